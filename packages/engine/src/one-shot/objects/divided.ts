import type { Context } from "../../characteristics/context.ts"
import { bind } from "../../characteristics/context.ts"
import { resolveQuantity } from "../../choosing/selecting.ts"
import type { Amount } from "../../language/amount.ts"
import type { Selector } from "../../language/selector.ts"
import { choose } from "../../state/choose.ts"
import type { Ref } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

/**
 * Each recipient's share: the amount, computed with the recipient bound as "each"; if divided, the shares announced with the targets
 * (601.2d), or else divided now (608.2d).
 */
export function shares(
  s: State,
  of: Selector,
  refs: readonly Ref[],
  amount: Amount,
  divided: boolean,
  context: Context,
): number[] {
  if (!divided) return refs.map((ref) => quantityFor(s, ref, amount, context))
  const announced = of.sel === "target" ? context.divided?.[of.slot] : undefined
  if (announced !== undefined && of.sel === "target") {
    const targets = context.targets[of.slot]
    return refs.map((ref) => announced[targets.indexOf(ref)] ?? 0)
  }
  return divideNow(s, of, refs, resolveQuantity(s, amount, context), context)
}

function quantityFor(s: State, ref: Ref, amount: Amount, context: Context): number {
  if (typeof amount === "number") return amount
  const inner = { ...context }
  if (context.bindings.each === undefined) bind(inner, "each", [ref])
  return resolveQuantity(s, amount, inner)
}

/** Each chosen recipient gets at least 1, but "among creatures you control" lets the player give some nothing. */
function divideNow(s: State, of: Selector, refs: readonly Ref[], total: number, context: Context): number[] {
  if (refs.length === 0) return []
  if (refs.length === 1) return [total]
  const open = of.sel === "all"
  const options = open ? refs : refs.slice(0, Math.max(1, total))
  const answer = choose(s, {
    kind: "distribute",
    player: context.you,
    rule: "608.2d",
    purpose: "divide",
    source: context.source,
    options,
    total,
    min: options.map(() => (open ? 0 : Math.min(1, total))),
    max: options.map(() => total),
  })
  return refs.map((_ref, i) => answer[i] ?? 0)
}
