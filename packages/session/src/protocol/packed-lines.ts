/**
 * Decodes what a page receives over a socket after its `hello`: binary frames, each a byte-aligned piece of one deflate stream (RFC 1951)
 * that holds JSON messages, one a line. `hear` gets each line in order; `broken` is called on a decoding error, and at the end.
 */
export class PackedLines {
  readonly #pieces: WritableStreamDefaultWriter<Uint8Array<ArrayBuffer>>

  readonly #broken: () => void

  constructor(hear: (line: string) => void, broken: () => void) {
    this.#broken = broken
    const { readable, writable } = new DecompressionStream("deflate-raw")
    this.#pieces = writable.getWriter()
    readLines(readable.getReader(), hear).catch(broken)
  }

  take(piece: ArrayBuffer): void {
    this.#pieces.write(new Uint8Array(piece)).catch(this.#broken)
  }

  /** Ends the stream. */
  close(): void {
    this.#pieces.abort().catch(() => {})
  }
}

async function readLines(
  stream: ReadableStreamDefaultReader<Uint8Array>,
  hear: (line: string) => void,
): Promise<void> {
  const decoder = new TextDecoder()
  let begun = ""
  for (;;) {
    const { done, value } = await stream.read()
    if (done) return
    const lines = (begun + decoder.decode(value, { stream: true })).split("\n")
    begun = lines.pop() ?? ""
    for (const line of lines) hear(line)
  }
}
