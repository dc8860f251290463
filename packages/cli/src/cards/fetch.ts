import { createWriteStream } from "node:fs"
import { rename, rm } from "node:fs/promises"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { ReadableStream } from "node:stream/web"
import { SingleBar } from "cli-progress"
import type { Json } from "../json.ts"
import { importCards } from "./import.ts"

/** Scryfall requires a User-Agent and an Accept header. */
const HEADERS = { "User-Agent": "apnap", Accept: "application/json" }

/** Downloads the bulk file named by the list at `url`, saves it atomically, and imports it. */
export async function fetchCards({ url, to, json }: { url: string; to: string; json?: Json }): Promise<void> {
  const { download_uri: address } = (await (await get(url)).json()) as { download_uri?: unknown }
  if (typeof address !== "string") throw new Error(`fetch/list: ${url} names no file to download`)
  await download(new URL(address, url).href, to)
  await importCards(to, json)
}

async function download(address: string, to: string): Promise<void> {
  const { body, headers } = await get(address)
  if (body === null) throw new Error(`fetch/empty: ${address} is empty`)
  const bar = new SingleBar({ format: "{bar} {percentage} %", hideCursor: true })
  const stream = Readable.fromWeb(body as ReadableStream)
  if (process.stderr.isTTY) {
    bar.start(Number(headers.get("content-length") ?? 0), 0)
    stream.on("data", (chunk: Uint8Array) => bar.increment(chunk.length))
  }
  const unfinished = `${to}.${process.pid}.new`
  try {
    await pipeline(stream, createWriteStream(unfinished))
    await rename(unfinished, to)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw new Error(`fetch/broken: ${address} could not be read to its end`, { cause: error })
  } finally {
    if (process.stderr.isTTY) bar.stop()
  }
}

async function get(address: string): Promise<Response> {
  const response = await fetch(address, { headers: HEADERS }).catch((error: Error) => {
    throw new Error(`fetch/unreachable: ${address} does not answer`, { cause: error })
  })
  if (!response.ok) throw new Error(`fetch/refused: ${address} answers ${response.status}`)
  return response
}
