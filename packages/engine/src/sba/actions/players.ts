import { activeStatics } from "../../characteristics/layers/derived.ts"
import { players } from "../../characteristics/queries/selector.ts"
import { teamOf } from "../../characteristics/queries/teams.ts"
import { cannot } from "../../events/moving/leave-game.ts"
import type { Player } from "../../state/player.ts"
import type { State } from "../../state/state.ts"
import { lose, type Plan } from "../plan.ts"

type Reason = "life" | "draw" | "poison"

/** 704.5a to c: players who lose the game. For life or poison shared by a team, the variant defines the limit (704.6). */
export function losingPlayers(s: State, plan: Plan): void {
  for (const player of s.players) {
    if (player.left !== null || !isEndangered(player)) continue
    if (player.life <= 0 && !s.options.sharedLife && canLose(s, player, "life"))
      lose(plan, player.id, "704.5a")
    if (player.drewFromEmpty && canLose(s, player, "draw")) lose(plan, player.id, "704.5b")
    if (isPoisoned(player) && !s.options.sharedPoison && canLose(s, player, "poison"))
      lose(plan, player.id, "704.5c")
  }
}

/** Cheap test for anything that could make a player lose. */
function isEndangered(player: Player): boolean {
  if (player.life <= 0 || player.drewFromEmpty) return true
  return player.counters !== null && isPoisoned(player)
}

function isPoisoned(player: Player): boolean {
  return (player.counters?.poison ?? 0) >= 10
}

/** "You don't lose the game for having 0 or less life", and "you can't lose the game". */
export function canLose(s: State, player: Player, reason?: Reason): boolean {
  const who = s.options.lossBy === "team" ? teamOf(s, player.id) : [player.id] // 810.8a
  const exempt = activeStatics(s, "doesntLose").some(
    ({ effect, context }) =>
      (effect.reason === undefined || effect.reason === reason) &&
      players(s, effect.who, context).some((p) => who.includes(p)),
  )
  return !exempt && !cannot(s, "loses", player.id)
}
