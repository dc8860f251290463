import type { Ability } from "./ability.ts"
import type { Amount } from "./amount.ts"
import type { CardFace } from "./card.ts"
import type { Change } from "./change.ts"
import type { Condition } from "./condition.ts"
import type { Cost } from "./cost.ts"
import type { Duration } from "./duration.ts"
import type { EventPattern } from "./event.ts"
import type { ColorLetter, Designation, Filter } from "./filter.ts"
import type { PlayerSelector, Selector, TargetSlot } from "./selector.ts"
import type { AnyMana, StaticEffect } from "./static.ts"
import type { CounterKind, Phase, Step, Zone } from "./vocabulary.ts"

/** The name by which "if you do" asks an instruction that finds nothing of its own whether it changed anything. */
export const DONE = "done"

/**
 * One instruction of a spell or ability. Those that affect or find objects may `bind` them to a name for later steps ("it",
 * "those cards", "this way"); a number they produce is bound as `<name>` too (damage dealt, life lost, cards drawn).
 * A `player` that is absent is "you".
 */
export type Effect = ControlFlow | ObjectEffect | PlayerEffect | LibraryEffect | StackEffect | RulesEffect

/** 608.2: order, choices, conditions, loops. */
export type ControlFlow =
  | { do: "sequence"; of: readonly Effect[] }
  /** "[Player] may …. If they do, …. If they don't, …": `then` and `else` follow 608.2c. */
  | {
      do: "may"
      player?: PlayerSelector
      cost?: Cost
      effect?: Effect
      then?: Effect
      else?: Effect
      /** "Do this only once each turn." */
      oncePerTurn?: boolean
    }
  /** "[effect] unless [player] pays [cost]." With several players each in turn order; one payment is enough. */
  | { do: "unless"; player: PlayerSelector; cost: Cost; effect: Effect }
  | { do: "if"; condition: Condition; then: Effect; else?: Effect; bind?: string }
  /** For each of the selected, `bind` (default "each") holds it. */
  | { do: "forEach"; of: Selector; bind?: string; effect: Effect }
  /** For each player in APNAP order; `bind` default "player". */
  | { do: "forEachPlayer"; of: PlayerSelector; bind?: string; effect: Effect }
  | { do: "repeat"; times?: Amount; while?: Condition; effect: Effect }
  /** A choice made on resolution: "choose one", "you may A or B". */
  | {
      do: "chooseOne"
      player?: PlayerSelector
      of: readonly { label: string; effect: Effect; condition?: Condition }[]
      random?: boolean
      count?: Amount
    }
  /** A delayed triggered ability (603.7). `once` default true. Bound names are carried over. */
  | {
      do: "delayed"
      when: EventPattern
      effect: Effect
      once?: boolean
      duration?: Duration
      targets?: readonly TargetSlot[]
      condition?: Condition
      controller?: PlayerSelector
    }
  /** A reflexive triggered ability, "When you do, …" (603.12). */
  | { do: "reflexive"; effect: Effect; targets?: readonly TargetSlot[]; modes?: Modes }
  /** Keep what a selector or amount says now under a name. */
  | { do: "bind"; name: string; objects?: Selector; players?: PlayerSelector; amount?: Amount }
  | { do: "nothing" }

