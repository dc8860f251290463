import { activeStatics } from "../../characteristics/layers/derived.ts"
import { players } from "../../characteristics/queries/selector.ts"
import { teamOf } from "../../characteristics/queries/teams.ts"
import { forbidderOf } from "../../events/moving/leave-game.ts"
import { noteForbidden } from "../../events/replacing/forbidden.ts"
import type { Player } from "../../state/player.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { lose, type Plan } from "../plan.ts"

type Reason = "life" | "draw" | "poison"

/** 704.5a to c: players who lose the game. For life or poison shared by a team, the variant defines the limit (704.6). */
export function losingPlayers(s: State, plan: Plan): void {
  for (const player of s.players) {
    if (player.left !== null || !isEndangered(player)) continue
    if (player.life <= 0 && !s.options.sharedLife) wouldLose(s, plan, player, "704.5a", "life")
    if (player.drewFromEmpty) wouldLose(s, plan, player, "704.5b", "draw")
    if (isPoisoned(player) && !s.options.sharedPoison) wouldLose(s, plan, player, "704.5c", "poison")
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

/** The player loses by the rule, unless an effect says otherwise. */
export function wouldLose(s: State, plan: Plan, player: Player, rule: string, reason?: Reason): void {
  const by = spared(s, player, reason) ?? forbidderOf(s, "loses", player.id)
  if (by === undefined) lose(plan, player.id, rule)
  else noteForbidden(s, { kind: "loses", rule, player: player.id }, by)
}

/** The object that says "you don't lose the game for having 0 or less life". */
function spared(s: State, player: Player, reason: Reason | undefined): ObjectId | undefined {
  const who = s.options.lossBy === "team" ? teamOf(s, player.id) : [player.id] // 810.8a
  return activeStatics(s, "doesntLose").find(
    ({ effect, context }) =>
      (effect.reason === undefined || effect.reason === reason) &&
      players(s, effect.who, context).some((p) => who.includes(p)),
  )?.context.source
}
