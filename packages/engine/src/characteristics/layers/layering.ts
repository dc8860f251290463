import type { Ability } from "../../language/ability.ts"
import type { Change } from "../../language/statics/change.ts"
import type { Knobs } from "../../rules/knobs.ts"
import { LAYER_OF, LAYERS, type Layer } from "./layer-of.ts"

/** Where a change comes from: a static ability or none, or counters and how the object entered. */
interface Origin {
  ability: Ability | null
  intrinsic: boolean
}

/** The layers of an era, in order, and the one in which it applies a change. Only those of power and toughness were once others. */
interface Layering {
  layers: readonly Layer[]
  layerOf: (change: Change, from: Origin) => Layer
}

const WITHOUT_LAST = LAYERS.filter((layer) => layer !== "7e")

export const LAYERINGS: Readonly<Record<Knobs["ptSublayers"], Layering>> = {
  /** 418.5a@2003-07: power and toughness by timestamp alone, whatever an effect does to them, and then the counters. */
  legacy: {
    layers: WITHOUT_LAST,
    layerOf: ({ change }, { intrinsic }) =>
      (change === "modifyPT" && !intrinsic) || change === "switchPT" ? "7b" : LAYER_OF[change],
  },
  /** 418.5a@2007-10: resolved spells and abilities by timestamp, then counters, static abilities that add, switches. */
  tsp: {
    layers: LAYERS,
    layerOf: ({ change }, { ability, intrinsic }) => {
      if (change === "switchPT") return "7e"
      if (change !== "modifyPT" || intrinsic) return LAYER_OF[change]
      return ability === null ? "7b" : "7d"
    },
  },
  /** 613.3@2009-07: what sets, what adds, counters, switches. */
  m10: {
    layers: LAYERS,
    layerOf: ({ change }, { intrinsic }) => {
      if (change === "switchPT") return "7e"
      return change === "modifyPT" && intrinsic ? "7d" : LAYER_OF[change]
    },
  },
  /** 613.4: counters are among what adds. */
  iko: { layers: WITHOUT_LAST, layerOf: ({ change }) => LAYER_OF[change] },
}
