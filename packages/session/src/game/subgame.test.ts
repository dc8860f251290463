import { compileCard, findCard } from "@apnap/cards"
import { createState, Game, place } from "@apnap/engine"
import { dice } from "@apnap/players"
import { tell } from "@apnap/words"
import { expect, it } from "vitest"
import { USUAL_STOPS } from "../protocol/stops.ts"
import { answerOnce, goOn, SETTINGS } from "../testing/people.ts"
import { RunningGame } from "./running-game.ts"
import { tableFor } from "./table-for.ts"

const nights = compileCard({
  name: "Nights",
  layout: "normal",
  mana_cost: "{0}",
  type_line: "Sorcery",
  oracle_text:
    "Players play a Magic subgame, using their libraries as their decks. Each player who doesn't win the subgame loses half their life, rounded up.",
})

/** A game of two people in the first main phase of the first, who has the card. */
function begun(): RunningGame {
  const deck = Array.from({ length: 20 }, () => findCard("Forest")!)
  const s = createState({
    players: [
      { name: "Ann", deck },
      { name: "Bob", deck },
    ],
    seed: 1,
    openingHands: false,
    startingPlayer: 0,
  })
  place(s, 0, "hand", nights.definition)
  const settings = { ...SETTINGS, fullControl: true, stops: USUAL_STOPS }
  return new RunningGame(Game.from(s), {
    people: new Map([
      [0, settings],
      [1, settings],
    ]),
    level: "random",
    seed: 3,
    variant: "",
    nextNumber: () => 1,
    keep: { every: 16, along: true },
    mostEntries: 1000,
    recalledEntries: 1000,
  })
}

it("729.1: a subgame is told as such at the table and in the log, and so is the return to the main game", () => {
  const running = begun()
  const roll = dice(5)
  const table = () => tableFor(running, running.seat(0), { language: "en", from: 0 })
  const said = () => table().log.flatMap((entry) => tell(entry, "en") ?? [])
  goOn(running)
  expect(table().seen.subgame).toBeUndefined()
  for (let i = 0; i < 400 && table().seen.subgame === undefined; i++) {
    answerOnce(running, roll)
    goOn(running)
  }
  expect(table().seen.subgame).toEqual({ depth: 1, by: "Nights" })
  expect(said()).toContain("A subgame begins, with the libraries as decks.")
  running.concede(1)
  goOn(running)
  expect(table().seen.subgame).toBeUndefined()
  expect(said()).toContain("The subgame is over, and the main game goes on.")
  expect(table().seen.players.map(({ life }) => life)).toEqual([20, 10])
})
