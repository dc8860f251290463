import { describe, expect, it } from "vitest"
import { activeStatics } from "../characteristics/layers/derived.ts"
import { dealDamage } from "../events/damage/damage.ts"
import { setDice } from "../state/random/dice.ts"
import { playerRef } from "../state/ref.ts"
import { writable } from "../state/writing/edit.ts"
import { card, creature, names, put, table } from "../testing/table.ts"
import { run } from "./testing/run.ts"

const ALL = { who: "players" } as const

describe("life (119)", () => {
  it("701.12c: totals change places by gaining and losing", () => {
    const s = table()
    writable(s).players[0] = { ...s.players[0], life: 3 }
    run(s, { do: "exchangeLife", a: { who: "you" }, b: { who: "opponents" } })
    expect(s.players.map((p) => p.life)).toEqual([20, 3])
    expect(s.events.map((e) => [e.kind, e.player, e.amount])).toEqual([
      ["gainLife", 0, 17],
      ["loseLife", 1, 17],
    ])
  })

  it("701.12b: two targeted players exchange; with one of them nothing is exchanged", () => {
    const s = table()
    writable(s).players[0] = { ...s.players[0], life: 3 }
    const swap = { do: "exchangeLife", a: { who: "target", slot: 0 } } as const
    run(s, swap, { targets: [[playerRef(0), playerRef(1)]] })
    expect(s.players.map((p) => p.life)).toEqual([20, 3])
    run(s, swap, { targets: [[playerRef(1)]] })
    expect(s.players.map((p) => p.life)).toEqual([20, 3])
    const gap = { n: "lifeDifference", of: { who: "players" } } as const
    run(s, { do: "gainLife", amount: gap })
    expect(s.players[0].life).toBe(37)
  })

  it("119.7: no exchange when the poorer player can't gain life", () => {
    const s = table()
    writable(s).players[0] = { ...s.players[0], life: 3 }
    put(
      s,
      1,
      card({
        name: "Ban",
        types: ["enchantment"],
        abilities: [
          {
            ability: "static",
            effects: [{ static: "cant", event: { on: "gainLife", player: ALL }, what: "gainLife" }],
          },
        ],
      }),
    )
    run(s, { do: "exchangeLife", a: { who: "you" }, b: { who: "opponents" } })
    expect(s.players.map((p) => p.life)).toEqual([3, 20])
  })

  it("119.5: setting a life total is gaining or losing the difference", () => {
    const s = table()
    run(s, { do: "setLife", amount: 10, player: ALL })
    expect(s.players.map((p) => p.life)).toEqual([10, 10])
    expect(new Set(s.events.map((e) => e.batch)).size).toBe(1)
  })
})

describe("discarding (701.9)", () => {
  it("101.4: all choose in turn order, then the cards are discarded together", () => {
    const s = table()
    for (const player of [0, 1]) for (const name of ["A", "B"]) put(s, player, creature(name), "hand")
    const { asked } = run(s, { do: "discard", count: 1, player: ALL }, {}, [[0], [1]])
    expect(asked.map((d) => d.player)).toEqual([0, 1])
    expect(names(s, [...s.players[0].graveyard, ...s.players[1].graveyard])).toEqual(["A", "B"])
    expect(new Set(s.events.filter((e) => e.kind === "discard").map((e) => e.batch)).size).toBe(1)
  })

  it("701.9b: another player chooses when the effect says so", () => {
    const s = table()
    for (const name of ["A", "B"]) put(s, 1, creature(name), "hand")
    const { asked } = run(
      s,
      { do: "discard", count: 1, player: { who: "opponents" }, chooser: { who: "you" } },
      {},
      [[1]],
    )
    expect(asked[0].player).toBe(0)
  })
})

describe("turns, phases and steps (500)", () => {
  it("500.7: extra turns in turn order; the last is taken first", () => {
    const s = table()
    run(s, { do: "extraTurn", player: ALL })
    expect(s.turn.extraTurns.map((t) => t.player)).toEqual([0, 1])
  })

  it("500.8: phases come directly after the present one", () => {
    const s = table()
    writable(s).turn = {
      ...s.turn,
      ahead: [
        { step: "beginningOfCombat", phase: "combat" },
        { step: "end", phase: "ending" },
      ],
    }
    run(s, { do: "extraPhase", phases: ["combat", "postcombatMain"] })
    expect(s.turn.ahead.map((a) => a.step)).toEqual([
      "beginningOfCombat",
      "declareAttackers",
      "declareBlockers",
      "combatDamage",
      "endOfCombat",
      "postcombatMain",
      "beginningOfCombat",
      "end",
    ])
  })

  it("724.1: ending the turn forgets triggers, exiles the stack and goes on with the cleanup step", () => {
    const s = table()
    const source = put(s, 0, creature())
    writable(s).waiting = [
      {
        source,
        controller: 0,
        ability: { ability: "triggered", when: { on: "state", condition: { if: "true" } } },
        bindings: {},
        x: 0,
        index: 0,
      },
    ]
    run(s, { do: "endTurn" })
    expect(s.waiting).toEqual([])
    expect([s.turn.stage, s.turn.ahead.map((a) => a.step)]).toEqual(["end", ["cleanup"]])
  })

  it("724.2g: ending the combat phase does nothing in another phase", () => {
    const s = table()
    run(s, { do: "endPhase" })
    expect(s.turn.stage).toBe("priority")
  })

  it("723.1a: the newest of two effects controls the player's next turn", () => {
    const s = table(3)
    run(
      s,
      { do: "controlPlayer", player: { who: "bound", name: "p" }, turn: "next" },
      { you: 0, context: { bindings: { p: [playerRef(2)] } } },
    )
    run(
      s,
      { do: "controlPlayer", player: { who: "bound", name: "p" }, turn: "next" },
      { you: 1, context: { bindings: { p: [playerRef(2)] } } },
    )
    expect(activeStatics(s, "controlsTurn").map((a) => a.context.you)).toEqual([1])
  })
})

