import type { Ability } from "../ability.ts"
import type { Amount } from "../amount.ts"
import type { ColorLetter } from "../filter.ts"
import type { Keyword } from "../keyword.ts"
import type { PlayerSelector, Selector } from "../selector.ts"
import type { CardType, Supertype } from "../vocabulary.ts"

/**
 * One change of an object's characteristics or controller by a continuous effect. Each node belongs to one layer (613.1) or sublayer; an
 * effect with nodes in several layers is applied part by part (613.6).
 */
export type Change =
  /** Layer 1: from copy effects; never printed. `definition` is an index in the state's table. */
  /** `manaValue`: that of a melded permanent, which its copies don't get (202.3c). */
  /** `chosen`: its own values, including choices made for them as it entered. */
  | { change: "copy"; definition: number; face?: number; manaValue?: number; chosen?: true }
  /**
   * Copies that object, with what it copies from the first time that the ability applies (707.2c): "enchanted creature is a copy of the
   * chosen creature".
   */
  | { change: "copyOf"; of: Selector; except?: readonly Change[] }
  /** Layer 2. */
  | { change: "control"; player: PlayerSelector }
  /** Layer 3: text changes. */
  | { change: "text"; from: string; to: string }
  /** All that is printed on the card becomes its own, with these abilities besides (612.6). */
  | { change: "fullText"; of: Selector; and: readonly Ability[] }
  /** The names of all nonlegendary creature cards besides its own (612.7). */
  | { change: "creatureNames" }
  /** These are its rules text now (612.5). */
  | { change: "rulesText"; abilities: readonly Ability[] }
  /** Layer 4. */
  | { change: "addTypes"; types: readonly CardType[] }
  | { change: "setTypes"; types: readonly CardType[]; keepSubtypes?: boolean }
  | { change: "removeTypes"; types: readonly CardType[] }
  | { change: "addSubtypes"; subtypes: readonly string[] | "chosen" }
  /** Replaces the subtypes of this card type; setting basic land types removes abilities (305.7). */
  | { change: "setSubtypes"; of: "creature" | "land" | "artifact"; subtypes: readonly string[] | "chosen" }
  | { change: "allCreatureTypes" }
  /** The creature types of those objects, and these, replace its own. */
  | { change: "creatureTypesOf"; of: Selector; and: readonly string[] }
  | { change: "addSupertypes"; supertypes: readonly Supertype[] }
  | { change: "removeSupertypes"; supertypes: readonly Supertype[] }
  | { change: "name"; name: string }
  /** "Its name is" the name of the object that has the effect: an exception of copy effects (707.9). */
  | { change: "ownName" }
  /** "It doesn't copy that creature's color": an exception of copy effects (707.9c). */
  | { change: "ownColors" }
  /** "It has no mana cost": an exception of copy effects (707.9). */
  | { change: "noManaCost" }
  /** Layer 5. */
  | { change: "addColors"; colors: readonly ColorLetter[] | "all" | "chosen" }
  | { change: "setColors"; colors: readonly ColorLetter[] | "all" | "chosen" }
  /** "If this is your commander, choose a color before the game begins. It's the chosen color." (607.2p, 903.4b) */
  | { change: "commanderColor" }
  /** Layer 6. */
  | { change: "addAbilities"; abilities: readonly Ability[] }
  /** "It has this ability": the resolving one; an exception of copy effects (707.9a). */
  | { change: "thisAbility" }
  /** "Has all activated abilities of …" */
  | { change: "addAbilitiesOf"; of: Selector; kinds?: readonly ("activated" | "triggered")[] }
  /** "The same is true for …": these keywords, in each variant that one of those objects has (702.1c). A resolving effect fixes them as it begins. */
  | { change: "keywordsOf"; of: Selector; keywords: readonly Keyword[] }
  | { change: "loseKeywords"; keywords: readonly Keyword[] }
  | { change: "loseAbilities"; except?: "mana" }
  /** The ability that has this instruction. */
  | { change: "loseThisAbility" }
  /** Keywords that counters or chosen options could otherwise give. */
  | { change: "cantHave"; keywords: readonly Keyword[] }
  /** Layer 7a, for characteristic-defining abilities only. */
  | { change: "definePT"; power?: Amount; toughness?: Amount }
  /** Layer 7b. Computed values may refer to the changed object, `bound` as "affected". */
  | { change: "setPT"; power?: Amount; toughness?: Amount }
  /** Layer 7c. */
  /** `doubles`: a negative value decreases by as much (701.10c). */
  | { change: "modifyPT"; power: Amount; toughness: Amount; doubles?: true }
  /** Layer 7d. */
  | { change: "switchPT" }
  | { change: "loyalty"; loyalty: Amount }
