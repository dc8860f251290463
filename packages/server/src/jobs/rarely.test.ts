import { expect, it } from "vitest"
import { rarely } from "./rarely.ts"

it("of each minute's errors the first is reported", () => {
  const reported: unknown[] = []
  let now = 0
  const report = rarely(
    (error) => reported.push(error),
    () => now,
  )
  for (now = 0; now < 150_000; now += 10_000) report(now)
  expect(reported).toEqual([0, 60_000, 120_000])
})
