import { turnOf } from "../../events/current-marker.ts"
import type { State } from "../../state/state.ts"
import type { TurnMarker } from "../../state/turn-markers.ts"
import { editState } from "../../state/writing/edit.ts"
import { defineVariantTurn } from "../../turn/variants.ts"

export const PLAYERS_PER_MARKER = 4

/** 807.4a, 807.4b: a marker for each full four players; the starting player has the first, the player four seats to the left the next. */
export function layMarkers(s: State): void {
  const count = s.players.length
  const all: TurnMarker[] = Array.from({ length: Math.floor(count / PLAYERS_PER_MARKER) }, (_, i) => {
    const holder = (s.turn.active + i * PLAYERS_PER_MARKER) % count
    const turn = { ...s.turn, active: holder, nextPlayer: holder }
    const kept = i === 0 ? null : { ...turnOf(s), turn }
    return { number: i + 1, holder, taking: false, removals: 0, kept }
  })
  editState(s).markers = { current: 0, all, turns: 0, stackOf: {}, later: [] }
}

defineVariantTurn("grandMelee", { beforeFirstTurn: layMarkers })
