import type { Selector } from "@apnap/engine"
import { $ } from "../../../grammar/hole.ts"
import { clause, ORACLE } from "../../../oracle.ts"

// "Return it. If it would leave the battlefield, exile it instead": as long as it's there.
clause(
  [
    "if {what:said object} would leave the battlefield , exile {i:it again} instead of putting it anywhere else",
    "if {what:said object} would leave the battlefield , exile {i:it again} instead",
  ],
  {
    do: "rule",
    effects: [
      {
        static: "alter",
        event: {
          on: "moves",
          object: { is: "among", of: $<Selector>("what") },
          from: "battlefield",
        },
        alter: { to: "zone", zone: "exile" },
      },
    ],
    duration: "permanent",
  },
)
ORACLE.symbol("said object").handwritten = {
  read: (reader, at) =>
    reader.read("simple object", at).filter((r) => (r.value as { sel: string }).sel === "said"),
  spell: (value) => {
    const { sel } = value as Selector
    return sel === "bound" || sel === "target" ? [[{ symbol: "simple object", value }]] : []
  },
}
