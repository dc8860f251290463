import type { Game, ObjectId, PlayerId, Zone } from "@apnap/engine"

/** Public zones (400.2). Exile is excluded: some cards lie there face down. */
const PUBLIC: ReadonlySet<Zone | ""> = new Set<Zone | "">(["battlefield", "stack", "graveyard", "command"])

/**
 * Cards in other hands that the player knows from past events: those revealed (701.20a), or moved there from a public zone. A card that
 * moves becomes a new object (400.7), which ends the knowledge.
 */
export function shownTo(game: Game, player: PlayerId): ReadonlySet<ObjectId> {
  const shown = new Set<ObjectId>()
  // In a library a card stays known only until the step ends or it is shuffled: after that its position is unknown.
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
