import type { Ability } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { readLine } from "./compile.ts"

function abilities(line: string, spell = false): readonly Ability[] {
  const result = readLine(line, ["Test Card"], spell)
  if (!result.understood)
    throw new Error(`stopped at "${result.stoppedAt}", expected ${result.expected.join(", ")}`)
  return result.abilities
}

const CREATURE = { is: "type", type: "creature" }
const YOURS = { is: "controlledBy", player: { who: "you" } }

describe("readLine", () => {
  it("reads a line of keywords", () => {
    expect(abilities("Flying, first strike")).toEqual([
      { ability: "keyword", keyword: "flying" },
      { ability: "keyword", keyword: "firstStrike" },
    ])
  })

  it("makes a slot of a target where it is named first, and points back at it afterwards", () => {
    expect(
      abilities("Tap target creature an opponent controls. It gets -1/-0 until end of turn.", true),
    ).toEqual([
      {
        ability: "spell",
        effect: {
          do: "sequence",
          of: [
            { do: "tap", what: { sel: "target", slot: 0 } },
            {
              do: "change",
              what: { sel: "target", slot: 0 },
              changes: [{ change: "modifyPT", power: -1, toughness: 0 }],
              duration: "endOfTurn",
            },
          ],
        },
        targets: [
          { filter: { is: "and", of: [CREATURE, { is: "controlledBy", player: { who: "opponents" } }] } },
        ],
      },
    ])
  })

  it("§9.1: what limits another permanent does not limit this one", () => {
    const [ability] = abilities("Whenever Test Card or another creature you control dies, draw a card.")
    expect(ability).toMatchObject({
      when: {
        object: { is: "or", of: [{ is: "self" }, { is: "and", of: [{ is: "other" }, CREATURE, YOURS] }] },
      },
    })
  })

  it("§9.35: an intervening if is a condition of the ability, a later one of its effect", () => {
    expect(abilities("When Test Card enters, if you control an artifact, draw a card.")).toMatchObject([
      { condition: { if: "exists" }, effect: { do: "draw" } },
    ])
    expect(
      abilities("When Test Card enters, draw a card. If you control an artifact, scry 1."),
    ).toMatchObject([
      { effect: { do: "sequence", of: [{ do: "draw" }, { do: "if", condition: { if: "exists" } }] } },
    ])
  })

  it("§9.4: adjectives with a comma between them are both meant", () => {
    expect(abilities("Destroy target nonartifact, nonblack creature.", true)).toMatchObject([
      {
        targets: [
          {
            filter: {
              of: [
                { is: "not", of: { is: "type", type: "artifact" } },
                { is: "not", of: { is: "color", color: "B" } },
                CREATURE,
              ],
            },
          },
        ],
      },
    ])
  })

  it("§9.34: what is done when you do has targets of its own (603.12)", () => {
    const [ability] = abilities(
      "When Test Card enters, you may sacrifice a creature. When you do, destroy target artifact.",
    )
    expect(ability).not.toHaveProperty("targets")
    expect(ability).toMatchObject({
      effect: {
        do: "may",
        then: { do: "reflexive", targets: [{ filter: { is: "type", type: "artifact" } }] },
      },
    })
  })

  it("does not lose a subject: a chain of one player's deeds is that player's", () => {
    expect(abilities("Target player draws two cards and loses 2 life.", true)).toMatchObject([
      {
        effect: {
          of: [
            { do: "draw", player: { who: "target", slot: 0 } },
            { do: "loseLife", player: { who: "target", slot: 0 } },
          ],
        },
      },
    ])
  })

  it("says where it stopped and what could have stood there", () => {
    const result = readLine("Destroy target creature frobnicated by you.", [], true)
    expect(result).toMatchObject({ understood: false, stoppedAt: "frobnicated by you ." })
  })
})
