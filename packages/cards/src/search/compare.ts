import type { Comparison } from "./query.ts"

/** Compares numbers; ":" is "=". */
export function compares(left: number, comparison: Comparison, right: number): boolean {
  switch (comparison) {
    case "<":
      return left < right
    case "<=":
      return left <= right
    case ">":
      return left > right
    case ">=":
      return left >= right
    case "!=":
      return left !== right
    default:
      return left === right
  }
}

/** Compares sets of bits: "<=" is a subset, ">=" a superset. */
export function comparesSets(left: number, comparison: Comparison, right: number): boolean {
  const within = (left & ~right) === 0
  const has = (right & ~left) === 0
  switch (comparison) {
    case "<":
      return within && left !== right
    case "<=":
      return within
    case ">":
      return has && left !== right
    case ">=":
      return has
    case "!=":
      return left !== right
    default:
      return left === right
  }
}
