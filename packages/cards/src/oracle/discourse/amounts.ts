import type { Amount } from "@apnap/engine"
import { last, type Referent, type Scope, Unresolved } from "./referent.ts"

/** For each noun before "this way", the participles or number names of the instructions it can count. */
const COUNTED_BY: Readonly<Record<string, readonly string[]>> = {
  damage: ["damage"],
  life: ["life"],
  counters: ["counters"],
  discarded: ["discarded", "moved"],
  exiled: ["exiled"],
  destroyed: ["destroyed"],
  sacrificed: ["sacrificed"],
  milled: ["milled"],
  excess: ["excess"],
  result: ["result"],
}

/** Amounts printed as "that many" although recomputed from what was mentioned rather than bound. */
const SAID_AGAIN = new WeakSet<object>()

export function isSaidAgain(amount: object): boolean {
  return SAID_AGAIN.has(amount)
}

/** The number that "that much" refers to. */
export function saidAmount(what: string, at: number, scope: Scope): Amount {
  if (what === "difference") {
    const difference = last(scope, at, (r) => r.difference !== undefined)?.difference
    if (difference === undefined) throw new Unresolved()
    return difference
  }
  const found =
    last(scope, at, (r) => isMeant(r, what) && (what !== "much" || r.object === undefined)) ??
    last(scope, at, (r) => isMeant(r, what))
  if (found?.counted !== undefined) return saidAgain(found.counted)
  if (found?.amount === undefined) throw new Unresolved()
  return { n: "bound", name: found.amount }
}

/** Whether "that much" or "that many" can refer to this referent. */
function isMeant({ how, amount, counted, again, object, plural }: Referent, what: string): boolean {
  const isAny = what === "many" || what === "much"
  if (counted !== undefined) return isAny
  if (amount === undefined) return false
  // "Sacrifice it and create that many tokens": a single object is no number.
  if (isAny && object !== undefined && !plural) return false
  // 120.10: excess damage is referred to only by its name.
  if (how === "excess" || what === "excess") return how === what
  // The event's own number has no participle.
  const isOfWay = !(what in COUNTED_BY) || amount === "amount" || COUNTED_BY[what].includes(how ?? "")
  return (isAny || again !== true) && isOfWay
}

function saidAgain(amount: Amount): Amount {
  if (typeof amount === "number") return amount
  const said = { ...amount }
  SAID_AGAIN.add(said)
  return said
}
