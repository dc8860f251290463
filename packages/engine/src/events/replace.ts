import { activeStatics } from "../characteristics/derived.ts"
import { choose } from "../state/choose.ts"
import type { State } from "../state/state.ts"
import { affected } from "./affected.ts"
import { builtIn } from "./built-in.ts"
import { type Candidate, SELF_REPLACEMENT } from "./candidate.ts"
import { isForbidden } from "./cant.ts"
import { enteringCandidates } from "./enter.ts"
import { viewOf } from "./look-ahead.ts"
import type { Proposal } from "./proposal.ts"
import { afterwards } from "./replaced.ts"
import { variantReplacements } from "./variants.ts"
import { written } from "./written.ts"

export { propose } from "./proposal.ts"
export { afterwards } from "./replaced.ts"

/**
 * Applies replacement and prevention effects until none is left (616.1), then says whether something of the event remains. If not,
 * the additional effects of what replaced it are done at once; else who asked does them with `afterwards`.
 */
export function applyReplacements(s: State, p: Proposal): boolean {
  const happens = settle(s, p)
  if (!happens) afterwards(s, p)
  return happens
}

/** 616.1: the affected player, or the controller of the affected object, chooses one effect after the other. */
export function settle(s: State, p: Proposal): boolean {
  if (s.applied.length > 0) p.applied = [...s.applied, ...p.applied]
  for (;;) {
    // 614.17c: an event that can't happen can only be replaced by a self-replacement effect.
    const forbidden = activeStatics(s, "cant").length > 0 && isForbidden(s, p, viewOf(s, p))
    const all = candidates(s, p)
    const list = forbidden ? all.filter((c) => c.order === SELF_REPLACEMENT) : all
    if (list.length === 0) return !forbidden
    const candidate = pick(s, p, list)
    p.applied = [...p.applied, candidate.key]
    if (declines(s, candidate)) continue
    if (!candidate.apply(s, p)) return false
  }
}

const NONE: readonly Candidate[] = []

/** Effects that could be applied now: those of the first of the kinds of 616.1a to e that has any. */
function candidates(s: State, p: Proposal): readonly Candidate[] {
  const [text, rules] = [written(s, p), builtIn(s, p)]
  const [entering, variant] = [enteringCandidates(s, p), variantReplacements(s, p)]
  // Most events are replaced by nothing.
  if (text.length + rules.length + entering.length + variant.length === 0) return NONE
  const all = [...text, ...rules, ...entering, ...variant]
  if (all.length < 2) return all
  const first = Math.min(...all.map((c) => c.order))
  return all.filter((c) => c.order === first)
}

function pick(s: State, p: Proposal, list: readonly Candidate[]): Candidate {
  const kinds = list.filter((c, i) => c.same === "" || list.findIndex((other) => other.same === c.same) === i)
  if (kinds.length === 1) return kinds[0]
  const options = kinds.map((c) => ({ label: c.label, object: c.source }))
  const [i] = choose(s, {
    kind: "option",
    player: affected(s, p),
    rule: "616.1",
    purpose: "replacement",
    source: p.object,
    options,
    min: 1,
    max: 1,
  })
  return kinds[i]
}

function declines(s: State, { asks, source }: Candidate): boolean {
  return (
    asks >= 0 &&
    choose(s, { kind: "confirm", player: asks, rule: "614.1a", purpose: "replacement", source }) === 0
  )
}
