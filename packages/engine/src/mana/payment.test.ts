import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parseManaCost } from "./cost.ts"
import { canPay, maxX } from "./payment.ts"
import { planPayment } from "./plan.ts"
import type { Mana } from "./pool.ts"
import type { ManaOutput, ManaSource, PaymentRequest } from "./request.ts"
import { canPayFrom, summarise } from "./summary.ts"
import type { ManaType } from "./symbols.ts"
import { execute, referencePrice } from "./testing/reference.ts"

let nextId = 1
/** "W" is one mana, "WU" two of them; "s" before it: from a snow source. */
function mana(text: string): Mana[] {
  const snow = text.startsWith("s")
  return [...(snow ? text.slice(1) : text)].map((type) => ({ type: type as ManaType, ...(snow && { snow }) }))
}
/** A source with one output for each word. */
function source(words: string, extra: Partial<ManaOutput> = {}, more: Partial<ManaSource> = {}): ManaSource {
  const outputs = words.split(" ").map((word) => ({ mana: mana(word), harm: 0, ...extra }))
  return { id: nextId++, outputs, ...more }
}
function ask(
  cost: string,
  sources: readonly ManaSource[],
  more: Partial<PaymentRequest> = {},
): PaymentRequest {
  return { cost: parseManaCost(cost), pool: [], sources, life: 0, mayPayLifeForPhyrexian: true, ...more }
}
const lands = (...words: string[]) => words.map((word) => source(word))
const signet = (pair: string) => source(pair, { cost: parseManaCost("{1}") })
const filter = (a: string, b: string) =>
  source(`${a}${a} ${a}${b} ${b}${b}`, { cost: parseManaCost(`{${a}/${b}}`) })

function expectPay(request: PaymentRequest, can: boolean): void {
  expect(canPay(request)).toBe(can)
  const plan = planPayment(request)
  expect(plan !== null).toBe(can)
  if (plan) execute(request, plan)
}

describe("what pays what", () => {
  it.each([
    ["{1}{W}", ["W", "U"], true],
    ["{W}{W}", ["W", "U"], false],
    ["{W}{U}", ["W U", "W U"], true],
    ["{W}{U}{B}", ["W U", "W U", "W U B"], true],
    ["{W}{U}{B}", ["W U", "W U", "W U"], false],
    ["{C}", ["W"], false], // 107.4c
    ["{C}{1}", ["C", "W"], true],
    ["{W/U}{W/U}", ["W", "U"], true], // 107.4e
    ["{W/U}{W/U}", ["W", "B"], false],
    ["{2/W}{2/U}", ["W", "C", "C"], true], // 107.4e
    ["{2/W}{2/U}", ["C", "C", "C"], false],
    ["{C/W}", ["C"], true],
    ["{S}{G}", ["sG", "sW"], true], // 107.4h
    ["{S}{G}", ["sG", "W"], false],
    ["{0}", [], true],
    ["", [], true], // the caller refuses unpayable costs
    ["{1}{W}{W}", ["WW", "U"], true],
    ["{W}{U}", ["WW UU"], false], // one output of a source, not two
    ["{4}", ["CC", "CC"], true],
  ])("%s with %j: %s", (cost, words, can) => {
    expectPay(ask(cost, lands(...words)), can)
  })

  it("pays Phyrexian mana with life only if it must, unless life is preferred (107.4f)", () => {
    const life = (words: string[], more: Partial<PaymentRequest>) =>
      planPayment(ask("{1}{U/P}{W/P}", lands(...words), more))?.life
    expect(life(["U", "W", "C"], { life: 4 })).toBe(0)
    expect(life(["U", "C"], { life: 4 })).toBe(2)
    expect(life(["U", "W", "C"], { life: 4, preferLifeForPhyrexian: true })).toBe(4)
    expect(life(["C"], { life: 3 })).toBeUndefined()
    expect(life(["C"], { life: 4, mayPayLifeForPhyrexian: false })).toBeUndefined()
  })

  it("keeps to the life that may be paid (118.3b)", () => {
    const horizon = () => source("W G", { life: 1 })
    expectPay(ask("{W}{G}", [horizon(), horizon()], { life: 2 }), true)
    expectPay(ask("{W}{G}", [horizon(), horizon()], { life: 1 }), false)
    expectPay(ask("{W}{G}", [horizon(), horizon(), ...lands("G")], { life: 1 }), true)
    expectPay(ask("{W}{G/P}", [horizon()], { life: 2 }), false)
    expectPay(ask("{W}{G/P}", [horizon()], { life: 3 }), true)
  })

  it("spends restricted mana only where it may be spent (106.6)", () => {
    const pool: Mana[] = [{ type: "G", restriction: "creature" }]
    expectPay(ask("{G}", [], { pool }), false)
    expectPay(ask("{G}", [], { pool, canSpend: (m) => m.restriction === "creature" }), true)
    expectPay(ask("{W}{U}", [signet("WU")], { pool, canSpend: () => true }), false)
    expectPay(ask("{W}{U}", [signet("WU")], { pool, canSpendOnActivation: () => true }), true)
  })

  it("may spend mana as though it were of another color or type (609.4b)", () => {
    expectPay(ask("{W}{U}", lands("C", "G"), { asThough: "anyColor" }), true)
    expectPay(ask("{C}", lands("G"), { asThough: "anyColor" }), false)
    expectPay(ask("{C}{W}", lands("G", "G"), { asThough: "anyType" }), true)
    expectPay(ask("{S}", lands("G"), { asThough: "anyType" }), false)
    expectPay(ask("{W}", lands("sG"), { asThough: "snowAnyColor" }), true)
    expectPay(ask("{W}", lands("G"), { asThough: "snowAnyColor" }), false)
    expectPay(ask("{C}", lands("sG"), { asThough: "snowAnyColor" }), false)
    expectPay(ask("{W}{U}", lands("C", "C"), { asThough: "colorlessAnyColor" }), true)
    expectPay(ask("{W}", lands("G"), { asThough: "colorlessAnyColor" }), false)
    expectPay(ask("{W}{R}", lands("U", "U"), { asThough: "U" }), true)
    expectPay(ask("{W}{R}", lands("U", "G"), { asThough: "U" }), false)
    expectPay(ask("{C}", lands("U"), { asThough: "U" }), false)
    expectPay(ask("{R}{R}", [filter("W", "U"), ...lands("G")], { asThough: "anyType" }), false)
  })
})

