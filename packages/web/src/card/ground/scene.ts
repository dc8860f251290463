import type { Inks } from "./inks.ts"

/** The size of a picture, in drawing units. */
export const WIDE = 200
export const HIGH = 150
export const TURN = 2 * Math.PI

/** The context for drawing part of a background. */
export interface Scene {
  random: () => number
  inks: Inks
  /** Position and size of the sun or moon. */
  sun: { x: number; y: number; r: number }
}

/** A number as written in a picture: one decimal. */
export function n(value: number): number {
  return Math.round(value * 10) / 10
}

/** The integers from 0 to `count` - 1. */
export function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => i)
}
