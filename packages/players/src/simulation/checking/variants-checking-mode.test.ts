import { COMMANDER_DECKS, deckByName, PLANAR_DECK, SCHEME_DECK } from "@apnap/cards"
import type { GameSetup } from "@apnap/engine"
import { expect, it } from "vitest"
import { checkedGame } from "./checking-mode.ts"

const names = ["A", "B", "C", "D"]
/** An eighth of a deck: such games end soon, at the latest by decking. */
const eighth = <T>(cards: readonly T[]) => cards.filter((_, i) => i % 8 === 0)
const deck = (i: number) => eighth(deckByName(["aggro", "burn", "tokens", "midrange"][i])!.main)
const leaders = Object.values(COMMANDER_DECKS)

const SETUPS: Readonly<Record<string, Omit<GameSetup, "seed">>> = {
  "Two-Headed Giant Planechase": {
    players: names.map((name, i) => ({ name, deck: deck(i), planes: PLANAR_DECK })),
    variant: ["twoHeadedGiant", "planechase"],
  },
  Archenemy: {
    players: names
      .slice(0, 3)
      .map((name, i) => ({ name, deck: deck(i), ...(i === 1 && { schemes: SCHEME_DECK }) })),
    variant: "archenemy",
  },
  "Commander with a range of influence": {
    players: names.slice(1).map((name, i) => ({
      name,
      deck: eighth(leaders[i].main),
      commanders: leaders[i].commanders,
    })),
    variant: ["freeForAll", "commander"],
    options: { range: 1 },
    checkDecks: false,
  },
}

it.each(Object.keys(SETUPS))(
  "checking mode: %s ends alike in process, with external answers and with saves and loads in between",
  (name) => {
    const ways = ["inProcess", "external", "sometimesReloaded"] as const
    const [first, ...others] = checkedGame({ ...SETUPS[name], seed: 3 }, 3, ways)
    expect(first).not.toBe("unfinished")
    expect(others).toEqual([first, first])
  },
  120_000,
)
