import { create } from "zustand"
import { keepPreference, keptPreference } from "../client/keep.ts"
import { newSeed, type Offer, type OwnDeck, USUAL, withVariant } from "./offer.ts"

interface Offered {
  offer: Offer
  change(part: Partial<Offer>): void
  /** Plays a deck of the person's own, or plays against it; one that is led by a card in a Commander game. */
  choose(as: "deck" | "against", deck: OwnDeck, led: boolean): void
}

/** What is offered on the first screen; it is remembered, but for the seed. */
export const useOffer = create<Offered>((set, get) => {
  const change = (part: Partial<Offer>) => {
    const offer = { ...get().offer, ...part }
    set({ offer })
    keepPreference("offer", offer)
  }
  return {
    offer: { ...keptPreference("offer", USUAL), seed: newSeed() },
    change,
    choose(as, deck, led) {
      const { offer } = get()
      const variant = led ? "commander" : offer.variant === "commander" ? "duel" : offer.variant
      change({ ...(variant === offer.variant ? offer : withVariant(offer, variant)), [as]: deck })
    },
  }
})

/** Another game has other dice. */
export function newDice(): void {
  useOffer.setState(({ offer }) => ({ offer: { ...offer, seed: newSeed() } }))
}
