import type { Effect } from "@apnap/engine"
import { asAmount } from "../../../discourse/surface.ts"
import { $ } from "../../../grammar/hole.ts"
import { clause, does, ORACLE, quantity } from "../../../oracle.ts"

// Coins and dice (705, 706).

clause("flip a coin . if you win the flip , {w:sentence} . if you lose the flip , {l:sentence}", {
  do: "flipCoin",
  win: $<Effect>("w"),
  lose: $<Effect>("l"),
})
clause("flip a coin . if you lose the flip , {l:sentence} . if you win the flip , {w:sentence}", {
  do: "flipCoin",
  win: $<Effect>("w"),
  lose: $<Effect>("l"),
})
clause("flip a coin . if you win the flip , {w:sentence}", { do: "flipCoin", win: $<Effect>("w") })
clause("flip a coin . if you lose the flip , {l:sentence}", { do: "flipCoin", lose: $<Effect>("l") })

does("roll(s) a six-sided die", { do: "rollDie", sides: 6 } as Effect)
does("roll(s) a {d:die}", { do: "rollDie", sides: $<number>("d") } as Effect)
does("roll(s) a {d:die} . {t:die table}", { do: "rollDie", sides: $<number>("d"), table: $("t") } as Effect)
// 608.2d: one of two results is chosen.
clause("roll two {d:die} and choose one result", {
  do: "rollDie",
  sides: $<number>("d"),
  count: 2,
  pick: true,
  bind: "result",
})
quantity("that result", { n: "bound", name: "result" })
quantity("the other result", { n: "bound", name: "resultOther" })
ORACLE.symbol("die").handwritten = {
  read: ({ tokens }, at) => {
    const die = /^d(\d+)$/.exec(tokens[at] ?? "")
    if (die !== null) return [{ end: at + 1, value: Number(die[1]) }]
    const spelledOut = tokens[at + 1] === "-sided" && tokens[at + 2] === "die" && /^\d+$/.test(tokens[at])
    return spelledOut ? [{ end: at + 3, value: Number(tokens[at]) }] : []
  },
  *spell(value) {
    yield [`d${value as number}`]
    yield [String(value), "-sided", "die"]
  },
}
quantity(["the result"], asAmount({ n: "said", what: "result" }))
quantity.iso(
  "the result",
  () => undefined,
  (n, { printed }) =>
    typeof n !== "number" && n.n === "bound" && (printed !== true || n.name.startsWith("result"))
      ? {}
      : undefined,
)
