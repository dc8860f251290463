import { create } from "zustand"
import { atLeisure } from "../../client/leisure.ts"

/** The outlines of icons, once they are there: they come after the first screen. */
export const useIcons = create<{ outlines: Readonly<Record<string, string>> | null }>(() => ({
  outlines: null,
}))

let asked = false

/** Fetches the icons when the page has time; a later try is made where that fails. */
export function loadIcons(): void {
  if (asked) return
  asked = true
  atLeisure(() => {
    import("virtual:game-icons").then(
      ({ default: outlines }) => useIcons.setState({ outlines }),
      () => {
        asked = false
      },
    )
  })
}
