import { activationRefusal } from "../../activating/activate.ts"
import { analyse } from "../../characteristics/layers/analysis.ts"
import { characteristics } from "../../characteristics/query.ts"
import { manaAbilities } from "../../costs/mana/activate-mana-ability.ts"
import type { Action } from "../../state/decision.ts"
import { NONE, type PlayerId } from "../../state/ref.ts"
import type { Refusal } from "../../state/refusal.ts"
import type { State } from "../../state/state.ts"
import { findCastOption } from "../perform.ts"
import { landPlaysOf, landRefusal, landTimeRefusal } from "../permitting/lands.ts"
import { isSorceryTime, isSplitSecond } from "../permitting/timing.ts"
import { unmetAlternatives } from "./attempts.ts"
import { castingRefusal, type Window } from "./castable.ts"
import { offers, specialRefusal } from "./special.ts"

const NO_PRIORITY: Refusal = { rule: "117.1", code: "no-priority" }
const GONE: Refusal = { rule: "400.7", code: "no-object" }
const NOT_FROM_THERE: Refusal = {
  rule: "601.3",
  code: "not-castable",
}
const UNMET: Refusal = { rule: "601.3", code: "condition" }
const NOT_A_LAND: Refusal = {
  rule: "305.1",
  code: "land-not-playable",
}
const NO_ABILITY: Refusal = { rule: "602.2", code: "ability-not-there" }
const NO_MANA_ABILITY: Refusal = { rule: "605.3", code: "mana-ability-not-now" }
const NO_SPECIAL: Refusal = { rule: "116.2", code: "special-not-offered" }
const SPLIT_SECOND: Refusal = { rule: "702.61b", code: "split-second" }

/** Why the player can't do this now, by the tests of `legalActions`; null if it is legal. */
export function whyNot(s: State, player: PlayerId, action: Action): Refusal | null {
  if (s.turn.stage !== "priority" || s.turn.priority !== player) return NO_PRIORITY
  if (action.do === "pass") return null
  if (action.object !== NONE && s.objects[action.object] === undefined) return GONE
  return refusalOf(s, player, action, {
    sorceryTime: isSorceryTime(s, player),
    found: null,
  })
}

function refusalOf(
  s: State,
  player: PlayerId,
  action: Exclude<Action, { do: "pass" }>,
  w: Window,
): Refusal | null {
  switch (action.do) {
    case "cast": {
      if (isSplitSecond(s)) return SPLIT_SECOND
      const option = findCastOption(s, player, action)
      if (option !== undefined) return castingRefusal(s, player, option, w)
      return unmetAlternatives(s, player, action.object).some((way) => way === action.way)
        ? UNMET
        : NOT_FROM_THERE
    }
    case "play": {
      const found = landPlaysOf(s, player, action.object).some(
        (p) => p.face === action.face && p.permission === action.permission,
      )
      if (!found) return NOT_A_LAND
      return landTimeRefusal(s, player, w.sorceryTime) ?? landRefusal(s, player, action.object)
    }
    case "activate":
      return action.mana ? manaRefusal(s, player, action, w) : abilityRefusal(s, player, action, w)
    case "special": {
      const offer = offers(s, player, action.object).find(
        (o) => o.action.what === action.what && o.action.index === action.index,
      )
      return offer === undefined ? NO_SPECIAL : specialRefusal(s, player, offer, w)
    }
  }
}

type Activate = Extract<Action, { do: "activate" }>

function manaRefusal(
  s: State,
  player: PlayerId,
  { object, ability }: Activate,
  { sorceryTime }: Window,
): Refusal | null {
  const able = manaAbilities(s, player, sorceryTime ? "sorcery" : "instant")
  return able.some((m) => m.object === object && m.ability === ability) ? null : NO_MANA_ABILITY
}

function abilityRefusal(
  s: State,
  player: PlayerId,
  { object, ability }: Activate,
  w: Window,
): Refusal | null {
  if (isSplitSecond(s)) return SPLIT_SECOND
  const entry = analyse(characteristics(s, object).abilities).activated.find((e) => e.index === ability)
  return entry === undefined ? NO_ABILITY : activationRefusal(s, player, object, entry, w)
}
