import { type Amount, type ObjectId, objectOf, type State } from "@apnap/engine"

/** The damage an amount comes to, for a spell or ability on the stack or about to be cast; null if unknown. */
export function damageBy(s: State, source: ObjectId, amount: Amount): number | null {
  if (typeof amount === "number") return amount
  const memory = objectOf(s, source)?.memory
  if (amount.n === "x") return objectOf(s, source)?.stack?.x ?? null
  if (amount.n !== "if" || amount.condition.if !== "paid") return null
  const isPaid = (memory?.paid?.[amount.condition.cost] ?? 0) > 0
  return damageBy(s, source, isPaid ? amount.then : amount.else)
}
