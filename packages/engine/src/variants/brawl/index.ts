import { defineVariantReplacements } from "../../events/replacing/variants.ts"
import { defineVariantActions } from "../../sba/variants.ts"
import { insteadOfZone, returningCommanders } from "../commander/command-zone.ts"
import { prepareCommanders } from "../commander/index.ts"
import type { Variant } from "../variant.ts"
import { checkBrawlDeck } from "./deck.ts"

const NAME = "brawl"

/** 903.12: Commander with decks of sixty; combat damage by commanders has no special effect (903.12h). */
export const BRAWL: Variant = {
  name: NAME,
  rule: "903.12",
  // The earliest rules known to include it.
  since: "2019-10-04",
  kind: "casual",
  // 903.12f, 903.12g
  options: ({ players }) => ({ startingLife: players.length > 2 ? 30 : 25, freeMulligans: 1 }),
  checkDecks: ({ players }) => players.forEach(checkBrawlDeck),
  prepare: prepareCommanders, // 903.12a
}

defineVariantReplacements(NAME, insteadOfZone)
defineVariantActions(NAME, { collect: returningCommanders })
