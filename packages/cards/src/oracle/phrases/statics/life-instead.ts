import type { Amount, Condition, EventPattern, PlayerSelector } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { ORACLE, statics } from "../../oracle.ts"

// Life that is gained or lost in another amount (614.1a).

const BOUND: Amount = { n: "bound", name: "amount" }

/** Whose life it is: other than you, who is "you" again behind the comma. */
const other = define<PlayerSelector>(ORACLE, "another's life")
other("a opponent", { who: "opponents" })
other("a player", { who: "players" })

const AMOUNTS = [
  ["twice that much life", { n: "times", of: 2, by: BOUND }],
  ["that much life plus {n:digits}", { n: "plus", of: [BOUND, $<Amount>("n")] }],
] as const
const PLAYERS = [
  ["you", { who: "you" }, "you", ""],
  ["{p:another's life}", $<PlayerSelector>("p"), "they|that player", "(s)"],
] as const
for (const [verb, on] of [
  ["gain", "gainLife"],
  ["lose", "loseLife"],
] as const)
  for (const [words, amount] of AMOUNTS)
    for (const [who, player, again, ending] of PLAYERS) {
      const event: EventPattern = { on, player }
      const alter = { to: "amount", amount } as const
      const then = again.split("|").map((one) => `, ${one} ${verb}${ending} ${words} instead`)
      const would = `if ${who} would ${verb} life`
      statics(
        then.map((end) => `${would} ${end}`),
        { static: "alter", event, alter },
      )
      statics(
        then.map((end) => `${would} while {c:condition} ${end}`),
        { static: "alter", event, condition: $<Condition>("c"), alter },
      )
      statics(
        then.map((end) => `${would} during your turn ${end}`),
        { static: "alter", event, condition: { if: "turnOf", player: { who: "you" } }, alter },
      )
    }
