import type { GameRecord } from "../protocol/table.ts"

const MARK = "#game="

/** An address that holds the whole game, compressed. */
export async function linkTo(record: GameRecord): Promise<string> {
  const bytes = await through(
    new TextEncoder().encode(JSON.stringify(record)),
    new CompressionStream("deflate-raw"),
  )
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
  const { origin, pathname } = location
  return `${origin}${pathname}${MARK}${text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`
}

/** Whether the page was opened by such an address. */
export function hasLinkedGame(): boolean {
  return location.hash.startsWith(MARK)
}

/** The game that the address holds, as text; the address is plain again. What can't be read is no game. */
export async function takeLinkedGame(): Promise<string> {
  const text = location.hash.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/")
  history.replaceState(null, "", location.pathname)
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")))
  } catch {
    return ""
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())
}
