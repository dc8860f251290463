import type { AmountNode } from "../../language/amount.ts"
import type { Filter } from "../../language/filter.ts"
import type { Selector } from "../../language/selector.ts"

/** A filter as all abilities of one player read it alike, and whether each of them leaves out its own source ("other"). */
export interface SharedFilter {
  common: Filter
  exceptSource: boolean
}

const known = new WeakMap<Filter, SharedFilter | null>()

/** The filter without what speaks of the ability's source; null where it speaks of it in another way than by "other". */
export function sharedFilter(filter: Filter): SharedFilter | null {
  let shared = known.get(filter)
  if (shared === undefined) {
    shared = divide(filter)
    known.set(filter, shared)
  }
  return shared
}

/** The filter by which abilities of one player find the same permanents; null for other selectors. */
export function sharedSelection(what: Selector): SharedFilter | null {
  if (what.sel !== "all" || what.of !== undefined || (what.zone ?? "battlefield") !== "battlefield")
    return null
  return sharedFilter(what.filter)
}

/** Whether the amount is a number of permanents that all abilities of one player count alike. */
export function isSharedCount(a: AmountNode): boolean {
  if (a.n !== "count" || a.of !== undefined || (a.zone ?? "battlefield") !== "battlefield") return false
  return sharedFilter(a.filter)?.exceptSource === false
}

function divide(filter: Filter): SharedFilter | null {
  const parts = filter.is === "and" ? filter.of : [filter]
  const rest = parts.filter((part) => part.is !== "other" || part.than !== undefined)
  if (!rest.every(readsAlike)) return null
  return { common: { is: "and", of: rest }, exceptSource: rest.length < parts.length }
}

/** Whether only the object itself and who "you" are decide. What is not named here may ask the source, targets or bindings. */
function readsAlike(filter: Filter): boolean {
  switch (filter.is) {
    case "and":
    case "or":
      return filter.of.every(readsAlike)
    case "not":
      return readsAlike(filter.of)
    case "controlledBy":
      return filter.player.who === "you" || filter.player.who === "opponents"
    case "color":
      return filter.color !== "chosen"
    case "power":
    case "toughness":
    case "manaValue":
    case "counters":
      return typeof filter.than === "number"
    case "attacking":
      return filter.whom === undefined
    case "any":
    case "type":
    case "supertype":
    case "subtype":
    case "permanent":
    case "token":
    case "colorless":
    case "multicolored":
    case "monocolored":
    case "keyword":
    case "tapped":
      return true
    default:
      return false
  }
}
