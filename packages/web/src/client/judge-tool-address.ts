const ADDRESS = "#desk"

export function isJudgeToolAddress(): boolean {
  return location.hash === ADDRESS || location.hash.startsWith(`${ADDRESS}/`)
}

/** The address of a scenario of the course. */
export function judgeToolAddress(id: string): string {
  return `${location.pathname}${ADDRESS}/${id.replace(/^.*\//, "")}`
}

/** Gives the judge tool its address, and takes it away when it is left. */
export function markAddress(on: boolean): void {
  if (on === isJudgeToolAddress()) return
  history.replaceState(null, "", on ? ADDRESS : location.pathname)
}
