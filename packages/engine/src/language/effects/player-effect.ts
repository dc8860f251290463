import type { Ability } from "../ability.ts"
import type { Amount } from "../amount.ts"
import type { ColorLetter, Filter } from "../filter.ts"
import type { PlayerSelector, Selector } from "../selector.ts"
import type { CounterKind, Phase, Step } from "../vocabulary.ts"
import type { Effect } from "./effect.ts"
import type { ManaProduction } from "./mana-production.ts"

/** Instructions that affect players and the game: life, discards, turns, choices, chance. */
export type PlayerEffect =
  | { do: "gainLife"; amount: Amount; player?: PlayerSelector; bind?: string }
  | { do: "loseLife"; amount: Amount; player?: PlayerSelector; bind?: string }
  | { do: "setLife"; amount: Amount; player?: PlayerSelector }
  /** Without `b`: the two players that `a` selects. */
  | { do: "exchangeLife"; a: PlayerSelector; b?: PlayerSelector }
  /** Any number of players, each of whom gets one of their life totals back. */
  | { do: "redistributeLife" }
  | { do: "playerCounters"; kind: CounterKind; count: Amount; player?: PlayerSelector; remove?: boolean }
  | {
      do: "discard"
      player?: PlayerSelector
      count: Amount | "all"
      filter?: Filter
      random?: boolean
      chooser?: PlayerSelector
      bind?: string
    }
  | { do: "addMana"; mana: ManaProduction; player?: PlayerSelector }
  /** Players lose all unspent mana; `to` adds what is lost this way (106.13). */
  | { do: "loseMana"; player: PlayerSelector; to?: PlayerSelector }
  /** Players activate a mana ability of each of these permanents that they control. */
  | { do: "activateForMana"; player: PlayerSelector; of: Filter }
  | { do: "loseGame"; player: PlayerSelector }
  | { do: "winGame"; player: PlayerSelector }
  | { do: "drawGame" }
  | { do: "becomeMonarch"; player?: PlayerSelector }
  | { do: "takeInitiative"; player?: PlayerSelector }
  | { do: "venture"; player?: PlayerSelector; into?: string }
  | { do: "ringTempts"; player?: PlayerSelector }
  /** `after`: after that player's next turn rather than after this one (500.7). */
  | {
      do: "extraTurn"
      player?: PlayerSelector
      count?: Amount
      loseAtEnd?: boolean
      after?: PlayerSelector
    }
  /** `youGet`: "you get", so nothing is added to another player's turn (500.10a). */
  | {
      do: "extraPhase"
      phases: readonly (Phase | Step)[]
      after?: Phase | Step
      youGet?: boolean
      /** How many times they are added (500.10); default once. */
      count?: Amount
      /** Binds a number that identifies the added phases, for "at the beginning of that combat". */
      bind?: string
    }
  | { do: "skip"; player?: PlayerSelector; what: "turn" | Phase | Step; count?: Amount }
  | { do: "endTurn" }
  /** The game goes on the other way around the table (103.1). */
  | { do: "reverseTurnOrder" }
  | { do: "endPhase" }
  | { do: "controlPlayer"; player: PlayerSelector; turn: "next" | "this" | "combat" }
  /**
   * You control the player while the effect is followed. Meanwhile they can activate abilities of what matches `manaOf` alone (723.7).
   * `resolving`: you also control them while a spell that they cast so resolves.
   */
  | { do: "controlWhile"; player: PlayerSelector; effect: Effect; manaOf?: Filter; resolving?: true }
  | { do: "emblem"; abilities: readonly Ability[]; player?: PlayerSelector; name?: string }
  | { do: "choosePlayer"; from: PlayerSelector; bind: string; player?: PlayerSelector }
  /** For each of these players, you choose friend or foe; they are bound as "friend" and "foe". */
  | { do: "friendOrFoe"; of: PlayerSelector }
  | { do: "chooseColor"; bind: string; player?: PlayerSelector; from?: readonly ColorLetter[] }
  | {
      do: "chooseText"
      what: "creatureType" | "cardName" | "cardType" | "landType"
      bind: string
      player?: PlayerSelector
      filter?: Filter
    }
  | {
      do: "chooseNumber"
      bind: string
      player?: PlayerSelector
      min?: Amount
      max?: Amount
      random?: boolean
    }
  /** 700.8d: up to one creature of each of the four types among those that the player controls. */
  | { do: "chooseParty"; player?: PlayerSelector; bind: string }
  /** 607.2d: with `link`, the object's other abilities may speak of the chosen one too. */
  | { do: "chooseObjects"; what: Selector; bind: string; link?: true }
  | {
      do: "flipCoin"
      player?: PlayerSelector
      count?: Amount
      win?: Effect
      lose?: Effect
      untilLoss?: boolean
      bind?: string
    }
  | {
      do: "rollDie"
      player?: PlayerSelector
      sides: number
      count?: Amount
      bind: string
      /** Added to each result (706.2). */
      plus?: Amount
      /** The player chooses one of two results, which is bound; the other one is bound with the suffix "Other". */
      pick?: true
      /** How many of the lowest rolls are ignored (706.6). */
      ignoreLowest?: number
      /** `again`: "roll again" (706.3c). */
      table?: readonly { from: number; to: number; effect: Effect; again?: "may" | "must" }[]
      /** What happens if all results are equal (706.5). */
      doubles?: Effect
      /** The permanents on which the results are stored (706.8a). */
      storeOn?: Selector
    }
  /** The player rerolls any number of the results stored on these permanents (706.8b). */
  | { do: "rerollStored"; of: Selector; player?: PlayerSelector }
  | {
      do: "vote"
      options?: readonly { label: string; each?: Effect }[]
      objects?: Selector
      most?: Effect
      bind: string
    }
  | { do: "setDayNight"; to: "day" | "night" | "toggle" }
  | { do: "permitLandPlays"; count: Amount; player?: PlayerSelector }
  | { do: "clash"; bind: string }
  | { do: "learn"; player?: PlayerSelector }
  /** 727: except these cards, bound as "left"; `then` is followed just before the new game's first turn (727.4). */
  | { do: "restartGame"; leaving?: Selector; then?: Effect }
  | { do: "setSpeed"; player?: PlayerSelector; by: Amount }
  | { do: "reselectAttack"; what: Selector; whom?: PlayerSelector }
