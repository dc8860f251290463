import type { State } from "./state.ts"

/** The generator's state: four 32-bit words (sfc32). It lives in the game, so that games can be saved and replayed. */
export type RandomState = readonly [number, number, number, number]

/** A generator for a seed and a stream; different streams of a seed are independent. */
export function seedRandom(seed: number, stream = 0): RandomState {
  let state: RandomState = [seed | 0, stream | 0, (seed / 2 ** 32) | 0, 1]
  for (let i = 0; i < 12; i++) state = next(state)
  return state
}

function next([a, b, c, d]: RandomState): RandomState {
  const t = (((a + b) | 0) + d) | 0
  return [b ^ (b >>> 9), (c + (c << 3)) | 0, (((c << 21) | (c >>> 11)) + t) | 0, (d + 1) | 0]
}

/** A new generator split off; the old one moves on, so the two never meet. */
export function splitRandom(state: RandomState): [RandomState, RandomState] {
  return [next(state), seedRandom(outputOf(state), state[3])]
}

function outputOf([a, b, , d]: RandomState): number {
  return (((a + b) | 0) + d) >>> 0
}

/** A whole number from 0 to `below` - 1, without bias. */
export function randomInt(s: State, below: number): number {
  const limit = 2 ** 32 - (2 ** 32 % below)
  for (;;) {
    const value = outputOf(s.random)
    s.random = next(s.random)
    if (value < limit) return value % below
  }
}

/** The same items in a random order. */
export function shuffled<T>(s: State, items: readonly T[]): T[] {
  const out = items.slice()
  for (let i = out.length - 1; i > 0; i--) {
    const j = randomInt(s, i + 1)
    const item = out[i]
    out[i] = out[j]
    out[j] = item
  }
  return out
}

/** Replaces chance in scripted games: each function may give the result, or undefined to leave it to chance. */
export interface Dice {
  coin?: () => boolean | undefined
  die?: (sides: number) => number | undefined
  planarDie?: () => PlanarFace | undefined
}
/** What a face of the planar die shows (901.3a). */
export type PlanarFace = "planeswalk" | "chaos" | "blank"
/** One face planeswalks, one is chaos, four are blank. */
const PLANAR_FACES: readonly PlanarFace[] = ["planeswalk", "chaos", "blank", "blank", "blank", "blank"]

let scripted: Dice = {}

/** Scripts coins and dice (for scenarios and tests); `{}` gives them back to chance. */
export function setDice(dice: Dice): void {
  scripted = dice
}

/** 705.1: a fair coin; true is heads. */
export function tossCoin(s: State): boolean {
  return scripted.coin?.() ?? randomInt(s, 2) === 1
}

/** 706.1: a fair die with that many sides. */
export function throwDie(s: State, sides: number): number {
  return scripted.die?.(sides) ?? randomInt(s, sides) + 1
}

/** 901.9: the planar die, whose faces have no numbers (901.9d). */
export function throwPlanarDie(s: State): PlanarFace {
  return scripted.planarDie?.() ?? PLANAR_FACES[randomInt(s, PLANAR_FACES.length)]
}
