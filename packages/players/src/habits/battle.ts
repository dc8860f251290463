import { characteristics, FLAG_BIT, type ObjectId, type State } from "@apnap/engine"
import { lossOf } from "./aftermath.ts"
import { beats, canBlock, powerOf, toughnessLeft } from "./fight.ts"

/** What is weighed before attackers are declared: who could fight whom, and what everybody is worth. Indices stand for creatures. */
export interface Battle {
  attackers: readonly Fighter[]
  /** The defender's untapped creatures, and all that could strike back. */
  blockers: readonly Fighter[]
  avengers: readonly Fighter[]
  /** The attacker's other untapped creatures: they stay at home. */
  guards: readonly Fighter[]
  /** Of each attacker against each blocker. */
  fights: readonly (readonly Fight[])[]
  life: number
  foeLife: number
}

export interface Fighter {
  power: number
  toughness: number
  /** 702.7b: deals its damage before others do. */
  quick: boolean
  worth: number
  evasive: boolean
  vigilant: boolean
  /** 702.19b: what its blockers don't need goes through. */
  tramples: boolean
}

/** How a fight of one attacker with one blocker ends. */
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
  }
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
