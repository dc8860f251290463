import { type CompiledCard, compileCard, type FileCard, type SourceCard } from "@apnap/cards"
import type { Task } from "../pool/task.ts"

/** The result of compiling one card. */
export type Made = { compiled: CompiledCard } | { failed: string }

/** Compiles cards; returns the results in the same order. */
export const compileTask: Task<null, readonly FileCard[], Made[]> = {
  name: "compile",
  prepare: () => (cards) => cards.map(({ card }) => make(card)),
}

/** A failure is a bug in the grammar: names the card and goes on with the others. */
export function make(card: SourceCard): Made {
  try {
    return { compiled: compileCard(card) }
  } catch (error) {
    return { failed: (error as Error).message }
  }
}
