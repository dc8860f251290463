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
import { worthOf } from "../evaluation/worth.ts"
import type { Dice } from "../random.ts"
import { bearersOf, boostOf } from "./boost.ts"
import { deedsOf } from "./deed.ts"
import { landsOf, manaFor, manaOf } from "./mana.ts"
import { bestDeal, type Deal } from "./plan.ts"
import { profitOf } from "./profit.ts"
import { gainOf, gainOfAura } from "./worthwhile.ts"

const PASS = 0
/** What a card in hand is kept for: what wins less than this is not worth it. */
const CARD = 1.5
/** A gain that ends the game. */
const DECISIVE = 50

/** What a player does with priority by habit: a land first, then what wins most together for the mana; an answer to a spell; else nothing. */
export function priority(s: State, d: PriorityDecision, roll: Dice): number {
  const land = bestLand(s, d)
  if (land !== PASS) return land
  const deals: Deal[] = []
  for (let option = 1; option < d.options.length; option++) {
    const action = d.options[option]
    const value = profitBy(s, d, action, roll)
    if (value > DECISIVE) return option
    if (value > 0) deals.push({ option, value, mana: manaFor(s, action) })
  }
  if (deals.length < 2) return deals[0]?.option ?? PASS
  return bestDeal(deals, manaOf(s, d.player))?.option ?? PASS
}

/** The land (305.1) that leaves least of the hand without its colors. */
function bestLand(s: State, { player, options }: PriorityDecision): number {
  let best = PASS
  let least = Number.POSITIVE_INFINITY
  for (const [i, action] of options.entries()) {
    if (action.do !== "play") continue
    const found = lacking(s, player, action.object)
    if (found >= least) continue
    least = found
    best = i
  }
  return best
}

/** What it wins to do this now, about in mana; 0 or less for what is better left. */
function profitBy(s: State, { player }: PriorityDecision, action: Action, roll: Dice): number {
  const isOwnMain = s.turn.active === player && s.turn.phase.endsWith("Main") && s.stack.length === 0
  switch (action.do) {
    case "pass":
    case "play":
      return 0
    case "special":
      return isOwnMain ? setAside(s, player, action.object, roll) : 0
    case "activate":
      return action.mana ? 0 : activation(s, player, action, isOwnMain, roll)
    case "cast":
      return casting(s, player, action, isOwnMain, roll)
  }
}

/** Suspending and the like: a spell that comes later, for less. */
function setAside(s: State, player: PlayerId, id: ObjectId, roll: Dice): number {
  const gain = gainOf(s, player, id, characteristics(s, id).abilities)
  return gain === null ? (roll() < 0.3 ? 0.5 : 0) : gain - CARD - 0.3
}

function activation(
  s: State,
  player: PlayerId,
  action: Action & { do: "activate" },
  isOwnMain: boolean,
  roll: Dice,
): number {
  const { object } = action
  const ability = characteristics(s, object).abilities[action.ability]
  if (ability?.ability !== "activated") return 0
  if (!isOwnMain) return isDoomed(s, object) ? (profitOf(s, player, [ability]) ?? 0) : 0
  if (ability.keyword === "equip") return equipping(s, player, object)
  const gain = gainOf(s, player, object, [ability])
  const profit = profitOf(s, player, [ability])
  if (ability.loyalty) return gain === null ? 3 + roll() : Math.max(0, 3 + gain)
  if (gain !== null || profit !== null) return (gain ?? 0) + (profit ?? 0) - burden(s, object, ability)
  return burden(s, object, ability) === 0 && roll() < 0.4 ? 0.5 : 0
}

/** Whether a creature blocks, and so stays where it is no longer than this combat: it may be sacrificed for nothing (509.1h). */
function isDoomed(s: State, id: ObjectId): boolean {
  return s.turn.step === "declareBlockers" && (s.objects[id]?.combat?.blocking?.length ?? 0) > 0
}

/** An Equipment (301.5) that is on no creature, for one to carry it: the more where it attacks with it at once. */
function equipping(s: State, player: PlayerId, id: ObjectId): number {
  if (s.objects[id]!.attachedTo !== NONE) return 0
  const { count, isReady } = bearersOf(s, player)
  if (count === 0) return 0
  const { bearer } = boostOf(characteristics(s, id).abilities)
  return Math.max(1, bearer) * (isReady && s.turn.step === "precombatMain" ? 1.3 : 0.6)
}

/** What an ability's cost takes beside mana, about in mana. */
function burden(s: State, id: ObjectId, { cost }: Ability & { ability: "activated" }): number {
  return cost.reduce(
    (sum, { pay }) => sum + (pay === "sacrificeSelf" ? worthOf(s, id) * 0.8 : DEAR.has(pay) ? 2.5 : 0),
    0,
  )
}

const DEAR: ReadonlySet<string> = new Set(["sacrifice", "discard", "exile", "exileSelf", "life"])

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

/** A creature comes whenever what it does on its way in does no harm; one that makes mana is wanted early. */
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
  return a.ability === "activated" && JSON.stringify(a.effect).includes('"addMana"')
}

/** What a permanent is worth that stays, with all that it adds to the player's creatures. */
function lasting(s: State, player: PlayerId, id: ObjectId): number {
  const { bearer, all } = boostOf(characteristics(s, id).abilities)
  const { count } = bearersOf(s, player)
  return worthOf(s, id) + all * Math.min(6, count) * 0.9 + (count > 0 ? bearer * 0.5 : 0)
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
