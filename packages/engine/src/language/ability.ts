import type { Amount } from "./amount.ts"
import type { Condition } from "./condition.ts"
import type { Cost } from "./cost.ts"
import type { Effect, Modes } from "./effects/effect.ts"
import type { EventPattern } from "./event.ts"
import type { KeywordAbility } from "./keyword.ts"
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
  /** Further lines of its text, for text only: how many sentences each has, and its ability word. */
  lines?: readonly { sentences: number; word?: string }[]
}

export interface ActivatedAbility {
  ability: "activated"
  cost: Cost
  effect?: Effect
  targets?: readonly TargetSlot[]
  modes?: Modes
  /** Zones in which it works; default the battlefield. */
  zone?: Zone | readonly Zone[]
  timing?: "sorcery" | "instant"
  /** "Activate only …" */
  condition?: Condition
  /** "Activate only once (N times) each turn", "only once". */
  limit?: { times: number; per: "turn" | "game" }
  /** Who may activate it; default its controller. */
  who?: PlayerSelector
  loyalty?: boolean
  /** The keyword it comes from ("equip", "cycling"), for text and for what refers to it. */
  keyword?: string
  /** Ability word or flavour word, for text only. */
  word?: string
  /** A mana ability (605.1a) is found by its effect; a text that says otherwise sets it. */
  mana?: boolean
  /** A cost change of this ability only; `ownCost`: by what the mana cost of its object is. */
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
  /** Zones in which it works; default the battlefield, or where the effect itself says (604.3, 113.6). */
  zone?: Zone | readonly Zone[]
  /** Characteristic-defining (604.3): works in all zones, applied first in its layer. */
  defining?: boolean
  /** Level or class level, station or threshold frame that it is part of. */
  level?: { min: number; max?: number; kind: "level" | "class" | "station" }
  keyword?: string
  word?: string
}
