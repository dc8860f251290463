import { useEffect, useState } from "react"
import { create } from "zustand"
import { keepPreference, keptPreference } from "../client/keep.ts"
import { addressOf } from "./address.ts"
import { chooseFolder, type Folder, folderOf, forgetFolder, keptFolder, pictureIn } from "./folder.ts"

/** The source of card pictures; none by default. */
export interface PictureSetting {
  from: "none" | "folder" | "address"
  /** With `{name}` or `{slug}` in place of the card's name. */
  address: string
  /** Whether they show whole cards, from which the art is cropped. */
  whole: boolean
}

interface Pictures {
  setting: PictureSetting
  folder: Folder | null
  /** Whether the browser must ask for access to the folder again. */
  mustAsk: boolean
  /** Addresses that failed: they aren't retried. */
  failed: ReadonlySet<string>
}

export const usePictures = create<Pictures>(() => ({
  setting: keptPreference("pictures", { from: "none", address: "", whole: true }),
  folder: null,
  mustAsk: false,
  failed: new Set(),
}))

const set = usePictures.setState

if (usePictures.getState().setting.from === "folder") void openKept(false)

async function openKept(asked: boolean): Promise<void> {
  const folder = await keptFolder(asked)
  if (folder === "ask") set({ mustAsk: true })
  else set({ folder, mustAsk: false, failed: new Set() })
}

/** The page's actions on pictures. */
export const pictures = {
  change(change: Partial<PictureSetting>): void {
    const setting = { ...usePictures.getState().setting, ...change }
    keepPreference("pictures", setting)
    set({ setting, failed: new Set() })
    if (change.from === "none") void forgetFolder().then(() => set({ folder: null, mustAsk: false }))
  },
  async choose(): Promise<void> {
    const folder = await chooseFolder()
    if (folder !== null) set({ folder, mustAsk: false, failed: new Set() })
  },
  give(files: readonly File[]): void {
    set({ folder: folderOf(files), mustAsk: false, failed: new Set() })
  },
  askAgain: () => openKept(true),
  fail(address: string): void {
    set(({ failed }) => ({ failed: new Set([...failed, address]) }))
  },
}

/** The address of a card's picture; null if it is drawn instead. */
export function usePicture(name: string): string | null {
  const from = usePictures((s) => s.setting.from)
  const pattern = usePictures((s) => s.setting.address)
  const folder = usePictures((s) => s.folder)
  const [inFolder, setInFolder] = useState<string | null>(null)
  useEffect(() => {
    let current = true
    setInFolder(null)
    if (from === "folder" && folder !== null)
      void pictureIn(folder, name).then((address) => (current ? setInFolder(address) : undefined))
    return () => {
      current = false
    }
  }, [from, folder, name])
  const address =
    name === "" || from === "none" ? null : from === "folder" ? inFolder : addressOf(pattern, name)
  const hasFailed = usePictures((s) => address !== null && s.failed.has(address))
  return hasFailed ? null : address
}
