import {
  ATTRACTIONS,
  COMMANDER_DECKS,
  deckByName,
  findCard,
  PLANAR_DECK,
  SCHEME_DECK,
  SCHEMES,
} from "@apnap/cards"
import { describe, expect, it } from "vitest"
import { type Simulation, simulate } from "./simulate.ts"
import { VOLUME } from "./testing/shards.ts"

/** The first games show whether a variant can be played to its end; CI plays more, and `CI=1 APNAP_GAMES=4` two hundred of each. */
const GAMES = Math.ceil((process.env.CI === undefined ? 2 : 50) * VOLUME)
const fast = ["aggro", "burn", "tokens"].map((name) => ({ name, cards: deckByName(name)!.main }))
const leaders = Object.entries(COMMANDER_DECKS).map(([name, { main, commanders }]) => ({
  name,
  cards: main,
  commanders,
}))

/** Many of its cards are creatures that open an Attraction (717). */
const park = ["Deadbeat Attendant", "Seasoned Buttoneer", "Quick Fixer"].map((opener) => ({
  name: opener,
  cards: deckByName("reanimator")!.main.map((card, i) => (i >= 24 && i % 3 > 0 ? findCard(opener)! : card)),
  attractions: ATTRACTIONS,
}))

/** Plays the games; each of them must come to an end. */
function play(simulation: Omit<Simulation, "games" | "seed">, share = 1): void {
  const games = Math.ceil(GAMES * share)
  const result = simulate({ ...simulation, games, seed: 1 })
  expect([result.games, result.cut]).toEqual([games, 0])
}

describe("random play", () => {
  it("806: Free-for-All with three players", () => play({ decks: fast, variant: "freeForAll" }))
  it("801: Free-for-All with four players and a range of influence of one seat", () =>
    play({ decks: fast, seats: 4, variant: "freeForAll", options: { range: 1 } }))
  it("808: Team vs. Team", () => play({ decks: fast, seats: 4, variant: "teamVsTeam" }))
  it("810: Two-Headed Giant", () => play({ decks: fast, seats: 4, variant: "twoHeadedGiant" }))
  it("903: Commander", () => play({ decks: leaders, seats: 2, variant: "commander" }))
  it("904: Archenemy against three", () =>
    play({ decks: fast, seats: 4, variant: "archenemy", roles: [{ schemes: SCHEME_DECK }] }))
  it("904.12: Supervillain Rumble", () =>
    play({ decks: fast.map((deck) => ({ ...deck, schemes: SCHEME_DECK })), variant: "archenemy" }))
  it("904.13: Archenemy Commander", () =>
    play({ decks: leaders, seats: 3, variant: ["commander", "archenemy"], roles: [{ schemes: SCHEMES }] }))
  it("901: Planechase", () =>
    play({ decks: fast.map((deck) => ({ ...deck, planes: PLANAR_DECK })), variant: "planechase" }))
  it("901.12: Two-Headed Giant Planechase", () =>
    play({
      decks: fast.map((deck) => ({ ...deck, planes: PLANAR_DECK })),
      seats: 4,
      variant: ["twoHeadedGiant", "planechase"],
    }))
  it("803, 901.13: Planechase for four, each for himself, attacking left or right", () => {
    for (const attack of ["left", "right"] as const)
      play(
        {
          decks: fast.map((deck) => ({ ...deck, planes: PLANAR_DECK })),
          seats: 4,
          variant: ["freeForAll", "planechase"],
          options: { attack },
        },
        0.5,
      )
  })
  it("806.2: Free-for-All with five and six players", () => {
    for (const seats of [5, 6]) play({ decks: fast, seats, variant: "freeForAll" }, 0.5)
  })
  it("810, 903: Two-Headed Giant with commanders", () =>
    play({ decks: leaders, seats: 4, variant: ["twoHeadedGiant", "commander"] }, 0.5))
  it("801, 903: Commander for four with a range of influence of one seat", () =>
    play({ decks: leaders, seats: 4, variant: ["freeForAll", "commander"], options: { range: 1 } }, 0.5))
  it("717: a duel and a game of three with Attraction decks", () => {
    for (const seats of [2, 3]) play({ decks: park, seats }, 0.5)
  })
}, 900_000)
