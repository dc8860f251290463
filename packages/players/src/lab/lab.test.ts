import { compileCard, deckByName } from "@apnap/cards"
import { describe, expect, it, vi } from "vitest"
import { observations, playChunk } from "./chunk.ts"
import { playLabGame, rulesetOf } from "./lab-game.ts"
import { StudyProgress } from "./progress.ts"
import type { Arm, Chunk, Contest, Study } from "./study.ts"

const rules = { ruleset: "current" }
const arm = (name: string, a: string, b: string): Arm => ({ name, decks: [a, b], rules })
const cards = (name: string) => deckByName(name)!.main
const bolts = cards("burn").map((card) =>
  card.name === "Shock" ? cards("burn").find((other) => other.name === "Lightning Bolt")! : card,
)

const study: Study = {
  kind: "matrix",
  level: "greedy",
  lines: 1,
  seed: 9,
  decks: { burn: cards("burn"), tokens: cards("tokens"), bolts },
  contests: [
    { names: ["burn", "tokens"], arms: [arm("", "burn", "tokens")] },
    { names: ["burn", "tokens"], arms: [arm("Shock", "burn", "tokens"), arm("Bolt", "bolts", "tokens")] },
  ],
}
const shocks = study.contests[1].arms[0]

describe("a game of a study", () => {
  it("follows from the study and the seed alone", () => {
    const one = playLabGame(study, shocks, 4, 0)
    expect(playLabGame(structuredClone(study), shocks, 4, 0)).toEqual(one)
    expect(one.game).toMatchObject({ arm: "Shock", seed: 4, seat: 0, cut: false })
    expect(one.game.turns).toBeGreaterThan(2)
  })

  it("hangs on no clock: by one on which seconds pass with every look, it is the same game", () => {
    const one = playLabGame(study, shocks, 4, 0)
    let now = 0
    const clock = vi.spyOn(performance, "now").mockImplementation(() => (now += 1000))
    expect(playLabGame(study, shocks, 4, 0)).toEqual(one)
    clock.mockRestore()
  })

  it("tells of A and B whichever seat they have", () => {
    for (const seat of [0, 1] as const) {
      const [a, b] = playLabGame(study, shocks, 4, seat).uses
      const own = (deck: string) => new Set(study.decks[deck].map((card) => card.name))
      for (const name of a.drawn) expect(own("burn")).toContain(name)
      for (const name of b.drawn) expect(own("tokens")).toContain(name)
      expect(a.drawn).toContain("Mountain")
      expect(a.played).toContain("Mountain")
      for (const name of a.played) expect(a.drawn).toContain(name)
    }
  })

  it("103.2b: has what is beside a deck: a companion is revealed, or refused where the deck doesn't meet its condition", () => {
    const small = (limit: number) => {
      const companion = compileCard({
        name: "Mate",
        layout: "normal",
        mana_cost: "{W}{W}{W}",
        type_line: "Legendary Creature — Cat",
        oracle_text: `Companion — Each permanent card in your starting deck has mana value ${limit} or less.`,
        power: "1",
        toughness: "1",
      }).definition
      return { ...study, beside: { burn: { sideboard: [companion], companion } } }
    }
    expect(playLabGame(small(9), shocks, 4, 0).game.cut).toBe(false)
    expect(() => playLabGame(small(0), shocks, 4, 0)).toThrow(/condition of Mate/)
  })

  it("103.5: counts mulligans, and a hand that was put back was not drawn", () => {
    const games = Array.from({ length: 30 }, (_, i) => playLabGame(study, shocks, 100 + i, 0))
    expect(games.some(({ game }) => game.mulligans[0] + game.mulligans[1] > 0)).toBe(true)
    for (const { game } of games) for (const count of game.mulligans) expect(count).toBeLessThan(8)
  })

  it("701.24: with another card in one place, the draws are the same but for that card", () => {
    const [shock, bolt] = study.contests[1].arms.map((one) => playLabGame(study, one, 12, 0))
    expect(bolt.game.starter).toBe(shock.game.starter)
    const others = (names: ReadonlySet<string>) =>
      [...names].filter((name) => !/Shock|Bolt/.test(name)).sort()
    if (shock.game.turns === bolt.game.turns)
      expect(others(bolt.uses[0].drawn)).toEqual(others(shock.uses[0].drawn))
    expect(bolt.uses[0].drawn).not.toContain("Shock")
  })

  it("is played by the rules of its arm, or by one knob of them", () => {
    const old = rulesetOf({ ruleset: "2003-07" })
    const mixed = rulesetOf({ ruleset: "current", knob: { name: "legendRule", of: "2003-07" } })
    expect(mixed.knobs.legendRule).toBe(old.knobs.legendRule)
    expect({ ...mixed.knobs, legendRule: "" }).toEqual({ ...rulesetOf(rules).knobs, legendRule: "" })
    expect(() => rulesetOf({ ruleset: "never" })).toThrow("unknown-ruleset: ")
  })
})

