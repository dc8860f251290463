import {
  type Ability,
  characteristics,
  controllerOf,
  FLAG_BIT,
  type ObjectId,
  type State,
} from "@apnap/engine"
import { mentions } from "@apnap/engine/visit"
import { lifeValue } from "../../board-evaluation/evaluation.ts"
import { lossOf } from "../effects/aftermath.ts"
import { profitOf } from "../effects/profit.ts"
import { beats, canBlock, powerOf, toughnessLeft } from "./fight.ts"

/** The input for declaring attackers: possible fights, and the worth of every creature. Creatures are referred to by index. */
export interface Battle {
  attackers: readonly Fighter[]
  /** The defender's untapped creatures, and all that could strike back. */
  blockers: readonly Fighter[]
  avengers: readonly Fighter[]
  /** The attacker's other untapped creatures, which stay at home. */
  guards: readonly Fighter[]
  /** Each attacker against each blocker. */
  fights: readonly (readonly Fight[])[]
  /** Single blocks that benefit the defender, best first. */
  duels: readonly Duel[]
  life: number
  foeLife: number
}

/** An attacker and a blocker, and the defender's gain from that block, roughly in mana. */
export interface Duel {
  attacker: number
  blocker: number
  gain: number
}

export interface Fighter {
  power: number
  toughness: number
  /** 702.7b: deals its combat damage first. */
  quick: boolean
  worth: number
  evasive: boolean
  vigilant: boolean
  /** 702.19b: excess damage goes through its blockers. */
  tramples: boolean
  /** Its controller's gain from attacking, however it is blocked: lifelink (702.15b) and its attack triggers (508.1m). */
  spoils: number
}

/** The outcome of a fight between one attacker and one blocker. */
interface Fight {
  can: boolean
  attackerDies: boolean
  blockerDies: boolean
}

export function fighter(s: State, id: ObjectId): Fighter {
  const { flags } = characteristics(s, id)
  return {
    power: powerOf(s, id),
    toughness: toughnessLeft(s, id),
    quick: (flags & (FLAG_BIT.firstStrike | FLAG_BIT.doubleStrike)) !== 0,
    worth: lossOf(s, id),
    evasive: (flags & FLAG_BIT.flying) !== 0,
    vigilant: (flags & FLAG_BIT.vigilance) !== 0,
    tramples: (flags & FLAG_BIT.trample) !== 0,
    spoils: spoilsOf(s, id),
  }
}

function spoilsOf(s: State, id: ObjectId): number {
  const { flags, abilities } = characteristics(s, id)
  const player = controllerOf(s, id)
  const { life } = s.players[player]
  const drained = (flags & FLAG_BIT.lifelink) === 0 ? 0 : lifeValue(life + powerOf(s, id)) - lifeValue(life)
  const raids = raidsOf(abilities)
  return drained + (raids.length === 0 ? 0 : (profitOf(s, player, raids) ?? 0))
}

/** Abilities that trigger when it attacks. */
function raidsOf(abilities: readonly Ability[]): readonly Ability[] {
  let found = known.get(abilities)
  if (found === undefined) {
    found = abilities.filter(
      (a) => a.ability === "triggered" && a.when.on === "attacks" && mentions(a.when, "is", "self"),
    )
    known.set(abilities, found)
  }
  return found
}

const known = new WeakMap<readonly Ability[], readonly Ability[]>()

/** Blocks that gain less aren't made. */
export const LEAST_GAIN = 0.2

/** Single blocks that benefit the defender, by life saved and creatures lost. They don't depend on the other attackers. */
export function duelsOf({ attackers, blockers, fights, foeLife }: Omit<Battle, "duels">): Duel[] {
  const duels = attackers.flatMap((attacker, a) => {
    const risked = lifeValue(foeLife - attacker.power)
    return blockers.flatMap((blocker, b): Duel[] => {
      const { can, attackerDies, blockerDies } = fights[a][b]
      if (!can) return []
      const spared = lifeValue(foeLife - through(attacker, [blocker])) - risked
      const won = (attackerDies ? attacker.worth : 0) - (blockerDies ? blocker.worth : 0)
      const gain = spared + won - blocker.worth * 0.001
      return gain > LEAST_GAIN ? [{ attacker: a, blocker: b, gain }] : []
    })
  })
  return duels.sort((x, y) => y.gain - x.gain)
}

/** Damage that gets through these blockers: only a trampler's (702.19b). */
export function through({ power, tramples }: Fighter, blockers: readonly Fighter[]): number {
  return tramples ? Math.max(0, power - blockers.reduce((sum, b) => sum + Math.max(0, b.toughness), 0)) : 0
}

export function fightsOf(s: State, attackers: readonly ObjectId[], blockers: readonly ObjectId[]): Fight[][] {
  return attackers.map((a) =>
    blockers.map((b) => ({
      can: canBlock(s, b, a),
      attackerDies: beats(s, b, a),
      blockerDies: beats(s, a, b),
    })),
  )
}
