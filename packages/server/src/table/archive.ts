import { deflateRawSync, inflateRawSync } from "node:zlib"
import type { Archive } from "@apnap/session"

/** Older entries of logs are packed: seldom does anybody ask for them, and they are half of what a table takes. */
export const ARCHIVE: Archive = {
  pack: (text) => deflateRawSync(text, { level: 6, memLevel: 7 }),
  unpack: (packed) => inflateRawSync(packed).toString(),
}
