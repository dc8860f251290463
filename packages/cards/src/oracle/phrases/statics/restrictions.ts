import {
  type Amount,
  BASIC_LAND_TYPES,
  type Condition,
  type Cost,
  type Filter,
  type Selector,
  type StaticEffect,
} from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { ORACLE } from "../../oracle.ts"
import { what } from "../holes.ts"
import type { Things } from "../objects/things.ts"

// Restrictions and requirements (508.1c, 508.1d, 509.1b, 509.1c), from static abilities or from effects for a turn.

const restriction = define<StaticEffect>(ORACLE, "restriction")
/** The same without their subject, after "and"; the preceding words supply the creature. */
const restricted = define<Bare>(ORACLE, "restricted")

export type WithCreature = Extract<StaticEffect, { creature: Selector }>
type Bare = WithCreature extends infer S
  ? S extends { creature: Selector }
    ? Omit<S, "creature">
    : never
  : never

/** In addition to the player named with them (508.1c). */
export const PLANESWALKERS_OF_YOURS: Filter = {
  is: "and",
  of: [
    { is: "type", type: "planeswalker" },
    { is: "controlledBy", player: { who: "you" } },
  ],
}

/** Defines what a creature can't or must do; the words follow its name. */
export function of(words: string | readonly string[], shape: Bare): void {
  for (const text of typeof words === "string" ? [words] : words) {
    restriction(`{what:group} ${text}`, { ...shape, creature: what() } as StaticEffect)
    restricted(text, shape)
  }
}
restriction("your opponents can't block with {t:plain things}", {
  static: "cantBlock",
  creature: {
    sel: "all",
    filter: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player: { who: "opponents" } }] },
  },
})
const paidForEach: Cost = [{ pay: "manaTimes", mana: $<string>("m"), times: $<Amount>("n") }]
of("can't attack unless its controller pays {m:mana} for each {n:each}", {
  static: "cantAttack",
  unlessPays: paidForEach,
})
of("can't block unless its controller pays {m:mana} for each {n:each}", {
  static: "cantBlock",
  unlessPays: paidForEach,
})
const paidInMana: Cost = [{ pay: "mana", mana: $<string>("m") }]
of("can't attack unless its controller pays {m:mana}", { static: "cantAttack", unlessPays: paidInMana })
of("can't block unless its controller pays {m:mana}", { static: "cantBlock", unlessPays: paidInMana })
// 508.1h, 509.1d: costs may include sacrificing and the like.
of("can't attack unless you {c:costs}", { static: "cantAttack", unlessPays: $<Cost>("c") })
of("can't block unless you {c:costs}", { static: "cantBlock", unlessPays: $<Cost>("c") })
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
of("attack(s) a player other than you if able", {
  static: "mustAttack",
  whom: { who: "otherThan", than: { who: "you" } },
})
of(["block(s) each combat if able", "block(s) each turn if able", "block(s) if able"], {
  static: "mustBlock",
})
of("must be blocked if able", { static: "mustBeBlocked" })
of("is/are goaded", { static: "goaded" })
of(["can block a additional creature each combat", "can block a additional creature"], {
  static: "canBlockAdditional",
  count: 1,
})
of(
  ["can block a additional {n:number} creatures each combat", "can block a additional {n:number} creatures"],
  {
    static: "canBlockAdditional",
    count: $<Amount>("n"),
  },
)
of("can block any number of creatures", { static: "canBlockAdditional", count: "any" })
of("can attack as though it|they had haste", { static: "asThough", as: "haste" })
of("can attack as though it|they didn't have defender", { static: "asThough", as: "noDefender" })
of("can't attack unless {c:condition}", { static: "cantAttack", unless: $<Condition>("c") })
of("can't block unless {c:condition}", { static: "cantBlock", unless: $<Condition>("c") })
of("can't attack if {c:condition}", { static: "cantAttack", unless: { if: "not", of: $<Condition>("c") } })
of("can't block if {c:condition}", { static: "cantBlock", unless: { if: "not", of: $<Condition>("c") } })
of(
  [
    "can block creatures with shadow as though it|they had shadow",
    "can block creatures with shadow as though they didn't have shadow",
  ],
  { static: "asThough", as: "noShadow" },
)
of("must be blocked by a {t:plain thing} if able", { static: "mustBeBlocked", by: $<Filter>("t") })
restriction("~ can't be blocked unless all creatures defending player controls block it", {
  static: "cantBeBlocked",
  creature: { sel: "self" },
  fewerThan: {
    n: "count",
    filter: {
      is: "and",
      of: [
        { is: "type", type: "creature" },
        { is: "controlledBy", player: { who: "defending", of: { sel: "self" } } },
      ],
    },
  },
})
restriction("~ can't be blocked by creatures with greater power", {
  static: "cantBeBlocked",
  creature: { sel: "self" },
  by: { is: "power", op: ">", than: { n: "power", of: { sel: "self" } } },
})
of("can't attack you", { static: "cantAttack", whom: { who: "you" } })
of("can't attack you or planeswalkers you control", {
  static: "cantAttack",
  whom: { who: "you" },
  what: PLANESWALKERS_OF_YOURS,
})
of("assign(s) combat damage equal to its|their toughness rather than its|their power", {
  static: "assignsWithToughness",
})
of("station(s) permanents using its|their toughness rather than its|their power", {
  static: "stationsWithToughness",
})
of("assign(s) no combat damage", { static: "assignsNoDamage" })
of("can't attack alone", { static: "cantAttack", alone: true })
of("can't block alone", { static: "cantBlock", alone: true })
restriction("all creatures able to block {what:object} do so", {
  static: "mustBeBlocked",
  creature: what(),
  byAll: true,
})

const blockers = define<Filter>(ORACLE, "blockers")
blockers.iso(
  "{t:things}",
  ({ t }) =>
    (t as Things).kind === undefined && (t as Things).zone === undefined ? (t as Things).filter : undefined,
  (filter) => ({ t: { filter } }),
)
blockers("{s:said subject}", $<Filter>("s"))
blockers("~", { is: "self" })
for (const land of BASIC_LAND_TYPES) {
  const walk = `${land.toLowerCase()}walk`
  restriction(`creatures with ${walk} can be blocked as though they didn't have ${walk}`, {
    static: "asThough",
    creature: { sel: "all", filter: { is: "type", type: "creature" } },
    as: "noLandwalk",
    land,
  })
}
restriction("creatures with landwalk abilities can be blocked as though they didn't have those abilities", {
  static: "asThough",
  creature: { sel: "all", filter: { is: "type", type: "creature" } },
  as: "noLandwalk",
})
