import type { GameRecord } from "../protocol/table.ts"
import { packed, unpacked } from "./packed.ts"

const MARK = "#game="

/** A URL containing the whole game, compressed. */
export async function linkTo(record: GameRecord): Promise<string> {
  const { origin, pathname } = location
  return `${origin}${pathname}${MARK}${await packed(JSON.stringify(record))}`
}

/** Whether the page was opened with such a URL. */
export function hasLinkedGame(): boolean {
  return location.hash.startsWith(MARK)
}

/** The game in the URL, as text, which is then removed from it. Unreadable data counts as no game. */
export async function takeLinkedGame(): Promise<string> {
  const letters = location.hash.slice(MARK.length)
  history.replaceState(null, "", location.pathname)
  return (await unpacked(letters)) ?? ""
}
