import type { Ability } from "../../language/ability.ts"
import type { Change } from "../../language/statics/change.ts"
import type { Knobs } from "../../rules/knobs.ts"
import { LAYER_OF, LAYERS, type Layer } from "./layer-of.ts"

/** Where a change comes from: a static ability, none, or counters and how the object entered. */
interface Origin {
  ability: Ability | null
  /** From a characteristic-defining ability (604.3). */
  defining: boolean
  intrinsic: boolean
}

/** The layers of an era, in order, and the layer of each change. Only those of power and toughness ever differed. */
interface Layering {
  layers: readonly Layer[]
  layerOf: (change: Change, from: Origin) => Layer
}

/**
 * 613.4a is only for characteristic-defining abilities: in an ability given by an effect the same words set power and toughness (613.4b).
 */
function today({ change }: Change, { ability, defining }: Origin): Layer {
  return change === "definePT" && ability !== null && !defining ? "7b" : LAYER_OF[change]
}

const WITHOUT_LAST = LAYERS.filter((layer) => layer !== "7e")

export const LAYERINGS: Readonly<Record<Knobs["ptSublayers"], Layering>> = {
  /** 418.5a@2003-07: all power and toughness effects by timestamp alone, then counters. */
  legacy: {
    layers: WITHOUT_LAST,
    layerOf: (change, from) =>
      (change.change === "modifyPT" && !from.intrinsic) || change.change === "switchPT"
        ? "7b"
        : today(change, from),
  },
  /** 418.5a@2007-10: resolved spells and abilities by timestamp, then counters, static modifiers, switches. */
  tsp: {
    layers: LAYERS,
    layerOf: (change, from) => {
      if (change.change === "switchPT") return "7e"
      if (change.change !== "modifyPT" || from.intrinsic) return today(change, from)
      return from.ability === null ? "7b" : "7d"
    },
  },
  /** 613.3@2009-07: setting, modifying, counters, switches. */
  m10: {
    layers: LAYERS,
    layerOf: (change, from) => {
      if (change.change === "switchPT") return "7e"
      return change.change === "modifyPT" && from.intrinsic ? "7d" : today(change, from)
    },
  },
  /** 613.4: counters apply with other modifiers. */
  iko: { layers: WITHOUT_LAST, layerOf: today },
}
