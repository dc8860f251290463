import { rename, rm, writeFile } from "node:fs/promises"

/** Writes a file so that it is there whole or as it was before, whatever happens: a full disk, too. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}`
  try {
    await writeFile(draft, content)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
