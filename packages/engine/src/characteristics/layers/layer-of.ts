import type { Change } from "../../language/statics/change.ts"

/** The layers and sublayers of 613.1 and 613.4, in order; "7e" existed only in earlier rules. */
export const LAYERS = ["1", "2", "3", "4", "5", "6", "6 after", "7a", "7b", "7c", "7d", "7e"] as const
export type Layer = (typeof LAYERS)[number]
export type LayerToday = Exclude<Layer, "7e">

/** The layer in which each change applies (613.1, 613.4). */
export const LAYER_OF: Readonly<Record<Change["change"], LayerToday>> = {
  copy: "1",
  copyOf: "1",
  control: "2",
  text: "3",
  name: "3",
  ownName: "3",
  ownColors: "5",
  noManaCost: "3",
  fullText: "3",
  creatureNames: "3",
  rulesText: "3",
  addTypes: "4",
  setTypes: "4",
  removeTypes: "4",
  addSubtypes: "4",
  setSubtypes: "4",
  allCreatureTypes: "4",
  creatureTypesOf: "4",
  addSupertypes: "4",
  removeSupertypes: "4",
  addColors: "5",
  setColors: "5",
  commanderColor: "5",
  addAbilities: "6",
  addAbilitiesOf: "6",
  thisAbility: "6",
  keywordsOf: "6",
  loseKeywords: "6",
  loseAbilities: "6",
  loseThisAbility: "6",
  // An object doesn't gain what it can't have from anything in layer 6, whatever the timestamps.
  cantHave: "6 after",
  definePT: "7a",
  setPT: "7b",
  loyalty: "7b",
  modifyPT: "7c",
  switchPT: "7d",
}
