import { createReadStream } from "node:fs"
import { open, stat } from "node:fs/promises"
import { createGunzip } from "node:zlib"
import { type FileCard, readCards, type SourceFault } from "@apnap/cards"
import { SingleBar } from "cli-progress"

/** The cards of a file, read with a progress bar. Faults go to standard error and set the exit code. */
export async function* cardsOfFile(path: string): AsyncGenerator<FileCard> {
  const { size } = await stat(path)
  const bar = new SingleBar({ format: "{bar} {percentage} %", hideCursor: true })
  if (process.stderr.isTTY) bar.start(size, 0)
  try {
    yield* readCards(await chunksOf(path, (bytes) => bar.increment(bytes)), (fault) => tellFault(path, fault))
  } finally {
    if (process.stderr.isTTY) bar.stop()
  }
}

/** "cards.json:12: source/json of Grizzly Bears: …" */
function tellFault(path: string, { line, code, card, message }: SourceFault): void {
  process.stderr.write(`${path}:${line}: ${code}${card === undefined ? "" : ` of ${card}`}: ${message}\n`)
  process.exitCode = 1
}

/** The bytes of a file, unzipped if gzipped; `step` gets the number of bytes read. */
export async function chunksOf(
  path: string,
  step?: (bytes: number) => void,
): Promise<AsyncIterable<Uint8Array>> {
  const gzipped = await isGzipped(path)
  const stream = createReadStream(path, { highWaterMark: 2 ** 18 })
  if (step !== undefined) stream.on("data", (chunk) => step(chunk.length))
  return gzipped ? stream.pipe(createGunzip()) : stream
}

async function isGzipped(path: string): Promise<boolean> {
  const file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0)
  await file.close()
  return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b
}
