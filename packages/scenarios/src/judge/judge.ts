import { controllerOf, type ObjectId, type State, type Step } from "@apnap/engine"
import type { CheckFields as Check } from "../format/check-format.ts"
import type { Names } from "../naming/names.ts"
import { OF_PHASED_OUT } from "./judges-of-status.ts"

/** Finds the value that a check asks about; `step` is the current step. */
export type Judge = (s: State, c: Check, names: Names, step: Step) => unknown

/** Found value if there is no such object. */
export const MISSING = Symbol("missing")

/** Whether the found value is the expected one. */
export function agrees(c: Check, found: unknown): boolean {
  if (
    Array.isArray(found) &&
    found.length > 0 &&
    typeof found[0] === "object" &&
    found[0] !== null &&
    "any" in (found[0] as object)
  )
    return (found as { any: unknown }[]).some((f) => agrees(c, f.any))
  if (c.not !== undefined) return !same(found, c.not)
  if (c.atLeast !== undefined) return (found as number) >= c.atLeast
  if (c.atMost !== undefined) return (found as number) <= c.atMost
  return same(found, c.is)
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** The players concerned: one seat or all. */
export function seats(s: State, c: Check, names: Names): number[] {
  return c.player === undefined ? s.players.map((p) => p.id) : [names.player(c.player)]
}

/** Permanents with that name, controlled by the player if one is given. */
export function permanentsOf(s: State, c: Check, names: Names): ObjectId[] {
  const all = c.check === "status" && OF_PHASED_OUT.has(String(c.status))
  return s.battlefield.filter(
    (id) =>
      (all || s.objects[id]!.phasedOut === 0) &&
      (c.card === undefined || names.means(s, c.card, id)) &&
      (c.player === undefined || controllerOf(s, id) === names.player(c.player)),
  )
}

/** One value per matching permanent: at least one must agree, or all if the check says so. */
export function each(s: State, c: Check, names: Names, value: (id: ObjectId) => unknown): unknown {
  const ids = permanentsOf(s, c, names)
  if (ids.length === 0) return MISSING
  const values = ids.map(value)
  if (c.scope === "all") return values.find((v) => !agrees(c, v)) ?? values[0]
  return values.find((v) => agrees(c, v)) ?? values[0]
}
