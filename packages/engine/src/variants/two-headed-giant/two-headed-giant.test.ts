import { describe, expect, it } from "vitest"
import { legalActions } from "../../casting/offering/legal-actions.ts"
import { contextOf } from "../../characteristics/context.ts"
import { declareAttackers } from "../../combat/attackers.ts"
import { blockCandidates } from "../../combat/can-block.ts"
import { addCounters } from "../../events/counters.ts"
import { dealDamage } from "../../events/damage/damage.ts"
import { execute } from "../../events/interpreter-port.ts"
import { gainLife, loseLife, setLife } from "../../events/life.ts"
import { concede, loseGame, winGame } from "../../events/moving/leave-game.ts"
import { Game } from "../../game/game.ts"
import { createState } from "../../game/setup/setup.ts"
import { viewOf } from "../../game/view/view.ts"
import { setAsker } from "../../state/choose.ts"
import type { AnswerTo, Decision } from "../../state/decision.ts"
import { playerRef } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { writable } from "../../state/writing/edit.ts"
import { asking, card, creature, put, settle, when } from "../../testing/table.ts"
import { advance } from "../../turn/advance.ts"

const bear = creature("Bear")
const land = card({ name: "Forest", types: ["land"], supertypes: ["basic"], subtypes: ["Forest"] })
const names = ["A", "B", "C", "D"]

function table(): State {
  const players = names.map((name) => ({ name, deck: Array.from({ length: 10 }, () => bear) }))
  const s = createState({ players, variant: "twoHeadedGiant", openingHands: false })
  writable(s).turn = {
    ...s.turn,
    number: 3,
    step: "precombatMain",
    phase: "precombatMain",
    stage: "priority",
    nextPlayer: 2,
  }
  return s
}

/** Plays on from a position: everybody passes and declares nothing until this step begins. */
function until(s: State, step: string, asked: Decision[] = []): void {
  for (let i = 0; i < 200 && s.turn.step !== step; i++) pass(s, asked)
}

function pass(s: State, asked: Decision[] = []): void {
  writable(s).answers = []
  writable(s).cursor = 0
  const answers = (d: Decision) => (d.kind === "attackers" || d.kind === "blockers" ? [] : 0)
  asked.push(...everything(answers, () => advance(s)))
}

function everything(answer: (d: Decision) => unknown, act: () => void): Decision[] {
  const asked: Decision[] = []
  const before = setAsker((_s, d) => {
    asked.push(d)
    return answer(d) as AnswerTo<Decision>
  })
  act()
  setAsker(before)
  return asked
}

describe("Two-Headed Giant: a team shares life", () => {
  it("810.4: it begins with 30", () => {
    expect(table().players.map((p) => p.life)).toEqual([30, 30, 30, 30])
  })

  it("810.5: teammates see each other's hands, which stay their own", () => {
    const s = table()
    for (const p of [0, 1, 2, 3]) put(s, p, bear, "hand")
    expect(viewOf(s, 1).players.map((p) => [p.hand, p.cards.length])).toEqual([
      [1, 1],
      [1, 1],
      [1, 0],
      [1, 0],
    ])
  })

  it("810.9: damage and life happen to each player and change the team's total", () => {
    const s = table()
    const source = put(s, 0, bear)
    dealDamage(
      s,
      names.map((_, p) => ({ source, to: playerRef(p), amount: 4 })),
      "120.3",
    )
    expect(s.players.map((p) => p.life)).toEqual([22, 22, 22, 22])
    gainLife(s, 1, 3)
    expect(s.players.map((p) => p.life)).toEqual([25, 25, 22, 22])
  })

  it("810.9c: an effect that sets one player's life total changes the team's", () => {
    const s = table()
    setLife(s, 2, 10, 0)
    expect(s.players.map((p) => p.life)).toEqual([30, 30, 10, 10])
  })

  it("810.9g: when one of them can't gain life, neither can", () => {
    const s = table()
    put(
      s,
      0,
      creature("Leech", 1, 1, [
        {
          ability: "static",
          effects: [{ static: "cant", event: { on: "gainLife", player: { who: "you" } }, what: "gainLife" }],
        },
      ]),
    )
    expect([gainLife(s, 0, 3), gainLife(s, 1, 3), gainLife(s, 2, 3)]).toEqual([0, 0, 3])
  })

  it("704.6a, 810.8c: a team with 0 life loses, and the other wins", () => {
    const s = table()
    loseLife(s, 3, 30)
    settle(s)
    expect(s.over).toEqual({ winners: [0, 1], rule: "104.2a" })
    expect(s.players[2].left).toEqual({ how: "lost", rule: "704.6a" })
  })

  it("704.6b, 810.10: poison counters are shared, and fifteen are fatal, not ten", () => {
    const s = table()
    addCounters(s, playerRef(0), "poison", 8, 2)
    addCounters(s, playerRef(1), "poison", 6, 2)
    settle(s)
    expect(s.over).toBeNull()
    expect(s.players.map((p) => p.counters?.poison)).toEqual([14, 14, undefined, undefined])
    addCounters(s, playerRef(1), "poison", 1, 2)
    settle(s)
    expect(s.players[0].left).toEqual({ how: "lost", rule: "704.6b" })
  })
})

