import type { Amount, Selector, TargetSlot } from "@apnap/engine"
import { asObject } from "../../discourse/surface.ts"
import { type Context, define } from "../../grammar/grammar.ts"
import { clause, does, ORACLE } from "../../oracle.ts"
import { withOther, withoutOther } from "../objects/other.ts"
import type { Things } from "../objects/things.ts"
import { ANY_NUMBER, ANY_TARGET, slotOf, thingsOf } from "../targets/slots.ts"

// Damage and counters divided among targets on announcement (601.2d), or among other objects on resolution (608.2d).

const divided = define<TargetSlot>(ORACLE, "divided slot")
divided("any number of targets", { filter: ANY_TARGET, players: { who: "players" }, min: 0, max: ANY_NUMBER })
divided("one or two targets", { filter: ANY_TARGET, players: { who: "players" }, min: 1, max: 2 })
divided("one , two , or three targets", { filter: ANY_TARGET, players: { who: "players" }, min: 1, max: 3 })
divided.iso(
  "any number of target {t:things}",
  ({ t }) => manyOf(t, ANY_NUMBER),
  (s) => thingsOfMany(s, ANY_NUMBER),
)
divided.iso(
  "any number of other target {t:things}",
  ({ t }) => manyOf(otherOf(t), ANY_NUMBER),
  (s) => withoutOtherIn(thingsOfMany(s, ANY_NUMBER)),
)
divided.iso(
  "one or two target {t:things}",
  ({ t }) => manyOf(t, 2),
  (s) => thingsOfMany(s, 2),
)
divided.iso(
  "one or two other target {t:things}",
  ({ t }) => manyOf(otherOf(t), 2),
  (s) => withoutOtherIn(thingsOfMany(s, 2)),
)
divided.iso(
  "one , two , or three target {t:things}",
  ({ t }) => manyOf(t, 3),
  (s) => thingsOfMany(s, 3),
)
divided.iso(
  "up to {n:number} target {t:things}",
  ({ t, n }) => {
    const made = slotOf(t)
    return made && { ...made, min: 0, max: n }
  },
  (s) => {
    const t = s.min === 0 && s.max !== undefined && s.max !== ANY_NUMBER ? thingsOf(s) : undefined
    return t && { t, n: s.max }
  },
)

function otherOf(t: Things): Things {
  return { ...t, filter: withOther(t.filter) }
}

function withoutOtherIn(found: { t: Things } | undefined): { t: Things } | undefined {
  const t = found && withoutOther(found.t)
  return t && { t }
}

function manyOf(t: Things, max: number): TargetSlot | undefined {
  const made = slotOf(t)
  return made && { ...made, min: leastOf(max), max }
}

/** 107.1c: "any number" includes zero. */
const leastOf = (max: number) => (max === ANY_NUMBER ? 0 : 1)

function thingsOfMany(s: TargetSlot, max: number): { t: Things } | undefined {
  const t = s.min === leastOf(max) && s.max === max ? thingsOf(s) : undefined
  return t && { t }
}
clause.iso(
  [
    "~ deals|deal {n:digits} damage divided as you choose among {s:divided slot}",
    "it deals {n:digits} damage divided as you choose among {s:divided slot}",
  ],
  ({ n, s }) => ({
    do: "damage",
    amount: n,
    to: dividedAmong(s as TargetSlot, n),
    divided: true,
  }),
  (e, context) =>
    e.do === "damage" && e.divided === true && e.source === undefined && e.to.sel === "target"
      ? { n: e.amount, s: undividedSlot(e.to.slot, context) }
      : undefined,
)
does.iso(
  "distribute(s) {n:number} {kind:counter} counters among {s:divided slot}",
  ({ n, kind, s }) => ({
    do: "addCounters",
    kind,
    count: n,
    on: dividedAmong(s as TargetSlot, n),
    divided: true,
  }),
  (e, context) =>
    e.do === "addCounters" && e.divided === true && e.on.sel === "target"
      ? { n: e.count, kind: e.kind, s: undividedSlot(e.on.slot, context) }
      : undefined,
)
does.iso(
  "distribute(s) {n:number} {kind:counter} counters among {on:object}",
  ({ n, kind, on }) =>
    isTargeted(on) ? undefined : { do: "addCounters", kind, count: n, on, divided: true },
  (e) =>
    e.do === "addCounters" && e.divided === true && !isTargeted(e.on)
      ? { n: e.count, kind: e.kind, on: e.on }
      : undefined,
)

function dividedAmong(slot: TargetSlot, n: Amount): Selector {
  return asObject({ sel: "mention", slot: { ...slot, divide: n } })
}

/** A slot without the amount divided among its targets. */
function undividedSlot(slot: number, context: Context): TargetSlot {
  const { divide: _, ...s } = context.targets[slot] as TargetSlot
  return s
}

const isTargeted = ({ sel }: { sel: string }) => sel === "target" || sel === "mention"
