import { describe, expect, it } from "vitest"
import {
  card,
  creature,
  names,
  put,
  resolveAll,
  settle,
  spell,
  table,
  when,
} from "../abilities/testing/table.ts"
import { contextOf } from "../characteristics/context.ts"
import { characteristics } from "../characteristics/query.ts"
import { beginEffect } from "../effects/continuous.ts"
import { attach } from "../events/attach.ts"
import { destroy } from "../events/destroy.ts"
import { carryOut } from "../events/interpreter.ts"
import { move } from "../events/move.ts"
import { record } from "../events/record.ts"
import type { Ability } from "../language/ability.ts"
import type { Condition } from "../language/condition.ts"
import type { Effect } from "../language/effect.ts"
import type { EventPattern } from "../language/event.ts"
import type { Filter } from "../language/filter.ts"
import { edit, touch } from "../state/edit.ts"
import type { State } from "../state/state.ts"
import { atStep, CREATURE, dies, fillLibraries, gain, land, play } from "./testing/drive.ts"

const ERA = "2014-02"
const SELF = { sel: "self" } as const
const ME = { is: "self" } as const
const LAND: Filter = { is: "type", type: "land" }
const artifact = (name: string, ...abilities: Ability[]) => card({ name, types: ["artifact"], abilities })
const board = () => table(2, ERA)
const upkeep: EventPattern = { on: "step", step: "upkeep" }
const enters = (object: Filter): EventPattern => ({ on: "moves", object, to: "battlefield" })
const hasLand: Condition = { if: "exists", filter: LAND }
const gains = (amount: number): Effect => ({ do: "gainLife", amount })
const target = { sel: "target", slot: 0 } as const

function begin(s: State): void {
  record(s, { kind: "step", rule: "503.1", player: s.turn.active, detail: "upkeep" })
}

function enter(s: State, player: number, name = "Newcomer"): number {
  return move(s, { id: put(s, player, creature(name), "hand"), to: "battlefield", rule: "400.7" })
}

const life = (s: State) => s.players[0].life
const sources = (s: State) =>
  names(
    s,
    s.stack.map((id) => s.objects[id]!.stack!.source),
  )

