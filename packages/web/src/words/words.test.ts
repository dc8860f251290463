import { readFileSync } from "node:fs"
import { expect, it } from "vitest"

const read = (language: string): unknown =>
  JSON.parse(readFileSync(new URL(`./${language}.json`, import.meta.url), "utf8"))

/** Every key with its text. */
function texts(tree: unknown, path = ""): [string, string][] {
  if (typeof tree === "string") return [[path, tree]]
  return Object.entries(tree as Record<string, unknown>).flatMap(([key, value]) =>
    texts(value, `${path}.${key}`),
  )
}

const holes = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort()

it("both languages have the same keys", () => {
  const plain = (list: [string, string][]) =>
    list
      .map(([key]) => key)
      .filter((key) => !key.endsWith("_many"))
      .sort()
  expect(plain(texts(read("fr")))).toEqual(plain(texts(read("en"))))
})

it("a sentence says the same things in both languages", () => {
  const french = new Map(texts(read("fr")))
  for (const [key, text] of texts(read("en")))
    expect([key, holes(french.get(key)!)]).toEqual([key, holes(text)])
})
