import { teamOf } from "../../characteristics/queries/teams.ts"
import { wouldLose } from "../../sba/actions/players.ts"
import type { Plan } from "../../sba/plan.ts"
import { defineVariantActions } from "../../sba/variants.ts"
import type { Player } from "../../state/player.ts"
import type { State } from "../../state/state.ts"

const FATAL_POISON = 15
const MORE_POISON = 5

/** 704.6b, 810.11: fifteen poison counters, plus five for each player beyond the second. */
function isPoisoned(s: State, { id, counters }: Player): boolean {
  const limit = FATAL_POISON + MORE_POISON * (teamOf(s, id).length - 2)
  return (counters?.poison ?? 0) >= limit
}

/** 704.6a, 704.6b: the team loses; `lose` names one member, and the others lose with that player (810.8a). */
function beatenTeams(s: State, plan: Plan): void {
  for (const player of s.players) {
    if (player.left !== null) continue
    if (player.life <= 0) wouldLose(s, plan, player, "704.6a", "life")
    if (s.options.sharedPoison && isPoisoned(s, player)) wouldLose(s, plan, player, "704.6b", "poison")
  }
}

defineVariantActions("twoHeadedGiant", { collect: beatenTeams })
