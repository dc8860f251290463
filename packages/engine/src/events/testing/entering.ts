import type { CardDefinition } from "../../language/card.ts"
import type { Answer, Decision } from "../../state/decision.ts"
import type { State } from "../../state/state.ts"
import { put } from "../../testing/table.ts"
import { move } from "../moving/move.ts"
import { answering } from "./replacing.ts"

export const CREATURE = { is: "type", type: "creature" } as const

/** Puts the first player's card onto the battlefield with the given answers, all of which must be used. */
export function enter(
  s: State,
  what: CardDefinition,
  answers: readonly Answer[] = [],
  from: "hand" | "graveyard" = "hand",
): { id: number; asked: Decision[] } {
  const { value: id, asked } = answering(answers, () =>
    move(s, { id: put(s, 0, what, from), to: "battlefield", rule: "608.3a", by: 0 }),
  )
  return { id, asked }
}
