import type { Decision, State } from "@apnap/engine"
import { type Dice, dice } from "../../random.ts"

/** Randomness that depends on the moment of a decision, not on earlier decisions. */
interface Luck {
  roll: Dice
  /** To be called with each decision before the dice are rolled for it. */
  at(s: State, d: Decision): void
}

/**
 * Common random numbers: playouts of several answers in one world get the same luck in the same step, so that they differ only by the
 * answers.
 */
export function luck(seed: number): Luck {
  let now = dice(seed)
  let moment = ""
  let count = 0
  return {
    roll: () => now(),
    at: ({ turn }, { player }) => {
      const here = `${turn.number} ${turn.step} ${player}`
      count = here === moment ? count + 1 : 0
      moment = here
      now = dice(hash(here, seed) + count)
    },
  }
}

/** FNV-1a. */
function hash(text: string, seed: number): number {
  let found = seed ^ 0x811c9dc5
  for (let i = 0; i < text.length; i++) found = Math.imul(found ^ text.charCodeAt(i), 0x01000193)
  return found >>> 0
}
