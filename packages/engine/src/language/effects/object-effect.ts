import type { Amount } from "../amount.ts"
import type { EventPattern } from "../event.ts"
import type { Designation, Filter } from "../filter.ts"
import type { PlayerSelector, Selector } from "../selector.ts"
import type { Change } from "../statics/change.ts"
import type { Duration } from "../statics/duration.ts"
import type { CounterKind, Zone } from "../vocabulary.ts"
import type { MoveOptions } from "./move-options.ts"
import type { TokenSpec } from "./token.ts"

/** Instructions that affect permanents and cards (608.2, 701, 120, 122). */
export type ObjectEffect =
  | {
      do: "damage"
      amount: Amount
      to: Selector
      source?: Selector
      unpreventable?: boolean
      divided?: boolean
      /** How much was dealt; the same name plus "Dealt" holds the recipients, plus "Excess" the excess damage (120.10). */
      bind?: string
      excess?: string
      /** 120.4a: damage beyond lethal to a creature is dealt to this one instead. */
      spill?: Selector
      /** "… to A and 1 damage to B": dealt at the same time as the previous instruction's damage (120.4). */
      together?: true
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
      /** The source exploits the sacrificed creature (702.110b). */
      exploit?: true
      /** Remember the sacrificed objects with the source under this key (607): what it devoured (702.82b). */
      link?: string
      bind?: string
    }
  /** `player` taps it, if not the ability's controller. Binds what became tapped; the same name plus "Named" holds all of `what`. */
  | { do: "tap"; what: Selector; player?: PlayerSelector; bind?: string }
  | { do: "untap"; what: Selector; bind?: string }
  | { do: "tapOrUntap"; what: Selector }
  /** "doesn't untap during its controller's next untap step", whoever controls it then; or during that of `whose`. */
  | { do: "freeze"; what: Selector; whose?: PlayerSelector }
  | { do: "addCounters"; kind: CounterKind; count: Amount; on: Selector; bind?: string; divided?: boolean }
  /** `upTo`: as many as the player likes, of each object. */
  | {
      do: "removeCounters"
      kind?: CounterKind
      count: Amount | "all"
      upTo?: true
      from: Selector
      bind?: string
    }
  | {
      do: "moveCounters"
      kind?: CounterKind
      count: Amount | "all"
      upTo?: true
      from: Selector
      to: Selector
    }
  /** 122.8: as many of each kind as the first one has, or had when it left. */
  | { do: "copyCounters"; from: Selector; to: Selector }
  /** For each kind of counter on it: another one, or, with `orRemove`, as you choose one less (608.2d). */
  | { do: "anotherOfEach"; on: Selector; orRemove?: true }
  | { do: "doubleCounters"; kind?: CounterKind; on: Selector }
  | {
      do: "createToken"
      token: TokenSpec
      count?: Amount
      player?: PlayerSelector
      bind?: string
      tapped?: boolean
      attacking?: boolean | PlayerSelector
      blocking?: Selector
      attachTo?: Selector
      counters?: readonly { kind: CounterKind; count: Amount }[]
      /** Created at the same time as the previous instruction's tokens: "a Snake token, a Wolf token, and an Elephant token". */
      atOnce?: true
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
  /** `asCreature`: as though the object it is attached to were a creature (702.6e). */
  | { do: "attach"; what: Selector; to: Selector; asCreature?: true; bind?: string }
  | { do: "unattach"; what: Selector }
  /** Without `b`, `a` are both of them. */
  | { do: "fight"; a: Selector; b?: Selector }
  /** A continuous effect on the objects found now (611.2c), or on players. */
  | {
      do: "change"
      what: Selector
      changes: readonly Change[]
      duration: Duration
      bind?: string
      /** "The color (or colors) of your choice": chosen as the effect begins, called "chosen" in the changes. */
      choose?: "color" | "colors" | "creatureType" | "landType"
      /** The mana for which you may end the effect, as a special action (116.2c). */
      endFor?: string
    }
  /** Without `b`: the two objects that `a` selects. */
  | { do: "exchangeControl"; a: Selector; b?: Selector; duration?: Duration }
  /** The text boxes of the two objects that it selects (612.5). */
  | { do: "exchangeTexts"; of: Selector; duration: Duration }
  /**
   * Every instance of one word in their text becomes another (612.2). Both are chosen, of one of these kinds; `to`: the new word if it is
   * given, `never`: the new word can't be that one.
   */
  | {
      do: "changeText"
      what: Selector
      words: readonly TextWord[]
      to?: string
      never?: string
      duration: Duration
    }
  | { do: "becomeCopy"; what: Selector; of: Selector; except?: readonly Change[]; duration?: Duration }
  | { do: "transform"; what: Selector }
  | { do: "flip"; what: Selector }
  | { do: "turnFaceUp"; what: Selector }
  | { do: "turnFaceDown"; what: Selector }
  /** `until`: it phases in right after the source leaves the battlefield, not in an untap step (610.4). */
  | { do: "phaseOut"; what: Selector; until?: "sourceLeaves" }
  | { do: "phaseIn"; what: Selector }
  | { do: "regenerate"; what: Selector }
  | { do: "removeFromCombat"; what: Selector }
  | { do: "designate"; what: Selector; as: Designation; remove?: boolean; duration?: Duration }
  /** 716.2a: sets its level to this number; seen as the action "level 2", "level 3" …. */
  | { do: "setLevel"; what: Selector; level: number }
  | { do: "manifest"; what: Selector; cloak?: boolean; bind?: string }
  /** The creature also blocks that attacker (509.1g). */
  | { do: "block"; blocker: Selector; attacker: Selector }
  /** Attackers become blocked without a blocker (509.1h). */
  | { do: "becomeBlocked"; what: Selector }
  /**
   * After `by` was removed from combat by the same effect: the attackers that it was blocking, if nothing else has blocked them, become
   * unblocked, which removal alone does not make them (506.4, 509.1h).
   */
  | { do: "becomeUnblocked"; by: Selector }
  /** `orLock`: the chosen door is locked if it is unlocked (709.5g). */
  | { do: "unlock"; door: "left" | "right" | "choose"; what: Selector; orLock?: true }
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

/** The kinds of words that text-changing effects replace (612.2); a land type is a basic one. */
export type TextWord = "color" | "landType" | "creatureType"
