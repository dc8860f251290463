import type { Action, ObjectId, PlayerId, State } from "@apnap/engine"

/** How the cards of a pool were used, by name. */
export interface PoolUsage {
  /** Cards that somebody had in hand. */
  readonly drawn: Set<string>
  /** Cards that were cast, or played as lands. */
  readonly cast: Set<string>
  /** Cards that were cast, played, or had an ability activated or a special action taken. */
  readonly used: Set<string>
}

export function noUsage(): PoolUsage {
  return { drawn: new Set(), cast: new Set(), used: new Set() }
}

/** Records a player with priority: their hand, and the action taken. */
export function note(usage: PoolUsage, s: State, player: PlayerId, action: Action | undefined): void {
  for (const name of cardsAmong(s, s.players[player].hand)) usage.drawn.add(name)
  if (action === undefined || !("object" in action)) return
  for (const name of cardsAmong(s, [action.object])) {
    usage.used.add(name)
    if (action.do === "cast" || action.do === "play") usage.cast.add(name)
  }
}

/** Adds one game's usage to the total. */
export function addUsage(total: PoolUsage, { drawn, cast, used }: PoolUsage): void {
  for (const name of drawn) total.drawn.add(name)
  for (const name of cast) total.cast.add(name)
  for (const name of used) total.used.add(name)
}

/** Names of the cards among these objects. */
export function cardsAmong(s: State, ids: readonly ObjectId[]): string[] {
  return ids.flatMap((id) => {
    const object = s.objects[id]!
    return object.kind === "card" ? [s.definitions[object.def].name] : []
  })
}
