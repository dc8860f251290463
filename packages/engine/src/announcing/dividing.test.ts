import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { legalActions } from "../casting/offering/legal-actions.ts"
import { perform } from "../casting/perform.ts"
import { CREATURE, creature, instant, put, table, top } from "../casting/testing/table.ts"
import type { TargetSlot } from "../language/selector.ts"
import { resolveTop } from "../resolving/resolve.ts"
import { answerFault } from "../state/answers/validate.ts"
import { ILLEGAL, setAsker } from "../state/choose.ts"
import type { AnswerTo, Decision } from "../state/decision.ts"
import { isPlayerRef, type Ref, refPlayer } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit, writable } from "../state/writing/edit.ts"

const RUNS = 150 * Math.max(1, Number(process.env.APNAP_GAMES ?? 1))

const slotArb = fc.record({
  players: fc.boolean(),
  min: fc.nat(2),
  more: fc.nat(2),
  divide: fc.option(fc.nat(6)),
  other: fc.boolean(),
})
type Slots = readonly (typeof slotArb extends fc.Arbitrary<infer T> ? T : never)[]

function slotsOf(wanted: Slots): TargetSlot[] {
  return wanted.map(({ players, min, more, divide, other }, i) => ({
    filter: CREATURE,
    ...(players && { players: { who: "players" } as const }),
    min,
    max: min + more,
    ...(divide !== null && { divide }),
    ...(other && i > 0 && { otherThan: [i - 1] }),
  }))
}

/** Deals the divided amounts, or 1, to the targets of each slot. */
function spellWith(targets: readonly TargetSlot[]) {
  const steps = targets.map((slot, i) => ({
    do: "damage" as const,
    to: { sel: "target" as const, slot: i },
    amount: slot.divide ?? 1,
    ...(slot.divide !== undefined && { divided: true }),
  }))
  return instant("Scatter", "{0}", { targets, effect: { do: "sequence", of: steps } })
}

/** Legal answers, derived from an endless sequence of numbers. */
function chooser(numbers: () => number): (s: State, d: Decision) => AnswerTo<Decision> {
  return (_s, d) => {
    if (d.kind === "distribute") {
      const shares = [...d.min]
      for (let rest = d.total - shares.reduce((a, b) => a + b, 0); rest > 0; rest--)
        shares[numbers() % shares.length]++
      expect(answerFault(d, shares)).toBeNull()
      return shares
    }
    if (d.kind !== "choose") throw new Error(`unexpected question: ${d.kind}`)
    const order = d.options
      .map((_, i) => i)
      .sort((a, b) => ((a * 7 + numbers()) % 5) - ((b * 3 + numbers()) % 5))
    return order.slice(0, d.min + (numbers() % (d.max - d.min + 1)))
  }
}

function answering(s: State, asker: ReturnType<typeof chooser>, run: () => void): "done" | "illegal" {
  writable(s).cursor = 0
  const before = setAsker(asker)
  try {
    run()
    return "done"
  } catch (signal) {
    if (signal !== ILLEGAL) throw signal
    return "illegal"
  } finally {
    setAsker(before)
    writable(s).answers = []
  }
}

const lost = (s: State, ref: Ref) =>
  isPlayerRef(ref) ? 20 - s.players[refPlayer(ref)].life : s.objects[ref]!.damage

describe("601.2c, d: targets and divided amounts, whatever is chosen", () => {
  it("targets of a slot differ, each gets at least 1, the shares make the amount, and what is illegal by then gets nothing (608.2b)", () => {
    let divisions = 0
    const check = (wanted: Slots, creatures: number, gone: boolean, seeds: number[]) => {
      const s = table(2)
      for (let i = 0; i < creatures; i++) put(s, i % 2, creature(`Ox ${i}`, 0, 90))
      const slots = slotsOf(wanted)
      put(s, 0, spellWith(slots), "hand")
      const action = legalActions(s, 0).find((a) => a.do === "cast")
      if (action === undefined) return
      let at = 0
      const asker = chooser(() => seeds[at++ % seeds.length])
      const isTooLittle = slots.some(({ min, divide }) => Number(divide ?? 99) < Number(min))
      // Choices for one slot can leave too few targets for a slot that must differ from it.
      const mayStrand = slots.some((slot) => slot.otherThan !== undefined)
      const outcome = answering(s, asker, () => perform(s, 0, action))
      if (isTooLittle || !mayStrand) expect(outcome).toBe(isTooLittle ? "illegal" : "done")
      if (outcome === "illegal") return
      const { targets, divided } = top(s).stack!
      targets.forEach((refs, i) => {
        const { min, max, divide } = slots[i]
        expect(new Set(refs).size).toBe(refs.length)
        expect(refs.length).toBeLessThanOrEqual(Math.min(Number(max), Number(divide ?? 99)))
        expect(refs.length).toBeGreaterThanOrEqual(Number(min))
        if (slots[i].otherThan) expect(refs.filter((ref) => targets[i - 1].includes(ref))).toEqual([])
        if (divide === undefined || refs.length === 0) return
        divisions++
        expect(divided![i].every((share) => share >= 1)).toBe(true)
        expect(divided![i].reduce((a, b) => a + b, 0)).toBe(divide)
      })
      const away = gone ? targets.flat().find((ref) => !isPlayerRef(ref)) : undefined
      if (away !== undefined) edit(s, away).phasedOut = 1
      const all = new Set(targets.flat())
      const due = (ref: Ref) =>
        targets.flatMap((refs, i) => refs.map((r, j) => (r === ref ? (divided?.[i][j] ?? 1) : 0)))
      answering(s, asker, () => resolveTop(s))
      for (const ref of all) expect(lost(s, ref)).toBe(ref === away ? 0 : due(ref).reduce((a, b) => a + b, 0))
    }
    fc.assert(
      fc.property(
        fc.array(slotArb, { minLength: 1, maxLength: 3 }),
        fc.nat(5),
        fc.boolean(),
        fc.array(fc.nat(100), { minLength: 5, maxLength: 20 }),
        check,
      ),
      { numRuns: RUNS, seed: 601 },
    )
    expect(divisions).toBeGreaterThan(RUNS / 4)
  }, 60_000)

  it("an answer that divides otherwise is refused: too little for one, too much in all, a share that is no whole number", () => {
    const check = (total: number, count: number, shares: number[]) => {
      const options = Array.from({ length: count }, (_, i) => i + 1)
      const d: Decision = {
        kind: "distribute",
        player: 0,
        rule: "601.2d",
        purpose: "divide",
        source: 0,
        options,
        total,
        min: options.map(() => 1),
        max: options.map(() => total - count + 1),
      }
      const isRight =
        shares.length === count &&
        shares.every((share) => Number.isInteger(share) && share >= 1) &&
        shares.reduce((a, b) => a + b, 0) === total
      expect(answerFault(d, shares) === null).toBe(isRight)
    }
    const share = fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 0, max: 3 }) },
      fc.constantFrom(-1, 0.5, Number.NaN),
    )
    const some = fc.integer({ min: 1, max: 3 })
    fc.assert(fc.property(fc.integer({ min: 3, max: 5 }), some, fc.array(share, { maxLength: 4 }), check), {
      numRuns: RUNS,
      seed: 6012,
    })
  }, 60_000)
})
