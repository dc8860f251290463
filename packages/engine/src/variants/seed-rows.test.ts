import { describe, expect, it } from "vitest"
import { planeswalk } from "../actions/supplementary/planes.ts"
import { abandon, setInMotion } from "../actions/supplementary/schemes.ts"
import { contextOf } from "../characteristics/context.ts"
import { players as playersOf } from "../characteristics/queries/selector.ts"
import { declareAttackers } from "../combat/attackers.ts"
import { declareBlockers } from "../combat/blockers.ts"
import { attackable } from "../combat/can-attack.ts"
import { blockCandidates } from "../combat/can-block.ts"
import { addCounters } from "../events/counters.ts"
import { dealDamage } from "../events/damage/damage.ts"
import { loseLife } from "../events/life.ts"
import { concede } from "../events/moving/leave-game.ts"
import { execute } from "../interpreter/execute.ts"
import type { Ability } from "../language/ability.ts"
import type { CardDefinition } from "../language/card.ts"
import type { Effect } from "../language/effects/effect.ts"
import { attackedBy } from "../one-shot/objects/entering-options.ts"
import type { GameSetup } from "../state/game-setup.ts"
import { playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit, writable } from "../state/writing/edit.ts"
import { asking, card, creature, names, put, resolveAll, settle, when } from "../testing/table.ts"
import { takeMulligans } from "../turn/starting/mulligan.ts"
import { turnBasedActions } from "../turn/turn-based-actions.ts"
import { bear, game } from "./testing/game.ts"

const gain: Effect = { do: "gainLife", amount: 5 }
const SELF = { is: "self" } as const
const MOVED = { on: "action", action: "schemeInMotion", object: SELF } as const
const scheme = (name: string, ...abilities: Ability[]) => card({ name, types: ["scheme"], abilities })
const plane = (name: string, ...abilities: Ability[]) => card({ name, types: ["plane"], abilities })

const giants = (ruleset: string) => game(4, ruleset, { variant: "twoHeadedGiant" })

function inCombat(s: State): State {
  writable(s).turn = { ...s.turn, step: "declareAttackers", phase: "combat" }
  return s
}

describe.each(["2014-02", "2011-09-30"])("Two-Headed Giant in %s", (ruleset) => {
  it("704.5c: ten poison counters are not fatal [S000-3-4] [S002-704.5c-2]", () => {
    const s = giants(ruleset)
    addCounters(s, playerRef(0), "poison", 10, 2)
    settle(s)
    expect(s.over).toBeNull()
  })

  it("704.6a: a team with 0 or less life loses [S000-3-31] [S002-704.5t-1]", () => {
    const s = giants(ruleset)
    loseLife(s, 1, 31)
    settle(s)
    expect([s.over?.winners, s.players[0].left?.rule]).toEqual([[2, 3], "704.6a"])
  })

  it("704.6b: a team with fifteen or more poison counters loses [S000-3-32] [S002-704.5u-1]", () => {
    const s = giants(ruleset)
    for (const p of [2, 3]) addCounters(s, playerRef(p), "poison", 8, 0)
    settle(s)
    expect([s.over?.winners, s.players[2].left?.rule]).toEqual([[0, 1], "704.6b"])
  })
})

describe("Two-Headed Giant, as it was", () => {
  it("810.8d: in 2010 ten poison counters of one player are fatal for the team", () => {
    const s = giants("2010-07")
    addCounters(s, playerRef(0), "poison", 9, 2)
    addCounters(s, playerRef(1), "poison", 9, 2)
    settle(s)
    expect(s.over).toBeNull()
    addCounters(s, playerRef(1), "poison", 1, 2)
    settle(s)
    expect(s.over?.winners).toEqual([2, 3])
  })

  it("combat2hg, 805.10: until 2018 creatures attack the team, and the damage goes to the player whom their controller then names", () => {
    const s = inCombat(giants("2014-02"))
    put(s, 0, bear)
    expect(attackable(s, 0)).toEqual([playerRef(2)])
    expect(attackable(giants("2018-06"), 0)).toEqual([2, 3].map(playerRef))
  })

  it("800.2: variants that the rules of a day do not know are refused", () => {
    expect(() => giants("2003-07")).toThrow("do not know twoHeadedGiant")
    expect(() => game(3, "2009-07", { variant: "commander" })).toThrow("903")
    expect(() => game(3, "2003-07", { options: { range: 1 } })).toThrow("800.2")
  })
})

describe.each(["2014-02", "2011-09-30"])("Commander in %s", (ruleset) => {
  it("704.6c: 21 combat damage by one commander over the game [S000-3-33] [S002-704.5v-1]", () => {
    const leader = creature("Leader", 7, 7, [], { supertypes: ["legendary"] })
    const s = game(3, ruleset, { variant: "commander" }, () => ({ commanders: [leader] }))
    const id = put(s, 0, bear)
    edit(s, id).card = s.players[0].commanders[0]
    const hit = (amount: number) => {
      dealDamage(s, [{ source: id, to: playerRef(1), amount, combat: true }], "510.2")
      settle(s)
    }
    hit(20)
    expect(s.players[1].left).toBeNull()
    hit(1)
    expect(s.players[1].left).toEqual({ how: "lost", rule: "704.6c" })
  })
})

