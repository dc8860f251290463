import type { GameObject } from "../state/object.ts"
import type { State } from "../state/state.ts"

/** 712.1: whether it is one card, token or copy with two faces, one of them up; false if melded or merged (730.2i). */
export function isDoubleFaced(s: State, { def, memory }: GameObject): boolean {
  return canTurn(s, def) && memory?.components === undefined
}

/** Whether this definition has a front and a back face. */
export function canTurn(s: State, definition: number): boolean {
  const { layout } = s.definitions[definition]
  return layout === "transform" || layout === "modalDfc" || layout === "battle"
}
