import { apnapOrder } from "../../characteristics/query.ts"
import { defineVariantDeparture } from "../../events/replacing/variants.ts"
import type { PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import type { TurnMarker } from "../../state/turn-markers.ts"
import { editState } from "../../state/writing/edit.ts"
import { removeMarker, toTheRight } from "../../turn/marker-rotation.ts"
import { PLAYERS_PER_MARKER } from "./markers.ts"

/** 807.4e, 807.4f: how many markers are too many for the players who are left, but for those designated for removal. One always stays. */
export function tooMany(s: State): number {
  const all = s.markers?.all ?? []
  const wanted = Math.max(1, Math.floor(apnapOrder(s).length / PLAYERS_PER_MARKER))
  return all.reduce((sum, { removals }) => sum - removals, all.length) - wanted
}

/** 807.4e: designates the marker immediately to the right of who left; of several such markers the one with the lowest number. */
function designate(s: State, gone: readonly PlayerId[]): void {
  const times = tooMany(s)
  const { markers } = s
  if (markers === undefined || times <= 0) return
  const able = gone.flatMap((seat) => toTheRight(s, seat, markers.all) ?? [])
  const [one] = able.toSorted((a, b) => a.number - b.number)
  change(s, (marker) => (marker === one ? { ...marker, removals: marker.removals + times } : marker))
}

/** 807.4c: a marker of who left before their turn began goes to the left at once. */
function takeOver(s: State): void {
  change(s, (marker) =>
    marker.taking ? marker : { ...marker, holder: apnapOrder(s, marker.holder)[0] ?? marker.holder },
  )
}

/** 807.4g: markers that are designated and whose holders take no turn are removed at once. */
function removeIdle(s: State): void {
  const index = s.markers?.all.findIndex(({ taking, removals }) => !taking && removals > 0) ?? -1
  if (index < 0) return
  removeMarker(s, index)
  removeIdle(s)
}

function change(s: State, to: (marker: TurnMarker) => TurnMarker): void {
  if (s.markers !== undefined) editState(s).markers = { ...s.markers, all: s.markers.all.map(to) }
}

defineVariantDeparture("grandMelee", {
  departed: (s, gone) => {
    designate(s, gone)
    takeOver(s)
    removeIdle(s)
  },
})
