import { describe, expect, it } from "vitest"
import { landCard } from "../../casting/testing/table.ts"
import { hash } from "../../state/hash.ts"
import { card, when } from "../../testing/table.ts"
import { Game } from "../game.ts"
import { createState, place } from "../setup/setup.ts"
import { codeOf, setup } from "../testing/game.ts"
import type { SavedState } from "./saved-game.ts"

/** "At the beginning of your upkeep, shuffle your graveyard into your library." */
const circle = card({
  name: "Circle",
  types: ["enchantment"],
  abilities: [
    when(
      { on: "step", step: "upkeep", player: { who: "you" } },
      { do: "shuffle", into: { sel: "all", filter: { is: "any" }, zone: "graveyard", of: { who: "you" } } },
    ),
  ],
})

/** Cards go round: hands are discarded down to, and graveyards become libraries again. */
function endlessGame(): Game {
  const s = createState(setup(2, Array(30).fill(landCard("Forest"))))
  for (const player of [0, 1]) place(s, player, "battlefield", circle)
  return Game.from(s)
}

/** All pass, attack with nothing and discard what they must until so many turns have begun. */
function playUntil(game: Game, turn: number): void {
  while (game.state.turn.number < turn) {
    const decision = game.decision!
    const least = decision.kind === "choose" ? Array.from({ length: decision.min }, (_, i) => i) : []
    game.decide(decision, decision.kind === "priority" || decision.kind === "confirm" ? 0 : least)
  }
}

/** The save with its state written in another way. */
function rewritten(game: Game, change: (state: SavedState) => Partial<SavedState>): string {
  const { apnap, turns, state } = JSON.parse(game.save({ history: false }))
  const body = `"turns":${JSON.stringify(turns)},"state":${JSON.stringify({ ...state, ...change(state) })}}`
  return `{"apnap":${apnap},"hash":"${hash(body)}",${body}`
}

describe("the objects of a save", () => {
  it("are those that exist: without history, the save of a long game is no longer than that of a short one", () => {
    const game = endlessGame()
    playUntil(game, 40)
    const [before, ids] = [game.save({ history: false }).length, game.state.nextId]
    playUntil(game, 240)
    expect(game.state.nextId).toBeGreaterThan(ids * 3)
    expect(game.save({ history: false }).length).toBeLessThan(before * 1.05)
    expect(Game.load(game.save()).digest()).toBe(game.digest())
  })

  it("are joined by all that is known of those that are gone", () => {
    const game = endlessGame()
    playUntil(game, 20)
    const text = rewritten(game, ({ past }) => ({
      past: Object.fromEntries(
        Object.entries(past).map(([id, one]) => [id, { ...one, parts: [1], attachments: [2], unseen: true }]),
      ),
    }))
    const { past } = JSON.parse(Game.load(text).save({ history: false })).state
    expect(past).not.toEqual({})
    for (const one of Object.values(past))
      expect(one).toMatchObject({ parts: [1], attachments: [2], unseen: true })
  })

  it("older saves have null in the places of those that are no more", () => {
    const game = endlessGame()
    playUntil(game, 20)
    const older = rewritten(game, ({ objects, nextId }) => {
      const byId = new Map(objects.map((object) => [object?.id, object]))
      return { objects: Array.from({ length: nextId }, (_, id) => byId.get(id) ?? null) }
    })
    expect(Game.load(older).digest()).toBe(game.digest())
  })

  it("400.1: a game saved before there was an ante zone goes on", () => {
    const game = endlessGame()
    expect(Game.load(rewritten(game, () => ({ ante: undefined }))).digest()).toBe(game.digest())
  })

  it("400.7: no two have one id, and none an id that was not given", () => {
    const game = endlessGame()
    const faults: ((state: SavedState) => Partial<SavedState>)[] = [
      ({ objects }) => ({ objects: [...objects, objects[3]] }),
      ({ objects }) => ({ objects: objects.slice(1) }),
      ({ nextId }) => ({ nextId: nextId - 1 }),
      () => ({ nextId: 1e9 }),
      ({ nextId }) => ({ nextId: nextId + 0.5 }),
    ]
    for (const fault of faults) expect(codeOf(() => Game.load(rewritten(game, fault)))).toBe("bad-save")
  })
})
