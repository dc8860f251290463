import { objectOf, type State } from "@apnap/engine"
import { type LayerOrder, layerOrders, makeEvent } from "@apnap/engine/internal"
import { type Entry, entryOf } from "../entry.ts"
import { EVERYTHING } from "../thing.ts"

const RULES: Readonly<Record<LayerOrder["by"], string>> = {
  timestamp: "613.7",
  dependency: "613.8a",
  lost: "613.8a",
}

/** What decides the order of continuous effects, each told once: the game has no events for it. */
export class LayerNews {
  /** The orders told, each with the number of the event after which it was. */
  readonly #told = new Map<string, number>()

  /** The orders that decide in this position and have not been told, as the reader may know them. */
  news(s: State, at = 0, reader = EVERYTHING): Entry[] {
    const out: Entry[] = []
    for (const order of layerOrders(s)) {
      const key = JSON.stringify(order)
      if (this.#told.has(key) || (reader !== EVERYTHING && isHidden(s, order))) continue
      this.#told.set(key, at)
      out.push(entryFor(s, order, reader))
    }
    return out
  }

  /** Forgets what was told after the events from number `count` on. */
  cutTo(count: number): void {
    for (const [key, at] of this.#told) if (at >= count) this.#told.delete(key)
  }
}

/** Whether one of the sources is a card that a reader might not know. */
function isHidden(s: State, { first, then }: LayerOrder): boolean {
  return [first, then].some((id) => {
    const zone = objectOf(s, id)?.zone
    return zone !== "battlefield" && zone !== "stack" && zone !== "graveyard"
  })
}

function entryFor(s: State, { layer, by, first, then }: LayerOrder, reader: number): Entry {
  // Before 2009 the layers had other numbers.
  const number = s.ruleset.knobs.ptSublayers === "legacy" ? "" : layer.replace(" after", "")
  const event = makeEvent({ kind: "action", rule: RULES[by], object: then, other: first })
  return entryOf(s, { ...event, detail: `${by} ${number}`.trim() }, reader)
}
