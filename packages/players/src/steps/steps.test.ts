import { EMBEDDED } from "@apnap/cards"
import { type Answer, answerFault, type Decision, playerRef, type State } from "@apnap/engine"
import { declarationCheck } from "@apnap/engine/internal"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Dice, dice, randomAnswer } from "../random.ts"
import { playGuarded, randomSetup } from "../simulation/random-games.ts"
import { isWhole } from "./completable.ts"
import { paged } from "./pages.ts"
import type { Stepped } from "./stepping.ts"
import { stepsOf } from "./steps.ts"
import { follow } from "./testing/path.ts"

const NAMES = [...EMBEDDED.map(({ name }) => name), "Island", "Elf", "artifact"]

function steps(decision: Decision, s?: State): Stepped {
  const isDeclared = decision.kind === "attackers" || decision.kind === "blockers"
  return stepsOf(decision, {
    isLegal: () => (s !== undefined && isDeclared ? declarationCheck(s, decision) : null),
    names: () => NAMES,
  })
}

/** Takes random legal steps. */
function walk(first: Stepped, roll: Dice): Answer {
  let stepped = first
  while ("next" in stepped) {
    const legal = [...stepped.next.options.keys()].filter(
      (i) => "next" in stepped && stepped.next.options[i].legal,
    )
    expect(legal.length).toBeGreaterThan(0)
    stepped = stepped.next.take(legal[Math.floor(roll() * legal.length)])
  }
  return stepped.answer
}

/** Whether the answer is legal in form, and as a declaration. */
function isLegal(s: State, decision: Decision, answer: Answer): boolean {
  if (answerFault(decision, answer) !== null) return false
  if (decision.kind !== "attackers" && decision.kind !== "blockers") return true
  return declarationCheck(s, decision)?.(answer as readonly [number, number][]) ?? true
}

describe("in random games", () => {
  it.each(["decks", "piles"] as const)(
    "with %s every sequence of steps is a legal answer, and every legal answer is reached",
    (kind) => {
      const kinds = new Set<string>()
      for (let seed = 1; seed <= 24; seed++) {
        const roll = dice(seed)
        playGuarded(randomSetup(kind, seed), 40, (s, decision) => {
          kinds.add(decision.kind)
          const walked = walk(paged(steps(decision, s), 16), roll)
          expect(isLegal(s, decision, walked), JSON.stringify([decision, walked])).toBe(true)
          const other = randomAnswer(decision, roll)
          if (isLegal(s, decision, other)) {
            const reached = follow(decision, steps(decision, s), other)
            expect(answerFault(decision, reached)).toBeNull()
            expect(asSet(decision, reached)).toEqual(asSet(decision, other))
          }
          return walked
        })
      }
      for (const each of ["priority", "choose", "option", "order", "attackers", "blockers", "confirm"])
        expect(kinds).toContain(each)
    },
    300_000,
  )
})

/** The answer, sorted if order doesn't matter. */
function asSet(decision: Decision, answer: Answer): unknown {
  if (!Array.isArray(answer) || decision.kind === "order" || decision.kind === "distribute") return answer
  if (decision.kind === "choose" && decision.ordered === true) return answer
  return [...answer].sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
}

const ASKED = { player: 0, rule: "601.2c", purpose: "test", source: 0 } as const

const choice = fc
  .record({
    count: fc.integer({ min: 1, max: 6 }),
    bounds: fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 })),
    values: fc.option(fc.array(fc.integer({ min: -2, max: 5 }), { minLength: 6, maxLength: 6 })),
    total: fc.option(fc.integer({ min: -2, max: 12 }), { nil: undefined }),
    minTotal: fc.option(fc.integer({ min: -2, max: 12 }), { nil: undefined }),
    keys: fc.option(fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 6, maxLength: 6 })),
    sameKey: fc.boolean(),
    ordered: fc.boolean(),
  })
  .map(({ count, bounds, values, total, minTotal, keys, sameKey, ordered }) => ({
    ...ASKED,
    kind: "choose" as const,
    options: Array.from({ length: count }, (_, i) => i + 1),
    min: Math.min(...bounds, count),
    max: Math.min(count, Math.max(...bounds)),
    ordered,
    ...(values !== null && { values: values.slice(0, count), total, minTotal }),
    ...(keys !== null && { keys: keys.slice(0, count), sameKey }),
  }))

