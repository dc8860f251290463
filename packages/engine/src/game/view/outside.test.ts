import { expect, it } from "vitest"
import { editPlayer } from "../../state/writing/edit.ts"
import { creature, put, table } from "../../testing/table.ts"
import { objectView } from "./view.ts"

it("100.4, 723.4: a card outside the game is its owner's to see, and not that of the player who controls them", () => {
  const s = table(3)
  const id = put(s, 0, creature("Beside"), "outside")
  editPlayer(s, 0).decidedBy = 1
  const known = [0, 1, 2].map((viewer) => objectView(s, id, viewer).known)
  expect(known).toEqual([true, false, false])
})
