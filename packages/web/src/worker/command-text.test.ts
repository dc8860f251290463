import { findCard } from "@apnap/cards"
import { type Answer, createState, type Decision, type Effect, Game, place } from "@apnap/engine"
import { afterEach, describe, expect, it } from "vitest"
import { speakCards } from "./card-text.ts"
import { reasonsFor } from "./reasons.ts"
import { seenBy } from "./seen.ts"

afterEach(() => speakCards("en"))

/** A game in which the first player has cast a spell that does so; of what is chosen it is the first. */
function after(effect: Effect): Game {
  const deck = Array.from({ length: 10 }, () => findCard("Forest")!)
  const players = [
    { name: "You", deck },
    { name: "Computer", deck },
  ]
  const s = createState({ players, seed: 1, openingHands: false, startingPlayer: 0 })
  const face = { name: "Deed", types: ["sorcery" as const], cost: "{0}", colors: [] }
  const spell = { ...face, abilities: [{ ability: "spell" as const, effect }] }
  place(s, 0, "hand", { name: "Deed", layout: "normal", faces: [spell] })
  const game = Game.from(s)
  while (game.decision !== null && game.state.command.length === 0)
    game.decide(game.decision, first(game.decision))
  return game
}

function first(decision: Decision): Answer {
  if (decision.kind !== "priority") return [0]
  return Math.max(
    0,
    decision.options.findIndex((option) => option.do === "cast"),
  )
}

const shown = (game: Game) => seenBy(game.state, 0).command[0]

describe("what lies in the command zone says what it does", () => {
  it("309.4: a dungeon its rooms, the one with the venture marker, and where the arrows lead", async () => {
    const game = after({ do: "venture" })
    expect(shown(game).text[0]).toBe("▶ Cave Entrance — Scry 1. → Goblin Lair / Mine Tunnels")
    expect(shown(game).text[1]).toBe(
      "Goblin Lair — Create a 1/1 red Goblin creature token. → Storeroom / Dark Pool",
    )
    expect(shown(game).notes).toEqual([{ what: "room", value: "Cave Entrance" }])
    await speakCards("fr")
    expect(shown(game).text[6]).toBe("Temple of Dumathoin — Piochez une carte.")
  })

  it("309.2c: nobody is told why a dungeon can't be cast", () => {
    const game = after({ do: "venture" })
    while (game.decision !== null && game.decision.kind !== "priority")
      game.decide(game.decision, first(game.decision))
    expect(reasonsFor(game, shown(game).id)).toEqual([])
  })

  it("701.54c: the emblem of the Ring as much as its owner was tempted", async () => {
    const game = after({ do: "ringTempts" })
    expect(shown(game).text).toHaveLength(1)
    expect(shown(game).text[0]).toMatch(/^Your Ring-bearer is legendary/)
    await speakCards("fr")
    expect(shown(game).text[0]).toMatch(/^Votre porteur de l’Anneau est légendaire/)
  })
})
