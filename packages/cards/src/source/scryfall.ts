import * as z from "zod/mini"
import type { SourceCard, SourceFace } from "../oracle/card.ts"
import type { Printing } from "../search/search-card.ts"
import { SourceError } from "./fault.ts"
import type { FileCard } from "./read-cards.ts"
import { ofShape } from "./shape.ts"

/** More than four times the longest text on any card. */
const LONGEST_TEXT = 5_000

/** Limits on sets per card, and on the length of short strings. */
const MOST = 1000
const code = z.string().check(z.maxLength(40))

const text = z.string().check(z.maxLength(LONGEST_TEXT))
const printedName = z.optional(z.string().check(z.maxLength(1000)))
const face = {
  name: z.string().check(z.minLength(1), z.maxLength(1000)),
  mana_cost: z.optional(text),
  oracle_text: z.optional(text),
  power: z.optional(text),
  toughness: z.optional(text),
  loyalty: z.optional(text),
  defense: z.optional(text),
  colors: z.optional(z.array(z.enum(["W", "U", "B", "R", "G"]))),
}
const SHAPE = z.object({
  ...face,
  type_line: z.optional(text),
  layout: z.string(),
  color_identity: z.optional(z.array(z.string())),
  card_faces: z.optional(
    z.array(z.object({ ...face, type_line: z.optional(text), printed_name: printedName })),
  ),
  released_at: z.optional(text),
  set: z.optional(code),
  sets: z.optional(z.array(code).check(z.maxLength(MOST))),
  rarity: z.optional(code),
  legalities: z.optional(z.record(code, code)),
  lang: z.optional(code),
  printed_name: printedName,
  custom: z.optional(z.boolean()),
  digital: z.optional(z.boolean()),
})

type Shape = z.infer<typeof SHAPE>

/** Layouts that don't belong in a deck, or not in this card pool. */
const ASIDE = new Set([
  ...["token", "double_faced_token", "emblem", "art_series", "planar", "scheme", "vanguard"],
  ...["augment", "host", "reversible_card"],
])

/** Layouts of cards with two or more faces (709–715). */
const FACED = new Set(["split", "flip", "transform", "modal_dfc", "adventure", "prepare"])

/** Validates a card object from Scryfall's bulk files. Throws a `SourceError` that names the card. */
export function readScryfall(value: unknown): FileCard {
  const shape = ofShape(SHAPE, value)
  const aside = ASIDE.has(shape.layout) || shape.custom === true
  if (!aside) checkFaces(shape)
  const year = /^\d{4}/.exec(shape.released_at ?? "")?.[0]
  return { card: cardOf(shape), aside, printing: printingOf(shape), ...(year !== undefined && { year }) }
}

/** Where and when the card was printed, as far as the file says. Bulk files list each printing, or one per card. */
function printingOf(shape: Shape): Printing {
  const { set, sets = set === undefined ? undefined : [set], rarity, released_at, legalities } = shape
  return {
    ...(sets && { sets }),
    ...(rarity !== undefined && { rarities: [rarity] }),
    ...(released_at !== undefined && { released: released_at }),
    ...(legalities && { legalities }),
    ...(shape.lang === "fr" && frenchOf(shape)),
  }
}

/** The printed name; of a card with several faces each face has its own. */
function frenchOf({ printed_name, card_faces }: Shape): Pick<Printing, "french"> {
  const faces = card_faces?.flatMap((face) => face.printed_name ?? []) ?? []
  if (printed_name === undefined && (faces.length === 0 || faces.length !== card_faces?.length)) return {}
  return { french: printed_name ?? faces.join(" // ") }
}

/** Only the fields that the grammar reads: a card in the bulk files has fifty more. */
function cardOf(shape: Shape): SourceCard {
  const { layout, color_identity, card_faces } = shape
  return {
    ...faceOf(shape),
    layout,
    ...(color_identity && { color_identity }),
    ...(card_faces && { card_faces: card_faces.map(faceOf) }),
  }
}

function faceOf(shape: Omit<Shape, "layout">): SourceFace {
  const { name, mana_cost, type_line = "", oracle_text, power, toughness, loyalty, defense, colors } = shape
  return {
    name,
    type_line,
    ...(mana_cost !== undefined && { mana_cost }),
    ...(oracle_text !== undefined && { oracle_text }),
    ...(power !== undefined && { power }),
    ...(toughness !== undefined && { toughness }),
    ...(loyalty !== undefined && { loyalty }),
    ...(defense !== undefined && { defense }),
    ...(colors !== undefined && { colors }),
  }
}

function checkFaces(shape: Shape): void {
  const { name, layout, card_faces: faces } = shape
  const fail = (message: string): never => {
    throw new SourceError("source/faces", message, name)
  }
  if (faces === undefined) {
    if (FACED.has(layout)) fail(`the layout is ${layout}, but there are no faces`)
    if (shape.type_line === undefined) throw new SourceError("source/fields", "type_line is missing", name)
    return
  }
  if (faces.length < 2) fail(`there are faces, but only ${faces.length}`)
  if (!FACED.has(layout)) fail(`there are ${faces.length} faces, but the layout is ${layout}`)
  const names = faces.map((one) => one.name).join(" // ")
  if (name !== names) fail(`the faces are called "${names}"`)
  if (shape.oracle_text !== undefined) fail("there is text beside that of the faces")
  for (const one of faces) if (one.type_line === undefined) fail(`type_line of "${one.name}" is missing`)
}
