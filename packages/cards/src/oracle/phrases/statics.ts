import type {
  Amount,
  Change,
  Condition,
  CounterKind,
  Filter,
  PlayerSelector,
  Selector,
  StaticEffect,
} from "@apnap/engine"
import type { Item, Reader, Reading } from "../grammar/grammar.ts"
import { define } from "../grammar/grammar.ts"
import { $, same } from "../grammar/hole.ts"
import { ORACLE, statics } from "../oracle.ts"
import type { Things } from "./things.ts"
import { whereX, xFor } from "./where-x.ts"

const who = (): Selector => $<Selector>("what")

/** Restrictions and requirements, said by static abilities or for a turn by effects. */
const restriction = define<StaticEffect>(ORACLE, "restriction")
/** The same without their subject, after "and". The creature is filled in by what is said before. */
const restricted = define<Bare>(ORACLE, "restricted")

type WithCreature = Extract<StaticEffect, { creature: Selector }>
type Bare = WithCreature extends infer S
  ? S extends { creature: Selector }
    ? Omit<S, "creature">
    : never
  : never

/** What a creature can't or must do; the words follow its name. */
function of(words: string | readonly string[], shape: Bare): void {
  for (const text of typeof words === "string" ? [words] : words) {
    restriction(`{what:group} ${text}`, { ...shape, creature: who() } as StaticEffect)
    restricted(text, shape)
  }
}
of("can't attack", { static: "cantAttack" })
of("can't block", { static: "cantBlock" })
of("can't be blocked", { static: "cantBeBlocked" })
of("can't be blocked except by {f:blockers}", { static: "cantBeBlocked", except: $<Filter>("f") })
of("can't be blocked except by {n:number} or more creatures", {
  static: "cantBeBlocked",
  fewerThan: $<number>("n"),
})
of("can't be blocked by more than one creature", { static: "cantBeBlocked", moreThan: 1 })
of("can't be blocked by {f:blockers}", { static: "cantBeBlocked", by: $<Filter>("f") })
of("can't block {f:blockers}", { static: "cantBlock", attacker: $<Filter>("f") })
of("can block only {f:blockers}", { static: "cantBlock", attacker: { is: "not", of: $<Filter>("f") } })
of(["attack(s) each combat if able", "attack(s) each turn if able", "attack(s) if able"], {
  static: "mustAttack",
})
of(["block(s) each combat if able", "block(s) each turn if able", "block(s) if able"], {
  static: "mustBlock",
})
of("must be blocked if able", { static: "mustBeBlocked" })
of(["can block a additional creature each combat", "can block a additional creature"], {
  static: "canBlockAdditional",
  count: 1,
})
of("can block any number of creatures", { static: "canBlockAdditional", count: "any" })
of("can attack as though it|they didn't have defender", { static: "asThough", as: "noDefender" })
of("can't attack unless {c:condition}", { static: "cantAttack", unless: $<Condition>("c") })
of("can't block unless {c:condition}", { static: "cantBlock", unless: $<Condition>("c") })
of(["can't attack you", "can't attack you or planeswalkers you control"], {
  static: "cantAttack",
  whom: { who: "you" },
})
of("assign(s) combat damage equal to its|their toughness rather than its|their power", {
  static: "assignsWithToughness",
})
of("assign(s) no combat damage", { static: "assignsNoDamage" })
of("can't attack alone", { static: "cantAttack", alone: true })
of("can't block alone", { static: "cantBlock", alone: true })
restriction("all creatures able to block {what:object} do so", {
  static: "mustBeBlocked",
  creature: who(),
  byAll: true,
})

const blockers = define<Filter>(ORACLE, "blockers")
blockers.iso(
  "{t:things}",
  ({ t }) =>
    (t as Things).kind === undefined && (t as Things).zone === undefined ? (t as Things).filter : undefined,
  (filter) => ({ t: { filter } }),
)

