/** The colour of a card's frame: its colour, "gold" for several, "land", "artifact" or "colourless". */
export type Frame =
  | "white"
  | "blue"
  | "black"
  | "red"
  | "green"
  | "gold"
  | "land"
  | "artifact"
  | "colourless"
  | "hidden"

const BY_LETTER: Readonly<Record<string, Frame>> = {
  W: "white",
  U: "blue",
  B: "black",
  R: "red",
  G: "green",
  white: "white",
  blue: "blue",
  black: "black",
  red: "red",
  green: "green",
}

const BASICS: Readonly<Record<string, Frame>> = {
  Plains: "white",
  Island: "blue",
  Swamp: "black",
  Mountain: "red",
  Forest: "green",
}

/** What a card's frame is drawn in. */
export function frameOf(card: {
  known: boolean
  name: string
  colors: readonly string[]
  types: readonly string[]
  subtypes: readonly string[]
}): Frame {
  if (!card.known && card.name === "") return "hidden"
  if (card.colors.length > 1) return "gold"
  if (card.colors.length === 1) return BY_LETTER[card.colors[0]] ?? "colourless"
  const basics = card.subtypes.filter((subtype) => subtype in BASICS)
  if (card.types.includes("land")) return basics.length === 1 ? BASICS[basics[0]] : "land"
  return card.types.includes("artifact") ? "artifact" : "colourless"
}

/** A number from a name, so that each card has its own drawn picture. */
export function hueOf(name: string): number {
  let hash = 2166136261
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619)
  return (hash >>> 0) % 360
}
