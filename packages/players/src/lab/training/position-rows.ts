import type { PlayerId, State } from "@apnap/engine"
import { featuresOf } from "../../position-evaluation/features.ts"
import { heldBy, permanentsOf } from "../../position-evaluation/pieces.ts"
import { sideOf } from "../../position-evaluation/side.ts"

/** A position as seen from one seat: its own side, and the public part of the other's. */
export interface PositionRows {
  turn: number
  seat: PlayerId
  /** 1 if the seat won the game, 0 if it lost. */
  won: number
  /** In the order of `FEATURES`. */
  features: readonly number[]
  /** One row per nonland permanent or creature of the seat's side, in the order of `PERMANENT_FIELDS`. */
  permanents: readonly (readonly number[])[]
  /** One row per nonland card in the seat's hand, in the order of `HELD_FIELDS`. */
  held: readonly (readonly number[])[]
}

/** The position of a two-player game from either seat; the winner isn't known yet. */
export function rowsOf(s: State): PositionRows[] {
  const sides = [sideOf(s, 0), sideOf(s, 1)]
  return [0, 1].map((seat) => {
    const own = sides[seat]
    const turn = s.turn.active === seat ? "own" : "other"
    return {
      turn: s.turn.number,
      seat,
      won: 0,
      features: featuresOf(own, sides[1 - seat], turn),
      permanents: permanentsOf(s, seat),
      held: heldBy(s, seat, own.lands + own.makers),
    }
  })
}
