import type { PlayerId } from "@apnap/engine"
import type { HostedTable } from "./hosted-table.ts"

/** The longest that something is shown to a player before it resolves, in milliseconds. */
const LONGEST = 5000

/** What another has put on the stack is shown to a player who will not be asked about it, for as long as they want, before the game goes on. */
export class Showing {
  #shown: { seat: PlayerId; until: number } | null = null

  /** When it is over, on the table's clock; null when nothing is shown. */
  get until(): number | null {
    return this.#shown?.until ?? null
  }

  /** Whether something is shown now, so that the game waits. */
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
