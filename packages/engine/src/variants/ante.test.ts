import { describe, expect, it } from "vitest"
import { contextOf } from "../characteristics/context.ts"
import { concede, drawGame } from "../events/moving/leave-game.ts"
import { Game } from "../game/game.ts"
import { loadState, saveState } from "../game/saving/save.ts"
import { viewOf } from "../game/view/view.ts"
import { run } from "../interpreter/testing/run.ts"
import type { Ability } from "../language/ability.ts"
import type { Effect } from "../language/effects/effect.ts"
import { restartGame } from "../one-shot/players/restart.ts"
import type { GameSetup } from "../state/game-setup.ts"
import { objectNow } from "../state/object-now.ts"
import type { State } from "../state/state.ts"
import { edit } from "../state/writing/edit.ts"
import { card, creature, names, put, settle } from "../testing/table.ts"
import { bear, playUntil } from "./testing/game.ts"

const cards = Array.from({ length: 30 }, (_, i) => creature(`Bear ${i}`))
const forAnte: Ability = { ability: "static", effects: [{ static: "forAnte" }] }
const contract = card({ name: "Contract", types: ["sorcery"], abilities: [forAnte] })

function start(more: Partial<GameSetup> = {}, seats = "AB"): Game {
  const players = [...seats].map((name) => ({ name, deck: cards }))
  return Game.start({ players, variant: "ante", startingPlayer: 1, ...more })
}
const begun = (game: Game): State => {
  playUntil(game, (s) => s.turn.step === "precombatMain")
  return game.state
}
const owners = (s: State) => s.ante.map((id) => objectNow(s, id).owner)
/** Runs the instruction as player A's. */
const does = (s: State, effect: Effect) => run(s, effect, { you: 0 })
const top = (who: "you" | "players"): Effect => ({
  do: "move",
  what: { sel: "libraryTop", of: { who }, count: 1 },
  to: "ante",
  player: { who },
})

