import { isForced } from "./answers/forced.ts"
import { answerFault } from "./answers/validate.ts"
import type { Answer, AnswerTo, Decision } from "./decision.ts"
import { pastOf } from "./past.ts"
import { type PlayerId, playerRef } from "./ref.ts"
import type { Refusal, RefusalCode } from "./refusal.ts"
import type { State } from "./state.ts"
import { notesOf } from "./writing/edit.ts"

/** Thrown to leave an action that needs an answer; caught only where actions are run (`game/run.ts`). */
export const SUSPEND: unique symbol = Symbol("suspend")
/** Thrown when a proposed action turns out to be illegal; the game returns to the moment before it (733.1). */
export const ILLEGAL: unique symbol = Symbol("illegal")

/** An in-process player, who answers at once. Answers must be legal: nothing checks them, while `Game.decide` checks those that come from outside. */
export type Asker = (s: State, decision: Decision) => AnswerTo<Decision>

/** A player who answers some decisions at once and leaves the others (null) to the caller that runs the game. */
export type PartialAsker = (s: State, decision: Decision) => AnswerTo<Decision> | null

let asker: PartialAsker | null = null
let pending: Pending | null = null
let why: Refusal | null = null

/** A decision waiting for its answer. */
export interface Pending {
  decision: Decision
  /** The number of earlier choices in the same action. */
  index: number
  /** Decisions of other players that are asked at the same time and come next, in order. */
  after: readonly Decision[]
  /** Who makes the decision now: its player, or who controls that player, if only during this action (723.2). */
  decider: PlayerId
}

const NO_OTHERS: readonly Decision[] = []

/**
 * 101.4: choices that several players make at the same time, asked in APNAP order. Later players may answer before earlier ones, since no
 * decision depends on the others' answers.
 */
export function chooseTogether<D extends Decision>(s: State, asked: readonly D[]): AnswerTo<D>[] {
  return asked.map((decision, i) => choose(s, decision, asked.slice(i + 1)))
}

/**
 * The player's choice: from the log of the unfinished action, else an early answer, else from the in-process player; else suspends. The
 * action is then rerun from its start with one more answer, so rules code calls this in straight lines. `after` holds the choices others
 * make at the same time (see `chooseTogether`).
 */
export function choose<D extends Decision>(s: State, asked: D, after = NO_OTHERS): AnswerTo<D> {
  const answer = chooseOrWait(s, asked, after)
  if (answer === null) throw SUSPEND
  return answer
}

/**
 * Like `choose`, for the outermost functions of an action: null if nobody has answered yet; all of them must then return at once without
 * writing anything. Most decisions are priority windows and declarations, and leaving one by `throw` costs as much as everything else in it.
 */
export function chooseOrWait<D extends Decision>(s: State, asked: D, after = NO_OTHERS): AnswerTo<D> | null {
  const decision = s.players[asked.player].left === null ? asked : { ...asked, player: substitute(s, asked) }
  const at = notesOf(s).cursor++
  if (s.forced !== 0 && !isForced(decision)) notesOf(s).forced = 0
  if (at < s.answers.length) return answerTo<D>(s.answers[at])
  const early = s.early.length === 0 ? null : earlyAnswer(s, decision, at)
  const answer = early ?? (asker === null ? null : asker(s, decision))
  if (answer === null)
    pending = {
      decision,
      index: at,
      after: after.filter(({ player }) => s.players[player].left === null),
      decider: s.players[decision.player].decidedBy,
    }
  else notesOf(s).answers.push(answer)
  return answer === null ? null : answerTo<D>(answer)
}

/** A logged answer fits the decision at its place, since a rerun of the action asks the same decisions. */
function answerTo<D extends Decision>(answer: Answer): AnswerTo<D> {
  return answer as AnswerTo<D>
}

/** What the player answered before their turn to choose; null if nothing, or if it no longer fits. */
function earlyAnswer(s: State, decision: Decision, index: number): Answer | null {
  const { player, purpose } = decision
  const found = s.early.find(
    (e) => e.serial === s.serial + index && e.player === player && e.purpose === purpose,
  )
  return found === undefined || answerFault(decision, found.answer) !== null ? null : found.answer
}

/** 800.4g, 800.4h: who chooses for a player who has left: one named by the object's controller, or the next in turn order. */
function substitute(s: State, { player, source }: Decision): PlayerId {
  const there = s.players.filter((p) => p.left === null)
  const controller = (s.objects[source] ?? pastOf(s, source)?.object)?.controller ?? -1
  if (there.length === 0) return player
  if (controller < 0 || s.players[controller].left !== null || controller === player)
    return (there.find((p) => p.id > player) ?? there[0]).id
  const isFoe = (id: PlayerId) => s.players[id].team !== s.players[controller].team
  const foes = there.filter((p) => isFoe(p.id))
  const able = isFoe(player) && foes.length > 0 ? foes : there
  if (able.length === 1) return able[0].id
  const options = able.map((p) => playerRef(p.id))
  const about = { rule: "800.4g", purpose: "choosePlayer", source, options, min: 1, max: 1 }
  const [index] = choose(s, { kind: "choose", player: controller, ...about })
  return able[index].id
}

/** Abandons the proposed action. */
export function illegal(rule: string, code: RefusalCode, params?: Refusal["params"]): never {
  why = { rule, code, ...(params !== undefined && { params }) }
  throw ILLEGAL
}

/** Sets who answers in process, and returns the previous one. Forgets any unanswered decision. */
export function setAsker(next: PartialAsker | null): PartialAsker | null {
  const before = asker
  asker = next
  // A decision asked between actions fails; the next action, maybe of another game, must not take it for its own.
  pending = null
  return before
}

/** Whether the action is waiting for an answer. */
export function isWaiting(): boolean {
  return pending !== null
}

/** The decision that suspended the action. */
export function takePending(): Pending {
  const taken = pending!
  pending = null
  return taken
}

/** Why the last proposal was illegal. */
export function takeRefusal(): Refusal {
  const refusal = why!
  why = null
  return refusal
}
