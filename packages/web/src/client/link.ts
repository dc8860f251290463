import type { GameRecord } from "../protocol/table.ts"
import { packed, unpacked } from "./packed.ts"

const MARK = "#game="

/** An address that holds the whole game, compressed. */
export async function linkTo(record: GameRecord): Promise<string> {
  const { origin, pathname } = location
  return `${origin}${pathname}${MARK}${await packed(JSON.stringify(record))}`
}

/** Whether the page was opened by such an address. */
export function hasLinkedGame(): boolean {
  return location.hash.startsWith(MARK)
}

/** The game that the address holds, as text; the address is plain again. What can't be read is no game. */
export async function takeLinkedGame(): Promise<string> {
  const letters = location.hash.slice(MARK.length)
  history.replaceState(null, "", location.pathname)
  return (await unpacked(letters)) ?? ""
}
