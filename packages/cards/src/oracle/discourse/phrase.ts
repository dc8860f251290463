import type { Filter, Zone } from "@apnap/engine"
import type { OtherPlace } from "./others.ts"

/** Keys of selectors, amounts and events whose filters describe objects. */
const OF_OBJECTS: ReadonlySet<string> = new Set(
  "filter object creature spell ability card attachment attacker source to by from what".split(" "),
)

/** The noun phrase that a part of a node belongs to: the qualities required, and the zone. */
export function phraseIn(node: object, key: string, outer: OtherPlace): OtherPlace {
  const ofEach = outer.ofEach === true || (key === "changes" && isOfGroup(node))
  const each = ofEach ? { ofEach } : {}
  const part = (node as Readonly<Record<string, unknown>>)[key]
  if (!OF_OBJECTS.has(key) || !isFilter(part)) return key === "changes" ? { ...outer, ...each } : outer
  const { zone } = node as { zone?: Zone | readonly Zone[] }
  const inZone = zone ?? (key === "spell" ? "stack" : ZONE_OF_DEED[deedOf(node)])
  return { filter: part, ...(inZone && { zone: inZone }), ...each }
}

/** The zone implied by the action alone. */
const ZONE_OF_DEED: Readonly<Record<string, Zone>> = { discard: "hand", cycle: "hand" }

function deedOf(node: object): string {
  const { do: deed, pay, on } = node as { do?: string; pay?: string; on?: string }
  return deed ?? pay ?? on ?? ""
}

function isFilter(part: unknown): part is Filter {
  return typeof part === "object" && part !== null && "is" in part
}

/** Whether the change affects a group, each member individually. */
function isOfGroup(node: object): boolean {
  const { what } = node as { what?: { sel?: string } }
  return what?.sel === "all"
}
