import { ATTRIBUTE } from "./tables/attribute.ts"
import { CLASS } from "./tables/class.ts"
import { EFFECT } from "./tables/effect.ts"
import { KEYWORD } from "./tables/keyword.ts"
import { OVERRIDE } from "./tables/override.ts"
import { RACE } from "./tables/race.ts"
import { OTHER } from "./tables/subtype.ts"
import { TYPE } from "./tables/type.ts"
import { WORD } from "./tables/word.ts"

/** Icons of the page itself, besides those in pictures. */
const OF_THE_PAGE = ["crossed-swords", "shield", "drop", "clockwise-rotation", "spiral-lollipop"]

/** Every icon that may be drawn, without duplicates: no others are shipped. */
export const ICON_NAMES: readonly string[] = [
  ...new Set([
    ...[RACE, CLASS, OTHER, WORD, ATTRIBUTE, KEYWORD, EFFECT, TYPE].flatMap((table) =>
      Object.values(table).flat(),
    ),
    ...Object.values(OVERRIDE).flatMap(({ figure, emblem, attribute }) => [figure, emblem, attribute]),
    ...OF_THE_PAGE,
  ]),
]
  .filter((name) => name !== undefined)
  .sort()
