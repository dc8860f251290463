import type { SeenCard } from "../protocol/table.ts"

/** A card's frame: its colour, "gold" for several, "land", or "artifact" for colourless cards. */
export type Frame = "white" | "blue" | "black" | "red" | "green" | "gold" | "land" | "artifact" | "hidden"

const BY_LETTER: Readonly<Record<string, Frame>> = {
  W: "white",
  U: "blue",
  B: "black",
  R: "red",
  G: "green",
}

type Framed = Pick<SeenCard, "known" | "name" | "colors" | "types">

export function frameOf(card: Framed): Frame {
  if (!card.known && card.name === "") return "hidden"
  if (card.colors.length > 1) return "gold"
  if (card.colors.length === 1) return BY_LETTER[card.colors[0]] ?? "artifact"
  return card.types.includes("land") ? "land" : "artifact"
}

/** The two halves of a two-colour card's frame; null for other cards. */
export function sidesOf({ colors }: Framed): readonly [Frame, Frame] | null {
  if (colors.length !== 2) return null
  const [left, right] = colors.map((color) => BY_LETTER[color])
  return left === undefined || right === undefined ? null : [left, right]
}

/** Text lengths, in characters, below which it counts as short and above which it is set smaller, and smaller still. */
const SHORT = 40
const LONG = 118
const LONGEST = 190

type Kind = Framed & Pick<SeenCard, "kind" | "supertypes" | "subtypes" | "text">

/** The style sheet classes of a card: its frame and the features of its kind. */
export function frameClasses(card: Kind): string {
  const { types, supertypes, subtypes, text, kind } = card
  const signs = text.join("").length
  const is = {
    two: sidesOf(card) !== null,
    legend: supertypes.some((supertype) => supertype === "legendary"),
    walker: types.includes("planeswalker"),
    metal: types.includes("artifact"),
    starry: types.includes("enchantment") && !types.includes("creature"),
    arched: subtypes.includes("Aura") || (types.includes("artifact") && !types.includes("creature")),
    token: kind === "token",
    bare: signs === 0,
    terse: signs > 0 && signs <= SHORT,
    wordy: signs > LONG,
    long: signs > LONGEST,
    basic: types.includes("land") && signs === 0,
  }
  const kinds = Object.entries(is).flatMap(([name, holds]) => (holds ? [`is-${name}`] : []))
  return [`frame-${frameOf(card)}`, ...kinds].join(" ")
}

/** The two colours of a two-colour frame, as CSS variables. */
export function frameStyle(card: Framed): Record<string, string> {
  const sides = sidesOf(card)
  if (sides === null) return {}
  const [left, right] = sides
  return { "--left": `var(--${left}-edge)`, "--right": `var(--${right}-edge)` }
}

/** The frame design of a ruleset's year: 1993, 2003, or today's. */
export function frameEra(ruleset: string): "1993" | "2003" | "2015" {
  if (!/^\d{4}/.test(ruleset)) return "2015"
  if (ruleset < "2003-07") return "1993"
  return ruleset < "2014-07" ? "2003" : "2015"
}