describe("603.1, 603.2: what makes an ability trigger", () => {
  it("603.1: when, whenever and at each introduce a condition, and the effect follows [S003-1-1] [S003-1-2]", () => {
    const none: Condition = { if: "not", of: { if: "exists", filter: CREATURE } }
    const gained = (pattern: EventPattern, happen: (s: State) => void) => {
      const s = board()
      const bear = put(s, 1, creature())
      put(s, 0, artifact("Bell", when(pattern, gains(3))))
      settle(s)
      expect(s.stack).toEqual([])
      happen(s)
      destroy(s, [bear], "701.8a")
      settle(s)
      resolveAll(s)
      return life(s) - 20
    }
    expect(gained({ on: "state", condition: none }, () => {})).toBe(3)
    expect(gained(enters(CREATURE), (s) => [1, 2].map(() => enter(s, 1)))).toBe(6)
    expect(gained(upkeep, begin)).toBe(3)
    expect(gained(upkeep, () => {})).toBe(0)
  })

  it("603.2: each matching event triggers it by itself, once, and does nothing before it resolves [S003-2-1] [S003-2-3] [S003-2-5]", () => {
    const s = board()
    put(s, 0, artifact("Bell", when(enters(CREATURE), gain)))
    enter(s, 1)
    expect([s.waiting.length, life(s)]).toEqual([1, 20])
    enter(s, 0)
    expect([s.waiting.length, s.stack.length, life(s)]).toEqual([2, 0, 20])
    settle(s)
    expect([s.waiting.length, s.stack.length, life(s)]).toEqual([0, 2, 20])
    resolveAll(s)
    expect(life(s)).toBe(22)
  })

  it("603.2, 603.8: so does a state of the game, without an event of its own [S003-2-2]", () => {
    const s = board()
    const bear = put(s, 0, creature())
    const ghost: Condition = { if: "not", of: { if: "exists", filter: CREATURE } }
    put(s, 0, artifact("Candle", when({ on: "state", condition: ghost }, gain)))
    destroy(s, [enter(s, 0)], "701.8a")
    expect(s.waiting).toEqual([])
    const petrify: Effect = {
      do: "change",
      what: { sel: "all", filter: CREATURE },
      changes: [{ change: "setTypes", types: ["artifact"] }],
      duration: "endOfTurn",
    }
    spell(
      s,
      1,
      card({ name: "Petrify", types: ["instant"], abilities: [{ ability: "spell", effect: petrify }] }),
    )
    resolveAll(s)
    settle(s)
    expect(s.objects[bear]).toBeDefined()
    expect(sources(s)).toEqual(["Candle"])
  })

  it("603.2e, 603.2d@2014-02: 'becomes' is the moment, not a state that exists, persists or comes again [S003-2-7] [S003-2-8] [S003-2-9]", () => {
    const s = board()
    put(s, 0, artifact("Anvil", when({ on: "attached", attachment: { is: "any" } }, gains(10))))
    const bear = put(s, 0, creature("Bear", 2, 2, [when({ on: "taps", object: ME }, gain)]))
    const sword = put(s, 0, card({ name: "Sword", types: ["artifact"], subtypes: ["Equipment"] }))
    const again = () => {
      carryOut(s, { do: "tap", what: SELF }, contextOf(bear, 0))
      attach(s, sword, bear)
      return s.waiting.length
    }
    expect([again(), again(), again()]).toEqual([2, 2, 2])
    carryOut(s, { do: "untap", what: SELF }, contextOf(bear, 0))
    expect(again()).toBe(3)
  })

  it("603.2e: 'becomes blocked' once, however many block, and not again when one more does [S003-2-7] [S003-2-9]", () => {
    const s = board()
    fillLibraries(s)
    put(s, 0, creature("Ox", 1, 9, [when({ on: "becomesBlocked", creature: ME }, gain)]))
    for (const name of ["A", "B"]) put(s, 1, creature(name, 0, 3))
    atStep(s, "beginningOfCombat")
    play(
      s,
      (now) => now.turn.step === "endOfCombat",
      (d) =>
        d.kind === "attackers"
          ? [[0, 0]]
          : d.kind === "blockers"
            ? [
                [0, 0],
                [1, 0],
              ]
            : undefined,
    )
    expect(life(s)).toBe(21)
  })

  it("603.2e: a permanent that enters tapped, or untapped, becomes neither [S003-2-10]", () => {
    const s = board()
    put(s, 0, artifact("Tap", when({ on: "taps", object: { is: "any" } }, gain)))
    put(s, 0, artifact("Untap", when({ on: "untaps", object: { is: "any" } }, gain)))
    const slow = creature("Slow", 2, 2, [
      { ability: "static", effects: [{ static: "enters", what: "self", tapped: true }] },
    ])
    const id = move(s, { id: put(s, 0, slow, "hand"), to: "battlefield", rule: "603.6d" })
    enter(s, 0)
    expect([s.objects[id]!.tapped, s.waiting]).toEqual([true, []])
    carryOut(s, { do: "untap", what: SELF }, contextOf(id, 0))
    expect(s.waiting.length).toBe(1)
  })

  it("603.2f, 603.2e@2014-02: what not everybody can see triggers nothing, what is seen does [S003-2-11]", () => {
    const s = board()
    const ability = when(dies(), gain, { zone: ["hand", "library", "graveyard"] })
    for (const zone of ["hand", "library"] as const) put(s, 0, artifact(`In ${zone}`, ability), zone)
    destroy(s, [put(s, 1, creature())], "701.8a")
    expect(s.waiting).toEqual([])
    put(s, 0, artifact("In graveyard", ability), "graveyard")
    destroy(s, [put(s, 1, creature())], "701.8a")
    expect(s.waiting.length).toBe(1)
    const grave = board()
    const returned = when({ on: "moves", object: ME, to: "hand" }, gain)
    move(grave, { id: put(grave, 0, creature("Known", 1, 1, [returned])), to: "hand", rule: "400.7" })
    move(grave, {
      id: put(grave, 0, creature("Unknown", 1, 1, [returned]), "library"),
      to: "hand",
      rule: "400.7",
    })
    expect(grave.waiting.length).toBe(1)
  })

  it("603.2a: it triggers when nothing may be cast or activated, as in the untap step [S003-2-12]", () => {
    const s = board()
    fillLibraries(s)
    const bear = put(s, 1, creature(), "battlefield", { tapped: true })
    put(s, 0, artifact("Spring", when({ on: "untaps", object: CREATURE }, gain)))
    put(s, 1, card({ name: "Ritual", types: ["instant"], cost: "{0}" }), "hand")
    atStep(s, "cleanup")
    const when_: string[] = []
    play(
      s,
      (now) => {
        if (now.waiting.length > 0 && !now.objects[bear]!.tapped) when_.push(now.turn.step)
        return now.turn.step === "draw"
      },
      (d, now) => void (d.kind === "priority" && when_.push(`${now.turn.step} priority`)) as undefined,
    )
    expect(when_[0]).toBe("untap")
    expect(when_.filter((x) => x === "untap priority")).toEqual([])
    expect(life(s)).toBe(21)
  })
})

