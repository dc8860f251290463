import type { CardDefinition } from "@apnap/engine"
import { ARTIFACTS } from "./cards/artifacts.ts"
import { ATTACHMENTS } from "./cards/attachments.ts"
import { ATTENDANTS } from "./cards/attendants.ts"
import { BURN } from "./cards/burn.ts"
import { CLASSES_AND_CASES } from "./cards/classes-and-cases.ts"
import { BLACK } from "./cards/colors/black.ts"
import { BLUE } from "./cards/colors/blue.ts"
import { BLUE_CREATURES } from "./cards/colors/blue-creatures.ts"
import { BLUE_SPELLS } from "./cards/colors/blue-spells.ts"
import { GOLD } from "./cards/colors/gold.ts"
import { GREEN } from "./cards/colors/green.ts"
import { GREEN_SPELLS } from "./cards/colors/green-spells.ts"
import { RED } from "./cards/colors/red.ts"
import { WHITE } from "./cards/colors/white.ts"
import { WHITE_AND_GREEN } from "./cards/colors/white-green.ts"
import { WHITE_SPELLS } from "./cards/colors/white-spells.ts"
import { COUNTERSPELLS } from "./cards/counterspells.ts"
import { DEATHS } from "./cards/deaths.ts"
import { DOUBLE_FACED } from "./cards/double-faced.ts"
import { EXAMPLES } from "./cards/examples.ts"
import { FRAMES } from "./cards/frames.ts"
import { FRENCH_VANILLA } from "./cards/french-vanilla.ts"
import { GRAVEYARD } from "./cards/graveyard.ts"
import { HANDS } from "./cards/hands.ts"
import { LANDS } from "./cards/lands.ts"
import { UTILITY_LANDS } from "./cards/lands-more.ts"
import { MANA } from "./cards/mana.ts"
import { PLANESWALKERS } from "./cards/planeswalkers.ts"
import { REMOVAL } from "./cards/removal.ts"
import { SPECIAL } from "./cards/special.ts"
import { TOKENS_AND_GROWTH } from "./cards/tokens-and-growth.ts"
import { VANILLA } from "./cards/vanilla.ts"
import { nameKey } from "./name-key.ts"

/** The embedded cards, written in the ability language. */
export const EMBEDDED: readonly CardDefinition[] = [
  ...LANDS,
  ...VANILLA,
  ...FRENCH_VANILLA,
  ...MANA,
  ...BURN,
  ...REMOVAL,
  ...BLUE,
  ...WHITE_AND_GREEN,
  ...TOKENS_AND_GROWTH,
  ...ATTACHMENTS,
  ...BLACK,
  ...SPECIAL,
  ...EXAMPLES,
  ...PLANESWALKERS,
  ...FRAMES,
  ...CLASSES_AND_CASES,
  ...DOUBLE_FACED,
  ...WHITE,
  ...WHITE_SPELLS,
  ...RED,
  ...UTILITY_LANDS,
  ...GREEN,
  ...GREEN_SPELLS,
  ...GRAVEYARD,
  ...DEATHS,
  ...HANDS,
  ...GOLD,
  ...BLUE_SPELLS,
  ...BLUE_CREATURES,
  ...COUNTERSPELLS,
  ...ARTIFACTS,
  ...ATTENDANTS,
]

const byName = new Map<string, CardDefinition>()
for (const card of EMBEDDED)
  for (const name of [card.name, card.faces[0].name]) byName.set(nameKey(name), card)

/** An embedded card by its full name or its front face's name, ignoring case; undefined if there is none. */
export function findCard(name: string): CardDefinition | undefined {
  return byName.get(nameKey(name))
}
