import type { Amount, Effect } from "@apnap/engine"
import { same } from "../../../grammar/hole.ts"

/** The keys of an effect's number that text can scale. */
const COUNTED: readonly string[] = ["count", "amount"]

/** Whether several of them happen at once, in one event: what is created or put, except on something chosen anew each time. */
export function isAtOnce(e: Effect): boolean {
  return e.do === "createToken" || (e.do === "addCounters" && e.on.sel !== "choose")
}

/** The effect that many times: as one, if possible (608.2f). */
export function timesOver(effect: Effect, times: Amount): Effect {
  return (isAtOnce(effect) && scale(effect, times)) || { do: "repeat", times, effect }
}

/** The effect with its number times that one, if it has a number. */
export function scale(e: Effect, n: Amount): Effect | undefined {
  for (const key of COUNTED) {
    const by = (e as Record<string, unknown>)[key]
    if (typeof by === "number" || isX(by))
      return { ...e, [key]: by === 1 ? n : { n: "times", of: by, by: n } } as Effect
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
    if (found.n === "times" && (typeof found.of === "number" || isX(found.of)))
      return { e: { ...e, [key]: found.of } as Effect, n: found.by }
    const one = { ...e, [key]: 1 } as Effect
    const { count: _, ...uncounted } = e as { count?: Amount }
    if (isOne(uncounted as Effect)) return { e: uncounted as Effect, n: found }
    return { e: one, n: found }
  }
  return undefined
}
function isX(n: unknown): boolean {
  return same(n, { n: "x" })
}
/** Whether it happens once if no number is stated. */
function isOne(e: Effect): boolean {
  if ("count" in e && e.count !== undefined) return false
  if (e.do === "action") return e.action === "investigate"
  return e.do === "createToken" || (e.do === "sacrifice" && e.filter !== undefined)
}