describe("activations that cost mana", () => {
  it("needs a first mana for a Signet", () => {
    expectPay(ask("{W}{U}", [signet("WU")]), false)
    expectPay(ask("{W}{U}", [signet("WU"), signet("WU")]), false)
    expectPay(ask("{W}{U}", [signet("WU"), ...lands("G")]), true)
  })

  it("chains Signets and filter lands in an order that works", () => {
    const request = ask("{W}{W}{B}{B}", [
      filter("W", "B"),
      filter("U", "B"),
      signet("WU"),
      ...lands("G", "B"),
    ])
    expectPay(request, true)
    expectPay(ask("{B}{B}{B}", [filter("U", "B"), filter("W", "B"), ...lands("G")]), false)
    expectPay(ask("{B}{B}{B}", [filter("U", "B"), filter("W", "B"), ...lands("U")]), true)
  })

  it("pays nothing for one's own activation with its own mana (605.3c)", () => {
    expectPay(ask("{W}", [source("WW", { cost: parseManaCost("{W}") })]), false)
  })

  it("uses one source of a group", () => {
    const both = [source("W", {}, { group: 1 }), source("U", {}, { group: 1 })]
    expectPay(ask("{W}{U}", both), false)
    expectPay(ask("{U}", both), true)
  })
})

describe("which plan", () => {
  const tapped = (request: PaymentRequest) => planPayment(request)?.activations.map((a) => a.source)

  it("does the least harm", () => {
    const elf = source("G", { harm: 3 })
    expect(tapped(ask("{G}", [elf, ...lands("G")]))).toEqual([1])
    expect(tapped(ask("{2}", [elf, source("C", { harm: 9 }), ...lands("W")]))).toEqual([0, 2])
  })

  it("chooses the painless output of a source", () => {
    const pain: ManaSource = {
      id: 1,
      outputs: [
        { mana: mana("W"), harm: 2 },
        { mana: mana("C"), harm: 0 },
      ],
    }
    expect(planPayment(ask("{1}", [pain]))?.activations).toEqual([
      { source: 0, output: 1, spent: [], usesPhyrexianLife: [] },
    ])
  })

  it("keeps the useful sources", () => {
    expect(tapped(ask("{1}", lands("W U B R G", "W U", "C")))).toEqual([2])
    expect(tapped(ask("{1}{W}", lands("W U B R G", "W U", "G")))).toEqual([1, 2])
  })

  it("spends the pool first, and its restricted mana before that", () => {
    const pool: Mana[] = [{ type: "G", persists: "turn" }, { type: "G" }, { type: "G", restriction: 1 }]
    const spent = (cost: string) =>
      planPayment(ask(cost, lands("G"), { pool, canSpend: () => true }))?.spent.map((s) => s.mana)
    expect(spent("{G}")).toEqual([2])
    expect(spent("{1}{G}")?.sort()).toEqual([1, 2])
    expect(spent("{4}")?.sort()).toEqual([0, 1, 2, 3])
  })
})

