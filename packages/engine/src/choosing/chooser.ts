import type { Context } from "../characteristics/context.ts"
import { apnapOrder, areOpponents } from "../characteristics/query.ts"
import type { PlayerSelector } from "../language/selector.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { resolvePlayer } from "./selecting.ts"

/**
 * The one player who makes an effect's choice, or -1. If nobody who could make it is within the range of the effect's controller, the
 * closest appropriate player to their left makes it (801.5c).
 */
export function resolveChooser(s: State, selector: PlayerSelector | undefined, context: Context): PlayerId {
  const found = resolvePlayer(s, selector, context)
  if (found >= 0 || s.reach === null || selector === undefined || !isOfOpponents(selector)) return found
  return apnapOrder(s, context.you).find((p) => areOpponents(s, p, context.you)) ?? -1
}

/** "An opponent", chosen or not. */
function isOfOpponents(selector: PlayerSelector): boolean {
  return selector.who === "opponents" || (selector.who === "choose" && isOfOpponents(selector.from))
}
