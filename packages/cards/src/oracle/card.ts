import {
  type Ability,
  CARD_TYPES,
  type CardDefinition,
  type CardFace,
  type CardType,
  type ColorLetter,
  type Layout,
  SUPERTYPES,
  type Supertype,
} from "@apnap/engine/language"
import { isManaCost } from "@apnap/engine/mana"
import { type LineResult, readLine, readLines } from "./compile.ts"
import { cleaveOf } from "./lines/cleave.ts"
import { bandAbilities, bandsOf, prototypeOf } from "./lines/frames.ts"
import { linesOf } from "./lines/lines-of.ts"
import { linkAbilities } from "./linked.ts"
import { othersThanThatPlayer } from "./sound/other-players.ts"
import { othersThanHost } from "./sound/others.ts"
import { unsoundness } from "./sound/soundness.ts"
import type { Speaker } from "./sound/speaker.ts"
import { ownNames } from "./tokens.ts"

/** A face as in Scryfall's card objects. */
export interface SourceFace {
  readonly name: string
  readonly mana_cost?: string
  readonly type_line: string
  readonly oracle_text?: string
  readonly power?: string
  readonly toughness?: string
  readonly loyalty?: string
  readonly defense?: string
  readonly colors?: readonly string[]
}

/** A card in the shape of Scryfall's "oracle cards" objects. */
export interface SourceCard extends SourceFace {
  readonly layout: string
  readonly color_identity?: readonly string[]
  readonly card_faces?: readonly SourceFace[]
}

export type Misread = Extract<LineResult, { understood: false }>

/** A compiled card, complete if nothing is missing. The definition contains the lines that were understood. */
export interface CompiledCard {
  readonly name: string
  readonly definition: CardDefinition
  /** Lines that were not understood; empty for a complete card. */
  readonly missing: readonly Misread[]
  /** The number of lines understood. */
  readonly understood: number
}

const LAYOUTS: Readonly<Record<string, Layout>> = {
  normal: "normal",
  transform: "transform",
  modal_dfc: "modalDfc",
  adventure: "adventure",
  split: "split",
  flip: "flip",
  prepare: "prepare",
  saga: "saga",
  class: "class",
  case: "case",
  leveler: "leveler",
  prototype: "prototype",
  mutate: "mutate",
  meld: "meld",
}

/** Reads a card's text into data. Never throws on text it doesn't understand; `missing` lists those lines. */
export function compileCard(card: SourceCard): CompiledCard {
  const missing: Misread[] = []
  let understood = 0
  const made = (card.card_faces ?? [card]).flatMap((face) => {
    const { faces: ofFace, results } = compileFace(face)
    for (const result of results) {
      if (result.understood) understood++
      else missing.push(result)
    }
    return ofFace
  })
  const layout = layoutOf(card)
  const faces = layout === "room" ? made.map(withDoor) : made
  const definition: CardDefinition = {
    name: card.name,
    layout,
    faces,
    ...(card.color_identity && { identity: card.color_identity as ColorLetter[] }),
  }
  return { name: card.name, definition, missing, understood }
}

/** "This door" is the door of the face whose text it is (709.5). */
function withDoor(face: CardFace, index: number): CardFace {
  const door = index === 0 ? ("left" as const) : ("right" as const)
  const abilities = (face.abilities ?? []).map((a) =>
    a.ability === "triggered" && a.when.on === "unlocked" ? { ...a, when: { ...a.when, door } } : a,
  )
  return { ...face, abilities }
}

function layoutOf(card: SourceCard): Layout {
  if (card.layout === "split" && card.card_faces?.some((face) => face.type_line.includes("Room")))
    return "room"
  if (card.layout === "transform" && card.card_faces?.[0].type_line.startsWith("Battle")) return "battle"
  return LAYOUTS[card.layout] ?? "normal"
}

function compileFace(face: SourceFace): { faces: readonly CardFace[]; results: readonly LineResult[] } {
  const line = readTypeLine(face.type_line)
  const names = ownNames(face.name, line.supertypes.includes("legendary"))
  const spell = line.types.includes("instant") || line.types.includes("sorcery")
  const { own: lines, second } = prototypeOf(linesOf(face.oracle_text ?? ""))
  const { own: printed, bands } = bandsOf(lines)
  const { own, cleaved } = cleaveOf(printed)
  const groups = [own, ...bands.map((band) => band.lines), ...(cleaved === undefined ? [] : [cleaved])]
  const settled = settle(
    groups.map((lines) => readGroup(lines, names, spell)),
    face,
    line,
  )
  const results = [...(isCost(face.mana_cost) ? [] : [unreadCost(face.mana_cost)]), ...settled.flat()]
  const [first, ...others] = settled.map(abilitiesOf)
  const abilities = [...first]
  const creatureFrom =
    line.subtypes.includes("Spacecraft") && face.power !== undefined ? bands.length - 1 : -1
  for (const [i, band] of bands.entries())
    abilities.push(...bandAbilities(band, others[i], i === creatureFrom))
  const made = faceOf(face, line, linkAbilities(abilities))
  if (cleaved !== undefined)
    return { faces: [made, { ...made, abilities: others[others.length - 1] }], results }
  return { faces: second === undefined ? [made] : [made, { ...made, ...second }], results }
}

interface Line {
  readonly text: string
  readonly result: LineResult
}

function readGroup(texts: readonly string[], names: readonly string[], spell: boolean): readonly Line[] {
  const results = spell ? readSpell(texts, names) : texts.map((text) => readNamed(text, names, false))
  return results.map((result, i) => ({ text: texts[i], result }))
}

