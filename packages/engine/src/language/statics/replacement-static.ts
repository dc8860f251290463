import type { Ability } from "../ability.ts"
import type { Amount } from "../amount.ts"
import type { Condition } from "../condition.ts"
import type { Cost } from "../cost.ts"
import type { Effect } from "../effects/effect.ts"
import type { EventPattern } from "../event.ts"
import type { Filter } from "../filter.ts"
import type { PlayerSelector, Selector } from "../selector.ts"
import type { CardType, CounterKind, Zone } from "../vocabulary.ts"
import type { Change } from "./change.ts"

/** Replacement effects (614) and prevention effects (615) as static effects. */
export type ReplacementStatic =
  /** "If [event] would happen, [effect] instead": the effect happens in its place. */
  | {
      static: "replace"
      event: EventPattern
      condition?: Condition
      with: Effect
      optional?: boolean
      self?: boolean
      who?: PlayerSelector
    }
  /** The event still happens, but changed. */
  | {
      static: "alter"
      event: EventPattern
      condition?: Condition
      alter: Alteration
      optional?: boolean
      self?: boolean
    }
  /** "[This] enters …" (614.1c, d). `what` self or others. */
  | {
      static: "enters"
      what: Filter | "self"
      condition?: Condition
      tapped?: boolean
      counters?: readonly { kind: CounterKind; count: Amount }[]
      /** Abilities that it enters with and keeps: "it enters with a +1/+1 counter on it and with flying". */
      abilities?: readonly Ability[]
      /** Other lasting changes: "and as a Mutant in addition to its other types". */
      changes?: readonly Change[]
      as?: Effect
      copyOf?: {
        filter: Filter
        zone?: Zone
        except?: readonly Change[]
        optional?: boolean
        of?: PlayerSelector
        /**
         * "… except it enters with …", for a copy of that type if one is given (707.9f), or if this is true of the `bound` "copied" object, and
         * "when you do, …" (603.11). If it then becomes a copy of something else, none of it happens (707.9e, g).
         */
        with?: readonly {
          ifType?: CardType
          condition?: Condition
          counters?: readonly { kind: CounterKind; count: Amount }[]
          except?: readonly Change[]
          then?: Extract<Effect, { do: "reflexive" }>
        }[]
      }
      /** It enters as a copy of this object as it is, or as it last was. */
      copies?: Selector
      /** All that enter at the same time are one use of it: "the next time one or more creatures enter, they enter …". */
      together?: true
      /** One of these is chosen and becomes part of its copiable values (707.2). */
      becomes?: readonly { label: string; changes: readonly Change[] }[]
      unlessPays?: Cost
      /** It goes there instead of entering. */
      elsewhere?: Zone
      faceDown?: boolean
      transformed?: boolean
      /** 722.3a */
      prepared?: boolean
      untapped?: boolean
      control?: PlayerSelector
      other?: Effect
    }
  /** 614.1e: "As [this permanent] is turned face up, …". */
  | { static: "asTurnedFaceUp"; as: Effect }
  /** 712.20: "As [this permanent] transforms, …", an ability of the face that it turns up. */
  | { static: "asTransforms"; as: Effect }
  /** `times`: its shield counts events, not damage. */
  | {
      static: "prevent"
      amount?: Amount
      event: EventPattern
      condition?: Condition
      then?: Effect
      times?: boolean
    }
  /** "can't": the event does not happen (614.17). */
  | { static: "cant"; event: EventPattern; what: CantAction }

export type CantAction =
  | "gainLife"
  | "loseLife"
  | "draw"
  | "search"
  | "sacrifice"
  | "beSacrificed"
  | "beDestroyed"
  | "untap"
  | "tap"
  | "regenerate"
  | "preventDamage"
  | "enter"
  | "leave"
  | "counters"
  | "lose"
  | "win"
  | "transform"
  | "phaseIn"
  | "phaseOut"
  | "discard"
  | "beExiled"
  | "create"
  | "scry"
  | "attach"
  | "become"
  | "turnFaceUp"

/** How a replacement effect changes an event that still happens. */
export type Alteration =
  | {
      to: "zone"
      zone: Zone
      position?: number
      shuffle?: boolean
      /** The card is revealed as well. */
      reveal?: true
      link?: string | true
      counters?: readonly { kind: CounterKind; count: Amount }[]
      faceDown?: boolean
      /** What also happens: "instead exile it and create a token". */
      then?: Effect
    }
  | { to: "amount"; amount: Amount } // the old number is bound as "amount"
  | { to: "recipient"; selector: Selector; times?: boolean }
  | { to: "player"; player: PlayerSelector }
  | { to: "skip" }
  /** The permanent that would be destroyed is regenerated (701.19b). */
  | { to: "regenerate" }
  | { to: "addition"; effect: Effect } // "and also"
  | { to: "token"; effect: Effect }
  | { to: "kind"; kind: CounterKind }
