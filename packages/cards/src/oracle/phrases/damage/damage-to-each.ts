import type { Amount, Effect, PlayerSelector } from "@apnap/engine"
import { mapNodes } from "../../discourse/nodes.ts"
import { same } from "../../grammar/hole.ts"
import { clause } from "../../oracle.ts"

const LOOP: PlayerSelector = { who: "bound", name: "player" }
const MANY: ReadonlySet<string> = new Set(["players", "opponents", "otherThan"])

// Damage to several players, with an amount specific to each.
clause.iso(
  [
    "~ deals|deal damage to {who:player} equal to {n:quantity}",
    "it deals damage to {who:player} equal to {n:quantity}",
  ],
  ({ who, n }) => {
    const amount = each(n as Amount)
    if (!MANY.has((who as PlayerSelector).who) || amount === n) return undefined
    const effect: Effect = { do: "damage", amount, to: { sel: "players", of: LOOP } }
    return { do: "forEachPlayer", of: who, effect }
  },
  (e) => {
    if (e.do !== "forEachPlayer" || e.effect.do !== "damage" || e.effect.source !== undefined)
      return undefined
    if (!same(e.effect.to, { sel: "players", of: LOOP })) return undefined
    return { who: e.of, n: e.effect.amount }
  },
)

/** "The lands they control": those of the loop's current player. */
function each(amount: Amount): Amount {
  return mapNodes(amount, (node) => ((node as { who?: string }).who === "said" ? LOOP : undefined)) as Amount
}
