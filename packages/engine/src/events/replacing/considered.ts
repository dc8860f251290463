import { NONE, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { Considered } from "../../state/replacement-record.ts"
import { ANY, BACK_FACE, type Candidate, CONTROL, COPY, SELF_REPLACEMENT } from "./candidate.ts"
import type { PendingEvent } from "./pending-event.ts"

/** The step of 616.1 for each candidate's `order`. */
const STEPS: Readonly<Record<number, string>> = {
  [SELF_REPLACEMENT]: "616.1a",
  [CONTROL]: "616.1b",
  [COPY]: "616.1c",
  [BACK_FACE]: "616.1d",
  [ANY]: "616.1e",
}

/** Notes the effect chosen now, whether there were others, and who chose among differing ones (-1 if nobody had to). */
export function note(
  p: PendingEvent,
  { source, rule, order }: Candidate,
  amongOthers: boolean,
  chooser: PlayerId | -1,
  fate: "applied" | "declined",
): void {
  add(p, { ...found(p, source, rule), fate, chooser, order: amongOthers ? STEPS[order] : "" })
}

/** Notes an effect applied to another event that also covers this one (615.8). */
export function noteShared(p: PendingEvent, source: ObjectId, rule: string): void {
  add(p, found(p, source, rule))
}

/** 616.1f: effects that were applicable but no longer are. */
export function noteLapsed(p: PendingEvent, open: readonly Candidate[]): void {
  if (open.length === 0) return
  const lapsed = new Map(open.map((c) => [c.key, c]))
  for (const [key, { source, rule }] of lapsed)
    if (!p.applied.includes(key)) add(p, { ...found(p, source, rule), fate: "lapsed" })
}

/** Notes an effect that would apply if nothing stopped it. */
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
