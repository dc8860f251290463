import { expect, it } from "vitest"
import { loadState, saveState } from "../game/saving/save.ts"
import { table } from "../testing/table.ts"
import { beginWithLife, startingLife } from "./starting-life.ts"
import { editPlayer } from "./writing/edit.ts"

it("103.4: the starting life total is kept in a save; in one made when there was one total for all, it is that", () => {
  const s = table()
  beginWithLife(s, 1, 33)
  editPlayer(s, 1).life = 2
  delete editPlayer(s, 0).startingLife
  const loaded = loadState(saveState(s))
  expect([startingLife(loaded, 0), startingLife(loaded, 1)]).toEqual([20, 33])
})
