/** Screens that have an address of their own, so that they can be linked and reloaded. */
const ADDRESSES = { judgeTool: "#desk", decks: "#cards" } as const

export type Addressed = keyof typeof ADDRESSES

/** The screen that the address of the page names; null for the first. */
export function addressedScreen(): Addressed | null {
  for (const [screen, address] of Object.entries(ADDRESSES))
    if (location.hash === address || location.hash.startsWith(`${address}/`)) return screen as Addressed
  return null
}

/** The address of a scenario of the course. */
export function judgeToolAddress(id: string): string {
  return `${location.pathname}${ADDRESSES.judgeTool}/${id.replace(/^.*\//, "")}`
}

/** Gives a screen its address, and takes it away when it is left. */
export function markAddress(screen: string): void {
  if (addressedScreen() === screen) return
  const address = Object.hasOwn(ADDRESSES, screen) ? ADDRESSES[screen as Addressed] : null
  if (address === null && addressedScreen() === null) return
  history.replaceState(null, "", address ?? location.pathname)
}
