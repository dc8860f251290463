import { useEffect, useState } from "react"
import { ask } from "../../client/library.ts"
import { useOwnCards } from "../../client/own-cards.ts"
import type { LibraryAnswers } from "../../protocol/library.ts"
import { judgeTool } from "../judge-tool-store.ts"

type Brought = LibraryAnswers["brought"]
const NONE: Brought = []

/** Cards that the person brought from a file whose names hold the text; none are looked for where none were brought. */
export function useBrought(text: string): Brought {
  const has = useOwnCards((s) => s.cards > 0)
  const [brought, setBrought] = useState<{ text: string; cards: Brought }>({ text: "", cards: NONE })
  useEffect(() => {
    if (!has || text.trim() === "") return
    let isWanted = true
    ask({ request: "brought", text }).then(
      (cards) => {
        if (isWanted) setBrought({ text, cards })
      },
      // Without them there are those that come with the program.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [has, text])
  return brought.text === text ? brought.cards : NONE
}

/** Makes a card of a file one of the scenario's own, so that the scenario can be run wherever it is opened. */
export async function bring(name: string): Promise<void> {
  const card = await ask({ request: "source", name }).catch(() => null)
  if (card !== null) judgeTool.bring(card)
}
