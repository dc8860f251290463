import type { PlayerId } from "@apnap/engine"
import type { Offer, OfferChoice } from "@apnap/session/protocol"
import { TableError } from "./table-error.ts"

/** What somebody offered and others have still to agree to. They last as long as the process: who wants it still offers again. */
export class Offers {
  #last = 0
  #open: Offer[] = []

  get open(): readonly Offer[] {
    return this.#open
  }

  /** Makes an offer to these people; one of the same kind by the same seat is withdrawn. Returns it. */
  make(by: PlayerId, choice: OfferChoice, to: readonly PlayerId[]): Offer {
    this.#open = this.#open.filter((one) => one.by !== by || one.choice.offer !== choice.offer)
    const offer = { id: ++this.#last, by, choice, agreed: [by], waiting: to.filter((seat) => seat !== by) }
    this.#open.push(offer)
    return offer
  }

  /** A seat agrees or refuses; who made the offer withdraws it by refusing. Returns the offer as it is now; null when it is gone. */
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

  /** Offers that make no sense any more. */
  drop(isGone: (offer: Offer) => boolean): void {
    this.#open = this.#open.filter((offer) => !isGone(offer))
  }
}
