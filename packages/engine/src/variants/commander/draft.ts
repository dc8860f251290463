import { colorIdentity } from "../../characteristics/color-identity.ts"
import { defineVariantReplacements } from "../../events/replacing/variants.ts"
import type { CardDefinition } from "../../language/card.ts"
import { defineVariantActions } from "../../sba/variants.ts"
import { GameError } from "../../state/game-error.ts"
import type { GameSetup, PlayerSetup } from "../../state/game-setup.ts"
import type { Variant } from "../variant.ts"
import { leadersIdentity } from "./chosen-color.ts"
import { insteadOfZone } from "./command-zone.ts"
import { collectCommanderActions } from "./damage.ts"
import { checkIdentity } from "./deck.ts"
import { canLead, checkCommanders, hasPartner } from "./designation.ts"
import { prepareCommanders } from "./index.ts"

const NAME = "commanderDraft"
/** 903.13f */
const LEAST = 60
/** The set after a draft of which mono-colored commanders are all partners (903.13f). */
const ALL_PARTNERS = "CMM"

/** 903.13: the Commander game after a draft. */
export const COMMANDER_DRAFT: Variant = {
  name: NAME,
  rule: "903.13",
  // The set for which the option was made.
  since: "2020-11-20",
  kind: "casual",
  options: () => ({ startingLife: 40 }), // 903.7, 903.13g
  checkDecks: (setup) => {
    for (const player of setup.players) checkDraftedDeck(player, setup)
  },
  prepare: prepareCommanders,
}

defineVariantReplacements(NAME, insteadOfZone)
defineVariantActions(NAME, { collect: collectCommanderActions })

/** 903.13f: sixty cards or more with the commanders, any number of a name, all within the color identity. Throws a `GameError`. */
function checkDraftedDeck(player: PlayerSetup, { draftedFrom = [] }: GameSetup): void {
  const { name, deck, commanders = [] } = player
  const [a, b] = commanders
  const partners =
    draftedFrom.includes(ALL_PARTNERS) && commanders.length === 2 && isPartner(a) && isPartner(b)
  if (!partners) checkCommanders(name, commanders)
  const size = deck.length + commanders.length
  if (size < LEAST)
    throw new GameError(
      "deck-size",
      `${name}'s deck has ${size} cards with its commander, not ${LEAST} or more (903.13f)`,
      "903.13f",
    )
  checkIdentity(name, deck, leadersIdentity(player))
}

/** 903.13f: a commander of one color or none, or one that has partner anyway (702.124h). */
function isPartner(card: CardDefinition): boolean {
  return canLead(card) && (colorIdentity(card).length <= 1 || hasPartner(card))
}
