import type {
  Amount,
  Change,
  Cost,
  CounterKind,
  Duration,
  MoveOptions,
  Selector,
  TargetSlot,
} from "@apnap/engine"
import { asObject } from "../discourse/surface.ts"
import { define, type Item, type Reading } from "../grammar/grammar.ts"
import { $ } from "../grammar/hole.ts"
import { clause, does, ORACLE } from "../oracle.ts"
import { certain } from "./owners.ts"
import { ANY_NUMBER, ANY_TARGET, slotOf, thingsOf } from "./slots.ts"
import type { Things } from "./things.ts"

const what = (): Selector => $<Selector>("what")

// Instructions whose subject is the game: "destroy target creature".
clause("{source:simple object} deal(s) {n:digits} damage to {to:recipient}", {
  do: "damage",
  amount: $<Amount>("n"),
  to: $<Selector>("to"),
  source: $<Selector>("source"),
})
clause.iso(
  "~ deals|deal {n:digits} damage to {to:recipient}",
  ({ n, to }) => ({ do: "damage", amount: n, to }),
  (e) =>
    e.do === "damage" && !e.source && !e.divided && !e.unpreventable ? { n: e.amount, to: e.to } : undefined,
)
clause(
  [
    "~ deals|deal damage equal to {n:quantity} to {to:recipient}",
    "~ deals|deal damage to {to:recipient} equal to {n:quantity}",
  ],
  {
    do: "damage",
    amount: $<Amount>("n"),
    to: $<Selector>("to"),
  },
)
clause(
  [
    "{source:simple object} deal(s) damage equal to {n:quantity} to {to:recipient}",
    "{source:simple object} deal(s) damage to {to:recipient} equal to {n:quantity}",
  ],
  { do: "damage", amount: $<Amount>("n"), to: $<Selector>("to"), source: $<Selector>("source") },
)
does("destroy(s) {what:object}", { do: "destroy", what: what() })
does(
  [
    "destroy(s) {what:object} . {f:found} can't be regenerated",
    "destroy(s) {what:object} . they can't be regenerated",
    "destroy(s) {what:object} . that creature can't be regenerated",
    "destroy(s) {what:object} . those creatures can't be regenerated",
  ],
  { do: "destroy", what: what(), noRegeneration: true },
)
does("exile(s) {what:object}", { do: "move", what: what(), to: "exile" })
does("exile(s) {what:object} until ~ leaves the battlefield", { do: "exileUntil", what: what() })
does("return(s) {what:object} to {o:owners} hand|hands", { do: "move", what: what(), to: "hand" })
does("put(s) {what:object} into {o:owners} hand|hands", { do: "move", what: what(), to: "hand" })
does(["return(s) {what:object} to the battlefield", "put(s) {what:object} onto the battlefield"], {
  do: "move",
  what: what(),
  to: "battlefield",
})
does(
  ["return(s) {what:object} to the battlefield tapped", "put(s) {what:object} onto the battlefield tapped"],
  {
    do: "move",
    what: what(),
    to: "battlefield",
    tapped: true,
  },
)
does(
  [
    "return(s) {what:object} to the battlefield under its|their owner 's control",
    "return(s) {what:object} to the battlefield under their owners ' control",
  ],
  { do: "move", what: what(), to: "battlefield" },
)
does(
  [
    "return(s) {what:object} to the battlefield under your control",
    "put(s) {what:object} onto the battlefield under your control",
  ],
  {
    do: "move",
    what: what(),
    to: "battlefield",
    control: { who: "you" },
  },
)
does("put(s) {what:object} on top of {o:owners} library|libraries", {
  do: "move",
  what: what(),
  to: "library",
})
does("put(s) {what:object} on the bottom of {o:owners} library|libraries", {
  do: "move",
  what: what(),
  to: "library",
  position: -1,
})
does("shuffle {what:object} into {o:owners} library", {
  do: "move",
  what: what(),
  to: "library",
  shuffle: true,
})
does("put(s) {what:object} into {o:owners} graveyard|graveyards", {
  do: "move",
  what: what(),
  to: "graveyard",
})
does("tap(s) {what:object}", { do: "tap", what: what() })
does("untap(s) {what:object}", { do: "untap", what: what() })
does("tap or untap {what:object}", { do: "tapOrUntap", what: what() })
does("regenerate(s) {what:object}", { do: "regenerate", what: what() })
does("transform(s) {what:object}", { do: "transform", what: what() })
does("counter(s) {what:object}", { do: "counter", what: what() })
does("goad(s) {what:object}", { do: "designate", what: what(), as: "goaded" })
does("remove(s) {what:object} from combat", { do: "removeFromCombat", what: what() })
does("put(s) a {kind:counter} counter on {what:object}", {
  do: "addCounters",
  kind: $<CounterKind>("kind"),
  count: 1,
  on: what(),
})
does("put(s) {n:number} {kind:counter} counters on {what:object}", {
  do: "addCounters",
  kind: $<CounterKind>("kind"),
  count: $<Amount>("n"),
  on: what(),
})
does("remove(s) a {kind:counter} counter from {what:object}", {
  do: "removeCounters",
  kind: $<CounterKind>("kind"),
  count: 1,
  from: what(),
})
does("attach(s) {a:object} to {what:object}", { do: "attach", what: $<Selector>("a"), to: what() })
does("gain(s) control of {what:object}", {
  do: "change",
  what: what(),
  changes: [{ change: "control", player: { who: "you" } }],
  duration: "permanent",
})
does(["gain(s) control of {what:object} {d:duration}"], {
  do: "change",
  what: what(),
  changes: [{ change: "control", player: { who: "you" } }],
  duration: $<Duration>("d"),
})
clause("{a:object} fight(s) {b:object}", { do: "fight", a: $<Selector>("a"), b: $<Selector>("b") })
clause(["{what:object} {c:changes} {d:duration}", "{d:duration} , {what:object} {c:changes}"], {
  do: "change",
  what: what(),
  changes: $<readonly Change[]>("c"),
  duration: $<Duration>("d"),
})
clause("{what:object} doesn't/don't untap during {w:controllers} next untap step|steps", {
  do: "freeze",
  what: what(),
})
clause("{what:object} phase(s) out", { do: "phaseOut", what: what() })
clause("counter {what:object} unless {w:its controller} pay(s) {c:costs}", {
  do: "counter",
  what: what(),
  unlessPays: $<Cost>("c"),
})

