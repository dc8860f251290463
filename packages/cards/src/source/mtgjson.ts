import * as z from "zod/mini"
import { SourceError } from "./fault.ts"
import type { FileCard } from "./read-cards.ts"
import { readScryfall } from "./scryfall.ts"
import { ofShape } from "./shape.ts"

const FACE = z.object({
  name: z.string(),
  faceName: z.optional(z.string()),
  side: z.optional(z.string()),
  layout: z.string(),
  manaCost: z.optional(z.string()),
  type: z.string(),
  text: z.optional(z.string()),
  power: z.optional(z.string()),
  toughness: z.optional(z.string()),
  loyalty: z.optional(z.string()),
  defense: z.optional(z.string()),
  colors: z.optional(z.array(z.string())),
  colorIdentity: z.optional(z.array(z.string())),
  originalReleaseDate: z.optional(z.string()),
  number: z.optional(z.string()),
  setCode: z.optional(z.string().check(z.maxLength(40))),
  printings: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(1000))),
  rarity: z.optional(z.string().check(z.maxLength(40))),
  legalities: z.optional(z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(40)))),
  foreignData: z.optional(
    z.array(z.object({ language: z.string(), name: z.string().check(z.maxLength(1000)) })),
  ),
})

type Face = z.infer<typeof FACE>

/** Scryfall's layout names, by MTGJSON's where the two differ. */
const LAYOUTS: Readonly<Record<string, string>> = { aftermath: "split", planar: "planar" }

/**
 * MTGJSON cards, where each face is an object of its own. AtomicCards lists the faces of a card together;
 * AllPrintings gives them one by one, so faces are buffered until the last one arrives.
 */
export class MtgjsonReader {
  readonly #waiting = new Map<string, Face[]>()

  /** The card that this face completes, or undefined while faces are outstanding. Throws a `SourceError`. */
  read(value: unknown): FileCard | undefined {
    if (Array.isArray(value)) return cardOf(ownFaces(value.map((one) => ofShape(FACE, one))))
    const face = ofShape(FACE, value)
    const wanted = facesOf(face)
    if (wanted === 1) return cardOf([face])
    const key = `${face.name}\n${face.number?.replace(/\D+$/, "") ?? ""}`
    const faces = [...(this.#waiting.get(key) ?? []), face]
    this.#waiting.set(key, faces)
    if (faces.length < wanted) return undefined
    this.#waiting.delete(key)
    return cardOf(faces.sort((a, b) => (a.side! < b.side! ? -1 : 1)))
  }

  /** Names of cards with faces still outstanding. */
  unfinished(): readonly string[] {
    return [...new Set([...this.#waiting.values()].map(([face]) => face.name))]
  }
}

/** Each meld card has one face (712.4). */
function facesOf({ name, side, layout }: Face): number {
  return side === undefined || layout === "meld" ? 1 : name.split(" // ").length
}

/** A list may also hold different cards with the same name; those have no sides, and only the first is used. */
function ownFaces(faces: readonly Face[]): Face[] {
  if (faces.length === 0) throw new SourceError("source/faces", "a card without faces")
  return faces.slice(0, facesOf(faces[0]))
}

function cardOf(faces: readonly Face[]): FileCard {
  const [front] = faces
  const common = {
    layout: LAYOUTS[front.layout] ?? front.layout,
    color_identity: front.colorIdentity,
    released_at: front.originalReleaseDate,
    sets: front.printings,
    set: front.setCode,
    rarity: front.rarity,
    legalities: front.legalities && small(front.legalities),
    ...frenchOf(front),
  }
  if (faces.length > 1 || facesOf(front) > 1)
    return readScryfall({ name: front.name, ...common, card_faces: faces.map(scryfallFace) })
  return readScryfall({ ...scryfallFace(front), ...common })
}

function scryfallFace(face: Face) {
  return {
    name: face.faceName ?? face.name,
    mana_cost: face.manaCost ?? "",
    type_line: face.type,
    oracle_text: face.text ?? "",
    power: face.power,
    toughness: face.toughness,
    loyalty: face.loyalty,
    defense: face.defense,
    colors: face.colors,
  }
}

/** MTGJSON writes "Legal", Scryfall "legal". */
function small(legalities: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(legalities).map(([format, says]) => [format, says.toLowerCase()]))
}

function frenchOf({ foreignData }: Face): { lang?: string; printed_name?: string } {
  const french = foreignData?.find(({ language }) => language === "French")
  return french === undefined ? {} : { lang: "fr", printed_name: french.name }
}
