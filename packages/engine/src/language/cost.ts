import type { Amount } from "./amount.ts"
import type { Effect } from "./effects/effect.ts"
import type { ColorLetter, Filter } from "./filter.ts"
import type { CounterKind } from "./vocabulary.ts"

/** All the parts that must be paid. An empty list is "no cost". Source: 118. */
export type Cost = readonly CostPart[]

export type CostPart =
  /** Mana in card notation, "{2}{W}{W/P}{X}". */
  | { pay: "mana"; mana: string }
  /** Mana of a computed amount: "{X}, where X is", "{2} for each". */
  | { pay: "manaTimes"; mana: string; times: Amount }
  /** Mana, of which the generic part may be paid by tapping artifacts and creatures (701.67a). */
  | { pay: "waterbend"; mana: string }
  /** The object's own mana cost: "the flashback cost is equal to its mana cost". Unpayable if it has none (118.6). */
  /** `less`: reduced by this much generic mana. */
  | { pay: "ownManaCost"; less?: number }
  | { pay: "tap" }
  | { pay: "untap" }
  | { pay: "life"; amount: Amount }
  | { pay: "sacrificeSelf" }
  /** `totalPower`: any number with at least that total power. `min`: at least that many, and at most `count`. */
  | { pay: "sacrifice"; filter: Filter; count?: Amount; min?: number; totalPower?: Amount; bind?: string }
  | { pay: "discard"; filter?: Filter; count?: Amount; random?: boolean; hand?: boolean; bind?: string }
  | { pay: "discardSelf" }
  | { pay: "exileSelf" }
  | {
      pay: "exile"
      filter: Filter
      zone: "hand" | "graveyard" | "battlefield" | "library" | "stack"
      count?: Amount
      min?: number
      /** Any number of cards with at least so many card types, or mana symbols of that color in their mana costs, among them. */
      among?: { count: "cardTypes" | ColorLetter; least: number }
      /** For linked abilities of the spell's permanent (607). */
      link?: true
      bind?: string
    }
  | { pay: "returnSelf" }
  | { pay: "return"; filter: Filter; count?: Amount; bind?: string }
  | {
      pay: "tapOthers"
      filter: Filter
      count?: Amount
      min?: number
      totalPower?: Amount
      /** The optional cost that it is, for abilities that trigger on being tapped to pay it. */
      key?: "teamwork"
      bind?: string
    }
  | { pay: "removeCounters"; kind?: CounterKind; count: Amount; from?: Filter; all?: boolean; bind?: string }
  /** `acted`: putting them is this keyword action: "blight" (701.68a). */
  | { pay: "addCounters"; kind: CounterKind; count: Amount; on?: Filter; acted?: string }
  | { pay: "reveal"; filter: Filter; count?: Amount; bind?: string }
  /** 701.4a: reveal a matching card from the hand, or choose a matching permanent. */
  /** `exile`: and exile it, for linked abilities of the spell's permanent (607). */
  | { pay: "behold"; filter: Filter; exile?: true; bind?: string }
  | { pay: "energy"; amount: Amount }
  | { pay: "loyalty"; amount: number | "-X" }
  | { pay: "mill"; count: Amount }
  | { pay: "exert" }
  | { pay: "collectEvidence"; amount: Amount }
  /** The parts next to it make up this keyword action: "forage" (701.61a). */
  | { pay: "acted"; action: string }
  /** Nothing to pay: if this additional or alternative cost is chosen, the total cost is this much less (601.2f). */
  | { pay: "reduction"; mana: string; times?: Amount; coloredOnly?: true }
  | { pay: "putInLibrary"; filter: Filter; count?: Amount; bottom?: boolean }
  | { pay: "anyOf"; of: readonly Cost[] }
  /** Cumulative costs, and costs in which the payer follows an instruction (118.12a). */
  | { pay: "do"; effect: Effect }