describe("ante (407)", () => {
  it("407.1: is an option: without it nothing is anted, and the result says nothing of it", () => {
    const s = begun(start({ variant: [] }))
    expect([s.ante, viewOf(s, 0).ante]).toEqual([[], undefined])
    concede(s, 0)
    expect(s.over).toEqual({ winners: [1], rule: "104.2a" })
  })

  it("407.2: each player antes a random card of their deck after the starting player is known and before hands are drawn", () => {
    const game = start()
    const s = game.state
    expect(owners(s)).toEqual([1, 0])
    const kinds = game.history().flatMap((e) => (e.kind === "moves" && e.to === "ante" ? [e.from] : [e.kind]))
    expect(kinds.slice(0, 4)).toEqual(["startingPlayer", "library", "library", "moves"])
    expect(s.players.map((p) => p.library.length + p.hand.length)).toEqual([29, 29])
  })

  it("407.2: which card is chance, also where decks are not shuffled; a player without cards antes none", () => {
    const first = (seed: number) => {
      const { state } = start({ seed, shuffle: false })
      return names(state, state.ante).join()
    }
    expect(new Set([1, 2, 3, 4, 5, 6].map(first)).size).toBeGreaterThan(3)
    const players = ["A", "B"].map((name, seat) => ({ name, deck: seat === 0 ? [] : cards }))
    expect(owners(start({ players }).state)).toEqual([1])
  })

  it("407.2, 400.2: anyone may look at the anted cards at any time", () => {
    const s = begun(start())
    for (const viewer of [0, 1, -1])
      expect(viewOf(s, viewer).ante?.map(({ name, known }) => [name, known])).toEqual(
        names(s, s.ante).map((name) => [name, true]),
      )
  })

  it("407.2: at the end the winner becomes the owner of all the anted cards; within the game they keep their owners", () => {
    const s = begun(start())
    const anted = s.ante
    concede(s, 0)
    expect(s.over).toEqual({ winners: [1], rule: "104.2a", ante: anted })
    expect(owners(s)).toEqual([1, 0])
    expect(loadState(saveState(s)).over).toEqual(s.over)
  })

  it("407.2: nobody becomes the owner of anted cards in a drawn game", () => {
    const s = begun(start())
    drawGame(s)
    expect([s.over?.winners, s.over?.ante]).toEqual([[], undefined])
  })

  it("407.2, 729.5: a subgame has no ante", () => {
    const spell: Ability = {
      ability: "spell",
      effect: { do: "subgame", then: { do: "gainLife", amount: 1 } },
    }
    const nights = card({ name: "Nights", types: ["sorcery"], cost: "{0}", abilities: [spell] })
    const game = start({
      players: ["A", "B"].map((name) => ({ name, deck: Array(40).fill(nights) })),
    })
    const main = begun(game).ante
    const { decision } = game
    game.decide(
      decision!,
      decision?.kind === "priority" ? decision.options.findIndex((a) => a.do === "cast") : 0,
    )
    playUntil(game, (s) => s.subgame?.stage === "playing" && s.turn.step === "upkeep")
    expect(game.state.ante).toEqual([])
    game.concede(0)
    expect([game.over, game.state.ante]).toEqual([false, main])
  })

  it("407.2, 727.2: after a restart the anted cards are in the decks again, and each player antes anew", () => {
    const s = begun(start())
    does(s, top("players"))
    expect(owners(s)).toEqual([1, 0, 1, 0])
    restartGame(s, { do: "restartGame" }, contextOf(0, 0))
    expect(s.ante).toEqual([])
    expect(s.players.map((p) => p.library.length)).toEqual([30, 30])
  })

  it("407.3: cards for games with ante are in no deck, no sideboard, and no companion of other games", () => {
    const bring = (more: object, variant: string[] = []) => {
      const players = ["A", "B"].map((name, seat) => ({ name, deck: cards, ...(seat === 1 && more) }))
      return () => Game.start({ players, variant })
    }
    const refused = expect.objectContaining({ code: "ante", rule: "407.3" })
    expect(bring({ deck: [...cards, contract] })).toThrow(refused)
    expect(bring({ sideboard: [contract] })).toThrow(refused)
    expect(bring({ companion: contract })).toThrow(refused)
    expect(bring({ deck: [...cards, contract], sideboard: [contract] }, ["ante"])).not.toThrow()
    expect(bring({ deck: [...cards, bear] })).not.toThrow()
  })

  it("407.4: to ante an object is to put it into the ante zone from where it is, face up", () => {
    const s = begun(start())
    const before = s.ante
    const permanent = put(s, 0, bear)
    does(s, { do: "move", what: { sel: "all", filter: { is: "name", name: "Bear" } }, to: "ante" })
    does(s, top("you"))
    expect(names(s, s.ante).slice(2)).toEqual(["Bear", expect.stringContaining("Bear ")])
    expect(s.objects[permanent]).toBeUndefined()
    expect(s.ante.slice(0, 2)).toEqual(before)
  })

  it("407.4: only the owner can ante an object", () => {
    const s = begun(start())
    const stolen = put(s, 1, bear)
    edit(s, stolen).controller = 0
    const others: Effect = {
      do: "move",
      what: { sel: "all", filter: { is: "name", name: "Bear" } },
      to: "ante",
    }
    does(s, others)
    expect([s.battlefield, owners(s)]).toEqual([[stolen], [1, 0]])
    does(s, { ...others, player: { who: "players" } })
    expect([s.battlefield, owners(s)]).toEqual([[], [1, 0, 1]])
  })

  it("407.4, 704.5d: a token that is anted ceases to exist", () => {
    const s = begun(start())
    put(s, 0, bear, "battlefield", { kind: "token" })
    does(s, { do: "move", what: { sel: "all", filter: { is: "name", name: "Bear" } }, to: "ante" })
    expect(s.ante).toHaveLength(3)
    settle(s)
    expect(s.ante).toHaveLength(2)
  })

  it("800.4n: what a player who leaves has anted stays, and goes to the winner", () => {
    const s = begun(start({ variant: ["freeForAll", "ante"] }, "ABC"))
    const anted = s.ante
    expect(owners(s)).toEqual([1, 2, 0])
    const [stays] = [0, 2].map((player) => put(s, player, bear))
    concede(s, 2)
    expect([s.battlefield, s.ante, s.over]).toEqual([[stays], anted, null])
    concede(s, 0)
    expect(s.over?.ante).toEqual(anted)
  })
})
