import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { NO_ROOM_BESIDE } from "./queries.ts"

it("a press shows a card first where the style has no room for it beside the table", () => {
  const style = ["phone", "low"].map((name) =>
    readFileSync(new URL(`./${name}.css`, import.meta.url), "utf8"),
  )
  NO_ROOM_BESIDE.forEach((query, i) => {
    expect(style[i]).toContain(`@media ${query}`)
  })
})