statics("{r:restriction}", $<StaticEffect>("r"))
statics("{what:group} {c:traits}", { static: "modify", what: who(), changes: $<readonly Change[]>("c") })
statics("{what:group} doesn't/don't untap during {w:controllers} untap step|steps", {
  static: "doesntUntap",
  what: who(),
})
statics("~ enter(s) tapped", { static: "enters", what: "self", tapped: true })
statics("~ enter(s) the battlefield tapped", { static: "enters", what: "self", tapped: true })
statics("~ enter(s) tapped unless {c:condition}", {
  static: "enters",
  what: "self",
  tapped: true,
  condition: { if: "not", of: $<Condition>("c") },
})
statics("~ enter(s) with a {kind:counter} counter on it", {
  static: "enters",
  what: "self",
  counters: [{ kind: $<CounterKind>("kind"), count: 1 }],
})
statics("~ enter(s) with {n:number} {kind:counter} counters on it", {
  static: "enters",
  what: "self",
  counters: [{ kind: $<CounterKind>("kind"), count: $<Amount>("n") }],
})
statics("~ enter(s) with a {kind:counter} counter on it for each {n:each}", {
  static: "enters",
  what: "self",
  counters: [{ kind: $<CounterKind>("kind"), count: $<Amount>("n") }],
})
statics.iso(
  "{t:things} enter tapped",
  ({ t }) =>
    (t as Things).kind === undefined
      ? { static: "enters", what: (t as Things).filter, tapped: true }
      : undefined,
  (s) =>
    s.static === "enters" && s.what !== "self" && s.tapped === true && Object.keys(s).length === 3
      ? { t: { filter: s.what } }
      : undefined,
)
statics("~ can't be countered", { static: "cantBeCountered", spells: { is: "self" }, self: true })
statics("~ cost(s) {m:mana} less to cast", { static: "cost", self: true, less: $<string>("m") })
statics("~ cost(s) {m:mana} less to cast for each {n:each}", {
  static: "cost",
  self: true,
  less: $<string>("m"),
  times: $<Amount>("n"),
})
statics("{s:spells} you cast cost {m:mana} less to cast", {
  static: "cost",
  spells: $<Filter>("s"),
  by: { who: "you" },
  less: $<string>("m"),
})
statics("{s:spells} your opponents cast cost {m:mana} more to cast", {
  static: "cost",
  spells: $<Filter>("s"),
  by: { who: "opponents" },
  more: $<string>("m"),
})
statics("{s:spells} cost {m:mana} more to cast", {
  static: "cost",
  spells: $<Filter>("s"),
  more: $<string>("m"),
})
const spells = define<Filter>(ORACLE, "spells")
spells.iso(
  "{t:things}",
  ({ t }) =>
    (t as Things).kind === "spell" && (t as Things).zone === undefined ? (t as Things).filter : undefined,
  (filter) => ({ t: { filter, kind: "spell" } }),
)
statics("you have no maximum hand size", { static: "handSize", who: { who: "you" }, size: "none" })
statics("you may play a additional land on each of your turns", {
  static: "landPlays",
  who: { who: "you" },
  plus: 1,
})
statics("{p:player} can't gain life", {
  static: "cant",
  event: { on: "gainLife", player: $<PlayerSelector>("p") },
  what: "gainLife",
})
statics("you have hexproof", { static: "playerHas", who: { who: "you" }, keyword: "hexproof" })
statics("you have shroud", { static: "playerHas", who: { who: "you" }, keyword: "shroud" })
statics.iso(
  "~ 's power and toughness are each equal to {n:quantity}",
  ({ n }) => ({
    static: "modify",
    what: { sel: "self" },
    changes: [{ change: "definePT", power: n, toughness: n }],
  }),
  (s) => {
    if (s.static !== "modify" || s.changes.length !== 1 || s.changes[0].change !== "definePT")
      return undefined
    const { power, toughness } = s.changes[0]
    return power !== undefined && JSON.stringify(power) === JSON.stringify(toughness)
      ? { n: power }
      : undefined
  },
)
statics.iso(
  "~ 's power is equal to {n:quantity}",
  ({ n }) => ({ static: "modify", what: { sel: "self" }, changes: [{ change: "definePT", power: n }] }),
  (s) => {
    if (s.static !== "modify" || s.changes.length !== 1 || s.changes[0].change !== "definePT")
      return undefined
    return s.changes[0].toughness === undefined ? { n: s.changes[0].power } : undefined
  },
)

// Several things that one ability says of the same objects.
const CANT_BOTH = ["can't", "attack", "or", "block"]

