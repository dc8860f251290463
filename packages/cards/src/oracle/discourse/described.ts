import type { CardType, Effect, Filter, Selector } from "@apnap/engine"
import { same } from "../grammar/hole.ts"
import { isMany } from "../phrases/effects/repeating/doers.ts"
import type { Producer } from "./producer.ts"
import type { Referent, Scope } from "./referent.ts"
import { slotOf } from "./surface.ts"

/** The qualities of what an instruction makes or finds, as far as it says them. */
export function filterOf(
  node: Producer,
  scope: Scope,
  replaced: ReadonlyMap<object, unknown>,
): Filter | undefined {
  if (node.do === "createToken" || node.do === "createCopyToken") return tokenFilter(node as Effect)
  if (node.filter !== undefined || node.what === undefined) return node.filter
  return selectorFilter((replaced.get(node.what) as Selector | undefined) ?? node.what, scope)
}

/** A revealed card stays where it is: "draw a card and reveal it". */
export function whereWas(
  what: Selector | undefined,
  scope: Scope,
  replaced: ReadonlyMap<object, unknown>,
): Pick<Referent, "where"> {
  const meant = what && (replaced.get(what) as Selector | undefined)
  const { where } =
    (meant && scope.referents.find((r) => r.where !== undefined && same(r.object, meant))) ?? {}
  return where === undefined ? {} : { where }
}

/** Card types of predefined tokens (111.10); a token copy is assumed to be a creature. */
function typesOfToken(effect: Effect): readonly CardType[] {
  if (effect.do !== "createToken") return ["creature"]
  if ("face" in effect.token) return effect.token.face.types
  if ("card" in effect.token) return []
  return "role" in effect.token ? ["enchantment"] : ["artifact"]
}

function tokenFilter(effect: Effect): Filter {
  const types = typesOfToken(effect)
  return { is: "and", of: [{ is: "token" }, ...types.map((type) => ({ is: "type", type }) as const)] }
}

function selectorFilter(what: Selector, scope: Scope): Filter | undefined {
  const slot = slotOf(what)
  if (slot !== undefined) return slot.filter
  if (what.sel === "target") return scope.targets[what.slot]?.filter
  if (what.sel === "bound")
    return scope.referents.find((r) => r.filter !== undefined && same(r.object, what))?.filter
  return "filter" in what ? what.filter : undefined
}

/** Whether an instruction speaks of several. */
export function isPlural(what: Selector | undefined, count: unknown): boolean {
  if (count !== undefined) return count !== 1
  if (what === undefined) return false
  if (what.sel === "all" || what.sel === "union") return true
  if (what.sel === "libraryTop" && isMany(what.of)) return true
  if (what.sel === "filtered") return isPlural(what.of, undefined)
  const slot = slotOf(what)
  if (slot !== undefined) return slot.max !== undefined && slot.max !== 1
  const { plural, each, count: several } = what as { plural?: boolean; each?: unknown; count?: unknown }
  return plural === true || each !== undefined || (several !== undefined && several !== 1)
}
