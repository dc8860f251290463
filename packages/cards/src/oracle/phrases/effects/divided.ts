import type { TargetSlot } from "@apnap/engine"
import { asObject } from "../../discourse/surface.ts"
import { define } from "../../grammar/grammar.ts"
import { clause, ORACLE } from "../../oracle.ts"
import { ANY_NUMBER, ANY_TARGET, slotOf, thingsOf } from "../slots.ts"
import type { Things } from "../things.ts"

// Damage divided on announcement (601.2d).

const divided = define<TargetSlot>(ORACLE, "divided slot")
divided("any number of targets", { filter: ANY_TARGET, players: { who: "players" }, min: 1, max: ANY_NUMBER })
divided("one or two targets", { filter: ANY_TARGET, players: { who: "players" }, min: 1, max: 2 })
divided("one , two , or three targets", { filter: ANY_TARGET, players: { who: "players" }, min: 1, max: 3 })
divided.iso(
  "any number of target {t:things}",
  ({ t }) => manyOf(t, ANY_NUMBER),
  (s) => thingsOfMany(s, ANY_NUMBER),
)
divided.iso(
  "one or two target {t:things}",
  ({ t }) => manyOf(t, 2),
  (s) => thingsOfMany(s, 2),
)
divided.iso(
  "one , two , or three target {t:things}",
  ({ t }) => manyOf(t, 3),
  (s) => thingsOfMany(s, 3),
)

function manyOf(t: Things, max: number): TargetSlot | undefined {
  const made = slotOf(t)
  return made && { ...made, min: 1, max }
}

function thingsOfMany(s: TargetSlot, max: number): { t: Things } | undefined {
  const t = s.min === 1 && s.max === max ? thingsOf(s) : undefined
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
    to: asObject({ sel: "mention", slot: { ...(s as TargetSlot), divide: n } }),
    divided: true,
  }),
  (e, context) => {
    if (e.do !== "damage" || e.divided !== true || e.source !== undefined || e.to.sel !== "target")
      return undefined
    const { divide: _, ...s } = context.targets[e.to.slot] as TargetSlot
    return { n: e.amount, s }
  },
)
