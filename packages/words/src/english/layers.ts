import type { Entry } from "../entry.ts"
import { the } from "./names.ts"

const inLayer = (layer: string) => (layer === "" ? "" : `in layer ${layer}, `)

/** What decides the order of continuous effects (613.7, 613.8), by the first word of the event's detail. */
export const LAYERS: Readonly<Record<string, (e: Entry, layer: string) => string>> = {
  timestamp: ({ object, other }, layer) =>
    `${inLayer(layer)}the effect of ${the(object)} applies after that of ${the(other)}: it is newer.`,
  dependency: ({ object, other }, layer) =>
    `${inLayer(layer)}the effect of ${the(object)} applies after that of ${the(other)}, on which it depends.`,
  lost: ({ object, other }, layer) =>
    `${inLayer(layer)}the effect of ${the(object)} depends on that of ${the(other)}, which takes its ability away.`,
}
