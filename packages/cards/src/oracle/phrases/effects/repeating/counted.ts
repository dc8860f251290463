import type { Amount, Effect, Selector } from "@apnap/engine"
import { mapNodes } from "../../../discourse/nodes.ts"
import { same } from "../../../grammar/hole.ts"
import { clause, does, ORACLE } from "../../../oracle.ts"
import { tellX } from "../../paragraph/told-x.ts"
import { TOLD, whereX, xFor } from "../../paragraph/where-x.ts"
import { scaled, unscaled } from "../../scaling.ts"
import { scale, unscale } from "./several-times.ts"

// "For each" and "where X is": one number of the effect is a count.

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
