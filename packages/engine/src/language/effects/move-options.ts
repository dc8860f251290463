import type { Amount } from "../amount.ts"
import type { PlayerSelector, Selector } from "../selector.ts"
import type { Change } from "../statics/change.ts"
import type { Duration } from "../statics/duration.ts"
import type { CounterKind } from "../vocabulary.ts"

/** How an object is put somewhere, whatever instruction moves it (400, 110.5). */
export interface MoveOptions {
  /** Whose control a permanent enters under; default its owner's for cards, or "you" where the text says so. */
  control?: PlayerSelector
  tapped?: boolean
  /** Opponents: one of them or of their planeswalkers and battles (508.4); `sameAs`: what that creature attacks, or attacked when it left. */
  attacking?: PlayerSelector | { sameAs: Selector } | { orPlaneswalkerOf: PlayerSelector }
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
  /** The object remembers what is bound to this name, under its linked ability of that key (607.2a, 702.167c). */
  remembers?: string
  /** Shuffle the library afterwards. */
  shuffle?: boolean
  /** Who shuffles, told where it may be that nothing is moved (701.24d). */
  player?: PlayerSelector
  /** Changes that go on for as long as it stays: "gains haste", "it's a Zombie in addition". */
  with?: readonly Change[]
  duration?: Duration
  cause?: "discard" | "sacrifice" | "mill"
  reveal?: boolean
}
