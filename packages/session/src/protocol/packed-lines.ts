/**
 * What a page hears over a socket after its `hello`: binary frames, each a piece of one deflated stream (RFC 1951) that ends on a whole byte, which all
 * together are messages of JSON, a line each. `hear` gets each line in order; `broken` is called for what can't be read, and at the end.
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

  /** Nothing more comes. */
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
