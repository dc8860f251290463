import { useEffect, useState } from "react"
import { keepPreference, keptPreference } from "../client/keep.ts"

/** Milliseconds after which a changed button takes clicks. */
const USUAL_GUARD = 300

/** For how long a button that has just changed takes no click: one meant for what was there before. */
export const guard = {
  time: keptPreference("guard", USUAL_GUARD),
  set(time: number): void {
    guard.time = time
    keepPreference("guard", time)
  },
}

/** Whether what the buttons do has changed so lately that a click may be meant for what was there before. `meaning` differs with what they do. */
export function useSettling(meaning: string): boolean {
  const [settled, setSettled] = useState("")
  useEffect(() => {
    const timer = setTimeout(() => setSettled(meaning), guard.time)
    return () => clearTimeout(timer)
  }, [meaning])
  return guard.time > 0 && settled !== meaning
}
