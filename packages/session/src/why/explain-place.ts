import { type Game, type GameEvent, objectView, type State } from "@apnap/engine"
import { thing } from "@apnap/words"
import type { ExplainedPlace } from "../protocol/why.ts"
import { named, ruled } from "./telling.ts"

/** Events that put something onto the stack. */
const BEGINS: ReadonlySet<GameEvent["kind"]> = new Set(["cast", "activates", "triggers", "copied"])
/** Events that accompany putting triggered abilities onto the stack. */
const PLACING: ReadonlySet<GameEvent["kind"]> = new Set(["triggers", "targeted", "crime"])

/** Why an object on the stack is above the one below it, and below the one above it. */
export function explainPlaces(game: Game, id: number, person: number): ExplainedPlace[] {
  const { stack } = game.state
  const at = stack.indexOf(id)
  if (at < 0) return []
  const history = game.history()
  const [above, below] = [stack[at + 1], stack[at - 1]]
  return [
    ...(above === undefined ? [] : [place(game.state, history, above, id, person, false)]),
    ...(below === undefined ? [] : [place(game.state, history, id, below, person, true)]),
  ]
}

function place(
  s: State,
  history: readonly GameEvent[],
  upper: number,
  lower: number,
  person: number,
  isUpper: boolean,
): ExplainedPlace {
  const other = objectView(s, isUpper ? lower : upper, person)
  // The source may be gone by now.
  const source = other.source > 0 ? thing(s, other.source, person).name : ""
  const { because, rule } = reason(s, history, upper, lower)
  return {
    isUpper,
    other: other.name || source,
    because,
    player: named(s, s.objects[upper]!.controller, person),
    ...ruled(s, rule),
  }
}

type Reason = Pick<ExplainedPlace, "because" | "rule">
const LATER: Reason = { because: "later", rule: "405.2" }
const TRIGGERED_LATER: Reason = { because: "triggeredLater", rule: "603.3" }

function reason(s: State, history: readonly GameEvent[], upper: number, lower: number): Reason {
  const begun = (id: number) => history.findLastIndex((e) => BEGINS.has(e.kind) && e.object === id)
  const [up, low] = [begun(upper), begun(lower)]
  if (up < low) return { because: "below", rule: "603.3b" }
  const [over, under] = [history[up], history[low]]
  if (over?.kind !== "triggers") return LATER
  // 603.3b: both were put there together if nothing else happened in between.
  const together = under?.kind === "triggers" && history.slice(low, up).every(({ kind }) => PLACING.has(kind))
  if (!together) return TRIGGERED_LATER
  const follows = history.slice(low + 1, up).every(({ kind }) => kind !== "triggers")
  if (follows && (over.detail === "chosen" || over.detail === "alike"))
    return { because: over.detail, rule: "603.3b" }
  return seat(s, under.player) < seat(s, over.player) ? { because: "apnap", rule: "603.3b" } : TRIGGERED_LATER
}

/** A player's distance from the active player in turn order (101.4). */
function seat(s: State, player: number): number {
  return (player - s.turn.active + s.players.length) % s.players.length
}
