import type { TFunction } from "i18next"
import { useState } from "react"
import { act } from "../client/store.ts"
import { choiceOf } from "../start/choice-of.ts"
import { deckTitle } from "../start/deck-title.ts"
import { hasSeveralOpponents, type Offer } from "../start/offer.ts"
import { newDice, useOffer, withDeck } from "../start/offer-store.ts"
import { useLanguage, useWords } from "../words/use-words.ts"
import { DeckLinkButton } from "./deck-link-button.tsx"
import { builder, useBuilder } from "./deck-store.ts"
import { ExportDialog } from "./export-dialog.tsx"
import { problemWords } from "./judged.tsx"
import { refusalIn } from "./refusal.ts"

/** Actions on a deck: play, share, close. */
export function DeckActions() {
  const t = useWords()
  const language = useLanguage()
  const { id, name, entries, rules, problems } = useBuilder()
  const offer = useOffer((s) => s.offer)
  const [listed, setListed] = useState(false)
  if (id === null) return null
  // A deck without cards isn't kept, so nothing could be played.
  const isEmpty = entries.length === 0
  const refused = refusalIn(problems)
  const isUnfit = isEmpty || refused !== undefined
  const led = rules.format === "commander"
  const play = (as: "deck" | "against") => {
    newDice()
    useOffer.getState().choose(as, `own:${id}`, led)
    const { offer } = useOffer.getState()
    void act.start(choiceOf(offer), offer.partly, offer.deck, offer.games)
  }
  return (
    <div className="buttons">
      <button type="button" className="primary" disabled={isUnfit} onClick={() => play("deck")}>
        {t("decks.play")}
      </button>
      <button type="button" disabled={isUnfit} onClick={() => play("against")}>
        {t("decks.against")}
      </button>
      <button type="button" onClick={() => setListed(true)}>
        {t("decks.export")}
      </button>
      <DeckLinkButton />
      <button type="button" className="quiet" onClick={builder.close}>
        {t("decks.close")}
      </button>
      <p className="hint">
        {isEmpty
          ? t("decks.noCards")
          : refused === undefined
            ? t("decks.playsAs", { game: gameWords(t, withDeck(offer, "deck", `own:${id}`, led), name) })
            : t("decks.notYet", { why: problemWords(t, refused, language) })}
      </p>
      {listed ? <ExportDialog name={name} onClose={() => setListed(false)} /> : null}
    </div>
  )
}

/** The game that begins with this deck: against whom, and how well they play. */
function gameWords(t: TFunction, offer: Offer, deck: string): string {
  return t(hasSeveralOpponents(offer) ? "start.quickHintMany" : "start.quickHint", {
    deck,
    against: deckTitle(t, offer.against),
    level: t(`level.${offer.level}`),
  })
}
