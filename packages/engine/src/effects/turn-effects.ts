import type { Context } from "../characteristics/context.ts"
import { moveAll } from "../events/move.ts"
import type { PlayerEffect } from "../language/effect.ts"
import { type Phase, PHASES, type Step } from "../language/vocabulary.ts"
import { choose } from "../state/choose.ts"
import { edit, editPlayer, touch } from "../state/edit.ts"
import { type PlayerId, playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { beginEffect } from "./continuous.ts"
import type { Executors } from "./executor.ts"
import { clashWith, rummage } from "./clash.ts"
import { resolveObjects, resolvePlayer, resolvePlayers, resolveQuantity } from "./selecting.ts"

type Turns = Extract<PlayerEffect, { do: "extraTurn" | "extraPhase" | "skip" | "endTurn" | "endPhase" | "controlPlayer" | "permitLandPlays" | "reselectAttack" | "restartGame" | "learn" | "clash" }>

export const turnEffects: Executors<Turns> = {
  // 500.7: the last one created is taken first.
  extraTurn: (s, e, context) => {
    const extra = resolvePlayers(s, e.player, context).map((player) => ({ player, source: context.source, ...(e.loseAtEnd && { loseAtEnd: true }) }))
    s.turn = { ...s.turn, extraTurns: [...s.turn.extraTurns, ...extra] }
  },
  extraPhase: (s, e) => {
    const steps = e.phases.flatMap((part) => stepsOf(part))
    const at = e.after === undefined ? endOfPhase(s) : s.turn.ahead.findIndex((entry, i) => (entry.phase === e.after || entry.step === e.after) && s.turn.ahead[i + 1]?.phase !== entry.phase) + 1
    s.turn = { ...s.turn, ahead: [...s.turn.ahead.slice(0, at), ...steps, ...s.turn.ahead.slice(at)] }
  },
  skip: (s, e, context) => {
    const count = e.count === undefined ? 1 : resolveQuantity(s, e.count, context)
    const skips = resolvePlayers(s, e.player, context).map((player) => ({ player, what: e.what, count }))
    s.turn = { ...s.turn, skips: [...s.turn.skips, ...skips] }
  },
  endTurn: (s) => endTurn(s),
  endPhase: (s) => endPhase(s),
  controlPlayer: (s, e, context) => {
    for (const player of resolvePlayers(s, e.player, context)) controlPlayer(s, player, context.you, e.turn)
  },
  permitLandPlays: (s, e, context) => {
    const plus = resolveQuantity(s, e.count, context)
    for (const p of resolvePlayers(s, e.player, context)) {
      beginEffect(s, context, { duration: "endOfTurn", statics: [{ static: "landPlays", who: { who: "bound", name: "permittedTo" }, plus }], bindings: { permittedTo: [playerRef(p)] } })
    }
  },
  // 508.7: attacks something else that it could attack.
  reselectAttack: (s, e, context) => {
    const player = e.whom === undefined ? context.you : resolvePlayer(s, e.whom, context)
    for (const id of resolveObjects(s, e.what, context)) {
      const { combat } = s.objects[id]!
      if (combat !== null && combat.attacking !== 0 && player >= 0) edit(s, id).combat = { ...combat, attacking: playerRef(player) }
    }
    touch(s)
  },
  restartGame: (s) => restartGame(s),
  learn: (s, e, context) => learn(s, resolvePlayer(s, e.player, context), context),
  clash: (s, e, context) => clashWith(s, e.bind, context),
}

const STEPS_OF: Readonly<Record<Phase, readonly Step[]>> = {
  beginning: ["untap", "upkeep", "draw"],
  precombatMain: ["precombatMain"],
  combat: ["beginningOfCombat", "declareAttackers", "declareBlockers", "combatDamage", "endOfCombat"],
  postcombatMain: ["postcombatMain"],
  ending: ["end", "cleanup"],
}

function isPhase(part: Phase | Step): part is Phase {
  return (PHASES as readonly string[]).includes(part)
}

function stepsOf(part: Phase | Step): { step: Step; phase: Phase }[] {
  if (isPhase(part)) return STEPS_OF[part].map((step) => ({ step, phase: part }))
  const phase = PHASES.find((p) => STEPS_OF[p].includes(part))!
  return [{ step: part, phase }]
}

/** Where among the steps ahead the current phase ends (500.8). */
function endOfPhase(s: State): number {
  const at = s.turn.ahead.findIndex((entry) => entry.phase !== s.turn.phase)
  return at < 0 ? s.turn.ahead.length : at
}

/** 724.1: exiles the stack, ends combat, skips straight to the cleanup step. */
function endTurn(s: State): void {
  emptyStack(s)
  s.turn = { ...s.turn, ahead: [{ step: "cleanup", phase: "ending" }], stage: "end", combat: null }
  s.waiting = []
}

/** 724.2: the same for a phase. */
function endPhase(s: State): void {
  emptyStack(s)
  s.turn = { ...s.turn, ahead: s.turn.ahead.slice(endOfPhase(s)), stage: "end" }
  s.waiting = []
}

function emptyStack(s: State): void {
  moveAll(s, s.stack.map((id) => ({ id, to: "exile" as const, rule: "724.1b" })))
}

/** 723.1: another player makes this player's decisions, now or in the next turn. */
function controlPlayer(s: State, player: PlayerId, by: PlayerId, when: "next" | "this" | "combat"): void {
  if (when !== "next") editPlayer(s, player).decidedBy = by
  else s.turn = { ...s.turn, skips: [...s.turn.skips, { player, what: `controlledBy:${by}`, count: 1 }] }
}

/** 727.1: the game ends in no result and begins again. */
function restartGame(s: State): void {
  s.over = { winners: [], rule: "727.1" }
  s.turn = { ...s.turn, stage: "over" }
}

/** 701.48: reveal a Lesson from outside the game, or discard a card to draw a card. */
function learn(s: State, player: PlayerId, context: Context): void {
  const lessons = s.players[player].outside.filter((id) => s.definitions[s.objects[id]!.def].faces[0].subtypes?.includes("Lesson"))
  const options = [{ label: "nothing" }, ...(s.players[player].hand.length > 0 ? [{ label: "rummage" }] : []), ...lessons.map((object) => ({ label: "lesson", object }))]
  const [at] = choose(s, { kind: "option", player, rule: "701.48a", purpose: "learn", source: context.source, options, min: 1, max: 1 })
  const chosen = options[at]
  if ("object" in chosen) moveAll(s, [{ id: chosen.object, to: "hand", rule: "701.48a", by: player }])
  else if (chosen.label === "rummage") rummage(s, player, context)
}