describe("603.3: onto the stack", () => {
  it("603.3: an object that is no card, on top, with its text and no characteristics [S003-3-2] [S003-3-3] [S003-3-4]", () => {
    const s = board()
    put(s, 0, artifact("Low", when(upkeep, gain)))
    begin(s)
    settle(s)
    put(s, 0, creature("Bear", 2, 2, [when(enters(ME), gains(3))], { cost: "{1}{G}" }))
    const id = s.battlefield.at(-1)!
    record(s, { kind: "moves", rule: "400.7", object: id, from: "hand", to: "battlefield" })
    settle(s)
    const top = s.objects[s.stack.at(-1)!]!
    expect([top.kind, top.stack!.source, top.stack!.ability]).toMatchObject([
      "ability",
      id,
      { effect: gains(3) },
    ])
    const { types, subtypes, colors, power } = characteristics(s, top.id)
    expect([types, subtypes.length, colors, power]).toEqual([0, 0, 0, null])
  })

  it("603.3: it stays until it resolves or is countered, whatever happens to its source [S003-3-5]", () => {
    const s = board()
    const ids = ["A", "B"].map((name) => put(s, 0, artifact(name, when(upkeep, gain))))
    begin(s)
    settle(s)
    for (const id of ids) move(s, { id, to: "exile", rule: "701.13a" })
    settle(s)
    expect(s.stack.length).toBe(2)
    carryOut(
      s,
      { do: "counter", what: { sel: "bound", name: "top" } },
      contextOf(0, 1, 0, { top: [s.stack.at(-1)!] }),
    )
    expect(s.stack.length).toBe(1)
    resolveAll(s)
    expect([s.stack.length, life(s)]).toEqual([0, 21])
  })

  it("603.3a: its controller is who controlled the source as it triggered, not as it is placed [S003-3-6]", () => {
    const s = board()
    const id = put(s, 0, artifact("Idol", when(upkeep, gain)))
    begin(s)
    edit(s, id).controller = 1
    touch(s)
    settle(s)
    resolveAll(s)
    expect(s.players.map((p) => p.life)).toEqual([21, 20])
  })

  it("603.3b: the active player's first, then the other's, who therefore resolve first [S003-3-7]", () => {
    for (const active of [0, 1]) {
      const s = board()
      s.turn = { ...s.turn, active }
      for (const player of [1, 0]) put(s, player, artifact(`of ${player}`, when(upkeep, gains(player + 1))))
      begin(s)
      settle(s)
      expect(sources(s)).toEqual([`of ${active}`, `of ${1 - active}`])
    }
  })

  it("603.3b: what triggers while they are put on the stack goes on too, before anybody has priority [S003-3-10]", () => {
    const s = board()
    put(s, 0, artifact("Bolt", when(upkeep, gain, { targets: [{ filter: CREATURE }] })))
    put(s, 1, creature("Skittish", 1, 1, [when({ on: "targeted", object: ME }, gain)]))
    begin(s)
    settle(s, [0])
    expect(sources(s)).toEqual(["Bolt", "Skittish"])
  })

  it("603.3b: state-based actions and triggers take turns until neither is left [S003-3-11]", () => {
    const s = board()
    put(s, 0, creature("A", 1, 1, [when(dies({ is: "name", name: "B" }), gain)]))
    const lord = put(
      s,
      0,
      creature("B", 1, 1, [
        {
          ability: "static",
          effects: [
            {
              static: "modify",
              what: { sel: "all", filter: { is: "name", name: "C" } },
              changes: [{ change: "modifyPT", power: 0, toughness: 1 }],
            },
          ],
        },
        when(dies({ is: "name", name: "C" }), gains(5)),
      ]),
      "battlefield",
      { damage: 1 },
    )
    put(s, 1, artifact("Tomb", when(dies({ is: "name", name: "C" }), gain)))
    put(s, 0, creature("C", 1, 1), "battlefield", { damage: 1 })
    settle(s)
    expect(s.objects[lord]).toBeUndefined()
    expect(sources(s)).toEqual(["A", "Tomb"])
  })

  it("603.3c: a mode is chosen as it is placed; never one without a target, and with none left it is removed [S003-3-13] [S003-3-14] [S003-3-15]", () => {
    const modal = (...labels: string[]): Ability => ({
      ability: "triggered",
      when: upkeep,
      modes: {
        min: 1,
        max: 1,
        of: labels.map((label) =>
          label === "slay"
            ? { label, effect: { do: "destroy", what: target }, targets: [{ filter: CREATURE }] }
            : { label, effect: gains(label.length) },
        ),
      },
    })
    const offered = (hasCreature: boolean, ...labels: string[]) => {
      const s = board()
      put(s, 0, artifact("Charm", modal(...labels)))
      if (hasCreature) put(s, 1, creature())
      begin(s)
      const asked: string[][] = []
      if (labels.length > 1 || hasCreature)
        for (const d of settle(s, [0])) if (d.kind === "option") asked.push(d.options.map((o) => o.label))
      if (labels.length === 1 && !hasCreature) settle(s)
      return [asked, s.stack.map((id) => s.objects[id]!.stack!.modes), life(s)]
    }
    expect(offered(false, "slay", "gain", "rest")).toEqual([[["gain", "rest"]], [[1]], 20])
    expect(offered(false, "slay")).toEqual([[], [], 20])
  })

  it("603.3d: targets are chosen as for a spell, before anybody has priority [S003-3-16]", () => {
    const s = board()
    const ids = ["A", "B"].map((name) => put(s, 1, creature(name)))
    put(
      s,
      0,
      artifact("Blade", when(upkeep, { do: "destroy", what: target }, { targets: [{ filter: CREATURE }] })),
    )
    begin(s)
    const [asked] = settle(s, [1])
    expect(asked).toMatchObject({ kind: "choose", player: 0, purpose: "target", options: ids })
    expect(s.objects[s.stack[0]]!.stack!.targets).toEqual([[ids[1]]])
  })

  it("603.3d: without a lawful choice, or made unlawful by an effect, it is removed [S003-3-17] [S003-3-18]", () => {
    const shroud: Ability = { ability: "keyword", keyword: "shroud" }
    const left = (...abilities: Ability[]) => {
      const s = board()
      const bear = put(s, 1, creature("Bear"))
      if (abilities.length > 0)
        beginEffect(s, contextOf(bear, 1), {
          objects: [bear],
          changes: [{ change: "addAbilities", abilities }],
          duration: "endOfTurn",
        })
      put(
        s,
        0,
        artifact("Blade", when(upkeep, { do: "destroy", what: target }, { targets: [{ filter: CREATURE }] })),
      )
      begin(s)
      expect(s.waiting.length).toBe(1)
      settle(s, ...(abilities.length === 0 ? [[0]] : []))
      return [s.waiting.length, s.stack.length]
    }
    expect([left(), left(shroud)]).toEqual([
      [0, 1],
      [0, 0],
    ])
    const empty = board()
    put(
      empty,
      0,
      artifact("Blade", when(upkeep, { do: "destroy", what: target }, { targets: [{ filter: CREATURE }] })),
    )
    begin(empty)
    settle(empty)
    expect(empty.stack).toEqual([])
  })
})

