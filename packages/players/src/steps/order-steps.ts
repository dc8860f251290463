import type { OrderDecision } from "@apnap/engine"
import { option, type Stepped, type Stepping } from "./stepping.ts"

/** Things are ordered one at a time; the last needs no step. */
export function orderSteps(decision: OrderDecision): Stepped {
  return after(decision, [])
}

function after(decision: OrderDecision, chosen: readonly number[]): Stepped {
  const { options, labels = [] } = decision
  const left = [...options.keys()].filter((i) => !chosen.includes(i))
  if (left.length <= 1) return { answer: [...chosen, ...left] }
  const next: Stepping = {
    options: options.map((ref, i) =>
      option("pick", { ref, label: labels[i] ?? "", legal: left.includes(i) }),
    ),
    subject: 0,
    take: (index) => after(decision, [...chosen, index]),
  }
  return { next }
}
