import { join, MOST_BYTES } from "./bytes.ts"

/** Collects the bytes of one piece from several chunks, up to the size limit. */
export class Gather {
  #parts: Uint8Array[] = []
  #size = 0

  add(part: Uint8Array): void {
    this.#size += part.length
    if (this.#size > MOST_BYTES) this.#parts = []
    else this.#parts.push(part)
  }

  /** Returns the bytes so far, with `broken` if there were too many, and starts the next piece. */
  take(): { bytes: Uint8Array; broken?: string } {
    const bytes = join(this.#parts)
    const tooLong = this.#size > MOST_BYTES
    this.#parts = []
    this.#size = 0
    return { bytes, ...(tooLong && { broken: `more than ${MOST_BYTES} bytes` }) }
  }
}
