import type { Fairness } from "./room.ts"

const HEX = 16

/** SHA-256 of a text, in hexadecimal. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(HEX).padStart(2, "0")).join("")
}

/** The seed of a table's game: derived from the server's secret and each seat's salt, in seat order. */
export function seedOf(secret: string, salts: readonly string[]): Promise<string> {
  return sha256(JSON.stringify([secret, ...salts]))
}

/** Whether the revealed secret matches the commitment made before anybody added a salt. Null while it is still secret. */
export async function isFair({ commitment, secret }: Fairness): Promise<boolean | null> {
  return secret === null ? null : (await sha256(secret)) === commitment
}
