import type { Amount, Filter, Selector } from "@apnap/engine"
import { asAmount, asObject } from "../../discourse/surface.ts"
import type { Definer } from "../../grammar/grammar.ts"
import { same } from "../../grammar/hole.ts"
import { ORACLE, quantity } from "../../oracle.ts"
import type { Things } from "../objects/things.ts"
import { each } from "./each.ts"

// Counts of what an instruction did, or of what died.

/** How many or how much an instruction did; `what` identifies the instruction. */
const WAYS_TO_COUNT: readonly (readonly [
  symbol: Definer<Amount>,
  what: string,
  templates: string | readonly string[],
])[] = [
  [quantity, "damage", ["the damage dealt this way", "the amount of damage dealt this way", "that damage"]],
  [
    quantity,
    "excess",
    [
      "the excess damage dealt this way",
      "the amount of excess damage dealt this way",
      "the excess damage dealt to that creature this way",
      "the amount of excess damage dealt to that creature this way",
      "that excess damage",
      "that amount of excess damage",
    ],
  ],
  [
    quantity,
    "life",
    [
      "the life lost this way",
      "the life gained this way",
      "the amount of life lost this way",
      "the amount of life you gained",
      "the amount of life you lost",
    ],
  ],
  [quantity, "discarded", "the number of cards discarded this way"],
  [quantity, "counters", "the number of {c:removed counters} removed this way"],
  [quantity, "looked", "the number of cards looked at while scrying this way"],
  [each, "looked", "card looked at while scrying this way"],
  [quantity, "way", "that much"],
  [each, "drawn", "card drawn this way"],
  [each, "discarded", "card discarded this way"],
  [each, "exiled", "card exiled this way"],
  [each, "destroyed", "permanent destroyed this way"],
  [each, "destroyed", "creature destroyed this way"],
  [each, "sacrificed", "permanent sacrificed this way"],
  [each, "sacrificed", "creature sacrificed this way"],
  [each, "milled", "card milled this way"],
  [each, "counters", "{c:removed counter} removed this way"],
  [
    each,
    "life",
    [
      "1 life lost this way",
      "1 life you lost this way",
      "1 life you lost",
      "1 life you gained",
      "1 life they lost",
      "1 life they gained",
    ],
  ],
]
/** Numbers printed with words of their own (`any-amount.ts`). */
const OF_ITS_OWN: ReadonlySet<string> = new Set(["energyPaid", "resultOther"])

/** What a bound name counts, by the instruction it was derived from; undefined for other names. */
function doneBy(name: string): string | undefined {
  if (name.endsWith("Excess")) return "excess"
  return WAYS_TO_COUNT.find(([, what]) => name.startsWith(what))?.[1]
}
for (const [symbol, what, templates] of WAYS_TO_COUNT)
  symbol.iso(
    templates,
    () => asAmount({ n: "said", what }),
    (n, { printed }) => {
      if (typeof n === "number" || n.n !== "bound") return undefined
      if (what === "way") return printed !== true || !OF_ITS_OWN.has(n.name) ? {} : undefined
      const done = doneBy(n.name)
      return done === what || (done === undefined && printed !== true) ? {} : undefined
    },
  )

const FROM_HAND: Filter = {
  is: "thisTurn",
  event: { on: "moves", object: { is: "any" }, from: "hand", to: "exile" },
}

each("1 damage prevented this way", { n: "bound", name: "prevented" })
/** "For each creature destroyed this way": the matching objects among those affected. */
export const WAYS = "destroyed sacrificed discarded exiled revealed milled returned tapped".split(" ")
each.iso(
  ["{t:thing} {p:way done} this way", "{t:thing} that was {p:way done} this way"],
  ({ t, p }) => countWay(t, p as string),
  (n) => (typeof n !== "number" && n.n === "countOf" ? saidOfWay(n.of) : undefined),
)
ORACLE.symbol("way done").handwritten = {
  begins: (word) => WAYS.includes(word),
  read: (reader, at) => (WAYS.includes(reader.tokens[at]) ? [{ end: at + 1, value: reader.tokens[at] }] : []),
  *spell(value) {
    yield [WAYS.includes(value as string) ? (value as string) : WAYS]
  },
}
/** The participle a name was derived from ("discarded" for "discarded2"), or the name itself. */
function wayOf(name: string): string {
  return WAYS.find((way) => name.startsWith(way)) ?? name
}
// Only those that were in a hand, of all that were exiled.
each.iso(
  "card exiled from their hand this way",
  () => ({
    n: "countOf",
    of: { sel: "filtered", of: asObject({ sel: "said", plural: true, how: "exiled" }), filter: FROM_HAND },
  }),
  (n) =>
    typeof n !== "number" && n.n === "countOf" && n.of.sel === "filtered" && same(n.of.filter, FROM_HAND)
      ? {}
      : undefined,
)
export function countWay(things: unknown, how: string): Amount | undefined {
  const of = doneThisWay(things as Things, how)
  return of && { n: "countOf", of }
}
/** The objects affected: cards as they are now, permanents as they last existed (608.2h). */
export function doneThisWay({ kind, zone, filter }: Things, how: string): Selector | undefined {
  if ((kind !== undefined && kind !== "card") || zone !== undefined) return undefined
  const of = asObject({ sel: "said", plural: true, how })
  return kind === "card" ? { sel: "filtered", of, filter } : { sel: "lastKnown", of, filter }
}
/** All cards revealed until one was found, with that one. */
function isTurnedOver(what: Selector): boolean {
  return what.sel === "union" && same(what.of[1], { sel: "bound", name: "rest" })
}
/** The noun phrase and participle for the objects affected. */
export function saidOfWay(what: Selector): { t: Things; p: string } | undefined {
  if (what.sel !== "filtered" && what.sel !== "lastKnown") return undefined
  const t: Things = { filter: what.filter, ...(what.sel === "filtered" && { kind: "card" }) }
  if (what.sel === "filtered" && isTurnedOver(what.of)) return { t, p: "revealed" }
  return what.of.sel === "bound" ? { t, p: wayOf(what.of.name) } : undefined
}
quantity.iso(
  [
    "the number of {t:things} {p:way done} this way",
    "the number of {t:things} that were {p:way done} this way",
  ],
  ({ t, p }) => countWay(t, p as string),
  (n) => (typeof n !== "number" && n.n === "countOf" ? saidOfWay(n.of) : undefined),
)
