import type { Filter, Selector, Zone } from "@apnap/engine"
import { ORACLE } from "../../oracle.ts"
import type { Things } from "./things.ts"

// Cards to choose among: "from among those cards", "from among cards exiled with ~".

/** Cards of one zone by their qualities; those exiled with an object are in exile. */
export interface Pile {
  readonly filter: Filter
  readonly zone: Zone
  readonly of?: Things["of"]
}

/** Whether these are cards that this object exiled (607.2a). */
function isExiledWith(filter: Filter): boolean {
  return filter.is === "and" ? filter.of.some(isExiledWith) : filter.is === "exiledWith"
}

/** The cards of a noun phrase, or undefined unless it names cards of one zone. */
export function pileOf({ filter, kind, zone, of }: Things): Pile | undefined {
  if (kind !== "card" || Array.isArray(zone)) return undefined
  const where = zone ?? (isExiledWith(filter) ? "exile" : undefined)
  return where === undefined ? undefined : { filter, zone: where as Zone, ...(of && { of }) }
}

export function thingsOfPile({ filter, zone, of }: Pile): Things {
  return {
    filter,
    kind: "card",
    ...(zone === "exile" && isExiledWith(filter) ? {} : { zone }),
    ...(of && { of }),
  }
}

ORACLE.symbol("pile").handwritten = {
  read: (reader, at) => [
    ...reader.read("things", at).flatMap((r) => {
      const pile = pileOf(r.value as Things)
      return pile === undefined ? [] : [{ end: r.end, value: { sel: "all", ...pile } satisfies Selector }]
    }),
    ...reader.read("object", at).filter((r) => (r.value as Selector).sel !== "self"),
  ],
  *spell(value) {
    const what = value as Selector
    if (what.sel === "all" && what.zone !== undefined && !Array.isArray(what.zone)) {
      const { filter, zone, of } = what
      yield [{ symbol: "things", value: thingsOfPile({ filter, zone: zone as Zone, ...(of && { of }) }) }]
    } else yield [{ symbol: "object", value }]
  },
}
