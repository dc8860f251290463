import type { Entry } from "../entry.ts"
import { ofThe, THIN } from "./names.ts"

const inLayer = (layer: string) => (layer === "" ? "" : `dans la couche ${layer}, `)

/** What decides the order of continuous effects (613.7, 613.8), by the first word of the event's detail. */
export const LAYERS: Readonly<Record<string, (e: Entry, layer: string) => string>> = {
  timestamp: ({ object, other }, layer) =>
    `${inLayer(layer)}l’effet ${ofThe(object)} s’applique après celui ${ofThe(other)}${THIN}: il est plus récent.`,
  dependency: ({ object, other }, layer) =>
    `${inLayer(layer)}l’effet ${ofThe(object)} s’applique après celui ${ofThe(other)}, dont il dépend.`,
  lost: ({ object, other }, layer) =>
    `${inLayer(layer)}l’effet ${ofThe(object)} dépend de celui ${ofThe(other)}, qui lui retire sa capacité.`,
}
