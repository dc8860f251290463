import type { Amount } from "./amount.ts"
import type { Condition } from "./condition.ts"
import type { EventPattern } from "./event.ts"
import type { Keyword } from "./keyword.ts"
import type { PlayerSelector, Selector } from "./selector.ts"
import type { CardType, CounterKind, PERMANENT_DESIGNATIONS, Supertype, Zone } from "./vocabulary.ts"

export type Comparison = "=" | "!=" | "<" | "<=" | ">" | ">="
export type ColorLetter = "W" | "U" | "B" | "R" | "G"

/** A quality of one object. Uses derived characteristics; for an object that left, last known information. */
export type Filter =
  | { is: "any" }
  | { is: "and"; of: readonly Filter[] }
  | { is: "or"; of: readonly Filter[] }
  | { is: "not"; of: Filter }
  | { is: "type"; type: CardType }
  | { is: "supertype"; supertype: Supertype }
  | { is: "subtype"; subtype: string }
  /** Permanent, on the battlefield; or permanent card/spell elsewhere. Source: 110.1, 110.4. */
  | { is: "permanent" }
  | { is: "spell" }
  /** `keyword`: one of that keyword's abilities. */
  | { is: "ability"; kind?: "activated" | "triggered"; keyword?: Keyword }
  | { is: "card" }
  | { is: "token" }
  | { is: "copy" }
  | { is: "color"; color: ColorLetter | "chosen" }
  | { is: "colorless" }
  | { is: "multicolored" }
  | { is: "monocolored" }
  | { is: "colors"; op: Comparison; than: Amount }
  | { is: "controlledBy"; player: PlayerSelector }
  | { is: "ownedBy"; player: PlayerSelector }
  /** Not the source of the ability ("another"), or not what `than` selects; `implied`: the text only says "other". */
  | { is: "other"; than?: Selector; implied?: true }
  | { is: "self" }
  /** One of the objects selected ("that creature", "enchanted creature"). */
  | { is: "among"; of: Selector }
  | { is: "power"; op: Comparison; than: Amount; base?: boolean }
  | { is: "toughness"; op: Comparison; than: Amount; base?: boolean }
  /** Power compared with its own toughness, "with toughness greater than its power". */
  | { is: "powerVsToughness"; op: Comparison }
  | { is: "manaValue"; op: Comparison; than: Amount; parity?: "odd" | "even" }
  | { is: "keyword"; keyword: Keyword }
  | { is: "name"; name: string }
  | { is: "chosenName" }
  | { is: "chosenType" }
  /** `types`: a shared type among these. */
  | { is: "sharesType"; with: Selector; kind: "creature" | "card" | "land"; types?: readonly CardType[] }
  | { is: "sharesName"; with: Selector }
  /** It has a name, and none that any of those has (201.2c). */
  | { is: "differentName"; than: Selector }
  /** With a name originally printed in that expansion (206.3). */
  | { is: "originalName"; expansion: OriginalExpansion }
  | { is: "sharesColor"; with: Selector }
  | { is: "tapped" }
  | { is: "attacking"; whom?: PlayerSelector }
  | { is: "blocking"; whom?: Selector }
  | { is: "blocked" }
  | { is: "unblocked" }
  | { is: "faceDown" }
  | { is: "transformed" }
  | { is: "counters"; kind?: CounterKind; op: Comparison; than: Amount }
  /** Attached to something that matches. */
  | { is: "attachedTo"; filter: Filter }
  /** Has a matching attachment: enchanted, equipped, fortified. */
  | { is: "hasAttached"; filter: Filter }
  /** Attached to a player. */
  | { is: "enchantsPlayer"; player: PlayerSelector }
  | { is: "historic" }
  | { is: "modified" }
  | { is: "commander" }
  | { is: "outlaw" }
  | { is: "party" }
  | { is: "designation"; of: Designation }
  | { is: "summoningSick" }
  | { is: "inZone"; zone: Zone | readonly Zone[] }
  /** Spells and abilities: a target (or each target) matches. */
  | { is: "targets"; filter?: Filter; players?: PlayerSelector; only?: boolean; single?: boolean }
  | { is: "hasAbility"; kind: "mana" | "activated" | "tap" | "triggered" | "loyalty" | "any" }
  | { is: "castFrom"; zone: Zone }
  | { is: "wasCast" }
  /** An optional or alternative cost was paid for it, by its key ("kicker"). */
  | { is: "paid"; cost: string }
  /**
   * "The second spell [you] cast this turn": counted among these players' matching casts. "next": the first one after the effect that says
   * so began.
   */
  | { is: "nthCast"; nth: number | "next"; by?: PlayerSelector; of?: Filter }
  | { is: "isManaAbility" }
  /** `last`: the most recently exiled one; with `of`, of those that match and are still in exile. */
  | { is: "exiledWith"; key?: string; last?: true; of?: Filter }
  /** Exiled before the game with a card of that name (607.2n). */
  | { is: "exiledByNamed"; name: string }
  | { is: "basicLandType" }
  /** It has the alternative characteristics of an Adventure, used or not (715.2a). */
  | { is: "hasAdventure" }
  /**
   * It is the subject of an event this turn: "that entered this turn", "dealt damage by ~ this turn", "that dealt damage to ~ this turn".
   * The subject's place in the pattern holds `{ is: "any" }`.
   */
  | { is: "thisTurn"; event: EventPattern }
  | { is: "condition"; condition: Condition }
  /** An ability on the stack whose source matches (113.7). */
  | { is: "fromSource"; of: Filter }
  /** Can be what the Aura or Equipment `attachment` is attached to. */
  | { is: "canHost"; attachment: Selector }
  /** In its mana cost; for an ability on the stack, in its activation cost. */
  | { is: "manaCostHas"; symbol: string }
  /** Its mana cost is exactly this. An object without one has no such cost (202.1b). */
  | { is: "manaCostIs"; mana: string }
  /** Its mana cost has one of its symbols more than once. */
  | { is: "manaCostRepeats" }

/** Markers that rules or keyword actions give to a permanent; not copiable. */
export type Designation =
  | (typeof PERMANENT_DESIGNATIONS)[number]
  | "companion"
  | "plotted"
  | "foretold"
  | "alphaSector"
  | "betaSector"
  | "gammaSector"

/** Expansions that cards refer to by the names first printed in them (206.3). */
export type OriginalExpansion = "Arabian Nights" | "Antiquities" | "Homelands"
