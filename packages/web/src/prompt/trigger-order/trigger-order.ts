import type { OrderDecision } from "@apnap/engine"
import type { Prompt, Table } from "../../protocol/table.ts"
import { cardsOf } from "../../table/preview/card-words.ts"

/** Identifies a triggered ability by its card and text. "" if the card isn't visible. */
export type TriggerKind = string

const BETWEEN = ": "

/** The kind of each ability to be ordered; equal kinds do the same (603.3b). */
export function kindsOf(table: Table, prompt: Prompt, { options }: OrderDecision): readonly TriggerKind[] {
  const cards = cardsOf(table.seen, prompt.cards)
  return options.map((id, i) => {
    const name = cards.get(id)?.name ?? ""
    return name === "" ? "" : `${name}${BETWEEN}${prompt.texts[i] ?? ""}`
  })
}

/** The card name of a kind. */
export function cardOf(kind: TriggerKind): string {
  return kind.split(BETWEEN)[0]
}

/** Groups consecutive options of the same kind into rows. */
export function runsOf(
  kinds: readonly TriggerKind[],
  picked: readonly number[],
): readonly (readonly number[])[] {
  const runs: number[][] = []
  for (const index of picked) {
    const run = runs.at(-1)
    if (run !== undefined && kinds[index] !== "" && kinds[run[0]] === kinds[index]) run.push(index)
    else runs.push([index])
  }
  return runs
}

/** The chosen order of the kinds; null if kinds are interleaved or unknown, so that they don't determine the order. */
export function orderOfKinds(
  kinds: readonly TriggerKind[],
  picked: readonly number[],
): readonly TriggerKind[] | null {
  const order = runsOf(kinds, picked).map(([first]) => kinds[first])
  return order.includes("") || new Set(order).size < order.length ? null : order
}

/** A key for the set of kinds, regardless of order. */
export function setOf(kinds: readonly TriggerKind[]): string {
  return [...new Set(kinds)].sort().join("\n")
}

/** The options sorted by the order of their kinds. */
export function byKinds(kinds: readonly TriggerKind[], order: readonly TriggerKind[]): readonly number[] {
  return order.flatMap((kind) => kinds.flatMap((each, i) => (each === kind ? [i] : [])))
}
