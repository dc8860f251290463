import type { Filter, Zone } from "@apnap/engine"
import type { OtherPlace } from "./others.ts"

/** Parts of nodes that say what objects are meant: those of selectors and numbers, and those of events. */
const OF_OBJECTS: ReadonlySet<string> = new Set(
  "filter object creature spell ability card attachment attacker source to by from what".split(" "),
)

/** The noun phrase in which a part of a node stands: the qualities that are asked for, and in which zone. */
export function phraseIn(node: object, key: string, outer: OtherPlace): OtherPlace {
  const ofEach = outer.ofEach === true || (key === "changes" && isOfGroup(node))
  const each = ofEach ? { ofEach } : {}
  const part = (node as Readonly<Record<string, unknown>>)[key]
  if (!OF_OBJECTS.has(key) || !isFilter(part)) return key === "changes" ? { ...outer, ...each } : outer
  const { zone } = node as { zone?: Zone | readonly Zone[] }
  const inZone = zone ?? (key === "spell" ? "stack" : ZONE_OF_DEED[deedOf(node)])
  return { filter: part, ...(inZone && { zone: inZone }), ...each }
}

/** Where what is asked for lies, where the deed alone tells it. */
const ZONE_OF_DEED: Readonly<Record<string, Zone>> = { discard: "hand", cycle: "hand" }

function deedOf(node: object): string {
  const { do: deed, pay, on } = node as { do?: string; pay?: string; on?: string }
  return deed ?? pay ?? on ?? ""
}

function isFilter(part: unknown): part is Filter {
  return typeof part === "object" && part !== null && "is" in part
}

/** Whether what is changed is a group, each of which is changed by itself. */
function isOfGroup(node: object): boolean {
  const { what } = node as { what?: { sel?: string } }
  return what?.sel === "all"
}
