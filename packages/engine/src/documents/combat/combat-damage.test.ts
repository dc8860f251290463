import { describe, expect, it } from "vitest"
import { contextOf } from "../../characteristics/context.ts"
import { execute } from "../../events/interpreter-port.ts"
import { move } from "../../events/moving/move.ts"
import { Game } from "../../game/game.ts"
import type { Ability } from "../../language/ability.ts"
import type { Keyword } from "../../language/keyword.ts"
import { answerFault } from "../../state/answers/validate.ts"
import type { Answer, Decision, DistributeDecision, Pair } from "../../state/decision.ts"
import type { State } from "../../state/state.ts"
import { card, creature, names, put, table, when } from "../../testing/table.ts"
import { atStep, dies, fillLibraries, gain, play } from "../testing/drive.ts"

const ERA = "2014-02"
const has = (...keywords: Keyword[]): Ability[] =>
  keywords.map((keyword) => ({ ability: "keyword", keyword }) as Ability)
const BOTH: Ability = {
  ability: "static",
  effects: [{ static: "canBlockAdditional", creature: { sel: "self" }, count: 1 }],
}

function board(): State {
  const s = table(2, ERA)
  fillLibraries(s)
  atStep(s, "beginningOfCombat")
  return s
}

/** A whole combat in which everything attacks; `own` answers what is not asked at a declaration. */
function fight(
  s: State,
  block: readonly Pair[] = [],
  own: (d: Decision, s: State) => Answer | undefined = () => undefined,
): Decision[] {
  return play(
    s,
    (now) => now.turn.phase !== "combat",
    (d, now) => {
      if (d.kind === "attackers") return d.candidates.map((_, i) => [i, 0] as const)
      return d.kind === "blockers" ? block : own(d, now)
    },
  )
}

/** The first attacker blocked by all; the division that is asked for, with these shares. */
function division(s: State, blockers: number, shares: readonly number[]): DistributeDecision {
  const block = Array.from({ length: blockers }, (_, i) => [i, 0] as const)
  const asked = fight(s, block, (d) => (d.kind === "distribute" ? shares : undefined))
  return asked.find((d) => d.kind === "distribute")!
}

describe("509.2@2014-02, 509.3@2014-02: damage assignment order", () => {
  it("the attacking player orders the blockers as they block, without the stack; damage follows it [S004-3.3.b-1] [S004-3.3.b-2] [S004-3.3.b-3] [S004-703-13] [S004-3.4.a-10] [S004-3.4.a-11]", () => {
    const s = board()
    put(s, 0, creature("Giant", 5, 9))
    for (const name of ["First", "Second", "Third"]) put(s, 1, creature(name, 0, 2))
    let options: string[] = []
    const asked = fight(
      s,
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      (d, now) => {
        if (d.kind === "order") {
          expect([d.player, now.stack.length]).toEqual([0, 0])
          return [2, 0, 1]
        }
        if (d.kind !== "distribute") return undefined
        options = names(now, d.options)
        return [2, 2, 1]
      },
    )
    expect(options).toEqual(["Third", "First", "Second"])
    const divided = asked.find((d) => d.kind === "distribute")!
    expect([answerFault(divided, [1, 2, 2]), answerFault(divided, [2, 1, 2])].every((f) => f !== null)).toBe(
      true,
    )
    expect([
      answerFault(divided, [5, 0, 0]),
      answerFault(divided, [2, 3, 0]),
      answerFault(divided, [2, 2, 1]),
    ]).toEqual([null, null, null])
  })

  it("a blocker that is gone leaves the order; the others stay in theirs [S004-3.3.b-4]", () => {
    const s = board()
    put(s, 0, creature("Giant", 5, 9))
    const ids = ["First", "Second", "Third"].map((name) => put(s, 1, creature(name, 0, 2)))
    let options: string[] = []
    fight(
      s,
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      (d, now) => {
        if (d.kind === "order") return [2, 0, 1]
        if (d.kind === "priority" && now.turn.step === "declareBlockers" && now.objects[ids[0]] !== undefined)
          move(now, { id: ids[0], to: "hand", rule: "701.1" })
        if (d.kind !== "distribute") return undefined
        options = names(now, d.options)
        return [2, 3]
      },
    )
    expect(options).toEqual(["Third", "Second"])
  })

  it("the defending player orders what one creature blocks, without the stack [S004-3.3.c-1] [S004-3.3.c-2] [S004-3.3.c-3] [S004-703-14] [S004-3.4.a-22] [S004-3.4.a-23]", () => {
    const s = board()
    for (const name of ["First", "Second"]) put(s, 0, creature(name, 0, 2))
    put(s, 1, creature("Giant", 3, 9, [BOTH]))
    let seen: unknown
    const asked = fight(
      s,
      [
        [0, 0],
        [0, 1],
      ],
      (d, now) => {
        if (d.kind === "order") {
          expect([d.player, now.stack.length]).toEqual([1, 0])
          return [1, 0]
        }
        if (d.kind !== "distribute") return undefined
        seen = [d.player, names(now, d.options)]
        return [2, 1]
      },
    )
    expect(seen).toEqual([1, ["Second", "First"]])
    const divided = asked.find((d) => d.kind === "distribute")!
    expect([answerFault(divided, [1, 2]) !== null, answerFault(divided, [3, 0])]).toEqual([true, null])
  })

  it("an attacker that is gone leaves the blocker's order [S004-3.3.c-4] [S004-3.4.a-21]", () => {
    const s = board()
    const ids = ["First", "Second"].map((name) => put(s, 0, creature(name, 0, 5)))
    put(s, 1, creature("Giant", 3, 9, [BOTH]))
    fight(
      s,
      [
        [0, 0],
        [0, 1],
      ],
      (d, now) => {
        if (d.kind === "order") return [1, 0]
        if (d.kind === "priority" && now.turn.step === "declareBlockers" && now.objects[ids[1]] !== undefined)
          move(now, { id: ids[1], to: "hand", rule: "701.1" })
        return undefined
      },
    )
    expect(s.objects[ids[0]]!.damage).toBe(3)
  })
})