// Damage divided on announcement (601.2d).
const divided = define<TargetSlot>(ORACLE, "divided slot")
divided("any number of targets", { filter: ANY_TARGET, players: { who: "players" }, min: 1, max: ANY_NUMBER })
divided("one or two targets", { filter: ANY_TARGET, players: { who: "players" }, min: 1, max: 2 })
divided("one , two , or three targets", { filter: ANY_TARGET, players: { who: "players" }, min: 1, max: 3 })
divided.iso(
  "any number of target {t:things}",
  ({ t }) => manyOf(t, ANY_NUMBER),
  (s) => thingsOfMany(s, ANY_NUMBER),
)
divided.iso(
  "one or two target {t:things}",
  ({ t }) => manyOf(t, 2),
  (s) => thingsOfMany(s, 2),
)
divided.iso(
  "one , two , or three target {t:things}",
  ({ t }) => manyOf(t, 3),
  (s) => thingsOfMany(s, 3),
)

function manyOf(t: Things, max: number): TargetSlot | undefined {
  const made = slotOf(t)
  return made && { ...made, min: 1, max }
}

function thingsOfMany(s: TargetSlot, max: number): { t: Things } | undefined {
  const t = s.min === 1 && s.max === max ? thingsOf(s) : undefined
  return t && { t }
}
clause.iso(
  [
    "~ deals|deal {n:digits} damage divided as you choose among {s:divided slot}",
    "it deals {n:digits} damage divided as you choose among {s:divided slot}",
  ],
  ({ n, s }) => ({
    do: "damage",
    amount: n,
    to: asObject({ sel: "mention", slot: { ...(s as TargetSlot), divide: n } }),
    divided: true,
  }),
  (e, context) => {
    if (e.do !== "damage" || e.divided !== true || e.source !== undefined || e.to.sel !== "target")
      return undefined
    const { divide: _, ...s } = context.targets[e.to.slot] as TargetSlot
    return { n: e.amount, s }
  },
)

does(
  [
    "copy(s) {what:object} . you may choose new targets for the copy|copies",
    "copy(s) {what:object} and you may choose new targets for the copy",
  ],
  {
    do: "copySpell",
    of: what(),
    newTargets: true,
  },
)
does("copy(s) {what:object}", { do: "copySpell", of: what() })
does("choose new targets for {what:object}", { do: "chooseNewTargets", of: what() })
does("exchange control of {a:simple object} and {b:simple object}", {
  do: "exchangeControl",
  a: $<Selector>("a"),
  b: $<Selector>("b"),
})
does("double the number of {kind:counter} counters on {what:object}", {
  do: "doubleCounters",
  kind: $<CounterKind>("kind"),
  on: what(),
})
clause(["you may play {what:object} {d:duration}", "{d:duration} , you may play {what:object}"], {
  do: "permitPlay",
  what: what(),
  duration: $<Duration>("d"),
})
clause(["you may cast {what:object} {d:duration}", "{d:duration} , you may cast {what:object}"], {
  do: "permitPlay",
  what: what(),
  duration: $<Duration>("d"),
  castOnly: true,
})
clause("you may cast {what:object} without paying its mana cost", {
  do: "cast",
  what: what(),
  free: true,
  optional: true,
})
does("put(s) a number of {kind:counter} counters on {what:object} equal to {n:quantity}", {
  do: "addCounters",
  kind: $<CounterKind>("kind"),
  count: $<Amount>("n"),
  on: what(),
})
does(["remove(s) all {kind:counter} counters from {what:object}"], {
  do: "removeCounters",
  kind: $<CounterKind>("kind"),
  count: "all",
  from: what(),
})
does("the next time a source of your choice would deal damage to you this turn , prevent that damage", {
  do: "prevent",
  from: {
    sel: "choose",
    filter: { is: "or", of: [{ is: "permanent" }, { is: "spell" }] },
    zone: ["battlefield", "stack"],
  },
  toPlayers: { who: "you" },
  times: 1,
  duration: "endOfTurn",
})

