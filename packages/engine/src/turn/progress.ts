import { activeStatics, disturb, stir } from "../characteristics/derived.ts"
import { apnapOrder } from "../characteristics/query.ts"
import { rangesOf } from "../characteristics/range.ts"
import { players } from "../characteristics/selector.ts"
import { isActive, sideOf } from "../characteristics/teams.ts"
import { someoneStrikesFirst } from "../combat/strikes.ts"
import { loseLife } from "../events/life.ts"
import { leaveCombat } from "../events/move.ts"
import { blankEvent, happen, simultaneously } from "../events/record.ts"
import type { StaticEffect } from "../language/static.ts"
import type { Step } from "../language/vocabulary.ts"
import type { Mana } from "../mana/pool.ts"
import { edit, editPlayer, editTurn, forget, touch } from "../state/edit.ts"
import { NONE, type PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { stepsOf } from "../state/steps.ts"
import type { ExtraTurn } from "../state/turn.ts"
import { expire, expireAtStep, expireAtTurn, expireForDeparted } from "./durations.ts"
import { isSkipped } from "./skips.ts"
import { STEP_RULE, TURN } from "./steps.ts"
import { variantTurn } from "./variants.ts"
import { setTurn } from "./write.ts"

/** 500.5: as a step or phase ends, effects that last until then expire, then unspent mana empties; once the other way round. */
export function endStep(s: State): void {
  const effectsFirst = s.ruleset.knobs.stepEndOrder === "effects-first"
  if (effectsFirst) expire(s)
  emptyPools(s)
  if (!effectsFirst) expire(s)
  const { phase } = s.turn
  const next = s.turn.ahead[0]
  if (phase === "combat" && (next?.phase !== "combat" || next.step === "beginningOfCombat")) endCombat(s)
  beginNextStep(s)
}

/** 500.5, and 300.3@2003-07, by which mana stayed from step to step within a phase. */
function emptyPools(s: State): void {
  if (s.players.every(({ pool }) => pool.length === 0)) return
  if (s.ruleset.knobs.manaEmpties === "phase" && !endsPhase(s)) return
  for (const player of s.players) if (player.pool.length > 0) emptyPool(s, player.id, s.turn.step)
}

function endsPhase(s: State): boolean {
  const { phase, cleanupAgain, ahead } = s.turn
  if (cleanupAgain) return false
  return ahead[0]?.phase !== phase || ahead[0].step === stepsOf(phase)[0].step
}

/** 106.4, 703.4q: mana that does not persist is lost. */
function emptyPool(s: State, player: PlayerId, step: string): void {
  const { pool } = s.players[player]
  const lasts = (until: string | undefined) =>
    until === "always" ||
    (until === "turn" && step !== "cleanup") ||
    (until === "combat" && step !== "endOfCombat")
  const rules = activeStatics(s, "manaPersists").filter(({ effect, context }) =>
    players(s, effect.who, context).includes(player),
  )
  const kept = pool.flatMap((mana) =>
    lasts(mana.persists)
      ? [mana]
      : unspent(
          mana,
          rules.map(({ effect }) => effect),
        ),
  )
  if (kept.length !== pool.length || rules.length > 0) editPlayer(s, player).pool = kept
  const lost = pool.length - kept.length
  if (s.ruleset.knobs.manaBurn && lost > 0) loseLife(s, player, lost, NONE, "300.3@2003-07")
}

/** "You don't lose unspent mana …", or it "becomes colorless instead". */
function unspent(
  mana: Mana,
  rules: readonly Extract<StaticEffect, { static: "manaPersists" }>[],
): readonly Mana[] {
  const rule = rules.find(({ colors }) => colors === undefined || colors.includes(mana.type))
  return rule === undefined ? [] : [rule.becomesColorless ? { ...mana, type: "C" } : mana]
}

/** 511.3: all creatures, planeswalkers and battles leave combat. */
function endCombat(s: State): void {
  for (const id of s.battlefield) if (s.objects[id]!.combat !== null) leaveCombat(s, id)
  const turn = editTurn(s)
  turn.combat = null
  turn.defending = -1
}

/** Goes on to the next step of this turn, or to the next turn. */
export function beginNextStep(s: State): void {
  // 514.3a: another cleanup step follows one in which players got priority.
  const next = s.turn.cleanupAgain ? CLEANUP : s.turn.ahead[0]
  if (next === undefined) return beginNextTurn(s)
  if (next !== CLEANUP && skipNext(s)) return beginNextStep(s)
  const step = isFirstOfTwo(s, next.step) ? "firstStrikeDamage" : next.step
  const turn = editTurn(s)
  if (next !== CLEANUP && step === next.step) turn.ahead = turn.ahead.slice(1)
  turn.step = step
  turn.phase = next.phase
  turn.added = ("added" in next ? next.added : undefined) ?? 0
  turn.stage = "begin"
  turn.priority = turn.active
  turn.passes = 0
  turn.part = 0
  turn.cleanupAgain = false
  stir(s)
  expireAtStep(s)
  const { active } = turn
  const rule = next === CLEANUP ? "514.3a" : STEP_RULE[step]
  if (!s.options.sharedTurns) return recordStep(s, active, step, rule)
  simultaneously(s, () => {
    for (const player of sideOf(s, active)) recordStep(s, player, step, rule)
  })
}

function recordStep(s: State, player: PlayerId, step: Step, rule: string): void {
  const event = blankEvent("step", rule)
  event.player = player
  event.detail = step
  happen(s, event)
}

/** 510.4: as the combat damage step begins it is seen whether there will be two of them. */
function isFirstOfTwo(s: State, next: Step): boolean {
  return next === "combatDamage" && s.turn.combat?.struckFirst === null && someoneStrikesFirst(s)
}

const CLEANUP = { step: "cleanup", phase: "ending" } as const

/** 500.11: goes past the next step, or past the next phase as a whole. True when something was skipped. */
function skipNext(s: State): boolean {
  const { ahead, phase, active } = s.turn
  const [next] = ahead
  if (next.phase !== phase && isSkipped(s, active, next.phase)) {
    const end = ahead.findIndex((entry) => entry.phase !== next.phase)
    setTurn(s, { ahead: end < 0 ? [] : ahead.slice(end) })
    return true
  }
  if (!isSkipped(s, active, next.step)) return false
  setTurn(s, { ahead: ahead.slice(1) })
  return true
}

/** 500.7: the most recently added extra turn first; else the next player in turn order. */
export function beginNextTurn(s: State): void {
  const extraTurns = s.turn.extraTurns.filter(({ player }) => s.players[player].left === null) // 800.4k
  const extra = extraTurns.findLast(({ after }) => after === undefined)
  const active = sideOf(s, extra?.player ?? nextInOrder(s))[0]
  const order = {
    extraTurns: extraTurns.filter((turn) => turn !== extra),
    nextPlayer: extra === undefined ? followerOf(s, active) : s.turn.nextPlayer,
  }
  if (isSkipped(s, active, "turn")) {
    setTurn(s, order)
    return beginNextTurn(s)
  }
  for (const player of sideOf(s, active)) expireAtTurn(s, player)
  if (extra === undefined) expireForDeparted(s, active)
  s.lastTurnEvents = s.events
  s.events = []
  forgetPast(s)
  const turn = editTurn(s)
  turn.number++
  turn.active = active
  turn.ahead = TURN
  turn.extra = extra !== undefined
  turn.extraTurns = order.extraTurns.map((one) => nowDue(one, active))
  turn.nextPlayer = order.nextPlayer
  turn.combat = null
  turn.defending = -1
  for (const player of s.players) if (player.landsPlayed > 0) editPlayer(s, player.id).landsPlayed = 0
  for (const id of s.battlefield)
    if (s.objects[id]!.sick && isActive(s, s.objects[id]!.controller)) edit(s, id).sick = false // 302.6
  s.reach = rangesOf(s)
  disturb(s)
  variantTurn(s, "turnBegins")
  freeAll(s)
  for (const player of sideOf(s, active)) giveControl(s, player, active)
  if (extra?.loseAtEnd) loseInEndStep(s, extra)
  const event = blankEvent("beginsTurn", "500.1")
  event.player = active
  event.amount = s.turn.number
  happen(s, event)
  beginNextStep(s)
}

/** 500.7: an extra turn after the specified one is the next when that has begun. */
function nowDue(turn: ExtraTurn, active: PlayerId): ExtraTurn {
  if (turn.after !== active) return turn
  const { after: _, ...due } = turn
  return due
}

/** "At the beginning of that turn's end step, you lose the game": nothing comes of it where the turn is skipped (614.10a). */
function loseInEndStep(s: State, { player, source }: ExtraTurn): void {
  const effect = { do: "loseGame", player: { who: "you" } } as const
  const ability = { ability: "triggered", when: { on: "step", step: "end" }, effect } as const
  const delayed = { ability, bindings: {}, id: s.nextTimestamp++, source, controller: player, x: 0 }
  s.delayed = [...s.delayed, { ...delayed, once: true, duration: "endOfTurn", turn: s.turn.number }]
  touch(s)
}

/** Control of the turn before has ended. */
function freeAll(s: State): void {
  for (const player of s.players)
    if (player.decidedBy !== player.id) editPlayer(s, player.id).decidedBy = player.id
}

/** 723.1, 805.8: who controls the player, and with him his team, during this turn. */
function giveControl(s: State, player: PlayerId, active: PlayerId): void {
  const effect = activeStatics(s, "controlsTurn").findLast((a) =>
    players(s, a.effect.of, a.context).includes(player),
  )
  if (effect === undefined) return
  const by = players(s, effect.effect.who, effect.context)[0] ?? player
  // 800.4b: not by somebody who left.
  if (s.players[by].left === null)
    for (const member of sideOf(s, active)) editPlayer(s, member).decidedBy = by
  if (effect.from !== 0) s.effects = s.effects.filter((e) => e.id !== effect.from)
  touch(s)
}

function nextInOrder(s: State): PlayerId {
  const { nextPlayer } = s.turn
  return s.players[nextPlayer].left === null ? nextPlayer : followerOf(s, nextPlayer)
}

function followerOf(s: State, player: PlayerId): PlayerId {
  const side = sideOf(s, player)
  const next = apnapOrder(s, player).find((p) => p !== player && !side.includes(p))
  return next === undefined ? player : sideOf(s, next)[0]
}

/** Last known information is needed for the turn in which something left, and the next; delayed abilities may need it longer. */
function forgetPast(s: State): void {
  const named = namedByDelayed(s)
  for (let id = s.past.length - 1; id >= 0; id--) {
    const past = s.past[id]
    if (past !== undefined && past.turn < s.turn.number - 1 && !named.has(id)) forget(s, id)
  }
}

const NOBODY: ReadonlySet<number> = new Set()

/** What delayed abilities have names for. */
function namedByDelayed(s: State): ReadonlySet<number> {
  if (s.delayed.length === 0) return NOBODY
  const refs = s.delayed.flatMap((d) => Object.values(d.bindings).filter((v) => typeof v === "object"))
  return new Set(refs.flat())
}
