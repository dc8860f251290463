import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { rememberedByIdentity } from "../layers/by-list.ts"
import { type Derived, derived } from "../layers/derived.ts"

/**
 * Remembers what is read from the list of a zone other than the battlefield for as long as the list and the characteristics stay the
 * same. A list of which no card is changed says the same whatever else is derived: what its cards are is printed.
 */
export function rememberedByList<T>(
  read: (s: State, ids: readonly ObjectId[]) => T,
): (s: State, ids: readonly ObjectId[]) => T {
  return rememberedByIdentity(whatChanges, read)
}

/** What is derived, where it may say something of the cards of this list; else null. */
function whatChanges(s: State, ids: readonly ObjectId[]): Derived | null {
  const d = derived(s)
  return d.changesElsewhere || ids === s.stack ? d : null
}

/** The same for what is read of the permanents, which change together with what they are like: the last reading is kept. */
export function rememberedByBattlefield<T>(read: (s: State, ids: readonly ObjectId[]) => T): (s: State) => T {
  let ids: readonly ObjectId[] | null = null
  let by: Derived | null = null
  let found: T
  return (s) => {
    const d = derived(s)
    if (s.battlefield === ids && by === d) return found
    found = read(s, s.battlefield)
    ids = s.battlefield
    by = d
    return found
  }
}

/** Remembers what is read from what is derived, for callers that ask again while it stays the same. */
export function rememberedByDerived<T>(read: (d: Derived) => T): (s: State) => T {
  let last: Derived | null = null
  let found: T
  return (s) => {
    const d = derived(s)
    if (d === last) return found
    found = read(d)
    last = d
    return found
  }
}

/** What was read of all that one player may use, and of which lists. */
interface ReadingOfPlayer<T> {
  by: Derived
  battlefield: readonly ObjectId[]
  hand: readonly ObjectId[]
  graveyard: readonly ObjectId[]
  exile: readonly ObjectId[]
  command: readonly ObjectId[]
  found: T
}

/**
 * The same for what is read of the permanents and of a player's hand and graveyard, exile and the command zone together: most windows
 * of a turn find all of them as they were. What was read last for each player is kept.
 */
export function rememberedByPlayer<T>(
  read: (s: State, player: PlayerId) => T,
): (s: State, player: PlayerId) => T {
  const readings: (ReadingOfPlayer<T> | undefined)[] = []
  return (s, player) => {
    const by = derived(s)
    const { battlefield, exile, command } = s
    const { hand, graveyard } = s.players[player]
    const r = readings[player]
    if (
      r !== undefined &&
      r.by === by &&
      r.battlefield === battlefield &&
      r.hand === hand &&
      r.graveyard === graveyard &&
      r.exile === exile &&
      r.command === command
    )
      return r.found
    const found = read(s, player)
    readings[player] = { by, battlefield, hand, graveyard, exile, command, found }
    return found
  }
}
