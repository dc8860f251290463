import { expect, it } from "vitest"
import { printAbility } from "../../../print.ts"
import { abilities } from "../../../testing/read.ts"

it("101.4: any opponent may, and one of them is enough for what follows", () => {
  const text = "When Zap enters, any opponent may sacrifice a land. If a player does, draw a card."
  const [ability] = abilities(text)
  expect(ability).toMatchObject({
    effect: { do: "may", player: { who: "opponents" }, cost: [{ pay: "sacrifice" }], then: { do: "draw" } },
  })
  expect(printAbility(ability, "Zap")).toBe(text)
})

it("118.12: what they let it do to them is a cost of theirs", () => {
  const [ability] = abilities(
    "Any player may have Zap deal 5 damage to them. If no one does, draw two cards.",
  )
  expect(ability).toMatchObject({
    effect: {
      do: "may",
      cost: [{ pay: "do", effect: { do: "damage", amount: 5, to: { sel: "players", of: { who: "you" } } } }],
      else: { do: "draw" },
    },
  })
})

it("118.12a: unless any player pays", () => {
  const [ability] = abilities("{B}: Zap gets +1/+1 until end of turn unless any player pays {2}.")
  expect(ability).toMatchObject({ effect: { do: "unless", player: { who: "players" } } })
})
