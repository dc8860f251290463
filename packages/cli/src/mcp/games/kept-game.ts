import { type Decision, type Game, type GameEvent, type PlayerId, ruleNumber } from "@apnap/engine"
import type { Opponent } from "@apnap/players"
import { entryOf, type Language, tell } from "@apnap/words"
import { MOST_DECISIONS, MOST_EVENTS, THINKING_MS } from "../limits.ts"
import { refuse } from "../refusal.ts"

/** A game that the server keeps: who sits where, and how much of it has been told. */
export interface KeptGame {
  readonly name: string
  readonly game: Game
  /** By seat; null for a seat of the caller. */
  readonly computers: readonly (Opponent | null)[]
  told: number
}

/** How far windows of priority are passed for the caller, beyond those in which there is nothing to do. */
export const PASS_UNTIL = ["endOfTurn", "myTurn"] as const
type PassUntil = (typeof PASS_UNTIL)[number]

/**
 * Lets the computer players play, and passes windows in which the caller can do nothing but make mana, until the caller must decide or the game is over.
 * `until` passes more, as long as nobody else has something on the stack. Decisions other than windows of priority are never made for the caller. Refuses
 * a game that goes on for too long, as "game/endless".
 */
export function playOn({ game, computers }: KeptGame, until?: PassUntil): void {
  const turn = game.state.turn.number
  for (let made = 0; game.decision !== null; made++) {
    if (made > MOST_DECISIONS)
      refuse("game/endless", `nothing for you to decide in ${MOST_DECISIONS} decisions`)
    const { decision, decider } = game
    const computer = computers[decider]
    if (computer !== null) game.decide(decision, computer.answer(game, decider, { budgetMs: THINKING_MS }))
    else if (isPassed(game, decision, turn, until)) game.decide(decision, PASS)
    else return
  }
}

const PASS = 0

function isPassed({ state }: Game, decision: Decision, turn: number, until?: PassUntil): boolean {
  if (decision.kind !== "priority") return false
  if (decision.options.every((o) => o.do === "pass" || (o.do === "activate" && o.mana))) return true
  if (until === undefined || state.stack.some((id) => state.objects[id]?.controller !== decision.player))
    return false
  return state.turn.number === turn || (until === "myTurn" && state.turn.active !== decision.player)
}

/** Who reads what is told: the caller's only seat, or all of the caller's. */
export function reader({ computers, game }: KeptGame): PlayerId {
  const own = computers.flatMap((computer, seat) => (computer === null ? [seat] : []))
  return own.length === 1 ? own[0] : Math.max(game.decider, own[0])
}

/** What the board shows well enough. */
const UNTOLD: ReadonlySet<GameEvent["kind"]> = new Set(["step", "taps", "untaps", "mana"])

/** What has happened since it was last told, each line with the rule's number, as the caller may know it. */
export function news(kept: KeptGame, language: Language): Line[] {
  const { game } = kept
  const events = game.history(kept.told)
  kept.told += events.length
  const lines = events.flatMap((event) => {
    const text = UNTOLD.has(event.kind) ? null : tell(entryOf(game.state, event, reader(kept)), language)
    return text === null ? [] : [{ rule: ruleNumber(game.state.ruleset, event.rule), text }]
  })
  return together(lines).slice(-MOST_EVENTS)
}

interface Line {
  rule: string
  text: string
}

/** Equal lines in a row are told once, with how often. */
function together(lines: readonly Line[]): Line[] {
  const out: (Line & { times: number })[] = []
  for (const { rule, text } of lines) {
    const before = out.at(-1)
    if (before?.text === text) before.times++
    else out.push({ rule, text, times: 1 })
  }
  return out.map(({ rule, text, times }) => ({ rule, text: times === 1 ? text : `${text} (${times}×)` }))
}
