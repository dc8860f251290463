import {
  type Amount,
  type Cost,
  type CostPart,
  type CounterKind,
  type Filter,
  FORAGE,
  type Selector,
} from "@apnap/engine/language"
import { define, type Item, type Reader, type Reading } from "../grammar/grammar.ts"
import { $, same } from "../grammar/hole.ts"
import { cost, ORACLE } from "../oracle.ts"
import { withOther, withoutOther } from "./other.ts"
import { ANY_NUMBER } from "./slots.ts"
import type { Things } from "./things.ts"

const MANA = /^(\{(\d+|[wubrgcxyzsWUBRGCXYZS](\/[wubrgpcWUBRGPC])*|\d\/[wubrgWUBRG])\})+$/

/** Mana symbols, as cards write them. */
ORACLE.symbol("mana").handwritten = {
  begins: (word) => word.startsWith("{"),
  read: (reader, at) => {
    const word = reader.tokens[at] ?? ""
    return MANA.test(word) ? [{ end: at + 1, value: word.toUpperCase() }] : []
  },
  *spell(value) {
    yield [(value as string).toLowerCase()]
  },
}
ORACLE.symbol("energy").handwritten = {
  begins: (word) => word.startsWith("{e"),
  read: (reader, at) => {
    const word = reader.tokens[at] ?? ""
    return /^(\{e\})+$/.test(word) ? [{ end: at + 1, value: word.length / 3 }] : []
  },
  *spell(value) {
    if (typeof value === "number") yield ["{e}".repeat(value)]
  },
}

const ATTACHED_TO: Filter = { is: "among", of: { sel: "attachedTo" } }
cost(["{m:mana}", "pay {m:mana}"], { pay: "mana", mana: $<string>("m") })
// 701.67a
cost("waterbend {m:mana}", { pay: "waterbend", mana: $<string>("m") })
cost("{t}", { pay: "tap" })
cost("{q}", { pay: "untap" })
cost("pay {n:digits} life", { pay: "life", amount: $<Amount>("n") })
cost(["pay {e:energy}", "{e:energy}"], { pay: "energy", amount: $<Amount>("e") })
cost(["pay a amount of {e} equal to {q:quantity}", "pays a amount of {e} equal to {q:quantity}"], {
  pay: "energy",
  amount: $<Amount>("q"),
})
cost("sacrifice ~", { pay: "sacrificeSelf" })
const GIVER: Filter = { is: "among", of: $<Selector>("g") }
cost("sacrifice {g:giver}", { pay: "sacrifice", filter: GIVER })
cost("return {g:giver} to its owner 's hand", { pay: "return", filter: GIVER })
cost("remove all {kind:counter} counters from {g:giver}", {
  pay: "removeCounters",
  kind: $<CounterKind>("kind"),
  count: 0,
  all: true,
  from: GIVER,
})
cost("exile ~", { pay: "exileSelf" })
cost(["exile ~ from your graveyard", "exile ~ from your hand"], { pay: "exileSelf" })
cost("discard ~", { pay: "discardSelf" })
cost("return ~ to its owner 's hand", { pay: "returnSelf" })
cost("discard(s) {o:own} hand", { pay: "discard", hand: true })
cost("discard(s) a card", { pay: "discard" })
cost("discard(s) a card at random", { pay: "discard", random: true })
cost.iso(
  "discard(s) {n:number} cards",
  ({ n }) => (n === 1 ? undefined : { pay: "discard", count: n }),
  (p) =>
    p.pay === "discard" && p.count !== undefined && p.count !== 1 && !p.random && !p.hand && !p.filter
      ? { n: p.count }
      : undefined,
)
cost("mill {n:cards}", { pay: "mill", count: $<Amount>("n") })
cost("remove a {kind:counter} counter from ~", {
  pay: "removeCounters",
  kind: $<CounterKind>("kind"),
  count: 1,
})
cost("remove {n:number} {kind:counter} counters from ~", {
  pay: "removeCounters",
  kind: $<CounterKind>("kind"),
  count: $<Amount>("n"),
})
cost("put a {kind:counter} counter on ~", { pay: "addCounters", kind: $<CounterKind>("kind"), count: 1 })

