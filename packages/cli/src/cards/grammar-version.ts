import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

/** Names the grammar that this program has: a hash of its files, so that no change of it can be forgotten. */
export async function grammarVersion(): Promise<string> {
  const folder = fileURLToPath(new URL("oracle/", import.meta.resolve("@apnap/cards")))
  const files = (await readdir(folder, { recursive: true }))
    .filter((name) => /(?<!\.test|\.d)\.[jt]s$/.test(name))
    .sort()
  const hash = createHash("sha256")
  for (const file of files) hash.update(await readFile(join(folder, file)))
  return hash.digest("hex").slice(0, 16)
}
