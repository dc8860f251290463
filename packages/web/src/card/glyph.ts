/** Code points in the mana font, by symbol or name. */
export const GLYPHS: Readonly<Record<string, string>> = {
  W: "\ue600",
  U: "\ue601",
  B: "\ue602",
  R: "\ue603",
  G: "\ue604",
  C: "\ue904",
  S: "\ue619",
  P: "\ue618",
  X: "\ue615",
  Y: "\ue616",
  Z: "\ue617",
  T: "\ue61a",
  Q: "\ue61b",
  E: "\ue907",
  hand: "\ue9ca",
  library: "\ue9cb",
  graveyard: "\ue9cc",
  exile: "\ue9cd",
  command: "\ue9c6",
  ante: "\ue9c6",
  attacking: "\ue921",
  blocking: "\ue922",
  sick: "\ue96a",
  deathtouch: "\ue94b",
  defender: "\ue94c",
  doubleStrike: "\ue94d",
  firstStrike: "\ue950",
  flash: "\ue951",
  flying: "\ue952",
  haste: "\ue953",
  hexproof: "\ue954",
  indestructible: "\ue95a",
  lifelink: "\uea4b",
  menace: "\ue95d",
  reach: "\ue960",
  trample: "\ue964",
  vigilance: "\ue968",
}

const FIRST_NUMBERS = 0xe605
const LATER_NUMBERS = 0xe62a

/** The glyph of a mana symbol without its braces; undefined if the font has none. */
export function glyphOf(symbol: string): string | undefined {
  if (!/^\d+$/.test(symbol)) return GLYPHS[symbol]
  const n = Number(symbol)
  if (n <= 15) return String.fromCharCode(FIRST_NUMBERS + n)
  return n <= 20 ? String.fromCharCode(LATER_NUMBERS + n - 16) : undefined
}

/** The colours: the only symbols on the first screen. */
export const FIRST_GLYPHS: string = [..."WUBRG"].map((color) => GLYPHS[color]).join("")

/** Every other glyph in use: all others are stripped from the shipped font. */
export const OTHER_GLYPHS: string = [
  ...Object.values(GLYPHS),
  ...Array.from({ length: 21 }, (_, n) => glyphOf(String(n)) ?? ""),
]
  .filter((glyph) => !FIRST_GLYPHS.includes(glyph))
  .join("")
