import type { TableSummary } from "./room.ts"

/** One of the tables at which a guest has a seat, with when it last changed (milliseconds since 1970). */
export interface OwnTable extends TableSummary {
  changed: number
}

/** A deck that a guest keeps for all their devices. */
export interface KeptDeck {
  id: string
  /** When it was last changed or deleted, in milliseconds since 1970. */
  changed: number
  /** Null once it is deleted. */
  deck: { name: string; list: string; format: string; until: string; colors: string } | null
}
