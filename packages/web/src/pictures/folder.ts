import { type IDBPDatabase, openDB } from "idb"
import { plainName } from "./address.ts"

const PICTURE = /\.(?:avif|gif|jpe?g|png|webp)$/i

/** A picture in the folder: a file or a handle to one. */
type Source = File | FileSystemFileHandle

/** The pictures of a folder, by normalized card name. */
export type Folder = ReadonlyMap<string, Source>

/** Browsers that let pages open folders, with a handle that survives a reload. */
interface Picking {
  showDirectoryPicker?: (options: { mode: "read" }) => Promise<Handle>
}
interface Handle extends FileSystemDirectoryHandle {
  queryPermission?: (options: { mode: "read" }) => Promise<PermissionState>
  requestPermission?: (options: { mode: "read" }) => Promise<PermissionState>
}

const READ = { mode: "read" } as const
const KEY = "folder"

function database(): Promise<IDBPDatabase> {
  return openDB("apnap-pictures", 1, { upgrade: (db) => void db.createObjectStore("kept") })
}

/** Whether the browser can open folders; otherwise files are chosen in an input. */
export function opensFolders(): boolean {
  return (window as Picking).showDirectoryPicker !== undefined
}

/** Lets the person choose a folder, and remembers it; null if they cancel. */
export async function chooseFolder(): Promise<Folder | null> {
  try {
    const handle = await (window as Picking).showDirectoryPicker?.(READ)
    if (handle === undefined) return null
    await (await database()).put("kept", handle, KEY)
    return await filesOf(handle)
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return null
    throw error
  }
}

/** The remembered folder: null if there is none, "ask" if the browser requires a click for permission. */
export async function keptFolder(asked: boolean): Promise<Folder | "ask" | null> {
  const handle = (await (await database()).get("kept", KEY)) as Handle | undefined
  if (handle === undefined) return null
  const state = await (asked ? handle.requestPermission?.(READ) : handle.queryPermission?.(READ))
  return state === undefined || state === "granted" ? filesOf(handle) : "ask"
}

export async function forgetFolder(): Promise<void> {
  await (await database()).delete("kept", KEY)
}

/** The pictures among chosen files. */
export function folderOf(files: readonly File[]): Folder {
  return new Map(files.filter(({ name }) => PICTURE.test(name)).map((file) => [keyOf(file.name), file]))
}

async function filesOf(folder: FileSystemDirectoryHandle): Promise<Folder> {
  const found = new Map<string, Source>()
  for await (const entry of (folder as FileSystemDirectoryHandle & Listed).values()) {
    if (entry.kind === "directory")
      for (const [key, source] of await filesOf(entry as FileSystemDirectoryHandle)) found.set(key, source)
    else if (PICTURE.test(entry.name)) found.set(keyOf(entry.name), entry as FileSystemFileHandle)
  }
  return found
}

interface Listed {
  values(): AsyncIterable<FileSystemHandle>
}

/** "Grizzly Bears.full.jpg" is a picture of Grizzly Bears. */
function keyOf(file: string): string {
  return plainName(file.replace(PICTURE, "").replace(/\.(?:full|artcrop|crop)$/i, ""))
}

const addresses = new WeakMap<Source, Promise<string>>()

/** An object URL for a card's picture in the folder; null if it has none. */
export async function pictureIn(folder: Folder, name: string): Promise<string | null> {
  const source = folder.get(plainName(name))
  if (source === undefined) return null
  let address = addresses.get(source)
  if (address === undefined) {
    address = Promise.resolve("getFile" in source ? source.getFile() : source).then(URL.createObjectURL)
    addresses.set(source, address)
  }
  return address
}