describe("the greatest X", () => {
  it("counts the mana beside the rest of the cost", () => {
    expect(maxX(ask("{X}{R}", lands("R", "G", "G", "CC")))).toBe(4)
    expect(maxX(ask("{X}{X}{G}", lands("G", "G", "G", "G")))).toBe(1)
    expect(maxX(ask("{X}{R}", lands("G", "G")))).toBe(-1)
    expect(maxX(ask("{R}", lands("R", "R")))).toBe(0)
    expect(maxX(ask("{X}", [signet("WU"), signet("BR"), ...lands("G")]))).toBe(3)
  })
})

const typeArb = fc.constantFrom<ManaType>("W", "U", "B", "C")
const manaArb: fc.Arbitrary<Mana> = fc.record(
  { type: typeArb, snow: fc.constant(true), restriction: fc.constantFrom("a", "b") },
  { requiredKeys: ["type"] },
)
const symbolArb = fc.constantFrom(
  "W",
  "U",
  "B",
  "C",
  "S",
  "W/U",
  "U/B",
  "2/W",
  "W/P",
  "U/B/P",
  "C/W",
  "1",
  "2",
)
const costArb = (max: number) =>
  fc
    .array(symbolArb, { maxLength: max })
    .map((list) => parseManaCost(list.map((s) => `{${s}}`).join("") || "{0}"))
const outputArb: fc.Arbitrary<ManaOutput> = fc.record(
  { mana: fc.array(manaArb, { maxLength: 3 }), cost: costArb(2), life: fc.nat(2), harm: fc.nat(3) },
  { requiredKeys: ["mana", "harm"] },
)
const plainOutputArb: fc.Arbitrary<ManaOutput> = fc.record({
  mana: fc.array(manaArb, { minLength: 1, maxLength: 1 }),
  harm: fc.nat(3),
})
const sourceArb = (output: fc.Arbitrary<ManaOutput>): fc.Arbitrary<ManaSource> =>
  fc.record(
    { id: fc.constant(1), outputs: fc.array(output, { maxLength: 3 }), group: fc.constantFrom(1, 2) },
    { requiredKeys: ["id", "outputs"] },
  )
const requestArb = (output: fc.Arbitrary<ManaOutput>, most: number): fc.Arbitrary<PaymentRequest> =>
  fc.record(
    {
      cost: costArb(4),
      pool: fc.array(manaArb, { maxLength: 2 }),
      sources: fc.array(sourceArb(output), { maxLength: most }),
      life: fc.nat(5),
      mayPayLifeForPhyrexian: fc.boolean(),
      canSpend: fc.constantFrom(
        (m: Mana) => m.restriction !== "a",
        (m: Mana) => m.type !== "U",
      ),
      canSpendOnActivation: fc.constant((m: Mana) => m.restriction !== "b"),
      asThough: fc.constantFrom(
        "anyColor" as const,
        "anyType" as const,
        "snowAnyColor" as const,
        "colorlessAnyColor" as const,
        "U" as const,
      ),
    },
    { requiredKeys: ["cost", "pool", "sources", "life", "mayPayLifeForPhyrexian"] },
  )

function agreesWithReference(request: PaymentRequest): void {
  const price = referencePrice(request)
  expect(canPay(request)).toBe(price !== null)
  expect(canPayFrom(summarise(request.pool, request.sources), request.cost, request)).toBe(price !== null)
  const plan = planPayment(request)
  expect(plan && { phyrexian: plan.usesPhyrexianLife.length, harm: plan.harm }).toEqual(price)
  if (plan) execute(request, plan)
}

const RUNS = Number(process.env.APNAP_RUNS ?? 400)
describe("against the reference", () => {
  it("agrees on hard requests", () => {
    fc.assert(fc.property(requestArb(outputArb, 3), agreesWithReference), { numRuns: RUNS })
  })

  it("agrees on simple requests", () => {
    fc.assert(fc.property(requestArb(plainOutputArb, 5), agreesWithReference), { numRuns: RUNS })
  })
})

describe("big boards", () => {
  const pairs = ["WU", "WB", "UB", "UR", "BR", "BG", "RG", "RW", "GW", "GU"]
  const board = [
    ...pairs.map(signet),
    ...pairs.map((pair) => filter(pair[0], pair[1])),
    ...Array.from({ length: 5 }, () => source("WWW UUU BBB RRR GGG")),
    ...lands("W U", "C", "B G", "R", "CC"),
  ]
  it.each([
    ["{W}{W}{W}{U}{U}{B}{B}{R}{R}{R}{G}{G}", true],
    ["{10}{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}", true],
    ["{30}{W}{W}{W}{W}{W}{W}", true],
    ["{C}{C}{C}{C}{W}{U}{B}{R}{G}", false],
    ["{60}", false],
  ])("decides %s on 30 sources", (cost, can) => {
    expectPay(ask(cost, board), can)
  })

  it("needs a first mana even among thirty Signets", () => {
    expectPay(ask("{W}{U}{B}{R}{G}", [...pairs, ...pairs, ...pairs].map(signet)), false)
  })
})
