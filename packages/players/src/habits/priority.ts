import {
  type Ability,
  type Action,
  type Characteristics,
  characteristics,
  controllerOf,
  FLAG_BIT,
  hasSubtype,
  NONE,
  type ObjectId,
  type PlayerId,
  type PriorityDecision,
  type State,
} from "@apnap/engine"
import { isType } from "../evaluation/is-type.ts"
import { lacking } from "../evaluation/lacking.ts"
import type { Dice } from "../random.ts"
import { deedsOf } from "./deed.ts"
import { gainOf, gainOfAura } from "./worthwhile.ts"

const PASS = 0
/** What a card in hand is kept for: what wins less than this is not worth it. */
const CARD = 1.5
/** A gain that ends the game. */
const DECISIVE = 50

/** What a player does with priority by habit: lands first, then creatures, then what wins most; an answer to a spell; else nothing. */
export function priority(s: State, d: PriorityDecision, roll: Dice): number {
  let best = PASS
  let most = 0
  for (let i = 1; i < d.options.length; i++) {
    const value = eagerness(s, d, d.options[i], roll)
    if (value > most) {
      most = value
      best = i
    }
  }
  return best
}

/** How much it wants to be done now; 0 or less for not at all. */
function eagerness(s: State, { player }: PriorityDecision, action: Action, roll: Dice): number {
  const isOwnMain = s.turn.active === player && s.turn.phase.endsWith("Main") && s.stack.length === 0
  switch (action.do) {
    case "pass":
      return 0
    case "play":
      return 100 - lacking(s, player, action.object)
    case "special":
      return isOwnMain && roll() < 0.3 ? 0.5 : 0
    case "activate":
      return action.mana || !isOwnMain ? 0 : activation(s, player, action, roll)
    case "cast":
      return casting(s, player, action, isOwnMain, roll)
  }
}

function activation(s: State, player: PlayerId, action: Action & { do: "activate" }, roll: Dice): number {
  const { object } = action
  const ability = characteristics(s, object).abilities[action.ability]
  if (ability?.ability !== "activated") return 0
  if (ability.keyword === "equip") return isIdle(s, player, object) ? 4 : 0
  const gain = gainOf(s, player, object, [ability])
  if (ability.loyalty) return gain === null ? 3 + roll() : Math.max(0, 3 + gain)
  if (gain !== null) return gain - burden(ability)
  return burden(ability) === 0 && roll() < 0.4 ? 0.5 : 0
}

/** Whether an Equipment (301.5) is on no creature, while the player has one to carry it. */
function isIdle(s: State, player: PlayerId, id: ObjectId): boolean {
  return (
    s.objects[id]!.attachedTo === NONE &&
    s.battlefield.some(
      (other) => controllerOf(s, other) === player && isType(characteristics(s, other), "creature"),
    )
  )
}

/** What an ability's cost takes beside mana, about in mana. */
function burden({ cost }: Ability & { ability: "activated" }): number {
  return cost.reduce((sum, part) => sum + (DEAR.has(part.pay) ? 2.5 : 0), 0)
}

const DEAR: ReadonlySet<string> = new Set([
  "sacrifice",
  "sacrificeSelf",
  "discard",
  "exile",
  "exileSelf",
  "life",
])

function casting(
  s: State,
  player: PlayerId,
  action: Action & { do: "cast" },
  isOwnMain: boolean,
  roll: Dice,
): number {
  const { object, way } = action
  const c = characteristics(s, object)
  const spell = c.abilities.filter((a) => a.ability === "spell")
  if (spell.some((a) => deedsOf(a).some((deed) => deed.isCounter))) return answering(s, player, roll)
  const gain = gainOf(s, player, object, spell.length > 0 ? spell : entering(c))
  if (gain !== null && gain > DECISIVE) return 60
  if (way === "alternative") return 0
  if (isTrick(c)) return s.turn.step === "declareBlockers" && roll() < 0.3 ? 3 : 0
  if (!isOwnMain && (c.flags & FLAG_BIT.flash) === 0) return 0
  if (isType(c, "creature")) return way === "evoke" ? Math.max(0, (gain ?? 2.5) - CARD) : bodied(c, gain)
  const won = hasSubtype(c, "Aura") ? gainOfAura(s, player, object) : gain
  if (won === null) return 5 + c.manaValue
  return won > CARD ? 5 + won : 0
}

/** A creature comes whenever what it does on its way in does no harm. */
function bodied(c: Characteristics, gain: number | null): number {
  if (gain !== null && gain < -1) return 0
  return 10 + c.manaValue + Math.min(5, gain ?? 0)
}

/** What a permanent does as it enters (603.6a). */
function entering(c: Characteristics): Ability[] {
  let found = entrances.get(c.abilities)
  if (found === undefined) {
    found = c.abilities.filter(
      (a) =>
        a.ability === "triggered" &&
        a.when.on === "moves" &&
        a.when.to === "battlefield" &&
        JSON.stringify(a.when.object).includes('"self"'),
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
        deedsOf(a).some((deed) => deed.polarity === "good" && deed.slot !== null && deed.zone === null),
    )
  )
}

/** Countering: spells of others that are worth a card. */
function answering(s: State, player: PlayerId, roll: Dice): number {
  const top = s.stack.at(-1)
  if (top === undefined || controllerOf(s, top) === player || s.objects[top]!.stack?.kind !== "spell")
    return 0
  return roll() < (characteristics(s, top).manaValue > 1 ? 0.9 : 0.3) ? 10 : 0
}
