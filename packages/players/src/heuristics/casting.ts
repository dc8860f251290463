import {
  type Ability,
  type Action,
  type Characteristics,
  characteristics,
  controllerOf,
  FLAG_BIT,
  hasSubtype,
  type ObjectId,
  type PlayerId,
  type State,
} from "@apnap/engine"
import { mentions } from "@apnap/engine/visit"
import { isType } from "../board-evaluation/is-type.ts"
import { worthOf } from "../board-evaluation/worth.ts"
import type { Dice } from "../random.ts"
import { bearersOf, boostOf } from "./effects/boost.ts"
import { effectSummaries } from "./effects/effect-summary.ts"
import { profitOf } from "./effects/profit.ts"
import { gainOf, gainOfAura } from "./effects/worthwhile.ts"
import { landsOf } from "./mana.ts"

/** The value of keeping a card: a gain below this isn't worth casting it. */
export const CARD = 1.5
/** A gain that ends the game. */
export const DECISIVE = 50

/** The gain from casting this spell (601) now, roughly in mana; 0 or less if it is better kept. */
export function casting(
  s: State,
  player: PlayerId,
  action: Action & { do: "cast" },
  isOwnMain: boolean,
  roll: Dice,
): number {
  const { object, way } = action
  const c = characteristics(s, object)
  const spell = c.abilities.filter((a) => a.ability === "spell")
  if (spell.some((a) => effectSummaries(a).some((summary) => summary.isCounter)))
    return answering(s, player, roll)
  const abilities = spell.length > 0 ? spell : entering(c)
  const gain = gainOf(s, player, object, abilities)
  if (gain !== null && gain > DECISIVE) return gain
  if (way === "alternative") return 0
  if (isTrick(c)) return s.turn.step === "declareBlockers" && roll() < 0.3 ? 3 : 0
  if (!isOwnMain && (c.flags & FLAG_BIT.flash) === 0) return 0
  const profit = profitOf(s, player, abilities)
  if (isType(c, "creature"))
    return way === "evoke" ? (gain ?? 0) + (profit ?? 0) - CARD - 1 : bodied(s, player, object, gain, profit)
  if (hasSubtype(c, "Aura")) return gainOfAura(s, player, object) - CARD
  if (spell.length === 0) return (gain ?? 0) + (profit ?? 0) + lasting(s, player, object) - CARD
  if (gain === null) return Math.max(0.3, profit === null ? c.manaValue * 0.8 : profit - CARD)
  return gain + (profit ?? 0) - CARD
}

/** A creature is cast whenever its enters ability does no harm; mana makers are wanted early. */
function bodied(
  s: State,
  player: PlayerId,
  id: ObjectId,
  gain: number | null,
  profit: number | null,
): number {
  if (gain !== null && gain < -1) return 0
  const c = characteristics(s, id)
  const mana = c.abilities.some(isMana) ? Math.max(0, 5 - landsOf(s, player)) * 0.5 : 0
  return Math.max(0.5, worthOf(s, id) + mana + Math.min(6, gain ?? 0) + (profit ?? 0) - CARD)
}

function isMana(a: Ability): boolean {
  return a.ability === "activated" && mentions(a.effect, "do", "addMana")
}

/** The worth of a lasting permanent, including its boosts to the player's creatures. */
function lasting(s: State, player: PlayerId, id: ObjectId): number {
  const { bearer, all } = boostOf(characteristics(s, id).abilities)
  const { count } = bearersOf(s, player)
  return worthOf(s, id) + all * Math.min(6, count) * 0.9 + (count > 0 ? bearer * 0.5 : 0)
}

/** The abilities of a permanent that trigger as it enters (603.6a). */
function entering(c: Characteristics): Ability[] {
  let found = entrances.get(c.abilities)
  if (found === undefined) {
    found = c.abilities.filter(
      (a) =>
        a.ability === "triggered" &&
        a.when.on === "moves" &&
        a.when.to === "battlefield" &&
        mentions(a.when.object, "is", "self"),
    )
    entrances.set(c.abilities, found)
  }
  return found
}

const entrances = new WeakMap<readonly Ability[], Ability[]>()

/** Instants that help a creature in play are kept for combat. */
function isTrick(c: Characteristics): boolean {
  return (
    isType(c, "instant") &&
    c.abilities.some(
      (a) =>
        a.ability === "spell" &&
        effectSummaries(a).some(
          (summary) => summary.polarity === "good" && summary.slot !== null && summary.zone === null,
        ),
    )
  )
}

/** Counterspells: worth it against opponents' spells that are worth a card. */
function answering(s: State, player: PlayerId, roll: Dice): number {
  const top = s.stack.at(-1)
  if (top === undefined || controllerOf(s, top) === player || s.objects[top]!.stack?.kind !== "spell")
    return 0
  return roll() < (characteristics(s, top).manaValue > 1 ? 0.9 : 0.3) ? 10 : 0
}
