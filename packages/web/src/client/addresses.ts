/** Screens that have an address of their own, so that they can be linked and reloaded. */
const ADDRESSES = { judgeTool: "#desk", decks: "#cards", lobby: "#tables" } as const
/** The part of the address that names a table elsewhere. */
const TABLE = "table"

/** The part of the judge tool's address that a position stands after. */
const POSITION = `${ADDRESSES.judgeTool}=`

export type Addressed = keyof typeof ADDRESSES

/** The screen that the address of the page names; null for the first. */
export function addressedScreen(): Addressed | null {
  if (addressedTable() !== null) return "lobby"
  if (location.hash.startsWith(POSITION)) return "judgeTool"
  for (const [screen, address] of Object.entries(ADDRESSES))
    if (location.hash === address || location.hash.startsWith(`${address}/`)) return screen as Addressed
  return null
}

/** The table that the address names; null for none. */
export function addressedTable(): string | null {
  return new URLSearchParams(location.search).get(TABLE)
}

/** The link to a table, to be given on. */
export function tableAddress(table: string): string {
  return `${location.origin}${location.pathname}?${TABLE}=${encodeURIComponent(table)}`
}

/** The address of a scenario of the course. */
export function judgeToolAddress(id: string): string {
  return `${location.pathname}${ADDRESSES.judgeTool}/${id.replace(/^.*\//, "")}`
}

/** The link to a position, packed, which opens it in the judge tool. */
export function positionAddress(packed: string): string {
  return `${location.origin}${location.pathname}${POSITION}${packed}`
}

/** The packed position that the address holds; null for none. */
export function addressedPosition(): string | null {
  return location.hash.startsWith(POSITION) ? location.hash.slice(POSITION.length) : null
}

/** A position that was changed is no longer that of the address. */
export function forgetPosition(): void {
  if (addressedPosition() !== null)
    history.replaceState(null, "", `${location.pathname}${ADDRESSES.judgeTool}`)
}

/** Gives a screen its address, that of its table before all, and takes it away when it is left. */
export function markAddress(screen: string, table: string | null): void {
  if (table !== null) {
    if (addressedTable() !== table) history.replaceState(null, "", tableAddress(table))
    return
  }
  // In the lobby a link still leads to its table, once the person has said a name.
  if (addressedScreen() === screen) return
  const address = Object.hasOwn(ADDRESSES, screen) ? ADDRESSES[screen as Addressed] : null
  if (address === null && addressedScreen() === null) return
  history.replaceState(null, "", `${location.pathname}${address ?? ""}`)
}

/** The link of a table that was left leads nowhere any more. */
export function forgetTable(): void {
  if (addressedTable() !== null) history.replaceState(null, "", `${location.pathname}${ADDRESSES.lobby}`)
}
