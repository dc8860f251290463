import { useSyncExternalStore } from "react"
import { NO_ROOM_BESIDE, TOUCH } from "../../style/queries.ts"

const isTouch = (): boolean => matchMedia(TOUCH).matches

/** Whether the device uses touch. */
export function useTouch(): boolean {
  return useSyncExternalStore(listen, isTouch)
}

/** Whether a press shows a card before using it: if there is no other way to look at it. */
export function showsFirst(): boolean {
  return matchMedia([TOUCH, ...NO_ROOM_BESIDE].join(", ")).matches
}

function listen(hear: () => void): () => void {
  const asked = matchMedia(TOUCH)
  asked.addEventListener("change", hear)
  return () => asked.removeEventListener("change", hear)
}
