import type { Context } from "../characteristics/context.ts"
import { quantity } from "../characteristics/queries/amount.ts"
import { matchesFilter } from "../characteristics/queries/filter.ts"
import { controllerOf, permanents } from "../characteristics/query.ts"
import type { Effect } from "../language/effects/effect.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"

/** Whether an instruction that is a cost (118.12) can be followed fully; checked only for the kinds listed here. */
export function canDo(s: State, player: PlayerId, effect: Effect, context: Context): boolean {
  const enough = (count: Parameters<typeof quantity>[1] | "all" | undefined, have: number) =>
    count === "all" || have >= (count === undefined ? 1 : quantity(s, count, context))
  switch (effect.do) {
    case "sequence":
      return effect.of.every((part) => canDo(s, player, part, context))
    case "discard":
      return enough(
        effect.count,
        s.players[player].hand.filter(
          (id) => effect.filter === undefined || matchesFilter(s, effect.filter, id, context),
        ).length,
      )
    case "sacrifice":
      return (
        effect.what !== undefined ||
        enough(
          effect.count,
          permanents(s).filter(
            (id) =>
              controllerOf(s, id) === player &&
              (effect.filter === undefined || matchesFilter(s, effect.filter, id, context)),
          ).length,
        )
      )
    case "mill":
      return enough(effect.count, s.players[player].library.length)
    case "loseLife":
      return s.players[player].life >= quantity(s, effect.amount, context)
    default:
      return true
  }
}
