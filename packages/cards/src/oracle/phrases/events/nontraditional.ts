import type { Filter } from "@apnap/engine"
import { does, event } from "../../oracle.ts"

// Events of planes, phenomena and schemes, each about the object itself.

const object: Filter = { is: "self" }

event("chaos ensues", { on: "action", action: "chaos", object }) // 311.7
event("you planeswalk to ~", { on: "action", action: "planeswalkTo", object }) // 701.31
event("you planeswalk away from ~", { on: "action", action: "planeswalkAway", object })
event("you encounter ~", { on: "action", action: "encounter", object }) // 312.5
event("you set ~ in motion", { on: "action", action: "schemeInMotion", object }) // 701.32
does("abandon ~", { do: "action", action: "abandon" }) // 701.33
