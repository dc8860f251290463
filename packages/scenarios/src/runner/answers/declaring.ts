import { type Decision, type ObjectId, type Pair, type Ref, type State, sideOf } from "@apnap/engine"
import type { Entry } from "../../format/format.ts"
import { type Direction, seatOf } from "../direction.ts"
import { noteUndeclared } from "../refused.ts"
import { ScenarioEnd } from "../scenario-end.ts"
import { momentOf } from "./priority.ts"

type Declaration = Extract<Decision, { kind: "attackers" | "blockers" }>
type Attack = Extract<Entry, { do: "attack" }>
type Block = Extract<Entry, { do: "block" }>
interface Candidate {
  creature: ObjectId
  others: readonly Ref[]
  /** Maximum attackers it can block, or players and permanents it can attack. */
  max: number
}

/** The scripted attackers or blockers that are possible together in this combat. */
export function declare(d: Direction, s: State, decision: Declaration): readonly Pair[] {
  const kind = decision.kind === "attackers" ? "attack" : "block"
  // 805.10b, 805.10d: a team declares its attackers and blockers together.
  const own = sideOf(s, decision.player).flatMap((p) => d.script.declared(seatOf(d, p), kind, s))
  const moment = `${kind} of ${decision.player}:${momentOf(s)}`
  if (isRefused(d, moment)) return decision.least
  const candidates = candidatesOf(decision)
  const pairs: Pair[] = []
  const open = own.filter((entry) => !declareOne(d, s, entry, candidates, pairs))
  if (open.some((entry) => entry.illegal)) {
    noteUndeclared(d, s, open)
    throw new ScenarioEnd(false, "the declaration is illegal, as it should be")
  }
  if (pairs.length > 0)
    d.proposed = {
      moment,
      what: `turn ${s.turn.number}: the declaration of ${kind}s`,
      illegal: own.some((entry) => entry.illegal),
    }
  return own.some((entry) => entry.illegal) ? pairs : withForced(pairs, decision.least)
}

/** Being asked again at the same moment means the declaration was illegal. Impossible blocks are simply dropped. */
function isRefused({ proposed }: Direction, moment: string): boolean {
  if (proposed?.moment !== moment) return false
  if (proposed.illegal || !moment.startsWith("block"))
    throw new ScenarioEnd(!proposed.illegal, `${proposed.what} is illegal`)
  return true
}

function candidatesOf(decision: Declaration): Candidate[] {
  return decision.kind === "attackers"
    ? decision.candidates.map(({ creature, defenders }) => ({ creature, others: defenders, max: 1 }))
    : decision.candidates.map(({ creature, attackers, max }) => ({ creature, others: attackers, max }))
}

function declareOne(
  d: Direction,
  s: State,
  entry: Attack | Block,
  candidates: readonly Candidate[],
  pairs: Pair[],
): boolean {
  const pair =
    entry.do === "attack" ? attack(d, s, entry, candidates, pairs) : block(d, s, entry, candidates, pairs)
  if (pair === undefined) return false
  pairs.push(pair)
  d.script.done(entry)
  return true
}

/** Entries with the same name mean different creatures. */
function attack(
  d: Direction,
  s: State,
  { creature, defender }: Attack,
  candidates: readonly Candidate[],
  used: readonly Pair[],
): Pair | undefined {
  for (const [i, { creature: id, others }] of candidates.entries()) {
    if (used.some(([j]) => j === i) || !d.names.means(s, creature, id)) continue
    const at = others.findIndex((ref) => defender === undefined || d.names.means(s, defender, ref))
    if (at >= 0) return [i, at]
  }
  return undefined
}

/** Prefers a creature that does not block yet over one that would block a second attacker. */
function block(
  d: Direction,
  s: State,
  entry: Block,
  candidates: readonly Candidate[],
  used: readonly Pair[],
): Pair | undefined {
  const found: Pair[] = candidates.flatMap(({ creature, others }, i) =>
    d.names.means(s, entry.creature, creature)
      ? others.flatMap((ref, k): Pair[] => (d.names.means(s, entry.attacker, ref) ? [[i, k]] : []))
      : [],
  )
  const isFree = (i: number) => used.filter(([a]) => a === i).length < candidates[i].max
  const open = found.filter(([i, k]) => isFree(i) && !used.some(([a, b]) => a === i && b === k))
  const fresh = open.filter(([i]) => !used.some(([a]) => a === i))
  return fresh[0] ?? open[0]
}

/** Adds creatures that attack or block if able to the scripted ones. */
function withForced(pairs: readonly Pair[], least: readonly Pair[]): Pair[] {
  return [...pairs, ...least.filter(([i]) => pairs.length === 0 || !pairs.some(([j]) => j === i))]
}
