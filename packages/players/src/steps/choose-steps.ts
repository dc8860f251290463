import type { ChooseDecision, OptionDecision } from "@apnap/engine"
import { isCompletable, isWhole, type Limits } from "./completable.ts"
import { option, type StepOption, type Stepped, type Stepping } from "./stepping.ts"

/** A multiple choice: one index after another; one past the last ends it. */
interface Several {
  options: readonly StepOption[]
  limits: Limits
  /** Whether the order matters; otherwise indices are taken in ascending order, so that each choice has a unique path. */
  ordered: boolean
  repeat: boolean
}

/** Objects or players are picked one at a time. */
export function chooseSteps(decision: ChooseDecision): Stepping | { answer: readonly number[] } {
  const options = decision.options.map((ref) => option("pick", { ref }))
  return begin({ options, limits: decision, ordered: decision.ordered === true, repeat: false })
}

/** Modes, costs and other labelled options are picked one at a time. */
export function optionSteps(decision: OptionDecision): Stepping | { answer: readonly number[] } {
  const options = decision.options.map(({ label, object = 0 }) => option("pick", { label, ref: object }))
  return begin({ options, limits: decision, ordered: false, repeat: decision.repeat === true })
}

function begin(several: Several): Stepping | { answer: readonly number[] } {
  const stepped = after(several, [])
  return "next" in stepped ? stepped.next : { answer: [] }
}

/** The step after these choices. */
function after(several: Several, chosen: readonly number[]): Stepped {
  const { options, limits } = several
  const legal = options.map((_, i) => mayAdd(several, chosen, i))
  if (chosen.length === limits.max || !legal.includes(true)) return { answer: chosen }
  const next: Stepping = {
    options: [
      ...options.map((one, i) => ({ ...one, legal: legal[i] })),
      option("done", { legal: isWhole(limits, chosen) }),
    ],
    subject: 0,
    take: (index) => (index === options.length ? { answer: chosen } : after(several, [...chosen, index])),
  }
  return { next }
}

function mayAdd(several: Several, chosen: readonly number[], index: number): boolean {
  const { ordered, repeat } = several
  const last = chosen.at(-1) ?? -1
  if (ordered ? chosen.includes(index) : repeat ? index < last : index <= last) return false
  const added = [...chosen, index]
  return added.length <= several.limits.max && isCompletable(several.limits, added, restAfter(several, added))
}

/** The indices that could still be added. */
function restAfter({ options, limits, ordered, repeat }: Several, chosen: readonly number[]): number[] {
  const last = chosen.at(-1) ?? -1
  const all = [...options.keys()]
  if (ordered) return all.filter((i) => !chosen.includes(i))
  if (!repeat) return all.filter((i) => i > last)
  // Repeating the last one is as good as any other that may follow.
  return Array.from({ length: Math.min(limits.max, limits.min) - chosen.length }, () => last)
}