export type ObjectEffect =
  | {
      do: "damage"
      amount: Amount
      to: Selector
      source?: Selector
      unpreventable?: boolean
      divided?: boolean
      bind?: string
      excess?: string
    }
  | { do: "destroy"; what: Selector; noRegeneration?: boolean; bind?: string }
  | ({ do: "move"; what: Selector; to: Zone; bind?: string } & MoveOptions)
  /** Exile until the source leaves the battlefield (610.3). */
  | { do: "exileUntil"; what: Selector; until?: "sourceLeaves" | EventPattern; bind?: string }
  | {
      do: "sacrifice"
      player?: PlayerSelector
      what?: Selector
      filter?: Filter
      count?: Amount
      /** The source exploits what is sacrificed (702.110b). */
      exploit?: true
      bind?: string
    }
  | { do: "tap"; what: Selector; bind?: string }
  | { do: "untap"; what: Selector; bind?: string }
  | { do: "tapOrUntap"; what: Selector }
  /** "doesn't untap during its controller's next untap step" */
  | { do: "freeze"; what: Selector }
  | { do: "addCounters"; kind: CounterKind; count: Amount; on: Selector; bind?: string; divided?: boolean }
  | { do: "removeCounters"; kind?: CounterKind; count: Amount | "all"; from: Selector; bind?: string }
  | { do: "moveCounters"; kind?: CounterKind; count: Amount | "all"; from: Selector; to: Selector }
  | { do: "doubleCounters"; kind?: CounterKind; on: Selector }
  | {
      do: "createToken"
      token: TokenSpec
      count?: Amount
      player?: PlayerSelector
      bind?: string
      tapped?: boolean
      attacking?: boolean | PlayerSelector
      attachTo?: Selector
      counters?: readonly { kind: CounterKind; count: Amount }[]
    }
  | {
      do: "createCopyToken"
      of: Selector
      count?: Amount
      player?: PlayerSelector
      except?: readonly Change[]
      bind?: string
      tapped?: boolean
      attacking?: boolean | PlayerSelector | { orPlaneswalkerOf: PlayerSelector }
      attachTo?: Selector
    }
  | { do: "attach"; what: Selector; to: Selector; bind?: string }
  | { do: "unattach"; what: Selector }
  | { do: "fight"; a: Selector; b: Selector }
  /** A continuous effect on the objects found now (611.2c), or on players. */
  | {
      do: "change"
      what: Selector
      changes: readonly Change[]
      duration: Duration
      bind?: string
      /** "The color of your choice": chosen as the effect begins; what is "chosen" in the changes. */
      choose?: "color" | "creatureType" | "landType"
    }
  | { do: "exchangeControl"; a: Selector; b: Selector; duration?: Duration }
  | { do: "becomeCopy"; what: Selector; of: Selector; except?: readonly Change[]; duration?: Duration }
  | { do: "transform"; what: Selector }
  | { do: "flip"; what: Selector }
  | { do: "turnFaceUp"; what: Selector }
  | { do: "turnFaceDown"; what: Selector }
  | { do: "phaseOut"; what: Selector }
  | { do: "phaseIn"; what: Selector }
  | { do: "regenerate"; what: Selector }
  | { do: "removeFromCombat"; what: Selector }
  | { do: "designate"; what: Selector; as: Designation; remove?: boolean; duration?: Duration }
  /** 716.2a: its level becomes this number, which is seen as the action "level 2", "level 3" …. */
  | { do: "setLevel"; what: Selector; level: number }
  | { do: "manifest"; what: Selector; cloak?: boolean; bind?: string }
  /** The creature blocks that attacker as well (509.1g). */
  | { do: "block"; blocker: Selector; attacker: Selector }
  /** Attackers become blocked by no creature (509.1h). */
  | { do: "becomeBlocked"; what: Selector }
  | { do: "unlock"; door: "left" | "right" | "choose"; what: Selector }
  | {
      do: "chooseForSource"
      what:
        | "color"
        | "creatureType"
        | "landType"
        | "cardName"
        | "number"
        | "player"
        | "opponent"
        | "object"
        | "cardType"
        | "option"
      options?: readonly string[]
      from?: Selector
      filter?: Filter
      player?: PlayerSelector
    }
  | { do: "meld"; with: string; into: string }
  | { do: "removeDamage"; what: Selector }

export interface MoveOptions {
  /** Whose control a permanent enters under; default its owner's for cards, or "you" where the text says so. */
  control?: PlayerSelector
  tapped?: boolean
  /** "same": what the source attacks; `sameAs`: what that creature attacks, or attacked when it left. */
  attacking?: PlayerSelector | "same" | { sameAs: Selector } | { orPlaneswalkerOf: PlayerSelector }
  blocking?: Selector
  counters?: readonly { kind: CounterKind; count: Amount }[]
  faceDown?: boolean
  /** Nobody, or only these players, may look at the face-down exiled card. */
  lookers?: PlayerSelector
  transformed?: boolean
  attachTo?: Selector
  /** Libraries: 0 top (default), -1 bottom, n under the top n cards. `order` random for "in a random order". */
  position?: number
  order?: "chosen" | "random"
  /** Remember as exiled (or put) with the source (607). */
  link?: string | true
  /** Shuffle the library afterwards. */
  shuffle?: boolean
  /** Changes that go on for as long as it stays: "gains haste", "it's a Zombie in addition". */
  with?: readonly Change[]
  duration?: Duration
  cause?: "discard" | "sacrifice" | "mill"
  reveal?: boolean
}

