import type { Effect } from "../protocol/subject.ts"

/** Rules text that reveals what a card does, most significant first. */
const SIGNS: readonly (readonly [RegExp, Effect])[] = [
  [/counter target/, "counter"],
  [/destroy all/, "destroy all"],
  [/counters? on/, "+1/+1 counter"],
  [/damage/, "damage"],
  [/destroy/, "destroy"],
  [/exile/, "exile"],
  [/create/, "token"],
  [/draw/, "draw"],
  [/search/, "search"],
  [/scry/, "scry"],
  [/add \{/, "mana"],
  [/gains? [^.]*life/, "lifegain"],
  [/loses? [^.]*life/, "lifeloss"],
  [/discard/, "discard"],
  [/can.t attack/, "cannot attack"],
  [/gets? \+/, "pump"],
  [/gets? [-−]/, "shrink"],
  [/return/, "return"],
  [/sacrifice/, "sacrifice"],
  [/control of/, "steal"],
  [/tap target/, "tap"],
  [/fight/, "fight"],
]

/** What a card with this English text does; null if no sign depicts it. */
export function effectOf(text: string): Effect | null {
  const words = text.toLowerCase()
  return SIGNS.find(([sign]) => sign.test(words))?.[1] ?? null
}