/** A list of static effects: all that one sentence says. */
ORACLE.symbol("static list").handwritten = {
  read(reader, at) {
    const found: Reading[] = reader.read("static", at).map((r) => ({ end: r.end, value: [r.value] }))
    for (const subject of reader.read("group", at)) {
      const creature = subject.value as Selector
      for (const first of [
        ...readTraits(reader, subject.end, creature),
        ...readBoth(reader, subject.end, creature),
      ]) {
        if (first.list.length > 1) found.push({ end: first.end, value: first.list })
        for (const r of readMore(reader, first.end, creature))
          found.push({ end: r.end, value: [...first.list, ...r.list] })
      }
      for (const r of reader.read("restricted", subject.end))
        for (const more of readMore(reader, r.end, creature))
          found.push({ end: more.end, value: [{ ...(r.value as object), creature }, ...more.list] })
    }
    return found
  },
  *spell(value) {
    const list = value as readonly StaticEffect[]
    if (list.length === 1) yield [{ symbol: "static", value: list[0] }]
    else yield* spellTogether(list)
  },
}

interface Part {
  end: number
  list: readonly StaticEffect[]
}

function readTraits(reader: Reader, at: number, what: Selector): readonly Part[] {
  return reader
    .read("traits", at)
    .map((r) => ({ end: r.end, list: [{ static: "modify", what, changes: r.value as readonly Change[] }] }))
}

function readBoth(reader: Reader, at: number, creature: Selector): readonly Part[] {
  if (!CANT_BOTH.every((word, i) => reader.tokens[at + i] === word)) return []
  const list: readonly StaticEffect[] = [
    { static: "cantAttack", creature },
    { static: "cantBlock", creature },
  ]
  const end = at + CANT_BOTH.length
  const unless =
    reader.tokens[end] !== "unless"
      ? []
      : reader.read("condition", end + 1).map((c) => ({
          end: c.end,
          list: list.map((effect) => ({ ...effect, unless: c.value as Condition }) as StaticEffect),
        }))
  return [...unless, { end, list }]
}

const NO_ACTIVATION = "its activated abilities can't be activated".split(" ")

function readMore(reader: Reader, at: number, creature: Selector): readonly Part[] {
  const comma = reader.tokens[at] === "," ? 1 : 0
  if (reader.tokens[at + comma] !== "and") return []
  const start = at + comma + 1
  const found: Part[] = reader
    .read("restricted", start)
    .map((r) => ({ end: r.end, list: [{ ...(r.value as object), creature } as StaticEffect] }))
  found.push(...readBoth(reader, start, creature))
  if (NO_ACTIVATION.every((word, i) => reader.tokens[start + i] === word))
    found.push({ end: start + NO_ACTIVATION.length, list: [{ static: "cantActivate", of: creature }] })
  return found
}

function* spellTogether(list: readonly StaticEffect[]): Iterable<readonly Item[]> {
  const what = subjectOf(list[0])
  if (what === undefined || list.some((effect) => !same(subjectOf(effect), what))) return
  const items: Item[] = [{ symbol: "group", value: what }]
  for (let i = 0; i < list.length; i++) {
    if (i > 0) items.push({ symbol: "and also", value: undefined })
    if (list[i].static === "cantAttack" && list[i + 1]?.static === "cantBlock") {
      items.push(...CANT_BOTH)
      const { unless } = list[i] as { unless?: Condition }
      if (unless !== undefined) items.push("unless", { symbol: "condition", value: unless })
      i++
    } else items.push(...predicateOf(list[i]))
  }
  yield items
}
ORACLE.symbol("and also").handwritten = { read: () => [], spell: () => [["and"], [",", "and"]] }

/** What a static effect speaks of, where its words begin with that. */
export function subjectOf(effect: StaticEffect): Selector | undefined {
  if (effect.static === "modify") return effect.what
  if (effect.static === "cantActivate") return "sel" in effect.of ? effect.of : undefined
  return "creature" in effect ? effect.creature : undefined
}

function predicateOf(effect: StaticEffect): readonly Item[] {
  if (effect.static === "modify") return [{ symbol: "traits", value: effect.changes }]
  if (effect.static === "cantActivate") return NO_ACTIVATION
  const { creature: _, ...rest } = effect as WithCreature
  return [{ symbol: "restricted", value: rest }]
}

