import { Gather } from "./gather.ts"
import type { Piece, Splitter } from "./pieces.ts"

const [QUOTE, BACKSLASH, NEWLINE, COMMA] = [0x22, 0x5c, 0x0a, 0x2c]
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

const LONGEST_KEY = 1000

/** An array or object that encloses the current position; `key` is the current member. */
interface Frame {
  readonly array: boolean
  key: string
}

/**
 * Finds cards within one JSON value by position: elements of an array; members of `data` that are arrays
 * (MTGJSON's AtomicCards: the faces of a card); elements of `data.*.cards` (AllPrintings).
 */
export function nestedSplitter(): Splitter {
  const scan = new Scan()
  return { push: (chunk) => scan.push(chunk), end: () => scan.end() }
}

class Scan {
  readonly #gather = new Gather()
  readonly #frames: Frame[] = []
  #line = 1
  #inString = false
  #escaped = false
  /** The last string outside a piece: a key if a value follows. */
  #word: number[] = []
  /** Depth of open brackets within the piece; 0 outside. */
  #depth = 0
  #began = 1

  push(chunk: Uint8Array): Piece[] {
    const out: Piece[] = []
    let from = 0
    for (let i = 0; i < chunk.length; i++) {
      const byte = chunk[i]
      if (byte === NEWLINE) this.#line++
      if (this.#inString) this.#string(byte)
      else if (byte === QUOTE) this.#openString()
      else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) {
        if (this.#depth === 0 && this.#isCard(byte)) {
          from = i
          this.#began = this.#line
          this.#depth = 1
        } else this.#open(byte)
      } else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) {
        if (this.#depth === 0) this.#frames.pop()
        else if (--this.#depth === 0) {
          this.#gather.add(chunk.subarray(from, i + 1))
          out.push({ ...this.#gather.take(), line: this.#began })
        }
      } else if (byte === COMMA) this.#word = []
    }
    if (this.#depth > 0) this.#gather.add(chunk.subarray(from))
    return out
  }

  end(): Piece[] {
    if (this.#depth === 0) return []
    return [{ ...this.#gather.take(), line: this.#began, broken: "the file ends within it" }]
  }

  /** A newline ends an unclosed string, so that the next card is still found. */
  #string(byte: number): void {
    if (byte === NEWLINE) this.#inString = false
    else if (this.#escaped) this.#escaped = false
    else if (byte === BACKSLASH) this.#escaped = true
    else if (byte === QUOTE) this.#inString = false
    else if (this.#depth === 0 && this.#word.length < LONGEST_KEY) this.#word.push(byte)
  }

  #openString(): void {
    this.#inString = true
    this.#escaped = false
    this.#word = []
  }

  #open(byte: number): void {
    if (this.#depth > 0) {
      this.#depth++
      return
    }
    const above = this.#frames.at(-1)
    if (above !== undefined) above.key = String.fromCharCode(...this.#word)
    this.#word = []
    this.#frames.push({ array: byte === OPEN_ARRAY, key: "" })
  }

  #isCard(byte: number): boolean {
    const [root, , set] = this.#frames
    switch (this.#frames.length) {
      case 1:
        return root.array
      case 2:
        return root.key === "data" && byte === OPEN_ARRAY
      case 4:
        return root.key === "data" && set.key === "cards" && byte === OPEN_OBJECT
      default:
        return false
    }
  }
}
