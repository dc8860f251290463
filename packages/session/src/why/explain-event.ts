import { checkInRow, type Game, GameError, type GameEvent, type State } from "@apnap/engine"
import { entryOf } from "@apnap/words"
import type { ExplainedCheck, ExplainedEvent } from "../protocol/why.ts"
import { explainEffects } from "./explain-effects.ts"
import { ruled, told } from "./telling.ts"

const MOST_BEFORE = 4
/** Events that cause nothing, or that the effects already explain. */
const IDLE: ReadonlySet<GameEvent["kind"]> = new Set([
  "step",
  "beginsTurn",
  "priority",
  "paid",
  "taps",
  "mana",
  "crime",
  "replaced",
])

/**
 * Why something happened: its rule, the replacement and prevention effects considered, its state-based action check, and the earlier or
 * simultaneous events of the same object.
 */
export function explainEvent(game: Game, index: number, person: number): ExplainedEvent {
  const s = game.state
  const history = game.history()
  const event = history[index]
  if (event === undefined) throw new GameError("bad-number", `there is no event ${index}`)
  const subjects = new Set([event.was, event.object].filter((id) => id > 0))
  const check = checkOf(s, history, event, person)
  const leads = (e: GameEvent) =>
    !IDLE.has(e.kind) &&
    ((check === null && e.batch === event.batch) || subjects.has(e.object) || subjects.has(e.was))
  return {
    is: "event",
    text: told(s, event, person)?.text ?? null,
    ...ruled(s, event.rule),
    source: entryOf(s, event, person).source.name,
    effects: explainEffects(s, history, index, person),
    check,
    before: history
      .slice(0, index)
      .filter(leads)
      .slice(-MOST_BEFORE)
      .flatMap((e) => told(s, e, person) ?? []),
  }
}

/** 704.3: the check in which it happened, and what else happened in it. */
function checkOf(
  s: State,
  history: readonly GameEvent[],
  event: GameEvent,
  person: number,
): ExplainedCheck | null {
  const at = history.findIndex((e) => e.kind === "stateBased" && e.batch === event.batch)
  const check = history[at]
  if (check?.kind !== "stateBased") return null
  let of = checkInRow(check)
  for (const e of history.slice(at + 1)) {
    if (e.kind !== "stateBased") continue
    if (checkInRow(e) !== of + 1) break
    of = checkInRow(e)
  }
  const others: GameEvent[] = []
  for (const e of history.slice(0, at))
    if (e.batch === event.batch && !IDLE.has(e.kind) && ![event, ...others].some((one) => isSame(e, one)))
      others.push(e)
  return {
    ...ruled(s, "704.3"),
    nth: checkInRow(check),
    of,
    others: others.flatMap((e) => told(s, e, person) ?? []),
  }
}

/** Whether two events concern the same object: a destruction and the move to the graveyard count as one. */
function isSame(e: GameEvent, event: GameEvent): boolean {
  const ids = (of: GameEvent) => [of.object, of.was].filter((id) => id > 0)
  return e === event || ids(e).some((id) => ids(event).includes(id))
}
