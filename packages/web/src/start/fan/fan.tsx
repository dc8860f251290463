import { useEffect } from "react"
import { create } from "zustand"
import { atLeisure } from "../../client/leisure.ts"
import type { DrawnFan } from "./drawn-fan.tsx"
import type { Shown } from "./faces-of.ts"

/** What draws the fans, once it has come. */
const useDrawing = create<{ Drawn: typeof DrawnFan | null }>(() => ({ Drawn: null }))

let asked = false

function load(): void {
  if (asked) return
  asked = true
  atLeisure(() => {
    import("./drawn-fan.tsx").then(
      ({ DrawnFan: Drawn }) => useDrawing.setState({ Drawn }),
      // A deck can be chosen without its picture, which comes with the next one that is shown.
      () => {
        asked = false
      },
    )
  })
}

/** The place of the cards that stand for a deck or a screen: they are drawn when the page has time for it. */
export function Fan({ of, colors = "" }: { of: Shown; colors?: string }) {
  const { Drawn } = useDrawing()
  useEffect(load, [])
  return (
    <span className="fan" aria-hidden="true">
      {Drawn === null ? null : <Drawn of={of} colors={colors} />}
    </span>
  )
}
