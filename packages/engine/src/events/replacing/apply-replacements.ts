import { activeStatics } from "../../characteristics/layers/derived.ts"
import { choose } from "../../state/choose.ts"
import type { PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { enteringCandidates } from "../entering/enters-candidates.ts"
import { asEntered } from "../entering/look-ahead.ts"
import { ownProhibitions } from "../entering/own-written.ts"
import { affected } from "./affected.ts"
import { afterwards } from "./afterwards.ts"
import { builtIn } from "./built-in.ts"
import { type Candidate, NO_CANDIDATES, SELF_REPLACEMENT } from "./candidate.ts"
import { prohibition } from "./cant.ts"
import { note, noteLapsed } from "./considered.ts"
import { noteForbidden } from "./forbidden.ts"
import { eventOf, type PendingEvent } from "./pending-event.ts"
import { variantReplacements } from "./variants.ts"
import { written } from "./written.ts"

export { afterwards } from "./afterwards.ts"
export { eventOf, newPendingEvent } from "./pending-event.ts"

/**
 * Applies replacement and prevention effects until none is left (616.1). Returns whether anything of the event remains. If not,
 * additional effects are performed now; otherwise the caller performs them with `afterwards`.
 */
export function applyReplacements(s: State, p: PendingEvent): boolean {
  const happens = settle(s, p)
  if (!happens) afterwards(s, p)
  return happens
}

/** 616.1: the affected player or the affected object's controller chooses one effect at a time. */
export function settle(s: State, p: PendingEvent): boolean {
  if (s.applied.length > 0) p.applied = [...s.applied, ...p.applied]
  let open: readonly Candidate[] = NO_CANDIDATES
  for (;;) {
    // 614.17c: only a self-replacement effect can replace an event that can't happen.
    const own = ownProhibitions(s, p)
    const by =
      activeStatics(s, "cant").length + own.length > 0 ? prohibition(s, p, asEntered(s, p), own) : undefined
    const all = candidates(s, p)
    const list = by === undefined ? all : all.filter((c) => c.order === SELF_REPLACEMENT)
    if (list.length === 0) {
      noteLapsed(p, open)
      if (by !== undefined) noteForbidden(s, eventOf(p), by.context.source)
      return by === undefined
    }
    if (list.length > 1) open = [...open, ...list]
    if (!applyOne(s, p, list)) {
      noteLapsed(p, open)
      return false
    }
  }
}

/** Applies one of the applicable effects, as chosen, unless declined. Returns false if nothing of the event is left. */
function applyOne(s: State, p: PendingEvent, list: readonly Candidate[]): boolean {
  const { candidate, chooser } = pick(s, p, foremost(list))
  p.applied = [...p.applied, candidate.key]
  const declined = declines(s, candidate)
  note(p, candidate, list.length > 1, chooser, declined ? "declined" : "applied")
  return declined || candidate.apply(s, p)
}

/** Effects that are applicable now. */
function candidates(s: State, p: PendingEvent): readonly Candidate[] {
  const [text, rules] = [written(s, p), builtIn(s, p)]
  const [entering, variant] = [enteringCandidates(s, p), variantReplacements(s, p)]
  // Nothing replaces most events.
  if (text.length + rules.length + entering.length + variant.length === 0) return NO_CANDIDATES
  return [...text, ...rules, ...entering, ...variant]
}

/** The candidates of the first nonempty category in 616.1a to e. */
function foremost(list: readonly Candidate[]): readonly Candidate[] {
  if (list.length < 2) return list
  const first = Math.min(...list.map((c) => c.order))
  return list.filter((c) => c.order === first)
}

function pick(
  s: State,
  p: PendingEvent,
  list: readonly Candidate[],
): { candidate: Candidate; chooser: PlayerId | -1 } {
  const kinds = list.filter((c, i) => c.same === "" || list.findIndex((other) => other.same === c.same) === i)
  if (kinds.length === 1) return { candidate: kinds[0], chooser: -1 }
  const player = affected(s, p)
  const options = kinds.map((c) => ({ label: c.label, object: c.source }))
  const [i] = choose(s, {
    kind: "option",
    player,
    rule: "616.1",
    purpose: "replacement",
    source: p.object,
    options,
    min: 1,
    max: 1,
  })
  return { candidate: kinds[i], chooser: player }
}

function declines(s: State, { asks, source }: Candidate): boolean {
  return (
    asks >= 0 &&
    choose(s, { kind: "confirm", player: asks, rule: "614.1a", purpose: "replacement", source }) === 0
  )
}
