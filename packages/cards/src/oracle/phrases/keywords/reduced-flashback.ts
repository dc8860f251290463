import type { Amount, Cost } from "@apnap/engine"
import { type KeywordAbility, keywordAbility } from "@apnap/engine/language"
import { same } from "../../grammar/hole.ts"
import { keyword } from "../../oracle.ts"

// 702.34a, 601.2f: a flashback cost with a reduction of the total.
keyword.iso(
  "flashback {c:mana cost} . ~ costs {x} less to cast this way , where x is {n:quantity}",
  ({ c, n }) => reducedFlashback(c as Cost, n as Amount),
  (k) => {
    if (k.keyword !== "flashback" || k.cost === undefined) return undefined
    const [less] = k.cost.slice(-1)
    const n = less?.pay === "reduction" ? less.times : undefined
    const c = k.cost.slice(0, -1)
    return n !== undefined && same(k, reducedFlashback(c, n)) ? { c, n } : undefined
  },
)
function reducedFlashback(cost: Cost, times: Amount): KeywordAbility {
  return keywordAbility("flashback", { cost: [...cost, { pay: "reduction", mana: "{1}", times }] })
}
