const ADDRESS = "#desk"

export function isDeskAddress(): boolean {
  return location.hash === ADDRESS || location.hash.startsWith(`${ADDRESS}/`)
}

/** The address of a scenario of the course. */
export function deskAddress(id: string): string {
  return `${location.pathname}${ADDRESS}/${id.replace(/^.*\//, "")}`
}

/** Gives the desk its address, and takes it away when it is left. */
export function markAddress(on: boolean): void {
  if (on === isDeskAddress()) return
  history.replaceState(null, "", on ? ADDRESS : location.pathname)
}
