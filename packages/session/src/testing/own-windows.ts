import { type Decision, type Game, objectOf, type PlayerId, type Step } from "@apnap/engine"
import { onlyAnswer } from "../asking/only-answer.ts"
import type { Move } from "../protocol/move.ts"
import type { Stops } from "../protocol/stops.ts"

/** The steps in which a player is always asked in a turn of their own. */
const MAIN: readonly Step[] = ["precombatMain", "postcombatMain"]

/** A moment in a player's own turn at which they could have done something, or at which the turn would have gone on. */
export interface OwnWindow {
  /** Number of the move that answered it. */
  move: number
  turn: number
  step: Step
  kind: Decision["kind"]
  /** Whose object is on top of the stack. */
  stack: "empty" | "own" | "others"
  /** Whether anything else than going on was possible. */
  canAct: boolean
  /** Whether they gave the answer themselves. */
  asked: boolean
}

/** Makes the moves of a game anew and lists the windows of a player's own turns. `game` is played on. */
export function ownWindows(game: Game, moves: readonly Move[], me: PlayerId): OwnWindow[] {
  const windows: OwnWindow[] = []
  for (const [move, done] of moves.entries()) {
    if ("concede" in done) game.concede(done.concede)
    else if ("byHand" in done) game.payByHand(done.by ?? 0, done.byHand)
    else {
      const by = done.by ?? game.decider
      const own = game.asked.find(({ decider }) => decider === by)
      if (own === undefined) throw new Error(`nothing is asked of seat ${by} at move ${move}`)
      const { number, active } = game.state.turn
      if (by === me && number > 0 && active === me)
        windows.push(windowOf(game, own.decision, { move, asked: done.asked === true, me }))
      game.decide(own.serial, done.a)
    }
  }
  return windows
}

function windowOf(
  { state }: Game,
  decision: Decision,
  { me, ...answered }: { move: number; asked: boolean; me: PlayerId },
): OwnWindow {
  const top = state.stack.at(-1)
  const { number, step } = state.turn
  return {
    ...answered,
    turn: number,
    step,
    kind: decision.kind,
    stack: top === undefined ? "empty" : objectOf(state, top)?.controller === me ? "own" : "others",
    canAct: couldAct(decision),
  }
}

/** Said anew, not by what the table asks with: mana alone is nothing to do (605.3a). */
function couldAct(decision: Decision): boolean {
  if (decision.kind !== "priority") return onlyAnswer(decision) === null
  return decision.options.some((o) => !(o.do === "pass" || (o.do === "activate" && o.mana)))
}

/**
 * What was promised: whether this window must have been asked about. Both main phases always, whatever can be done; each declaration of
 * attackers and every other choice; stops if something can be done; another player's spell or ability that can be answered.
 */
export function isPromised({ kind, stack, step, canAct }: OwnWindow, { mine }: Stops): boolean {
  if (kind !== "priority") return canAct
  if (stack !== "empty") return stack === "others" && canAct
  return MAIN.includes(step) || (canAct && mine.includes(step))
}

/** The windows that went by although they were promised. */
export const passedBy = (windows: readonly OwnWindow[], stops: Stops): OwnWindow[] =>
  windows.filter((window) => !window.asked && isPromised(window, stops))

/** Own turns without a question in one of their main phases; not the last, in which the game may have ended. */
export function turnsUnasked(windows: readonly OwnWindow[]): string[] {
  const asked = new Set(windows.filter((w) => w.asked).map(({ turn, step }) => `${turn} ${step}`))
  const turns = [...new Set(windows.map(({ turn }) => turn))].slice(0, -1)
  return turns.flatMap((turn) => MAIN.map((step) => `${turn} ${step}`)).filter((one) => !asked.has(one))
}
