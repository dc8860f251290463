import type { Amount } from "./amount.ts"
import type { Effect } from "./effects/effect.ts"
import type { Filter } from "./filter.ts"
import type { CounterKind } from "./vocabulary.ts"

/** What must be paid, every part of it. An empty list is "no cost". Source: 118. */
export type Cost = readonly CostPart[]

export type CostPart =
  /** Mana in the notation of cards, "{2}{W}{W/P}{X}". */
  | { pay: "mana"; mana: string }
  /** Mana of a computed amount: "{X}, where X is", "{2} for each". */
  | { pay: "manaTimes"; mana: string; times: Amount }
  /** Mana, of which what is generic may be paid by tapping artifacts and creatures (701.67a). */
  | { pay: "waterbend"; mana: string }
  /** The mana cost of the spell or object itself: "the flashback cost is equal to its mana cost". Unpayable where it has none (118.6). */
  /** `less`: so much less generic mana. */
  | { pay: "ownManaCost"; less?: number }
  | { pay: "tap" }
  | { pay: "untap" }
  | { pay: "life"; amount: Amount }
  | { pay: "sacrificeSelf" }
  /** `totalPower`: any number of them whose total power is that at least. `min`: as many as that at least, and no more than `count`. */
  | { pay: "sacrifice"; filter: Filter; count?: Amount; min?: number; totalPower?: Amount; bind?: string }
  | { pay: "discard"; filter?: Filter; count?: Amount; random?: boolean; hand?: boolean; bind?: string }
  | { pay: "discardSelf" }
  | { pay: "exileSelf" }
  | {
      pay: "exile"
      filter: Filter
      zone: "hand" | "graveyard" | "battlefield" | "library"
      count?: Amount
      min?: number
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
      bind?: string
    }
  | { pay: "removeCounters"; kind?: CounterKind; count: Amount; from?: Filter; all?: boolean; bind?: string }
  | { pay: "addCounters"; kind: CounterKind; count: Amount; on?: Filter }
  | { pay: "reveal"; filter: Filter; count?: Amount; bind?: string }
  /** 701.4a: reveal a card that fits from the hand, or choose a permanent that fits. */
  /** `exile`: and exile it, which abilities of the spell's permanent refer to (607). */
  | { pay: "behold"; filter: Filter; exile?: true; bind?: string }
  | { pay: "energy"; amount: Amount }
  | { pay: "loyalty"; amount: number | "-X" }
  | { pay: "mill"; count: Amount }
  | { pay: "exert" }
  | { pay: "collectEvidence"; amount: Amount }
  /** With the parts beside it, it is the keyword action of that name: "forage" (701.61a). */
  | { pay: "acted"; action: string }
  | { pay: "putInLibrary"; filter: Filter; count?: Amount; bottom?: boolean }
  | { pay: "anyOf"; of: readonly Cost[] }
  /** Cumulative costs and costs that are an instruction done by the payer (118.12a). */
  | { pay: "do"; effect: Effect }
