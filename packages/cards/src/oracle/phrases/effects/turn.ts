import type { Amount, Effect, EventPattern, PlayerSelector } from "@apnap/engine"
import { $, same } from "../../grammar/hole.ts"
import { clause, does, ORACLE } from "../../oracle.ts"

// Added and skipped phases, steps and turns (500.7, 500.11), and additional land plays.

clause("you may play a additional land this turn", { do: "permitLandPlays", count: 1 })
clause(
  [
    "you may play {n:number} additional lands this turn",
    "you may play up to {n:number} additional lands this turn",
  ],
  { do: "permitLandPlays", count: $<Amount>("n") },
)
clause(
  [
    "after this phase , there is a additional combat phase",
    "there is a additional combat phase after this phase",
    "after this combat phase , there is a additional combat phase",
  ],
  { do: "extraPhase", phases: ["combat"] },
)
clause(
  [
    "after this phase , there is a additional combat phase followed by a additional main phase",
    "after this main phase , there is a additional combat phase followed by a additional main phase",
    "there is a additional combat phase after this phase followed by a additional main phase",
    "there is a additional combat phase after this phase , followed by a additional main phase",
  ],
  {
    do: "extraPhase",
    phases: ["combat", "postcombatMain"],
  },
)
clause("after this main phase , there are {n:number} additional combat phases", {
  do: "extraPhase",
  phases: ["combat"],
  count: $<Amount>("n"),
})
clause("you control {who:player} during that player 's next turn", {
  do: "controlPlayer",
  player: $<PlayerSelector>("who"),
  turn: "next",
})
clause("end the turn", { do: "endTurn" })
clause("reverse the game 's turn order", { do: "reverseTurnOrder" })
// 724.2
clause("end the combat phase", { do: "endPhase" })
for (const [words, step] of [
  ["turn", "turn"],
  ["untap step", "untap"],
  ["draw step", "draw"],
  ["combat phase", "combat"],
] as const)
  does([`skip(s) {o:owners} next ${words}`], { do: "skip", what: step })
clause(
  [
    "there is a additional beginning phase after this phase",
    "after this phase , there is a additional beginning phase",
  ],
  {
    do: "extraPhase",
    phases: ["beginning"],
  },
)
clause("you get {n:number} additional upkeep steps after this phase", {
  do: "extraPhase",
  phases: ["upkeep"],
  count: $<Amount>("n"),
  youGet: true,
})
// 500.9
clause("that player gets a additional upkeep step after this step", {
  do: "extraPhase",
  phases: ["upkeep"],
  after: "upkeep",
})
// 505.1a: the second main phase is the first one after combat.
const AFTER_SECOND =
  "after the second main phase this turn , there's a additional combat phase followed by a additional main phase"
const ADDED: Effect = { do: "extraPhase", phases: ["combat", "postcombatMain"], after: "postcombatMain" }
const BEGAN: EventPattern = { on: "step", step: "beginningOfCombat", added: "added" }
clause.iso(
  AFTER_SECOND,
  () => ({ ...ADDED }),
  (e) => (e.do === "extraPhase" && same({ ...e, bind: undefined }, ADDED) ? {} : undefined),
)
/** What happens in the combat phase just added. */
clause.iso(
  "{a:adding a combat} . at the beginning of that combat , {e:sentence}",
  ({ a, e }) => ({
    do: "sequence",
    of: [{ ...(a as Effect), bind: "added" } as Effect, { do: "delayed", when: BEGAN, effect: e }],
  }),
  () => undefined, // printed as separate instructions
)
ORACLE.symbol("adding a combat").handwritten = {
  begins: (word) => word === "after",
  read: (reader, at) => reader.read("clause", at).filter((r) => (r.value as Effect).do === "extraPhase"),
  spell: (value) => [[{ symbol: "clause", value }]],
}
clause.iso(
  "at the beginning of that combat , {e:sentence}",
  () => undefined, // not for a combat phase that was added
  (e) => (e.do === "delayed" && same(e.when, BEGAN) ? { e: e.effect } : undefined),
)
