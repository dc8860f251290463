import { reaches } from "../characteristics/queries/range.ts"
import { apnapOrder, controllerOf } from "../characteristics/query.ts"
import { choose } from "../state/choose.ts"
import { NONE, type ObjectId, type PlayerId, playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import type { Turn } from "../state/turn.ts"
import type { KeptTurn, TurnMarker } from "../state/turn-markers.ts"
import { copyTurn } from "../state/writing/copy.ts"
import { editState, invalidate } from "../state/writing/edit.ts"

/** Goes on with the turn of another marker: what belongs to the current turn is kept until its marker is current again. */
export function turnTo(s: State, index: number): void {
  const { markers } = s
  if (markers === undefined || index === markers.current) return
  const kept = turnOf(s)
  const all = markers.all.map((marker, i) => (i === markers.current ? { ...marker, kept } : marker))
  editState(s).markers = { ...markers, all }
  resume(s, index)
}

/** Makes a marker current whose turn is kept. */
export function resume(s: State, index: number): void {
  const { markers } = s
  const kept = markers?.all[index]?.kept
  if (markers === undefined || kept == null) return
  const all = markers.all.map((marker, i) => (i === index ? { ...marker, kept: null } : marker))
  const own = editState(s)
  own.markers = { ...markers, current: index, all }
  // Copies: what is kept may be shared with earlier states.
  own.turn = copyTurn(kept.turn)
  own.events = kept.events.slice()
  own.lastTurnEvents = kept.lastTurnEvents
  own.planarController = kept.planarController
  invalidate(s)
}

/** The current turn as its marker keeps it. */
export function turnOf(s: State): KeptTurn {
  const { turn, events, lastTurnEvents, planarController } = s
  return { turn, events, lastTurnEvents, planarController }
}

/** Changes the turns that are kept for other markers than the current one. */
export function changeKeptTurns(s: State, change: (turn: Turn) => Turn): void {
  const { markers } = s
  if (markers === undefined) return
  const all = markers.all.map((marker) => {
    const { kept } = marker
    return kept === null ? marker : { ...marker, kept: { ...kept, turn: change(kept.turn) } }
  })
  editState(s).markers = { ...markers, all }
}

/** The turn record that goes with a marker. */
export function turnRecordOf(s: State, { kept }: TurnMarker): State["turn"] {
  return kept?.turn ?? s.turn
}

/** Where a marker is: its holder, or the next player to the left of the seat of one who left. */
export function seatOf(s: State, { holder }: TurnMarker): PlayerId {
  return apnapOrder(s, holder)[0] ?? holder
}

/** 807.5a: whether the player gets priority for this marker's stack: its marker, or who controls something there, is within range. */
export function getsPriority(s: State, player: PlayerId, marker?: TurnMarker): boolean {
  const { markers } = s
  if (markers === undefined) return true
  const one = marker ?? markers.all[markers.current]
  const isHere = ({ players }: State, seat: PlayerId) =>
    players[seat].left === null ? reaches(s, player, seat) : isBeside(s, player, seat)
  const onStack = s.stack.filter((id) => markers.stackOf[id] === one.number)
  return isHere(s, one.holder) || onStack.some((id) => reaches(s, player, controllerOf(s, id)))
}

/** 807.5b: which of these markers' stacks the player means, by whose turn it is; undefined if there is none. Returns its index. */
export function chooseMarker(
  s: State,
  player: PlayerId,
  able: readonly number[],
  source: ObjectId = NONE,
): number | undefined {
  if (able.length < 2) return able[0]
  const options = able.map((index) => playerRef(s.markers?.all[index].holder ?? player))
  const about = { rule: "807.5b", purpose: "turnMarker", source }
  return able[choose(s, { kind: "choose", player, options, min: 1, max: 1, ...about })[0]]
}

/** Whether the player sits next to a seat that was left. */
function isBeside(s: State, player: PlayerId, seat: PlayerId): boolean {
  const order = apnapOrder(s, seat)
  return order[0] === player || order.at(-1) === player
}
