import { type Decision, isPlayerRef, objectView, type State, type Viewer, viewAs } from "@apnap/engine"
import type { Seen, SeenCard } from "../protocol/table.ts"
import { seenCard } from "./seen-card.ts"
import { SeenCards } from "./seen-cards.ts"

/** The game as the viewer sees it; `known` caches the cards shown before. */
export function seenBy(s: State, person: Viewer, known = new SeenCards()): Seen {
  return viewAs(s, person, (id) => known.of(s, id, person))
}

/** Ids of all objects in the view. */
function shownIn(seen: Seen): ReadonlySet<number> {
  const lists = [
    seen.battlefield,
    seen.stack,
    seen.exile,
    seen.command,
    seen.ante ?? [],
    ...seen.players.flatMap((p) => [p.cards, p.graveyard, p.libraryTop === null ? [] : [p.libraryTop]]),
  ]
  return new Set(lists.flat().map((card) => card.id))
}

/** The cards that a decision reveals beyond the view: those of a library being searched or looked at. */
export function alsoSeen(s: State, seen: Seen, decision: Decision): SeenCard[] {
  const shown = shownIn(seen)
  return refsOf(decision)
    .filter((ref) => !isPlayerRef(ref) && ref !== 0 && !shown.has(ref) && s.objects[ref] !== undefined)
    .map((id) => seenCard(s, objectView(s, id, seen.player)))
}

function refsOf(d: Decision): readonly number[] {
  switch (d.kind) {
    case "choose":
    case "order":
    case "distribute":
      return [...new Set(d.options)]
    case "option":
      return [...new Set(d.options.flatMap((o) => (o.object === undefined ? [] : [o.object])))]
    case "priority":
      return [...new Set(d.options.flatMap((o) => (o.do === "pass" ? [] : [o.object])))]
    case "confirm":
      return d.about ?? []
    case "attackers":
    case "blockers":
    case "number":
    case "name":
      return []
  }
}
