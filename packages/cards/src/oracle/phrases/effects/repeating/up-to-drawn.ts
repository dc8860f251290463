import type { Amount, Effect } from "@apnap/engine"
import { does } from "../../../oracle.ts"

// "Draw up to two cards": how many is chosen first (121.2b).

const CHOSEN = "cardsToDraw"
does.iso(
  "draw(s) up to {n:number} cards",
  ({ n }): Effect => ({
    do: "sequence",
    of: [
      { do: "chooseNumber", bind: CHOSEN, min: 0, max: n as Amount },
      { do: "draw", count: { n: "bound", name: CHOSEN } },
    ],
  }),
  (e) => {
    const [first, second, ...more] = e.do === "sequence" ? e.of : []
    if (first?.do !== "chooseNumber" || first.bind !== CHOSEN || first.player !== undefined) return undefined
    return second?.do === "draw" && second.player === undefined && more.length === 0
      ? { n: first.max }
      : undefined
  },
)
