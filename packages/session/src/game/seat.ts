import {
  type Answer,
  type Asked,
  type Decision,
  type Game,
  objectOf,
  type State,
  type Viewer,
} from "@apnap/engine"
import type { Language } from "@apnap/words"
import type { Loops } from "../asking/loops.ts"
import { onlyAnswer } from "../asking/only-answer.ts"
import { momentOf } from "../asking/passing-moment.ts"
import type { Repetition } from "../asking/repetition.ts"
import { asksByItself, isPassingOver, PASS, type PassingMoment, type Until } from "../protocol/stops.ts"
import type { Moment, Settings } from "../protocol/table.ts"
import { SeatLog } from "./seat-log.ts"

/**
 * A player or spectator of a game: how they want to be asked, how long they pass, what they have been shown and told, and which decisions
 * they made.
 */
export class Seat {
  readonly viewer: Viewer
  /** What they repeat, and what all do (732.2). */
  readonly repetition: Repetition
  readonly loops: Loops
  log: SeatLog
  settings: Settings
  /** Language of card text; null for the current one (`speakCards`). */
  language: Language | null = null
  /** Number of log entries already sent. */
  told = 0
  #passing: { until: Until; since: PassingMoment } | null = null
  /** Whether they hold priority with one of their own objects still on the stack. */
  #held = false
  /** Stack objects of others that they have been shown. */
  #shown = new Set<number>()
  #moments: Moment[] = []

  constructor(viewer: Viewer, settings: Settings, mostEntries: number, loops: Loops) {
    this.viewer = viewer
    this.repetition = loops.of(viewer)
    this.loops = loops
    this.settings = settings
    this.log = new SeatLog(viewer, mostEntries)
  }

  /** Their decisions, as points to go back to. */
  get moments(): readonly Moment[] {
    return this.#moments
  }

  get passing(): Until | null {
    return this.#passing?.until ?? null
  }

  /** What they are asked now; null if nothing is, or if it is answered for them. */
  asked(game: Game): Asked | null {
    const asked = this.askedAtAll(game)
    return asked === null || this.ownAnswer(game, asked.decision) !== null ? null : asked
  }

  /** Their pending decision; null if they have none. */
  askedAtAll(game: Game): Asked | null {
    return game.asked.find(({ decider }) => decider === this.viewer) ?? null
  }

  /** The answer given for them without asking: of their loop, while passing, or when it is forced. Null if they are asked. */
  ownAnswer(game: Game, decision: Decision): Answer | null {
    const again = this.repetition.next(game.state, decision)
    if (again !== null) return again
    const now = this.momentOf(game, decision)
    const passing = this.#isPassing(now)
    if (decision.kind === "attackers" && passing && decision.least.length === 0) return []
    if (decision.kind !== "priority") return onlyAnswer(decision)
    const held = this.#held && now.stack.length > 0
    return passing || !asksByItself(now, this.viewer, this.settings, held) ? PASS : null
  }

  momentOf(game: Game, decision: Decision): PassingMoment {
    return momentOf(game, decision, this.viewer, this.loops.ofAnother(game.state, this.viewer)?.left ?? 0)
  }

  #isPassing(now: PassingMoment): boolean {
    return (
      this.#passing !== null && !isPassingOver(this.#passing.until, this.#passing.since, now, this.viewer)
    )
  }

  /** Ends passing whose condition is over, so that it doesn't resume, and ends holding once the stack is empty. */
  settlePassing(game: Game, decision: Decision): void {
    const now = this.momentOf(game, decision)
    if (!this.#isPassing(now)) this.#passing = null
    this.#held &&= now.stack.length > 0
  }

  /** Records a decision they answered themselves. */
  answered(moment: Moment, decision: Decision, answer: Answer): void {
    this.#moments.push(moment)
    this.#held ||= this.settings.hold && decision.kind === "priority" && answer !== PASS
    this.#passing = null
  }

  passUntil(until: Until, since: PassingMoment): void {
    this.#passing = until === "once" ? null : { until, since }
  }

  /** A loop begins: what they accepted was another one (732.2b). */
  loopBegins(): void {
    if (typeof this.passing === "object") this.#passing = null
  }

  stopPassing(): void {
    this.repetition.end()
    this.#passing = null
  }

  /** The spell or ability of another player that they haven't been shown and won't be asked about; null if there is none. */
  showing(game: Game): number | null {
    const { state, decision, decider } = game
    const top = state.stack.at(-1)
    if (decision === null || top === undefined || this.#shown.has(top) || this.asked(game) !== null)
      return null
    const controller = objectOf(state, top)?.controller ?? this.viewer
    return controller === this.viewer || controller === decider ? null : top
  }

  /** Marks everything on the stack as seen. */
  acknowledge({ stack }: State): void {
    for (const id of stack) this.#shown.add(id)
  }

  /** The moves of an action were undone: only `moves` remain. */
  forgetFrom(moves: number): void {
    this.repetition.end()
    this.#moments = this.#moments.filter(({ move }) => move < moves)
  }

  /** The game went back to where it had that many moves and events. */
  cutTo(moves: number, events: number): void {
    this.forgetFrom(moves)
    this.log.cutTo(events)
    this.told = 0
    this.#passing = null
    this.#held = false
    this.#shown.clear()
  }
}
