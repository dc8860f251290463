import type { Color, Subject } from "@apnap/session/protocol"
import type { DeckName } from "../decks-offered.ts"
import { isOwn, type Offer } from "../offer.ts"
import { DECK_FACES, SCREEN_FACES } from "./deck-faces.ts"
import { PORTRAITS } from "./portraits.ts"

const BY_NAME = new Map(PORTRAITS.map((portrait) => [portrait.name, portrait]))

/** What cards can stand for: a deck, or the way to another screen. */
export type Shown = Offer["deck"] | keyof typeof SCREEN_FACES

const FACES: Readonly<Record<DeckName | keyof typeof SCREEN_FACES, readonly string[]>> = {
  ...DECK_FACES,
  ...SCREEN_FACES,
}

/** The cards that stand for it, left to right; of the person's own decks only the colours are known here, so basic lands stand for them. */
export function facesOf(shown: Shown, colors: string): readonly Subject[] {
  if (shown === "list" || isOwn(shown))
    return [...colors].slice(0, MOST).flatMap((color) => basicOf(color) ?? [])
  return FACES[shown].flatMap((name) => BY_NAME.get(name) ?? [])
}

const MOST = 3

const BASICS: Readonly<Record<string, string>> = {
  W: "Plains",
  U: "Island",
  B: "Swamp",
  R: "Mountain",
  G: "Forest",
}

function basicOf(color: string): Subject | undefined {
  const name = BASICS[color]
  if (name === undefined) return
  return {
    ...{ name, types: ["land"], subtypes: [name], colors: [color as Color], keywords: [] },
    ...{ effect: null, power: null, toughness: null, token: false },
  }
}
