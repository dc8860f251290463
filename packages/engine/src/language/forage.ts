import type { CostPart } from "./cost.ts"

/** 701.61a: to forage is to exile three cards from one's graveyard or to sacrifice a Food. */
export const FORAGE: CostPart = {
  pay: "anyOf",
  of: [
    [
      { pay: "exile", filter: { is: "any" }, zone: "graveyard", count: 3 },
      { pay: "acted", action: "forage" },
    ],
    [
      { pay: "sacrifice", filter: { is: "subtype", subtype: "Food" } },
      { pay: "acted", action: "forage" },
    ],
  ],
}
