import type { State } from "../state/state.ts"

/** 608: resolves the top object of the stack. */
export function resolveTop(s: State): void {
  s.stack = s.stack.slice(0, -1)
}
