import type { Amount } from "./amount.ts"
import type { Condition } from "./condition.ts"
import type { Cost } from "./cost.ts"
import type { Effect, Modes } from "./effects/effect.ts"
import type { EventPattern } from "./event.ts"
import type { KeywordAbility } from "./keyword-ability.ts"
import type { PlayerSelector, TargetSlot } from "./selector.ts"
import type { StaticEffect } from "./statics/static.ts"
import type { Zone } from "./vocabulary.ts"

/** An ability of an object (113.3), or a keyword that stands for abilities (702). */
export type Ability = SpellAbility | ActivatedAbility | TriggeredAbility | StaticAbility | KeywordAbility

/** What an instant or sorcery does as it resolves (113.3a). A card may have several, in printed order. */
export interface SpellAbility {
  ability: "spell"
  effect?: Effect
  targets?: readonly TargetSlot[]
  modes?: Modes
  /** Ability word or flavour word, for text only. */
  word?: string
  /** Further lines of its text, for text only: the number of sentences and the ability word of each. */
  lines?: readonly { sentences: number; word?: string }[]
}

export interface ActivatedAbility {
  ability: "activated"
  cost: Cost
  effect?: Effect
  targets?: readonly TargetSlot[]
  modes?: Modes
  /** Zones in which it functions; default the battlefield. */
  zone?: Zone | readonly Zone[]
  timing?: "sorcery" | "instant"
  /** "Activate only …" */
  condition?: Condition
  /** "Activate only once (N times) each turn", "only once". */
  limit?: { times: number; per: "turn" | "game" }
  /** The least value of X that may be announced: "X can't be 0" (107.3a). */
  leastX?: 1
  /** Only mana of these colors may be spent on X: "B", or "W/B" for either (601.2h). */
  onX?: string
  /** Who may activate it; default its controller. */
  who?: PlayerSelector
  loyalty?: boolean
  /** The keyword it comes from ("equip", "cycling"), for text and for references to it. */
  keyword?: string
  /** Ability word or flavour word, for text only. */
  word?: string
  /** Mana abilities (605.1a) are recognized by their effect; set this if the text says otherwise. */
  mana?: boolean
  /** A cost change of this ability only; `ownCost`: by the mana cost of its object. */
  less?: { mana: string | "ownCost"; times?: Amount; condition?: Condition }
}

export interface TriggeredAbility {
  ability: "triggered"
  when: EventPattern
  /** The intervening "if" (603.4), tested twice. */
  condition?: Condition
  effect?: Effect
  targets?: readonly TargetSlot[]
  modes?: Modes
  zone?: Zone | readonly Zone[]
  limit?: { times: number; per: "turn" | "game" }
  keyword?: string
  word?: string
  /** A Saga's chapter numbers (714.2). */
  chapters?: readonly number[]
}

export interface StaticAbility {
  ability: "static"
  effects: readonly StaticEffect[]
  /** "As long as …" */
  condition?: Condition
  /** Zones in which it functions; default the battlefield, or where the effect itself says (604.3, 113.6). */
  zone?: Zone | readonly Zone[]
  /** Characteristic-defining (604.3): functions in all zones, applied first in its layer. */
  defining?: boolean
  /** The level, class level, station or threshold frame that it is part of. */
  level?: { min: number; max?: number; kind: "level" | "class" | "station" }
  keyword?: string
  word?: string
}
