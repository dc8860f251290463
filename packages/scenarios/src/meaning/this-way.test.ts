import { describe, expect, it } from "vitest"
import {
  act,
  attack,
  cast,
  inExile,
  inGraveyard,
  life,
  main,
  size,
  there,
  wait,
} from "../rule-book/testing/pieces.ts"
import { card, creature, fault } from "./played.ts"

const here = { turn: 1, step: "precombatMain" } as const
const end = { turn: 1, step: "end" } as const
const hand = (player: "A" | "B", is: number) => ({ check: "hand", player, is }) as const

describe("texts that are read, played: what happened this way", () => {
  it("608.2c: cards exiled from a hand are counted, and not those exiled from a graveyard or library", () => {
    const purge = card(
      "Old Purge",
      "Sorcery",
      "Choose a card name. Search target opponent's graveyard, hand, and library for any number of cards with that name and exile them. That player shuffles, then draws a card for each card exiled from their hand this way.",
    )
    const bear = creature("Old Bear", "2/2")
    expect(
      fault({
        cards: [purge, bear],
        players: {
          A: { battlefield: ["Swamp"], hand: ["Old Purge"] },
          B: {
            hand: ["Old Bear", "Old Bear"],
            graveyard: ["Old Bear"],
            library: ["Old Bear", "Swamp", "Swamp", "Swamp"],
          },
        },
        script: [cast("Old Purge", { player: "B" }), wait],
        choices: { A: ["Old Bear", "Old Bear", "Old Bear", "Old Bear", "Old Bear"] },
        stopAt: here,
        expect: [inExile("B", "Old Bear", 4), hand("B", 2)],
      }),
    ).toBe("")
  })

  const bear = creature("Old Bear", "2/2")
  const wall = creature("Old Wall", "0/4", "Indestructible")

  it("614.6: what was destroyed and put into a graveyard is counted, and what was exiled instead or stayed is not", () => {
    const blast = card(
      "Old Blast",
      "Sorcery",
      "Destroy up to three target permanents. For each permanent put into a graveyard this way, its controller creates a 3/3 green Elephant creature token.",
    )
    const phoenix = creature("Proud Bear", "2/2", "If this creature would die, exile it instead.")
    expect(
      fault({
        cards: [blast, bear, wall, phoenix],
        players: {
          A: { battlefield: ["Swamp", "Old Wall"], hand: ["Old Blast"] },
          B: { battlefield: ["Old Bear", "Proud Bear"] },
        },
        script: [cast("Old Blast", "Old Bear", "Proud Bear", "Old Wall"), wait],
        stopAt: here,
        expect: [there("B", "Elephant Token"), there("A", "Elephant Token", 0), inExile("B", "Proud Bear")],
      }),
    ).toBe("")
  })

  it("608.2h: each player loses life for the creatures that player controlled", () => {
    const storm = card(
      "Old Storm",
      "Sorcery",
      "Destroy all creatures. Each player loses life equal to the number of creatures they controlled that were destroyed this way.",
    )
    expect(
      fault({
        cards: [storm, bear, wall],
        players: {
          A: { battlefield: ["Swamp", "Old Bear", "Old Wall"], hand: ["Old Storm"] },
          B: { battlefield: ["Old Bear", "Old Bear"] },
        },
        script: [cast("Old Storm"), wait],
        stopAt: here,
        expect: [life("A", 19), life("B", 18)],
      }),
    ).toBe("")
  })

  it("701.17: of the milled cards only those that reached the graveyard count", () => {
    const grinder = card(
      "Old Grinder",
      "Sorcery",
      "Target player mills three cards. You draw a card for each creature card put into their graveyard this way.",
    )
    const seal = card(
      "Old Seal",
      "Enchantment",
      "If a creature card would be put into a graveyard from anywhere, exile it instead.",
    )
    const drawn = (battlefield: readonly string[]) =>
      fault({
        cards: [grinder, seal, bear],
        players: {
          A: {
            battlefield: ["Swamp", ...battlefield],
            hand: ["Old Grinder"],
            library: ["Swamp", "Swamp", "Swamp"],
          },
          B: { library: ["Old Bear", "Swamp", "Old Bear"] },
        },
        shuffle: false,
        script: [cast("Old Grinder", { player: "B" }), wait],
        stopAt: here,
        expect: [hand("A", battlefield.length === 0 ? 2 : 0), inGraveyard("B", "Swamp")],
      })
    expect([drawn([]), drawn(["Old Seal"])]).toEqual(["", ""])
  })

  it("608.2h: a milled card counts even after it has left the graveyard again", () => {
    const song = card(
      "Old Song",
      "Sorcery",
      "Mill four cards. Whenever a creature attacks this turn, it gets +1/+0 until end of turn for each creature card put into your graveyard this way.",
    )
    const grave = card("Old Grave", "Instant", "Exile target card from a graveyard.")
    expect(
      fault({
        cards: [song, grave, bear, wall],
        players: {
          A: {
            battlefield: ["Swamp", "Swamp", "Old Bear"],
            hand: ["Old Song", "Old Grave"],
            library: ["Old Wall", "Old Bear", "Swamp", "Swamp"],
          },
          B: {},
        },
        shuffle: false,
        script: [cast("Old Song"), wait, cast("Old Grave", "Old Wall"), wait, attack("Old Bear")],
        stopAt: end,
        expect: [inExile("A", "Old Wall"), life("B", 16)],
      }),
    ).toBe("")
  })

  it("406.1: the exiled cards that weren't cast this way go to the bottom, and one that was cast doesn't", () => {
    const wand = card(
      "Old Wand",
      "Artifact",
      "{T}: Target opponent exiles cards from the top of their library until they exile an instant or sorcery card. You may cast that card without paying its mana cost. Then put the exiled cards that weren't cast this way on the bottom of that library in a random order.",
    )
    const gain = card("Old Gain", "Sorcery", "You gain 3 life.")
    const played = (casts: boolean) =>
      fault({
        cards: [wand, gain],
        players: {
          A: { battlefield: ["Old Wand"] },
          B: { library: ["Swamp", "Old Gain", "Island", "Island"] },
        },
        shuffle: false,
        script: [act("Old Wand", "{T}", { player: "B" }), wait, wait],
        choices: { A: [casts] },
        stopAt: here,
        expect: [
          life("A", casts ? 23 : 20),
          { check: "library", player: "B", card: "Old Gain", is: casts ? 0 : 1 },
          inExile("B", "Island", 0),
          inGraveyard("B", "Old Gain", casts ? 1 : 0),
        ],
      })
    expect([played(true), played(false)]).toEqual(["", ""])
  })

  it("702.122b: creatures that crewed it this turn, and no others", () => {
    const car = {
      ...card(
        "Old Car",
        "Artifact — Vehicle",
        "Whenever this Vehicle attacks, exile all creatures that crewed it this turn.\nCrew 1",
      ),
      power: "3",
      toughness: "3",
    }
    const driver = creature(
      "Old Driver",
      "1/1",
      "Whenever this creature crews a Vehicle, that Vehicle gains first strike until end of turn.",
    )
    expect(
      fault({
        cards: [car, driver, bear],
        players: { A: { battlefield: ["Old Car", "Old Driver", "Old Bear"] }, B: {} },
        script: [act("Old Car", "Crew 1"), wait, attack("Old Car")],
        choices: { A: ["Old Driver"] },
        stopAt: end,
        expect: [inExile("A", "Old Driver"), there("A", "Old Bear"), life("B", 17)],
      }),
    ).toBe("")
  })

  it("608.2d: for each opponent a card, and each may be put onto the battlefield or not", () => {
    const lord = creature(
      "Old Lord",
      "5/4",
      "When this creature enters, for each opponent, you may put up to one target creature card from that player's graveyard onto the battlefield under your control.",
    )
    expect(
      fault({
        cards: [lord, bear, wall],
        format: "freeForAll",
        turnOrder: ["A", "B", "C"],
        players: {
          A: { battlefield: ["Swamp"], hand: ["Old Lord"] },
          B: { graveyard: ["Old Bear"] },
          C: { graveyard: ["Old Wall"] },
        },
        script: [cast("Old Lord"), wait, wait],
        choices: { A: ["Old Bear", "Old Wall", "Old Wall", "none"] },
        stopAt: here,
        expect: [there("A", "Old Wall"), there("A", "Old Bear", 0), inGraveyard("B", "Old Bear")],
      }),
    ).toBe("")
  })

  it("401.7: just beneath the top X cards, and on the bottom if there are fewer", () => {
    const absent = card(
      "Old Absence",
      "Instant",
      "Put target nonland permanent into its owner's library just beneath the top X cards of that library, where X is the number of Swamps you control.",
    )
    const drawing = (swamps: number) =>
      fault({
        cards: [absent, bear],
        players: {
          A: { battlefield: Array.from({ length: swamps }, () => "Swamp"), hand: ["Old Absence"] },
          B: { battlefield: ["Old Bear"], library: ["Island", "Island", "Island"] },
        },
        shuffle: false,
        script: [cast("Old Absence", "Old Bear"), wait],
        stopAt: { turn: 2, step: "end" },
        expect: [{ check: "hand", player: "B", card: "Old Bear", is: 0 }, hand("B", 1)],
      })
    expect([drawing(1), drawing(9)]).toEqual(["", ""])
  })

  it("118.3: a spell its controller exiles as a cost doesn't resolve, and nobody exiles another's", () => {
    const eater = creature(
      "Old Eater",
      "1/2",
      "Exile an instant or sorcery spell you control: Put two +1/+1 counters on this creature.",
    )
    const gain = card("Old Gain", "Instant", "You gain 3 life.")
    expect(
      fault({
        cards: [eater, gain],
        players: {
          A: { battlefield: ["Old Eater", "Swamp"], hand: ["Old Gain"] },
          B: { battlefield: ["Old Eater"] },
        },
        script: [
          cast("Old Gain"),
          { ...act("Old Eater", "Exile an instant"), player: "B", illegal: true },
          act("Old Eater", "Exile an instant"),
          wait,
        ],
        stopAt: here,
        expect: [life("A", 20), inExile("A", "Old Gain"), size("Old Eater", 3, 4)],
      }),
    ).toBe("")
  })

  it("608.2h: that many counters are those that it had as it last existed", () => {
    const heir = creature(
      "Old Heir",
      "1/1",
      "Whenever a creature you control dies, if it had one or more +1/+1 counters on it, you may put that many +1/+1 counters on target creature.",
    )
    const kill = card("Old Kill", "Instant", "Destroy target creature.")
    const grow = { ...main, do: "addCounters", card: "Old Bear", counter: "+1/+1", count: 3 } as const
    const left = (counters: boolean) =>
      fault({
        cards: [heir, kill, bear],
        players: {
          A: { battlefield: ["Swamp", "Old Heir", "Old Bear"], hand: ["Old Kill"] },
          B: {},
        },
        script: [...(counters ? [grow] : []), cast("Old Kill", "Old Bear"), wait, wait],
        choices: { A: [true] },
        stopAt: here,
        expect: [counters ? size("Old Heir", 4, 4) : size("Old Heir", 1, 1)],
      })
    expect([left(true), left(false)]).toEqual(["", ""])
  })
})
