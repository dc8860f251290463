import { useEffect, useState } from "react"
import { ask } from "../../client/library.ts"
import { useOwnCards } from "../../client/own-cards.ts"
import type { LibraryAnswers } from "../../protocol/library.ts"
import { judgeTool } from "../judge-tool-store.ts"

type Brought = LibraryAnswers["brought"]
const NONE: Brought = []

/** The person's own cards whose names contain the text; no search is made if there are none. */
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
      // On failure only the built-in cards are offered.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [has, text])
  return brought.text === text ? brought.cards : NONE
}

/** Copies a card from the file into the scenario, so that it runs wherever it is opened. */
export async function bring(name: string): Promise<void> {
  const card = await ask({ request: "source", name }).catch(() => null)
  if (card !== null) judgeTool.bring(card)
}
