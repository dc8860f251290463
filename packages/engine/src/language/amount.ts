import type { Condition } from "./condition.ts"
import type { EventPattern } from "./event.ts"
import type { ColorLetter, Filter } from "./filter.ts"
import type { PlayerSelector, Selector } from "./selector.ts"
import type { CounterKind, Zone } from "./vocabulary.ts"

/** A number, or how to compute it when needed. */
export type Amount = number | AmountNode

export type AmountNode =
  /**
   * "X" as bound by an earlier instruction (107.3i); else the X announced for this spell or ability (107.3a), or for the spell that became
   * this permanent (107.3m).
   */
  | { n: "x" }
  | { n: "count"; filter: Filter; zone?: Zone | readonly Zone[]; of?: PlayerSelector }
  | { n: "countOf"; of: Selector }
  | { n: "countPlayers"; of: PlayerSelector }
  /** The greatest or least of a number over these players, each `bound` as "player" in it. */
  | { n: "overPlayers"; of: PlayerSelector; each: Amount; fold: "greatest" | "least" }
  | { n: "power"; of: Selector }
  | { n: "toughness"; of: Selector }
  /** What a creature tapped for it stations with: its power, or what an effect says (702.184c). */
  | { n: "stationing"; of: Selector }
  | { n: "manaValue"; of: Selector }
  | { n: "counters"; kind?: CounterKind; of: Selector }
  /** 716.2d: a permanent's level, 1 if it has none. */
  | { n: "level"; of: Selector }
  | { n: "playerCounters"; kind: CounterKind; of: PlayerSelector }
  /** `fold`: of several players, the highest or lowest life total. */
  | { n: "life"; of: PlayerSelector; fold?: "greatest" | "least" }
  /** The highest life total among these players minus the lowest. */
  | { n: "lifeDifference"; of: PlayerSelector }
  /** `of`: yours if absent. */
  | { n: "startingLife"; of?: PlayerSelector }
  | { n: "handSize"; of: PlayerSelector }
  | { n: "plus"; of: readonly Amount[] }
  | { n: "minus"; of: Amount; by: Amount }
  | { n: "times"; of: Amount; by: Amount }
  | { n: "half"; of: Amount; round: "up" | "down" }
  /** Rounded down; 0 if the divisor is 0. */
  | { n: "quotient"; of: Amount; by: Amount }
  | { n: "max"; of: readonly Amount[] }
  | { n: "min"; of: readonly Amount[] }
  /** The greatest, least or total of a quality over several objects. */
  | {
      n: "over"
      of: Selector
      what: "power" | "toughness" | "manaValue" | "counters"
      fold: "greatest" | "least" | "total"
    }
  /** A number bound by the trigger's event or an earlier step ("that much"). */
  | { n: "bound"; name: string }
  | { n: "devotion"; to: readonly ColorLetter[] }
  /** Mana symbols of a color in the mana costs of objects. */
  | { n: "manaSymbols"; of: Selector; color: ColorLetter }
  /** Basic land types among lands you control. */
  | { n: "domain"; of?: PlayerSelector }
  | {
      n: "distinct"
      what:
        | "cardTypes"
        | "colors"
        | "names"
        | "powers"
        | "manaValues"
        | "manaCosts"
        | "creatureTypes"
        | "counterKinds"
        | "typeLine"
      of: Selector
    }
  | { n: "party" }
  /** Events of this turn that match. */
  | { n: "thisTurn"; event: EventPattern; sum?: string; lastTurn?: boolean }
  | { n: "manaSpent"; of?: Selector; colors?: boolean; kind?: ColorLetter | "C" | "snow" | "treasure" }
  /** How much mana that one of `from` produced was spent on it. */
  | { n: "manaSpentFrom"; of: Selector; from: Selector }
  /** Unspent mana in the pools of these players (106.4), or that of one type. */
  | { n: "unspentMana"; of: PlayerSelector; type?: ColorLetter | "C" }
  | { n: "timesKicked"; cost?: string }
  | { n: "colorsOf"; of: Selector }
  | { n: "chosenNumber" }
  /** The greatest number of die results of the same value stored on these (706.8). */
  | { n: "storedAlike"; of: Selector }
  | { n: "if"; condition: Condition; then: Amount; else: Amount }
  | { n: "damageOn"; of: Selector }
  | { n: "spellsCast"; by: PlayerSelector; lastTurn?: boolean }
  /** Spells of that name cast this game. */
  | { n: "castThisGame"; by: PlayerSelector; named: Selector }
  /** How many times these players cast commanders from the command zone this game (903.8). */
  | { n: "commanderCasts"; by: PlayerSelector }
  /** Spells cast before this one this turn, by any player (702.40a). */
  | { n: "castBefore" }
  /** The amount as the spell was cast: "creatures you controlled as you cast this spell". Source: 601.2i. */
  | { n: "asCast"; of: Amount }
  | { n: "speed" }
  | { n: "turnNumber" }
