import { describe, expect, it } from "vitest"
import { define, Grammar } from "./grammar.ts"
import { $ } from "./hole.ts"
import { NeedsOf } from "./needs.ts"
import { Rest } from "./rest.ts"

function someGrammar(): Grammar {
  const grammar = new Grammar()
  const deed = define<object>(grammar, "deed")
  deed("{who:player} gain(s) life {for:time}", { gain: $("who"), for: $("for") })
  deed("{who:player} win(s)", { wins: $("who") })
  const time = define<string>(grammar, "time")
  time("this turn", "turn")
  time("as long as {c:deed}", "long")
  grammar.symbol("player").handwritten = { read: () => [], spell: () => [] }
  return grammar
}

const words = (needs: readonly { words: readonly string[] }[]) => needs.map((need) => need.words.join("|"))

describe("what a phrase needs", () => {
  const grammar = someGrammar()
  const needs = new NeedsOf(grammar)
  const { rules } = grammar.symbol("deed")

  it("is the words of its template, the rarest first, and what the symbols of its holes need", () => {
    expect(words(needs.ofRule(rules[0]))).toEqual(["life", "gain|gains", "as|this"])
    expect(words(needs.ofRule(rules[1]))).toEqual(["win|wins"])
  })

  it("is one word of each rule where a symbol has several", () => {
    expect(words(needs.ofSymbol(grammar.symbol("time")))).toEqual(["as|this"])
  })

  it("is nothing where a symbol is written by hand", () => {
    expect(needs.ofSymbol(grammar.symbol("player"))).toEqual([])
  })

  it("is what one of the templates needs that go on with a hole", () => {
    const [hole] = grammar.stem(grammar.symbol("deed")).holes
    const wanted = needs.ofHole(hole)
    expect(new Rest("you win".split(" "), needs).allows(wanted, 0)).toBe(true)
    expect(new Rest("you win".split(" "), needs).allows(wanted, 2)).toBe(false)
    expect(new Rest("you gain life this turn".split(" "), needs).allows(wanted, 1)).toBe(true)
    expect(new Rest("you gain life".split(" "), needs).allows(wanted, 0)).toBe(false)
  })
})

it("a need is met from a place on when its word stands there or behind it", () => {
  const grammar = someGrammar()
  const [, wins] = grammar.symbol("deed").rules
  const needs = new NeedsOf(grammar)
  const wanted = needs.ofRule(wins)
  const rest = new Rest(["you", "win", "."], needs)
  expect([0, 1, 2].map((at) => rest.meets(wanted, at))).toEqual([true, true, false])
  expect(new Rest(["you", "lose"], needs).meets(wanted, 0)).toBe(false)
})
