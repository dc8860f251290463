import { definitionsContainAny } from "../characteristics/definitions-contain.ts"
import { rememberedByBattlefield } from "../characteristics/queries/readings.ts"
import { apnapOrder, controllerOf, hasKeyword, permanents } from "../characteristics/query.ts"
import type { EventParts } from "../state/new-event.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { editPlayer, invalidate } from "../state/writing/edit.ts"

/** 702.131a, b: the number of permanents needed for the city's blessing. */
const NEEDED = 10

const someoneAscends = definitionsContainAny(["ascend"])
const withAscend = rememberedByBattlefield((s, ids) => ids.filter((id) => hasKeyword(s, id, "ascend")))

/** 702.131b: the players who now get the city's blessing from a permanent with ascend. */
export function ascending(s: State): readonly PlayerId[] {
  if (!someoneAscends(s) || withAscend(s).length === 0) return NOBODY
  return apnapOrder(s).filter(
    (player) => mayAscend(s, player) && own(s, player).some((id) => hasKeyword(s, id, "ascend")),
  )
}

const NOBODY: readonly PlayerId[] = []

/** Whether the player controls ten permanents and doesn't have the city's blessing yet. */
export function mayAscend(s: State, player: PlayerId): boolean {
  return !s.players[player].cityBlessing && own(s, player).length >= NEEDED
}

function own(s: State, player: PlayerId) {
  return permanents(s).filter((id) => controllerOf(s, id) === player)
}

/** 702.131a, 702.131b: the player gets the city's blessing for the rest of the game. Returns the event, which the caller records. */
export function gainBlessing(s: State, player: PlayerId): EventParts {
  editPlayer(s, player).cityBlessing = true
  invalidate(s)
  return { kind: "action", rule: "702.131", player, detail: "cityBlessing" }
}
