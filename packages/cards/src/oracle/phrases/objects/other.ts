import type { Filter } from "@apnap/engine"
import type { Things } from "./things.ts"

/** "Another creature". Each occurrence needs its own node, because its antecedent depends on its place (`discourse/others.ts`). */
export function withOther(filter: Filter): Filter {
  if (filter.is === "any") return { is: "other" }
  return { is: "and", of: [{ is: "other" }, ...(filter.is === "and" ? filter.of : [filter])] }
}

/** The noun phrase without its "other", or undefined if it has none. */
export function withoutOther(things: Things): Things | undefined {
  const { filter } = things
  if (filter.is === "other" && filter.than === undefined) return { ...things, filter: { is: "any" } }
  if (filter.is !== "and") return undefined
  const rest = filter.of.filter((part) => part.is !== "other" || part.than !== undefined)
  if (rest.length === filter.of.length) return undefined
  return { ...things, filter: rest.length === 1 ? rest[0] : { is: "and", of: rest } }
}
