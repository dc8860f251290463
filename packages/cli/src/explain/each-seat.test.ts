import { compileCard, findCard } from "@apnap/cards"
import { SPECTATOR } from "@apnap/engine"
import { BUILT_IN, runScenario, type Scenario, type Stock } from "@apnap/scenarios"
import { EVERYTHING, entryOf, tell } from "@apnap/words"
import { describe, expect, it } from "vitest"

const stock: Stock = { cards: { find: findCard }, decks: BUILT_IN, compile: compileCard }
const main = { turn: 1, step: "precombatMain", player: "A" } as const
const reply = { turn: 1, step: "postcombatMain", player: "B" } as const

const sleeper = {
  name: "Sleeper",
  layout: "normal",
  mana_cost: "{0}",
  type_line: "Creature — Bear",
  oracle_text: "Morph {0}",
  power: "3",
  toughness: "3",
}
const thief = {
  ...{ name: "Thief", layout: "normal", mana_cost: "{0}", type_line: "Sorcery" },
  oracle_text:
    "Look at the top two cards of target opponent's library, exile one of them face down, then put the rest on the bottom of that library in a random order. You may cast that card for as long as it remains exiled, and mana of any type can be spent to cast that spell.",
}

/** What A, B, a spectator and a judge are told, each sentence once. */
function toldTo(parts: Partial<Scenario>): string[] {
  const scenario: Scenario = {
    ...{ id: "told", format: "duel", shuffle: false, script: [], strict: false, expect: [] },
    stopAt: { turn: 1, step: "end" },
    players: { A: {}, B: {} },
    ...parts,
  }
  const told = [0, 1, SPECTATOR, EVERYTHING].map(() => new Set<string>())
  let count = 0
  const observe: NonNullable<Parameters<typeof runScenario>[2]>["observe"] = (s) => {
    for (const event of s.events.slice(count))
      for (const [i, reader] of [0, 1, SPECTATOR, EVERYTHING].entries())
        told[i].add(tell(entryOf(s, event, reader), "en") ?? "")
    count = s.events.length
  }
  expect(runScenario(scenario, stock, { observe }).reason).toBe("")
  return told.map((lines) => [...lines].join(" "))
}

describe("what each seat is told of hidden cards", () => {
  it("708.5: of a face-down spell or permanent its controller is told which card it is, others only that it is there", () => {
    const [mine, ...others] = toldTo({
      cards: [sleeper],
      players: {
        A: { hand: ["Sleeper"], battlefield: ["Plains", "Plains", "Plains"] },
        B: { hand: ["Shock"], battlefield: ["Mountain"] },
      },
      script: [
        { ...main, do: "cast", card: "Sleeper", using: "morph" },
        { ...reply, do: "cast", card: "Shock", targets: ["[no name]"] },
      ],
    })
    for (const judge of [mine, others[2]])
      expect(judge).toMatch(/Face-down Sleeper enters\..+Shock targets face-down Sleeper\./)
    for (const told of others.slice(0, 2)) {
      expect(told).toMatch(/casts a face-down spell\..+A face-down permanent enters\./)
      expect(told).toContain("Shock targets a face-down permanent.")
      expect(told).not.toContain("Sleeper")
    }
  })

  it("708.9, 400.2: what everybody saw on the battlefield is named as it goes to a hidden zone", () => {
    const unsummon = {
      ...thief,
      name: "Back",
      type_line: "Instant",
      oracle_text: "Return target creature to its owner's hand.",
    }
    for (const told of toldTo({
      cards: [sleeper, unsummon],
      players: {
        A: { hand: ["Sleeper"], battlefield: ["Plains", "Plains", "Plains", "Grizzly Bears"] },
        B: { hand: ["Back", "Back"] },
      },
      script: [
        { ...main, do: "cast", card: "Sleeper", using: "morph" },
        { ...reply, do: "cast", card: "Back", targets: ["[no name]"] },
        { ...reply, do: "waitStack" },
        { ...reply, do: "cast", card: "Back", targets: ["Grizzly Bears"] },
      ],
    }))
      for (const name of ["Sleeper", "Grizzly Bears"])
        expect(told).toContain(`${name} returns to its owner's hand.`)
  })

  it("406.3, 701.20e: who may look at it is told which card is looked at and exiled face down, its owner is not", () => {
    const [looker, owner, spectator] = toldTo({
      cards: [thief],
      players: { A: { hand: ["Thief"] }, B: { library: ["Serra Angel", "Shock"] } },
      script: [{ ...main, do: "cast", card: "Thief", targets: [{ player: "B" }] }],
      choices: { A: ["Serra Angel"] },
    })
    expect(looker).toMatch(/You look at Serra Angel\..+Serra Angel is exiled\./)
    for (const told of [owner, spectator]) {
      expect(told).toMatch(
        /A looks at a card\..+A card is exiled\..+A card is put back into its owner's library\./,
      )
      expect(told).not.toMatch(/Serra Angel/)
    }
  })

  it("708.2: what is turned face down was seen as it was", () => {
    const hood = { ...thief, name: "Hood", oracle_text: "Turn target creature face down." }
    for (const told of toldTo({
      cards: [hood],
      players: { A: { hand: ["Hood"] }, B: { battlefield: ["Grizzly Bears"] } },
      script: [{ ...main, do: "cast", card: "Hood", targets: ["Grizzly Bears"] }],
    }))
      expect(told).toContain("Grizzly Bears is turned face down.")
  })
})
