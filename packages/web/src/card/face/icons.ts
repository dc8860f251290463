import { create } from "zustand"
import { atLeisure } from "../../client/leisure.ts"

/** The outlines of icons, loaded after the first screen. */
export const useIcons = create<{ outlines: Readonly<Record<string, string>> | null }>(() => ({
  outlines: null,
}))

let asked = false

/** Loads the icons when the page is idle; a failure is retried later. */
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