/** Costs that choose among objects: "sacrifice a creature", "tap two untapped Elves you control". */
function choosing(
  verb: string,
  make: (things: Things) => CostPart | undefined,
  take: (part: CostPart) => Things | undefined,
): void {
  const countOf = (part: CostPart): Amount | undefined =>
    "count" in part ? (part.count as Amount | undefined) : undefined
  const one = (part: CostPart): Things | undefined =>
    !isRange(part) && (countOf(part) === undefined || countOf(part) === 1) ? take(part) : undefined
  cost.iso(
    [`${verb} a {t:thing}`, `${verb} a {t:thing} of their choice`],
    ({ t }) => make(t),
    (part) => wrap(one(part)),
  )
  cost.iso(
    `${verb} another {t:thing}`,
    ({ t }) => make({ ...(t as Things), filter: withOther((t as Things).filter) }),
    (part) => {
      const things = one(part)
      return wrap(things && withoutOther(things))
    },
  )
  cost.iso(
    [`${verb} {n:number} {t:things}`, `${verb} {n:number} {t:things} of their choice`],
    ({ n, t }) => {
      const made = n === 1 ? undefined : make(t)
      return made && ({ ...made, count: n } as CostPart)
    },
    (part) => {
      const n = isRange(part) ? undefined : countOf(part)
      const t = n === undefined || n === 1 ? undefined : take(part)
      return t && { t, n }
    },
  )
}

/** Whether fewer than the most will do. */
function isRange(part: CostPart): boolean {
  return "min" in part && part.min !== undefined
}

function wrap(t: Things | undefined): { t: Things } | undefined {
  return t && { t }
}

choosing(
  "sacrifice(s)",
  (t) => (t.kind === undefined && t.zone === undefined ? { pay: "sacrifice", filter: t.filter } : undefined),
  (p) => (p.pay === "sacrifice" ? { filter: p.filter } : undefined),
)
choosing(
  "discard(s)",
  (t) =>
    t.kind === "card" && t.zone === undefined && t.filter.is !== "any"
      ? { pay: "discard", filter: t.filter }
      : undefined,
  (p) =>
    p.pay === "discard" && p.filter !== undefined && !p.random && !p.hand
      ? { filter: p.filter, kind: "card" }
      : undefined,
)
choosing(
  "exile",
  (t) => {
    if (t.kind !== "card" || t.of?.who !== "you" || (t.zone !== "graveyard" && t.zone !== "hand"))
      return undefined
    return { pay: "exile", filter: t.filter, zone: t.zone }
  },
  (p) =>
    p.pay === "exile" && p.zone !== "battlefield" && p.zone !== "library"
      ? { filter: p.filter, kind: "card", zone: p.zone, of: { who: "you" } }
      : undefined,
)
choosing(
  "tap",
  (t) => {
    if (t.kind !== undefined || t.zone !== undefined) return undefined
    const rest = withoutUntapped(t.filter)
    return rest && { pay: "tapOthers", filter: rest }
  },
  (p) =>
    p.pay === "tapOthers" && p.totalPower === undefined ? { filter: untappedYours(p.filter) } : undefined,
)
cost.iso(
  ["return a {t:thing} to its owner 's hand"],
  ({ t }) =>
    (t as Things).kind === undefined && (t as Things).zone === undefined
      ? { pay: "return", filter: (t as Things).filter }
      : undefined,
  (p) =>
    p.pay === "return" && (p.count === undefined || p.count === 1) ? { t: { filter: p.filter } } : undefined,
)

cost.iso(
  "return {n:number} {t:things} to their owner|owners 's|' hand|hands",
  ({ n, t }) =>
    n !== 1 && (t as Things).kind === undefined && (t as Things).zone === undefined
      ? { pay: "return", filter: (t as Things).filter, count: n as Amount }
      : undefined,
  (p) =>
    p.pay === "return" && p.count !== undefined && p.count !== 1
      ? { n: p.count, t: { filter: p.filter } }
      : undefined,
)

/** What is tapped as a cost is untapped and yours by the rules (118.3, 602.2b), so that the data does not say it. */
function withoutUntapped(filter: Filter): Filter | undefined {
  const parts = filter.is === "and" ? filter.of : [filter]
  const untapped = parts.some((p) => p.is === "not" && p.of.is === "tapped")
  const yours = parts.some((p) => p.is === "controlledBy" && p.player.who === "you")
  if (!untapped || !yours) return undefined
  const rest = parts.filter((p) => !(p.is === "not" && p.of.is === "tapped") && p.is !== "controlledBy")
  return rest.length === 1 ? rest[0] : rest.length === 0 ? { is: "any" } : { is: "and", of: rest }
}

