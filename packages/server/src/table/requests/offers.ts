import type { PlayerId } from "@apnap/engine"
import type { Offer, OfferChoice } from "@apnap/session/protocol"
import { TableError } from "../table-error.ts"

/** Offers that still need others' consent. They are lost with the process, and can be made again. */
export class Offers {
  #last = 0
  #open: Offer[] = []

  get open(): readonly Offer[] {
    return this.#open
  }

  /** Makes an offer to these people and returns it; replaces an earlier one of the same kind by the same seat. */
  make(by: PlayerId, choice: OfferChoice, to: readonly PlayerId[]): Offer {
    this.#open = this.#open.filter((one) => one.by !== by || one.choice.offer !== choice.offer)
    const offer = { id: ++this.#last, by, choice, agreed: [by], waiting: to.filter((seat) => seat !== by) }
    this.#open.push(offer)
    return offer
  }

  /** A seat agrees or refuses; its maker withdraws an offer by refusing. Returns the updated offer; null if it is gone. */
  answer(id: number, seat: PlayerId, yes: boolean): Offer | null {
    const offer = this.#open.find((one) => one.id === id)
    if (offer === undefined || !(offer.waiting.includes(seat) || (offer.by === seat && !yes)))
      throw new TableError("no-offer", "this offer is no longer there")
    this.#open = this.#open.filter((one) => one !== offer)
    if (!yes) return null
    const changed = {
      ...offer,
      agreed: [...offer.agreed, seat],
      waiting: offer.waiting.filter((one) => one !== seat),
    }
    if (changed.waiting.length > 0) this.#open.push(changed)
    return changed
  }

  /** Drops offers that no longer make sense. */
  drop(isGone: (offer: Offer) => boolean): void {
    this.#open = this.#open.filter((offer) => !isGone(offer))
  }
}