/** All subsets of `count` indices, each in ascending order. */
function subsets(count: number): number[][] {
  return Array.from({ length: 2 ** count }, (_, bits) =>
    [...Array(count).keys()].filter((i) => bits & (1 << i)),
  )
}

/** Every answer reachable by steps. */
function reached(stepped: Stepped): Answer[] {
  if ("answer" in stepped) return [stepped.answer]
  const { next } = stepped
  return next.options.flatMap(({ legal }, i) => (legal ? reached(next.take(i)) : []))
}

describe("of all answers", () => {
  it("to a choice with totals and keys exactly the legal ones are reached, each in one way", () => {
    fc.assert(
      fc.property(choice, (decision) => {
        const legal = subsets(decision.options.length).filter((one) => answerFault(decision, one) === null)
        fc.pre(legal.length > 0)
        expect(legal.every((one) => isWhole(decision, one))).toBe(true)
        const found = reached(steps({ ...decision, ordered: false })).map((one) => JSON.stringify(one))
        expect(found.toSorted()).toEqual(legal.map((one) => JSON.stringify(one)).toSorted())
      }),
      { numRuns: 400 },
    )
  })

  it("to a division exactly the legal ones are reached, with lethal damage first where that is asked (702.19b, 510.1c@2014-02)", () => {
    const division = fc
      .record({
        bounds: fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 5 })), {
          minLength: 1,
          maxLength: 4,
        }),
        before: fc.option(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 4, maxLength: 4 }), {
          nil: undefined,
        }),
        inOrder: fc.boolean(),
        total: fc.integer({ min: 0, max: 9 }),
      })
      .map(({ bounds, before, inOrder, total }) => ({
        ...ASKED,
        kind: "distribute" as const,
        options: bounds.map((_, i) => playerRef(i)),
        total,
        min: bounds.map(([a, b]) => Math.min(a, b)),
        max: bounds.map(([a, b]) => Math.max(a, b)),
        ...(before !== undefined && { before: before.slice(0, bounds.length - 1), inOrder }),
      }))
    fc.assert(
      fc.property(division, (decision) => {
        const legal = shares(decision.max).filter((one) => answerFault(decision, one) === null)
        fc.pre(legal.length > 0)
        const found = reached(steps(decision)).map((one) => JSON.stringify(one))
        expect(found.toSorted()).toEqual(legal.map((one) => JSON.stringify(one)).toSorted())
      }),
      { numRuns: 400 },
    )
  })

  it("to a division among very many blockers each step is found at once (702.19b)", () => {
    const blockers = 60
    const decision = {
      ...ASKED,
      kind: "distribute" as const,
      options: Array.from({ length: blockers + 1 }, (_, i) => (i < blockers ? i + 1 : playerRef(1))),
      total: 100,
      min: Array(blockers + 1).fill(0),
      max: Array(blockers + 1).fill(100),
      before: Array(blockers).fill(2),
    }
    const answer = walk(steps(decision), dice(3))
    expect(answerFault(decision, answer)).toBeNull()
  })

  it("to a number of millions one is a few steps away", () => {
    const decision = { ...ASKED, kind: "number" as const, min: 3, max: 5_000_000 }
    for (const wanted of [3, 66, 67, 4_999_999, 5_000_000, 123_456]) {
      expect(follow(decision, steps(decision), wanted)).toBe(wanted)
    }
  })

  it("to a long list, in pages, each is reached", () => {
    const decision = { ...ASKED, kind: "name" as const, of: "card" as const }
    const found = reached(paged(steps(decision), 10))
    expect(found).toEqual(NAMES)
  })
})

function shares(max: readonly number[]): number[][] {
  return max.reduce<number[][]>(
    (all, most) => all.flatMap((one) => Array.from({ length: most + 1 }, (_, n) => [...one, n])),
    [[]],
  )
}
