import { expect, it } from "vitest"
import { define, Grammar } from "./grammar.ts"
import { $ } from "./hole.ts"
import { stemOf } from "./stems.ts"

it("templates that begin alike share what they begin with", () => {
  const grammar = new Grammar()
  const deed = define<object>(grammar, "deed")
  deed("{who:player} draw(s) a card", { draws: $("who") })
  deed("{p:player} draw(s) two cards", { drawsTwo: $("p") })
  deed("{who:player} win(s)", { wins: $("who") })
  const root = stemOf(grammar, grammar.symbol("deed"))
  expect(root.holes.map(({ symbol }) => symbol.name)).toEqual(["player"])
  const [{ then }] = root.holes
  expect([...then.byWord.keys()]).toEqual(["draws", "draw", "wins", "win"])
  expect(then.words[0].then.words.map(({ part }) => part)).toMatchObject([
    { words: ["a"] },
    { words: ["two"] },
  ])
})

it("a rule ends where its template does, in the order in which it was written", () => {
  const grammar = new Grammar()
  const deed = define<string>(grammar, "deed")
  deed("scry 1", "first")
  deed("scry|look 1", "second")
  deed("scry 1", "third")
  const { byWord } = stemOf(grammar, grammar.symbol("deed"))
  const ends = (byWord.get("scry") ?? []).flatMap(({ words }) => words.map(({ then }) => then.rules))
  expect(ends.map((rules) => rules.map(({ order }) => order))).toEqual([[0, 2], [1]])
  expect(byWord.get("look")).toHaveLength(1)
})
