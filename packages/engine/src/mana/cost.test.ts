import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addCosts, increase, reduceBy, reduceGeneric, withX } from "./change.ts"
import { colorsOf, ManaCostError, manaValue, parseManaCost, printManaCost } from "./cost.ts"

const TEXTS = ["W", "U/B", "G/W", "2/R", "C", "S", "B/P", "G/U/P", "C/G"]

describe("reading and printing mana costs", () => {
  it("reads generic mana, X and symbols", () => {
    const cost = parseManaCost("{X}{X}{2}{W/U}{2/B}{R/P}{S}{C}")
    expect(cost).toMatchObject({ generic: 2, x: 2 })
    expect(cost.symbols.map((s) => [s.text, s.mask, s.twobrid, s.phyrexian, s.snow])).toEqual([
      ["W/U", 3, undefined, false, false],
      ["2/B", 4, 2, false, false],
      ["R/P", 8, undefined, true, false],
      ["S", 0, undefined, false, true],
      ["C", 32, undefined, false, false],
    ])
  })

  it("gives the same frozen value for the same text", () => {
    expect(parseManaCost("{1}{G}")).toBe(parseManaCost("{1}{G}"))
    expect(Object.isFrozen(parseManaCost("{1}{G}").symbols)).toBe(true)
  })

  it("107.4d: tells no symbols from {0} (118.6)", () => {
    expect(printManaCost(parseManaCost(""))).toBe("")
    expect(printManaCost(parseManaCost("{0}"))).toBe("{0}")
  })

  it("reads hybrid halves in either order and prints the order of 107.4", () => {
    expect(printManaCost(parseManaCost("{U/W}{W/G/P}"))).toBe("{W/U}{G/W/P}")
  })

  const BAD =
    "{-1} {Q {W/W/W} {W/W} {T} {Y} {w} W {C/P} {2/C} {0/W} {2/W/P} {C/W/P} {} {W/U/B} {P} {S/P} {1.5}"
  it.each(BAD.split(" "))("refuses %s", (text) => {
    expect(() => parseManaCost(text)).toThrow(ManaCostError)
  })

  it("says what is wrong by a code", () => {
    const code = (text: string) => {
      try {
        parseManaCost(text)
      } catch (error) {
        return (error as ManaCostError).code
      }
      return null
    }
    expect([code("{Q"), code("{Q}"), code("{2}")]).toEqual(["mana-cost-syntax", "mana-cost-symbol", null])
  })

  it("prints what it read", () => {
    const parts = fc.record({
      x: fc.nat(2),
      generic: fc.nat(20),
      symbols: fc.array(fc.constantFrom(...TEXTS), { maxLength: 6 }),
    })
    fc.assert(
      fc.property(parts, ({ x, generic, symbols }) => {
        const head = "{X}".repeat(x) + (generic > 0 || x + symbols.length === 0 ? `{${generic}}` : "")
        const text = head + symbols.map((s) => `{${s}}`).join("")
        expect(printManaCost(parseManaCost(text))).toBe(text)
      }),
    )
  })
})

describe("mana value and colors", () => {
  // The examples of 202.3f and 202.3g.
  it.each([
    ["{1}{W/U}{W/U}", 0, 3],
    ["{2/B}{2/B}{2/B}", 0, 6],
    ["{1}{W/P}{W/P}", 0, 3],
    ["{X}{X}{G}", 0, 1],
    ["{X}{X}{G}", 3, 7],
    ["{S}{C}{C/W}", 0, 3],
  ])("%s with X = %i has mana value %i", (text, x, value) => {
    expect(manaValue(parseManaCost(text), x)).toBe(value)
  })

  it("is 0 without a mana cost (202.3a)", () => {
    expect(manaValue(null)).toBe(0)
  })

  it("105.2, 202.2: finds the colors (107.4e, 107.4f)", () => {
    expect(colorsOf(parseManaCost("{3}{C}{S}"))).toBe(0)
    expect(colorsOf(parseManaCost("{W/U}{2/B}{C/R}{G/P}"))).toBe(31)
    expect(colorsOf(null)).toBe(0)
  })
})

describe("changing costs", () => {
  const cost = parseManaCost

  it("adds and increases", () => {
    expect(addCosts(cost("{1}{W}"), cost("{X}{2}{U}")).text).toBe("{X}{3}{W}{U}")
    expect(increase(cost("{G}"), 2).text).toBe("{2}{G}")
  })

  it("reduces generic mana only, to {0} at the least (118.7, 118.7a)", () => {
    expect(reduceGeneric(cost("{2}{W}{C}{S}"), 5).text).toBe("{W}{C}{S}")
    expect(reduceGeneric(cost("{2}"), 5).text).toBe("{0}")
  })

  it.each([
    ["{2}{W}", "{W}", "{2}"],
    ["{2}{W}", "{U}", "{1}{W}"], // 118.7b
    ["{2}{W}", "{W}{W}", "{1}"], // 118.7c
    ["{2}{C}", "{C}{C}", "{1}"], // 118.7d
    ["{2}{W}", "{W/U}", "{2}"], // 118.7e
    ["{3}{W}", "{2/U}", "{1}{W}"], // 118.7e, the generic half
    ["{2}{W}", "{W/P}", "{2}"], // 118.7f
    ["{2}{S}", "{S}", "{1}{S}"], // 118.7g
    ["{W/U}{W}", "{W}", "{W/U}"],
    ["{2/W}{W}", "{W}", "{2/W}"],
    ["{W}", "{1}{U}{W}", "{0}"],
  ])("%s reduced by %s is %s", (from, by, to) => {
    expect(reduceBy(cost(from), by).text).toBe(to)
  })

  it("reduces only colored mana if an effect says so, against 118.7b and c", () => {
    expect(reduceBy(cost("{1}{W}"), "{W}{B}", true).text).toBe("{1}")
    expect(reduceBy(cost("{4}{B}{B}"), "{W}{B}", true).text).toBe("{4}{B}")
  })

  it("puts a number for X", () => {
    expect(withX(cost("{X}{X}{R}"), 3).text).toBe("{6}{R}")
    expect(withX(cost("{X}"), 0).text).toBe("{0}")
    expect(() => withX(cost("{X}"), -1)).toThrow(ManaCostError)
  })
})
