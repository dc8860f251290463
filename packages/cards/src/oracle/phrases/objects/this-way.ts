import type { Filter, PlayerSelector } from "@apnap/engine"
import { asObject } from "../../discourse/surface.ts"
import { same } from "../../grammar/hole.ts"
import { object } from "../../oracle.ts"
import { doneThisWay, saidOfWay } from "../amounts/this-way.ts"
import { wanted } from "../library/search.ts"
import { ANY_NUMBER } from "../targets/slots.ts"
import type { Things } from "./things.ts"

// Some of the cards an instruction affected: "put a land card milled this way into your hand" (608.2c).

object.iso(
  [
    "all {t:things} {p:way done} this way",
    "each {t:thing} {p:way done} this way",
    "all {t:things} they {p:way done} this way",
    "each {t:thing} they {p:way done} this way",
  ],
  ({ t, p }) => ((t as Things).kind === "card" ? doneThisWay(t, p as string) : undefined),
  (what) => (what.sel === "filtered" ? saidOfWay(what) : undefined),
)
/** Only if it is there, and was not exiled instead (614.6). */
for (const [words, whose] of [
  ["a graveyard", {}],
  ["your graveyard", { of: { who: "you" } }],
] as const)
  object.iso(
    [`that card from ${words}`, ...(words === "your graveyard" ? [`the discarded card from ${words}`] : [])],
    () => ({
      sel: "filtered",
      of: asObject({ sel: "said", that: true, card: true }),
      filter: lying(whose),
    }),
    (what) =>
      what.sel === "filtered" && what.of.sel === "bound" && same(what.filter, lying(whose)) ? {} : undefined,
  )
function lying({ of: owner }: { of?: PlayerSelector }): Filter {
  const there: Filter = { is: "inZone", zone: "graveyard" }
  return owner === undefined ? there : { is: "and", of: [there, { is: "ownedBy", player: owner }] }
}
/** What a spell was cast from among is no longer in exile. */
const UNCAST: Filter = { is: "inZone", zone: "exile" }
object.iso(
  ["the exiled cards that weren't cast this way", "the exiled cards not cast this way"],
  () => ({ sel: "filtered", of: asObject({ sel: "said", plural: true, how: "exiled" }), filter: UNCAST }),
  (what) =>
    what.sel === "filtered" && what.of.sel === "union" && same(what.filter, UNCAST) ? {} : undefined,
)
for (const [words, counts] of [
  ["a {t:thing}", () => ({})],
  ["any number of {t:things}", () => ({ count: ANY_NUMBER, upTo: true })],
  ["up to {n:number} {t:things}", (n: number) => ({ count: n, upTo: true })],
] as const)
  object.iso(
    `${words} {p:way done} this way`,
    ({ t, p, n }) => {
      const filter = wanted(t)
      const from = asObject({ sel: "said", plural: true, how: p as string })
      return filter && { sel: "choose", filter, from, ...counts(n) }
    },
    (what) => {
      if (what.sel !== "choose" || what.from?.sel !== "bound") return undefined
      const { sel: _, filter, from, bind, ...rest } = what
      const n = (rest.count ?? 1) as number
      const isSame = JSON.stringify(rest) === JSON.stringify(counts(n))
      return isSame
        ? { t: { filter, kind: "card" }, p: saidOfWay({ sel: "filtered", of: from, filter })?.p, n }
        : undefined
    },
  )