export type PlayerEffect =
  | { do: "gainLife"; amount: Amount; player?: PlayerSelector; bind?: string }
  | { do: "loseLife"; amount: Amount; player?: PlayerSelector; bind?: string }
  | { do: "setLife"; amount: Amount; player?: PlayerSelector }
  | { do: "exchangeLife"; a: PlayerSelector; b: PlayerSelector }
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
  | { do: "loseGame"; player: PlayerSelector }
  | { do: "winGame"; player: PlayerSelector }
  | { do: "drawGame" }
  | { do: "becomeMonarch"; player?: PlayerSelector }
  | { do: "takeInitiative"; player?: PlayerSelector }
  | { do: "venture"; player?: PlayerSelector; into?: string }
  | { do: "ringTempts"; player?: PlayerSelector }
  /** `after`: after the next turn of that player rather than after this one (500.7). */
  | { do: "extraTurn"; player?: PlayerSelector; loseAtEnd?: boolean; after?: PlayerSelector }
  /** `youGet`: "you get", so that nothing is added to another player's turn (500.10a). */
  | { do: "extraPhase"; phases: readonly (Phase | Step)[]; after?: Phase | Step; youGet?: boolean }
  | { do: "skip"; player?: PlayerSelector; what: "turn" | Phase | Step; count?: Amount }
  | { do: "endTurn" }
  | { do: "endPhase" }
  | { do: "controlPlayer"; player: PlayerSelector; turn: "next" | "this" | "combat" }
  | { do: "emblem"; abilities: readonly Ability[]; player?: PlayerSelector; name?: string }
  | { do: "choosePlayer"; from: PlayerSelector; bind: string; player?: PlayerSelector }
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
  | { do: "chooseObjects"; what: Selector; bind: string }
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
      table?: readonly { from: number; to: number; effect: Effect }[]
    }
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
  | { do: "restartGame" }
  | { do: "setSpeed"; player?: PlayerSelector; by: Amount }
  | { do: "reselectAttack"; what: Selector; whom?: PlayerSelector }

export type LibraryEffect =
  /** `bind` names the cards; with "Count" behind it, how many were drawn, those of replaced draws too. */
  | { do: "draw"; count: Amount; player?: PlayerSelector; bind?: string }
  | { do: "mill"; count: Amount; player?: PlayerSelector; bind?: string }
  | { do: "scry"; count: Amount; player?: PlayerSelector }
  | { do: "surveil"; count: Amount; player?: PlayerSelector; bind?: string }
  | { do: "shuffle"; player?: PlayerSelector; into?: Selector }
  /** Look at cards without moving them. */
  | { do: "look"; what: Selector; player?: PlayerSelector; bind?: string }
  | { do: "reveal"; what: Selector; bind?: string }
  /** Look at (or reveal) the top N, put some that fit somewhere, the rest elsewhere. */
  | {
      do: "dig"
      count: Amount
      player?: PlayerSelector
      reveal?: boolean
      take: {
        filter?: Filter
        count: Amount
        upTo?: boolean
        to: Zone
        reveal?: boolean
        position?: number
      } & MoveOptions
      rest: { to: Zone; position?: number; order?: "chosen" | "random" }
      bind?: string
      restBind?: string
    }
  /** Reveal (or exile) cards from the top until one fits (or `count` do). */
  | {
      do: "digUntil"
      filter: Filter
      count?: Amount
      player?: PlayerSelector
      exile?: boolean
      bind: string
      restBind: string
    }
  | ({
      do: "search"
      player?: PlayerSelector
      of?: PlayerSelector
      zone?: Zone | readonly Zone[]
      filter: Filter
      count: Amount
      upTo?: boolean
      to?: Zone
      reveal?: boolean
      shuffle?: boolean
      bind?: string
      chooser?: PlayerSelector
      different?: "name"
    } & MoveOptions)
  /** Reorder the top cards: "put them back in any order". */
  | { do: "reorderTop"; count: Amount; player?: PlayerSelector; of?: PlayerSelector }

export type StackEffect =
  | { do: "counter"; what: Selector; to?: Zone; bind?: string; link?: string | true; unlessPays?: Cost }
  | {
      do: "copySpell"
      of: Selector
      count?: Amount
      newTargets?: boolean
      player?: PlayerSelector
      except?: readonly Change[]
      bind?: string
    }
  | { do: "chooseNewTargets"; of: Selector; player?: PlayerSelector; to?: Selector; single?: boolean }
  /** Cast cards during the resolution (608.2g). `cost` absent: without paying their mana costs. */
  | {
      do: "cast"
      what: Selector
      player?: PlayerSelector
      free?: boolean
      cost?: Cost
      optional?: boolean
      count?: Amount
      filter?: Filter
      with?: readonly Change[]
      bind?: string
      orPlayLand?: boolean
      copy?: boolean
      /** "If that spell would be put into a graveyard, exile it instead." */
      exileAfter?: boolean
    }
  /** Permission to play or cast these cards later ("you may play it this turn"). */
  | {
      do: "permitPlay"
      what: Selector
      player?: PlayerSelector
      duration: Duration
      free?: boolean
      cost?: Cost
      castOnly?: boolean
      anyMana?: AnyMana
      filter?: Filter
      count?: number
      exileAfter?: boolean
    }

