import type { Amount } from "../amount.ts"
import type { PlayerSelector, Selector } from "../selector.ts"
import type { Change } from "../statics/change.ts"
import type { Duration } from "../statics/duration.ts"
import type { CounterKind } from "../vocabulary.ts"

/** How any instruction puts an object somewhere (400, 110.5). */
export interface MoveOptions {
  /** Who controls the permanent as it enters; default its owner for cards, or "you" if the text says so. */
  control?: PlayerSelector
  tapped?: boolean
  /**
   * Opponents: one of them or of their planeswalkers and battles (508.4); `sameAs`: what that creature attacks, or attacked when it left.
   */
  attacking?: PlayerSelector | { sameAs: Selector } | { orPlaneswalkerOf: PlayerSelector }
  blocking?: Selector
  counters?: readonly { kind: CounterKind; count: Amount }[]
  faceDown?: boolean
  /** Only these players may look at the face-down exiled card; if absent, nobody. */
  lookers?: PlayerSelector
  transformed?: boolean
  attachTo?: Selector
  /** Libraries: 0 top (default), -1 bottom, n under the top n cards. `order`: "random" for "in a random order". */
  position?: number
  /** Libraries: just beneath that many of the top cards, at the bottom if there are fewer. */
  beneath?: Amount
  order?: "chosen" | "random"
  /** Remember as exiled (or put) with the source (607). */
  link?: string | true
  /** The object remembers what this name is bound to, for its linked ability of that key (607.2a, 702.167c). */
  remembers?: string
  /** What is put there notes which card it was, as it last was where it came from (707.14). */
  notes?: true
  /** It remembers the name of the source, for abilities of cards with that name (607.2n). */
  forName?: true
  /** Shuffle the library afterwards. */
  shuffle?: boolean
  /** Who shuffles, if possibly nothing is moved (701.24d); who antes (407.4), default "you". */
  player?: PlayerSelector
  /** Changes that last while it stays there: "gains haste", "it's a Zombie in addition". */
  with?: readonly Change[]
  duration?: Duration
  cause?: "discard" | "sacrifice" | "mill" | "madness"
  reveal?: boolean
}
