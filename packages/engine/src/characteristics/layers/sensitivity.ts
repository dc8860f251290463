import type { AmountNode } from "../../language/amount.ts"
import type { Condition } from "../../language/condition.ts"
import type { Filter } from "../../language/filter.ts"
import type { Change } from "../../language/statics/change.ts"

/** The layers and sublayers of 613.1 and 613.4, in order; once there was one sublayer more. */
export const LAYERS = ["1", "2", "3", "4", "5", "6", "6 after", "7a", "7b", "7c", "7d", "7e"] as const
export type Layer = (typeof LAYERS)[number]
export type LayerToday = Exclude<Layer, "7e">

/** The layer in which each change applies (613.1, 613.4). */
export const LAYER_OF: Readonly<Record<Change["change"], LayerToday>> = {
  copy: "1",
  control: "2",
  text: "3",
  name: "3",
  noManaCost: "3",
  addTypes: "4",
  setTypes: "4",
  removeTypes: "4",
  addSubtypes: "4",
  setSubtypes: "4",
  allCreatureTypes: "4",
  addSupertypes: "4",
  removeSupertypes: "4",
  addColors: "5",
  setColors: "5",
  addAbilities: "6",
  addAbilitiesOf: "6",
  thisAbility: "6",
  loseKeywords: "6",
  loseAbilities: "6",
  // What an object can't have it does not gain from anything in layer 6, whatever the timestamps.
  cantHave: "6 after",
  definePT: "7a",
  setPT: "7b",
  loyalty: "7b",
  modifyPT: "7c",
  switchPT: "7d",
}

/** Language nodes whose reading the changes of a layer can change: only effects that hold one of them can depend on another (613.8). */
const READS: Readonly<Record<Layer, ReadonlySet<string>>> = {
  "1": new Set(),
  "2": new Set(["controlledBy", "controllerOf", "such"]),
  "3": new Set(["name", "chosenName", "sharesName", "subtype", "type", "color"]),
  "4": new Set([
    "type",
    "supertype",
    "subtype",
    "permanent",
    "chosenType",
    "sharesType",
    "historic",
    "outlaw",
    "party",
    "basicLandType",
    "modified",
    "hasAttached",
    "attachedTo",
    "domain",
    "distinct",
    "keyword",
    "hasAbility",
  ]),
  "5": new Set([
    "color",
    "colorless",
    "multicolored",
    "monocolored",
    "colors",
    "sharesColor",
    "colorsOf",
    "distinct",
  ]),
  "6": new Set(["keyword", "hasAbility"]),
  "6 after": new Set(),
  "7a": new Set(["power", "toughness", "powerVsToughness", "over", "extreme", "distinct"]),
  "7b": new Set(["power", "toughness", "powerVsToughness", "over", "extreme", "distinct"]),
  "7c": new Set(["power", "toughness", "powerVsToughness", "over", "extreme", "distinct"]),
  "7d": new Set(["power", "toughness", "powerVsToughness", "over", "extreme", "distinct"]),
  "7e": new Set(["power", "toughness", "powerVsToughness", "over", "extreme", "distinct"]),
}

/** What can change without a `invalidate`: combat and tapped status, life, hands and graveyards, this turn's events, whose turn it is. */
const VOLATILE: ReadonlySet<Filter["is"] | AmountNode["n"] | Condition["if"] | string> = new Set([
  "tapped",
  "attacking",
  "blocking",
  "blocked",
  "unblocked",
  "inZone",
  "thisTurn",
  "happened",
  "life",
  "handSize",
  "turnOf",
  "during",
  "combatPoint",
  "playerCounters",
  "damageOn",
  "spellsCast",
  "nthCast",
  "speed",
  "turnNumber",
  "monarch",
  "initiative",
  "cityBlessing",
  "dayNight",
  "maxSpeed",
  "tempted",
  "completedDungeon",
  "sorcerySpeed",
  "attackingAlone",
  "summoningSick",
  "active",
  "defending",
  "designation",
  "pairedWith",
  "libraryTop",
  "linked",
  "chosen",
])

const named = new WeakMap<object, ReadonlySet<string>>()

/** All node names in a piece of the language, and `zone` names other than the battlefield as "zone". */
function namesIn(node: object): ReadonlySet<string> {
  let names = named.get(node)
  if (names === undefined) {
    const found = new Set<string>()
    collect(node, found)
    names = found
    named.set(node, names)
  }
  return names
}

const KEYS = new Set(["is", "n", "if", "sel", "who"])

function collect(node: object, found: Set<string>): void {
  for (const [key, value] of Object.entries(node)) {
    if (KEYS.has(key) && typeof value === "string") found.add(value)
    else if (value === "addAbilitiesOf") found.add("hasAbility")
    else if (key === "zone" && value !== "battlefield") found.add("otherZone")
    else if (typeof value === "object" && value !== null) collect(value, found)
  }
}

/** Whether what this effect says could be read differently after other changes of the layer. */
export function readsLayer(node: object, layer: Layer): boolean {
  const reads = READS[layer]
  for (const name of namesIn(node)) if (reads.has(name)) return true
  return false
}

/** Whether a change reads anything of the game, so that it is not the same whatever happens. */
export function measures(node: object): boolean {
  return namesIn(node).size > 0
}

/** Whether this effect looks at what changes without a `invalidate`. */
export function isVolatile(node: object): boolean {
  for (const name of namesIn(node)) if (VOLATILE.has(name) || name === "otherZone") return true
  return false
}
