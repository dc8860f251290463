import type { MoveCause } from "../../language/event.ts"
import type { Zone } from "../../language/vocabulary.ts"
import type { Memory } from "../../state/object.ts"
import { NONE, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { Entering } from "../replacing/pending-event.ts"

/** How a move is asked for. */
export interface Move {
  id: ObjectId
  to: Zone
  rule: string
  cause: MoveCause | ""
  /** Who does it (discards, sacrifices, mills); -1 for nobody. */
  by: PlayerId | -1
  source: ObjectId
  /** In a library: 0 top, -1 bottom, n under the top n. */
  position: number
  /** How it enters the battlefield, where more is said than usual. */
  entering: Partial<Entering> | undefined
  /** Remember it under the source's linked ability of this key (607). */
  link: { source: ObjectId; key: string } | null
  faceDown: boolean
  /** What the object keeps remembering in the new zone (400.7b to g). */
  keep: Memory | null
}

/** The parts of a move that its maker knows; nothing is said about the rest. */
export type MoveParts = Partial<Move> & Pick<Move, "id" | "to" | "rule">

/** A move of which nothing more is said. What moves often is written into one, as events are (see `blankEvent`). */
export function blankMove(id: ObjectId, to: Zone, rule: string): Move {
  return {
    id,
    to,
    rule,
    cause: "",
    by: -1,
    source: NONE,
    position: 0,
    entering: undefined,
    link: null,
    faceDown: false,
    keep: null,
  }
}

/** The move with these parts. */
export function makeMove(parts: MoveParts): Move {
  const m = blankMove(parts.id, parts.to, parts.rule)
  m.cause = parts.cause ?? ""
  m.by = parts.by ?? -1
  m.source = parts.source ?? NONE
  m.position = parts.position ?? 0
  m.entering = parts.entering
  m.link = parts.link ?? null
  m.faceDown = parts.faceDown ?? false
  m.keep = parts.keep ?? null
  return m
}
