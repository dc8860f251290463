import type { Filter } from "@apnap/engine"
import { define } from "../grammar/grammar.ts"
import { ORACLE } from "../oracle.ts"
import type { Things } from "./things.ts"

/** The quality of what a noun phrase names, where it names that kind of object wherever it is: "creature", "red spells". */
export function qualityOf(things: Things, kind?: Things["kind"]): Filter | undefined {
  return things.kind === kind && things.zone === undefined ? things.filter : undefined
}

/** The noun phrase of objects with a quality. */
export function thingsWith(filter: Filter, kind?: Things["kind"]): { t: Things } {
  return { t: { filter, ...(kind !== undefined && { kind }) } }
}

// Noun phrases of one kind of object without their article. A permanent's noun is no kind of its own.
for (const [word, kind] of [
  ["plain", undefined],
  ["card", "card"],
  ["spell", "spell"],
  ["source", "source"],
] as const)
  for (const number of ["thing", "things"])
    define<Filter>(ORACLE, `${word} ${number}`).iso(
      `{t:${number}}`,
      ({ t }) => qualityOf(t, kind),
      (filter) => thingsWith(filter, kind),
    )
