import type { SourceCard, SourceFace } from "../oracle/card.ts"

/** What is known about a card's printings. */
export interface Printing {
  /** Set codes, as the file writes them. */
  readonly sets?: readonly string[]
  /** The rarities of its printings: "common", "mythic" … */
  readonly rarities?: readonly string[]
  /** Date of the first printing, "1993-08-05". */
  readonly released?: string
  /** Legality per format: "legal", "banned", "restricted", "not_legal". */
  readonly legalities?: Readonly<Record<string, string>>
  /** Its French name, if the file has it. */
  readonly french?: string
}

/** How much of a card's text is understood. */
export type Share = "whole" | "partly" | "none"

/** A face, prepared for searching. */
export interface SearchFace {
  /** "{1}{R}", or "". */
  readonly cost: string
  /** Lower case. */
  readonly typeLine: string
  /** Lower case, without and with reminder text; "~" stands for the card's own name. */
  readonly text: string
  readonly fullText: string
  /** Printed numbers; null if absent, 0 if only an ability defines it (107.2). */
  readonly power: number | null
  readonly toughness: number | null
  readonly loyalty: number | null
  readonly defense: number | null
}

/** A card prepared for searching: everything a query asks is computed once. */
export interface SearchCard {
  readonly name: string
  /** Lower case without diacritics, followed by the French name if there is one. */
  readonly key: string
  readonly layout: string
  readonly faces: readonly SearchFace[]
  /** Bits of WUBRG. */
  readonly colors: number
  readonly identity: number
  readonly manaValue: number
  readonly printing: Printing
  /** Whether it is embedded in the program rather than read from a file. */
  readonly embedded: boolean
  /** Null until computed. */
  share: Share | null
}

const LETTERS = [..."WUBRG"]

/** Colours as bits: W 1, U 2, B 4, R 8, G 16. */
export function colorBits(letters: Iterable<string>): number {
  let bits = 0
  for (const letter of letters) bits |= bitOf(letter)
  return bits
}

function bitOf(letter: string): number {
  const at = LETTERS.indexOf(letter)
  return at < 0 ? 0 : 1 << at
}

/** Number of colours. */
export function countBits(bits: number): number {
  return LETTERS.filter((_, i) => (bits & (1 << i)) !== 0).length
}

/** Colour letters in the order WUBRG. */
export function lettersOf(bits: number): string {
  return LETTERS.filter((_, i) => (bits & (1 << i)) !== 0).join("")
}

/** Normal form for comparing names and texts: lower case, no diacritics. */
export function plainText(text: string): string {
  const small = text.toLowerCase().replaceAll("’", "'")
  // Most texts have no diacritics, and checking is faster than rebuilding them.
  return /[^\x20-\x7e\n]/.test(small) ? withoutMarks(small) : small
}

function withoutMarks(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("æ", "ae")
    .replaceAll("œ", "oe")
    .replaceAll(/[−–]/g, "-")
}

/** Prepares a card from a file, or one in the same shape, for searching. */
export function searchCard(card: SourceCard, printing: Printing = {}, embedded = false): SearchCard {
  const faces = card.card_faces ?? [card]
  const french = printing.french === undefined ? "" : `\n${plainText(printing.french)}`
  return {
    name: card.name,
    key: plainText(card.name) + french,
    layout: card.layout,
    faces: faces.map(faceOf),
    colors: colorBits(faces.slice(0, facesWithColors(card)).flatMap(colorsOf)),
    identity: colorBits(card.color_identity ?? identityOf(faces)),
    manaValue: manaValueOf(card, faces),
    printing,
    embedded,
    share: null,
  }
}

function faceOf(face: SourceFace): SearchFace {
  const fullText = ownText(face)
  return {
    cost: face.mana_cost ?? "",
    typeLine: plainText(face.type_line).replaceAll("—", "-"),
    text: fullText.includes("(") ? fullText.replaceAll(/ ?\([^()]*\)/g, "") : fullText,
    fullText,
    power: numberIn(face.power),
    toughness: numberIn(face.toughness),
    loyalty: numberIn(face.loyalty),
    defense: numberIn(face.defense),
  }
}

function ownText({ name, oracle_text = "" }: SourceFace): string {
  const text = plainText(oracle_text)
  const own = plainText(name)
  const named = own.length > 2 && text.includes(own) ? text.replaceAll(own, "~") : text
  const short = /^(.+?)(?:,| the | of )/.exec(own)?.[1]
  return short !== undefined && short.length > 3 && own.includes(",") ? named.replaceAll(short, "~") : named
}

/** "*" and "X" count as 0, as on Scryfall. */
function numberIn(printed: string | undefined): number | null {
  if (printed === undefined || printed === "") return null
  const number = Number.parseFloat(printed.replace(/^\*\+/, ""))
  return Number.isNaN(number) ? 0 : number
}

/** The back face of a double-faced card doesn't count towards its colours; both halves of a split card do (709.4). */
function facesWithColors({ layout, card_faces }: SourceCard): number {
  return layout === "split" ? (card_faces?.length ?? 1) : 1
}

function colorsOf({ colors, mana_cost = "" }: SourceFace): string[] {
  return [...(colors ?? lettersIn(mana_cost))]
}

function lettersIn(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([, symbol]) =>
    [...symbol].filter((l) => LETTERS.includes(l)),
  )
}

/** 903.4: colours of mana costs and of symbols in the text, if the file doesn't give them. */
function identityOf(faces: readonly SourceFace[]): string[] {
  return faces.flatMap((face) => [
    ...colorsOf(face),
    ...lettersIn(face.oracle_text?.replaceAll(/\([^()]*\)/g, "") ?? ""),
    ...basics(face),
  ])
}

const BASICS: readonly (readonly [string, string])[] = [
  ["Plains", "W"],
  ["Island", "U"],
  ["Swamp", "B"],
  ["Mountain", "R"],
  ["Forest", "G"],
]

function basics({ type_line }: SourceFace): string[] {
  return BASICS.flatMap(([type, letter]) => (type_line.includes(type) ? [letter] : []))
}

/** 202.3: the front face's mana value, or the sum of both halves of a split card (709.4b). */
function manaValueOf(card: SourceCard, faces: readonly SourceFace[]): number {
  const counted = card.layout === "split" ? faces : faces.slice(0, 1)
  const costs = counted.map(({ mana_cost = "" }) => mana_cost)
  return costs.reduce((sum, cost) => sum + valueOfCost(cost), 0)
}

/** 202.3: X counts as 0, a hybrid symbol as its larger half, any other symbol as 1. */
export function valueOfCost(cost: string): number {
  let sum = 0
  for (const [, symbol] of cost.matchAll(/\{([^{}]*)\}/g)) {
    const halves = symbol
      .split("/")
      .map((part) =>
        /^\d+$/.test(part) ? Number(part) : part === "X" || part === "Y" || part === "Z" ? 0 : 1,
      )
    sum += Math.max(...halves)
  }
  return sum
}
