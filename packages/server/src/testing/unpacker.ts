import { constants, inflateRawSync } from "node:zlib"
import type { RawData } from "ws"

const WINDOW = 2 ** 15

/** A synchronous `PackedLines`: for thousands of clients in one process. */
export class Unpacker {
  #last = Buffer.alloc(0)

  /** The lines in a piece. */
  lines(piece: RawData): string[] {
    const whole = Array.isArray(piece) ? Buffer.concat(piece) : Buffer.from(piece as Uint8Array)
    const plain = inflateRawSync(whole, {
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(this.#last.length > 0 && { dictionary: this.#last }),
    })
    this.#last = Buffer.from(Buffer.concat([this.#last, plain]).subarray(-WINDOW))
    return plain.toString().split("\n").slice(0, -1)
  }
}
