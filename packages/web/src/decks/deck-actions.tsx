import { useState } from "react"
import { download } from "../client/keep.ts"
import { act } from "../client/store.ts"
import { useOffer } from "../start/offer-store.ts"
import { Dialog } from "../table/dialogs/dialog.tsx"
import { useWords } from "../words/use-words.ts"
import { builder, listOf, useBuilder } from "./deck-store.ts"

/** Actions on a deck: play, share, close. */
export function DeckActions() {
  const t = useWords()
  const { id, name, entries, rules } = useBuilder()
  const [listed, setListed] = useState(false)
  if (id === null) return null
  // A deck without cards isn't kept, so nothing could be played.
  const isEmpty = entries.length === 0
  const play = (as: "deck" | "against") => {
    useOffer.getState().choose(as, `own:${id}`, rules.format === "commander")
    act.leave()
  }
  return (
    <div className="buttons">
      <button type="button" className="primary" disabled={isEmpty} onClick={() => play("deck")}>
        {t("decks.play")}
      </button>
      <button type="button" disabled={isEmpty} onClick={() => play("against")}>
        {t("decks.against")}
      </button>
      <button type="button" onClick={() => setListed(true)}>
        {t("decks.export")}
      </button>
      <button type="button" className="quiet" onClick={builder.close}>
        {t("decks.close")}
      </button>
      {listed ? (
        <Dialog title={t("decks.export")} onClose={() => setListed(false)}>
          <textarea
            className="list-text"
            rows={14}
            readOnly
            value={listOf()}
            aria-label={t("decks.export")}
          />
          <div className="buttons">
            <button type="button" onClick={() => void navigator.clipboard?.writeText(listOf())}>
              {t("decks.copy")}
            </button>
            <button type="button" onClick={() => download(`${name || "deck"}.txt`, listOf())}>
              {t("decks.file")}
            </button>
          </div>
        </Dialog>
      ) : null}
    </div>
  )
}
