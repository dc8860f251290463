import type { OrderDecision, State } from "@apnap/engine"
import type { QueueEntry } from "../../format/format.ts"
import { labelFits } from "../../naming/labels.ts"
import { triggerBegins } from "../../naming/on-stack.ts"
import { type Direction, seatOf } from "../direction.ts"

/** Entries name what goes on the stack (or is put) next; the rest follows in the order found. */
export function order(d: Direction, s: State, decision: OrderDecision): number[] {
  const all = decision.options.map((_, i) => i)
  const chosen: number[] = []
  const fits = (entry: QueueEntry) =>
    all.find((i) => !chosen.includes(i) && isMeant(d, s, decision, i, entry))
  for (;;) {
    const next = d.queues.take("choices", seatOf(d, decision.player), fits)
    if (next === undefined) return [...chosen, ...all.filter((i) => !chosen.includes(i))]
    chosen.push(next)
  }
}

function isMeant(d: Direction, s: State, decision: OrderDecision, i: number, entry: QueueEntry): boolean {
  if (d.names.means(s, entry, decision.options[i])) return true
  if (typeof entry !== "string") return false
  return decision.purpose === "triggers"
    ? isMeantBy(s, decision.labels?.[i], entry)
    : labelFits(decision.labels?.[i], entry)
}

/** Waiting triggers are labelled by their source and the number of the ability. */
function isMeantBy(s: State, label: string | undefined, text: string): boolean {
  const trigger = s.waiting.find((w) => `${w.source}:${w.index}` === label)
  return trigger !== undefined && triggerBegins(s, trigger, text)
}
