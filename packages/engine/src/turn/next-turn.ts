import { activeStatics, invalidateIfHistorical, invalidateIfRead } from "../characteristics/layers/derived.ts"
import { rangesOf } from "../characteristics/queries/range.ts"
import { players } from "../characteristics/queries/selector.ts"
import { followerOf, isActive, sideOf } from "../characteristics/queries/teams.ts"
import { controllerOf } from "../characteristics/query.ts"
import { controlPlayer } from "../events/player-control.ts"
import { record, recordEvent } from "../events/record.ts"
import { blankEvent } from "../state/new-event.ts"
import { objectNow } from "../state/object-now.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import type { ExtraTurn } from "../state/turn.ts"
import {
  edit,
  editPlayer,
  editState,
  editTurn,
  invalidate,
  newTimestamp,
  setEffects,
} from "../state/writing/edit.ts"
import { beginWaiting, expireAtTurn, expireForDeparted } from "./durations.ts"
import { noteTurn, passMarker } from "./marker-rotation.ts"
import { doAfterSkips } from "./optional-skips.ts"
import { forgetPast } from "./past.ts"
import { isSkipped } from "./skips.ts"
import { TURN } from "./steps.ts"
import { variantTurn } from "./variants.ts"
import { setTurn } from "./write.ts"

/**
 * 500.7: the most recently added extra turn is taken first, else the next player's turn in turn order. Returns false if the turn is skipped
 * and the turn marker of its player passed on (807.4c).
 */
export function beginTurn(s: State): boolean {
  const extraTurns = s.turn.extraTurns.filter(({ player }) => s.players[player].left === null) // 800.4k
  const extra = extraTurns.findLast(({ after }) => after === undefined)
  const active = sideOf(s, extra?.player ?? nextInOrder(s))[0]
  const order = {
    extraTurns: extraTurns.filter((turn) => turn !== extra),
    nextPlayer: extra === undefined ? followerOf(s, active) : s.turn.nextPlayer,
  }
  if (isSkipped(s, active, ...(extra === undefined ? [] : ["extraTurn"]), "turn")) {
    setTurn(s, order)
    if (s.markers === undefined) return beginTurn(s)
    passMarker(s)
    return false
  }
  for (const player of sideOf(s, active)) expireAtTurn(s, player)
  if (extra === undefined) expireForDeparted(s, active)
  editState(s).lastTurnEvents = s.events
  editState(s).events = []
  forgetPast(s)
  const number = noteTurn(s, active)
  const { active: previous } = s.turn
  const turn = editTurn(s)
  turn.number = number
  turn.active = active
  turn.ahead = TURN
  turn.extra = extra !== undefined
  turn.extraTurns = order.extraTurns.map((one) => nowDue(one, active))
  turn.nextPlayer = order.nextPlayer
  turn.combat = null
  turn.defending = -1
  for (const player of s.players)
    if (player.landsPlayed > 0 && (s.markers === undefined || player.id === active))
      editPlayer(s, player.id).landsPlayed = 0
  for (const id of s.battlefield)
    if (objectNow(s, id).sick && isActive(s, controllerOf(s, id))) edit(s, id).sick = false // 302.6
  if (s.reach !== null) invalidate(s) // 801.2c
  editState(s).reach = rangesOf(s)
  invalidateIfRead(s, "turn")
  beginWaiting(s)
  invalidateIfHistorical(s)
  variantTurn(s, "turnBegins")
  freeAll(s, previous)
  for (const player of sideOf(s, active)) giveControl(s, player, active)
  if (extra?.loseAtEnd) loseInEndStep(s, extra)
  const event = blankEvent("beginsTurn", "500.1")
  event.player = active
  event.amount = s.turn.number
  recordEvent(s, event)
  if (extra !== undefined)
    record(s, { kind: "action", rule: "500.7", player: active, source: extra.source, detail: "extraTurn" })
  doAfterSkips(s)
  return true
}

/** 500.7: an extra turn "after" a specified turn is due once that turn has begun. */
function nowDue(turn: ExtraTurn, active: PlayerId): ExtraTurn {
  if (turn.after !== active) return turn
  const { after: _, ...due } = turn
  return due
}

/** "At the beginning of that turn's end step, you lose the game": doesn't happen if the turn is skipped (614.10a). */
function loseInEndStep(s: State, { player, source }: ExtraTurn): void {
  const effect = { do: "loseGame", player: { who: "you" } } as const
  const ability = { ability: "triggered", when: { on: "step", step: "end" }, effect } as const
  const delayed = { ability, bindings: {}, id: newTimestamp(s), source, controller: player, x: 0 }
  editState(s).delayed = [
    ...s.delayed,
    { ...delayed, once: true, duration: "endOfTurn", turn: s.turn.number },
  ]
  invalidate(s)
}

/** Control of players during the previous turn ends; in Grand Melee other turns go on, with those who are controlled in them. */
function freeAll(s: State, previous: PlayerId): void {
  for (const player of s.players)
    if (player.decidedBy !== player.id && (s.markers === undefined || player.id === previous))
      editPlayer(s, player.id).decidedBy = player.id
}

/** 723.1, 805.8: determines who controls this player, and with them their team, during this turn. */
function giveControl(s: State, player: PlayerId, active: PlayerId): void {
  const effect = activeStatics(s, "controlsTurn").findLast((a) =>
    players(s, a.effect.of, a.context).includes(player),
  )
  if (effect === undefined) return
  const by = players(s, effect.effect.who, effect.context)[0] ?? player
  // 800.4b: a player who left the game can't control anyone.
  if (s.players[by].left === null)
    for (const member of sideOf(s, active)) controlPlayer(s, member, by, effect.context.source)
  if (effect.from !== 0)
    setEffects(
      s,
      s.effects.filter((e) => e.id !== effect.from),
    )
  invalidate(s)
}

function nextInOrder(s: State): PlayerId {
  const { nextPlayer } = s.turn
  return s.players[nextPlayer].left === null ? nextPlayer : followerOf(s, nextPlayer)
}
