import { ATTRACTIONS, CONSPIRACIES, seatingFor, VANGUARDS } from "@apnap/cards"
import type { CardDefinition, PlayerSetup } from "@apnap/engine"
import { type CardSource, definitionOf } from "../../format/card-source.ts"
import type { Placed, Position } from "../../format/format.ts"
import { type PlacedCard, spread } from "./placed.ts"

/**
 * A seat's supplementary cards: the first seat's scheme deck in Archenemy and each planar deck in Planechase (904.3, 901.3), with
 * defaults if unstated; in any format a stated Attraction deck (717.2).
 */
export function supplementaryDecks(
  position: Position,
  seat: number,
  variant: string | undefined,
  cards: CardSource,
): Partial<PlayerSetup> {
  const { schemes, planes, vanguard } = variant === undefined ? {} : seatingFor([variant]).role(seat)
  const stated = (usual: readonly CardDefinition[], list: readonly Placed[]) =>
    spread(list)
      .toReversed()
      .map((entry) => known(usual, entry, cards))
  return {
    ...(schemes && { schemes: position.schemes ? stated(schemes, position.schemes) : schemes }),
    ...(planes && { planes: position.planes ? stated(planes, position.planes) : planes }),
    ...(vanguard && { vanguard: position.vanguard ? stated(VANGUARDS, [position.vanguard])[0] : vanguard }),
    ...(position.attractions && { attractions: stated(ATTRACTIONS, position.attractions) }),
  }
}

/** A permanent of the starting position; an Attraction gets its printing's lit-up numbers (717.1). */
export function permanentCard(entry: PlacedCard, cards: CardSource): CardDefinition {
  return known(ATTRACTIONS, entry, cards)
}

/** A conspiracy, which isn't in the usual card files. */
export function conspiracy(entry: PlacedCard, cards: CardSource): CardDefinition {
  return known(CONSPIRACIES, entry, cards)
}

function known(
  usual: readonly CardDefinition[],
  { card, lights }: PlacedCard,
  cards: CardSource,
): CardDefinition {
  const found = usual.find(({ name }) => name === card) ?? definitionOf(card, cards)
  return lights === undefined ? found : { ...found, faces: found.faces.map((face) => ({ ...face, lights })) }
}
