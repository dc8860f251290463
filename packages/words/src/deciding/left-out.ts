import type { GameEvent, State } from "@apnap/engine"
import { type Entry, entryOf } from "../entry.ts"
import { EVERYTHING } from "../thing.ts"

/**
 * The steps that 508.8 leaves out of a combat without attackers. The game has no event for it, since it goes on in every such turn, but
 * readers want to know why steps are missing.
 */
export class LeftOut {
  /** The last step of each player's turn: several turns may go on at once (807.4). */
  readonly #last = new Map<number, string>()

  /** To be told before the event; null if nothing was left out. */
  before(s: State, event: GameEvent, reader = EVERYTHING): Entry | null {
    if (event.kind !== "step") return null
    const last = this.#last.get(event.player)
    this.#last.set(event.player, event.detail)
    // Where an effect ends the turn or the phase, no end of combat step follows (724.1, 724.2).
    if (last !== "declareAttackers" || event.detail !== "endOfCombat") return null
    return entryOf(s, { ...event, kind: "action", rule: "508.8", detail: "noAttackers" }, reader)
  }
}
