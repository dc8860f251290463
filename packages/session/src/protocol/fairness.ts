import type { Fairness } from "./room.ts"

const HEX = 16

/** SHA-256 of a text, hexadecimal. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(HEX).padStart(2, "0")).join("")
}

/** The seed of a table's game: it follows from what the server drew and from what each seat added, in the order of the seats. */
export function seedOf(secret: string, salts: readonly string[]): Promise<string> {
  return sha256(JSON.stringify([secret, ...salts]))
}

/** Whether the secret that was revealed is the one that was committed to before anybody added a salt. Null while it is a secret. */
export async function isFair({ commitment, secret }: Fairness): Promise<boolean | null> {
  return secret === null ? null : (await sha256(secret)) === commitment
}
