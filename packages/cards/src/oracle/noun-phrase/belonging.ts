import type { Filter } from "@apnap/engine"
import { conjunction, partsOf } from "./conjunction.ts"

/** Qualities used of creatures only: "artifact, enchantment, or creature with flying". */
const OF_CREATURES: ReadonlySet<string> = new Set(["keyword", "power", "toughness", "powerVsToughness"])
const WITHOUT_SIZE: ReadonlySet<string> = new Set([
  "artifact",
  "enchantment",
  "land",
  "planeswalker",
  "battle",
])

/** Moves postmodifiers that only creatures have onto the last noun of a list, if the other nouns are of types that lack them. */
export function belonging(parts: readonly Filter[], posts: readonly Filter[]): readonly Filter[] {
  const list = parts.find((part) => part.is === "or")
  const own = list === undefined ? [] : posts.filter((post) => OF_CREATURES.has(bareKind(post)))
  if (list === undefined || own.length === 0 || !isMixed(list.of)) return [...parts, ...posts]
  const last = list.of.length - 1
  const of = list.of.map((one, i) => (i === last ? conjunction([...partsOf(one), ...own]) : one))
  const whole = parts.map((part): Filter => (part === list ? { is: "or", of } : part))
  return [...whole, ...posts.filter((post) => !own.includes(post))]
}

function bareKind(filter: Filter): string {
  return filter.is === "not" ? bareKind(filter.of) : filter.is
}

/** Whether a list ends with creatures and also contains a type without power and toughness. */
function isMixed(of: readonly Filter[]): boolean {
  const [last, ...others] = of.toReversed().map((one) => partsOf(one).find((part) => part.is === "type"))
  return last?.type === "creature" && others.some((one) => one !== undefined && WITHOUT_SIZE.has(one.type))
}

/** The inverse: the parts with the last noun's own qualities moved behind the list, or undefined if it has none. */
export function behindList(parts: readonly Filter[]): readonly Filter[] | undefined {
  const list = parts.find((part) => part.is === "or")
  if (list === undefined || !isMixed(list.of)) return undefined
  const last = list.of[list.of.length - 1]
  const own = partsOf(last).filter((part) => OF_CREATURES.has(bareKind(part)))
  if (own.length === 0) return undefined
  const bare = conjunction(partsOf(last).filter((part) => !own.includes(part)))
  const of = [...list.of.slice(0, -1), bare]
  return [...parts.map((part): Filter => (part === list ? { is: "or", of } : part)), ...own]
}