/** What is said behind "you control": "other than ~", "with flying", "named …". */
const BEHIND: ReadonlySet<string> = new Set(["other", "keyword", "power", "toughness", "counters", "name"])

function untappedYours(filter: Filter): Filter {
  const parts = filter.is === "and" ? filter.of : filter.is === "any" ? [] : [filter]
  const isBefore = (part: Filter) => part.is === "other" && part.than === undefined
  const isBehind = (part: Filter) => BEHIND.has(part.is) && !isBefore(part)
  return {
    is: "and",
    of: [
      ...parts.filter(isBefore),
      { is: "not", of: { is: "tapped" } },
      ...parts.filter((part) => !isBefore(part) && !isBehind(part)),
      { is: "controlledBy", player: { who: "you" } },
      ...parts.filter(isBehind),
    ],
  }
}

function readCosts(reader: Reader, at: number): readonly Reading[] {
  const found: Reading[] = []
  const go = (list: readonly CostPart[], pos: number): void => {
    for (const r of reader.read("cost", pos)) {
      const next = [...list, r.value as CostPart]
      found.push({ end: r.end, value: next })
      if (reader.tokens[r.end] === ",") go(next, r.end + 1)
      if (reader.tokens[r.end] === "and") go(next, r.end + 1)
      const behind = isOfSelf(r.value as CostPart)
        ? ITSELF.find(([words]) => matches(reader, r.end, words))
        : undefined
      if (behind !== undefined) found.push({ end: r.end + behind[0].length, value: [...next, behind[1]] })
    }
  }
  go([], at)
  return found
}

/** "Remove three counters from ~ and sacrifice it": what was spoken of as this object. */
const ITSELF: readonly (readonly [words: readonly string[], part: CostPart])[] = [
  [["and", "sacrifice", "it"], { pay: "sacrificeSelf" }],
  [["and", "exile", "it"], { pay: "exileSelf" }],
]
function isOfSelf(part: CostPart): boolean {
  return part.pay === "removeCounters" && part.from === undefined
}
function matches(reader: Reader, at: number, words: readonly string[]): boolean {
  return words.every((word, i) => reader.tokens[at + i] === word)
}

function* spellCosts(value: Cost): Iterable<readonly Item[]> {
  if (value.length === 0) return
  const items = (joint: Item): Item[] =>
    value.flatMap((part, i): Item[] => [...(i > 0 ? [joint] : []), { symbol: "cost", value: part }])
  yield items(",")
  if (value.length > 1) yield items("and")
  const [before, last] = value.slice(-2)
  const behind =
    value.length > 1 && isOfSelf(before) ? ITSELF.find(([, part]) => same(part, last)) : undefined
  if (behind !== undefined) yield [{ symbol: "costs", value: value.slice(0, -1) }, ...behind[0]]
}

