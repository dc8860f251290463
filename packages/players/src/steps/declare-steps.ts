import type { AttackersDecision, BlockersDecision, ObjectId, Pair, Ref } from "@apnap/engine"
import { option, type Stepped, type Stepping } from "./stepping.ts"

/** Whether a whole declaration is legal (508.1c, 508.1d, 509.1b, 509.1c); null if all are. */
export type IsLegal = ((declaration: readonly Pair[]) => boolean) | null

interface Candidate {
  creature: ObjectId
  others: readonly Ref[]
  max: number
}

/** A partial declaration: the pairs so far, the candidate being asked, and a legal declaration with this beginning. */
interface Declaring {
  candidates: readonly Candidate[]
  isLegal: IsLegal
  pairs: readonly Pair[]
  at: number
  least: readonly Pair[]
}

/** Maximum number of whole declarations tried per index; if no legal one is found, the index isn't offered. */
const PATIENCE = 256

/** Each creature in turn attacks something or stays. */
export function attackSteps({ candidates, least }: AttackersDecision, isLegal: IsLegal): Stepped {
  const all = candidates.map(({ creature, defenders }) => ({ creature, others: defenders, max: 1 }))
  return ask({ candidates: all, isLegal, pairs: [], at: 0, least })
}

/** Each creature in turn blocks an attacker or stays; one that can block several is asked again. */
export function blockSteps({ candidates, least }: BlockersDecision, isLegal: IsLegal): Stepped {
  const all = candidates.map(({ creature, attackers, max }) => ({ creature, others: attackers, max }))
  return ask({ candidates: all, isLegal, pairs: [], at: 0, least })
}

/** Index 0 finishes the creature; index n + 1 takes entry n of its list. */
function ask(declaring: Declaring): Stepped {
  const { candidates, pairs, at } = declaring
  if (at === candidates.length) return { answer: pairs }
  const { creature, others, max } = candidates[at]
  const own = pairs.filter(([i]) => i === at)
  const last = own.at(-1)?.[1] ?? -1
  if (own.length === max || last === others.length - 1) return ask({ ...declaring, at: at + 1 })
  const stays = { ...declaring, at: at + 1 }
  const takes = (j: number) => ({ ...declaring, pairs: [...pairs, [at, j] as const] })
  const next: Stepping = {
    options: [
      option("done", { ref: creature, legal: isPossible(stays) }),
      ...others.map((other, j) =>
        option("pair", { ref: creature, other, legal: j > last && isPossible(takes(j)) }),
      ),
    ],
    subject: creature,
    take: (index) => ask(index === 0 ? stays : takes(index - 1)),
  }
  return { next }
}

/** Whether a legal declaration with this beginning is found. */
function isPossible(declaring: Declaring): boolean {
  const { isLegal, pairs, least, at } = declaring
  if (isLegal === null) return true
  const rest = least.filter(([i, j]) => i > at || (i === at && !pairs.some(([a, b]) => a === i && b === j)))
  if (isLegal([...pairs, ...rest.filter((pair) => mayFollow(declaring, pair))])) return true
  let patience = PATIENCE
  const search = (from: number, chosen: readonly Pair[]): boolean => {
    if (patience-- <= 0) return false
    if (isLegal(chosen)) return true
    for (let i = from; i < declaring.candidates.length; i++)
      for (const j of declaring.candidates[i].others.keys())
        if (mayFollow({ ...declaring, pairs: chosen }, [i, j]) && search(i, [...chosen, [i, j]])) return true
    return false
  }
  return search(at, pairs)
}

/** Whether the pair sorts after those declared, and its creature may still be declared. */
function mayFollow({ candidates, pairs }: Declaring, [i, j]: Pair): boolean {
  const own = pairs.filter(([a]) => a === i)
  return own.length < candidates[i].max && own.every(([, b]) => b < j)
}