describe("Three-Headed Giant", () => {
  it("810.11: six players who name no teams are two of three", () => {
    const players = [..."ABCDEF"].map((name) => ({ name, deck: [bear] }))
    const s = createState({ players, variant: "twoHeadedGiant", openingHands: false, checkDecks: false })
    expect(s.players.map(({ team }) => team)).toEqual([0, 0, 0, 1, 1, 1])
  })

  it("810.11: each player beyond the second of a team brings 15 life and 5 poison counters", () => {
    const players = [..."ABCDEF"].map((name, seat) => ({ name, deck: [bear], team: seat < 3 ? 0 : 1 }))
    const s = createState({ players, variant: "twoHeadedGiant", openingHands: false, checkDecks: false })
    expect(s.players.map(({ life }) => life)).toEqual([45, 45, 45, 45, 45, 45])
    addCounters(s, playerRef(0), "poison", 19, 3)
    settle(s)
    expect(s.over).toBeNull()
    addCounters(s, playerRef(1), "poison", 1, 3)
    settle(s)
    expect(s.players[0].left).toEqual({ how: "lost", rule: "704.6b" })
  })
})

describe("Two-Headed Giant: teams win and lose as one", () => {
  it("810.8a: one player loses, the team loses", () => {
    const s = table()
    loseGame(s, [{ player: 1, rule: "704.5b" }])
    expect(s.over?.winners).toEqual([2, 3])
  })

  it("810.8a: one player wins, the team wins", () => {
    const s = table()
    winGame(s, 1)
    expect(s.players.map((p) => p.left?.how)).toEqual(["won", "won", "lost", "lost"])
  })

  it("810.8a: while one of them can't lose, neither can", () => {
    const s = table()
    put(
      s,
      0,
      creature("Angel", 4, 4, [
        {
          ability: "static",
          effects: [{ static: "cant", event: { on: "loses", player: { who: "you" } }, what: "lose" }],
        },
      ]),
    )
    loseLife(s, 1, 40)
    settle(s)
    expect(s.over).toBeNull()
  })

  it("810.8b: who concedes takes the team along", () => {
    const s = table()
    concede(s, 2)
    expect(s.over?.winners).toEqual([0, 1])
  })
})

