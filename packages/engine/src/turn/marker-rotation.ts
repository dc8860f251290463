import { apnapOrder } from "../characteristics/query.ts"
import { resume, seatOf, turnRecordOf, turnTo } from "../events/current-marker.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import type { ExtraTurn } from "../state/turn.ts"
import type { TurnMarker, TurnMarkers } from "../state/turn-markers.ts"
import { editState, editTurn } from "../state/writing/edit.ts"

/** 807.4d: how many seats to the left of a player who begins their turn hold no marker. */
const SEATS_APART = 3

/** Whether the current marker's holder has yet to begin their turn. */
export function isBetweenTurns(s: State): boolean {
  const { markers } = s
  return markers !== undefined && !markers.all[markers.current].taking
}

/** 807.4: the turns go on in rotation, part by part; a turn keeps its place while its active player may act or triggers wait. */
export function rotate(s: State): void {
  const { markers } = s
  if (markers === undefined || markers.all.length < 2 || s.over !== null || s.waiting.length > 0) return
  const { stage, passes } = s.turn
  if (!isBetweenTurns(s) && stage === "priority" && passes === 0) return
  const next = inRotation(markers).find((index) => markers.all[index].taking || mayBegin(s, index))
  if (next !== undefined) turnTo(s, next)
}

function inRotation({ all, current }: TurnMarkers): number[] {
  return all.map((_, i) => (current + 1 + i) % all.length)
}

/** 807.4d: whether no marker is within three seats to the left of this marker's holder. */
export function mayBegin(s: State, index: number): boolean {
  const all = s.markers?.all ?? []
  const near = toTheLeft(s, all[index].holder)
  return all.every((other, i) => i === index || !near.includes(seatOf(s, other)))
}

function toTheLeft(s: State, player: PlayerId): readonly PlayerId[] {
  return apnapOrder(s, player)
    .filter((p) => p !== player)
    .slice(0, SEATS_APART)
}

/** 807.4b: gives each turn its own number, and notes that the current marker's holder takes theirs. Returns that number. */
export function noteTurn(s: State, active: PlayerId): number {
  const { markers } = s
  if (markers === undefined) return s.turn.number + 1
  changeCurrent(s, { ...markers, turns: markers.turns + 1 }, { taking: true, holder: active })
  return markers.turns + 1
}

function changeCurrent(s: State, markers: TurnMarkers, changes: Partial<TurnMarker>): void {
  const all = markers.all.map((marker, i) => (i === markers.current ? { ...marker, ...changes } : marker))
  editState(s).markers = { ...markers, all }
}

/** 807.4c, 807.4g, 807.4i: the turn has ended; the marker goes to the left, is kept for an extra turn, or is removed. */
export function passMarker(s: State): void {
  const { markers } = s
  if (markers === undefined) return
  const marker = markers.all[markers.current]
  const due = s.turn.extraTurns.filter(({ player }) => s.players[player].left === null)
  if (marker.removals > 0) {
    editState(s).markers = { ...markers, later: [...markers.later, ...due] }
    return removeMarker(s, markers.current)
  }
  const own = due.filter(({ player }) => player === marker.holder)
  const later = [...markers.later, ...due.filter((turn) => !own.includes(turn))]
  if (keeps(s, marker, own)) {
    editTurn(s).extraTurns = own
    return changeCurrent(s, { ...markers, later }, { taking: false })
  }
  handOn(s, marker.holder, [...later, ...own])
}

/** 807.4i: for an extra turn, unless a marker is close on the right; 807.4j: for the turn that an extra turn came immediately before. */
function keeps(s: State, marker: TurnMarker, own: readonly ExtraTurn[]): boolean {
  if (s.players[marker.holder].left !== null) return false
  if (s.turn.nextPlayer === marker.holder) return true
  return own.length > 0 && !isCloseOnTheRight(s, marker)
}

function isCloseOnTheRight(s: State, marker: TurnMarker): boolean {
  const others = s.markers?.all.filter((other) => other !== marker) ?? []
  return others.some((other) => toTheLeft(s, seatOf(s, other)).includes(marker.holder))
}

/** 807.4c: to the next player on the left, who first takes what extra turns they have (807.4j). */
function handOn(s: State, from: PlayerId, later: readonly ExtraTurn[]): void {
  const { markers } = s
  if (markers === undefined) return
  const to = apnapOrder(s, from).find((p) => p !== from) ?? from
  const turn = editTurn(s)
  turn.nextPlayer = to
  turn.extraTurns = later.filter(({ player }) => player === to).map(({ after: _, ...due }) => due)
  const rest = later.filter(({ player }) => player !== to)
  changeCurrent(s, { ...markers, later: rest }, { taking: false, holder: to })
}

/** 807.4g: removes a marker; the one to its right is then designated as often as this one was, but for once. */
export function removeMarker(s: State, index: number): void {
  const { markers } = s
  if (markers === undefined || markers.all.length < 2) return
  const gone = markers.all[index]
  if (index === markers.current) turnTo(s, (index + 1) % markers.all.length)
  const rest = (s.markers?.all ?? []).filter(({ number }) => number !== gone.number)
  const right = toTheRight(s, gone.holder, rest)
  const all = rest.map((marker) =>
    marker === right ? { ...marker, removals: marker.removals + gone.removals - 1 } : marker,
  )
  const current = all.findIndex(({ kept }) => kept === null)
  editState(s).markers = { ...markers, all, current }
  if (current < 0) resume(s, 0)
}

/** Of these markers the first to the right of a seat. */
export function toTheRight(s: State, seat: PlayerId, markers: readonly TurnMarker[]): TurnMarker | undefined {
  const count = s.players.length
  const distance = ({ holder }: TurnMarker) => (seat - holder - 1 + 2 * count) % count
  return markers.toSorted((a, b) => distance(a) - distance(b))[0]
}

/** Whether the player has priority for that marker's stack now, as well as for the current one. */
export function alsoHasPriority(s: State, player: PlayerId, marker: TurnMarker): boolean {
  const { stage, priority } = turnRecordOf(s, marker)
  return marker.taking && stage === "priority" && priority === player
}