describe("chance (705, 706)", () => {
  it("705.2: until a flip is lost", () => {
    const flips = [true, true, false]
    setDice({ coin: () => flips.shift() })
    const { bindings } = run(table(), {
      do: "flipCoin",
      untilLoss: true,
      bind: "won",
      win: { do: "gainLife", amount: 1 },
    })
    setDice({})
    expect(bindings.won).toBe(2)
  })

  it("706.3a: the row of the table that holds the result happens", () => {
    const s = table()
    setDice({ die: () => 7 })
    run(s, {
      do: "rollDie",
      sides: 20,
      bind: "roll",
      table: [
        { from: 1, to: 6, effect: { do: "gainLife", amount: 1 } },
        { from: 7, to: 20, effect: { do: "gainLife", amount: 5 } },
      ],
    })
    setDice({})
    expect(s.players[0].life).toBe(25)
  })

  it("706.2: of what is rolled, only a result that fits is waited for", () => {
    const s = table()
    const when = { on: "die", player: { who: "you" }, result: { op: ">=", than: 5 } } as const
    const effect = { do: "gainLife", amount: 1 } as const
    put(s, 0, creature("Squirrel", 1, 1, [{ ability: "triggered", when, effect }]))
    const waiting = [4, 5, 6].map((result) => {
      setDice({ die: () => result })
      run(s, { do: "rollDie", sides: 6, bind: "roll" })
      return s.waiting.length
    })
    setDice({})
    expect(waiting).toEqual([0, 1, 2])
  })
})

describe("voting (701.38)", () => {
  it("701.38a: each player in turn order from you; words have effects for each vote", () => {
    const s = table(3)
    const options = [{ label: "grace", each: { do: "gainLife", amount: 1 } as const }, { label: "death" }]
    const { asked, bindings } = run(s, { do: "vote", options, bind: "vote" }, { you: 1 }, [[0], [1], [0]])
    expect(asked.map((d) => d.player)).toEqual([1, 2, 0])
    expect([bindings["vote:grace"], bindings["vote:death"], bindings.vote]).toEqual([2, 1, "grace"])
    expect(s.players[1].life).toBe(22)
  })

  it("701.38a: a word is ahead of the others, or tied with them", () => {
    const s = table(3)
    const options = [{ label: "time" }, { label: "money" }, { label: "fame" }]
    const { bindings } = run(s, { do: "vote", options, bind: "vote" }, { you: 0 }, [[0], [1], [0]])
    expect(["time", "money", "fame"].map((word) => bindings[`vote:${word}:lead`])).toEqual([1, -1, -2])
  })
})

describe("emblems (114)", () => {
  it("114.4: their abilities work in the command zone", () => {
    const s = table()
    const effects = [
      {
        static: "modify",
        what: { sel: "all", filter: { is: "type", type: "creature" } },
        changes: [{ change: "modifyPT", power: 1, toughness: 1 }],
      },
    ] as const
    run(s, { do: "emblem", abilities: [{ ability: "static", effects }] })
    expect(s.command.map((id) => [s.objects[id]!.kind, s.objects[id]!.controller])).toEqual([["emblem", 0]])
    expect(activeStatics(s, "cantBlock")).toEqual([])
  })
})

describe("prevention and redirection (614, 615)", () => {
  it("615.7: a shield prevents that much damage and no more", () => {
    const s = table()
    const source = put(s, 1, creature())
    run(s, { do: "prevent", amount: 3, toPlayers: { who: "you" }, duration: "endOfTurn" })
    dealDamage(s, [{ source, to: playerRef(0), amount: 2 }], "120")
    dealDamage(s, [{ source, to: playerRef(0), amount: 2 }], "120")
    expect([s.players[0].life, s.effects.length]).toEqual([19, 0])
  })

  it("615.7: the next time prevents all of it, once", () => {
    const s = table()
    const source = put(s, 1, creature())
    run(s, { do: "prevent", times: 1, toPlayers: { who: "you" }, duration: "endOfTurn" })
    dealDamage(s, [{ source, to: playerRef(0), amount: 5 }], "120")
    dealDamage(s, [{ source, to: playerRef(0), amount: 1 }], "120")
    expect(s.players[0].life).toBe(19)
  })

  it("614.9: part of the damage is dealt to another instead", () => {
    const s = table()
    const source = put(s, 1, creature())
    const bear = put(s, 0, creature("Bear", 2, 5))
    run(
      s,
      {
        do: "redirect",
        amount: 2,
        from: { sel: "players", of: { who: "you" } },
        to: { sel: "target", slot: 0 },
        duration: "endOfTurn",
      },
      { targets: [[bear]] },
    )
    dealDamage(s, [{ source, to: playerRef(0), amount: 3 }], "120")
    expect([s.players[0].life, s.objects[bear]!.damage]).toEqual([19, 2])
  })

  it("611.2: a rule goes on meaning the target", () => {
    const s = table()
    const bear = put(s, 1, creature())
    run(
      s,
      {
        do: "rule",
        effects: [{ static: "cantBlock", creature: { sel: "target", slot: 0 } }],
        duration: "endOfTurn",
      },
      { targets: [[bear]] },
    )
    expect(activeStatics(s, "cantBlock").map((a) => a.context.targets)).toEqual([[[bear]]])
  })
})
