import { create } from "zustand"
import { keepPreference, keptPreference } from "../client/keep.ts"
import { newSeed, type Offer, type OwnDeck, USUAL, withVariant } from "./offer.ts"
import { soundOffer } from "./sound-offer.ts"

interface Offered {
  offer: Offer
  change(part: Partial<Offer>): void
  /** Selects one of the person's decks to play or to play against; one with a commander selects a Commander game. */
  choose(as: "deck" | "against", deck: OwnDeck, led: boolean): void
}

/** The settings on the start screen; remembered, except for the seed. */
export const useOffer = create<Offered>((set, get) => {
  const change = (part: Partial<Offer>) => {
    const offer = { ...get().offer, ...part }
    set({ offer })
    keepPreference("offer", offer)
  }
  return {
    offer: { ...soundOffer(keptPreference("offer", USUAL)), seed: newSeed() },
    change,
    choose(as, deck, led) {
      change(withDeck(get().offer, as, deck, led))
    },
  }
})

/** The settings with one of the person's decks; one with a commander is for a Commander game, and no other. */
export function withDeck(offer: Offer, as: "deck" | "against", deck: OwnDeck, led: boolean): Offer {
  const variant = led ? "commander" : offer.variant === "commander" ? "duel" : offer.variant
  return { ...(variant === offer.variant ? offer : withVariant(offer, variant)), [as]: deck }
}

/** Picks a new seed for the next game. */
export function newDice(): void {
  useOffer.setState(({ offer }) => ({ offer: { ...offer, seed: newSeed() } }))
}
