import { colorBits } from "./search-card.ts"

const ALL = 31

/** Names of colours and colour combinations, as players use them. */
const NAMED: Readonly<Record<string, string>> = {
  white: "W",
  blue: "U",
  black: "B",
  red: "R",
  green: "G",
  azorius: "WU",
  dimir: "UB",
  rakdos: "BR",
  gruul: "RG",
  selesnya: "GW",
  orzhov: "WB",
  izzet: "UR",
  golgari: "BG",
  boros: "RW",
  simic: "GU",
  silverquill: "WB",
  prismari: "UR",
  witherbloom: "BG",
  lorehold: "RW",
  quandrix: "GU",
  bant: "GWU",
  esper: "WUB",
  grixis: "UBR",
  jund: "BRG",
  naya: "RGW",
  abzan: "WBG",
  jeskai: "URW",
  sultai: "BGU",
  mardu: "RWB",
  temur: "GUR",
  chaos: "UBRG",
  aggression: "WBRG",
  altruism: "WURG",
  growth: "WUBG",
  artifice: "WUBR",
}

/** The colours in a value as bits ("rg", "azorius", "c"), or undefined if it isn't one. */
export function colorsNamed(value: string): number | undefined {
  const key = value.toLowerCase()
  if (key === "c" || key === "colorless") return 0
  if (key === "all" || key === "fivecolor") return ALL
  if (Object.hasOwn(NAMED, key)) return colorBits(NAMED[key])
  return /^[wubrg]+$/.test(key) ? colorBits(key.toUpperCase()) : undefined
}
