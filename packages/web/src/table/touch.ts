import { useSyncExternalStore } from "react"

const TOUCH = "(hover: none)"

const isTouch = (): boolean => matchMedia(TOUCH).matches

/** Whether the person touches the table: the pointer can't hover. */
export function useTouch(): boolean {
  return useSyncExternalStore(listen, isTouch)
}

function listen(hear: () => void): () => void {
  const asked = matchMedia(TOUCH)
  asked.addEventListener("change", hear)
  return () => asked.removeEventListener("change", hear)
}
