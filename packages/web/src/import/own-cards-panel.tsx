import { Suspense, useState } from "react"
import { Wanted, whenWanted } from "../client/wanted.tsx"
import { Boundary } from "../fault/boundary.tsx"
import { screenWords } from "../words/index.ts"
import { useWords } from "../words/use-words.ts"
import type { Partly } from "./own-cards.tsx"

/** Folded at first. */
const OWN_CARDS = whenWanted(async () => {
  const [{ OwnCards }] = await Promise.all([import("./own-cards.tsx"), screenWords()])
  return OwnCards
})

/** Import of the person's cards from a Scryfall or MTGJSON file, for use in pasted decks. */
export function OwnCardsPanel(props: Partly) {
  const t = useWords()
  const [open, setOpen] = useState(false)
  return (
    <details className="more" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t("own.title")}</summary>
      <Boundary part="page">
        <Suspense>{open ? <Wanted part={OWN_CARDS} {...props} /> : null}</Suspense>
      </Boundary>
    </details>
  )
}