describe("510.1: assigning combat damage", () => {
  it("510.1a, 510.1b: damage equal to power, none for 0 or less, to what it attacks [S004-3.4.a-3] [S004-3.4.a-4] [S004-3.4.a-5]", () => {
    const s = board()
    const walker = card({ name: "Jace", types: ["planeswalker"], subtypes: ["Jace"], loyalty: 9 })
    for (const power of [3, 0, -2]) put(s, 0, creature(`P${power}`, power, 4))
    const jace = put(s, 1, walker, "battlefield", { counters: { loyalty: 9 } })
    play(
      s,
      (now) => now.turn.phase !== "combat",
      (d) =>
        d.kind === "attackers"
          ? [
              [0, 1],
              [1, 0],
              [2, 0],
            ]
          : undefined,
    )
    expect([s.objects[jace]!.counters, s.players[1].life]).toEqual([{ loyalty: 6 }, 20])
    expect(s.events.filter((e) => e.kind === "damage").length).toBe(1)
  })

  it("510.1c: with one blocker everything goes to it, all at once and both ways [S004-3.4.a-7] [S004-3.4.a-9] [S004-3.4.c-1] [S004-3.4.c-2] [S004-703-16] [S004-3.4.a-2]", () => {
    const s = board()
    const bear = put(s, 0, creature("Bear", 2, 2))
    put(s, 1, creature("Twin", 2, 2))
    let acted = 0
    fight(s, [[0, 0]], (d, now) => {
      if (d.kind === "priority" && now.turn.step === "combatDamage") acted = Math.max(acted, now.stack.length)
      return undefined
    })
    expect([acted, s.objects[bear], s.battlefield]).toEqual([0, undefined, []])
    const damage = s.events.filter((e) => e.kind === "damage")
    expect([damage.length, new Set(damage.map((e) => e.batch)).size]).toEqual([2, 1])
  })

  it("510.1c: more than lethal damage may be assigned; marked damage counts [S004-3.4.a-12] [S004-3.4.a-15] [S004-3.4.a-17]", () => {
    const s = board()
    put(s, 0, creature("Giant", 4, 9))
    put(s, 1, creature("Hurt", 0, 2), "battlefield", { damage: 1 })
    put(s, 1, creature("Other", 0, 2))
    const divided = division(s, 2, [1, 3])
    expect(divided.before).toEqual([1])
    expect([
      answerFault(divided, [4, 0]),
      answerFault(divided, [3, 1]),
      answerFault(divided, [0, 4]) !== null,
    ]).toEqual([null, null, true])
  })

  it("510.1c: what another creature assigns in the same step counts [S004-3.4.a-13] [S004-3.4.a-16]", () => {
    const s = board()
    put(s, 0, creature("Helper", 2, 9))
    put(s, 0, creature("Giant", 3, 9))
    put(s, 1, creature("Between", 0, 2, [BOTH]))
    put(s, 1, creature("Behind", 0, 5))
    const asked = fight(
      s,
      [
        [0, 0],
        [0, 1],
        [1, 1],
      ],
      (d) => (d.kind === "distribute" ? [0, 3] : undefined),
    )
    const divided = asked.find((d) => d.kind === "distribute")!
    expect([divided.before, answerFault(divided, [0, 3])]).toEqual([[0], null])
  })

  it("510.1c, 702.2c@2014-02: one damage by deathtouch is lethal [S004-3.4.a-18]", () => {
    const s = board()
    put(s, 0, creature("Rats", 3, 9, has("deathtouch")))
    for (const name of ["A", "B", "C"]) put(s, 1, creature(name, 0, 9))
    const divided = division(s, 3, [1, 1, 1])
    expect([divided.before, s.players[1].graveyard.length]).toEqual([[1, 1], 3])
  })

  it("510.1c: neither indestructible nor a shield that prevents damage matters for what is lethal [S004-3.4.a-14] [S004-3.4.a-19] [S004-3.4.a-20]", () => {
    const s = board()
    put(s, 0, creature("Giant", 5, 9))
    put(s, 1, creature("Myr", 0, 2, has("indestructible")))
    const guarded = put(s, 1, creature("Guarded", 0, 2))
    put(s, 1, creature("Last", 0, 2))
    execute(
      s,
      { do: "prevent", amount: 2, to: { sel: "self" }, duration: "endOfTurn" },
      contextOf(guarded, 1),
    )
    const divided = division(s, 3, [2, 2, 1])
    expect(divided.before).toEqual([2, 2])
    expect(s.objects[guarded]!.damage).toBe(0)
  })

  it("510.1b: an attacker that attacks nothing any more assigns nothing [S004-3.4.a-6]", () => {
    const s = board()
    const jace = put(
      s,
      1,
      card({ name: "Jace", types: ["planeswalker"], subtypes: ["Jace"], loyalty: 9 }),
      "battlefield",
      { counters: { loyalty: 9 } },
    )
    put(s, 0, creature("Bear", 3, 3, has("trample")))
    play(
      s,
      (now) => now.turn.phase !== "combat",
      (d, now) => {
        if (d.kind === "attackers") return [[0, 1]]
        if (now.turn.step === "declareBlockers" && now.objects[jace] !== undefined)
          move(now, { id: jace, to: "hand", rule: "701.1" })
        return undefined
      },
    )
    expect([s.players[1].life, s.events.some((e) => e.kind === "damage")]).toEqual([20, false])
  })

  it("510.1e@2014-02: what a player's creatures assign is judged together, not creature by creature [S004-3.4.b-1]", () => {
    const through = (era: string) => {
      const s = table(2, era)
      fillLibraries(s)
      atStep(s, "beginningOfCombat")
      put(s, 0, creature("Bear", 2, 2))
      put(s, 0, creature("Beast", 6, 6, has("trample")))
      put(s, 1, creature("Guard", 1, 4, [BOTH]))
      let least = -1
      fight(
        s,
        [
          [0, 0],
          [0, 1],
        ],
        (d) => {
          if (d.kind === "order") return [0, 1]
          if (d.kind !== "distribute" || d.options.length !== 2 || d.total !== 6) return undefined
          least = d.before![0]
          return [least, 6 - least]
        },
      )
      return [least, 20 - s.players[1].life]
    }
    expect([through("2010-07"), through(ERA)]).toEqual([
      [4, 2],
      [2, 4],
    ])
  })

  it("510.1e@2014-02: an unlawful one is taken back to before that player assigned anything [S004-3.4.b-2]", () => {
    const s = board()
    put(s, 0, creature("Beast", 6, 6, has("trample")))
    put(s, 0, creature("Boar", 5, 5, has("trample")))
    put(s, 1, creature("Ox", 0, 4))
    put(s, 1, creature("Cow", 0, 3))
    const game = Game.from(s)
    const pairs: Pair[] = [
      [0, 0],
      [1, 1],
    ]
    const declared = (d: Decision): Answer => {
      if (d.kind === "attackers") return pairs.map(([a]) => [a, 0] as const)
      return d.kind === "blockers" ? pairs : 0
    }
    while (game.decision!.kind !== "distribute") game.decide(game.decision!, declared(game.decision!))
    const fresh = game.fork()
    const undivided = () => game.state.objects.every((object) => (object?.damage ?? 0) === 0)
    game.decide(game.decision, [4, 2])
    // The second one's is unlawful: nothing has been dealt, and it is asked again; so it is with the first one's undone.
    expect(() => game.decide(game.decision!, [2, 3])).toThrow()
    expect([undivided(), game.decision]).toMatchObject([true, { kind: "distribute", player: 0, total: 5 }])
    expect([undivided(), fresh.decision]).toMatchObject([true, { kind: "distribute", player: 0, total: 6 }])
    fresh.decide(fresh.decision!, [6, 0])
    fresh.decide(fresh.decision!, [3, 2])
    expect(fresh.state.players[1].life).toBe(18)
  })

  it("510.1: the active player assigns first, then the defending player [S004-3.4.a-1] [S004-703-15]", () => {
    const s = board()
    put(s, 0, creature("One", 3, 9))
    put(s, 0, creature("Two", 3, 9))
    put(s, 1, creature("Three", 3, 9, [BOTH]))
    put(s, 1, creature("Four", 3, 9))
    const asked = fight(
      s,
      [
        [0, 0],
        [0, 1],
        [1, 0],
      ],
      (d) => (d.kind === "distribute" ? [3, 0] : undefined),
    )
    expect(asked.flatMap((d) => (d.kind === "distribute" ? [d.player] : []))).toEqual([0, 1])
  })
})