const filler = Array.from({ length: 20 }, (_, i) => scheme(`S${i}`))

function villain(ruleset: string, ...top: CardDefinition[]): State {
  return game(3, ruleset, { variant: "archenemy" }, (i) => (i === 0 ? { schemes: [...filler, ...top] } : {}))
}

describe.each(["2014-02", "2011-09-30"])("Archenemy in %s", (ruleset) => {
  it("704.6e: a scheme stays until its own ability is done, then goes under the deck [S000-3-34] [S002-704.5w-1]", () => {
    const s = villain(ruleset, scheme("Drain", when(MOVED, gain)))
    setInMotion(s, 0)
    settle(s)
    expect(names(s, s.command)).toEqual(["Drain"])
    resolveAll(s)
    settle(s)
    expect([names(s, s.command), names(s, s.players[0].schemes)[0]]).toEqual([[], "Drain"])
  })

  it("schemeSba, 704.6e: the ability of another scheme does not keep it, as it does today", () => {
    const still = (rules: string) => {
      const s = villain(rules, scheme("Quiet"), scheme("Drain", when(MOVED, gain)))
      setInMotion(s, 0)
      setInMotion(s, 0)
      settle(s)
      return names(s, s.command)
    }
    expect([still(ruleset), still("current")]).toEqual([["Drain"], ["Drain", "Quiet"]])
  })
})

describe("Archenemy, 2014", () => {
  it("505.3: the top scheme is set in motion first thing in the precombat main phase [S004-2-9] [S004-703-9]", () => {
    const s = villain("2014-02")
    turnBasedActions(s)
    expect(names(s, s.command)).toEqual(["S19"])
    abandon(s, s.command[0])
    for (const other of [{ step: "postcombatMain" }, { step: "precombatMain", active: 1 }] as const) {
      writable(s).turn = { ...s.turn, ...other }
      turnBasedActions(s)
      expect(s.command).toEqual([])
    }
  })

  it("505.3: that does not use the stack, only the scheme's ability does [S004-2-10]", () => {
    const s = villain("2014-02", scheme("Drain", when(MOVED, gain)))
    turnBasedActions(s)
    expect([s.stack.length, s.waiting.length]).toEqual([0, 1])
  })
})

describe("Planechase, 2014", () => {
  function planes(...top: CardDefinition[]): State {
    const s = game(2, "2014-02", { variant: "planechase" }, (i) =>
      i === 0 ? { planes: [plane("Last"), ...top, plane("First")] } : { planes: [] },
    )
    takeMulligans(s)
    return s
  }

  it("704.6f: a phenomenon whose ability has left the stack makes its controller planeswalk [S000-3-35]", () => {
    const encounter = when({ on: "action", action: "encounter", object: SELF }, gain)
    const s = planes(card({ name: "Omen", types: ["phenomenon"], abilities: [encounter] }))
    planeswalk(s, 0)
    settle(s)
    expect(names(s, s.command)).toEqual(["Omen"])
    resolveAll(s)
    settle(s)
    expect(names(s, s.command)).toEqual(["Last"])
  })

  it("603.10g: an ability on planeswalking away looks back [S003-8-10]", () => {
    const s = planes(plane("Left", when({ on: "action", action: "planeswalkAway", object: SELF }, gain)))
    planeswalk(s, 0)
    planeswalk(s, 0)
    expect([names(s, s.command), s.waiting.length]).toEqual([["Last"], 1])
  })
})

