import { expect, it } from "vitest"
import { Shared } from "./shared.ts"

it("values with equal keys are one object, and no more than the limit are known", () => {
  const shared = new Shared<{ n: number }>(2)
  const one = shared.of("1", { n: 1 })
  const two = shared.of("2", { n: 2 })
  expect(shared.of("1", { n: 1 })).toBe(one)
  expect(shared.of("2", { n: 2 })).toBe(two)
  shared.of("3", { n: 3 })
  expect(shared.of("1", { n: 1 })).not.toBe(one)
})
