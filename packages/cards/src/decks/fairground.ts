import { type Deck, readDeckList } from "./list.ts"

/** The built-in decks that open Attractions (717), by name; their Attraction decks come with the seating. */
export const ATTRACTION_DECKS: Readonly<Record<string, Deck>> = {
  fairground: readDeckList(`
    12 Swamp
    12 Island
    4 Deadbeat Attendant
    4 Seasoned Buttoneer
    4 Quick Fixer
    4 Murder
    4 Doom Blade
    4 Counterspell
    4 Divination
    4 Cloudkin Seer
    4 Gravedigger`),
}