describe("603.4: the intervening if", () => {
  const lamp = artifact("Lamp", when(upkeep, gain, { condition: hasLand }))

  /** The life gained if a land is there at the event, in between, and at the resolution. */
  function gained(...there: boolean[]): number {
    const s = board()
    put(s, 0, lamp)
    const set = (wanted: boolean) => {
      const forest = s.battlefield.find((id) => names(s, [id])[0] === "Forest")
      if (wanted && forest === undefined) put(s, 1, land)
      if (!wanted && forest !== undefined) destroy(s, [forest], "701.8a")
    }
    set(there[0])
    begin(s)
    set(there[1])
    settle(s)
    set(there[2])
    resolveAll(s)
    expect(s.stack).toEqual([])
    return life(s) - 20
  }

  it("603.4: false at the event: it does not trigger; false at the resolution: it does nothing; between them nobody looks [S003-4-1] [S003-4-2] [S003-4-3] [S003-4-4] [S003-4-5] [S003-4-8]", () => {
    expect(gained(true, true, true)).toBe(1)
    expect(gained(false, true, true)).toBe(0)
    expect(gained(true, true, false)).toBe(0)
    expect(gained(true, false, true)).toBe(1)
    const s = board()
    put(s, 0, lamp)
    begin(s)
    expect(s.waiting).toEqual([])
  })

  it("603.4, 608.2a, 608.2b: it leaves the stack without effect, as one whose target has become illegal does [S003-4-5] [S003-4-6]", () => {
    const end = (spoil: "condition" | "target") => {
      const s = board()
      const bear = put(s, 1, creature())
      const forest = put(s, 1, land)
      put(s, 0, artifact("Lamp", when(upkeep, gain, { condition: hasLand, targets: [{ filter: CREATURE }] })))
      begin(s)
      settle(s, [0])
      destroy(s, [spoil === "condition" ? forest : bear], "701.8a")
      resolveAll(s)
      return [s.stack.length, life(s)]
    }
    expect(end("condition")).toEqual([0, 20])
    expect(end("target")).toEqual(end("condition"))
  })

  it("603.4: an 'if' later in the text is only an instruction: it triggers, and is read once [S003-4-7]", () => {
    const s = board()
    put(s, 0, artifact("Late", when(upkeep, { do: "if", condition: hasLand, then: gain })))
    begin(s)
    settle(s)
    expect(s.stack.length).toBe(1)
    put(s, 0, land)
    resolveAll(s)
    expect(life(s)).toBe(21)
  })
})

