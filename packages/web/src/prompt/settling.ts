import { useEffect, useState } from "react"
import { keepPreference, keptPreference } from "../client/keep.ts"

/** Milliseconds after which a changed button accepts clicks. */
const USUAL_GUARD = 300

/** How long a button that has just changed ignores clicks, which may be meant for the previous one. */
export const guard = {
  time: keptPreference("guard", USUAL_GUARD),
  set(time: number): void {
    guard.time = time
    keepPreference("guard", time)
  },
}

/** Whether the buttons changed so recently that a click may be meant for the previous ones. `meaning` identifies what they do. */
export function useSettling(meaning: string): boolean {
  const [settled, setSettled] = useState("")
  useEffect(() => {
    const timer = setTimeout(() => setSettled(meaning), guard.time)
    return () => clearTimeout(timer)
  }, [meaning])
  return guard.time > 0 && settled !== meaning
}
