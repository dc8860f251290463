import type { Condition, Step } from "@apnap/engine"
import { define } from "../grammar/grammar.ts"
import { $ } from "../grammar/hole.ts"
import { ORACLE } from "../oracle.ts"

/** When something may be cast or activated, after "only": "during your upkeep". */
const timing = define<Condition>(ORACLE, "timing")
const YOURS: Condition = { if: "turnOf", player: { who: "you" } }
const THEIRS: Condition = { if: "turnOf", player: { who: "opponents" } }
const during = (...step: readonly Step[]): Condition => ({ if: "during", step })
const both = (...of: readonly Condition[]): Condition => ({ if: "and", of })

const BEFORE_ATTACKERS: Condition = { if: "combatPoint", before: "attackers" }

timing("during your turn", YOURS)
timing(["during a opponent 's turn"], THEIRS)
timing("during your upkeep", both(YOURS, during("upkeep")))
timing("during a opponent 's upkeep", both(THEIRS, during("upkeep")))
timing("during any upkeep step", during("upkeep"))
timing("during your end step", both(YOURS, during("end")))
timing("during combat", { if: "during", phase: ["combat"] })
timing("during the declare attackers step", during("declareAttackers"))
timing("during the end of combat step", during("endOfCombat"))
timing("during the declare blockers step", during("declareBlockers"))
timing("before attackers are declared", BEFORE_ATTACKERS)
timing("before blockers are declared", { if: "combatPoint", before: "blockers" })
timing("before the combat damage step", { if: "combatPoint", before: "damage" })
timing("before the end of combat step", { if: "combatPoint", before: "end" })
timing("during combat before blockers are declared", {
  if: "combatPoint",
  before: "blockers",
  inCombat: true,
})
timing("during combat after blockers are declared", { if: "combatPoint", after: "blockers", inCombat: true })
timing("during your turn , before attackers are declared", both(YOURS, BEFORE_ATTACKERS))
timing("during a opponent 's turn , before attackers are declared", both(THEIRS, BEFORE_ATTACKERS))
timing("during combat on a opponent 's turn", both(THEIRS, { if: "during", phase: ["combat"] }))
timing("during combat on your turn", both(YOURS, { if: "during", phase: ["combat"] }))
timing("if {c:condition}", $<Condition>("c"))
timing("{a:timing one} and only {b:timing one}", { if: "and", of: [$<Condition>("a"), $<Condition>("b")] })
ORACLE.symbol("timing one").handwritten = {
  read: (reader, at) => reader.read("timing", at),
  spell: (value) => [[{ symbol: "timing", value }]],
}
timing(
  "during a opponent 's turn after their upkeep step",
  both(THEIRS, { if: "not", of: during("untap", "upkeep") }),
)
timing("if {a:condition} or if {b:condition}", {
  if: "or",
  of: [$<Condition>("a"), $<Condition>("b")],
})