/** The results for a face's lines; those whose reading can't be what they mean become not understood. */
function settle(
  groups: readonly (readonly Line[])[],
  { mana_cost: cost }: SourceFace,
  { types, subtypes }: TypeLine,
): readonly (readonly LineResult[])[] {
  const all = groups.flat().map(({ result }) => result)
  const speaker: Speaker = { face: { types, subtypes, ...(cost && { cost }) }, abilities: abilitiesOf(all) }
  return groups.map((lines) => lines.map(({ text, result }) => soundOf(result, text, speaker)))
}

function soundOf(result: LineResult, line: string, speaker: Speaker): LineResult {
  if (!result.understood) return result
  const abilities = result.abilities.map((ability) => othersThanThatPlayer(othersThanHost(ability, speaker)))
  const [unsound] = abilities.flatMap((ability) => unsoundness(ability, speaker))
  if (unsound === undefined) return { ...result, abilities }
  return { understood: false, line, stoppedAt: "", expected: [unsound.told], unsound }
}

function abilitiesOf(results: readonly LineResult[]): readonly Ability[] {
  return results.flatMap((result) => (result.understood ? result.abilities : []))
}

/** The lines of a spell. A line not understood on its own may continue the instructions of earlier lines (608.2c). */
function readSpell(lines: readonly string[], names: readonly string[]): readonly LineResult[] {
  const results: LineResult[] = []
  for (const [i, text] of lines.entries()) {
    const alone = readNamed(text, names, true)
    results.push(alone)
    if (alone.understood) continue
    const together = goingOnFrom(results, lines, i, names)
    if (together === undefined) continue
    results.fill(NOTHING_MORE, together.from)
    results[together.from] = together.result
  }
  return results
}

/** A placeholder for a line read as part of another. */
const NOTHING_MORE: LineResult = { understood: true, abilities: [] }

/** A line together with as few of the preceding lines as make sense of it. */
function goingOnFrom(
  results: readonly LineResult[],
  lines: readonly string[],
  last: number,
  names: readonly string[],
): { from: number; result: LineResult } | undefined {
  for (let from = last - 1; from >= 0; from--) {
    const before = results[from]
    if (!before.understood) return undefined
    if (before.abilities.length === 0) continue
    if (before.abilities[0].ability !== "spell") return undefined
    const result = readLines(lines.slice(from, last + 1), names)
    if (result.understood) return { from, result }
  }
  return undefined
}

/** A name that is also a word of the language ("Sacrifice") can be read as that word. */
function readNamed(text: string, names: readonly string[], spell: boolean): LineResult {
  const result = readLine(text, names, spell)
  if (result.understood || names.length > 1 || names[0].includes(" ")) return result
  const plain = readLine(text, [], spell)
  return plain.understood ? plain : result
}

/** Whether a mana cost, which may be absent, consists of symbols the game knows (107.4). */
function isCost(text: string | undefined): boolean {
  return text === undefined || isManaCost(text)
}

function unreadCost(text = ""): LineResult {
  return { understood: false, line: `mana_cost: ${text}`, stoppedAt: text, expected: ["mana symbols"] }
}

interface TypeLine {
  supertypes: readonly Supertype[]
  types: readonly CardType[]
  subtypes: readonly string[]
}

/** Parses a type line: "Legendary Artifact Creature — Human Wizard". */
export function readTypeLine(line: string): TypeLine {
  const [left, right] = line.split(" — ")
  const words = left.toLowerCase().split(/\s+/)
  return {
    supertypes: words.filter((word): word is Supertype => (SUPERTYPES as readonly string[]).includes(word)),
    types: words.flatMap((word): CardType[] => {
      const type = word === "tribal" ? "kindred" : word
      return (CARD_TYPES as readonly string[]).includes(type) ? [type as CardType] : []
    }),
    subtypes: (right ?? "")
      .replace("Time Lord", "Time_Lord")
      .split(/\s+/)
      .filter((word) => word !== "")
      .map((word) => word.replace("_", " ")),
  }
}

function faceOf(face: SourceFace, line: TypeLine, abilities: readonly Ability[]): CardFace {
  const colored = colorsOf(face)
  return {
    name: face.name,
    ...(face.mana_cost !== "" && isCost(face.mana_cost) && { cost: face.mana_cost }),
    ...line,
    ...(colored !== undefined && { colors: colored }),
    ...sizeOf(face),
    ...(face.loyalty !== undefined && {
      loyalty: face.loyalty === "X" ? ("X" as const) : Number(face.loyalty),
    }),
    ...(face.defense !== undefined && { defense: Number(face.defense) }),
    abilities,
  }
}

/** Colors that differ from those of the mana cost (202.2, 204): from a color indicator, or none; otherwise undefined. */
function colorsOf(face: SourceFace): readonly ColorLetter[] | undefined {
  if (face.colors === undefined) return undefined
  const inCost = [..."WUBRG"].filter((letter) => face.mana_cost?.includes(letter))
  const colors = face.colors as readonly ColorLetter[]
  return inCost.length === colors.length && colors.every((c) => inCost.includes(c)) ? undefined : colors
}

function sizeOf(face: SourceFace): Partial<CardFace> {
  if (face.power === undefined || face.toughness === undefined) return {}
  return {
    power: sizeIn(face.power),
    toughness: sizeIn(face.toughness),
    ...(Number.isNaN(Number(face.power)) && { shownPower: face.power }),
    ...(Number.isNaN(Number(face.toughness)) && { shownToughness: face.toughness }),
  }
}

/** A star stands for a number that an ability defines; as a printed value it counts as 0, also in "1+*" (107.2, 208.2). */
function sizeIn(printed: string): number {
  const sum = /^(?:(\d+)[+-])?\*(?:[+-](\d+))?$/.exec(printed)
  if (sum !== null) return Number(sum[1] ?? 0) + Number(sum[2] ?? 0)
  const size = Number(printed)
  return Number.isNaN(size) ? 0 : size
}
