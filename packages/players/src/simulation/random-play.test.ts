import { DECK_NAMES, deckByName, EMBEDDED, findCard } from "@apnap/cards"
import {
  type CardDefinition,
  createState,
  digest,
  Game,
  loadState,
  playOut,
  type State,
  saveState,
  viewOf,
} from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { dice, randomAnswer, randomPlayer } from "../random.ts"
import { checkedGame, playRandomly } from "./simulate.ts"

function duel(seed: number) {
  const deck = (i: number) => deckByName(DECK_NAMES[i % DECK_NAMES.length])!.main
  return {
    players: [
      { name: "A", deck: deck(seed) },
      { name: "B", deck: deck(seed * 3 + 1) },
    ],
    seed,
  }
}

/** Thirty-six cards drawn from all that are embedded, with lands that can pay for them. */
function pile(seed: number): CardDefinition[] {
  const roll = dice(seed)
  const spells = Array.from(
    { length: 36 },
    (_, i) => EMBEDDED[(seed * 36 + i * 7 + Math.floor(roll() * 3)) % EMBEDDED.length],
  )
  const lands = ["City of Brass", "Plains", "Island", "Swamp", "Mountain", "Forest"].flatMap((name) =>
    Array.from({ length: 4 }, () => findCard(name)!),
  )
  return [...spells, ...lands]
}

/** Cards that are not tokens, copies or other helpers, wherever they are. */
function cardsOf(s: State): number[] {
  const zones = [
    s.battlefield,
    s.stack,
    s.exile,
    s.command,
    ...s.players.flatMap((p) => [p.library, p.hand, p.graveyard, p.outside]),
  ]
  return zones
    .flatMap((zone) => zone.flatMap((id) => (s.objects[id]!.kind === "card" ? [s.objects[id]!.card] : [])))
    .sort((a, b) => a - b)
}

describe("random play", () => {
  it("checking mode: the same seed in process, with external answers and with a save and load at each decision ends alike", () => {
    for (let seed = 1; seed <= 16; seed++) {
      const { inProcess, external, reloaded } = checkedGame(duel(seed), seed)
      expect([seed, external, reloaded]).toEqual([seed, inProcess, inProcess])
    }
  }, 120_000)

  it("games between the eight decks end, and no card is lost or doubled on the way", () => {
    for (let seed = 1; seed <= 40; seed++) {
      const setup = duel(seed)
      let s = createState(setup)
      const before = cardsOf(s)
      const player = randomPlayer(dice(seed))
      while (s.over === null && s.turn.number < 300) {
        s = playOut(s, player, 50)
        expect([seed, s.turn.number, cardsOf(s)]).toEqual([seed, s.turn.number, before])
      }
      expect([seed, s.over === null]).toEqual([seed, false])
    }
  }, 120_000)

  it("games with piles of all embedded cards run without a failure", () => {
    for (let seed = 1; seed <= 40; seed++) {
      const setup = {
        players: [
          { name: "A", deck: pile(seed) },
          { name: "B", deck: pile(seed + 40) },
        ],
        seed,
      }
      expect(() => playRandomly(setup, randomPlayer(dice(seed)), 100), `seed ${seed}`).not.toThrow()
    }
  }, 120_000)

  it("a fork and a reload play on alike, and leave the original as it was", () => {
    const game = Game.start(duel(5))
    const roll = dice(5)
    for (let i = 0; i < 60 && game.decision !== null; i++) tryDecide(game, roll)
    const before = game.digest()
    const fork = game.fork()
    const loaded = Game.load(game.save())
    const [a, b] = [dice(9), dice(9)]
    for (let i = 0; i < 60; i++) {
      tryDecide(fork, a)
      tryDecide(loaded, b)
    }
    expect(fork.digest()).toBe(loaded.digest())
    expect(game.digest()).toBe(before)
  })

  it("400.2: a view holds no card of a hidden zone of somebody else", () => {
    const s = playOut(createState(duel(3)), randomPlayer(dice(3)), 40)
    const hidden = new Set([...s.players[1].hand, ...s.players[0].library, ...s.players[1].library])
    const ids = JSON.stringify(viewOf(s, 0))
      .match(/"id":\d+/g)!
      .map((text) => Number(text.slice(5)))
    const objects = ids.filter((id) => id > 1)
    expect(objects.filter((id) => hidden.has(id))).toEqual([])
  })

  it("a state saved and loaded has the same digest", () => {
    const s = playOut(createState(duel(8)), randomPlayer(dice(8)), 100)
    expect(digest(loadState(saveState(s)))).toBe(digest(s))
  })
})

function tryDecide(game: Game, roll: () => number): void {
  if (game.decision === null) return
  try {
    game.decide(game.decision, randomAnswer(game.decision, roll))
  } catch (error) {
    expect((error as { code: string }).code).toBe("illegal-answer")
  }
}
