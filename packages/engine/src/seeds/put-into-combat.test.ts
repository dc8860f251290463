import { describe, expect, it } from "vitest"
import { card, creature, put, settle, when } from "../abilities/testing/table.ts"
import { contextOf } from "../characteristics/context.ts"
import { fits } from "../characteristics/filter.ts"
import { blockFault, blockRules } from "../combat/block-requirements.ts"
import { carryOut } from "../events/interpreter.ts"
import { move } from "../events/move.ts"
import type { Ability } from "../language/ability.ts"
import type { CardDefinition } from "../language/card.ts"
import type { Effect } from "../language/effect.ts"
import type { EventPattern } from "../language/event.ts"
import type { Filter } from "../language/filter.ts"
import type { Answer, Decision } from "../state/decision.ts"
import { edit, touch } from "../state/edit.ts"
import { playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { always, board, change, combat, role, SELF } from "./testing/combat.ts"
import { CREATURE, gain } from "./testing/drive.ts"

const ERA = "2014-02"
const ME = { is: "self" } as const
const walker = (name = "Jace") => card({ name, types: ["planeswalker"], subtypes: [name], loyalty: 9 })
const JACE = { counters: { loyalty: 9 } }
const named = (name: string): Filter => ({ is: "name", name })
const the = (name: string) => ({ sel: "all", filter: named(name) }) as const
const attackers = { sel: "all", filter: { is: "attacking" } } as const

/** Puts a card from its owner's hand onto the battlefield in this way. Returns the permanent. */
function enter(
  s: State,
  player: number,
  what: CardDefinition,
  how: Partial<Extract<Effect, { do: "move" }>>,
): number {
  const id = put(s, player, what, "hand")
  carryOut(
    s,
    { do: "move", to: "battlefield", ...how, what: { sel: "bound", name: "card" } },
    contextOf(0, player, 0, { card: [id] }),
  )
  return s.battlefield.at(-1)!
}

/** Does something once in this step, and tells what is to be seen of it in the next question for priority. */
function once(step: string, act: (s: State) => void) {
  let done = false
  return (s: State, now: string) => {
    if (now !== step || done) return
    done = true
    act(s)
  }
}

describe("508.4: put onto the battlefield attacking", () => {
  it("508.4: its controller picks one of the defending players and their planeswalkers [S004-3.2.c-2] [S004-3.2.c-3]", () => {
    const s = board("beginningOfCombat", ERA, 3)
    put(s, 0, creature("Bear"))
    const jace = put(s, 1, walker(), "battlefield", JACE)
    const asked: Decision[] = []
    let late = 0
    combat(s, {
      attack: [[0, 0]],
      at: once("declareAttackers", (now) => {
        late = enter(now, 0, creature("Late"), { attacking: { who: "opponents" } })
      }),
      answer: (d) => {
        if (d.kind !== "choose") return undefined
        asked.push(d)
        return [2]
      },
      until: "endOfCombat",
    })
    expect(asked).toMatchObject([{ player: 0, rule: "508.4", options: [playerRef(1), playerRef(2), jace] }])
    expect([role(s, late)?.attacking, s.objects[jace]!.counters]).toEqual([jace, { loyalty: 7 }])
  })

  it("508.4: nobody picks where the effect says what it attacks [S004-3.2.c-4]", () => {
    const s = board("beginningOfCombat", ERA, 3)
    put(s, 0, creature("Bear"))
    let late = 0
    const asked = combat(s, {
      attack: [[0, 0]],
      at: once("declareAttackers", (now) => {
        late = enter(now, 0, creature("Late"), { attacking: { who: "defending", of: the("Bear") } })
      }),
      until: "endOfCombat",
    })
    expect([role(s, late)?.attacking, asked.filter((d) => d.kind === "choose")]).toEqual([playerRef(1), []])
  })

  it("508.4a: never attacking where what it is to attack has gone or is no planeswalker any more [S004-3.2.c-11]", () => {
    for (const way of ["stays", "leaves", "changes"]) {
      const s = board()
      put(s, 0, creature("Bear"))
      const jace = put(s, 1, walker(), "battlefield", JACE)
      let late: unknown
      combat(s, {
        attack: [[0, 1]],
        at: once("declareAttackers", (now) => {
          if (way === "leaves") move(now, { id: jace, to: "hand", rule: "701.1" })
          if (way === "changes") change(now, jace, { change: "setTypes", types: ["artifact"] })
          const id = enter(now, 0, creature("Late"), { attacking: { sameAs: the("Bear") } })
          late = role(now, id)?.attacking
        }),
      })
      expect([way, late]).toEqual([way, way === "stays" ? jace : undefined])
    }
  })

  it("506.3a: what is no creature enters without attacking or blocking [S004-3-8]", () => {
    const s = board()
    put(s, 0, creature("Bear"))
    const relic = card({ name: "Relic", types: ["artifact"] })
    const roles: unknown[] = []
    combat(s, {
      at: once("declareAttackers", (now) => {
        roles.push(role(now, enter(now, 0, relic, { attacking: { who: "opponents" } })))
        roles.push(role(now, enter(now, 1, relic, { blocking: attackers })))
        roles.push(role(now, enter(now, 0, creature(), { attacking: { who: "opponents" } }))?.attacking)
      }),
    })
    expect(roles).toEqual([null, null, playerRef(1)])
  })
})

describe("506.5, 508.5: alone, and against whom", () => {
  it("506.5: attacks alone as the only one declared; is attacking alone while no other is [S004-3.2.c-17] [S004-3.2.c-18]", () => {
    const alone = (declared: number, put2: boolean) => {
      const s = board()
      const bear = put(
        s,
        0,
        creature("Bear", 1, 1, [when({ on: "attacks", creature: ME, alone: true }, gain)]),
      )
      put(s, 0, creature("Other"))
      let during = false
      combat(s, {
        attack: [
          [0, 0],
          [1, 0],
        ].slice(0, declared) as [number, number][],
        at: once("declareAttackers", (now) => {
          if (put2) enter(now, 0, creature("Late"), { attacking: { who: "opponents" } })
          during = fits(
            now,
            { is: "condition", condition: { if: "attackingAlone" } },
            bear,
            contextOf(bear, 0),
          )
        }),
      })
      return [s.players[0].life - 20, during]
    }
    expect([alone(1, false), alone(1, true), alone(2, false)]).toEqual([
      [1, true],
      [1, false],
      [0, false],
    ])
  })

  it("508.5@2014-02: the defending player is whom it attacked, or whose planeswalker, as it became an attacker [S004-3.2.c-12] [S004-3.2.c-13]", () => {
    const drained = (target: number, meanwhile: (s: State, jace: number) => void) => {
      const s = board("beginningOfCombat", ERA, 3)
      const bear = put(s, 0, creature("Bear", 0, 1))
      const jace = put(s, 1, walker(), "battlefield", JACE)
      combat(s, {
        attack: [[0, target]],
        at: once("declareBlockers", (now) => {
          meanwhile(now, jace)
          carryOut(now, { do: "loseLife", amount: 3, player: { who: "defending" } }, contextOf(bear, 0))
        }),
      })
      return s.players.map((p) => 20 - p.life)
    }
    expect(drained(0, () => {})).toEqual([0, 3, 0])
    expect(drained(1, () => {})).toEqual([0, 0, 3])
    const stolen = (s: State, jace: number) => {
      edit(s, jace).controller = 2
      touch(s)
    }
    expect(drained(2, stolen)).toEqual([0, 3, 0])
  })

  it("508.5a: of several the controller of the spell or ability picks one [S004-3.2.c-16]", () => {
    const s = board("beginningOfCombat", ERA, 3)
    for (const name of ["A", "B"]) put(s, 0, creature(name, 0, 1))
    const asked: Decision[] = []
    combat(s, {
      attack: [
        [0, 0],
        [1, 1],
      ],
      at: once("declareBlockers", (now) =>
        carryOut(now, { do: "loseLife", amount: 3, player: { who: "defending" } }, contextOf(0, 0)),
      ),
      answer: (d) => {
        if (d.kind !== "choose") return undefined
        asked.push(d)
        return [1]
      },
    })
    expect(asked).toMatchObject([{ player: 0, rule: "508.5a", options: [playerRef(1), playerRef(2)] }])
    expect(s.players.map((p) => p.life)).toEqual([20, 20, 17])
  })
})

describe("509.3: what triggers on blocks", () => {
  type Act = (s: State) => void
  const block =
    (blocker: string, attacker: string): Act =>
    (s) =>
      carryOut(s, { do: "block", blocker: the(blocker), attacker: the(attacker) }, contextOf(0, 1))
  const putBlocking =
    (attacker: string, what = creature("Sapling", 0, 9)): Act =>
    (s) =>
      void enter(s, 1, what, { blocking: the(attacker) })
  const blockNothing: Act = (s) => carryOut(s, { do: "becomeBlocked", what: the("Bear") }, contextOf(0, 1))

  /** How often the ability triggers, of Bear that attacks with Wolf or of Ox that may block beside Elk, until blocks and after an effect. */
  function triggers(
    pattern: EventPattern,
    of: "Bear" | "Ox",
    blocks: readonly [number, number][],
    act: Act,
  ): [number, number] {
    const s = board()
    const ability = when(pattern, gain)
    const abilities = (name: string): Ability[] => (name === of ? [ability] : [])
    for (const name of ["Bear", "Wolf"]) put(s, 0, creature(name, 0, 9, abilities(name)))
    for (const name of ["Ox", "Elk"]) put(s, 1, creature(name, 0, 9, abilities(name)))
    let declared = 0
    const count = (now: State) => now.events.filter((e) => e.kind === "triggers").length + now.waiting.length
    combat(s, {
      block: blocks,
      at: once("declareBlockers", (now) => {
        declared = count(now)
        act(now)
      }),
    })
    return [declared, count(s) - declared]
  }
  const nothing: Act = () => {}

  it("509.4a@2014-02: 'blocks' once, as declared or as an effect makes it a blocker, not if it was one or is put so [S004-3.3.d-3] [S004-3.3.d-4]", () => {
    const pattern: EventPattern = { on: "blocks", creature: ME }
    expect(triggers(pattern, "Ox", [[0, 0]], block("Ox", "Wolf"))).toEqual([1, 0])
    expect(triggers(pattern, "Ox", [], block("Ox", "Wolf"))).toEqual([0, 1])
    const self = creature("Sapling", 0, 9, [when(pattern, gain)])
    expect(triggers(pattern, "Ox", [], putBlocking("Bear", self))).toEqual([0, 0])
  })

  it("509.4b@2014-02: 'blocks a creature' for each, by an effect too where it did not block that one [S004-3.3.d-6]", () => {
    const pattern: EventPattern = { on: "blocks", creature: ME, attacker: CREATURE }
    expect(triggers(pattern, "Ox", [[0, 0]], block("Ox", "Wolf"))).toEqual([1, 1])
    expect(triggers(pattern, "Ox", [[0, 0]], block("Ox", "Bear"))).toEqual([1, 0])
    const self = creature("Sapling", 0, 9, [when(pattern, gain)])
    expect(triggers(pattern, "Ox", [], putBlocking("Bear", self))).toEqual([0, 0])
  })

  it("509.4c@2014-02: 'becomes blocked' by effects and put blockers as well, but only if it was unblocked [S004-3.3.d-8]", () => {
    const pattern: EventPattern = { on: "becomesBlocked", creature: ME }
    for (const act of [block("Elk", "Bear"), putBlocking("Bear"), blockNothing]) {
      expect(triggers(pattern, "Bear", [], act)).toEqual([0, 1])
      expect(triggers(pattern, "Bear", [[0, 0]], act)).toEqual([1, 0])
    }
  })

  it("509.4d@2014-02: 'becomes blocked by a creature' for each new one, put blocking or not; not by an effect alone [S004-3.3.d-10] [S004-3.3.d-11]", () => {
    const pattern: EventPattern = { on: "becomesBlocked", creature: ME, by: CREATURE }
    expect(triggers(pattern, "Bear", [[0, 0]], block("Elk", "Bear"))).toEqual([1, 1])
    expect(triggers(pattern, "Bear", [[0, 0]], block("Ox", "Bear"))).toEqual([1, 0])
    expect(triggers(pattern, "Bear", [[0, 0]], putBlocking("Bear"))).toEqual([1, 1])
    expect(triggers(pattern, "Bear", [], blockNothing)).toEqual([0, 0])
  })

  it("509.4e@2014-02: a number of creatures as declared, or reached by an effect; a least number once [S004-3.3.d-12] [S004-3.3.d-13]", () => {
    const exactly = { op: "=", than: 2 } as const
    const atLeast = { op: ">=", than: 2 } as const
    const both: [number, number][] = [
      [0, 0],
      [1, 0],
    ]
    for (const number of [exactly, atLeast]) {
      const blocked: EventPattern = { on: "becomesBlocked", creature: ME, number }
      expect(triggers(blocked, "Bear", both, nothing)).toEqual([1, 0])
      expect(triggers(blocked, "Bear", [[0, 0]], nothing)).toEqual([0, 0])
      expect(triggers(blocked, "Bear", [[0, 0]], putBlocking("Bear"))).toEqual([0, 1])
      expect(triggers(blocked, "Bear", both, putBlocking("Bear"))).toEqual([1, 0])
      const blocks: EventPattern = { on: "blocks", creature: ME, number }
      expect(triggers(blocks, "Ox", [[0, 0]], block("Ox", "Wolf"))).toEqual([0, 1])
      expect(triggers(blocks, "Ox", [], block("Ox", "Wolf"))).toEqual([0, 0])
    }
  })

  it("509.4f@2014-02: characteristics count as blocks are declared or as an effect makes one, and not later [S004-3.3.d-14] [S004-3.3.d-15] [S004-3.3.d-16]", () => {
    const green: Filter = { is: "and", of: [CREATURE, { is: "color", color: "G" }] }
    const flying: Filter = { is: "keyword", keyword: "flying" }
    const paint: Act = (s) =>
      carryOut(
        s,
        {
          do: "change",
          what: { sel: "all", filter: CREATURE },
          changes: [{ change: "addAbilities", abilities: [{ ability: "keyword", keyword: "flying" }] }],
          duration: "endOfTurn",
        },
        contextOf(0, 0),
      )
    const both =
      (more: Act): Act =>
      (s) => {
        paint(s)
        more(s)
      }
    const patterns: [EventPattern, EventPattern][] = [
      [
        { on: "blocks", creature: green },
        { on: "blocks", creature: flying },
      ],
      [
        { on: "becomesBlocked", creature: green },
        { on: "becomesBlocked", creature: flying },
      ],
      [
        { on: "becomesBlocked", creature: ME, by: green },
        { on: "becomesBlocked", creature: ME, by: flying },
      ],
    ]
    for (const [now, later] of patterns) {
      expect(triggers(now, "Bear", [[0, 0]], paint)).toEqual([1, 0])
      expect(triggers(later, "Bear", [[0, 0]], paint)).toEqual([0, 0])
      expect(triggers(later, "Bear", [], both(block("Elk", "Bear")))).toEqual([0, 1])
    }
  })
})

describe("509.4: put onto the battlefield blocking", () => {
  const blocked = (s: State, id: number) => role(s, id)?.blocking

  it("509.7@2014-02: its controller picks the attacker, whatever may block that one; it blocks but never blocked [S004-3.3.e-2] [S004-3.3.e-5] [S004-3.3.e-7]", () => {
    const s = board()
    const flying: Ability = { ability: "keyword", keyword: "flying" }
    const ids = ["A", "B"].map((name) => put(s, 0, creature(name, 0, 9, [flying])))
    const asked: Decision[] = []
    let late = 0
    combat(s, {
      at: once("declareBlockers", (now) => {
        const cant = always({ static: "cantBlock", creature: SELF })
        const triggered = when({ on: "blocks", creature: ME }, gain)
        late = enter(now, 1, creature("Wall", 0, 9, [cant, triggered]), { blocking: attackers })
      }),
      answer: (d) => {
        if (d.kind !== "choose") return undefined
        asked.push(d)
        return [1]
      },
      until: "endOfCombat",
    })
    expect(asked).toMatchObject([{ player: 1, rule: "509.4", options: ids }])
    expect([blocked(s, late), role(s, ids[1])?.blocked, s.players[1].life]).toEqual([[ids[1]], true, 20])
  })

  it("509.7a@2014-02: never blocking where the creature named no longer attacks [S004-3.3.e-11]", () => {
    const s = board()
    const bear = put(s, 0, creature("Bear", 0, 9))
    let late = 0
    combat(s, {
      at: once("declareBlockers", (now) => {
        carryOut(now, { do: "removeFromCombat", what: the("Bear") }, contextOf(0, 1))
        late = enter(now, 1, creature("Wall", 0, 9), { blocking: the("Bear") })
      }),
      until: "endOfCombat",
    })
    expect([s.battlefield.includes(late), role(s, late), role(s, bear)]).toEqual([true, null, null])
  })

  /** A 3/3 is blocked by two 0/2 in order; a third is added, and its place is given. */
  function placed(era: string, add: (s: State) => void, at: number) {
    const s = board("beginningOfCombat", era)
    const big = put(s, 0, creature("Big", 5, 9))
    const small = put(s, 0, creature("Small", 0, 9))
    const ids = ["A", "B"].map((name) => put(s, 1, creature(name, 1, 2)))
    const extra = put(s, 1, creature("C", 1, 2))
    const asked: Decision[] = []
    const order: Answer = [1, 0]
    combat(s, {
      block: [
        [0, 0],
        [1, 0],
        [2, 1],
      ],
      at: once("declareBlockers", add),
      answer: (d) => {
        if (d.kind === "order") return order
        if (d.kind !== "number") return undefined
        asked.push(d)
        return at
      },
      until: "combatDamage",
    })
    return { s, big, small, ids, extra, asked }
  }

  it("509.6@2014-02: an effect makes a creature block: its place in the attacker's order, then the attacker's in its own; the others keep theirs [S004-3.3.e-3] [S004-3.3.e-4]", () => {
    const add = (s: State) =>
      carryOut(s, { do: "block", blocker: the("C"), attacker: the("Big") }, contextOf(0, 1))
    const { s, big, small, ids, extra, asked } = placed(ERA, add, 1)
    expect(asked).toMatchObject([
      { player: 0, rule: "509.6@2014-02", source: big, min: 0, max: 2 },
      { player: 1, rule: "509.6@2014-02", source: extra, min: 0, max: 1 },
    ])
    expect(role(s, big)!.blockedBy).toEqual([ids[1], extra, ids[0]])
    expect(role(s, extra)!.blocking).toEqual([small, big])
    expect(placed("current", add, 1).asked).toEqual([])
  })

  it("509.7@2014-02: the active player places a creature put blocking in the order [S004-3.3.e-6]", () => {
    const add = (s: State) => void enter(s, 1, creature("Late", 1, 2), { blocking: the("Big") })
    const { s, big, ids, asked } = placed(ERA, add, 0)
    expect(asked).toMatchObject([{ player: 0, rule: "509.7@2014-02", source: big }])
    expect(role(s, big)!.blockedBy.slice(1)).toEqual([ids[1], ids[0]])
    expect(placed("current", add, 0).asked).toEqual([])
  })

  it("506.5: blocks alone as the only one declared, is blocking alone while no other is [S004-3.3.e-8]", () => {
    const s = board()
    put(s, 0, creature("Bear", 0, 9))
    put(s, 1, creature("Shy", 0, 9, [always({ static: "cantBlock", creature: SELF, alone: true })]))
    put(s, 1, creature("Ox", 0, 9))
    let allowed: boolean[] = []
    const blockers: number[] = []
    combat(s, {
      at: once("declareBlockers", (now) => {
        const count = () =>
          now.battlefield.filter((id) => fits(now, { is: "blocking" }, id, contextOf(0, 0))).length
        blockers.push(count())
        enter(now, 1, creature("Late", 0, 9), { blocking: the("Bear") })
        blockers.push(count())
      }),
      answer: (d, now) => {
        if (d.kind !== "blockers") return undefined
        const rules = blockRules(now, d.candidates)
        allowed = [[0], [1], [0, 1]].map(
          (who) =>
            blockFault(
              rules,
              who.map((i) => [i, 0] as const),
            ) === null,
        )
        return [[1, 0]]
      },
    })
    expect(allowed).toEqual([false, true, true])
    expect(blockers).toEqual([1, 2])
  })
})

describe("506.4d: a planeswalker that blocks while it is attacked", () => {
  /** Jace, a creature too, is attacked by Bear and blocks Ogre; then something becomes of it. */
  function after(...types: ("creature" | "planeswalker" | "artifact")[]) {
    const s = board()
    const bear = put(s, 0, creature("Bear", 1, 9))
    const ogre = put(s, 0, creature("Ogre", 2, 9))
    const jace = put(s, 1, walker(), "battlefield", JACE)
    change(
      s,
      jace,
      { change: "setTypes", types: ["creature", "planeswalker"] },
      { change: "setPT", power: 3, toughness: 9 },
    )
    let now: unknown
    combat(s, {
      attack: [
        [0, 1],
        [1, 0],
      ],
      block: [[0, 1]],
      at: (state, step) => {
        if (step === "declareBlockers" && types.length > 0 && state.effects.length === 1) {
          change(state, jace, { change: "setTypes", types })
          settle(state)
        }
        if (step === "combatDamage")
          now = [state.objects[jace]!.counters?.loyalty, state.objects[jace]!.damage]
      },
    })
    return { now, lives: s.players[1].life, ogre: s.objects[ogre]!.damage, bear: s.objects[bear]!.damage }
  }

  it("506.4d: it leaves combat when it is neither any more; as one of them it stays in that part [S004-3.3.e-9] [S004-3.3.e-10]", () => {
    expect(after()).toMatchObject({ now: [6, 3], lives: 20, ogre: 3 })
    expect(after("planeswalker")).toMatchObject({ now: [8, 0], lives: 20, ogre: 0 })
    expect(after("creature")).toMatchObject({ now: [9, 2], lives: 20, ogre: 3 })
    expect(after("artifact")).toMatchObject({ now: [9, 0], lives: 20, ogre: 0 })
  })
})
