import type { AmountNode } from "../../language/amount.ts"
import type { Filter } from "../../language/filter.ts"
import type { Selector } from "../../language/selector.ts"

/** A filter that means the same for all abilities of one player, and whether each of them excludes its own source ("other"). */
export interface SharedFilter {
  common: Filter
  exceptSource: boolean
}

const known = new WeakMap<Filter, SharedFilter | null>()

/** The filter without its reference to the ability's source; null if that is more than "other". */
export function sharedFilter(filter: Filter): SharedFilter | null {
  let shared = known.get(filter)
  if (shared === undefined) {
    shared = divide(filter)
    known.set(filter, shared)
  }
  return shared
}

/** The filter by which all abilities of one player find the same permanents; null for other selectors. */
export function sharedSelection(what: Selector): SharedFilter | null {
  if (what.sel !== "all" || what.of !== undefined || (what.zone ?? "battlefield") !== "battlefield")
    return null
  return sharedFilter(what.filter)
}

/** Whether the amount counts permanents, the same ones for all abilities of one player. */
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

/** Whether it depends only on the object itself and who "you" are. Filters not listed may read the source, targets or bindings. */
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
