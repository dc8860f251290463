import type { PlayerId } from "@apnap/engine"
import type { HostedTable } from "./hosted-table.ts"

/** Maximum milliseconds for which something is shown to a player before it resolves. */
const LONGEST = 5000

/** Pauses the game while a player who won't be asked about another's spell or ability is shown it, for as long as their setting says. */
export class Showing {
  #shown: { seat: PlayerId; until: number } | null = null

  /** When it ends, on the table's clock; null if nothing is shown. */
  get until(): number | null {
    return this.#shown?.until ?? null
  }

  /** Whether something is being shown, so that the game waits. */
  isOn(table: HostedTable): boolean {
    const { running, seating, now } = table
    if (running === null) return false
    const { decider } = running.game
    const { kind, settings } = seating.seats[decider] ?? {}
    if (kind !== "person" || !settings || settings.show === 0 || !table.isThere(decider)) return false
    if (running.seat(decider).showing(running.game) === null) return false
    const time = settings.show < 0 ? LONGEST : Math.min(settings.show, LONGEST)
    if (this.#shown?.seat !== decider) this.#shown = { seat: decider, until: now + time }
    if (now < this.#shown.until) return true
    this.acknowledge(table, decider)
    return false
  }

  /** A player has seen what was shown. */
  acknowledge({ running }: HostedTable, seat: PlayerId): void {
    if (this.#shown?.seat === seat) this.#shown = null
    running?.seat(seat).acknowledge(running.game.state)
  }
}
