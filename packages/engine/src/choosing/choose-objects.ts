import { reachesRef } from "../characteristics/queries/range.ts"
import { choose } from "../state/choose.ts"
import type { ChooseDecision } from "../state/decision.ts"
import type { PlayerId, Ref } from "../state/ref.ts"
import type { State } from "../state/state.ts"

/** Asks a player to choose some of these; asks nobody when none can be taken, or all must and the game does not ask for that. */
export function chooseObjects(
  s: State,
  player: PlayerId,
  offered: readonly Ref[],
  min: number,
  max: number,
  about: Partial<ChooseDecision> & { rule: string; purpose: string },
): Ref[] {
  // 801.5a: only what is within the range of influence of the one who chooses.
  const options = s.reach === null ? offered : offered.filter((ref) => reachesRef(s, player, ref))
  const most = Math.min(max, options.length)
  const least = Math.min(min, most)
  if (most <= 0) return []
  if (least === options.length && !about.ordered && !s.options.asksForced) return [...options]
  const answer = choose(s, { kind: "choose", player, source: 0, ...about, options, min: least, max: most })
  return answer.map((i) => options[i])
}