describe("a chunk", () => {
  it("is blocks of all arms in both seats, and counts the cards of their games", () => {
    const { games, cards } = playChunk(study, { contest: 1, from: 3, blocks: 2 })
    expect(games.map(({ arm, seed, seat }) => `${arm} ${seed} ${seat}`)).toEqual([
      ...["Shock 12 0", "Shock 12 1", "Bolt 12 0", "Bolt 12 1"],
      ...["Shock 13 0", "Shock 13 1", "Bolt 13 0", "Bolt 13 1"],
    ])
    const mountains = cards.filter(({ card, side }) => card === "Mountain" && side === "a")
    expect(mountains.map(({ arm, drawn }) => [arm, drawn])).toEqual([
      ["Shock", 4],
      ["Bolt", 4],
    ])
  })

  it("says a share for each block, or by how much the second arm's is larger", () => {
    const game = (winner: "a" | "b" | null) => ({ ...playLabGame(study, shocks, 4, 0).game, winner })
    const [one, two] = study.contests
    expect(observations(one, [game("a"), game("b"), game("a"), game(null)])).toEqual([0.5, 0.75])
    expect(observations(two, [game("a"), game("b"), game("a"), game("a")])).toEqual([0.5])
  })
})

describe("the progress of a study", () => {
  const won = (contest: Contest, { from, blocks }: Chunk) => {
    const base = { starter: "a", cut: false, turns: 5, decisions: 9, mulligans: [0, 0] } as const
    const games = Array.from({ length: blocks }, (_, i) =>
      contest.arms.flatMap(({ name }) =>
        ([0, 1] as const).map((seat) => ({
          ...{ ...base, arm: name, seed: from + i, seat },
          winner: (from + i) % 3 === 0 ? ("b" as const) : ("a" as const),
        })),
      ),
    )
    return { games: games.flat(), cards: [] }
  }
  const limits = { halfWidth: 0.1, mostGames: 10_000 }

  it("asks for chunks of 32 games until the interval is as asked for, in whatever order they come in", () => {
    const played = [false, true].map((backwards) => {
      const progress = new StudyProgress({ ...study, contests: study.contests.slice(0, 1) }, limits)
      const asked: Chunk[] = []
      for (let stage = progress.next(); stage.length > 0; stage = progress.next()) {
        for (const chunk of backwards ? stage.toReversed() : stage)
          progress.add(chunk, won(study.contests[0], chunk))
        asked.push(...stage)
      }
      return { asked, estimate: progress.estimate(0) }
    })
    expect(played[1]).toEqual(played[0])
    expect(played[0].asked[0]).toEqual({ contest: 0, from: 0, blocks: 16 })
    expect(played[0].estimate).toMatchObject({ count: 128, mean: expect.closeTo(2 / 3, 2) })
    expect(played[0].estimate.halfWidth).toBeLessThanOrEqual(0.1)
  })

  it("ends at the most games, and counts a chunk that comes twice once", () => {
    const progress = new StudyProgress({ ...study, kind: "card" }, { halfWidth: 0.0001, mostGames: 70 })
    const stage = progress.next()
    for (const chunk of [...stage, ...stage]) progress.add(chunk, won(study.contests[chunk.contest], chunk))
    expect(progress.next()).toEqual([])
    expect(progress.results(0).flatMap(({ games }) => games)).toHaveLength(70)
    expect(progress.estimate(0).count).toBe(35)
  })
})
