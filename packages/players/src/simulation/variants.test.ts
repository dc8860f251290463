import { COMMANDER_DECKS, deckByName, PLANAR_DECK, SCHEME_DECK, SCHEMES } from "@apnap/cards"
import { describe, expect, it } from "vitest"
import { type Simulation, simulate } from "./simulate.ts"
import { VOLUME } from "./testing/shards.ts"

/** The first games show whether a variant can be played to its end; CI plays more, and `CI=1 APNAP_GAMES=4` two hundred of each. */
const GAMES = Math.ceil((process.env.CI === undefined ? 4 : 50) * VOLUME)
const fast = ["aggro", "burn", "tokens"].map((name) => ({ name, cards: deckByName(name)!.main }))
const leaders = Object.entries(COMMANDER_DECKS).map(([name, { main, commanders }]) => ({
  name,
  cards: main,
  commanders,
}))

/** Plays the games; each of them must come to an end. */
function play(simulation: Omit<Simulation, "games" | "seed">): void {
  const result = simulate({ ...simulation, games: GAMES, seed: 1 })
  expect([result.games, result.cut]).toEqual([GAMES, 0])
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
}, 900_000)
