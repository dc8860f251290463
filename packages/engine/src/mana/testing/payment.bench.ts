import { bench, describe } from "vitest"
import { parseManaCost } from "../cost.ts"
import { canPay, maxX } from "../payment.ts"
import { planPayment } from "../plan.ts"
import type { ManaSource, PaymentRequest } from "../request.ts"
import { canPayFrom, summarise } from "../summary.ts"
import type { ManaType } from "../symbols.ts"

const source = (words: string, cost?: string): ManaSource => ({
  id: 1,
  outputs: words.split(" ").map((word) => ({
    mana: [...word].map((type) => ({ type: type as ManaType })),
    harm: 0,
    ...(cost && { cost: parseManaCost(cost) }),
  })),
})
const request = (cost: string, sources: readonly ManaSource[]): PaymentRequest => ({
  cost: parseManaCost(cost),
  pool: [],
  sources,
  life: 20,
  mayPayLifeForPhyrexian: true,
})

const basics = ["W", "W", "U", "U", "U"].map((word) => source(word))
const duals = [...basics, ...["W U", "U B", "W B", "C", "W U B R G"].map((word) => source(word))]
const signets = [...basics, source("WU", "{1}"), source("UB", "{1}"), source("CC")]
const hand = ["{W}", "{1}{U}", "{W}{U}", "{2}{B}", "{3}{W}{W}", "{U}{U}{U}", "{4}{R}"].map((cost) =>
  parseManaCost(cost),
)

// Runs the work 1000 times, so that a millisecond per run is a microsecond per call.
const thousand = (run: () => unknown) => () => {
  for (let i = 0; i < 1000; i++) run()
}

describe("1000 times", () => {
  const five = request("{1}{W}{U}", basics)
  const ten = request("{2}{W}{U}{B}", duals)
  const refused = request("{2}{R}{R}", duals)
  const hard = request("{3}{W}{U}{B}", signets)
  const summary = summarise([], duals)
  bench(
    "canPay, 5 lands",
    thousand(() => canPay(five)),
  )
  bench(
    "canPay, 10 lands with duals",
    thousand(() => canPay(ten)),
  )
  bench(
    "canPay, 10 lands with duals, no",
    thousand(() => canPay(refused)),
  )
  bench(
    "summarise, 10 lands with duals",
    thousand(() => summarise([], duals)),
  )
  bench(
    "canPayFrom, 7 costs",
    thousand(() => hand.every((cost) => canPayFrom(summary, cost) || true)),
  )
  bench(
    "canPay, Signets",
    thousand(() => canPay(hard)),
  )
  bench(
    "planPayment, 10 lands with duals",
    thousand(() => planPayment(ten)),
  )
  bench(
    "planPayment, Signets",
    thousand(() => planPayment(hard)),
  )
  bench(
    "maxX, 10 lands with duals",
    thousand(() => maxX(request("{X}{W}", duals))),
  )
})
