import { expect, it } from "vitest"
import { mana } from "./testing/keywords.ts"
import { act, card, lands, put, table } from "./testing/table.ts"

it("a cost is paid without tapping a land for its own ability where others can pay", () => {
  const s = table()
  const village = put(
    s,
    0,
    card({
      name: "Village",
      types: ["land"],
      subtypes: ["Forest"],
      abilities: [
        {
          ability: "activated",
          cost: mana("{1}{G}"),
          effect: { do: "gainLife", amount: 1 },
        },
      ],
    }),
  )
  lands(s, 0, "Forest", "Forest")
  act(s, "activate Village 0")
  const tapped = s.battlefield.filter((id) => s.objects[id]!.tapped)
  expect([s.objects[village]!.tapped, tapped.length]).toEqual([false, 2])
})
