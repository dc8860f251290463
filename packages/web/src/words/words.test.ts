import { readFileSync } from "node:fs"
import { expect, it } from "vitest"

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"))

/** Every key with its text. */
function texts(tree: unknown, path = ""): [string, string][] {
  if (typeof tree === "string") return [[path, tree]]
  return Object.entries(tree as Record<string, unknown>).flatMap(([key, value]) =>
    texts(value, `${path}.${key}`),
  )
}

/** All texts of a language: those of the first screen, and those of the others. */
const all = (language: string) => [
  ...texts(read(`./${language}.json`)),
  ...texts(read(`./screens/${language}.json`)),
]

const holes = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort()

it("no text is told twice", () => {
  const keys = all("en").map(([key]) => key)
  expect(new Set(keys).size).toBe(keys.length)
})

it("both languages have the same keys", () => {
  const plain = (list: [string, string][]) =>
    list
      .map(([key]) => key)
      .filter((key) => !key.endsWith("_many"))
      .sort()
  expect(plain(all("fr"))).toEqual(plain(all("en")))
})

it("a sentence says the same things in both languages", () => {
  const french = new Map(all("fr"))
  for (const [key, text] of all("en")) expect([key, holes(french.get(key)!)]).toEqual([key, holes(text)])
})
