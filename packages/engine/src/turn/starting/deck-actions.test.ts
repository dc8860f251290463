import { describe, expect, it } from "vitest"
import { colorIdentity } from "../../characteristics/color-identity.ts"
import { characteristics } from "../../characteristics/query.ts"
import { move } from "../../events/moving/move.ts"
import { Game } from "../../game/game.ts"
import type { CardDefinition } from "../../language/card.ts"
import { card, creature, names, put, when } from "../../testing/table.ts"
import { playUntil } from "../../variants/testing/game.ts"

const land = card({ name: "Forest", types: ["land"], supertypes: ["basic"], subtypes: ["Forest"] })

function start(deck: readonly CardDefinition[], sideboard: readonly CardDefinition[] = []): Game {
  const rest = Array<CardDefinition>(60 - deck.length).fill(land)
  const players = [
    { name: "A", deck: [...deck, ...rest], sideboard },
    { name: "B", deck: Array<CardDefinition>(60).fill(land) },
  ]
  return Game.start({ players, seed: 1, startingPlayer: 0 })
}

describe("what cards have their owner do with the deck before the game", () => {
  const exiles = card({
    name: "Savant",
    types: ["enchantment"],
    abilities: [
      {
        ability: "static",
        effects: [
          {
            static: "beforeShuffle",
            effect: {
              do: "move",
              what: {
                sel: "choose",
                filter: { is: "type", type: "creature" },
                zone: "outside",
                of: { who: "you" },
              },
              to: "exile",
              forName: true,
            },
          },
        ],
      },
      when(
        { on: "step", step: "upkeep", player: { who: "you" } },
        {
          do: "gainLife",
          amount: { n: "count", filter: { is: "exiledByNamed", name: "Savant" }, zone: "exile" },
        },
      ),
    ],
  })

  it("607.2n: a card may be exiled that isn't in the deck, and cards of the name then know it, and no other", () => {
    const game = start([exiles], [creature("Elk"), card({ name: "Shock", types: ["instant"] })])
    expect(game.decision).toMatchObject({ kind: "confirm", player: 0, rule: "607.2n" })
    game.decide(game.decision!, 1)
    expect(names(game.state, game.state.exile)).toEqual(["Elk"])
    for (const name of ["Savant", "Savant"]) put(game.state, 0, { ...exiles, name })
    move(game.state, { id: put(game.state, 0, creature("Ox")), to: "exile", rule: "1" })
    playUntil(game, ({ turn }) => turn.number === 1 && turn.step === "precombatMain")
    expect(game.state.players[0].life).toBe(22)
  })

  it("607.2n: or not", () => {
    const game = start([exiles], [creature("Elk")])
    game.decide(game.decision!, 0)
    expect([game.state.exile, game.decision?.rule]).toEqual([[], "103.5"])
  })

  const spires = card({
    name: "Spires",
    types: ["land"],
    abilities: [
      { ability: "static", effects: [{ static: "circlesColors", count: 2 }] },
      {
        ability: "activated",
        cost: [{ pay: "tap" }],
        effect: { do: "addMana", mana: { choice: "circled" } },
      },
    ],
  })

  it("207.5: the circled colors are printed on the card, wherever it goes, and of its color identity", () => {
    const game = start([spires, spires])
    expect(game.decision).toMatchObject({ kind: "option", player: 0, rule: "207.5", min: 2, max: 2 })
    game.decide(game.decision!, [1, 3])
    game.decide(game.decision!, [0, 4])
    expect(game.decision).toMatchObject({ rule: "103.5" })
    const { state } = game
    const own = state.objects.filter((object) => object?.owner === 0)
    const found = own.filter((object) => state.definitions[object!.def].name === "Spires")
    expect(found.map((object) => colorIdentity(state.definitions[object!.def]))).toEqual(
      expect.arrayContaining([
        ["U", "R"],
        ["W", "G"],
      ]),
    )
    const id = move(state, { id: found[0]!.id, to: "battlefield", rule: "1" })
    expect(characteristics(state, id).abilities).toMatchObject([
      { ability: "activated", effect: { mana: { choice: expect.toSatisfy((c) => c.length === 2) } } },
    ])
  })
})
