import { type CompiledCard, compileCard, type FileCard, type SourceCard } from "@apnap/cards"
import type { Task } from "../pool/task.ts"

/** What was made of one card. */
export type Made = { compiled: CompiledCard } | { failed: string }

/** Compiles cards, and says what was made of each in the same order. */
export const compileTask: Task<null, readonly FileCard[], Made[]> = {
  name: "compile",
  prepare: () => (cards) => cards.map(({ card }) => make(card)),
}

/** A failure is one of the grammar: the card is named, and the others are compiled. */
export function make(card: SourceCard): Made {
  try {
    return { compiled: compileCard(card) }
  } catch (error) {
    return { failed: (error as Error).message }
  }
}
