import { expect, it } from "vitest"
import { place } from "../../game/setup/setup.ts"
import type { ActivatedAbility } from "../../language/ability.ts"
import { edit, editPlayer } from "../../state/writing/edit.ts"
import { adds, card, land, table } from "../testing/table.ts"
import { manaAtHand, tappedFor } from "./tapped-for.ts"

it("106.1b, 605.3a: untapped lands are told with what they make, tapped ones and those of others aren't", () => {
  const s = table()
  const [, tapped] = ["Forest", "Mountain", "Mountain"].map((name) => place(s, 0, "battlefield", land(name)))
  place(s, 1, "battlefield", land("Island"))
  edit(s, tapped).tapped = true
  expect(tappedFor(s, 0)).toEqual([["G"], ["R"]])
})

it("106.4: the pool is at hand besides what untapped lands make", () => {
  const s = table()
  place(s, 0, "battlefield", land("Forest"))
  editPlayer(s, 0).pool = [{ type: "R" }]
  expect(manaAtHand(s, 0)).toEqual([["R"], ["G"]])
  expect(manaAtHand(s, 1)).toEqual([])
})

const spendOnly: ActivatedAbility = {
  ability: "activated",
  cost: [{ pay: "tap" }],
  effect: {
    do: "addMana",
    mana: { choice: "anyColor", restriction: { spells: { is: "type", type: "creature" } } },
  },
}

it.each([
  ["605.1a: that costs more than {T}", adds("{R}", [{ pay: "tap" }, { pay: "sacrificeSelf" }])],
  ["106.6: for some things only", spendOnly],
])("nothing is said of what is at hand with mana %s", (_, ability) => {
  const s = table()
  place(s, 0, "battlefield", card({ name: "Rock" }, [ability]))
  expect(manaAtHand(s, 0)).toBeNull()
})