describe("603.5: may and unless", () => {
  it("603.5: a 'may' ability goes on the stack unasked, and the choice is made as it resolves [S003-5-1] [S003-5-2]", () => {
    const end = (answer: number) => {
      const s = board()
      put(s, 0, artifact("Library", when(upkeep, { do: "may", effect: gain })))
      begin(s)
      expect(settle(s)).toEqual([])
      expect(s.stack.length).toBe(1)
      const [asked] = resolveAll(s, answer)
      expect(asked).toMatchObject({ kind: "confirm", player: 0 })
      return life(s)
    }
    expect([end(0), end(1)]).toEqual([20, 21])
  })

  it("603.5: so does an 'unless' ability, whose price is asked for on resolution [S003-5-3] [S003-5-4]", () => {
    const end = (answer: number) => {
      const s = board()
      const effect: Effect = {
        do: "unless",
        player: { who: "opponents" },
        cost: [{ pay: "life", amount: 2 }],
        effect: gains(5),
      }
      put(s, 0, artifact("Toll", when(upkeep, effect)))
      begin(s)
      expect(settle(s)).toEqual([])
      expect(s.stack.length).toBe(1)
      const [asked] = resolveAll(s, answer)
      expect(asked).toMatchObject({ player: 1 })
      return s.players.map((p) => p.life)
    }
    expect([end(0), end(1)]).toEqual([
      [25, 20],
      [20, 18],
    ])
  })
})
