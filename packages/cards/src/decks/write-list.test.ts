import { expect, it } from "vitest"
import { readDeckEntries } from "./entries.ts"
import { writeDeckList } from "./write-list.ts"

it("what is written is read as the same", () => {
  const entries = [
    { count: 1, name: "Queen", part: "commanders" as const },
    { count: 1, name: "Cat", part: "companion" as const },
    { count: 60, name: "Fire // Ice", part: "main" as const },
    { count: 2, name: "Bear", part: "sideboard" as const },
  ]
  const read = readDeckEntries(writeDeckList(entries)).map(({ count, name, part }) => ({ count, name, part }))
  expect(read).toEqual(entries)
})
