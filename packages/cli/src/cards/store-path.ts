import { mkdir, stat } from "node:fs/promises"
import { homedir } from "node:os"
import { dirname, isAbsolute, join } from "node:path"

/**
 * The path of the card store: `APNAP_CARDS`, or a file in the user's data folder, which is `XDG_DATA_HOME` if that is absolute.
 * Throws "store/place" if neither is set and the home folder is not an absolute path.
 */
export function storePath(): string {
  const { APNAP_CARDS: named, XDG_DATA_HOME: data } = process.env
  if (named) return named
  return join(data && isAbsolute(data) ? data : join(home(), ".local", "share"), "apnap", "cards.sqlite")
}

function home(): string {
  const folder = homedir()
  if (isAbsolute(folder)) return folder
  throw new Error(`store/place: the home folder "${folder}" is no absolute path; set APNAP_CARDS to a file`)
}

/** Throws "store/place" if the path is not a regular file: a device or pipe must be neither read nor replaced. */
export async function checkIsFile(path: string): Promise<void> {
  const found = await statOf(path)
  if (found === null || found.isFile()) return
  throw new Error(`store/place: ${path} is not a file`)
}

/**
 * Creates a file's folder and its parents, one at a time: Node's recursive mkdir loops forever where a missing folder can't be
 * created, as in /proc.
 */
export async function makeFolderOf(path: string): Promise<void> {
  const missing: string[] = []
  let folder = dirname(path)
  while ((await statOf(folder)) === null && dirname(folder) !== folder) {
    missing.unshift(folder)
    folder = dirname(folder)
  }
  for (const each of missing) await mkdir(each).catch(unlessItCameMeanwhile)
}

function unlessItCameMeanwhile(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error
}

async function statOf(path: string) {
  return stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null
    throw error
  })
}
