import type { Amount, Effect, Selector } from "@apnap/engine"
import { mapNodes } from "../../../discourse/nodes.ts"
import { same } from "../../../grammar/hole.ts"
import { clause, does, ORACLE } from "../../../oracle.ts"
import { tellX } from "../../paragraph/told-x.ts"
import { TOLD, whereX, xFor } from "../../paragraph/where-x.ts"
import { scaled, unscaled } from "../../scaling.ts"

// "For each" and "where X is": one number of the effect is a count.

/** The keys of an effect's number that text can scale. */
const COUNTED: readonly string[] = ["count", "amount"]

function scale(e: Effect, n: Amount): Effect | undefined {
  for (const key of COUNTED) {
    const by = (e as Record<string, unknown>)[key]
    if (typeof by === "number") return { ...e, [key]: by === 1 ? n : { n: "times", of: by, by: n } } as Effect
  }
  return isOne(e) ? ({ ...e, count: n } as Effect) : undefined
}

function unscale(e: Effect): { e: Effect; n: Amount } | undefined {
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
does.iso(
  "{e:plain does} for each {n:each}",
  ({ e, n }) => scale(e, n),
  (e) => unscale(e),
)
clause.iso(
  "{e:damage clause} for each {n:each}",
  ({ e, n }) => scale(e, n),
  (e) => (e.do === "damage" ? unscale(e) : undefined),
)
ORACLE.symbol("plain does").handwritten = {
  read: (reader, at) => reader.read("does", at).filter((r) => unscale(r.value as Effect) === undefined),
  spell: (value) => [[{ symbol: "does", value }]],
}
ORACLE.symbol("damage clause").handwritten = {
  read: (reader, at) => reader.read("clause", at).filter((r) => (r.value as Effect).do === "damage"),
  spell: (value) => [[{ symbol: "clause", value }]],
}
clause.ways(
  ["{e:sentence} , where x is {n:quantity}", "{e:sentence} . x is {n:quantity}"],
  ({ e, n }) => {
    const told = whereX(e, n) as Effect | undefined
    if (told !== undefined) TOLD.add(told)
    tellX(n as Amount)
    return told
  },
  (e) =>
    [xFor(e), xFor(e, true)].flatMap((found) =>
      found === undefined ? [] : [{ e: found.value, n: found.n }],
    ),
)
// A number in a target: how many, or what the target is compared with.
clause.iso(
  "{e:counted targets} , where x is {n:quantity}",
  () => undefined,
  (effect, { targets }) => {
    const slots = slotsIn(effect)
    const named = targets.map((target, slot) => (slots.has(slot) ? target : undefined))
    const found = slots.size === 0 ? undefined : xFor({ named, effect })
    if (found === undefined) return undefined
    const told = found.value as { named: readonly unknown[]; effect: Effect }
    if (same(told.named, named)) return undefined
    const within = targets.map((target, slot) => told.named[slot] ?? target)
    return { e: { effect: told.effect, targets: within }, n: found.n }
  },
)
ORACLE.symbol("counted targets").handwritten = {
  begins: () => true,
  read: () => [],
  *spell(value, context) {
    const { effect, targets } = value as { effect: Effect; targets: readonly unknown[] }
    yield [{ symbol: "sentence", value: effect, within: { ...context, targets } }]
  },
}
/** The slots of the targets an instruction refers to. */
function slotsIn(effect: Effect): ReadonlySet<number> {
  const slots = new Set<number>()
  mapNodes(effect, (node) => {
    const { sel, who, slot } = node as { sel?: string; who?: string; slot?: number }
    if ((sel === "target" || who === "target") && slot !== undefined) slots.add(slot)
    return undefined
  })
  return slots
}

// Sizes counted after the duration: "gets +1/+1 until end of turn for each …".
clause.iso(
  [
    "{what:object} get(s) {s:size} {d:duration} for each {n:each}",
    "{what:object} get(s) a additional {s:size} {d:duration} for each {n:each}",
  ],
  ({ what, s, d, n }) => {
    const change = scaled(s, n)
    return change && { do: "change", what, changes: [change], duration: d }
  },
  (e) => {
    if (e.do !== "change" || e.choose || e.changes.length !== 1 || e.changes[0].change !== "modifyPT")
      return undefined
    const counted = unscaled(e.changes[0])
    return counted && { what: e.what, d: e.duration, ...counted }
  },
)
// Repeats that many times, one at a time (701.44a).
clause.iso(
  "{what:simple object} explore(s) x times",
  ({ what: w }) => exploring(w),
  (e) => {
    const inner = e.do === "repeat" ? e.effect : undefined
    return inner?.do === "action" && inner.what !== undefined && same(e, exploring(inner.what))
      ? { what: inner.what }
      : undefined
  },
)
function exploring(of: Selector): Effect {
  return { do: "repeat", times: { n: "x" }, effect: { do: "action", action: "explore", what: of } }
}