ORACLE.symbol("costs").handwritten = { read: readCosts, spell: (value) => spellCosts(value as Cost) }
cost("reveal ~ from your hand", { pay: "reveal", filter: { is: "self" } })
cost("put a {kind:counter} counter on a {t:plain thing}", {
  pay: "addCounters",
  kind: $<CounterKind>("kind"),
  count: 1,
  on: $<Filter>("t"),
})
cost("remove a {kind:counter} counter from a {t:plain thing}", {
  pay: "removeCounters",
  kind: $<CounterKind>("kind"),
  count: 1,
  from: $<Filter>("t"),
})
/** Costs that are keyword actions (701.59a, 701.61a). */
const acted = define<CostPart>(ORACLE, "keyword cost")
cost("{c:keyword cost}", $<CostPart>("c"))
acted("forage", FORAGE)
acted("collect evidence {n:digits}", { pay: "collectEvidence", amount: $<Amount>("n") })
// 701.68a
cost("blight {n:digits}", {
  pay: "addCounters",
  kind: "-1/-1",
  count: $<Amount>("n"),
  on: {
    is: "and",
    of: [
      { is: "type", type: "creature" },
      { is: "controlledBy", player: { who: "you" } },
    ],
  },
})
cost("exert ~", { pay: "exert" })
cost("unattach {what:attachment}", { pay: "do", effect: { do: "unattach", what: $<Selector>("what") } })
/** The Equipment itself, or the one that gives the ability. */
ORACLE.symbol("attachment").handwritten = {
  read: (reader, at) =>
    reader.read("object", at).filter((r) => ["self", "giver"].includes((r.value as Selector).sel)),
  spell: (value) => [[{ symbol: "object", value }]],
}
// 701.4a
cost("behold a {t:behold thing}", { pay: "behold", filter: $<Filter>("t") })
define<Filter>(ORACLE, "behold thing")("{t:plain thing}", $<Filter>("t"))
cost("exile the top card of your library", { pay: "exile", filter: { is: "any" }, zone: "library", count: 1 })
cost("exile the top {n:number} cards of your library", {
  pay: "exile",
  filter: { is: "any" },
  zone: "library",
  count: $<Amount>("n"),
})
for (const verb of ["sacrifice", "tap"] as const)
  cost(
    `${verb} enchanted|equipped {noun:host}`,
    verb === "sacrifice"
      ? { pay: "sacrifice", filter: ATTACHED_TO }
      : { pay: "tapOthers", filter: ATTACHED_TO },
  )
cost("{m:mana} for each {n:each}", { pay: "manaTimes", mana: $<string>("m"), times: $<Amount>("n") })
cost("{n:digits} life", { pay: "life", amount: $<Amount>("n") })
cost(["pay life equal to {n:quantity}", "life equal to {n:quantity}"], {
  pay: "life",
  amount: $<Amount>("n"),
})
choosing(
  "reveal",
  (t) =>
    t.kind === "card" && t.zone === "hand" && t.of?.who === "you"
      ? { pay: "reveal", filter: t.filter }
      : undefined,
  (p) =>
    p.pay === "reveal" && p.filter.is !== "self"
      ? { filter: p.filter, kind: "card", zone: "hand", of: { who: "you" } }
      : undefined,
)

