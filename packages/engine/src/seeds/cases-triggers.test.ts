import { describe, expect, it } from "vitest"
import { placeTriggers } from "../abilities/place.ts"
import { resolveTop } from "../abilities/resolve.ts"
import {
  card,
  creature,
  graveyard,
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
import { destroy } from "../events/destroy.ts"
import { carryOut } from "../events/interpreter.ts"
import { move, moveAll } from "../events/move.ts"
import { record } from "../events/record.ts"
import type { Ability, ActivatedAbility } from "../language/ability.ts"
import type { Condition } from "../language/condition.ts"
import type { Effect } from "../language/effect.ts"
import type { EventPattern } from "../language/event.ts"
import type { Filter } from "../language/filter.ts"
import { editPlayer } from "../state/edit.ts"
import { playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import {
  ANY,
  and,
  artifact,
  artist,
  cast,
  destroyAll,
  enchantment,
  gains,
  has,
  hurt,
  IT,
  ME,
  modifies,
  named,
  not,
  sequence,
  swell,
  TARGET,
  YOU,
} from "./testing/cards.ts"
import { always, SELF } from "./testing/combat.ts"
import { atStep, CREATURE, calmly, dies, fillLibraries, gain, land, play, pump } from "./testing/drive.ts"

const ERAS = ["2003-07", "2011-09-30", "2014-02", "current"]
const enters = (object: Filter): EventPattern => ({ on: "moves", object, to: "battlefield" })
const ARTIFACT: Filter = { is: "type", type: "artifact" }
const mine = (filter: Filter): Filter => and(filter, { is: "controlledBy", player: YOU })
const life = (s: State) => s.players.map((p) => p.life)
const sources = (s: State) =>
  s.stack.map((id) => {
    const { source } = s.objects[id]!.stack!
    const object = s.objects[source] ?? s.past[source]!.object
    return s.definitions[object.def].name
  })
const go = (s: State, id: number, to: "battlefield" | "graveyard" | "exile" | "hand") =>
  move(s, { id, to, rule: "400.7" })
const enter = (s: State, player: number, what = creature()) =>
  go(s, put(s, player, what, "hand"), "battlefield")
const destroyIt: Effect = { do: "destroy", what: TARGET }
const counterIt: Effect = { do: "counter", what: TARGET }

function step(s: State, name: "upkeep" | "end"): void {
  record(s, { kind: "step", rule: "500.6", player: s.turn.active, detail: name })
}

describe("cases 21 to 25: what triggers when", () => {
  it.each(ERAS)(
    "case 21, 603.3b: the active player's below, the other's above, each in the order he likes (%s)",
    (era) => {
      const s = table(2, era)
      for (const player of [0, 1])
        for (const [name, n] of [
          ["A", 1],
          ["B", 2],
        ] as const)
          put(s, player, creature(`${name}${player}`, 1, 1, [when(enters(CREATURE), gains(n))]))
      enter(s, 1)
      settle(s, [1, 0], [0, 1])
      expect(sources(s)).toEqual(["B0", "A0", "A1", "B1"])
    },
  )

  it.each(ERAS)(
    "case 22, 603.4: the condition is tested as the upkeep begins and on resolution, never between (%s)",
    (era) => {
      const upkeep: EventPattern = { on: "step", step: "upkeep", player: YOU }
      const rich: Condition = { if: "compare", left: { n: "life", of: YOU }, op: ">=", right: 40 }
      const after = (start: number, ...changes: number[]) => {
        const s = table(2, era)
        put(
          s,
          0,
          creature("Sovereign", 4, 6, [when(upkeep, { do: "winGame", player: YOU }, { condition: rich })]),
        )
        editPlayer(s, 0).life = start
        step(s, "upkeep")
        settle(s)
        for (const n of changes)
          if (n > 0) cast(s, 0, gains(n))
          else cast(s, 1, hurt(-n), [playerRef(0)])
        if (s.stack.length > 0) resolveTop(s)
        return s.over?.winners
      }
      expect([after(39, 3), after(41, -3), after(41, -3, 3)]).toEqual([undefined, undefined, [0]])
    },
  )

  it.each(ERAS)(
    "case 23, 603.6a, 603.4: six Mountains that enter together see five others each, on resolution too (%s)",
    (era) => {
      const others: Condition = {
        if: "exists",
        filter: mine(and({ is: "subtype", subtype: "Mountain" }, not({ is: "among", of: IT }))),
        atLeast: 5,
      }
      const valakut = card({
        name: "Valakut",
        types: ["land"],
        abilities: [
          when(enters(mine({ is: "subtype", subtype: "Mountain" })), hurt(3), {
            condition: others,
            targets: [{ players: { who: "opponents" } }],
          }),
        ],
      })
      const mountain = card({ name: "Mountain", types: ["land"], subtypes: ["Mountain"] })
      const burnt = (count: number, respond: boolean) => {
        const s = table(2, era)
        const cards = [valakut, ...Array(count).fill(mountain)].map((what) => put(s, 0, what, "library"))
        const ids = moveAll(
          s,
          cards.map((id) => ({ id, to: "battlefield" as const, rule: "400.7" })),
        )
        expect(s.waiting.length).toBe(count < 6 ? 0 : count)
        calmly(() => {
          while (s.waiting.length > 0) placeTriggers(s)
        })
        if (respond) cast(s, 1, destroyIt, [ids[1]])
        if (s.stack.length > 0) resolveAll(s)
        return 20 - life(s)[1]
      }
      expect([burnt(6, false), burnt(6, true), burnt(5, false)]).toEqual([18, 3, 0])
    },
  )

  it.each(ERAS)(
    "case 24, 603.8: a state trigger waits for its ability to leave the stack; then it triggers again (%s)",
    (era) => {
      const alone: Condition = { if: "not", of: { if: "exists", filter: mine(and(CREATURE, not(ME))) } }
      const crocodile = creature("Crocodile", 5, 5, [
        when({ on: "state", condition: alone }, { do: "sacrifice", what: SELF }),
      ])
      const s = table(2, era)
      const id = put(s, 0, crocodile)
      cast(s, 1, gain)
      for (let i = 0; i < 10; i++) settle(s)
      expect(sources(s)).toEqual(["Crocodile"])
      cast(s, 1, counterIt, [s.stack[0]])
      settle(s)
      expect([sources(s), s.battlefield.includes(id)]).toEqual([["Crocodile"], true])
      put(s, 0, creature())
      resolveAll(s)
      expect([s.battlefield.includes(id), s.stack]).toEqual([false, []])
    },
  )

  it.each(ERAS)(
    "case 25, 603.8, 704.4: a state that is true for a moment in a resolution triggers; an exchange in one event does not (%s)",
    (era) => {
      const none: Condition = { if: "not", of: { if: "exists", filter: mine(ARTIFACT) } }
      const dragon = creature("Dragon", 6, 5, [
        when({ on: "state", condition: none }, { do: "sacrifice", what: SELF }),
      ])
      const after = (together: boolean) => {
        const s = table(2, era)
        const id = put(s, 0, dragon)
        const old = put(s, 0, artifact("Old"))
        const other = put(s, 0, artifact("New"), "graveyard")
        if (together)
          moveAll(s, [
            { id: old, to: "graveyard", rule: "701.12a" },
            { id: other, to: "battlefield", rule: "701.12a" },
          ])
        else
          cast(
            s,
            0,
            sequence(
              { do: "sacrifice", what: { sel: "all", filter: named("Old") } },
              {
                do: "move",
                what: { sel: "all", filter: named("New"), zone: "graveyard" },
                to: "battlefield",
              },
            ),
          )
        settle(s)
        expect(names(s, s.battlefield)).toContain("New")
        if (s.stack.length > 0) resolveAll(s)
        return s.battlefield.includes(id)
      }
      expect([after(false), after(true)]).toEqual([false, true])
    },
  )
})

describe("cases 26 to 29: with whose eyes", () => {
  const mikaeus = creature("Mikaeus", 5, 5, [
    always(
      modifies(
        and(CREATURE, not(ME)),
        { change: "modifyPT", power: 1, toughness: 1 },
        { change: "addAbilities", abilities: has("undying") },
      ),
    ),
  ])

  it.each(["2014-02", "current"])(
    "case 26, 603.10a: what dies with the one who gave it undying had it (%s)",
    (era) => {
      const s = table(2, era)
      const giver = put(s, 0, mikaeus)
      put(s, 0, creature())
      cast(s, 1, destroyAll())
      settle(s)
      resolveAll(s)
      expect([names(s, s.battlefield), s.objects[s.battlefield[0]]!.counters]).toEqual([
        ["Bear"],
        { "+1/+1": 1 },
      ])
      const apart = table(2, era)
      const first = put(apart, 0, mikaeus)
      const bear = put(apart, 0, creature())
      cast(apart, 1, destroyIt, [first])
      settle(apart)
      cast(apart, 1, destroyIt, [bear])
      settle(apart)
      expect([apart.battlefield, apart.stack, giver]).toEqual([[], [], 1])
      const seen = table(2, era)
      put(seen, 0, artist())
      for (let i = 0; i < 3; i++) put(seen, 1, creature())
      cast(seen, 1, destroyAll())
      expect(seen.waiting.length).toBe(4)
    },
  )

  it.each(["2014-02", "current"])(
    "case 27, 603.6c: Humility takes the dies-ability, not the one read in the graveyard (%s)",
    (era) => {
      const s = table(2, era)
      put(
        s,
        1,
        enchantment(
          "Humility",
          always(
            modifies(CREATURE, { change: "loseAbilities" }, { change: "setPT", power: 1, toughness: 1 }),
          ),
        ),
      )
      const shuffle = when(
        { on: "moves", object: ME, to: "graveyard" },
        { do: "shuffle", into: { sel: "all", filter: ANY, zone: "graveyard", of: YOU } },
        { zone: "graveyard" },
      )
      const emrakul = put(s, 0, creature("Emrakul", 15, 15, [shuffle]))
      const solemn = put(s, 0, creature("Solemn", 2, 2, [when(dies(ME), { do: "draw", count: 1 })]))
      expect(characteristics(s, emrakul).power).toBe(1)
      cast(s, 1, destroyIt, [solemn])
      settle(s)
      expect(s.stack).toEqual([])
      cast(s, 1, destroyIt, [emrakul])
      settle(s)
      expect(sources(s)).toEqual(["Emrakul"])
      resolveAll(s)
      expect(names(s, s.players[0].library).toSorted()).toEqual(["Emrakul", "Solemn"])
    },
  )

  it.each(ERAS)("case 28, 603.10a: cards that leave a graveyard together see each other go (%s)", (era) => {
    const s = table(2, era)
    put(s, 0, creature("Konrad", 5, 4, [when({ on: "moves", object: CREATURE, from: "graveyard" }, gain)]))
    for (const what of [creature("A"), creature("B"), artifact("C")]) put(s, 0, what, "graveyard")
    cast(s, 1, {
      do: "move",
      what: { sel: "all", filter: ANY, zone: "graveyard", of: { who: "opponents" } },
      to: "exile",
    })
    expect(s.waiting.length).toBe(2)
    const relic = table(2, era)
    const theirs: Filter = and(CREATURE, { is: "ownedBy", player: { who: "opponents" } })
    const back: Effect = {
      do: "may",
      cost: [{ pay: "discard" }],
      then: {
        do: "move",
        what: { sel: "filtered", of: SELF, filter: { is: "inZone", zone: "graveyard" } },
        to: "hand",
      },
    }
    const titan = when({ on: "moves", object: theirs, from: "graveyard" }, back, { zone: "graveyard" })
    put(relic, 0, creature("Titan", 5, 5, [titan]), "graveyard")
    for (const name of ["A", "B"]) put(relic, 1, creature(name), "graveyard")
    put(relic, 0, land, "hand")
    cast(relic, 1, { do: "move", what: { sel: "all", filter: ANY, zone: "graveyard" }, to: "exile" })
    settle(relic, [0, 1])
    expect(sources(relic)).toEqual(["Titan", "Titan"])
    resolveAll(relic, 0, 1)
    expect([names(relic, relic.exile).includes("Titan"), graveyard(relic, 0)]).toEqual([true, ["Forest"]])
  })

  const sneak = (): ActivatedAbility => ({
    ability: "activated",
    cost: [],
    effect: sequence(
      {
        do: "move",
        what: { sel: "all", filter: CREATURE, zone: "hand", of: YOU },
        to: "battlefield",
        bind: "sneaked",
      },
      {
        do: "delayed",
        when: { on: "step", step: "end" },
        effect: { do: "sacrifice", what: { sel: "bound", name: "sneaked" } },
      },
    ),
  })

  /** Sneak Attack is used in a step of the first turn; then something happens; whether the creature is there as another step comes. */
  function sneaked(
    era: string,
    used: string,
    meanwhile: (s: State, id: number, source: number) => void,
    turn: number,
  ): boolean {
    const s = table(2, era)
    fillLibraries(s)
    atStep(s, used)
    const source = put(s, 0, enchantment("Sneak", sneak()))
    put(s, 0, creature("Wurm", 6, 4), "hand")
    carryOut(s, sneak().effect!, contextOf(source, 0))
    const id = s.battlefield.at(-1)!
    meanwhile(s, id, source)
    play(s, (now) => now.turn.number > turn)
    return names(s, s.battlefield).includes("Wurm")
  }

  it.each(["2009-07", "2014-02", "current"])(
    "case 29, 603.7c, 513.2: sacrificed in the next end step to come, if it is the same and his (%s)",
    (era) => {
      const nothing = () => {}
      expect(sneaked(era, "precombatMain", nothing, 3)).toBe(false)
      expect([sneaked(era, "end", nothing, 3), sneaked(era, "end", nothing, 4)]).toEqual([true, false])
      expect(sneaked(era, "precombatMain", (s, id) => void go(s, go(s, id, "exile"), "battlefield"), 4)).toBe(
        true,
      )
      const steal: Effect = {
        do: "change",
        what: SELF,
        changes: [{ change: "control", player: YOU }],
        duration: "permanent",
      }
      expect(sneaked(era, "precombatMain", (s, id) => carryOut(s, steal, contextOf(id, 1)), 4)).toBe(true)
      expect(sneaked(era, "precombatMain", (s, _id, source) => void go(s, source, "graveyard"), 3)).toBe(
        false,
      )
    },
  )
})

describe("cases 30 to 32: what an ability finds", () => {
  const manticore = creature("Manticore", 4, 3, [
    when(enters(ME), {
      do: "may",
      cost: [{ pay: "sacrifice", filter: and(CREATURE, not(ME)), bind: "fed" }],
      then: {
        do: "reflexive",
        effect: { do: "damage", amount: { n: "power", of: { sel: "bound", name: "fed" } }, to: TARGET },
        targets: [{ players: { who: "players" }, filter: CREATURE }],
      },
    }),
  ])

  it("case 30, 603.12: the reflexive ability is placed after the sacrifice, with its target; there was none before 2017", () => {
    const after = (era: string, answer: number) => {
      const s = table(2, era)
      put(s, 0, creature("Wurm", 6, 4))
      enter(s, 0, manticore)
      expect(settle(s)).toEqual([])
      resolveAll(s, answer)
      const waiting = s.waiting.length
      if (waiting > 0) settle(s, [1])
      const open = s.stack.length
      if (open > 0) resolveAll(s)
      return [waiting, open, life(s)[1], graveyard(s, 0)]
    }
    for (const era of ["2017-09-29", "current"]) {
      expect(after(era, 1)).toEqual([1, 1, 14, ["Wurm"]])
      expect(after(era, 0)).toEqual([0, 0, 20, []])
    }
    expect(after("2014-02", 1)).toEqual([0, 0, 20, ["Wurm"]])
  })

  const gift = card({
    name: "Gift",
    types: ["enchantment"],
    subtypes: ["Aura"],
    abilities: [
      { ability: "keyword", keyword: "enchant", filter: CREATURE },
      when(
        dies({ is: "hasAttached", filter: ME }),
        sequence(
          { do: "move", what: IT, to: "battlefield", bind: "back" },
          {
            do: "delayed",
            when: { on: "step", step: "end" },
            effect: { do: "move", what: SELF, to: "battlefield", attachTo: { sel: "bound", name: "back" } },
          },
        ),
      ),
    ],
  })

  it.each(["2007-10", "2014-02", "current"])(
    "case 31, 400.7f, 603.6e: an Aura finds what its creature became, and itself in the graveyard later (%s)",
    (era) => {
      const after = (meanwhile: (s: State) => void, token = false) => {
        const s = table(2, era)
        const bear = put(s, 0, { ...creature(), token })
        put(s, 0, gift, "battlefield", { attachedTo: bear })
        cast(s, 1, destroyIt, [bear])
        settle(s)
        resolveAll(s)
        meanwhile(s)
        step(s, "end")
        settle(s)
        if (s.stack.length > 0) resolveAll(s)
        settle(s)
        const back = s.battlefield.find((id) => names(s, [id])[0] === "Gift")
        return [
          names(s, s.battlefield).includes("Bear"),
          back !== undefined && s.objects[back]!.attachedTo === s.battlefield[0],
        ]
      }
      expect(after(() => {})).toEqual([true, true])
      expect(after(() => {}, true)).toEqual([false, false])
      expect(after((s) => void go(s, s.battlefield[0], "exile"))).toEqual([false, false])
      const burn = (s: State) => {
        for (const id of s.players[0].graveyard) go(s, id, "exile")
      }
      expect(after(burn)).toEqual([true, false])
    },
  )

  const rancor = card({
    name: "Rancor",
    types: ["enchantment"],
    subtypes: ["Aura"],
    abilities: [
      { ability: "keyword", keyword: "enchant", filter: CREATURE },
      when(
        { on: "moves", object: ME, from: "battlefield", to: "graveyard" },
        { do: "move", what: SELF, to: "hand" },
      ),
    ],
  })

  it.each(["2007-10", "2014-02", "current"])(
    "case 32, 603.6, 400.7e: found in the graveyard, not where it went from there (%s)",
    (era) => {
      const after = (respond: boolean) => {
        const s = table(2, era)
        const bear = put(s, 0, creature())
        put(s, 0, rancor, "battlefield", { attachedTo: bear })
        cast(s, 1, destroyIt, [bear])
        settle(s)
        expect(sources(s)).toEqual(["Rancor"])
        if (respond)
          for (const id of s.players[0].graveyard) if (names(s, [id])[0] === "Rancor") go(s, id, "exile")
        resolveAll(s)
        return names(s, s.players[0].hand)
      }
      expect([after(false), after(true)]).toEqual([["Rancor"], []])
      const persist = table(2, era)
      const finks = put(persist, 0, creature("Finks", 3, 2, has("persist")))
      cast(persist, 1, destroyIt, [finks])
      settle(persist)
      go(persist, persist.players[0].graveyard[0], "exile")
      resolveAll(persist)
      expect(persist.battlefield).toEqual([])
      const never = table(2, era)
      const target = put(never, 0, creature())
      spell(never, 0, rancor, { targets: [[target]] })
      go(never, target, "exile")
      resolveAll(never)
      settle(never)
      expect([never.stack, never.waiting, graveyard(never, 0)]).toEqual([[], [], ["Rancor"]])
    },
  )
})

describe("cases 33 to 35: steps and placing", () => {
  it.each(["2014-02", "current"])(
    "case 33, 514.3a: a trigger or a state-based action of the cleanup step brings priority, and another one (%s)",
    (era) => {
      const cleanups = (prepare: (s: State) => void) => {
        const s = table(2, era)
        fillLibraries(s)
        atStep(s, "end")
        prepare(s)
        let priority = 0
        let count = 0
        play(
          s,
          (now) => {
            if (now.turn.step === "cleanup" && now.turn.stage === "begin") count++
            return now.turn.number > 3
          },
          (d, now) => {
            if (d.kind === "priority" && d.player === 0 && now.turn.step === "cleanup") priority++
            return undefined
          },
        )
        return [count, priority > 0, s.players[0].hand.length]
      }
      const discarded = artifact(
        "Rootwalla",
        when({ on: "discard", player: YOU, card: ME }, gain, { zone: "graveyard" }),
      )
      expect(
        cleanups((s) => {
          put(s, 0, discarded, "hand")
          for (let i = 0; i < 7; i++) put(s, 0, land, "hand")
        }),
      ).toEqual([2, true, 7])
      expect(
        cleanups((s) => {
          const vault = put(s, 0, land)
          const animate: Effect = {
            do: "change",
            what: SELF,
            changes: [
              { change: "addTypes", types: ["creature"] },
              { change: "setPT", power: 2, toughness: 2 },
            ],
            duration: "endOfTurn",
          }
          carryOut(s, animate, contextOf(vault, 0))
          put(s, 0, card({ name: "Splitter", types: ["artifact"], subtypes: ["Equipment"] }), "battlefield", {
            attachedTo: vault,
          })
        }),
      ).toEqual([2, true, 0])
      expect(cleanups((s) => void put(s, 0, land))).toEqual([1, false, 0])
    },
  )

  it.each(["2014-02", "current"])(
    "case 33, 514.2, 514.3a: what lasts until end of turn and begins in a cleanup step ends in the next one (%s)",
    (era) => {
      const s = table(2, era)
      fillLibraries(s)
      atStep(s, "end")
      const bear = put(s, 0, creature())
      const discarded = artifact(
        "Rootwalla",
        when({ on: "discard", player: YOU, card: ME }, gain, { zone: "graveyard" }),
      )
      put(s, 0, discarded, "hand")
      for (let i = 0; i < 7; i++) put(s, 0, land, "hand")
      const sizes: (number | null)[] = []
      play(
        s,
        (now) => now.turn.number > 3,
        (d, now) => {
          if (d.kind !== "priority" || now.turn.step !== "cleanup") return undefined
          if (sizes.length === 0) pump(now, bear, 3)
          sizes.push(characteristics(now, bear).toughness)
          return undefined
        },
      )
      expect([sizes[0], sizes.at(-1), characteristics(s, bear).toughness]).toEqual([5, 5, 2])
    },
  )

  it.each(["2014-02", "current"])(
    "case 34, 502.4, 603.2c: triggers of the untap step wait for the upkeep, one for each permanent (%s)",
    (era) => {
      const s = table(2, era)
      fillLibraries(s)
      s.turn = { ...s.turn, active: 1, nextPlayer: 0 }
      put(
        s,
        1,
        artifact(
          "Orb",
          when(
            { on: "untaps", object: ANY },
            { do: "mill", count: 1, player: { who: "controllerOf", of: IT } },
          ),
        ),
      )
      put(s, 0, artifact("Clock", when({ on: "step", step: "upkeep" }, gain)))
      for (let i = 0; i < 5; i++) put(s, 0, land, "battlefield", { tapped: true })
      atStep(s, "end")
      let first: unknown
      play(
        s,
        () => first !== undefined,
        (d, now) => {
          if (d.kind === "priority" && now.turn.number === 4)
            first ??= [now.turn.step, d.player, now.stack.length]
          return undefined
        },
      )
      expect(first).toEqual(["upkeep", 0, 6])
      expect(sources(s)).toEqual(["Clock", "Orb", "Orb", "Orb", "Orb", "Orb"])
      play(s, (now) => now.stack.length === 0)
      expect([s.players[0].graveyard.length, s.players[1].graveyard.length]).toEqual([5, 0])
    },
  )

  it("case 35, triggerPlacement, 603.3b: an ability that watches triggers is placed in a second pass since 2021, and countered nothing before", () => {
    const proctor = (): Ability =>
      when(
        { on: "triggers", source: { is: "other" } },
        { do: "counter", what: IT, unlessPays: [{ pay: "mana", mana: "{2}" }] },
      )
    const after = (era: string, owner: number) => {
      const s = table(2, era)
      put(s, owner, creature("Proctor", 1, 3, [proctor()]))
      put(s, 1, creature("Warden", 1, 1, [when(enters(CREATURE), gain)]))
      enter(s, 0)
      settle(s)
      const order = sources(s)
      resolveAll(s)
      return [order, life(s)[1]]
    }
    expect(after("current", 0)).toEqual([["Warden", "Proctor"], 20])
    expect(after("2021-04-22", 0)).toEqual([["Warden", "Proctor"], 20])
    expect(after("2020-07-03", 0)).toEqual([["Proctor", "Warden"], 21])
  })
})

describe("cases 36 and 37: until, and the middle of a resolution", () => {
  const exile: Effect = { do: "move", what: TARGET, to: "exile", link: true }
  const ring = enchantment(
    "Ring",
    when(enters(ME), exile, { targets: [{ filter: CREATURE }] }),
    when(
      { on: "moves", object: ME, from: "battlefield" },
      { do: "move", what: { sel: "linked" }, to: "battlefield" },
    ),
  )
  const priest = creature("Priest", 2, 2, [
    when(enters(ME), { do: "exileUntil", what: TARGET }, { targets: [{ filter: and(CREATURE, not(ME)) }] }),
  ])

  it.each(["2014-02", "current"])(
    "case 36, 607.2a, 610.3b: two abilities may part for ever; 'until' has no second one (%s)",
    (era) => {
      const after = (what: typeof ring, early: boolean) => {
        const s = table(2, era)
        const bear = put(s, 1, creature())
        const id = enter(s, 0, what)
        settle(s, [0])
        if (early) destroy(s, [id], "701.8a")
        settle(s)
        const open = s.stack.length
        resolveAll(s)
        if (!early) {
          destroy(s, [id], "701.8a")
          settle(s)
          const stacked = s.stack.length
          if (stacked > 0) resolveAll(s)
          return [stacked, names(s, s.battlefield).includes("Bear"), names(s, s.exile).includes("Bear")]
        }
        return [open, s.battlefield.includes(bear), names(s, s.exile).includes("Bear")]
      }
      expect(after(ring, true)).toEqual([2, false, true])
      expect(after(priest, true)).toEqual([1, true, false])
      expect(after(ring, false)).toEqual([1, true, false])
      expect(after(priest, false)).toEqual([0, true, false])
    },
  )

  it.each(ERAS)(
    "case 37, 704.4, 603.8: no check in the middle of a resolution, but a state trigger sees it (%s)",
    (era) => {
      const s = table(2, era)
      fillLibraries(s, 10)
      const hand = { n: "handSize", of: YOU } as const
      const size: Ability = {
        ability: "static",
        defining: true,
        effects: [
          { static: "modify", what: SELF, changes: [{ change: "definePT", power: hand, toughness: hand }] },
        ],
      }
      const maro = put(s, 0, creature("Maro", 0, 0, [size]))
      const empty: Condition = { if: "compare", left: hand, op: "=", right: 0 }
      put(s, 0, artifact("Void", when({ on: "state", condition: empty }, gain)))
      for (let i = 0; i < 3; i++) put(s, 0, land, "hand")
      settle(s)
      expect([characteristics(s, maro).toughness, s.stack]).toEqual([3, []])
      cast(s, 0, sequence({ do: "discard", count: "all" }, { do: "draw", count: 7 }))
      settle(s)
      expect([characteristics(s, maro).toughness, s.battlefield.includes(maro), sources(s)]).toEqual([
        7,
        true,
        ["Void"],
      ])
      cast(s, 1, { ...swell(-7), what: { sel: "all", filter: named("Maro") } } as Effect)
      settle(s)
      expect(s.battlefield.includes(maro)).toBe(false)
    },
  )
})
