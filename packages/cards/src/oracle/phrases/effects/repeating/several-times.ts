import type { Amount, Effect } from "@apnap/engine"

/** The keys of an effect's number that text can scale. */
const COUNTED: readonly string[] = ["count", "amount"]

/** The effect with its number times that one, if it has a number. */
export function scale(e: Effect, n: Amount): Effect | undefined {
  for (const key of COUNTED) {
    const by = (e as Record<string, unknown>)[key]
    if (typeof by === "number") return { ...e, [key]: by === 1 ? n : { n: "times", of: by, by: n } } as Effect
  }
  return isOne(e) ? ({ ...e, count: n } as Effect) : undefined
}

/** The opposite: the effect with a number of its own, and how many times that is meant. */
export function unscale(e: Effect): { e: Effect; n: Amount } | undefined {
  // The number of cards to search for is printed with the cards.
  if (e.do === "search") return undefined
  for (const key of COUNTED) {
    const found = (e as Record<string, unknown>)[key] as Amount | undefined
    if (found === undefined || typeof found === "number") continue
    if (found.n === "times" && typeof found.of === "number")
      return { e: { ...e, [key]: found.of } as Effect, n: found.by }
    const one = { ...e, [key]: 1 } as Effect
    const { count: _, ...uncounted } = e as { count?: Amount }
    if (isOne(uncounted as Effect)) return { e: uncounted as Effect, n: found }
    return { e: one, n: found }
  }
  return undefined
}
/** Whether it happens once if no number is stated. */
function isOne(e: Effect): boolean {
  if ("count" in e && e.count !== undefined) return false
  if (e.do === "action") return e.action === "investigate"
  return e.do === "createToken" || (e.do === "sacrifice" && e.filter !== undefined)
}
