import { findCard } from "@apnap/cards"
import { createState, type Decision, Game, place } from "@apnap/engine"
import type { Language } from "@apnap/words"
import { expect, it } from "vitest"
import { actionWords, optionWords } from "./action-words.ts"

type Priority = Extract<Decision, { kind: "priority" }>
type Labelled = Extract<Decision, { kind: "option" | "order" }>

/** A game in its first main phase with these cards in hand, ten lands of two kinds, and these in the graveyard. */
function gameWith(hand: readonly string[], graveyard: readonly string[] = []): Game {
  const deck = Array.from({ length: 20 }, () => findCard("Forest")!)
  const s = createState({
    players: ["Ann", "Bob"].map((name) => ({ name, deck })),
    seed: 1,
    openingHands: false,
    startingPlayer: 0,
  })
  for (const name of hand) place(s, 0, "hand", findCard(name)!)
  for (const name of graveyard) place(s, 0, "graveyard", findCard(name)!)
  for (let i = 0; i < 5; i++)
    for (const name of ["Island", "Plains"]) place(s, 0, "battlefield", findCard(name)!)
  const game = Game.from(s)
  while (game.state.turn.step !== "precombatMain") game.decide(game.decision!, 0)
  return game
}

const told = (game: Game, language: Language) =>
  (game.decision as Priority).options.map((option) => actionWords(game, option, language))

/** Answers until a decision has labels. */
function labelled(game: Game, answer: (decision: Decision) => number | number[]): Labelled {
  while (game.decision!.kind !== "option" && game.decision!.kind !== "order")
    game.decide(game.decision!, answer(game.decision!))
  return game.decision as Labelled
}

it("ways to cast are told in the language: evoke, flashback", () => {
  const game = gameWith(["Mulldrifter"], ["Think Twice"])
  expect(told(game, "en")).toEqual(
    expect.arrayContaining(["cast Mulldrifter (evoke)", "cast Think Twice (flashback)"]),
  )
  expect(told(game, "fr")).toContain("lancer Mulldrifter (évocation)")
})

it("triggered abilities to be ordered are told by their text, or by the keyword that they are of (603.3b)", () => {
  const game = gameWith(["Mulldrifter"])
  const evoke = told(game, "en").indexOf("cast Mulldrifter (evoke)")
  game.decide(game.decision!, evoke)
  const order = labelled(game, () => 0)
  const words = optionWords(game, order, "en", () => "Mulldrifter")
  expect(words.toSorted()).toEqual([
    "Mulldrifter: Evoke {2}{U}",
    "Mulldrifter: When Mulldrifter enters, draw two cards.",
  ])
})
