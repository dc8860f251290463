import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { rememberedByIdentity } from "../layers/by-list.ts"
import { type Derived, derived } from "../layers/derived.ts"

/**
 * Caches what is read from the list of a zone other than the battlefield while the list and its characteristics are unchanged. If no card
 * in the list is changed, it reads as printed whatever else is derived.
 */
export function rememberedByList<T>(
  read: (s: State, ids: readonly ObjectId[]) => T,
): (s: State, ids: readonly ObjectId[]) => T {
  return rememberedByIdentity(whatChanges, read)
}

/** The derived part if it can affect the cards in this list; else null. */
function whatChanges(s: State, ids: readonly ObjectId[]): Derived | null {
  const d = derived(s)
  return d.changesElsewhere || ids === s.stack ? d : null
}

/** The same for permanents, which change whenever the derived part does: keeps only the last reading. */
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

/** Caches what is read from the derived part, for callers that ask again while it is unchanged. */
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

/** What was read from everything one player may use, and the lists it was read from. */
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
 * The same for the permanents and a player's hand, graveyard, exile and command zone together: at most priority windows all are unchanged.
 * Keeps the last reading for each player.
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