// Becoming something else for a while. What stays of the old types is said in a sentence of its own.
clause(["{what:object} {c:becomes} {d:duration}", "{d:duration} , {what:object} {c:becomes}"], {
  do: "change",
  what: what(),
  changes: $<readonly Change[]>("c"),
  duration: $<Duration>("d"),
})
clause("{what:object} {c:becomes}", {
  do: "change",
  what: what(),
  changes: $<readonly Change[]>("c"),
  duration: "permanent",
})
const still = (c: readonly Change[]): readonly Change[] =>
  c.map((part) => (part.change === "setTypes" ? { change: "addTypes", types: part.types } : part))
const instead = (c: readonly Change[]): readonly Change[] =>
  c.map((part) => (part.change === "addTypes" ? { change: "setTypes", types: part.types } : part))
for (const [end, plural] of [
  ["it's still a land", false],
  ["they're still lands", true],
  ["that's still a land", false],
  ["that are still lands", true],
] as const)
  for (const text of [
    `{what:object} {c:becomes} {d:duration} . ${end}`,
    `{d:duration} , {what:object} {c:becomes} . ${end}`,
    `{what:object} {c:becomes} {d:duration} ${end}`,
    `{d:duration} , {what:object} {c:becomes} ${end}`,
  ]) {
    clause.iso(
      text,
      ({ what: w, c, d }) => ({ do: "change", what: w, changes: still(c), duration: d }),
      (e) => {
        if (e.do !== "change" || !e.changes.some((c) => c.change === "addTypes")) return undefined
        return { what: e.what, c: instead(e.changes), d: e.duration, plural }
      },
    )
    clause.iso(
      text,
      () => undefined, // an artifact creature keeps its types anyway (205.1b)
      (e) => (e.do === "change" ? { what: e.what, c: e.changes, d: e.duration } : undefined),
    )
  }

