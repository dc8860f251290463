import { join } from "./bytes.ts"
import { lineSplitter } from "./lines.ts"
import { nestedSplitter } from "./nested.ts"

/** The bytes of one card in a file, and the line where they begin, from 1. */
export interface Piece {
  readonly bytes: Uint8Array
  readonly line: number
  /** Why the bytes aren't a complete value. */
  readonly broken?: string
}

/** Splits a stream of bytes into pieces; `end` returns the remainder. */
export interface Splitter {
  push(chunk: Uint8Array): Piece[]
  end(): Piece[]
}

const MOST_SNIFFED = 4096

/**
 * Splits a file into its cards without parsing it: JSON lines, an array of cards (as in Scryfall's bulk files), or MTGJSON's
 * object with `data`. A card with invalid JSON is still a piece, so that the cards after it are found.
 */
export async function* piecesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Piece> {
  let head = new Uint8Array(0)
  let splitter: Splitter | undefined
  for await (const chunk of chunks) {
    if (splitter !== undefined) yield* splitter.push(chunk)
    else {
      head = join([head, chunk])
      if (head.length < MOST_SNIFFED) continue
      splitter = splitterFor(head)
      yield* splitter.push(withoutMark(head))
    }
  }
  if (splitter === undefined) {
    splitter = splitterFor(head)
    yield* splitter.push(withoutMark(head))
  }
  yield* splitter.end()
}

/** Arrays with one card per line are split by line, so that a broken card doesn't affect the next line. */
function splitterFor(head: Uint8Array): Splitter {
  const text = new TextDecoder().decode(withoutMark(head).subarray(0, MOST_SNIFFED))
  if (/^\s*\{\s*"(?:meta|data)"\s*:/.test(text)) return nestedSplitter()
  if (/^\s*\[/.test(text) && !/^\s*\[[ \t\r]*\n[ \t]*\{[ \t]*"/.test(text)) return nestedSplitter()
  return lineSplitter()
}

function withoutMark(bytes: Uint8Array): Uint8Array {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes
}
