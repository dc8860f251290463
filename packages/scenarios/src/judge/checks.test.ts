import { compileCard, findCard } from "@apnap/cards"
import { describe, expect, it } from "vitest"
import { BUILT_IN } from "../format/built-in-decks.ts"
import type { Check, Entry, Position, Scenario } from "../format/format.ts"
import { runScenario } from "../runner/run.ts"

const book = compileCard({
  name: "Open Book",
  layout: "normal",
  mana_cost: "{2}",
  type_line: "Artifact",
  oracle_text: "Play with the top card of your library revealed.",
}).definition
const wall = compileCard({
  name: "Painted Wall",
  layout: "normal",
  mana_cost: "{2}",
  type_line: "Artifact Creature — Wall",
  oracle_text:
    "As this creature enters, choose a color.\nThis creature has protection from the chosen color.",
  power: "0",
  toughness: "4",
}).definition
const find = (name: string) => [book, wall].find((card) => card.name === name) ?? findCard(name)
const stock = { cards: { find }, decks: BUILT_IN }

/** The result of a scenario with this position for A and these checks at the end of the first main phase. */
function checked(a: Position, expect: readonly Check[], more: Partial<Scenario> = {}) {
  return runScenario(
    {
      id: "own/checks",
      format: "duel",
      players: { A: a, B: {} },
      script: [],
      strict: true,
      stopAt: { turn: 1, step: "precombatMain" },
      expect,
      ...more,
    },
    stock,
  )
}

describe("a check", () => {
  it("of what somebody can do asks that player, with priority or without, in the step that it is asked in", () => {
    const bears = { battlefield: [{ card: "Forest", count: 2 }], hand: ["Grizzly Bears"] }
    const canDo = (player: string, is: boolean): Check => ({
      check: "canDo",
      player,
      ability: "Cast Grizzly Bears",
      is,
    })
    const asked = (player: string, is: boolean) =>
      ({ turn: 1, step: "precombatMain", player: "A", do: "check", that: canDo(player, is) }) as const
    const both = { A: bears, B: bears }
    const main = { players: both, script: [asked("A", true), asked("B", false)] }
    expect(checked(bears, [canDo("A", true), canDo("B", false)], main).reason).toBe("")
    const later = { players: both, stopAt: { turn: 1, step: "end" } } as const
    expect(checked(bears, [canDo("A", false), canDo("B", false)], later).reason).toBe("")
  })

  it("of an ability knows the colour that was chosen for it", () => {
    const has = (color: string, is: boolean): Check => ({
      check: "ability",
      card: "Painted Wall",
      has: `protection from ${color}`,
      is,
    })
    const red = { choices: { A: ["Red"] } }
    expect(
      checked({ battlefield: ["Painted Wall"] }, [has("red", true), has("blue", false)], red).reason,
    ).toBe("")
  })

  it("of an ability tells qualities, costs and numbers apart, or takes the keyword alone", () => {
    const knight = { battlefield: ["White Knight"] }
    const has = (text: string, is: boolean): Check => ({
      check: "ability",
      player: "A",
      card: "White Knight",
      has: text,
      is,
    })
    expect(
      checked(knight, [
        has("protection", true),
        has("protection from black", true),
        has("protection from red", false),
        has("First strike", true),
        has("hexproof", false),
      ]),
    ).toMatchObject({ outcome: "passed", reason: "" })
    const instances: Check = {
      check: "ability",
      player: "A",
      card: "White Knight",
      has: "first strike",
      instances: 1,
    }
    expect(checked(knight, [instances]).reason).toBe("")
  })

  it("may speak of a card by its ref, or by the order in which its like entered", () => {
    const bears = { battlefield: ["Grizzly Bears", { card: "Grizzly Bears", tapped: true, ref: "@late" }] }
    const tapped = (card: string | { card: string; nth: number }, is: boolean): Check => ({
      check: "tapped",
      card,
      is,
    })
    const start = { stopAt: { turn: 1, step: "untap" } } as const
    const judged = (...checks: Check[]) => checked(bears, checks, start).reason
    expect(
      judged(
        tapped("@late", true),
        tapped({ card: "Grizzly Bears", nth: 1 }, false),
        tapped({ card: "Grizzly Bears", nth: 2 }, true),
      ),
    ).toBe("")
    expect(judged({ check: "zone", card: "@late", zone: "battlefield", is: true })).toBe("")
  })

  it("of a status knows the designations, and refuses words that are none", () => {
    const bears = { battlefield: ["Grizzly Bears"] }
    const status = (word: string, is: boolean): Check => ({
      check: "status",
      card: "Grizzly Bears",
      status: word,
      is,
    })
    expect(
      checked(bears, [
        status("phasedIn", true),
        status("summoningSick", false),
        status("copy", false),
        status("monstrous", false),
      ]).reason,
    ).toBe("")
    expect(checked(bears, [status("jolly", false)])).toMatchObject({ outcome: "unsupported" })
  })

  it("of attackers and blockers is about one player's creatures", () => {
    const attack: Entry = {
      turn: 1,
      step: "declareAttackers",
      player: "A",
      do: "attack",
      creature: "Grizzly Bears",
      defender: { player: "B" },
    }
    const stop = { turn: 1, step: "declareBlockers" } as const
    expect(
      checked(
        { battlefield: ["Grizzly Bears"] },
        [
          { check: "attackers", player: "A", is: ["Grizzly Bears"] },
          { check: "attackers", player: "B", is: [] },
          { check: "blockers", player: "B", is: [] },
        ],
        { script: [attack], stopAt: stop },
      ).reason,
    ).toBe("")
  })

  it("of who may attack looks at who could be declared (508.1a, 702.3b)", () => {
    const may = (card: string, is: boolean): Check => ({
      check: "mayAttack",
      card,
      player: "A",
      defender: { player: "B" },
      is,
    })
    expect(
      checked({ battlefield: ["Grizzly Bears", "Wall of Omens"] }, [
        may("Grizzly Bears", true),
        may("Wall of Omens", false),
      ]).reason,
    ).toBe("")
  })

  it("of the top card of a library asks whether all see it", () => {
    const revealed = (is: boolean): Check => ({ check: "topCardRevealed", player: "A", is })
    expect(checked({ battlefield: ["Open Book"] }, [revealed(true)]).reason).toBe("")
    expect(checked({}, [revealed(false)]).reason).toBe("")
  })
})
