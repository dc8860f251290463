import { findCard } from "@apnap/cards"
import { describe, expect, it } from "vitest"
import { BUILT_IN } from "../format/built-in-decks.ts"
import type { Scenario } from "../format/format.ts"
import { runScenario } from "./run.ts"

const stock = { cards: { find: findCard }, decks: BUILT_IN }
const main = { turn: 1, step: "precombatMain", player: "A" } as const
const mountains = { card: "Mountain", count: 3 }

function scenario(more: Partial<Scenario>): Scenario {
  return {
    id: "own/test",
    format: "duel",
    players: {
      A: { battlefield: [mountains], hand: ["Lightning Bolt"] },
      B: { battlefield: ["Grizzly Bears"] },
    },
    script: [],
    strict: true,
    stopAt: { turn: 1, step: "end" },
    expect: [],
    ...more,
  }
}
const run = (more: Partial<Scenario>) => runScenario(scenario(more), stock)
const bolt = { ...main, do: "cast", card: "Lightning Bolt", targets: ["Grizzly Bears"] } as const

describe("a scenario", () => {
  it("passes when the script is done and its checks hold", () => {
    const dead = [{ check: "graveyard", player: "B", card: "Grizzly Bears", is: 1 }] as const
    expect(run({ script: [bolt], expect: dead })).toMatchObject({ outcome: "passed", warnings: [] })
    expect(run({ expect: dead }).reason).toContain("it is 0")
  })

  it("means the player's own first of several objects with the name", () => {
    const both = {
      A: { battlefield: [mountains, "Grizzly Bears"], hand: ["Lightning Bolt"] },
      B: { battlefield: ["Grizzly Bears"] },
    }
    const expected = [{ check: "graveyard", player: "A", card: "Grizzly Bears", is: 1 }] as const
    expect(run({ players: both, script: [bolt], expect: expected }).reason).toBe("")
  })

  it("fails when an entry cannot be performed, and passes at once when that is stated", () => {
    const forest = { ...main, do: "playLand", card: "Forest" } as const
    expect(run({ script: [forest] })).toMatchObject({
      outcome: "failed",
      reason: expect.stringContaining("cannot"),
    })
    expect(run({ script: [{ ...forest, illegal: true }] }).outcome).toBe("passed")
  })

  it("does not choose another target than the one written", () => {
    const missing = { ...bolt, targets: ["Hill Giant"] }
    expect(run({ script: [missing] }).reason).toContain("no legal target")
    expect(run({ script: [{ ...missing, illegal: true }] }).outcome).toBe("passed")
    expect(run({ script: [{ ...bolt, illegal: true }] }).reason).toContain("should be illegal")
  })

  it("leaves exactly as many entries undone as turn out to be impossible", () => {
    const land = { ...main, do: "playLand", card: "Forest" } as const
    expect(run({ script: [land], impossible: { A: 1 } }).outcome).toBe("passed")
    expect(run({ script: [bolt], impossible: { A: 1 } }).reason).toContain("should be impossible")
    const attack = { ...main, step: "declareAttackers", do: "attack", creature: "Hill Giant" } as const
    expect(run({ script: [attack] }).reason).toContain("never done")
  })

  it("waits for what `when` says", () => {
    const second = { ...bolt, targets: [{ player: "B" }], when: { onStack: "Cast Lightning" } }
    const players = { A: { battlefield: [mountains], hand: ["Lightning Bolt", "Lightning Bolt"] }, B: {} }
    const life = [{ check: "life", player: "B", is: 14 }] as const
    expect(
      run({ players, script: [{ ...bolt, targets: [{ player: "B" }] }, second], expect: life }).outcome,
    ).toBe("passed")
    expect(run({ players, script: [second] }).reason).toContain("never done")
  })

  it("shuffles libraries unless it says that they keep their order", () => {
    const players = { A: { hand: [], library: [{ card: "Forest", count: 20 }] }, B: {} }
    const forests = (shuffle: boolean) =>
      run({
        players,
        shuffle,
        stopAt: { turn: 15, step: "draw" },
        expect: [{ check: "hand", player: "A", card: "Forest", is: 7 }],
      })
    expect(forests(false).outcome).toBe("passed")
    expect(forests(true).outcome).toBe("failed")
  })

  it("names a card that is not there, and the phrase of it that is not understood", () => {
    const players = { A: { hand: ["No Such Card"] }, B: {} }
    expect(run({ players })).toMatchObject({ outcome: "unsupported", lacks: { card: "No Such Card" } })
    const cards = { find: findCard, lacking: () => ["draw no card"] }
    const result = runScenario(scenario({ players }), { cards, decks: BUILT_IN })
    expect(result.lacks).toEqual({ card: "No Such Card", phrase: "draw no card" })
  })

  it("puts the cards of a deck's sideboard into the command zone in Commander games", () => {
    const deck = {
      library: [{ card: "Forest", count: 9 }],
      sideboard: [{ card: "Isamaru, Hound of Konda", count: 1 }],
    }
    const result = runScenario(
      scenario({
        format: "commanderDuel",
        players: { A: { deck: "led", battlefield: ["Plains"] }, B: {} },
        script: [{ ...main, do: "cast", card: "Isamaru, Hound of Konda" }],
        expect: [
          { check: "permanents", player: "A", card: "Isamaru, Hound of Konda", is: 1 },
          { check: "life", player: "A", is: 40 },
          { check: "library", player: "A", is: 9 },
        ],
      }),
      { cards: stock.cards, decks: new Map([...BUILT_IN, ["led", deck]]) },
    )
    expect(result).toMatchObject({ outcome: "passed", reason: "" })
  })
})

describe("a scripted block", () => {
  const giants = { A: { battlefield: ["Hill Giant"] }, B: { battlefield: ["Grizzly Bears"] } }
  const attack = {
    turn: 3,
    step: "declareAttackers",
    player: "A",
    do: "attack",
    creature: "Hill Giant",
  } as const
  const block = { turn: 3, step: "declareBlockers", player: "B", do: "block" } as const
  const fight = (creature: string) =>
    run({
      players: giants,
      script: [attack, { ...block, creature, attacker: "Hill Giant" }],
      stopAt: { turn: 3, step: "end" },
      expect: [{ check: "life", player: "B", is: creature === "Grizzly Bears" ? 20 : 17 }],
    })

  it("is made when it is possible, and left out when it is not", () => {
    expect(fight("Grizzly Bears").outcome).toBe("passed")
    expect(fight("Hill Giant").outcome).toBe("passed")
  })
})
