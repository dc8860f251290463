/**
 * The engine for programs in other languages: requests on standard input, responses on standard output, observations in a file mapped by
 * both. Each message is its length (4 bytes, little-endian) and a body; a body begins with 0 for JSON, or with 1 for one index (4 bytes)
 * per environment. The response to a step is a single byte 1. Reading blocks: there is nothing else to do.
 */
import { readSync, writeSync } from "node:fs"
import { refuse } from "./refuse.ts"
import { Requests } from "./requests.ts"

const JSON_BODY = 0
const STEP_BODY = 1
/** Maximum bytes of a request. */
const MOST_BYTES = 1 << 22
const STEPPED = Buffer.from([1, 0, 0, 0, STEP_BODY])

const requests = new Requests()
for (let body = read(); body !== null; body = read()) write(respond(body))

function respond(body: Buffer): Buffer {
  try {
    if (body.length === 0) refuse("gym/request", `a request has 1 to ${MOST_BYTES} bytes`)
    if (body[0] === STEP_BODY) {
      const indices = new Int32Array((body.length - 1) >> 2)
      for (let i = 0; i < indices.length; i++) indices[i] = body.readInt32LE(1 + 4 * i)
      requests.step(indices)
      return STEPPED
    }
    return json(requests.answer(parse(body.toString("utf8", 1))))
  } catch (error) {
    const { code = "gym/internal", message } =
      error instanceof Error ? (error as Error & { code?: string }) : { message: String(error) }
    return json({ error: { code, message } })
  }
}

function parse(text: string): Parameters<Requests["answer"]>[0] {
  try {
    return JSON.parse(text)
  } catch {
    return refuse("gym/request", "a request is JSON")
  }
}

function json(data: object): Buffer {
  const text = Buffer.from(JSON.stringify(data))
  const out = Buffer.alloc(5 + text.length)
  out.writeUInt32LE(1 + text.length)
  out[4] = JSON_BODY
  text.copy(out, 5)
  return out
}

/** The body of the next request, empty if it is too long; null at the end of input. */
function read(): Buffer | null {
  const head = readBytes(4)
  if (head === null) return null
  const length = head.readUInt32LE()
  if (length <= MOST_BYTES) return readBytes(length)
  for (let left = length; left > 0; left -= MOST_BYTES)
    if (readBytes(Math.min(left, MOST_BYTES)) === null) return null
  return Buffer.alloc(0)
}

function readBytes(count: number): Buffer | null {
  const bytes = Buffer.alloc(count)
  for (let at = 0; at < count; ) {
    const got = readSync(0, bytes, at, count - at, null)
    if (got === 0) return null
    at += got
  }
  return bytes
}

function write(bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(1, bytes, at)
}
