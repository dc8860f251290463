import { EMBEDDED } from "@apnap/cards"
import { type Action, Game, type GameSetup, objectOf, type PriorityDecision, type State } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { dice, randomAnswer } from "../random.ts"

/** Players with forty of the embedded cards each. */
function table(players: number, seed: number): GameSetup {
  const deck = (player: number) =>
    Array.from({ length: 40 }, (_, i) => EMBEDDED[(seed * 131 + player * 57 + i * 13) % EMBEDDED.length])
  return {
    players: Array.from({ length: players }, (_, i) => ({ name: `P${i}`, deck: deck(i) })),
    seed,
  }
}

/** A random answer; refused declarations are replaced by the minimum. */
function step(game: Game, roll: () => number): void {
  const decision = game.decision!
  try {
    game.decide(decision, randomAnswer(decision, roll))
  } catch (error) {
    expect((error as { code: string }).code).toBe("illegal-answer")
    const again = game.decision!
    if (again.kind === "attackers" || again.kind === "blockers") game.decide(again, again.least)
  }
}

/** Every conceivable action: each object in each way. */
function conceivable(s: State): Action[] {
  const out: Action[] = []
  for (const zone of [
    s.battlefield,
    s.stack,
    s.exile,
    s.command,
    ...s.players.flatMap((p) => [p.hand, p.graveyard]),
  ])
    for (const object of zone) {
      const faces = s.definitions[objectOf(s, object)!.def].faces.length
      for (let face = 0; face < faces; face++) {
        out.push({ do: "play", object, face })
        for (const way of ["", "flashback", "free", "morph"] as const)
          out.push({ do: "cast", object, face, way })
      }
      for (let ability = 0; ability < 4; ability++)
        out.push({ do: "activate", object, ability }, { do: "activate", object, ability, mana: true })
      for (const what of ["turnFaceUp", "foretell", "suspend"]) out.push({ do: "special", object, what })
    }
  return out
}

const keyOf = (a: Action) => JSON.stringify(Object.entries(a).sort(([x], [y]) => (x < y ? -1 : 1)))

function checkWhys(game: Game, decision: PriorityDecision): void {
  const options = new Set(decision.options.map(keyOf))
  for (const option of decision.options) expect([option, game.why(option)]).toEqual([option, null])
  for (const action of conceivable(game.state)) {
    const why = game.why(action)
    if (options.has(keyOf(action))) continue
    expect([action, why?.rule]).toEqual([action, expect.stringMatching(/^\d{3}(\.\d+[a-z]?)?$/)])
  }
}

describe("the public face in random games", () => {
  it("whatever is no option can say why, with its rule, and options have no reason", () => {
    for (let seed = 1; seed <= 12; seed++) {
      const game = Game.start(table(2, seed))
      const roll = dice(seed)
      for (let i = 0; i < 250 && game.decision !== null; i++) {
        if (game.decision.kind === "priority" && i % 5 === 0) checkWhys(game, game.decision)
        step(game, roll)
      }
    }
  }, 120_000)

  it("104.3a: players concede at random moments, and the others play on to the end", () => {
    for (let seed = 1; seed <= 25; seed++) {
      const game = Game.start(table(4, seed))
      const roll = dice(seed)
      for (let i = 0; i < 600 && game.decision !== null; i++) {
        if (i % 60 === 59) {
          const left = game.state.players.filter((p) => p.left === null)
          const { id } = left[Math.floor(roll() * left.length)]
          game.concede(id)
          expect(game.state.players[id].left).toMatchObject({ how: "lost", rule: "104.3a" })
        } else step(game, roll)
        if (game.decision !== null) expect(game.state.players[game.decision.player].left).toBeNull()
      }
      expect([seed, game.over]).toEqual([seed, true])
    }
  }, 120_000)

  it("each event of the history has the number of its rule, also after a save and a load", () => {
    const game = Game.start(table(2, 5))
    const roll = dice(5)
    for (let i = 0; i < 400 && game.decision !== null; i++) step(game, roll)
    const history = Game.load(game.save()).history()
    expect(history).toEqual(game.history())
    for (const event of history)
      expect([event, event.rule]).toEqual([event, expect.stringMatching(/^\d{3}(\.\d+[a-z]?)?$/)])
  })
})
