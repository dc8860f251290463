import { constants, deflateRawSync } from "node:zlib"

/** The other end needs no more of what came before: 2^13 bytes. */
const WINDOW_BITS = 13
const WINDOW = 2 ** WINDOW_BITS
/** Higher ones take longer and make little shorter; so does more memory. */
const [LEVEL, MEMORY] = [3, 5]

/**
 * Packs what is told over a connection, for `PackedLines`: what is told is full of what was told before. The sockets' own compression
 * (permessage-deflate) waits for another thread twice a message, which takes several times as long as to compress so little, and keeps 32 KB and more
 * for each connection; this keeps the last bytes alone, as the dictionary of the next message.
 */
export class Packer {
  #last = Buffer.alloc(0)

  pack(message: string): Buffer {
    const line = Buffer.from(`${message}\n`)
    const piece = deflateRawSync(line, {
      ...{ level: LEVEL, memLevel: MEMORY, windowBits: WINDOW_BITS },
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(this.#last.length > 0 && { dictionary: this.#last }),
    })
    this.#keep(line)
    return piece
  }

  #keep(line: Buffer): void {
    const kept = this.#last.subarray(Math.max(0, line.length + this.#last.length - WINDOW))
    this.#last = Buffer.concat([kept, line.subarray(Math.max(0, line.length - WINDOW))])
  }
}