statics.iso(
  "{s:plain static} , where x is {n:quantity}",
  ({ s, n }) => whereX(s, n) as StaticEffect | undefined,
  (s) => {
    const found = xFor(s)
    return found && { s: found.value, n: found.n }
  },
)
ORACLE.symbol("plain static").handwritten = {
  read: (reader, at) => reader.read("static", at),
  spell: (value) => [[{ symbol: "static", value }]],
}
statics("you control enchanted {noun:host}", {
  static: "modify",
  what: { sel: "attachedTo" },
  changes: [{ change: "control", player: { who: "you" } }],
})
statics("{s:spells} you control can't be countered", {
  static: "cantBeCountered",
  spells: { is: "and", of: [$<Filter>("s"), { is: "controlledBy", player: { who: "you" } }] },
})
statics("you may cast ~ as though it had flash", { static: "flash", spells: { is: "self" }, self: true })
statics("you may cast {s:spells} as though they had flash", { static: "flash", spells: $<Filter>("s") })
statics("you may play lands from your graveyard", {
  static: "playFrom",
  zone: "graveyard",
  of: { who: "you" },
  landsOnly: true,
})
statics("you may cast ~ from your graveyard", {
  static: "playFrom",
  zone: "graveyard",
  self: true,
  castOnly: true,
})
statics("play with the top card of your library revealed", {
  static: "revealed",
  what: "libraryTop",
  of: { who: "you" },
})
statics(["you may look at the top card of your library any time"], {
  static: "revealed",
  what: "libraryTop",
  of: { who: "you" },
  to: { who: "you" },
})
statics("you may play lands from the top of your library", {
  static: "playFrom",
  zone: "library",
  top: true,
  of: { who: "you" },
  landsOnly: true,
})
statics("you may cast {s:spells} from the top of your library", {
  static: "playFrom",
  zone: "library",
  top: true,
  of: { who: "you" },
  castOnly: true,
  filter: $<Filter>("s"),
})
statics("each spell {p:player} cast(s) costs {m:mana} more to cast", {
  static: "cost",
  by: $<PlayerSelector>("p"),
  more: $<string>("m"),
})
statics("players can't cast {s:spells}", {
  static: "cantCast",
  who: { who: "players" },
  spells: $<Filter>("s"),
})
statics("{p:player} can't cast more than one spell each turn", {
  static: "cantCast",
  who: $<PlayerSelector>("p"),
  maxPerTurn: 1,
})
statics("{p:player} can't search libraries", {
  static: "cant",
  event: { on: "searches", player: $<PlayerSelector>("p") },
  what: "search",
})
statics("damage can't be prevented", { static: "cant", event: { on: "damage" }, what: "preventDamage" })
statics("{what:group} {c:is now}", { static: "modify", what: who(), changes: $<readonly Change[]>("c") })
statics("{s:spells} you control {c:traits}", {
  static: "modify",
  what: {
    sel: "all",
    filter: { is: "and", of: [$<Filter>("s"), { is: "controlledBy", player: { who: "you" } }] },
    zone: "stack",
  },
  changes: $<readonly Change[]>("c"),
})
statics("{s:spells} you cast have {k:abilities}", {
  static: "modify",
  what: {
    sel: "all",
    filter: { is: "and", of: [$<Filter>("s"), { is: "controlledBy", player: { who: "you" } }] },
    zone: "stack",
  },
  changes: [{ change: "addAbilities", abilities: $("k") }],
})
statics("you may choose not to untap ~ during your untap step", {
  static: "mayNotUntap",
  what: { sel: "self" },
})
statics("activated abilities of {t:blockers} can't be activated", {
  static: "cantActivate",
  of: { filter: $<Filter>("t") },
  manaToo: true,
})
statics("activated abilities of {t:blockers} can't be activated unless they're mana abilities", {
  static: "cantActivate",
  of: { filter: $<Filter>("t") },
})
statics("{w:group} isn't/aren't a creature", {
  static: "modify",
  what: $<Selector>("w"),
  changes: [{ change: "removeTypes", types: ["creature"] }],
})
statics("you may exert ~ as it attacks", {
  static: "mayPayToAttack",
  creature: { sel: "self" },
  cost: [{ pay: "exert" }],
})
statics("you may exert ~ as it attacks . when you do , {e:exerted effects}", {
  static: "mayPayToAttack",
  creature: { sel: "self" },
  cost: [{ pay: "exert" }],
  then: $("e"),
})
ORACLE.symbol("exerted effects").handwritten = {
  read: (reader, at) => reader.read("sentence", at).map((r) => ({ end: r.end, value: { effect: r.value } })),
  *spell(value, context) {
    const { effect, targets } = value as { effect: unknown; targets?: readonly unknown[] }
    yield [
      { symbol: "sentence", value: effect, within: { ...context, targets: targets ?? [], mentioned: [] } },
    ]
  },
}
const PAIR: Selector = { sel: "union", of: [{ sel: "self" }, { sel: "pairedWith" }] }
statics(["each of those creatures {c:traits}", "both creatures {c:traits}"], {
  static: "modify",
  what: PAIR,
  changes: $<readonly Change[]>("c"),
})
/** What a static ability permits once in a turn. */
const once = define<StaticEffect>(ORACLE, "once")
once("you may cast {s:one spell} from your graveyard", {
  static: "playFrom",
  zone: "graveyard",
  filter: $<Filter>("s"),
  of: { who: "you" },
  castOnly: true,
  oncePerTurn: true,
})
const oneSpell = define<Filter>(ORACLE, "one spell")
oneSpell.iso(
  "a {t:thing}",
  ({ t }) =>
    (t as Things).kind === "spell" && (t as Things).zone === undefined ? (t as Things).filter : undefined,
  (filter) => ({ t: { filter, kind: "spell" } }),
)
for (const [words, by] of [
  ["spells", { is: "spell" }],
  ["abilities", { is: "ability" }],
  ["spells or abilities", undefined],
] as const) {
  const source = by === undefined ? {} : { by }
  statics(`{what:group} can't be the target of|of ${words}`, {
    static: "cantBeTargeted",
    what: who(),
    ...source,
  } as StaticEffect)
  statics(`{what:group} can't be the target|targets of ${words} your opponents control`, {
    static: "cantBeTargeted",
    what: who(),
    ...source,
    byPlayers: { who: "opponents" },
  } as StaticEffect)
}
statics("each {t:exists thing} enters with a additional {kind:counter} counter on it", {
  static: "enters",
  what: $<Filter>("t"),
  counters: [{ kind: $<CounterKind>("kind"), count: 1 }],
})
statics("{t:exist things} enter with a additional {kind:counter} counter on it|them", {
  static: "enters",
  what: $<Filter>("t"),
  counters: [{ kind: $<CounterKind>("kind"), count: 1 }],
})
statics("each {t:exists thing} enters with {n:number} additional {kind:counter} counters on it", {
  static: "enters",
  what: $<Filter>("t"),
  counters: [{ kind: $<CounterKind>("kind"), count: $<Amount>("n") }],
})
statics("~ enter(s) prepared", { static: "enters", what: "self", prepared: true })
statics("cast ~ only {c:timing}", {
  static: "cantCast",
  who: { who: "players" },
  self: true,
  unless: $<Condition>("c"),
})
statics(["if you would draw a card , draw two cards instead"], {
  static: "replace",
  event: { on: "draw", player: { who: "you" } },
  with: { do: "draw", count: 2 },
})
statics("~ has all activated abilities of {of:object}", {
  static: "modify",
  what: { sel: "self" },
  changes: [{ change: "addAbilitiesOf", of: $<Selector>("of"), kinds: ["activated"] }],
})
statics("~ cost(s) {m:mana} more to cast for each target beyond the first", {
  static: "cost",
  self: true,
  more: $<string>("m"),
  times: {
    n: "max",
    of: [0, { n: "minus", of: { n: "countOf", of: { sel: "targetsOf", of: { sel: "self" } } }, by: 1 }],
  },
})
statics(
  [
    "each {t:flashback cards} has flashback . the flashback cost is equal to its mana cost",
    "each {t:flashback cards} has flashback . its flashback cost is equal to its mana cost",
    "each {t:flashback cards} has flashback . the flashback cost is equal to that card 's mana cost",
  ],
  {
    static: "modify",
    what: $<Selector>("t"),
    changes: [{ change: "addAbilities", abilities: [{ ability: "keyword", keyword: "flashback" }] }],
  },
)
const flashbackCards = define<Selector>(ORACLE, "flashback cards")
flashbackCards.iso(
  "{t:thing}",
  ({ t }) => {
    const things = t as Things
    if (things.kind !== "card" || things.zone === undefined) return undefined
    return { sel: "all", filter: things.filter, zone: things.zone, ...(things.of && { of: things.of }) }
  },
  (s) =>
    s.sel === "all" && s.zone !== undefined
      ? { t: { filter: s.filter, kind: "card", zone: s.zone, ...(s.of && { of: s.of }) } }
      : undefined,
)
statics("if a opponent would draw two or more cards , instead you and that player each draw a card", {
  static: "replace",
  event: { on: "draws", player: { who: "opponents" }, atLeast: 2 },
  with: {
    do: "draw",
    count: 1,
    player: { who: "union", of: [{ who: "you" }, { who: "bound", name: "player" }] },
  },
})
statics(["if {f:discarded one} would be put into a graveyard from anywhere , exile it instead"], {
  static: "alter",
  event: { on: "moves", object: $<Filter>("f"), to: "graveyard" },
  alter: { to: "zone", zone: "exile" },
})
statics("if {e:would} , exile {i:it again} with a {kind:counter} counter on it instead", {
  static: "alter",
  event: $("e"),
  alter: { to: "zone", zone: "exile", counters: [{ kind: $<CounterKind>("kind"), count: 1 }] },
})
statics("you may have ~ assign its combat damage as though it weren't blocked", {
  static: "assignsAsUnblocked",
  creature: { sel: "self" },
  optional: true,
})
statics(
  [
    "creatures can't attack you unless their controller pays {m:mana} for each creature they control that's attacking you",
    "creatures can't attack you unless their controller pays {m:mana} for each of those creatures",
  ],
  {
    static: "cantAttack",
    creature: { sel: "all", filter: { is: "type", type: "creature" } },
    whom: { who: "you" },
    unlessPays: [{ pay: "mana", mana: $<string>("m") }],
  },
)
blockers("{s:said subject}", $<Filter>("s"))
blockers("~", { is: "self" })
statics("~ cost(s) {m:mana} less to cast if it targets a {t:exists thing}", {
  static: "cost",
  self: true,
  less: $<string>("m"),
  targeting: $<Filter>("t"),
})
statics.iso(
  "~ 's toughness is equal to {n:quantity}",
  ({ n }) => ({ static: "modify", what: { sel: "self" }, changes: [{ change: "definePT", toughness: n }] }),
  (s) => {
    if (s.static !== "modify" || s.changes.length !== 1 || s.changes[0].change !== "definePT")
      return undefined
    return s.changes[0].power === undefined ? { n: s.changes[0].toughness } : undefined
  },
)
statics("the first {s:nth spell} you cast each turn costs {m:mana} less to cast", {
  static: "cost",
  spells: $<Filter>("s"),
  by: { who: "you" },
  less: $<string>("m"),
  first: true,
})
statics("~ cost(s) {x} less to cast , where x is {n:quantity}", {
  static: "cost",
  self: true,
  less: "{1}",
  times: $<Amount>("n"),
})
statics("{s:spells} you cast cost {m:mana} less to cast for each {n:each}", {
  static: "cost",
  spells: $<Filter>("s"),
  by: { who: "you" },
  less: $<string>("m"),
  times: $<Amount>("n"),
})
statics("{s:spells} your opponents cast that target {t:cost target} cost {m:mana} more to cast", {
  static: "cost",
  spells: $<Filter>("s"),
  by: { who: "opponents" },
  more: $<string>("m"),
  targeting: $<Filter>("t"),
})
statics("{s:spells} that target {t:cost target} cost {m:mana} more to cast", {
  static: "cost",
  spells: $<Filter>("s"),
  more: $<string>("m"),
  targeting: $<Filter>("t"),
})
statics("{s:spells} you cast that target {t:cost target} cost {m:mana} less to cast", {
  static: "cost",
  spells: $<Filter>("s"),
  by: { who: "you" },
  less: $<string>("m"),
  targeting: $<Filter>("t"),
})
const costTarget = define<Filter>(ORACLE, "cost target")
costTarget("~", { is: "self" })
costTarget("a {t:exists thing}", $<Filter>("t"))
