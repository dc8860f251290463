import type { OrderDecision } from "@apnap/engine"
import type { Prompt, Table } from "../../protocol/table.ts"
import { cardsOf } from "../../table/preview/card-words.ts"

/** What a triggered ability to be ordered is: that of which card, in words. "" where the card is not seen. */
export type TriggerKind = string

const BETWEEN = ": "

/** For each ability that is ordered what it is; equal ones do the same (603.3b). */
export function kindsOf(table: Table, prompt: Prompt, { options }: OrderDecision): readonly TriggerKind[] {
  const cards = cardsOf(table.seen, prompt.cards)
  return options.map((id, i) => {
    const name = cards.get(id)?.name ?? ""
    return name === "" ? "" : `${name}${BETWEEN}${prompt.texts[i] ?? ""}`
  })
}

/** The card of a kind. */
export function cardOf(kind: TriggerKind): string {
  return kind.split(BETWEEN)[0]
}

/** Options that stand together and are of one kind, as one row. */
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

/** The kinds in the order that was chosen; null when kinds are mixed, or not known, so that the order can't be told by them. */
export function orderOfKinds(
  kinds: readonly TriggerKind[],
  picked: readonly number[],
): readonly TriggerKind[] | null {
  const order = runsOf(kinds, picked).map(([first]) => kinds[first])
  return order.includes("") || new Set(order).size < order.length ? null : order
}

/** Names the set of kinds, in whatever order they come. */
export function setOf(kinds: readonly TriggerKind[]): string {
  return [...new Set(kinds)].sort().join("\n")
}

/** The options in the order of their kinds. */
export function byKinds(kinds: readonly TriggerKind[], order: readonly TriggerKind[]): readonly number[] {
  return order.flatMap((kind) => kinds.flatMap((each, i) => (each === kind ? [i] : [])))
}
