import type { ManaProduction } from "@apnap/engine"
import { $ } from "../grammar/hole.ts"
import { cost, does } from "../oracle.ts"
import { certain } from "./players/owners.ts"

// Counters removed by a cost or an instruction, and their number (118.3, 122.1).

/** Their kind is implied, because the text stated it when they were removed. */
const KINDS =
  "+1/+1 -1/-1 aim charge elixir eyeball fade flood flame gold hoofprint ice ki lore mining oil pain quest rust storage stun time verse wind".split(
    " ",
  )
for (const [symbol, noun] of [
  ["removed counter", "counter"],
  ["removed counters", "counters"],
] as const)
  certain(symbol, [noun, ...KINDS.map((kind) => `${kind} ${noun}`)])

cost("remove all {kind:counter} counters from ~", {
  pay: "removeCounters",
  kind: $<string>("kind"),
  count: 0,
  all: true,
})
/** The number is chosen like an X (601.2b). */
cost("remove any number of {kind:counter} counters from ~", {
  pay: "removeCounters",
  kind: $<string>("kind"),
  count: { n: "x" },
})
does("add a additional {m:production}", { do: "addMana", mana: $<ManaProduction>("m") })
