import { expect, it } from "vitest"
import { act, lands, options, top } from "../casting/testing/table.ts"
import type { ActivatedAbility } from "../language/ability.ts"
import { card, put, table } from "../testing/table.ts"

const grow: ActivatedAbility = {
  ability: "activated",
  cost: [{ pay: "mana", mana: "{X}{G}" }],
  effect: { do: "gainLife", amount: { n: "x" } },
  leastX: 1,
}

it("107.3a: an ability whose X can't be 0 is offered from X = 1 on, and 1 is the least that may be announced", () => {
  const s = table()
  put(s, 0, card({ name: "Pool", types: ["enchantment"], abilities: [grow] }))
  lands(s, 0, "Forest")
  expect(options(s)).toEqual([])
  lands(s, 0, "Forest", "Forest")
  expect(options(s)).toEqual(["activate Pool 0"])
  const { asked } = act(s, "activate Pool 0", [2])
  expect(asked).toMatchObject([{ kind: "number", purpose: "x", min: 1, max: 2 }])
  expect(top(s).stack?.x).toBe(2)
})
