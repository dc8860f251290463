import type { SourceCard } from "../oracle/card.ts"
import type { Printing } from "../search/search-card.ts"
import { parseJson, SourceError, type SourceFault } from "./fault.ts"
import { MtgjsonReader } from "./mtgjson.ts"
import { type Piece, piecesOf } from "./pieces.ts"
import { readScryfall } from "./scryfall.ts"

/** A card as read from a file. */
export interface FileCard {
  readonly card: SourceCard
  /** Not an official deck card: a token, a plane, a card marked `custom`. */
  readonly aside: boolean
  /** Year of release, if the file has it: "1993". */
  readonly year?: string
  /** What the file says about its printings. */
  readonly printing: Printing
}

/**
 * Streams the cards of a file: JSON lines or an array of Scryfall card objects, or MTGJSON's AtomicCards or
 * AllPrintings. A card that can't be read is reported to `fault` and skipped.
 */
export async function* readCards(
  chunks: AsyncIterable<Uint8Array>,
  fault: (fault: SourceFault) => void,
): AsyncGenerator<FileCard> {
  const mtgjson = new MtgjsonReader()
  let pieces = 0
  for await (const piece of piecesOf(chunks)) {
    pieces++
    const read = attempt(() => readPiece(piece, mtgjson))
    if (read instanceof SourceError) {
      const { code, card, message } = read
      fault({ code, line: piece.line, message, ...(card !== undefined && { card }) })
    } else if (read !== undefined) yield read
  }
  for (const card of mtgjson.unfinished())
    fault({ code: "source/faces", line: 1, card, message: "a face of it is not in the file" })
  if (pieces === 0) fault({ code: "source/format", line: 1, message: "there are no cards in the file" })
}

function attempt<T>(read: () => T): T | SourceError {
  try {
    return read()
  } catch (error) {
    if (error instanceof SourceError) return error
    throw error
  }
}

function readPiece(piece: Piece, mtgjson: MtgjsonReader): FileCard | undefined {
  const value = parse(piece)
  const isMtgjson = Array.isArray(value) || (isObject(value) && "type" in value && !("type_line" in value))
  return isMtgjson ? mtgjson.read(value) : readScryfall(value)
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null
}

const UTF8 = new TextDecoder("utf-8", { fatal: true })

function parse({ bytes, broken }: Piece): unknown {
  if (broken !== undefined)
    throw new SourceError(broken.startsWith("more") ? "source/size" : "source/json", broken)
  if (bytes.includes(0)) throw new SourceError("source/encoding", "the text is not UTF-8 but perhaps UTF-16")
  return parseJson(decode(bytes), nameIn)
}

function decode(bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes)
  } catch {
    const name = nameIn(new TextDecoder("latin1").decode(bytes))
    throw new SourceError("source/encoding", "the text is not UTF-8", name)
  }
}

function nameIn(text: string): string | undefined {
  return /"name"\s*:\s*"((?:[^"\\]|\\.){1,200})"/.exec(text)?.[1]
}
