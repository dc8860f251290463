import { useState } from "react"
import { LinkDialog } from "../table/dialogs/link-dialog.tsx"
import { useWords } from "../words/use-words.ts"
import { linkToDeck } from "./deck-link.ts"

/** A button that makes a link to the deck being built. */
export function DeckLinkButton() {
  const t = useWords()
  const [link, setLink] = useState<string | null>(null)
  return (
    <>
      <button type="button" onClick={() => void linkToDeck().then(setLink)}>
        {t("decks.link")}
      </button>
      {link === null ? null : (
        <LinkDialog
          title={t("decks.link")}
          hint={t("decks.linkHint")}
          link={link}
          onClose={() => setLink(null)}
        />
      )}
    </>
  )
}
