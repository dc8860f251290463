import type {
  Ability,
  Amount,
  Change,
  Condition,
  Cost,
  CounterKind,
  Filter,
  Selector,
  StaticEffect,
} from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $, same } from "../../grammar/hole.ts"
import { ORACLE, statics } from "../../oracle.ts"
import type { Things } from "../objects/things.ts"
import { ANY_NUMBER } from "../targets/slots.ts"

// How permanents enter (614.12).

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
for (const [words, count] of [
  ["a {kind:counter} counter", 1],
  ["{n:number} {kind:counter} counters", $<Amount>("n")],
] as const)
  statics(`~ enter(s) with ${words} on it and with {a:abilities}`, {
    static: "enters",
    what: "self",
    counters: [{ kind: $<CounterKind>("kind"), count }],
    abilities: $<readonly Ability[]>("a"),
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
statics("{t:plain things} enter untapped", {
  static: "enters",
  what: $<Filter>("t"),
  untapped: true,
})
// 707.5: what they copy isn't chosen.
statics("{t:plain things} enter as a copy of {w:simple object}", {
  static: "enters",
  what: $<Filter>("t"),
  copyOf: { filter: { is: "among", of: $<Selector>("w") } },
})
statics("each {t:plain thing} enters with a additional {kind:counter} counter on it", {
  static: "enters",
  what: $<Filter>("t"),
  counters: [{ kind: $<CounterKind>("kind"), count: 1 }],
})
statics("{t:plain things} enter with a additional {kind:counter} counter on it|them", {
  static: "enters",
  what: $<Filter>("t"),
  counters: [{ kind: $<CounterKind>("kind"), count: 1 }],
})
statics("each {t:plain thing} enters with {n:number} additional {kind:counter} counters on it", {
  static: "enters",
  what: $<Filter>("t"),
  counters: [{ kind: $<CounterKind>("kind"), count: $<Amount>("n") }],
})
statics("~ enter(s) prepared", { static: "enters", what: "self", prepared: true })
// A permanent that isn't paid for doesn't enter (614.12).
statics(
  "if ~ would enter , {c:entry cost} instead . if you do , put ~ onto the battlefield . if you don't , put it into its owner 's graveyard",
  { static: "enters", what: "self", unlessPays: $<Cost>("c"), elsewhere: "graveyard" },
)
define<Cost>(ORACLE, "entry cost")("{c:costs}", $<Cost>("c"))
define<Cost>(ORACLE, "entry cost")("you may {c:costs}", $<Cost>("c"))
statics("{t:plain things} enter with a {kind:counter} counter on it|them", {
  static: "enters",
  what: $<Filter>("t"),
  counters: [{ kind: $<CounterKind>("kind"), count: 1 }],
})
statics("~ enter(s) with {n:number} {kind:counter} counters on it for each {e:each}", {
  static: "enters",
  what: "self",
  counters: [{ kind: $<CounterKind>("kind"), count: { n: "times", of: $<Amount>("n"), by: $<Amount>("e") } }],
})
statics.iso(
  "if {c:condition} , {s:own entering}",
  ({ c, s }) => ({ ...(s as Entering), condition: c }),
  (s) => {
    if (s.static !== "enters" || s.condition === undefined) return undefined
    const { condition, ...rest } = s
    return { c: condition, s: rest }
  },
)
type Entering = Extract<StaticEffect, { static: "enters" }>
/** How the object itself enters, without a condition. */
ORACLE.symbol("own entering").handwritten = {
  read: (reader, at) => reader.read("static", at).filter((r) => isPlain(r.value as StaticEffect)),
  spell: (value) => (isPlain(value as StaticEffect) ? [[{ symbol: "static", value }]] : []),
}
function isPlain(s: StaticEffect): boolean {
  if (s.static !== "enters" || s.what !== "self" || s.condition !== undefined) return false
  return s.tapped === true || s.counters !== undefined
}
statics("~ enter(s) with a number of {kind:counter} counters on it equal to {n:quantity}", {
  static: "enters",
  what: "self",
  counters: [{ kind: $<CounterKind>("kind"), count: $<Amount>("n") }],
})
statics(
  "each {t:plain thing} enters with a number of additional {kind:counter} counters on it equal to {n:quantity}",
  {
    static: "enters",
    what: $<Filter>("t"),
    counters: [{ kind: $<CounterKind>("kind"), count: $<Amount>("n") }],
  },
)
// A number of additional counters that depends on a count.
for (const who of ["each {t:plain thing} enters", "{t:plain things} enter"] as const) {
  statics(`${who} with a additional {kind:counter} counter on it|them for each {n:each}`, {
    static: "enters",
    what: $<Filter>("t"),
    counters: [{ kind: $<CounterKind>("kind"), count: $<Amount>("n") }],
  })
  statics(`${who} with {m:number} additional {kind:counter} counters on it|them`, {
    static: "enters",
    what: $<Filter>("t"),
    counters: [{ kind: $<CounterKind>("kind"), count: $<Amount>("m") }],
  })
}
for (const [words, count] of [
  ["a {kind:counter} counter", 1],
  ["{n:number} {kind:counter} counters", $<Amount>("n")],
] as const)
  statics(`~ enter(s) with ${words} on it unless {c:condition}`, {
    static: "enters",
    what: "self",
    counters: [{ kind: $<CounterKind>("kind"), count }],
    condition: { if: "not", of: $<Condition>("c") },
  })
// "And as a Mutant in addition to its other types."
statics(
  "each {t:plain thing} enters with a number of additional {kind:counter} counters on it equal to {n:quantity} and as {b:becoming body}",
  {
    static: "enters",
    what: $<Filter>("t"),
    counters: [{ kind: $<CounterKind>("kind"), count: $<Amount>("n") }],
    changes: $<readonly Change[]>("b"),
  },
)
/** The number of objects sacrificed as it enters, which determines what it enters with. */
const FOR_THOSE: Amount = { n: "bound", name: "given" }
for (const [words, n] of [
  ["that many", FOR_THOSE],
  ["twice that many", { n: "times", of: 2, by: FOR_THOSE }],
] as const)
  define<readonly StaticEffect[]>(ORACLE, "static list").iso(
    `as ~ enters , you may sacrifice any number of {t:plain things} . if you do , it enters with ${words} {kind:counter} counters on it`,
    ({ t, kind }) => forSacrificed(t as Filter, kind as CounterKind, n),
    (list) => {
      const [first, second] = list
      const as = first.static === "enters" && first.as?.do === "sacrifice" ? first.as : undefined
      const [counters] = second?.static === "enters" ? (second.counters ?? []) : []
      if (as?.what?.sel !== "choose" || counters === undefined) return undefined
      const { bind: _, ...what } = as.what
      const t = what.filter.is === "and" ? what.filter.of[0] : what.filter
      const said = [{ ...first, as: { ...as, what } }, ...list.slice(1)]
      return same(said, forSacrificed(t, counters.kind, n)) ? { t, kind: counters.kind } : undefined
    },
  )
function forSacrificed(filter: Filter, kind: CounterKind, count: Amount): readonly StaticEffect[] {
  const own: Filter = { is: "and", of: [filter, { is: "controlledBy", player: { who: "you" } }] }
  const what = { sel: "choose", filter: own, count: ANY_NUMBER, upTo: true } as const
  return [
    { static: "enters", what: "self", as: { do: "sacrifice", what, bind: "given" } },
    { static: "enters", what: "self", counters: [{ kind, count }] },
  ]
}
