import { compares } from "../compare.ts"
import type { SearchCard } from "../search-card.ts"
import { type Field, fault, onlyEqual, unlessDenied } from "./field.ts"

const RARITIES = ["common", "uncommon", "rare", "special", "mythic", "bonus"] as const
const SHORT: Readonly<Record<string, string>> = {
  c: "common",
  u: "uncommon",
  r: "rare",
  m: "mythic",
  s: "special",
  b: "bonus",
}

function rank(rarity: string): number {
  const key = rarity.toLowerCase()
  return RARITIES.findIndex((one) => one === (SHORT[key] ?? key))
}

/** Rarity of any printing. */
export const rarity: Field = (term) => {
  const wanted = rank(term.value)
  if (wanted < 0) throw fault("search/value", term)
  return ({ printing }) =>
    printing.rarities?.some((one) => compares(rank(one), term.comparison, wanted)) ?? false
}

/** Set code of any printing. */
export const set: Field = (term) => {
  onlyEqual(term)
  const wanted = term.value.toLowerCase()
  return unlessDenied(
    term,
    ({ printing }) => printing.sets?.some((code) => code.toLowerCase() === wanted) ?? false,
  )
}

/** Date of the first printing: "date<=1999-06-01", "year=1994". */
export const date: Field = (term) => {
  const wanted = term.value === "today" ? new Date().toISOString().slice(0, 10) : term.value
  if (!/^\d{4}(?:-\d\d(?:-\d\d)?)?$/.test(wanted)) throw fault("search/value", term)
  return ({ printing: { released } }) =>
    released !== undefined &&
    compares(numberOfDay(released.slice(0, wanted.length)), term.comparison, numberOfDay(wanted))
}

function numberOfDay(day: string): number {
  return Number(day.replaceAll("-", ""))
}

/** Alternative names of formats. */
const FORMATS: Readonly<Record<string, string>> = { edh: "commander", cedh: "commander" }

function status(formatStatus: readonly string[]): Field {
  return (term) => {
    onlyEqual(term)
    const format = FORMATS[term.value.toLowerCase()] ?? term.value.toLowerCase()
    if (!/^[a-z0-9]{2,30}$/.test(format)) throw fault("search/value", term)
    return unlessDenied(term, (card) => formatStatus.includes(statusIn(card, format)))
  }
}

/** A card's legality in a format, from the file; cards without one don't match. */
function statusIn({ printing }: SearchCard, format: string): string {
  return printing.legalities?.[format]?.toLowerCase() ?? ""
}

export const legal = status(["legal", "restricted"])
export const banned = status(["banned"])
export const restricted = status(["restricted"])
