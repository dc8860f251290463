import type { CardDefinition, Knobs, PlayerSetup } from "@apnap/engine"
import type { Level } from "../opponents/opponent.ts"

/**
 * A study plays contests until each is known precisely enough. It is plain data: the study and a seed determine what is played, with the
 * same result on any machine running the same program.
 */
export interface Study {
  kind: "matrix" | "card" | "rules"
  level: Level
  /** Playouts per decision of the strong level. No level is limited by time, so equal seeds give equal games. */
  lines: number
  /** The seed of each contest's first block; later blocks count up from it. */
  seed: number
  decks: Readonly<Record<string, readonly CardDefinition[]>>
  /** What decks have beside them: cards for wishes, a companion (103.2b). Decks that have nothing are absent. */
  beside?: Readonly<Record<string, Beside>>
  contests: readonly Contest[]
}

export type Beside = Pick<PlayerSetup, "sideboard" | "companion">

/** Two decks, A and B, against each other: with one arm (how often does A win?), or two (how much more often in the second?). */
export interface Contest {
  /** Names of A and B, which identify the contest in its study. */
  names: readonly [string, string]
  arms: readonly [Arm] | readonly [Arm, Arm]
}

/** One way to play a contest. */
export interface Arm {
  name: string
  /** The decks of A and B, as keys of `Study.decks`. */
  decks: readonly [string, string]
  rules: LabRules
}

/** The rules of an era, with one knob of another if `knob` is given. */
export interface LabRules {
  ruleset: string
  knob?: { name: keyof Knobs; of: string }
}

/** Consecutive blocks of a contest. A block has one seed and is played in one go: each arm, from both seats. */
export interface Chunk {
  /** Index of the contest in the study. */
  contest: number
  /** Number of the first block, from 0; its seed is the study's plus this. */
  from: number
  blocks: number
}

/** Games per block of this contest: each arm is played with A in the first seat and in the second. */
export function gamesInBlock(contest: Contest): number {
  return 2 * contest.arms.length
}
