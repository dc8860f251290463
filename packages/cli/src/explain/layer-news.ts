import type { State } from "@apnap/engine"
import { fork, type LayerOrder, layerOrders, makeEvent } from "@apnap/engine/internal"
import { type Entry, entryOf } from "@apnap/words"

const RULES: Readonly<Record<LayerOrder["by"], string>> = {
  timestamp: "613.7",
  dependency: "613.8a",
  lost: "613.8a",
}

/** What decides the order of continuous effects, each told once: the game has no events for it. */
export class LayerNews {
  readonly #told = new Set<string>()
  #revision = -1

  /** The orders that decide in this position and have not been told. */
  news(s: State): Entry[] {
    if (s.revision === this.#revision) return []
    this.#revision = s.revision
    const out: Entry[] = []
    for (const order of layerOrders(fork(s))) {
      const key = JSON.stringify(order)
      if (!this.#told.has(key)) out.push(entryFor(s, order))
      this.#told.add(key)
    }
    return out
  }
}

function entryFor(s: State, { layer, by, first, then }: LayerOrder): Entry {
  // Before 2009 the layers had other numbers.
  const number = s.ruleset.knobs.ptSublayers === "legacy" ? "" : layer.replace(" after", "")
  const event = makeEvent({ kind: "action", rule: RULES[by], object: then, other: first })
  return entryOf(s, { ...event, detail: `${by} ${number}`.trim() })
}
