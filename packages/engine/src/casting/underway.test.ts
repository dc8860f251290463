import { describe, expect, it } from "vitest"
import { Game } from "../game/game.ts"
import { createState, place } from "../game/setup/setup.ts"
import type { CardDefinition } from "../language/card.ts"
import { writable } from "../state/writing/edit.ts"
import { card, names } from "../testing/table.ts"
import { creature, instant, landCard, tapAbility } from "./testing/table.ts"

const forest = landCard("Forest")
/** Makes mana, and draws a card as it does. */
const sphere = card({
  name: "Sphere",
  types: ["artifact"],
  abilities: [
    tapAbility({
      effect: {
        do: "sequence",
        of: [
          { do: "addMana", mana: { mana: "{G}" } },
          { do: "draw", count: 1 },
        ],
      },
    }),
  ],
})
const growth = instant("Growth", "{G}", { effect: { do: "gainLife", amount: 1 } })

/** A, who pays by hand, has begun to cast Growth and made mana with the Sphere. */
function proposed(...more: readonly CardDefinition[]): Game {
  const deck = [...Array(10).fill(forest), creature("Second"), creature("First")]
  const s = createState({
    players: ["A", "B"].map((name) => ({ name, deck })),
    openingHands: false,
    shuffle: false,
  })
  place(s, 0, "hand", growth)
  for (const one of [forest, sphere, ...more]) place(s, 0, "battlefield", one)
  writable(s).players[0] = { ...s.players[0], paysByHand: true }
  const game = Game.from(s)
  while (game.state.turn.step !== "precombatMain") game.decide(game.serial, 0)
  const { decision } = game
  const options = decision?.kind === "priority" ? decision.options : []
  game.decide(
    game.serial,
    options.findIndex((o) => o.do === "cast"),
  )
  const paying = game.decision
  const steps = paying?.kind === "option" ? paying.options : []
  game.decide(game.serial, [
    steps.findIndex(({ object = 0 }) => object !== 0 && names(game.state, [object])[0] === "Sphere"),
  ])
  return game
}

const hand = (game: Game) => game.view(0, { inProgress: true }).players[0].cards.map(({ name }) => name)
const top = (game: Game) => game.view(1, { inProgress: true }).players[0].libraryTop?.name

describe("while a spell is being cast", () => {
  it("121.8: a card that is drawn is seen only once the spell is cast", () => {
    const game = proposed()
    expect(hand(game)).toEqual([""])
    game.decide(game.serial, [0])
    expect([game.state.stack.length, hand(game)]).toEqual([1, ["First"]])
  })

  it("121.8: it may be revealed as it was drawn after that", () => {
    const first = card({
      name: "Mind",
      types: ["enchantment"],
      abilities: [
        {
          ability: "static",
          effects: [{ static: "revealsFirstDraw", who: { who: "you" }, optional: true }],
        },
      ],
    })
    const game = proposed(first)
    game.decide(game.serial, [0])
    expect([game.decision?.purpose, hand(game)]).toEqual(["revealDrawn", ["First"]])
  })

  it("401.5: the new card on top of a library that is played with its top card revealed is seen only then", () => {
    const open = card({
      name: "Vision",
      types: ["enchantment"],
      abilities: [
        {
          ability: "static",
          effects: [{ static: "revealed", what: "libraryTop", of: { who: "you" } }],
        },
      ],
    })
    const game = proposed(open)
    expect(top(game)).toBeUndefined()
    game.decide(game.serial, [0])
    expect(top(game)).toBe("Second")
  })
})
