import type { Filter, PlayerSelector, Selector, StaticEffect } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { clause, ORACLE, statics } from "../../oracle.ts"

// When, how often and by whom loyalty abilities may be activated (606.3).

const PLANESWALKERS = { filter: { is: "type", type: "planeswalker" } } as const
const barredFrom = {
  static: "cantActivate",
  of: PLANESWALKERS,
  who: $<PlayerSelector>("p"),
  loyaltyOnly: true,
} as const
statics("{p:barred} can't activate planeswalkers ' loyalty abilities", barredFrom)
clause("{p:barred} can't cast spells or activate planeswalkers ' loyalty abilities this turn", {
  do: "rule",
  effects: [{ static: "cantCast", who: $<PlayerSelector>("p"), spells: { is: "any" } }, barredFrom],
  duration: "endOfTurn",
})
const atOnce = { static: "activateAsInstant", loyalty: true } as const
const ANY_TURN = "on any player 's turn any time you could cast a instant"
statics(`you may activate loyalty abilities of {t:plain things} ${ANY_TURN}`, {
  ...atOnce,
  abilities: $<Filter>("t"),
})
statics(`you may activate loyalty abilities of ~ ${ANY_TURN}`, { ...atOnce, abilities: { is: "self" } })
/** "Planeswalkers you control", "~". */
const walkers = define<Selector>(ORACLE, "planeswalkers meant")
walkers("~", { sel: "self" })
walkers("{t:plain things}", { sel: "all", filter: $<Filter>("t") })
const twice: StaticEffect = { static: "mayActivateTwice", of: $<Selector>("w") }
const THE_ABILITIES = ["you may activate the loyalty abilities of", "you may activate loyalty abilities of"]
statics(
  THE_ABILITIES.map((words) => `${words} {w:planeswalkers meant} twice each turn rather than only once`),
  twice,
)
clause(
  THE_ABILITIES.map((words) => `${words} {w:planeswalkers meant} twice this turn rather than only once`),
  { do: "rule", effects: [twice], duration: "endOfTurn" },
)
