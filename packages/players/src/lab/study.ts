import type { CardDefinition, Knobs } from "@apnap/engine"
import type { Level } from "../opponents/opponent.ts"

/**
 * A study plays contests until enough is known of each. All of it is plain data: a study and the number of a seed say what is played, on any machine
 * and with the same result, as long as the program is the same.
 */
export interface Study {
  kind: "matrix" | "card" | "rules"
  level: Level
  /** Lines that the strong level plays for a decision. No level's time is limited, so that equal seeds give equal games. */
  lines: number
  /** The seed of the first block of each contest; those of the next follow. */
  seed: number
  decks: Readonly<Record<string, readonly CardDefinition[]>>
  contests: readonly Contest[]
}

/** Two decks, A and B, against each other: in one way (how often does A win?), or in two (how much oftener in the second?). */
export interface Contest {
  /** What A and B are called, by which the contest is known in its study. */
  names: readonly [string, string]
  arms: readonly [Arm] | readonly [Arm, Arm]
}

/** One way to play a contest. */
export interface Arm {
  name: string
  /** The decks of A and B, by their names among `Study.decks`. */
  decks: readonly [string, string]
  rules: LabRules
}

/** The rules of an era, with one knob of another where `knob` is given. */
export interface LabRules {
  ruleset: string
  knob?: { name: keyof Knobs; of: string }
}

/** So many blocks of a contest, each of one seed, from a number on. A block is played in one go: each arm, and in it both seats. */
export interface Chunk {
  /** The contest, by its place in the study. */
  contest: number
  /** The number of the first block, from 0 on; its seed is the study's plus this. */
  from: number
  blocks: number
}

/** How many games a block of this contest has: each arm is played with A in the first seat and in the second. */
export function gamesInBlock(contest: Contest): number {
  return 2 * contest.arms.length
}