describe("Free-for-All, 2014", () => {
  const free = (count: number, setup: Partial<GameSetup> = {}) =>
    game(count, "2014-02", { variant: "freeForAll", ...setup })

  it("603.6c, 800.4a: leaving the game with its owner is leaving the battlefield, not dying [S003-7-2]", () => {
    const s = free(3)
    put(s, 2, bear)
    put(
      s,
      0,
      creature("Watcher", 1, 1, [when({ on: "moves", object: { is: "any" }, from: "battlefield" }, gain)]),
    )
    put(
      s,
      0,
      creature("Mourner", 1, 1, [
        when({ on: "moves", object: { is: "any" }, from: "battlefield", to: "graveyard" }, gain),
      ]),
    )
    concede(s, 2)
    expect(s.waiting.map((w) => names(s, [w.source])[0])).toEqual(["Watcher"])
  })

  it("506.2a: there may be several defending players, or one [S004-3.1.a-1]", () => {
    expect(attackable(free(4), 0)).toHaveLength(3)
    expect(attackable(free(4, { options: { attack: "right" } }), 0)).toHaveLength(1)
  })

  it("506.2a: an option may say who it is [S004-3.1.a-3]", () => {
    expect(attackable(free(4, { options: { attack: "left" } }), 0)).toEqual([playerRef(1)])
  })

  it("507.1: else the active player chooses one, without the stack [S004-3.1.a-2] [S004-3.1.a-4] [S004-703-10]", () => {
    const s = free(4, { options: { attack: "one" } })
    writable(s).turn = { ...s.turn, step: "beginningOfCombat", phase: "combat" }
    asking([[2]], () => turnBasedActions(s))
    expect([attackable(s, 0), s.stack]).toEqual([[playerRef(3)], []])
  })

  it("508.4a: what would attack a player who left is never attacking [S004-3.2.c-10]", () => {
    const s = inCombat(free(4))
    put(s, 0, bear)
    asking([[[0, 0]]], () => declareAttackers(s))
    const token = put(s, 0, bear)
    concede(s, 1)
    const context = { ...contextOf(token, 0), bindings: { him: [playerRef(1)] } }
    expect(attackedBy(s, token, 0, { attacking: { who: "bound", name: "him" } }, context)).toBe(0)
  })

  it("508.5a: each attacker has a defending player of its own [S004-3.2.c-14] [S004-3.2.c-15]", () => {
    const s = inCombat(free(3))
    const attackers = [put(s, 0, bear), put(s, 0, bear)]
    asking(
      [
        [
          [0, 0],
          [1, 1],
        ],
      ],
      () => declareAttackers(s),
    )
    const defending = attackers.map((id) => playersOf(s, { who: "defending" }, contextOf(id, 0)))
    expect(defending).toEqual([[1], [2]])
  })

  it("509.1a: a creature blocks only what attacks its controller [S004-3.3.a-4]", () => {
    const s = inCombat(free(3))
    const [one] = [put(s, 0, bear), put(s, 0, bear)]
    put(s, 1, bear)
    asking(
      [
        [
          [0, 0],
          [1, 1],
        ],
      ],
      () => declareAttackers(s),
    )
    expect(blockCandidates(s, 1).map((c) => c.attackers)).toEqual([[one]])
    expect(blockCandidates(s, 2)).toEqual([])
  })
})

describe("509.4a: put onto the battlefield blocking, 2014", () => {
  it("a creature of a bystander does not block [S004-3.3.e-12]", () => {
    const s = inCombat(game(3, "2014-02", { variant: "freeForAll" }))
    const attacker = put(s, 0, bear)
    asking([[[0, 0]]], () => declareAttackers(s))
    const blocks = (player: number) => {
      const id = put(s, player, bear, "hand")
      const bindings = { it: [id], attacker: [attacker] }
      const blocking = { sel: "bound", name: "attacker" } as const
      const context = { ...contextOf(0, player), bindings }
      execute(s, { do: "move", what: { sel: "bound", name: "it" }, to: "battlefield", blocking }, context)
      return s.objects[s.battlefield.at(-1)!]!.combat?.blocking
    }
    expect([blocks(2), blocks(1)]).toEqual([undefined, [attacker]])
  })
})

describe("805.10: teams that share turns, 2014", () => {
  it("the nonactive team is the defending team, and blocks together [S004-3.1.b-2]", () => {
    const s = inCombat(giants("2014-02"))
    put(s, 0, bear)
    const blockers = [put(s, 2, bear), put(s, 3, bear)]
    asking([[[0, 0]]], () => declareAttackers(s))
    const [asked] = asking(
      [
        [
          [0, 0],
          [1, 0],
        ],
        [0, 1], // 510.1c@2014-02: the order in which the blockers are dealt damage
      ],
      () => declareBlockers(s),
    )
    expect(asked).toMatchObject({ player: 2, candidates: blockers.map((id) => ({ creature: id })) })
  })

  it("808.3a: so is each of several nonactive teams [S004-3.1.b-3]", () => {
    const s = inCombat(
      game(6, "2014-02", { variant: "teamVsTeam", options: { sharedTurns: true } }, (i) => ({
        team: i >> 1,
      })),
    )
    const mine = [put(s, 0, bear), put(s, 1, bear)]
    const theirs = [put(s, 3, bear), put(s, 4, bear)]
    asking(
      [
        [
          [0, 0],
          [1, 2],
        ],
      ],
      () => declareAttackers(s),
    )
    expect(mine.map((id) => s.objects[id]!.combat?.attacking)).toEqual([2, 4].map(playerRef))
    const asked = asking([[], []], () => declareBlockers(s))
    expect(
      asked.map((d) => [d.player, d.kind === "blockers" && d.candidates.map((c) => c.creature)]),
    ).toEqual([
      [2, [theirs[0]]],
      [4, [theirs[1]]],
    ])
  })
})
