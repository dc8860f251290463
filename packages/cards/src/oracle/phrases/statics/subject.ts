import type { Selector, StaticEffect } from "@apnap/engine"

/** The objects a static effect is about, if its text begins with them. */
export function subjectOf(effect: StaticEffect): Selector | undefined {
  if (effect.static === "modify") return effect.what
  if (effect.static === "doesntUntap" && effect.unless === undefined && effect.whose === undefined)
    return effect.what
  if (effect.static === "cantActivate") return "sel" in effect.of ? effect.of : undefined
  return "creature" in effect ? effect.creature : undefined
}
