import { rename, rm, writeFile } from "node:fs/promises"

/** Writes a file atomically: on any failure, even a full disk, the old file stays. */
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
