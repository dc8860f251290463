/** A text compressed for a URL, in URL-safe characters. */
export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"))
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
  return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")
}

/** Unpacks a text; null if it wasn't packed here or is truncated. */
export async function unpacked(letters: string): Promise<string | null> {
  try {
    const plain = atob(letters.replaceAll("-", "+").replaceAll("_", "/"))
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
    return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")))
  } catch {
    return null
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())
}
