import { expect, it } from "vitest"
import { seen } from "../testing/card.ts"
import { sameCards } from "./same-cards.ts"

it("a card of which nothing has changed stays the same object; one that has changed is the new one", () => {
  const before = [seen(1, "Bear"), seen(2, "Giant")]
  const giant = seen(2, "Giant", { tapped: true })
  const fox = seen(3, "Fox")
  const now = sameCards(before, [seen(1, "Bear"), giant, fox])
  expect(now[0]).toBe(before[0])
  expect(now[1]).toBe(giant)
  expect(now[2]).toBe(fox)
})
