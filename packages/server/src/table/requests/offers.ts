import type { PlayerId } from "@apnap/engine"
import type { Offer } from "@apnap/session/protocol"
import type { TableEntry } from "../../storage/entry.ts"
import { TableError } from "../table-error.ts"

type OfferMade = Extract<TableEntry, { e: "offer" }>
type Consent = Extract<TableEntry, { e: "consent" }>

/** Offers that still need others' consent, as derived from a table's entries. */
export class Offers {
  #last = 0
  #open: readonly Offer[] = []

  get open(): readonly Offer[] {
    return this.#open
  }

  apply(entry: TableEntry): void {
    if (entry.e === "offer") this.#make(entry)
    if (entry.e === "consent") this.#answer(entry)
  }

  /** The offer that a seat may agree to or refuse; its maker withdraws it by refusing. Throws a `TableError` ("no-offer"). */
  openTo(seat: PlayerId, id: number, yes: boolean): Offer {
    const offer = this.#open.find((one) => one.id === id)
    if (offer === undefined || !(offer.waiting.includes(seat) || (offer.by === seat && !yes)))
      throw new TableError("no-offer", "this offer is no longer there")
    return offer
  }

  /** Votes to go on without a seat. */
  against(seat: PlayerId): readonly Offer[] {
    return this.#open.filter(({ choice }) => choice.offer === "goOnWithout" && choice.seat === seat)
  }

  /** Replaces an earlier one of the same kind by the same seat. */
  #make({ by, choice, to }: OfferMade): void {
    this.#open = this.#open.filter((one) => one.by !== by || one.choice.offer !== choice.offer)
    const offer = { id: ++this.#last, by, choice, agreed: [by], waiting: to }
    if (to.length > 0) this.#open = [...this.#open, offer]
  }

  #answer({ offer: id, by, yes }: Consent): void {
    const offer = this.#open.find((one) => one.id === id)
    if (offer === undefined) return
    const others = this.#open.filter((one) => one !== offer)
    const waiting = offer.waiting.filter((one) => one !== by)
    if (yes && waiting.length > 0)
      this.#open = [...others, { ...offer, agreed: [...offer.agreed, by], waiting }]
    // Once the game has gone back, the numbers of decisions mean others.
    else if (yes && offer.choice.offer === "takeBack")
      this.#open = others.filter(({ choice }) => choice.offer !== "takeBack")
    else this.#open = others
  }
}
