import { colorIdentity } from "../../characteristics/color-identity.ts"
import type { CardDefinition } from "../../language/card.ts"
import { GameError } from "../../state/game-error.ts"
import type { PlayerSetup } from "../../state/game-setup.ts"
import { checkIdentity, checkNames } from "../commander/deck.ts"

const SIZE = 60

/**
 * Sixty cards including a planeswalker and an instant or sorcery as leaders, no two with the same name, all within the planeswalker's
 * colors. Throws a `GameError`.
 */
export function checkOathbreakerDeck({ name, deck, commanders = [] }: PlayerSetup): void {
  const [oathbreaker, spell, ...more] = commanders
  if (oathbreaker === undefined || !hasType(oathbreaker, "planeswalker"))
    throw new GameError("oathbreaker", `${name}'s deck has no planeswalker for an oathbreaker`, "903.3")
  if (spell === undefined || more.length > 0 || !isSpell(spell))
    throw new GameError("oathbreaker", `${name} needs one instant or sorcery as a signature spell`, "903.3")
  const size = deck.length + commanders.length
  if (size !== SIZE)
    throw new GameError(
      "deck-size",
      `${name}'s deck has ${size} cards with its oathbreaker, not ${SIZE}`,
      "903.5a",
    )
  checkNames(name, [...commanders, ...deck])
  checkIdentity(name, [spell, ...deck], colorIdentity(oathbreaker))
}

function hasType({ faces }: CardDefinition, type: "planeswalker" | "instant" | "sorcery"): boolean {
  return faces[0].types.includes(type)
}

/** Whether the card can be a signature spell. */
export function isSpell(card: CardDefinition): boolean {
  return hasType(card, "instant") || hasType(card, "sorcery")
}
