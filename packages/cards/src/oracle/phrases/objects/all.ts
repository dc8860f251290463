import type { Selector } from "@apnap/engine"
import type { Things } from "./things.ts"

/** The noun phrase for all matching permanents, for "all creatures". */
export function allPermanents(what: Selector): { t: Things } | undefined {
  if (what.sel !== "all" || what.zone !== undefined) return undefined
  return { t: { filter: what.filter, ...(what.of && { of: what.of }) } }
}