// Moves with something more.
does(
  [
    "return(s) {what:object} to the battlefield with a {kind:counter} counter on it",
    "put(s) {what:object} onto the battlefield with a {kind:counter} counter on it",
  ],
  {
    do: "move",
    what: what(),
    to: "battlefield",
    counters: [{ kind: $<CounterKind>("kind"), count: 1 }],
  },
)
does("exile(s) {what:object} with a {kind:counter} counter on it", {
  do: "move",
  what: what(),
  to: "exile",
  counters: [{ kind: $<CounterKind>("kind"), count: 1 }],
})
does("exile(s) {what:object} with {n:number} {kind:counter} counters on it", {
  do: "move",
  what: what(),
  to: "exile",
  counters: [{ kind: $<CounterKind>("kind"), count: $<Amount>("n") }],
})
does(
  [
    "return(s) {what:object} to the battlefield tapped and attacking",
    "put(s) {what:object} onto the battlefield tapped and attacking",
  ],
  {
    do: "move",
    what: what(),
    to: "battlefield",
    tapped: true,
    attacking: "same",
  },
)
does("return(s) {what:object} to the battlefield tapped under its|their owner 's control", {
  do: "move",
  what: what(),
  to: "battlefield",
  tapped: true,
})
does("return(s) {what:object} to the battlefield transformed under its owner 's control", {
  do: "move",
  what: what(),
  to: "battlefield",
  transformed: true,
})
does("return(s) {what:object} to the battlefield transformed under your control", {
  do: "move",
  what: what(),
  to: "battlefield",
  transformed: true,
  control: { who: "you" },
})
does("return(s) {what:object} to the battlefield attached to {to:simple object}", {
  do: "move",
  what: what(),
  to: "battlefield",
  attachTo: $<Selector>("to"),
})
does("put(s) {what:object} onto the battlefield attached to {to:simple object}", {
  do: "move",
  what: what(),
  to: "battlefield",
  attachTo: $<Selector>("to"),
  control: { who: "you" },
})
clause(["{what:object} become(s) a copy of {of:simple object} {d:duration}"], {
  do: "becomeCopy",
  what: what(),
  of: $<Selector>("of"),
  duration: $<Duration>("d"),
})
clause("{what:object} become(s) a copy of {of:simple object}", {
  do: "becomeCopy",
  what: what(),
  of: $<Selector>("of"),
})
does("put(s) a {kind:counter} counter on each of {what:object}", {
  do: "addCounters",
  kind: $<CounterKind>("kind"),
  count: 1,
  on: what(),
})
clause(
  [
    "~ deals|deal {n:digits} damage to each of {to:recipient}",
    "it deals {n:digits} damage to each of {to:recipient}",
  ],
  {
    do: "damage",
    amount: $<Amount>("n"),
    to: $<Selector>("to"),
  },
)
does("move(s) a {kind:counter} counter from {what:simple object} onto {to:simple object}", {
  do: "moveCounters",
  kind: $<CounterKind>("kind"),
  count: 1,
  from: what(),
  to: $<Selector>("to"),
})
// Moves to the battlefield with all that is said of how the card arrives.
does.iso(
  [
    "return(s) {what:object} to the battlefield {a:arrival}",
    "put(s) {what:object} onto the battlefield {a:arrival}",
    "return(s) to the battlefield {a:arrival} {what:object}",
    "put(s) onto the battlefield {a:arrival} {what:object}",
  ],
  ({ what: w, a }) => ({ do: "move", what: w, to: "battlefield", ...(a as MoveOptions) }),
  (e) => {
    if (e.do !== "move" || e.to !== "battlefield") return undefined
    const { do: _, what: w, to, bind, link, ...a } = e
    return { what: w, a }
  },
)
does("return(s) to {o:owners} hand|hands {what:object}", { do: "move", what: what(), to: "hand" })
does("return(s) to the battlefield {what:object}", { do: "move", what: what(), to: "battlefield" })
const arrivalPart = define<MoveOptions>(ORACLE, "arrival part")
arrivalPart("tapped and attacking", { tapped: true, attacking: "same" })
arrivalPart("tapped", { tapped: true })
arrivalPart("transformed", { transformed: true })
arrivalPart("face down", { faceDown: true })
arrivalPart("under your control", { control: { who: "you" } })
arrivalPart("with a {kind:counter} counter on it|them", {
  counters: [{ kind: $<CounterKind>("kind"), count: 1 }],
})
arrivalPart("with a additional {kind:counter} counter on it|them", {
  counters: [{ kind: $<CounterKind>("kind"), count: 1 }],
})
arrivalPart("with {n:number} {kind:counter} counters on it|them", {
  counters: [{ kind: $<CounterKind>("kind"), count: $<Amount>("n") }],
})
arrivalPart("with {n:number} additional {kind:counter} counters on it|them", {
  counters: [{ kind: $<CounterKind>("kind"), count: $<Amount>("n") }],
})
arrivalPart("attached to {to:simple object}", { attachTo: $<Selector>("to") })
certain("under owners control", [
  "under its owner 's control",
  "under their owner 's control",
  "under their owners ' control",
])
ORACLE.symbol("arrival").handwritten = {
  read: (reader, at) => {
    const found: Reading[] = []
    const go = (options: MoveOptions, pos: number, parts: number): void => {
      if (parts > 0) found.push({ end: pos, value: options })
      if (parts > 3) return
      for (const r of reader.read("under owners control", pos)) go(options, r.end, parts + 1)
      for (const r of reader.read("arrival part", pos))
        if (Object.keys(r.value as object).every((key) => !(key in options)))
          go({ ...options, ...(r.value as MoveOptions) }, r.end, parts + 1)
    }
    go({}, at, 0)
    return found
  },
  *spell(value) {
    const parts = partsOf(value as MoveOptions)
    for (const list of permutations(parts)) {
      if (list.length > 0) yield list
      if ((value as MoveOptions).control === undefined)
        for (let i = 0; i <= list.length; i++) yield [...list.slice(0, i), OWNERS_CONTROL, ...list.slice(i)]
    }
  },
}
const OWNERS_CONTROL: Item = { symbol: "under owners control", value: undefined }

function partsOf(options: MoveOptions): readonly Item[] {
  const { tapped, attacking, ...rest } = options
  const together = attacking === undefined ? { tapped } : { tapped, attacking }
  const parts: object[] = tapped === undefined ? [] : [together]
  for (const [key, value] of Object.entries(rest)) if (value !== undefined) parts.push({ [key]: value })
  return parts.map((part): Item => ({ symbol: "arrival part", value: part }))
}

function* permutations(list: readonly Item[]): Iterable<readonly Item[]> {
  if (list.length < 2) yield list
  else
    for (const [i, item] of list.entries())
      for (const rest of permutations([...list.slice(0, i), ...list.slice(i + 1)])) yield [item, ...rest]
}
