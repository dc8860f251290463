import type { Inks } from "./inks.ts"

/** The size of a picture, in the units in which it is drawn. */
export const WIDE = 200
export const HIGH = 150
export const TURN = 2 * Math.PI

/** What a part of a ground is drawn with. */
export interface Scene {
  random: () => number
  inks: Inks
  /** Where the sun or moon stands, and how large it is. */
  sun: { x: number; y: number; r: number }
}

/** A number as it is written in a picture. */
export function n(value: number): number {
  return Math.round(value * 10) / 10
}

/** A whole number from 0. */
export function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => i)
}
