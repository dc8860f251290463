import type { MoveCause } from "../../language/event.ts"
import type { Zone } from "../../language/vocabulary.ts"
import type { Memory } from "../../state/object.ts"
import { NONE, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { Entering } from "../replacing/pending-event.ts"

/** A requested move. */
export interface Move {
  id: ObjectId
  to: Zone
  rule: string
  cause: MoveCause | ""
  /** Who performs it (discards, sacrifices, mills); -1 for nobody. */
  by: PlayerId | -1
  source: ObjectId
  /** In a library: 0 top, -1 bottom, n under the top n. */
  position: number
  /** Deviations from the default way of entering the battlefield. */
  entering: Partial<Entering> | undefined
  /** Remember the object under this key of the source's linked ability (607). */
  link: { source: ObjectId; key: string } | null
  faceDown: boolean
  /** Memory that the object keeps in the new zone (400.7b to g). */
  keep: Memory | null
}

/** The specified parts of a move; the rest take defaults. */
export type MoveParts = Partial<Move> & Pick<Move, "id" | "to" | "rule">

/** A move with default values. Hot paths fill it in directly, as with `blankEvent`. */
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
