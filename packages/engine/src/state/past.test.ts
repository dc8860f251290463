import { expect, test } from "vitest"
import { createState } from "../game/setup/setup.ts"
import { keepPast, pastOf, writePast } from "./past.ts"
import { newObject } from "./writing/edit.ts"

test("608.2h: what is last known is found by the id that the object had, in whatever order objects went", () => {
  const s = createState({ players: [{ name: "A" }, { name: "B" }].map((p) => ({ ...p, deck: [] })) })
  const ids = Array.from({ length: 6 }, () => newObject(s, "card", { def: 0, owner: 0 }).id)
  const write = (id: number, turn: number) =>
    writePast(s, { object: s.objects[id]!, characteristics: {}, became: 0, turn })
  for (const i of [3, 0, 5, 1]) write(ids[i], i)
  write(ids[3], 7)
  expect(ids.map((id) => pastOf(s, id)?.turn)).toEqual([0, 1, undefined, 7, undefined, 5])
  keepPast(s, ({ turn }) => turn > 0)
  expect(s.past.map(({ turn }) => turn)).toEqual([1, 7, 5])
  expect(pastOf(s, ids[0])).toBeUndefined()
})
