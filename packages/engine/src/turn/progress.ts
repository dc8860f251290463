import { apnapOrder } from "../characteristics/query.ts"
import { activeStatics, stir } from "../characteristics/derived.ts"
import { players } from "../characteristics/selector.ts"
import { leaveCombat } from "../events/move.ts"
import { record } from "../events/record.ts"
import { edit, editPlayer, touch } from "../state/edit.ts"
import type { StaticEffect } from "../language/static.ts"
import type { Mana } from "../mana/pool.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { expire, expireAtTurn } from "./durations.ts"
import { STEP_RULE, TURN } from "./steps.ts"
import { setTurn } from "./write.ts"

/** 500.5: as a step or phase ends, effects that last until then expire, then unspent mana empties. */
export function endStep(s: State): void {
  expire(s)
  const { phase, step } = s.turn
  for (const player of s.players) if (player.pool.length > 0) emptyPool(s, player.id, step)
  if (phase === "combat" && s.turn.ahead[0]?.phase !== "combat") endCombat(s)
  beginNextStep(s)
}

/** 106.4, 703.4q: mana that does not persist is lost. */
function emptyPool(s: State, player: PlayerId, step: string): void {
  const { pool } = s.players[player]
  const lasts = (until: string | undefined) => until === "always" || (until === "turn" && step !== "cleanup") || (until === "combat" && step !== "endOfCombat")
  const rules = activeStatics(s, "manaPersists").filter(({ effect, context }) => players(s, effect.who, context).includes(player))
  const kept = pool.flatMap((mana) => (lasts(mana.persists) ? [mana] : unspent(mana, rules.map(({ effect }) => effect))))
  if (kept.length !== pool.length || rules.length > 0) editPlayer(s, player).pool = kept
}

/** "You don't lose unspent mana …", or it "becomes colorless instead". */
function unspent(mana: Mana, rules: readonly Extract<StaticEffect, { static: "manaPersists" }>[]): readonly Mana[] {
  const rule = rules.find(({ colors }) => colors === undefined || colors.includes(mana.type))
  return rule === undefined ? [] : [rule.becomesColorless ? { ...mana, type: "C" } : mana]
}

/** 511.3: all creatures, planeswalkers and battles leave combat. */
function endCombat(s: State): void {
  for (const id of s.battlefield) if (s.objects[id]!.combat !== null) leaveCombat(s, id)
  setTurn(s, { combat: null })
}

/** Goes on to the next step of this turn, or to the next turn. */
export function beginNextStep(s: State): void {
  const next = s.turn.ahead[0]
  if (next === undefined) return beginNextTurn(s)
  setTurn(s, { step: next.step, phase: next.phase, ahead: s.turn.ahead.slice(1), stage: "begin", priority: s.turn.active, passes: 0, part: 0, cleanupAgain: false })
  stir(s)
  record(s, { kind: "step", rule: STEP_RULE[next.step], player: s.turn.active, detail: next.step })
}

/** 500.7: the most recently added extra turn first; else the next player in turn order. */
export function beginNextTurn(s: State): void {
  const { extraTurns } = s.turn
  const extra = extraTurns.at(-1)
  const active = extra?.player ?? nextInOrder(s)
  expireAtTurn(s, active)
  s.lastTurnEvents = s.events
  s.events = []
  forgetPast(s)
  setTurn(s, {
    number: s.turn.number + 1,
    active,
    ahead: TURN,
    extra: extra !== undefined,
    loseAtEnd: extra?.loseAtEnd === true,
    extraTurns: extra === undefined ? extraTurns : extraTurns.slice(0, -1),
    nextPlayer: extra === undefined ? followerOf(s, active) : s.turn.nextPlayer,
    combat: null,
    loop: [],
  })
  for (const player of s.players) if (player.landsPlayed > 0) editPlayer(s, player.id).landsPlayed = 0
  for (const id of s.battlefield) if (s.objects[id]!.sick && s.objects[id]!.controller === active) edit(s, id).sick = false // 302.6
  touch(s)
  record(s, { kind: "beginsTurn", rule: "500.1", player: active, amount: s.turn.number })
  beginNextStep(s)
}

function nextInOrder(s: State): PlayerId {
  const { nextPlayer } = s.turn
  return s.players[nextPlayer].left === null ? nextPlayer : followerOf(s, nextPlayer)
}

function followerOf(s: State, player: PlayerId): PlayerId {
  const order = apnapOrder(s, player).filter((p) => p !== player)
  return order[0] ?? player
}

/** Last known information is needed for the turn in which something left, and the next. */
function forgetPast(s: State): void {
  const recent = Object.entries(s.past).filter(([, past]) => past.turn >= s.turn.number - 1)
  s.past = Object.fromEntries(recent)
}
