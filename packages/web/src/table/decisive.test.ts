import { expect, it } from "vitest"
import { decisiveLoss } from "./decisive.ts"

const told = (kind: "loses" | "wins", name: string, rule: string) => ({
  kind,
  rule,
  who: { is: "player" as const, name, you: name === "you", gender: "f" as const, tag: "", emblem: false },
})

it("who lost is told of his own loss, others of the last one (104.3)", () => {
  const log = [told("loses", "Ann", "704.5a"), told("loses", "Bob", "704.5b"), told("wins", "Cid", "104.2a")]
  expect(decisiveLoss(log)?.rule).toBe("704.5b")
  expect(decisiveLoss([told("loses", "you", "704.5c"), ...log])?.rule).toBe("704.5c")
  expect(decisiveLoss([told("wins", "Ann", "104.2b")])).toBeUndefined()
})
