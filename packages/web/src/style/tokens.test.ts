import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8")

/** WCAG 1.4.3. */
const LEAST = 4.5
const TEXTS = [
  "ink",
  "ink-soft",
  "ink-faint",
  "accent-text",
  "target",
  "attack",
  "block",
  "stack",
  "good",
  "danger",
]
const SURFACES = ["ground", "panel", "panel-raised", "well", "felt"]

/** The colours that are set by the first rule with this selector, over those before. */
function tokensOf(selector: string): Readonly<Record<string, string>> {
  const at = css.indexOf(`${selector} {`)
  const rule = css.slice(at, css.indexOf("}", at))
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, color]) => [name, color]),
  )
}

/** Relative luminance (WCAG). */
function luminance(color: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe.each([
  ["dark", ":root"],
  ["light", ':root[data-theme="light"]'],
])("in the %s theme", (_name, selector) => {
  const tokens = tokensOf(selector)

  it.each(TEXTS)("%s can be read on every surface", (text) => {
    const faint = SURFACES.filter((surface) => contrast(tokens[text], tokens[surface]) < LEAST)
    expect(faint).toEqual([])
  })

  it("the main button can be read", () => {
    expect(contrast(tokens["accent-ink"], tokens.accent)).toBeGreaterThanOrEqual(7)
  })
})

it("text can be read on every card", () => {
  const at = css.indexOf("--card-ink")
  const faces = [...css.slice(at).matchAll(/--\w+-(?:face|box): (#[\da-f]{6});/g)].map(([, color]) => color)
  expect(faces).toHaveLength(16)
  expect(faces.filter((face) => contrast("#1a1714", face) < 7)).toEqual([])
})
