import { randomInt } from "node:crypto"
import {
  bringDeck,
  DECK_NAMES,
  type Deck,
  DeckError,
  deckByName,
  readDeckList,
  seatingFor,
} from "@apnap/cards"
import { Game, type PlayerSetup } from "@apnap/engine"
import { choosePlayer, LEVELS } from "@apnap/players"
import { z } from "zod"
import type { CardStock } from "../../cards/card-stock.ts"
import { readRuleset } from "../../ruleset.ts"
import type { GameTable } from "../games/game-table.ts"
import { playOn } from "../games/kept-game.ts"
import { situation } from "../games/situation.ts"
import { MOST_LETTERS, MOST_NAME, MOST_SEATS } from "../limits.ts"
import { refuse } from "../refusal.ts"
import { language, type Tool } from "../tool.ts"

const seat = z.strictObject({
  name: z.string().min(1).max(40).optional(),
  deck: z
    .string()
    .max(MOST_LETTERS)
    .optional()
    .describe(`a deck by its name (${DECK_NAMES.join(", ")}), or a deck list, one "4 Card Name" a line`),
  plays: z.enum(["me", ...LEVELS]).describe('"me" for a seat of yours, else how well the computer plays it'),
})
const input = z.strictObject({
  players: z
    .array(seat)
    .min(2)
    .max(MOST_SEATS)
    .default([{ plays: "me" }, { plays: "greedy" }])
    .describe("in turn order; you against the greedy computer if not said"),
  variant: z.array(z.string().max(MOST_NAME)).max(4).default([]).describe('as "commander" or "freeForAll"'),
  ruleset: z.string().max(MOST_NAME).optional().describe('the rules of a date, as "2003-07"'),
  seed: z.int().nonnegative().optional().describe("equal seeds give equal shuffles"),
  language,
})
type Seat = z.output<typeof seat>

/** Starts a game and keeps it until it is over. */
export function startGame(games: GameTable, stock: CardStock): Tool<typeof input> {
  return {
    name: "start_game",
    description:
      "Start a game. You play the seats that say `me`, the computer the others. Returns the game's name, the board as you may know it, and your first decision.",
    input,
    readOnly: false,
    run: ({ players, variant, ruleset, seed = randomInt(2 ** 31), language: spoken }) => {
      if (!players.some(({ plays }) => plays === "me"))
        refuse("game/nobody", "at least one seat must be yours")
      const usual = seatingFor(variant)
      const setups = players.map((one, i) => setup(one, i, usual, stock))
      const kept = games.add((name) => ({
        name,
        game: Game.start({ players: setups, variant, ruleset: readRuleset(ruleset).name, seed }),
        computers: players.map(({ plays }, i) => (plays === "me" ? null : choosePlayer(plays, seed + i))),
        told: 0,
      }))
      playOn(kept)
      return situation(kept, spoken)
    },
  }
}

type Usual = ReturnType<typeof seatingFor>

function setup({ name, deck, plays }: Seat, i: number, usual: Usual, stock: CardStock): PlayerSetup {
  return {
    name: name ?? `${plays === "me" ? "You" : "Computer"} ${i + 1}`,
    ...usual.role(i),
    ...bringDeck(deckOf(deck ?? usual.decks[i % usual.decks.length], stock)),
  }
}

function deckOf(text: string, { cards, names }: CardStock): Deck {
  const embedded = deckByName(text.trim())
  if (embedded !== undefined) return embedded
  if (!text.includes("\n")) throw new DeckError("deck/unknown", `no deck is called "${text}"`)
  return readDeckList(text, (name) => cards.find(name), names)
}
