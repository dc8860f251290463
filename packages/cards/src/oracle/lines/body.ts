import type { Effect, Modes } from "@apnap/engine"
import { ORACLE } from "../oracle.ts"
import { withoutX, withX } from "../phrases/paragraph/told-x.ts"

export interface Body {
  effect?: Effect
  modes?: Modes
}

ORACLE.symbol("ability body").handwritten = {
  read: (reader, at) => [
    ...reader.read("effects", at).map((r) => ({ end: r.end, value: { effect: withX(r.value as Effect) } })),
    ...reader.read("modes", at).map((r) => ({ end: r.end, value: { modes: r.value as Modes } })),
  ],
  *spell(value) {
    const { effect, modes } = value as Body
    if (effect !== undefined && modes === undefined) yield [{ symbol: "effects", value: withoutX(effect) }]
    if (effect === undefined && modes !== undefined) yield [{ symbol: "modes", value: modes }]
  },
}
