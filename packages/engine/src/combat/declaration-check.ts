import type { AttackersDecision, BlockersDecision, Pair } from "../state/decision.ts"
import type { State } from "../state/state.ts"
import { type AttackRules, attackFault, attackRules } from "./attack-requirements.ts"
import { type BlockRules, blockFault, blockRules } from "./block-requirements.ts"

/** Whether a whole declaration obeys restrictions and requirements. */
export type DeclarationCheck = (declaration: readonly Pair[]) => boolean

/** Tests the legality of declarations (508.1c, 508.1d, 509.1b, 509.1c); null if all are legal. `s` is the state at the decision. */
export function declarationCheck(
  s: State,
  decision: AttackersDecision | BlockersDecision,
): DeclarationCheck | null {
  if (decision.kind === "attackers") {
    const rules = attackRules(s, decision.candidates)
    return anyAttack(rules) ? null : (declaration) => attackFault(rules, declaration) === null
  }
  const rules = blockRules(s, decision.candidates)
  return anyBlock(rules) ? null : (declaration) => blockFault(rules, declaration) === null
}

function anyAttack({ limits, most, candidates }: AttackRules): boolean {
  return limits.length === 0 && most === 0 && !candidates.some(({ notAlone }) => notAlone)
}

function anyBlock({ most, limit, notAlone, bounds, candidates }: BlockRules): boolean {
  const isFree = [...bounds.values()].every(({ min, max }) => min <= 1 && max >= candidates.length)
  return most === 0 && limit >= candidates.length && isFree && !notAlone.includes(true)
}