export type RulesEffect =
  /** Static effects (restrictions, permissions, replacement effects, cost changes) for a duration. */
  | {
      do: "rule"
      effects: readonly StaticEffect[]
      duration: Duration
      what?: Selector
      player?: PlayerSelector
      uses?: Amount
    }
  /** "Prevent the next N damage that would be dealt to …": a shield (615.7). `amount` absent: all. */
  | {
      do: "prevent"
      amount?: Amount
      to?: Selector
      from?: Selector
      toPlayers?: PlayerSelector
      combat?: boolean
      duration: Duration
      times?: number
      then?: Effect
    }
  /** "Damage that would be dealt to A this turn is dealt to B instead" (614.9). */
  | {
      do: "redirect"
      amount?: Amount
      from: Selector
      to: Selector
      source?: Selector
      duration: Duration
      times?: number
    }
  /** A keyword action written as a macro of the language (701): "investigate", "explore", "connive" … */
  | {
      do: "action"
      action: string
      what?: Selector
      player?: PlayerSelector
      count?: Amount
      text?: string
      bind?: string
    }

/** What an ability adds to a mana pool. Source: 106.3 to 106.12. */
export type ManaProduction =
  /** Exactly this mana, "{C}{C}". */
  | {
      mana: string
      times?: Amount
      restriction?: ManaRestriction
      persists?: "turn" | "combat"
      snow?: boolean
      rider?: ManaRider
    }
  /** One of several alternatives; `anyColor` stands for five. `each`: every mana may be of a different kind ("in any combination"). */
  | {
      choice: readonly string[] | "anyColor" | "anyType" | "chosenColor" | "commanderIdentity"
      amount?: Amount
      each?: boolean
      restriction?: ManaRestriction
      persists?: "turn" | "combat"
      rider?: ManaRider
    }
  /** Any type (or colour) that these permanents could produce (106.7). */
  | { couldProduce: Filter; colorsOnly?: boolean; amount?: Amount; restriction?: ManaRestriction }
  /** A colour among these objects. */
  | { colorsAmong: Selector; amount?: Amount; each?: boolean }
  /** The type that the triggering event produced (triggered mana abilities). */
  | { sameAsEvent: true; amount?: Amount }

/** "Spend this mana only to …" (106.6). */
export interface ManaRestriction {
  spells?: Filter
  abilities?: Filter
  /** Words for what is neither: "equip", "cumulative upkeep", "x". */
  only?: "x" | "abilities" | "spells"
}

/** What happens when the mana is spent on a spell: "that spell can't be countered", "enters with …". */
export interface ManaRider {
  when: Filter
  changes?: readonly Change[]
  effect?: Effect
}

/** A token's characteristics (111.3), or the name of a predefined one (111.10). */
export type TokenSpec =
  | {
      predefined:
        | "treasure"
        | "food"
        | "clue"
        | "blood"
        | "gold"
        | "powerstone"
        | "map"
        | "incubator"
        | "junk"
        | "shard"
        | "lander"
        | "walker"
        | "mutagen"
    }
  | { role: "cursed" | "monster" | "royal" | "sorcerer" | "wicked" | "young" | "virtuous" }
  | { face: CardFace; back?: CardFace; power?: Amount; toughness?: Amount }

/** Modes of a spell or ability (700.2). */
export interface Modes {
  min: Amount
  max: Amount
  /** The same mode may be chosen more than once (700.2d). */
  repeat?: boolean
  of: readonly Mode[]
  /** Choose more modes if this holds: "if you control a …, choose both instead". */
  more?: { condition: Condition; min: Amount; max: Amount }
  /** Only modes that this object has not had chosen yet. */
  unchosen?: "thisTurn" | "ever"
  by?: PlayerSelector
  random?: boolean
}

export interface Mode {
  effect: Effect
  targets?: readonly TargetSlot[]
  /** Escalate-like or spree cost of the mode. */
  cost?: Cost
  /** Pawprint cost (700.2i). */
  pawprints?: number
  label?: string
  condition?: Condition
}
