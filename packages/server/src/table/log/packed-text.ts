import { deflateRawSync, inflateRawSync } from "node:zlib"

/** Little memory while packing: texts are short, and there is one each turn. */
const [LEVEL, MEMORY] = [6, 6]

/**
 * Keeps a text in about a fifth of its memory; the returned function gives it back. As a string of bytes: a buffer would hold on to the 16
 * KB that zlib reserves for its output.
 */
export function packedText(text: string): () => string {
  const packed = deflateRawSync(text, { level: LEVEL, memLevel: MEMORY }).toString("latin1")
  return () => inflateRawSync(Buffer.from(packed, "latin1")).toString()
}
