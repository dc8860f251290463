import type { Game, ObjectId, PlayerId, Zone } from "@apnap/engine"

/** Zones in which all players see the cards (400.2). Exile is left out: some cards lie there face down. */
const PUBLIC: ReadonlySet<Zone | ""> = new Set<Zone | "">(["battlefield", "stack", "graveyard", "command"])

/**
 * Cards of other hands that the player knows, from what has happened: those that were revealed (701.20a), or came there from where all could
 * see them. A card that moves is another object (400.7), so what was known of it ends there.
 */
export function shownTo(game: Game, player: PlayerId): ReadonlySet<ObjectId> {
  const shown = new Set<ObjectId>()
  // Of a library for no longer than the step, or until it is shuffled: then nobody knows where the card lies.
  const inLibrary = new Set<ObjectId>()
  for (const { kind, detail, from, to, object, was, player: who } of game.history()) {
    if (kind === "revealed" && (detail !== "look" || who === player)) {
      shown.add(object)
      inLibrary.add(object)
    } else if (kind === "moves" && to === "hand") {
      if (PUBLIC.has(from) || inLibrary.has(was)) shown.add(object)
    } else if (kind === "step" || kind === "shuffles") inLibrary.clear()
  }
  const { objects } = game.state
  return new Set([...shown].filter((id) => objects[id]?.zone === "hand"))
}
