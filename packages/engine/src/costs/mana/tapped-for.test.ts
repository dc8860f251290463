import { expect, it } from "vitest"
import { place } from "../../game/setup/setup.ts"
import { edit } from "../../state/writing/edit.ts"
import { land, table } from "../testing/table.ts"
import { tappedFor } from "./tapped-for.ts"

it("106.1b, 605.3a: untapped lands are told with what they make, tapped ones and those of others aren't", () => {
  const s = table()
  const [, tapped] = ["Forest", "Mountain", "Mountain"].map((name) => place(s, 0, "battlefield", land(name)))
  place(s, 1, "battlefield", land("Island"))
  edit(s, tapped).tapped = true
  expect(tappedFor(s, 0)).toEqual([["G"], ["R"]])
})
