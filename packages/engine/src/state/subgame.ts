import type { Effect } from "../language/effects/effect.ts"
import type { Bindings } from "./object.ts"
import type { ObjectId, PlayerId, Ref } from "./ref.ts"
import type { State } from "./state.ts"

/** What is left to do of the spell or ability that created a subgame, once that is over (729.5). */
export interface Resumption {
  readonly then: Effect
  readonly you: PlayerId
  readonly source: ObjectId
  /** The object on the stack that goes on resolving. */
  readonly stack: ObjectId
  readonly x: number
  readonly bindings: Bindings
  readonly targets: readonly (readonly Ref[])[]
  /** The subgame in which that happens, if it is one itself (729.6). */
  readonly outer?: Subgame
}

/**
 * Where a game stands with a subgame (729): an effect has created one that begins next; it is a subgame, with its main game as it was saved, in pieces; or its subgame has ended and
 * the resolution goes on.
 */
export type Subgame =
  | { readonly stage: "begins" | "ended"; readonly resume: Resumption }
  | { readonly stage: "playing"; readonly main: readonly string[] }

/** Whether the game has ended for good: a subgame that has gives way to its main game. */
export function isOver({ over, subgame }: Pick<State, "over" | "subgame">): boolean {
  return over !== null && subgame?.stage !== "playing"
}

/** Whether what resolves stands still: a subgame comes first. */
export function isDiscontinued({ subgame }: Pick<State, "subgame">): boolean {
  return subgame?.stage === "begins"
}
