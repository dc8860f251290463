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
import { define } from "../grammar/grammar.ts"
import { $ } from "../grammar/hole.ts"
import { ORACLE, statics } from "../oracle.ts"
import type { Things } from "./things.ts"

const who = (): Selector => $<Selector>("what")

/** Restrictions and requirements, said by static abilities or for a turn by effects. */
const restriction = define<StaticEffect>(ORACLE, "restriction")
restriction("{what:group} can't attack", { static: "cantAttack", creature: who() })
restriction("{what:group} can't block", { static: "cantBlock", creature: who() })
restriction("{what:group} can't be blocked", { static: "cantBeBlocked", creature: who() })
restriction(["{what:group} can't be blocked except by {f:blockers}"], {
  static: "cantBeBlocked",
  creature: who(),
  except: $<Filter>("f"),
})
restriction("{what:group} can't be blocked except by two or more creatures", {
  static: "cantBeBlocked",
  creature: who(),
  fewerThan: 2,
})
restriction("{what:group} can't be blocked by more than one creature", {
  static: "cantBeBlocked",
  creature: who(),
  moreThan: 1,
})
restriction("{what:group} can't be blocked by {f:blockers}", {
  static: "cantBeBlocked",
  creature: who(),
  by: $<Filter>("f"),
})
restriction("{what:group} can block only {f:blockers}", {
  static: "cantBlock",
  creature: who(),
  attacker: { is: "not", of: $<Filter>("f") },
})
restriction(["{what:group} attack(s) each combat if able", "{what:group} attack(s) each turn if able"], {
  static: "mustAttack",
  creature: who(),
})
restriction("{what:group} block(s) each combat if able", { static: "mustBlock", creature: who() })
restriction(["{what:group} must be blocked if able"], { static: "mustBeBlocked", creature: who() })
restriction("all creatures able to block {what:group} do so", {
  static: "mustBeBlocked",
  creature: who(),
  byAll: true,
})
restriction("{what:group} can block a additional creature each combat", {
  static: "canBlockAdditional",
  creature: who(),
  count: 1,
})
restriction("{what:group} can block any number of creatures", {
  static: "canBlockAdditional",
  creature: who(),
  count: "any",
})
restriction("{what:group} can attack as though it|they didn't have defender", {
  static: "asThough",
  creature: who(),
  as: "noDefender",
})
restriction("{what:group} can't attack unless {c:condition}", {
  static: "cantAttack",
  creature: who(),
  unless: $<Condition>("c"),
})
restriction("{what:group} can't block unless {c:condition}", {
  static: "cantBlock",
  creature: who(),
  unless: $<Condition>("c"),
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
statics("{what:group} doesn't/don't untap during {w:controllers} untap step", {
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
