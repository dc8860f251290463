import { Gather } from "./gather.ts"
import type { Piece, Splitter } from "./pieces.ts"

const NEWLINE = 0x0a

/** One card per line; brackets and commas of an array laid out this way are skipped. */
export function lineSplitter(): Splitter {
  const gather = new Gather()
  let line = 1
  const finish = (): Piece[] => {
    const { bytes, broken } = gather.take()
    const piece = { bytes: trimmed(bytes), line: line++, ...(broken !== undefined && { broken }) }
    return piece.bytes.length === 0 && broken === undefined ? [] : [piece]
  }
  return {
    push: (chunk) => {
      const out: Piece[] = []
      let from = 0
      for (let to = chunk.indexOf(NEWLINE); to >= 0; to = chunk.indexOf(NEWLINE, from)) {
        gather.add(chunk.subarray(from, to))
        out.push(...finish())
        from = to + 1
      }
      gather.add(chunk.subarray(from))
      return out
    },
    end: finish,
  }
}

const BLANK = new Set([..." \t\r"].map((c) => c.charCodeAt(0)))
const BEFORE = new Set([...BLANK, "[".charCodeAt(0)])
const AFTER = new Set([...BLANK, ...[..."],"].map((c) => c.charCodeAt(0))])

function trimmed(bytes: Uint8Array): Uint8Array {
  let from = 0
  let to = bytes.length
  while (from < to && BEFORE.has(bytes[from])) from++
  while (to > from && AFTER.has(bytes[to - 1])) to--
  return bytes.subarray(from, to)
}
