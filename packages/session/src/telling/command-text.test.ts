import { findCard, PLANAR_DECK, PLANES } from "@apnap/cards"
import { type Answer, createState, type Decision, DUNGEONS, type Effect, Game, place } from "@apnap/engine"
import { afterEach, describe, expect, it } from "vitest"
import { abilityText, faceText, speakCards } from "./card-text.ts"
import { roomText } from "./command-text.ts"
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

  it("309.4c: every room of every dungeon says what happens there, in English and in French", async () => {
    for (const { card, names } of DUNGEONS) {
      const s = createState({ players: ["A", "B"].map((name) => ({ name, deck: [] })), seed: 1 })
      const id = place(s, 0, "command", card)
      for (const language of ["en", "fr"] as const) {
        await speakCards(language)
        const says = (card.faces[0].abilities ?? []).map((ability) => roomText(s, id, ability))
        expect(says.map((text, room) => (text === "" ? names[room] : "")).join("")).toBe("")
      }
    }
  })

  it("309.2c: nobody is told why a dungeon can't be cast", () => {
    const game = after({ do: "venture" })
    while (game.decision !== null && game.decision.kind !== "priority")
      game.decide(game.decision, first(game.decision))
    expect(reasonsFor(game, shown(game).id)).toEqual([])
  })

  it("114.4: an emblem what its abilities say, which work there", async () => {
    const yours = { is: "controlledBy", player: { who: "you" } } as const
    const what = { sel: "all", filter: { is: "and", of: [{ is: "type", type: "creature" }, yours] } } as const
    const game = after({
      do: "emblem",
      abilities: [
        {
          ability: "static",
          effects: [{ static: "modify", what, changes: [{ change: "modifyPT", power: 1, toughness: 0 }] }],
        },
        { ability: "triggered", when: { on: "step", step: "upkeep" }, effect: { do: "draw", count: 1 } },
      ],
    })
    expect(shown(game).text[0]).toBe("Creatures you control get +1/+0.")
    expect(shown(game).text).toHaveLength(2)
    await speakCards("fr")
    expect(shown(game).text[0]).toBe("Les créatures que vous contrôlez gagnent +1/+0.")
  })

  it("311.4: a plane what it says, and the ability on the stack that triggered there", async () => {
    const deck = Array.from({ length: 10 }, () => findCard("Forest")!)
    const players = ["A", "B"].map((name) => ({ name, deck, planes: PLANAR_DECK }))
    const s = createState({ players, variant: "planechase", seed: 1, openingHands: false })
    const planes = PLANES.map((plane) => s.definitions.find(({ name }) => name === plane.name)!)
    for (const language of ["en", "fr"] as const) {
      await speakCards(language)
      for (const { faces } of planes) expect(faceText(faces[0])).toHaveLength(faces[0].abilities!.length)
      const [, chaos] = planes.find(({ name }) => name === "Goldmeadow")!.faces[0].abilities!
      expect(abilityText(chaos, planes[0].faces[0])).toMatch(/0\/1/)
    }
  })

  it("701.54c: the emblem of the Ring as much as its owner was tempted", async () => {
    const game = after({ do: "ringTempts" })
    expect(shown(game).text).toHaveLength(1)
    expect(shown(game).text[0]).toMatch(/^Your Ring-bearer is legendary/)
    await speakCards("fr")
    expect(shown(game).text[0]).toMatch(/^Votre porteur de l’Anneau est légendaire/)
  })

  it("114.3: an emblem is called after what it came from, in the person's language", async () => {
    const game = after({ do: "emblem", player: { who: "you" }, abilities: [] })
    expect(shown(game).name).toBe("Emblem Deed")
    await speakCards("fr")
    expect(shown(game).name).toBe("Emblème de Deed")
  })
})
