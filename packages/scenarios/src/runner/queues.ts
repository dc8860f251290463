import type { QueueEntry, Scenario, Seat } from "../format/format.ts"
import { ScenarioEnd } from "./scenario-end.ts"

export type QueueKind = "choices" | "targets" | "modes"

/** A scenario's scripted decisions: three queues per player. */
export class Queues {
  readonly #lists: Record<QueueKind, Map<Seat, QueueEntry[]>>

  constructor(scenario: Scenario) {
    const read = (kind: QueueKind) =>
      new Map(Object.entries(scenario[kind] ?? {}).map(([seat, list]) => [seat, [...list]]))
    this.#lists = { choices: read("choices"), targets: read("targets"), modes: read("modes") }
  }

  /**
   * Takes the first fitting entry from the queue of that kind, else from the other one unless `only`. `{illegal}` entries right before it
   * must not fit, and are removed with it.
   */
  take<T>(
    kind: QueueKind,
    seat: Seat,
    fits: (entry: QueueEntry, isNext: boolean) => T | undefined,
    only = kind === "modes",
  ): T | undefined {
    const order: readonly QueueKind[] = only
      ? [kind]
      : kind === "targets"
        ? ["targets", "choices"]
        : ["choices", "targets"]
    for (const k of order) {
      const list = this.#lists[k].get(seat) ?? []
      for (let i = 0; i < list.length; i++) {
        const answer = fits(list[i], i === 0)
        if (answer === undefined) continue
        const refused = illegalBefore(list, i)
        const legal = refused.find((entry) => fits(entry, false) !== undefined)
        if (legal !== undefined)
          throw new ScenarioEnd(true, `${k} of ${seat}: ${JSON.stringify(legal)} should be no legal answer`)
        list.splice(i - refused.length, refused.length + 1)
        return answer
      }
    }
    return undefined
  }

  /** Drops up to `most` leading entries that equal this answer and are followed by another yes/no answer. */
  passOver(kind: QueueKind, seat: Seat, answer: boolean, most: number): void {
    const list = this.#lists[kind].get(seat) ?? []
    let n = 0
    while (n < most && list[n] === answer && typeof list[n + 1] === "boolean") n++
    list.splice(0, n)
  }

  /** Puts entries at the head of a queue. */
  putBack(kind: QueueKind, seat: Seat, entries: readonly QueueEntry[]): void {
    if (entries.length > 0) this.#lists[kind].set(seat, [...entries, ...(this.#lists[kind].get(seat) ?? [])])
  }

  /** Entries that nothing asked for. */
  leftovers(): string[] {
    return (Object.keys(this.#lists) as QueueKind[]).flatMap((kind) =>
      [...this.#lists[kind]].flatMap(([seat, list]) =>
        list.map((entry) => `${kind} of ${seat}: ${JSON.stringify(entry)}`),
      ),
    )
  }
}

/** The contents of the `{illegal}` entries right before `end`. */
function illegalBefore(list: readonly QueueEntry[], end: number): QueueEntry[] {
  const entry = list[end - 1]
  if (typeof entry !== "object" || !("illegal" in entry)) return []
  return [...illegalBefore(list, end - 1), entry.illegal]
}
