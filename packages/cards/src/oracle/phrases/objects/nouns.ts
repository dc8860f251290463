import type { Filter } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { ORACLE } from "../../oracle.ts"
import type { Things } from "./things.ts"

/** The quality a noun phrase states if it names this kind of object without a zone: "creature", "red spells". */
export function qualityOf(things: Things, kind?: Things["kind"]): Filter | undefined {
  return things.kind === kind && things.zone === undefined ? things.filter : undefined
}

/** The noun phrase for objects with a quality. */
export function thingsWith(filter: Filter, kind?: Things["kind"]): { t: Things } {
  return { t: { filter, ...(kind !== undefined && { kind }) } }
}

// Noun phrases for one kind of object, without article. Permanents have no `kind`.
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
