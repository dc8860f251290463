import { constants, deflateRawSync } from "node:zlib"

/** The other end needs only the last 2^13 bytes as history. */
const WINDOW_BITS = 13
/** Fewer of them are kept: two kilobytes of memory a connection for one byte in twenty-five. */
const WINDOW = 6 * 1024
/** Higher settings take longer and save little; so does more memory. */
const [LEVEL, MEMORY] = [3, 5]

/**
 * Compresses the messages of a connection for `PackedLines`: each one largely repeats earlier ones. The sockets' own compression
 * (permessage-deflate) waits for another thread twice per message, which takes several times as long as compressing so little, and costs 32
 * KB or more per connection; this keeps only the last bytes, as the dictionary for the next message.
 */
export class Packer {
  #last = Buffer.alloc(0)

  pack(message: string): Buffer {
    const line = Buffer.from(`${message}\n`)
    const piece = deflateRawSync(line, {
      level: LEVEL,
      memLevel: MEMORY,
      windowBits: WINDOW_BITS,
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
