import type { PlayerId, State } from "@apnap/engine"
import { featuresOf } from "../../position-evaluation/features.ts"
import { heldBy, permanentsOf } from "../../position-evaluation/pieces.ts"
import { sideOf } from "../../position-evaluation/side.ts"

/** A position as one seat sees it: the own side and what lies open of the other's. */
export interface PositionRows {
  turn: number
  seat: PlayerId
  /** 1 when the seat won the game, 0 when it lost. */
  won: number
  /** In the order of `FEATURES`. */
  features: readonly number[]
  /** A row for each permanent on the seat's side that is more than a land, in the order of `PERMANENT_FIELDS`. */
  permanents: readonly (readonly number[])[]
  /** A row for each card of the seat's hand that is no land, in the order of `HELD_FIELDS`. */
  held: readonly (readonly number[])[]
}

/** The position of a game of two as either seat sees it; who won is not known yet. */
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