describe("510.3, 510.5@2014-02: after damage", () => {
  it("510.3: what triggers on the damage and on the deaths is placed together, then the active player gets priority [S004-3.4.d-1] [S004-3.4.e-1]", () => {
    const s = board()
    put(s, 0, card({ name: "Altar", types: ["artifact"], abilities: [when(dies(), gain)] }))
    put(
      s,
      0,
      creature("Bear", 2, 2, [when({ on: "damage", source: { is: "self" } }, { do: "gainLife", amount: 3 })]),
    )
    put(s, 1, creature("Twin", 1, 2))
    let first: unknown
    fight(s, [[0, 0]], (d, now) => {
      if (d.kind === "priority" && now.turn.step === "combatDamage") first ??= [d.player, now.stack.length]
      return undefined
    })
    expect(first).toEqual([0, 2])
  })

  it("510.5@2014-02: first and double strikers first, then those that had neither and double strikers again [S004-3-3] [S004-3.4.e-2] [S004-3.4.e-3] [S004-3.4.e-4] [S004-3.4.e-5]", () => {
    const s = board()
    put(s, 0, creature("First", 1, 1, has("firstStrike")))
    put(s, 0, creature("Double", 2, 2, has("doubleStrike")))
    put(s, 0, creature("Plain", 4, 4))
    const lives: Record<string, number> = {}
    fight(s, [], (d, now) => {
      if (d.kind === "priority") lives[now.turn.step] = now.players[1].life
      return undefined
    })
    expect(lives).toMatchObject({ declareBlockers: 20, firstStrikeDamage: 17, combatDamage: 11 })
    const plain = board()
    put(plain, 0, creature("Plain", 4, 4))
    const steps = new Set<string>()
    fight(plain, [], (_d, now) => {
      steps.add(now.turn.step)
      return undefined
    })
    expect([...steps]).not.toContain("firstStrikeDamage")
  })
})
