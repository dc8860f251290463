import { DECK_NAMES, deckByName } from "@apnap/cards"
import { characteristics, Game, type PlayerId, type State } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { position } from "../opponents/testing/position.ts"
import { dice } from "../random.ts"
import { usualAnswer } from "../search/search.ts"
import { imagine } from "./world.ts"

/** A game between two decks after some decisions. */
function begun(decisions: number): Game {
  const game = Game.start({
    players: DECK_NAMES.slice(0, 2).map((name) => ({ name, deck: deckByName(name)!.main })),
    seed: 4,
  })
  const roll = dice(4)
  for (let i = 0; i < decisions; i++) game.decide(game.decision!, usualAnswer(game, roll))
  return game
}

const defs = (s: State, ids: readonly number[]) => ids.map((id) => s.objects[id]!.def)
const hidden = (s: State, viewer: PlayerId, owner: PlayerId) => {
  const { hand, library } = s.players[owner]
  return defs(s, owner === viewer ? library : [...hand, ...library])
}

describe("an imagined world (400.2)", () => {
  const game = begun(60)
  const viewer = game.decision!.player
  const other = 1 - viewer
  const worlds = [1, 2, 3].map((seed) => imagine(game, viewer, seed)!.state)

  it("has the same cards, dealt anew among the hidden places of each player", () => {
    for (const world of worlds)
      for (const owner of [viewer, other])
        expect(hidden(world, viewer, owner).sort()).toEqual(hidden(game.state, viewer, owner).sort())
    const hands = worlds.map((world) => JSON.stringify(hidden(world, viewer, other)))
    expect(new Set(hands).size).toBe(3)
  })

  it("has all that the player sees as it is", () => {
    for (const world of worlds) {
      const seen = (s: State) => [
        defs(s, s.players[viewer].hand),
        s.players.map((p) => [p.life, p.hand.length, p.library.length, defs(s, p.graveyard)]),
        defs(s, s.battlefield),
      ]
      expect(seen(world)).toEqual(seen(game.state))
    }
  })

  it("is the same whichever cards are hidden where: it tells nothing of them", () => {
    const swapped = game.fork()
    const { hand, library } = swapped.state.players[other]
    const [a, b] = [hand[0], library[7]].map((id) => swapped.state.objects[id]!)
    const [first, second] = [{ ...a }, { ...b }]
    Object.assign(a, { def: second.def, card: second.card })
    Object.assign(b, { def: first.def, card: first.card })
    const world = imagine(swapped, viewer, 1)!.state
    expect(hidden(world, viewer, other)).toEqual(hidden(worlds[0], viewer, other))
  })

  it("leaves the game as it is, and is the same for the same seed", () => {
    const before = JSON.stringify(hidden(game.state, viewer, other))
    const again = imagine(game, viewer, 1)!.state
    expect(hidden(again, viewer, other)).toEqual(hidden(worlds[0], viewer, other))
    expect(JSON.stringify(hidden(game.state, viewer, other))).toBe(before)
  })

  it("has a hand of its own for each world: what could be cast in one is not what can be cast in another (601.3)", () => {
    const theirs = { hand: ["Shock", "Forest"], battlefield: ["Mountain"], library: ["Shock", "Shock"] }
    const start = position("precombatMain", [{}, theirs])
    for (let seed = 1; seed <= 12; seed++) {
      const world = imagine(start, 0, seed)!
      world.decide(world.decision!, 0)
      const d = world.decision!
      const casts = d.kind === "priority" ? d.options.filter((o) => o.do === "cast") : []
      const { state: now } = world
      const shocks = now.players[1].hand.filter((id) => characteristics(now, id).name === "Shock")
      expect(casts.map((o) => o.object)).toEqual(shocks)
    }
  })
})
