import type { Answer } from "@apnap/engine"
import type { RunningGame } from "@apnap/session"
import type { HostedTable } from "./hosted-table.ts"

/** The computer players of a table. They think elsewhere and answer asynchronously. */
export class ComputerPlayers {
  readonly #table: HostedTable
  /** The decision being thought about. */
  #about: { game: number; serial: number } | null = null

  constructor(table: HostedTable) {
    this.#table = table
  }

  /** Starts the thinking of the computer player who decides, unless it is under way. */
  letThink(running: RunningGame): void {
    const { seating, around } = this.#table
    const { number, game } = running
    const { decider, serial } = game
    const level = seating.seats[decider]?.level ?? null
    if (level === null || running.thought === null) return
    if (this.#about?.game === number && this.#about.serial === serial) return
    const about = { game: number, serial }
    this.#about = about
    around.thinkers
      .think({ save: game.save({ history: false }), seat: decider, level, seed: serial })
      .catch(() => null)
      .then((answer) => this.#table.do(() => this.#take(running, about, answer)))
      .catch((error: unknown) => this.#table.reportUnforeseen(error))
  }

  /** Uses the answer if its decision is still pending; without an answer, or with an illegal one, gives the quietest. */
  #take(running: RunningGame, about: { game: number; serial: number }, answer: Answer | null): void {
    if (this.#about === about) this.#about = null
    const { game, number } = running
    if (this.#table.state !== "playing" || about.game !== number || about.serial !== game.serial) return
    try {
      if (answer === null) running.answerQuietly(game.decider)
      else running.step(answer)
    } catch {
      running.answerQuietly(game.decider)
    }
  }
}
