import type { GameObject } from "../state/object.ts"
import type { State } from "../state/state.ts"

/** 712.1: whether it is represented by one card, token or copy with two faces, of which one is up; not so if melded or merged (730.2i). */
export function isDoubleFaced(s: State, { def, memory }: GameObject): boolean {
  return canTurn(s, def) && memory?.components === undefined
}

/** Whether what this definition describes has a front and a back face. */
export function canTurn(s: State, definition: number): boolean {
  const { layout } = s.definitions[definition]
  return layout === "transform" || layout === "modalDfc" || layout === "battle"
}
