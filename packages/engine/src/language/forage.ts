import type { CostPart } from "./cost.ts"

/** 701.61a: to forage, exile three cards from your graveyard or sacrifice a Food. */
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
