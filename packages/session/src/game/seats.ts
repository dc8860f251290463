import { type Answer, type Game, GameError, type GameEvent, type State, type Viewer } from "@apnap/engine"
import { Loops } from "../asking/loops.ts"
import type { Settings } from "../protocol/table.ts"
import { Seat } from "./seat.ts"
import { SeatLog } from "./seat-log.ts"

/** Log entries kept for each seat, and the number `recall` can restore. */
export interface KeptEntries {
  mostEntries: number
  recalledEntries: number
}

/** The events of each move so far, with the state after it (`Line.retell`). */
type Retold = Iterable<readonly [state: State, news: readonly GameEvent[]]>

/** The seats of a running game: its people's, and those of who watches. */
export class Seats {
  readonly #seats = new Map<Viewer, Seat>()
  readonly #loops = new Loops()
  readonly #kept: KeptEntries

  constructor(kept: KeptEntries) {
    this.#kept = kept
  }

  has(viewer: Viewer): boolean {
    return this.#seats.has(viewer)
  }

  /** A viewer's seat. Throws a `GameError` ("players") if they have none. */
  of(viewer: Viewer): Seat {
    const seat = this.#seats.get(viewer)
    if (seat === undefined) throw new GameError("players", `nobody sits at seat ${viewer}`)
    return seat
  }

  /** Whether `recall` can restore entries older than those in a viewer's log; true for viewers without a seat. */
  canRecall(viewer: Viewer, from: number): boolean {
    const log = this.#seats.get(viewer)?.log
    return log === undefined || Math.max(from, log.length - this.#kept.recalledEntries) < log.oldest
  }

  /**
   * Restores older entries of a viewer's log, whose seat is made if it is missing, one move per step. Those entries are forgotten again once
   * as many have been added, so that who connects again and again has the moves made once.
   */
  *recall(viewer: Viewer, settings: Settings, retold: Retold): Generator<void, void> {
    const { mostEntries, recalledEntries } = this.#kept
    const seat = this.#seats.get(viewer) ?? new Seat(viewer, settings, mostEntries, this.#loops)
    const log = new SeatLog(viewer, Math.max(mostEntries, recalledEntries))
    for (const [state, news] of retold) {
      log.hear(state, news)
      log.forget()
      yield
    }
    log.narrow(mostEntries)
    seat.log = log
    this.#seats.set(viewer, seat)
  }

  hear(state: State, news: readonly GameEvent[]): void {
    for (const { log } of this.#seats.values()) log.hear(state, news)
  }

  /** Trims each log to what is kept. */
  forgetTold(): void {
    for (const { log } of this.#seats.values()) log.forget()
  }

  /** What somebody answers, for the loops that they and others repeat (732.2); noted by what is returned. */
  loopAnswer({ asked, state }: Game, answer: Answer, by: Viewer): (() => void) | null {
    const answered = asked.find(({ decider }) => decider === by)
    return answered === undefined ? null : this.#loops.answers(state, answered, answer)
  }

  /** Somebody begins to repeat a loop. */
  loopBegins(): void {
    for (const seat of this.#seats.values()) seat.loopBegins()
  }

  /** The moves of an action were undone: only `moves` remain. */
  forgetFrom(moves: number): void {
    for (const seat of this.#seats.values()) seat.forgetFrom(moves)
  }

  /** The game went back to where it had that many moves and events. */
  cutTo(moves: number, events: number): void {
    for (const seat of this.#seats.values()) seat.cutTo(moves, events)
  }
}
