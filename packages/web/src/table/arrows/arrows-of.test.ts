import type { BlockersDecision } from "@apnap/engine"
import { expect, it } from "vitest"
import { beginDraft } from "../../prompt/draft.ts"
import type { Seen } from "../../protocol/table.ts"
import { seen } from "../../testing/card.ts"
import { arrowsOf } from "./arrows-of.ts"

const YOU = -1
const attackers = [7, 8].map((id) => seen(id, "Bear", { attacking: YOU }))
// Only what arrows read of what is seen.
const table = { battlefield: [...attackers, seen(9, "Wall")], stack: [] } as unknown as Seen
const decision: BlockersDecision = {
  kind: "blockers",
  player: 0,
  rule: "509.1",
  purpose: "blockers",
  source: 0,
  candidates: [{ creature: 9, attackers: [7, 8], max: 1 }],
  least: [],
}
const told = (pairs: readonly (readonly [number, number])[]) =>
  arrowsOf(table, null, { decision, draft: { ...beginDraft(decision), pairs } }).map(
    ({ from, to, damage }) => `${from} to ${to}: ${damage}`,
  )

it("509.1: an attacker that is about to be blocked points to its blocker, and no longer to the player", () => {
  expect(told([])).toEqual([`7 to ${YOU}: 2`, `8 to ${YOU}: 2`])
  expect(told([[0, 1]])).toEqual([`7 to ${YOU}: 2`, "8 to 9: 0"])
})
