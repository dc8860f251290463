import {
  type BlockersDecision,
  characteristics,
  FLAG_BIT,
  isPlayerRef,
  type ObjectId,
  type Pair,
  refPlayer,
  type State,
} from "@apnap/engine"
import { worthOf } from "../evaluation/worth.ts"
import { beats, powerOf } from "./fight.ts"

/** Life under which a player would rather lose a creature than take the damage. */
const CAREFUL = 4

/** Which creatures block (509.1): good fights first, then what it takes to survive. */
export function blockers(s: State, d: BlockersDecision): Pair[] {
  const out: Pair[] = [...d.least]
  const attackers = [...new Set(d.candidates.flatMap((c) => c.attackers))]
  const open = attackers
    .filter((a) => !out.some(([i, j]) => d.candidates[i].attackers[j] === a))
    .sort((a, b) => powerOf(s, b) - powerOf(s, a))
  let damage = open.reduce((sum, a) => sum + (hits(s, a, d.player) ? powerOf(s, a) : 0), 0)
  const { life } = s.players[d.player]
  for (const mode of ["profit", "trade", "chump"] as const)
    for (const attacker of open) {
      const inDanger = damage >= life || (damage > 0 && life - damage < CAREFUL && mode !== "chump")
      if (mode !== "profit" && !inDanger) break
      if (out.some(([i, j]) => d.candidates[i].attackers[j] === attacker)) continue
      const pairs = blocksOf(s, d, attacker, out, mode)
      if (pairs.length === 0) continue
      out.push(...pairs)
      if (hits(s, attacker, d.player)) damage -= powerOf(s, attacker)
    }
  return out
}

function hits(s: State, attacker: ObjectId, player: number): boolean {
  const at = s.objects[attacker]?.combat?.attacking ?? 0
  return isPlayerRef(at) && s.players[refPlayer(at)].team === s.players[player].team
}

/** The cheapest blocker of that kind of fight, two for an attacker with menace (702.111b); none when there is none. */
function blocksOf(
  s: State,
  d: BlockersDecision,
  attacker: ObjectId,
  taken: readonly Pair[],
  mode: "profit" | "trade" | "chump",
): Pair[] {
  const needed = (characteristics(s, attacker).flags & FLAG_BIT.menace) === 0 ? 1 : 2
  const free = d.candidates.flatMap(({ creature, attackers }, i): Pair[] => {
    const at = attackers.indexOf(attacker)
    return at < 0 || taken.some(([j]) => j === i) || !fits(s, creature, attacker, mode) ? [] : [[i, at]]
  })
  const worth = ([i]: Pair) => worthOf(s, d.candidates[i].creature)
  free.sort((a, b) => worth(a) - worth(b))
  return free.length < needed ? [] : free.slice(0, needed)
}

function fits(s: State, blocker: ObjectId, attacker: ObjectId, mode: "profit" | "trade" | "chump"): boolean {
  if (mode === "chump") return true
  const wins = beats(s, blocker, attacker)
  const dies = beats(s, attacker, blocker)
  if (mode === "trade") return wins || !dies
  return wins && (!dies || worthOf(s, blocker) <= worthOf(s, attacker))
}
