import { NONE, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { Considered } from "../../state/settled.ts"
import { ANY, BACK_FACE, type Candidate, CONTROL, COPY, SELF_REPLACEMENT } from "./candidate.ts"
import type { PendingEvent } from "./pending-event.ts"

/** The steps of 616.1, by the order of a candidate. */
const STEPS: Readonly<Record<number, string>> = {
  [SELF_REPLACEMENT]: "616.1a",
  [CONTROL]: "616.1b",
  [COPY]: "616.1c",
  [BACK_FACE]: "616.1d",
  [ANY]: "616.1e",
}

/** Notes the effect that is taken now, whether there were others, and who chose it among those that are not alike. */
export function note(
  p: PendingEvent,
  { source, rule, order }: Candidate,
  amongOthers: boolean,
  chooser: PlayerId | -1,
  fate: "applied" | "declined",
): void {
  add(p, { ...found(p, source, rule), fate, chooser, order: amongOthers ? STEPS[order] : "" })
}

/** Notes an effect that was applied to another event and takes this one along (615.8). */
export function noteShared(p: PendingEvent, source: ObjectId, rule: string): void {
  add(p, found(p, source, rule))
}

/** 616.1f: of the effects that were applicable at some time, those are not applied that no longer are. */
export function noteLapsed(p: PendingEvent, open: readonly Candidate[]): void {
  if (open.length === 0) return
  const lapsed = new Map(open.map((c) => [c.key, c]))
  for (const [key, { source, rule }] of lapsed)
    if (!p.applied.includes(key)) add(p, { ...found(p, source, rule), fate: "lapsed" })
}

/** Notes an effect that would apply if nothing kept it from that. */
export function bar(p: PendingEvent, source: ObjectId, rule: string): void {
  const noted = p.settled?.effects.some((e) => e.source === source && e.fate === "barred")
  if (!noted) add(p, { ...found(p, source, rule), fate: "barred" })
}

function found(p: PendingEvent, source: ObjectId, rule: string): Considered {
  const { amount, to, other } = p
  return {
    source: source === NONE ? p.was : source,
    rule,
    fate: "applied",
    chooser: -1,
    order: "",
    amount,
    to,
    other,
  }
}

function add(p: PendingEvent, one: Considered): void {
  p.settled ??= { effects: [] }
  p.settled.effects = [...p.settled.effects, one]
}
