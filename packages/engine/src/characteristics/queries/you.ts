import type { CardType } from "../../language/vocabulary.ts"
import type { PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import type { Context } from "../context.ts"
import { objectOf } from "../query.ts"
import { sideOf } from "./teams.ts"

/**
 * Whom "you" means: the controller of the spell or ability; 901.12c: for a plane or phenomenon in a game of teams that share their turns,
 * each member of the controller's team.
 */
export function meantByYou(s: State, { you, source }: Context): readonly PlayerId[] {
  if (!s.options.sharedTurns || s.planarController < 0 || !isPlanar(s, source)) return [you]
  return sideOf(s, you)
}

/** Whether "you" means this player, among others perhaps. */
export function isYou(s: State, player: PlayerId, context: Context): boolean {
  return player === context.you || (s.options.sharedTurns && meantByYou(s, context).includes(player))
}

const PLANAR: readonly CardType[] = ["plane", "phenomenon"]

function isPlanar(s: State, id: number): boolean {
  const definition = s.definitions[objectOf(s, id)?.def ?? -1]
  return definition?.faces[0].types.some((type) => PLANAR.includes(type)) ?? false
}
