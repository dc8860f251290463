import { expect, it } from "vitest"
import { edit } from "../../state/writing/edit.ts"
import { creature, put, table } from "../../testing/table.ts"
import { turnFaceDown } from "./face-down.ts"

it("708.2b: what is face down already isn't turned face down, and nothing of it changes", () => {
  const s = table()
  const id = put(s, 0, creature(), "battlefield", { faceDown: true })
  const before = { ...edit(s, id) }
  expect(turnFaceDown(s, id)).toBe(false)
  expect(s.objects[id]).toEqual(before)
})
