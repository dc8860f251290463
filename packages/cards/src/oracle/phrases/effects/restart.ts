import type { Effect, Selector } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { clause } from "../../oracle.ts"

// A game that is restarted (727), with cards that stay where they are and what becomes of them.

const LEAVING = { do: "restartGame", leaving: $<Selector>("w") } as const
const BRING: Effect = {
  do: "move",
  what: { sel: "bound", name: "left" },
  to: "battlefield",
  control: { who: "you" },
}
clause("restart the game", { do: "restartGame" })
clause("restart the game , leaving in exile all {w:pile}", LEAVING)
clause(
  "restart the game , leaving in exile all {w:pile} . then put those cards onto the battlefield under your control",
  { ...LEAVING, then: BRING },
)
