import type { Effect } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { readLine } from "../../compile.ts"

function effectOf(line: string): Effect {
  const result = readLine(line, ["Zap"], false)
  if (!result.understood) throw new Error(`stopped at "${result.stoppedAt}"`)
  const [ability] = result.abilities
  return "effect" in ability ? (ability.effect as Effect) : { do: "sequence", of: [] }
}

describe("sentences that hang on the one before (608.2c)", () => {
  it("'if you do' after a later instruction is a part of it", () => {
    const effect = effectOf(
      "When Zap enters, untap target creature. At the beginning of the next end step, sacrifice it. If you do, you gain 2 life.",
    )
    expect(effect).toMatchObject({
      do: "sequence",
      of: [
        { do: "untap" },
        { do: "delayed", effect: { do: "sequence", of: [{ bind: "done" }, { do: "if" }] } },
      ],
    })
  })

  it("'if you do' after a choice within a condition is a part of the choice", () => {
    const effect = effectOf(
      "At the beginning of your upkeep, look at the top card of your library. If it shares a creature type with Zap, you may reveal it. If you do, each opponent loses 2 life.",
    )
    const revealed = { sel: "bound", name: "revealed" }
    expect(effect).toMatchObject({
      of: [
        { do: "look" },
        {
          do: "if",
          condition: { of: revealed },
          then: { do: "may", effect: { do: "reveal", what: revealed }, then: { do: "loseLife" } },
        },
      ],
    })
  })

  it("what is done for a payment belongs to the choice to pay", () => {
    expect(effectOf("When Zap dies, you may pay 2 life and exile it. If you do, draw a card.")).toMatchObject(
      {
        do: "may",
        cost: [{ pay: "life", amount: 2 }],
        effect: { do: "move", to: "exile" },
        then: { do: "draw" },
      },
    )
  })

  it("'unless' with a condition is the condition that it is not so", () => {
    expect(effectOf("When Zap enters, sacrifice it unless you control a Forest.")).toMatchObject({
      do: "if",
      condition: { if: "not", of: { if: "exists" } },
      then: { do: "sacrifice", what: { sel: "self" } },
    })
  })

  it("a group that was tapped is that group, whatever else then fits its words", () => {
    const effect = effectOf(
      "When Zap enters, tap all creatures your opponents control. Those creatures don't untap during their controllers' next untap steps.",
    )
    expect(effect).toMatchObject({
      of: [
        { do: "tap", bind: "tapped" },
        { do: "freeze", what: { sel: "bound", name: "tappedNamed" } },
      ],
    })
  })
})
