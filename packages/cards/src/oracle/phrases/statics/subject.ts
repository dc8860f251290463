import type { Selector, StaticEffect } from "@apnap/engine"

/** What a static effect speaks of, where its words begin with that. */
export function subjectOf(effect: StaticEffect): Selector | undefined {
  if (effect.static === "modify") return effect.what
  if (effect.static === "doesntUntap" && effect.unless === undefined && effect.whose === undefined)
    return effect.what
  if (effect.static === "cantActivate") return "sel" in effect.of ? effect.of : undefined
  return "creature" in effect ? effect.creature : undefined
}
