/** Screens with their own address, so that they can be linked and reloaded. */
export const ADDRESSES = { judgeTool: "#desk", decks: "#cards", lobby: "#tables" } as const
/** The URL parameters that name an online table, and a tournament. */
const TABLE = "table"
const TOURNAMENT = "tournament"

/** The prefix of a link to a position. */
const POSITION = `${ADDRESSES.judgeTool}=`
/** The prefix of a link to a deck. */
const DECK = `${ADDRESSES.decks}=`

export type Addressed = keyof typeof ADDRESSES

/** The screen named by the page's address; null for the start screen. */
export function addressedScreen(): Addressed | null {
  if (addressedTable() !== null || addressedTournament() !== null) return "lobby"
  if (location.hash.startsWith(POSITION)) return "judgeTool"
  if (location.hash.startsWith(DECK)) return "decks"
  for (const [screen, address] of Object.entries(ADDRESSES))
    if (location.hash === address || location.hash.startsWith(`${address}/`)) return screen as Addressed
  return null
}

/** The table named by the address, or null. */
export function addressedTable(): string | null {
  return new URLSearchParams(location.search).get(TABLE)
}

/** A shareable link to a table. */
export function tableAddress(table: string): string {
  return `${location.origin}${location.pathname}?${TABLE}=${encodeURIComponent(table)}`
}

/** The tournament named by the address, or null. */
export function addressedTournament(): string | null {
  return new URLSearchParams(location.search).get(TOURNAMENT)
}

/** A shareable link to a tournament. */
export function tournamentAddress(tournament: string): string {
  return `${location.origin}${location.pathname}?${TOURNAMENT}=${encodeURIComponent(tournament)}`
}

/** Sets the address of the tournament shown in the lobby; null for their list. */
export function markTournament(tournament: string | null): void {
  if (addressedTournament() === tournament) return
  const lobby = `${location.pathname}${ADDRESSES.lobby}`
  history.replaceState(history.state, "", tournament === null ? lobby : tournamentAddress(tournament))
}

/** The address of a lesson or scenario of the course. */
export function judgeToolAddress(id: string): string {
  return `${location.pathname}${ADDRESSES.judgeTool}/${id.replace(/^.*\//, "")}`
}

/** A link that opens a packed position in the judge tool. */
export function positionAddress(packed: string): string {
  return `${location.origin}${location.pathname}${POSITION}${packed}`
}

/** The packed position in the address, or null. */
export function addressedPosition(): string | null {
  return location.hash.startsWith(POSITION) ? location.hash.slice(POSITION.length) : null
}

/** Removes a changed position from the address. */
export function forgetPosition(): void {
  if (addressedPosition() !== null)
    history.replaceState(history.state, "", `${location.pathname}${ADDRESSES.judgeTool}`)
}

/** A link that opens a packed deck. */
export function deckAddress(packed: string): string {
  return `${location.origin}${location.pathname}${DECK}${packed}`
}

/** The packed deck in the address, which is then removed from it, or null. */
export function takeAddressedDeck(): string | null {
  if (!location.hash.startsWith(DECK)) return null
  const letters = location.hash.slice(DECK.length)
  history.replaceState(history.state, "", `${location.pathname}${ADDRESSES.decks}`)
  return letters
}

/** Sets the address of the current screen, preferably its table's, and removes it when the screen is left. */
export function markAddress(screen: string, table: string | null): void {
  if (table !== null) {
    if (addressedTable() !== table) history.replaceState(history.state, "", tableAddress(table))
    return
  }
  // In the lobby a link still leads to its table once the person has given a name.
  if (addressedScreen() === screen) return
  const address = Object.hasOwn(ADDRESSES, screen) ? ADDRESSES[screen as Addressed] : null
  if (address === null && addressedScreen() === null) return
  history.replaceState(history.state, "", `${location.pathname}${address ?? ""}`)
}

/** Removes the link of a table that was left. */
export function forgetTable(): void {
  if (addressedTable() !== null)
    history.replaceState(history.state, "", `${location.pathname}${ADDRESSES.lobby}`)
}