describe("805: shared team turns", () => {
  it("810.2, 805.4: the turn passes to the other team, and 805.4b each of its players draws", () => {
    const s = table()
    until(s, "draw")
    while (s.turn.step === "draw") pass(s)
    expect([s.turn.active, s.players.map((p) => p.hand.length)]).toEqual([2, [0, 0, 1, 1]])
  })

  it("805.4c: each member of the active team may play a land in its turn", () => {
    const s = table()
    for (const p of [0, 1, 2]) put(s, p, land, "hand")
    const plays = [0, 1, 2].map((p) => legalActions(s, p).filter((a) => a.do === "play").length)
    expect(plays).toEqual([1, 1, 0])
  })

  it("805.5: priority goes round the active team before the other team gets it", () => {
    const s = table()
    const asked: Decision[] = []
    writable(s).turn = { ...s.turn, priority: 1 }
    for (let i = 0; i < 4; i++) pass(s, asked)
    expect(asked.map((d) => d.player)).toEqual([1, 0, 2, 3])
  })

  it("805.4d: what triggers at the beginning of each upkeep does so once for the team; 'your upkeep' for either player", () => {
    const s = table()
    const gain = { do: "gainLife" as const, amount: 1 }
    put(s, 0, creature("Each", 1, 1, [when({ on: "step", step: "upkeep" }, gain)]))
    put(s, 3, creature("Own", 1, 1, [when({ on: "step", step: "upkeep", player: { who: "you" } }, gain)]))
    put(
      s,
      0,
      creature("That", 1, 1, [
        when(
          { on: "step", step: "upkeep" },
          { do: "loseLife", amount: 1, player: { who: "bound", name: "player" } },
        ),
      ]),
    )
    until(s, "upkeep")
    expect(s.waiting).toHaveLength(4)
  })

  it("805.10b: the active team has one combined attack, 805.10d the other team one combined block", () => {
    const s = table()
    const mine = [put(s, 0, bear), put(s, 1, bear)]
    const blockers = [put(s, 2, bear), put(s, 3, bear)]
    writable(s).turn = { ...s.turn, step: "declareAttackers", phase: "combat" }
    const [asked] = asking(
      [
        [
          [0, 0],
          [1, 0],
        ],
      ],
      () => declareAttackers(s),
    )
    expect(asked).toMatchObject({ player: 0, kind: "attackers" })
    expect(mine.map((id) => s.objects[id]!.combat?.attacking)).toEqual([playerRef(2), playerRef(2)])
    expect(blockCandidates(s, 2).map((c) => c.creature)).toEqual(blockers)
  })

  it("805.6: the active team chooses first, then the other, each player for themself", () => {
    const s = table()
    writable(s).turn = { ...s.turn, active: 2, priority: 2 }
    for (const p of [0, 0, 1, 1, 2, 2, 3, 3]) put(s, p, bear)
    const filter = { is: "type", type: "creature" } as const
    const askedOf = (who: "players" | "opponents") =>
      asking(who === "players" ? [[0], [0], [0], [0]] : [[0], [0]], () =>
        execute(s, { do: "sacrifice", filter, player: { who } }, contextOf(0, 0)),
      ).map((d) => d.player)
    expect(askedOf("opponents")).toEqual([2, 3])
    for (const p of [2, 3]) put(s, p, bear)
    expect(askedOf("players")).toEqual([2, 3, 0, 1])
  })

  it("103.5d: the players of the team that begins declare first, and one may take a mulligan after a teammate has kept", () => {
    const deck = Array.from({ length: 30 }, () => land)
    const players = names.map((name) => ({ name, deck }))
    const game = Game.start({ players, variant: "twoHeadedGiant", seed: 1, startingPlayer: 2 })
    const asked: number[] = []
    const shuffles = [...game.state.players.map((p) => p.shuffles)]
    for (const again of [0, 1, 0, 0]) {
      asked.push(game.decision!.player)
      expect(game.state.players.map((p) => p.shuffles)).toEqual(shuffles)
      game.decide(game.decision!, again)
    }
    expect(asked).toEqual([2, 3, 0, 1])
    expect(game.decision).toMatchObject({ player: 3, purpose: "mulligan" })
  })

  it("810.6: the team that plays first skips the draw of its first turn, 103.5c the first mulligan is free", () => {
    const deck = Array.from({ length: 30 }, () => land)
    const game = Game.start({
      players: names.map((name) => ({ name, deck })),
      variant: "twoHeadedGiant",
      seed: 1,
    })
    game.decide(game.decision!, 1) // the first player takes a mulligan
    while (game.decision !== null && game.state.turn.step !== "precombatMain") game.decide(game.decision, 0)
    expect(game.state.players.map((p) => p.hand.length)).toEqual([7, 7, 7, 7])
  })
})

describe("Two-Headed Giant is refused", () => {
  const start = (count: number, more: object = {}) =>
    createState({
      players: names.slice(0, count).map((name) => ({ name, deck: [] })),
      variant: "twoHeadedGiant",
      ...more,
    })

  it("810.1: with other than two teams of two", () => {
    expect(() => start(3)).toThrow("810.1")
    expect(() => start(2)).toThrow("810.1")
  })

  it("805.10a: with attack left, 800.2: with another multiplayer variant", () => {
    expect(() => start(4, { options: { attack: "left" } })).toThrow("805.10a")
    expect(() => start(4, { variant: ["twoHeadedGiant", "freeForAll"] })).toThrow("800.2")
  })

  it("805.1: with teammates who do not sit together", () => {
    const players = names.map((name, i) => ({ name, deck: [], team: i % 2 }))
    expect(() => createState({ players, variant: "twoHeadedGiant" })).toThrow("805.1")
  })
})
