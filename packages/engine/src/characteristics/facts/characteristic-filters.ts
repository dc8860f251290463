import type { Filter } from "../../language/filter.ts"

/** The qualities that are read from characteristics alone (109.3). */
const OF_CHARACTERISTICS: ReadonlySet<Filter["is"]> = new Set([
  "permanent",
  "type",
  "supertype",
  "subtype",
  "color",
  "colorless",
  "multicolored",
  "monocolored",
  "colors",
  "power",
  "toughness",
  "powerVsToughness",
  "manaValue",
  "keyword",
  "name",
  "chosenName",
  "chosenType",
  "sharesType",
  "sharesName",
  "differentName",
  "originalName",
  "sharesColor",
  "historic",
  "outlaw",
  "party",
  "hasAbility",
  "basicLandType",
  "manaCostHas",
  "manaCostIs",
])

/** Whether the quality, or its opposite, is one of characteristics. */
export function asksWhatItIs(filter: Filter): boolean {
  return filter.is === "not" ? asksWhatItIs(filter.of) : OF_CHARACTERISTICS.has(filter.is)
}

/** Whether any part of it is. */
export function specifiesCharacteristic(filter: Filter): boolean {
  return filter.is === "and" || filter.is === "or"
    ? filter.of.some(specifiesCharacteristic)
    : asksWhatItIs(filter)
}
