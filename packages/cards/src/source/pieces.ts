import { join } from "./bytes.ts"
import { lineSplitter } from "./lines.ts"
import { nestedSplitter } from "./nested.ts"

/** The bytes of one card in a file, and the line on which they begin, from 1. */
export interface Piece {
  readonly bytes: Uint8Array
  readonly line: number
  /** Why the bytes are not a whole value. */
  readonly broken?: string
}

/** Cuts a stream of bytes into pieces; `end` gives what is left. */
export interface Splitter {
  push(chunk: Uint8Array): Piece[]
  end(): Piece[]
}

const MOST_SNIFFED = 4096

/**
 * Cuts a file into its cards without parsing it: JSON lines, an array of cards (as Scryfall's bulk files), or MTGJSON's
 * object with `data`. A card that is not JSON is a piece like another, so that the cards after it are still found.
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

/** Arrays with a card on each line are read by the line: what is broken cannot then reach beyond its line. */
function splitterFor(head: Uint8Array): Splitter {
  const text = new TextDecoder().decode(withoutMark(head).subarray(0, MOST_SNIFFED))
  if (/^\s*\{\s*"(?:meta|data)"\s*:/.test(text)) return nestedSplitter()
  if (/^\s*\[/.test(text) && !/^\s*\[[ \t\r]*\n[ \t]*\{[ \t]*"/.test(text)) return nestedSplitter()
  return lineSplitter()
}

function withoutMark(bytes: Uint8Array): Uint8Array {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes
}
