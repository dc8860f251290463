import {
  type Ability,
  type Characteristics,
  characteristics,
  controllerOf,
  FLAG_BIT,
  type ObjectId,
  type PlayerId,
  type State,
} from "@apnap/engine"
import { isType } from "../../board-evaluation/is-type.ts"
import { mayFit } from "../effects/chosen-fits.ts"
import { effectSummaries } from "../effects/effect-summary.ts"
import { manaOf } from "../mana.ts"
import { damageBy } from "./damage.ts"

/** A burn spell in hand: its damage to a player and its mana. */
interface Shot {
  damage: number
  mana: number
}

/** Whether this damage from the source, plus the burn spells castable in the same step, is lethal to the other player. */
export function burnsOut(
  s: State,
  player: PlayerId,
  victim: PlayerId,
  { source, damage }: { source: ObjectId; damage: number },
): boolean {
  let left = s.players[victim].life - damage
  if (left <= 0) return true
  const others = s.players[player].hand.filter((id) => id !== source && isNow(s, player, id))
  const shots = others.map((id) => shotOf(s, player, id)).filter((shot) => shot.damage > 0)
  if (shots.reduce((sum, shot) => sum + shot.damage, 0) < left) return false
  let mana = manaOf(s, player) - manaTaken(s, player, source)
  for (const shot of shots.sort((a, b) => a.mana / a.damage - b.mana / b.damage)) {
    if (shot.mana > mana) continue
    mana -= shot.mana
    left -= shot.damage
  }
  return left <= 0
}

/** 117.1a, 307.1: instants at any time, other spells in their own main phase. */
function isNow(s: State, player: PlayerId, id: ObjectId): boolean {
  const c = characteristics(s, id)
  if (isType(c, "instant") || (c.flags & FLAG_BIT.flash) !== 0) return true
  return isType(c, "sorcery") && s.turn.active === player && s.turn.phase.endsWith("Main")
}

function shotOf(s: State, player: PlayerId, id: ObjectId): Shot {
  const c = characteristics(s, id)
  return { damage: burnOf(s, id, c), mana: manaTaken(s, player, id) }
}

/** The spell's damage to a player, as its target or along with all others. */
function burnOf(s: State, id: ObjectId, { abilities }: Characteristics): number {
  let most = 0
  for (const a of abilities)
    if (a.ability === "spell")
      for (const { damage, players } of effectSummaries(a))
        if (damage !== null && players !== "nobody") most = Math.max(most, damageBy(s, id, damage) ?? 0)
  return most
}

/** Its mana value; 0 if it may be cast by a sacrifice (118.9) the player can make: what is sacrificed is tapped for mana first. */
function manaTaken(s: State, player: PlayerId, id: ObjectId): number {
  const { abilities, manaValue } = characteristics(s, id)
  return abilities.some((a) => isFree(s, player, a)) ? 0 : manaValue
}

function isFree(s: State, player: PlayerId, a: Ability): boolean {
  if (a.ability !== "static") return false
  return a.effects.some(
    (effect) =>
      effect.static === "alternativeCost" &&
      effect.self === true &&
      effect.cost.every(
        (part) =>
          part.pay === "sacrifice" &&
          s.battlefield.filter((id) => controllerOf(s, id) === player && mayFit(s, id, part.filter, player))
            .length >= (typeof part.count === "number" ? part.count : 1),
      ),
  )
}
