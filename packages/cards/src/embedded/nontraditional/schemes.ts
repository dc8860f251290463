import type { Ability, CardDefinition, Effect, EventPattern, TargetSlot } from "@apnap/engine"
import {
  anthem,
  dies,
  gains,
  grows,
  TARGET_OPPONENT,
  triggered,
  upTo,
  YOUR_CREATURES,
} from "../build/abilities.ts"
import { keyword } from "../build/creature-table.ts"
import { destroy, draw, exile, gainLife, seq, THAT_PLAYER, token, tutor } from "../build/effects.ts"
import { card, tokenFace } from "../build/face.ts"
import {
  and,
  BASIC,
  CREATURE,
  LAND,
  NONLAND,
  not,
  OPPONENTS,
  PERMANENT,
  SELF,
  target,
  YOU,
  yours,
} from "../build/filters.ts"

const MOVED: EventPattern = { on: "action", action: "schemeInMotion", object: SELF }
const FLYING = { is: "keyword", keyword: "flying" } as const
const PLANT = tokenFace("G", "Creature — Plant", "0/1")
const ELEMENTAL = tokenFace("G", "Creature — Elemental", "3/3")
const SAPROLING = tokenFace("G", "Creature — Saproling", "1/1")
const DRAGON = tokenFace("R", "Creature — Dragon", "5/5", [keyword("flying")])

/** "When you set this scheme in motion" (314, 904.9). */
function scheme(name: string, effect: Effect, ...targets: readonly TargetSlot[]): CardDefinition {
  return card(name, "", "Scheme", [triggered(MOVED, effect, targets.length > 0 ? { targets } : {})])
}

/** 904.11: an ongoing scheme stays until abandoned. */
function ongoing(name: string, ...abilities: readonly Ability[]): CardDefinition {
  return card(name, "", "Ongoing Scheme", abilities)
}

/** `many` if you control ten or more lands, else `few`. */
function withTenLands(few: Effect, many: Effect): Effect {
  return {
    do: "if",
    condition: { if: "exists", filter: yours(LAND), atLeast: 10 },
    then: many,
    else: few,
  }
}

/** Scheme cards. */
export const SCHEMES: readonly CardDefinition[] = [
  scheme(
    "Behold the Power of Destruction",
    destroy({
      sel: "all",
      filter: and(PERMANENT, NONLAND, { is: "controlledBy", player: { who: "target", slot: 0 } }),
    }),
    TARGET_OPPONENT,
  ),
  scheme("Evil Comes to Fruition", withTenLands(token(PLANT, 7), token(ELEMENTAL, 7))),
  scheme(
    "I Delight in Your Convulsions",
    seq(
      { do: "loseLife", amount: 3, player: OPPONENTS, bind: "lost" },
      gainLife({ n: "bound", name: "lost" }),
    ),
  ),
  scheme(
    "Into the Earthen Maw",
    seq(
      exile(target(0)),
      exile(target(1)),
      exile({ sel: "all", filter: { is: "any" }, zone: "graveyard", of: { who: "target", slot: 2 } }),
    ),
    upTo(1, and(CREATURE, FLYING)),
    upTo(1, and(CREATURE, not(FLYING))),
    { ...TARGET_OPPONENT, min: 0, max: 1 },
  ),
  scheme("Know Naught but Fire", {
    do: "forEachPlayer",
    of: OPPONENTS,
    effect: {
      do: "damage",
      amount: { n: "handSize", of: THAT_PLAYER },
      to: { sel: "players", of: THAT_PLAYER },
    },
  }),
  scheme("Look Skyward and Despair", token(DRAGON)),
  scheme(
    "Realms Befitting My Majesty",
    tutor(and(LAND, BASIC), "battlefield", { count: 2, upTo: true, tapped: true }),
  ),
  scheme("Roots of All Evil", withTenLands(token(SAPROLING, 5), token(SAPROLING, 10))),
  scheme("Tooth, Claw, and Tail", destroy(), upTo(3, and(PERMANENT, NONLAND))),
  scheme(
    "Your Puny Minds Cannot Fathom",
    seq(draw(4), {
      do: "rule",
      effects: [{ static: "handSize", who: YOU, size: "none" }],
      duration: "yourNextTurn",
    }),
  ),
  ongoing(
    "The Very Soil Shall Shake",
    anthem(YOUR_CREATURES, grows(2, 2), gains(keyword("trample"))),
    triggered(dies(YOUR_CREATURES), { do: "action", action: "abandon" }),
  ),
]
