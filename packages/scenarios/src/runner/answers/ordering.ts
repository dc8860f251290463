import type { OrderDecision, State } from "@apnap/engine"
import type { QueueEntry } from "../../format/format.ts"
import { labelFits } from "../../naming/labels.ts"
import { triggerBegins } from "../../naming/on-stack.ts"
import { type Direction, seatOf } from "../direction.ts"

/** Entries name what goes on the stack (or is put) next; the rest keeps its order. */
export function order(d: Direction, s: State, decision: OrderDecision): number[] {
  const all = decision.options.map((_, i) => i)
  const chosen: number[] = []
  const fits = (entry: QueueEntry) => {
    const meant = all.filter((i) => !chosen.includes(i) && isMeant(d, s, decision, i, entry))
    return meant.find((i) => isOfKeyword(s, decision.labels?.[i], entry)) ?? meant[0]
  }
  for (;;) {
    const next = d.queues.take("choices", seatOf(d, decision.player), fits)
    if (next === undefined) return [...chosen, ...all.filter((i) => !chosen.includes(i))]
    chosen.push(...all.filter((i) => i === next || (!chosen.includes(i) && isAlike(decision, i, next))))
  }
}

/** Multiple triggers of one ability go on the stack together: they are indistinguishable (603.2d). */
function isAlike({ purpose, labels }: OrderDecision, i: number, other: number): boolean {
  return purpose === "triggers" && labels?.[i] !== undefined && labels[i] === labels[other]
}

function isMeant(d: Direction, s: State, decision: OrderDecision, i: number, entry: QueueEntry): boolean {
  if (d.names.means(s, entry, decision.options[i])) return true
  if (typeof entry !== "string") return false
  return decision.purpose === "triggers"
    ? isMeantBy(s, decision.labels?.[i], entry)
    : labelFits(decision.labels?.[i], entry)
}

function isMeantBy(s: State, label: string | undefined, text: string): boolean {
  const trigger = waiting(s, label)
  return trigger !== undefined && triggerBegins(s, trigger, text)
}

/** Waiting triggers are labelled by source and ability index. */
function waiting(s: State, label: string | undefined): State["waiting"][number] | undefined {
  return s.waiting.find((w) => `${w.source}:${w.index}` === label)
}

/** "When this permanent enters" is keyword wording (702.74a); a creature's own text says "this creature". */
function isOfKeyword(s: State, label: string | undefined, entry: QueueEntry): boolean {
  if (typeof entry !== "string" || !entry.includes("this permanent")) return false
  const ability = waiting(s, label)?.ability
  return ability !== undefined && "keyword" in ability && ability.keyword !== undefined
}
