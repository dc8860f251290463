import { type Decision, type Game, type PlayerId, ruleNumber } from "@apnap/engine"
import type { Opponent } from "@apnap/players"
import { damageFirst, entryOf, type Language, showsOnBoard, tell } from "@apnap/words"
import { MOST_DECISIONS, MOST_EVENTS, THINKING_MS } from "../limits.ts"
import { refuse } from "../refusal.ts"

/** A kept game: who sits where, and how many events have been reported. */
export interface KeptGame {
  readonly name: string
  readonly game: Game
  /** By seat; null for the caller's seats. */
  readonly computers: readonly (Opponent | null)[]
  told: number
}

/** How far the caller's priority is passed, beyond windows with nothing to do. */
export const PASS_UNTIL = ["endOfTurn", "myTurn"] as const
type PassUntil = (typeof PASS_UNTIL)[number]

/**
 * Lets the computer players play and passes priority where the caller could only make mana, until the caller must decide or the game
 * ends. `until` passes more while the stack has nothing of another player. Only priority is ever decided for the caller. Refuses a
 * game that runs too long as "game/endless".
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

/** The seat that reads the report: the caller's only one, else the deciding one, or the first when nobody decides. */
export function reader({ computers, game }: KeptGame): PlayerId {
  const own = computers.flatMap((computer, seat) => (computer === null ? [seat] : []))
  return own.length === 1 ? own[0] : Math.max(game.decider, own[0])
}

/** Events since the last report as the caller may know them, each line with its rule number. */
export function news(kept: KeptGame, language: Language): Line[] {
  const { game } = kept
  const events = game.history(kept.told)
  kept.told += events.length
  const lines = damageFirst(events).flatMap((event) => {
    const text = showsOnBoard(event) ? null : tell(entryOf(game.state, event, reader(kept)), language)
    return text === null ? [] : [{ rule: ruleNumber(game.state.ruleset, event.rule), text }]
  })
  return together(lines).slice(-MOST_EVENTS)
}

interface Line {
  rule: string
  text: string
}

/** Merges consecutive equal lines into one with a count. */
function together(lines: readonly Line[]): Line[] {
  const out: (Line & { times: number })[] = []
  for (const { rule, text } of lines) {
    const before = out.at(-1)
    if (before?.text === text) before.times++
    else out.push({ rule, text, times: 1 })
  }
  return out.map(({ rule, text, times }) => ({ rule, text: times === 1 ? text : `${text} (${times}×)` }))
}
