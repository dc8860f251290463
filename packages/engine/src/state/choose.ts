import type { AnswerTo, Decision } from "./decision.ts"
import { isForced } from "./forced.ts"
import { type PlayerId, playerRef } from "./ref.ts"
import type { State } from "./state.ts"

/** Thrown to leave an action that needs an answer; caught only by the game's face. */
export const SUSPEND: unique symbol = Symbol("suspend")
/** Thrown when a proposed action turns out to be illegal; the game returns to the moment before it (733.1). */
export const ILLEGAL: unique symbol = Symbol("illegal")

/** An in-process player: answers at once. Its answers must be legal; the game's face checks them. */
export type Asker = (s: State, decision: Decision) => AnswerTo<Decision>

let asker: Asker | null = null
let pending: Decision | null = null
let why: Refusal | null = null

/** Why a proposed action was illegal. */
export interface Refusal {
  rule: string
  reason: string
}

/**
 * The player's choice. Reads the log of the unfinished action; else asks the in-process player; else suspends. Rules code
 * calls this in straight lines and is run again from the start of the action with one more answer.
 */
export function choose<D extends Decision>(s: State, asked: D): AnswerTo<D> {
  const decision = s.players[asked.player].left === null ? asked : { ...asked, player: substitute(s, asked) }
  const at = s.cursor++
  if (s.forced !== 0 && !isForced(decision)) s.forced = 0
  if (at < s.answers.length) return s.answers[at] as AnswerTo<D>
  if (asker === null) {
    pending = decision
    throw SUSPEND
  }
  const answer = asker(s, decision)
  s.answers.push(answer)
  return answer as AnswerTo<D>
}

/** 800.4g, 800.4h: who chooses for a player who left: one whom the object's controller names, or the next in turn order. */
function substitute(s: State, { player, source }: Decision): PlayerId {
  const there = s.players.filter((p) => p.left === null)
  const controller = (s.objects[source] ?? s.past[source]?.object)?.controller ?? -1
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

/** Gives up the proposed action. */
export function illegal(rule: string, reason: string): never {
  why = { rule, reason }
  throw ILLEGAL
}

/** For the game's face: sets who answers in process, and returns who did before. */
export function setAsker(next: Asker | null): Asker | null {
  const before = asker
  asker = next
  return before
}

/** For the game's face: the decision that suspended the action. */
export function takePending(): Decision {
  const decision = pending!
  pending = null
  return decision
}

/** For the game's face: why the last proposal was illegal. */
export function takeRefusal(): Refusal {
  const refusal = why!
  why = null
  return refusal
}
