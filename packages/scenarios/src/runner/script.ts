import type { State } from "@apnap/engine"
import type { Entry, Scenario, Seat } from "../format/format.ts"

/** Combat declarations; all other entries are taken when their player has priority. */
type Declared = Extract<Entry, { do: "attack" | "block" }>
export type AtPriority = Exclude<Entry, { do: "attack" | "block" | "noAttack" | "noBlock" }>

/** The players' remaining entries: one queue each ("Script" in docs/scenario-format.md). */
export class Script {
  readonly #lists: Map<Seat, Entry[]>
  /** How many entries of each player must turn out to be impossible. */
  readonly #impossible: Readonly<Record<Seat, number>>
  #checkpoint = 0

  constructor({ script, impossible }: Scenario, seats: readonly Seat[]) {
    this.#lists = new Map(seats.map((seat) => [seat, script.filter((entry) => entry.player === seat)]))
    this.#impossible = impossible ?? {}
  }

  /** Sets how many checkpoints have been evaluated: entries may wait for them. */
  passCheckpoint(count: number): void {
    this.#checkpoint = count
  }

  /** The player's first entry due now that is taken with priority. */
  next(seat: Seat, { turn }: State): AtPriority | undefined {
    return this.#of(seat).find(
      (entry): entry is AtPriority =>
        entry.turn === turn.number && entry.step === turn.step && isAtPriority(entry) && this.#isDue(entry),
    )
  }

  /** The player's attacks or blocks that are still open this turn. */
  declared(seat: Seat, kind: Declared["do"], { turn }: State): Declared[] {
    return this.#of(seat).filter(
      (entry): entry is Declared => entry.do === kind && entry.turn === turn.number && this.#isDue(entry),
    )
  }

  done(entry: Entry): void {
    const list = this.#of(entry.player)
    list.splice(list.indexOf(entry), 1)
  }

  /** Whether an entry of that player may turn out to be impossible without failing the scenario. */
  mayBeImpossible(seat: Seat): boolean {
    return (this.#impossible[seat] ?? 0) > 0
  }

  /**
   * What is wrong with the leftover entries, or null: each must have been performed, except the impossible ones. An impossible
   * block is simply not made: that is how scenarios express that a creature can't be blocked. Who can attack with nothing isn't
   * asked, so an attack that must be illegal is. A game that ends while the stack resolves (104.1) ends the wait for it.
   */
  fault({ over, turn }: State): string | null {
    const isWaiting = (entry: Entry) =>
      over !== null && entry.do === "waitStack" && entry.turn === turn.number && entry.step === turn.step
    for (const [seat, list] of this.#lists) {
      const open = list.filter(
        (entry) =>
          !isWaiting(entry) &&
          entry.do !== "block" &&
          entry.do !== "noAttack" &&
          entry.do !== "noBlock" &&
          !(entry.do === "attack" && entry.illegal === true),
      )
      const expected = this.#impossible[seat] ?? 0
      if (open.length > expected) return `never done: ${JSON.stringify(open[0])}`
      if (open.length < expected) return `${seat} did what should be impossible`
    }
    return null
  }

  #of(seat: Seat): Entry[] {
    return this.#lists.get(seat) ?? []
  }

  #isDue(entry: Entry): boolean {
    return (entry.afterCheckpoint ?? 0) <= this.#checkpoint
  }
}

function isAtPriority(entry: Entry): entry is AtPriority {
  return entry.do !== "attack" && entry.do !== "block" && entry.do !== "noAttack" && entry.do !== "noBlock"
}
