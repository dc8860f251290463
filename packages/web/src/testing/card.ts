import type { SeenCard } from "../worker/protocol.ts"

/** A card as the page is told of it, for tests: a creature on the battlefield unless it is said otherwise. */
export function seen(id: number, name: string, more: Partial<SeenCard> = {}): SeenCard {
  return {
    id,
    kind: "card",
    name,
    known: true,
    zone: "battlefield",
    owner: 0,
    controller: 0,
    types: ["creature"],
    supertypes: [],
    subtypes: [],
    colors: [],
    cost: "",
    manaValue: 0,
    power: 2,
    toughness: 2,
    keywords: [],
    counters: {},
    tapped: false,
    sick: false,
    damage: 0,
    attachedTo: 0,
    attacking: 0,
    blocking: [],
    targets: [],
    source: 0,
    text: [],
    printedPower: 2,
    printedToughness: 2,
    loyalty: null,
    sourceName: "",
    ...more,
  }
}
