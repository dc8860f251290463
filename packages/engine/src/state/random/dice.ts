import type { State } from "../state.ts"
import { randomInt } from "./random.ts"

/** Replaces randomness in scripted games: each function may give the result, or undefined to leave it to chance. */
export interface Dice {
  coin?: () => boolean | undefined
  die?: (sides: number) => number | undefined
  planarDie?: () => PlanarFace | undefined
}
/** A face of the planar die (901.3a). */
export type PlanarFace = "planeswalk" | "chaos" | "blank"
/** One face planeswalks, one is chaos, four are blank. */
const PLANAR_FACES: readonly PlanarFace[] = ["planeswalk", "chaos", "blank", "blank", "blank", "blank"]

let scripted: Dice = {}

/** Scripts coins and dice (for scenarios and tests); `{}` makes them random again. */
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
