import type { Effect } from "../language/effects/effect.ts"
import type { Bindings } from "./object.ts"
import type { ObjectId, PlayerId, Ref } from "./ref.ts"
import type { State } from "./state.ts"

/** The rest of the spell or ability that created a subgame, to be done after it (729.5). */
export interface Resumption {
  readonly then: Effect
  readonly you: PlayerId
  readonly source: ObjectId
  /** The object on the stack that goes on resolving. */
  readonly stack: ObjectId
  readonly x: number
  readonly bindings: Bindings
  readonly targets: readonly (readonly Ref[])[]
  /** The enclosing subgame, if that resolution is itself in a subgame (729.6). */
  readonly outer?: Subgame
}

/**
 * The state of a game with regard to subgames (729): an effect has created one that begins next; the game is a subgame, with its main game
 * saved in pieces; or its subgame has ended and resolution goes on.
 */
export type Subgame =
  | { readonly stage: "begins" | "ended"; readonly resume: Resumption }
  | {
      readonly stage: "playing"
      readonly main: readonly string[]
      /** 1 in a subgame of the main game, 2 in a subgame of that (729.6). */
      readonly depth?: number
      /** The name of the card whose effect created it; "" if that is not known. */
      readonly by?: string
    }

/** Whether the game is really over: a finished subgame returns to its main game. */
export function isOver({ over, subgame }: Pick<State, "over" | "subgame">): boolean {
  return over !== null && subgame?.stage !== "playing"
}

/** Whether resolution is suspended because a subgame comes first. */
export function isDiscontinued({ subgame }: Pick<State, "subgame">): boolean {
  return subgame?.stage === "begins"
}