/** As many as there are of them (118.3: all of them must be there to be paid, though there may be none). */
cost.iso(
  "sacrifice(s) all {t:plain things}",
  ({ t }) => ({ pay: "sacrifice", filter: t, count: { n: "count", filter: t } }),
  (p) =>
    p.pay === "sacrifice" && same(p.count, { n: "count", filter: p.filter }) ? { t: p.filter } : undefined,
)
// Any number of them with a total power (702.122a).
cost("sacrifice(s) any number of {t:plain things} with total power {n:digits} or greater", {
  pay: "sacrifice",
  filter: $<Filter>("t"),
  totalPower: $<Amount>("n"),
})
cost.iso(
  "tap any number of {t:plain things} with total power {n:digits} or greater",
  ({ t, n }) => {
    const filter = withoutUntapped(t)
    return filter && { pay: "tapOthers", filter, totalPower: n }
  },
  (p) =>
    p.pay === "tapOthers" && p.totalPower !== undefined
      ? { t: untappedYours(p.filter), n: p.totalPower }
      : undefined,
)
choosing(
  "exile",
  (t) =>
    t.kind === undefined && t.zone === undefined
      ? { pay: "exile", filter: t.filter, zone: "battlefield" }
      : undefined,
  (p) => (p.pay === "exile" && p.zone === "battlefield" ? { filter: p.filter } : undefined),
)
// Counters of whatever kind (118.3).
cost("remove a counter from ~", { pay: "removeCounters", count: 1 })
cost("remove {n:number} counters from ~", { pay: "removeCounters", count: $<Amount>("n") })
cost("remove a counter from a {t:plain thing}", { pay: "removeCounters", count: 1, from: $<Filter>("t") })
cost("remove a counter from another {t:plain thing}", {
  pay: "removeCounters",
  count: 1,
  from: { is: "and", of: [{ is: "other" }, $<Filter>("t")] },
})
cost("sacrifice(s) another {a:plain thing} or a {b:plain thing}", {
  pay: "sacrifice",
  filter: { is: "or", of: [{ is: "and", of: [{ is: "other" }, $<Filter>("a")] }, $<Filter>("b")] },
})
cost("remove {n:number} {kind:counter} counters from among {t:plain things}", {
  pay: "removeCounters",
  kind: $<CounterKind>("kind"),
  count: $<Amount>("n"),
  from: $<Filter>("t"),
})
cost("remove {n:number} counters from among {t:plain things}", {
  pay: "removeCounters",
  count: $<Amount>("n"),
  from: $<Filter>("t"),
})
// One or the other (118.12a).
cost("{a:cost one} or {b:cost one}", { pay: "anyOf", of: [[$<CostPart>("a")], [$<CostPart>("b")]] })
ORACLE.symbol("cost one").handwritten = {
  read: (reader, at) => reader.read("cost", at).filter((r) => (r.value as CostPart).pay !== "anyOf"),
  spell: (value) => ((value as CostPart).pay === "anyOf" ? [] : [[{ symbol: "cost", value }]]),
}
cost.iso(
  "pay {n:number} {m:mana}",
  ({ n, m }) => (typeof n === "number" && n > 1 ? { pay: "mana", mana: (m as string).repeat(n) } : undefined),
  (p) => {
    const symbols = p.pay === "mana" ? (p.mana.match(/\{[^}]+\}/g) ?? []) : []
    return symbols.length > 1 && symbols.every((one) => one === symbols[0])
      ? { n: symbols.length, m: symbols[0] }
      : undefined
  },
)
// 701.4a
cost("behold a {t:behold thing} and exile it", {
  pay: "behold",
  filter: $<Filter>("t"),
  exile: true,
})
// As many as the payer wants (118.3).
const FEW = [
  ["any number of", () => ({ count: ANY_NUMBER, min: 0 })],
  ["one or more", () => ({ count: ANY_NUMBER, min: 1 })],
  ["up to {n:number}", (n: Amount) => ({ count: n, min: 0 })],
] as const
/** What a number of them may be chosen of, as the nouns say it and as the cost has it. */
const HEAPS: readonly (readonly [
  verb: string,
  make: (t: Things) => CostPart | undefined,
  take: (part: CostPart) => Things | undefined,
])[] = [
  [
    "sacrifice(s)",
    (t) => ((t.kind ?? t.zone) === undefined ? { pay: "sacrifice", filter: t.filter } : undefined),
    (p) => (p.pay === "sacrifice" && p.totalPower === undefined ? { filter: p.filter } : undefined),
  ],
  ["exile", (t) => exiledFrom(t), (p) => thingsExiled(p)],
  [
    "tap",
    (t) => {
      const filter = (t.kind ?? t.zone) === undefined ? withoutUntapped(t.filter) : undefined
      return filter && { pay: "tapOthers", filter }
    },
    (p) =>
      p.pay === "tapOthers" && p.totalPower === undefined ? { filter: untappedYours(p.filter) } : undefined,
  ],
]
for (const [verb, make, take] of HEAPS)
  for (const [words, counts] of FEW)
    cost.iso(
      `${verb} ${words} {t:things}`,
      ({ t, n }) => {
        const part = make(t as Things)
        return part && ({ ...part, ...counts(n as Amount) } as CostPart)
      },
      (part) => {
        const { count, min } = part as { count?: Amount; min?: number }
        if (count === undefined || min === undefined || !same({ count, min }, counts(count))) return undefined
        if ((count === ANY_NUMBER) === words.includes("{n")) return undefined
        const t = take(part)
        return t && { t, n: count }
      },
    )
function exiledFrom(t: Things): CostPart | undefined {
  const { kind, zone, of, filter } = t
  if (kind === undefined && zone === undefined) return { pay: "exile", filter, zone: "battlefield" }
  const isYours = kind === "card" && of?.who === "you" && (zone === "graveyard" || zone === "hand")
  return isYours ? { pay: "exile", filter, zone } : undefined
}
function thingsExiled(p: CostPart): Things | undefined {
  if (p.pay !== "exile" || p.zone === "library") return undefined
  if (p.zone === "battlefield") return { filter: p.filter }
  return { filter: p.filter, kind: "card", zone: p.zone, of: { who: "you" } }
}
for (const round of ["up", "down"] as const)
  cost(`pay half your life , rounded ${round}`, {
    pay: "life",
    amount: { n: "half", of: { n: "life", of: { who: "you" } }, round },
  })
