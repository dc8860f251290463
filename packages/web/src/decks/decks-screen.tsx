import { useEffect, useState } from "react"
import { useFrenchNames } from "../client/french-names.ts"
import { act } from "../client/store.ts"
import { Boundary } from "../fault/boundary.tsx"
import { OwnCardsPanel } from "../import/own-cards-panel.tsx"
import { useOffer } from "../start/offer-store.ts"
import { ThemeButton } from "../style/theme-button.tsx"
import { LanguageButton } from "../words/language-button.tsx"
import { useLanguage, useWords } from "../words/use-words.ts"
import { CardGrid } from "./card-grid.tsx"
import { CardPage } from "./card-page.tsx"
import { openLinkedDeck, useBadLink } from "./deck-link.ts"
import { DeckPanel } from "./deck-panel.tsx"
import { DeckShelf } from "./deck-shelf.tsx"
import { useBuilder } from "./deck-store.ts"
import { SearchBar } from "./search-bar.tsx"
import { search } from "./search-store.ts"
import "../style/screens.css"
import "./decks.css"

/** Cards and decks: search of all playable cards, and the decks built from them. */
export function DecksScreen() {
  const t = useWords()
  const building = useBuilder((s) => s.id !== null)
  /** On a phone only one of the two is visible. */
  const [side, setSide] = useState<"cards" | "deck">("cards")
  const change = useOffer((s) => s.change)
  const partly = useOffer((s) => s.offer.partly)
  const badLink = useBadLink()
  const language = useLanguage()
  useFrenchNames()
  useEffect(() => void openLinkedDeck(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: cards are told in the language that is spoken
  useEffect(() => search.ask(), [language])
  return (
    <main className={`library ${building ? "building" : ""} side-${side}`}>
      <header className="masthead">
        <h1>{t("decks.title")}</h1>
        <nav aria-label={t("menu.menu")}>
          <button type="button" onClick={act.leave}>
            {t("menu.leave")}
          </button>
          <LanguageButton />
          <ThemeButton />
        </nav>
      </header>
      {badLink ? (
        <p className="hint" role="alert">
          {t("decks.badLink")}
        </p>
      ) : null}
      <Boundary part="page">
        {building ? (
          <nav className="sides" aria-label={t("decks.sides")}>
            {(["cards", "deck"] as const).map((one) => (
              <button
                key={one}
                type="button"
                aria-current={side === one ? "page" : undefined}
                onClick={() => setSide(one)}
              >
                {t(`decks.side.${one}`)}
              </button>
            ))}
          </nav>
        ) : (
          <DeckShelf />
        )}
        <div className="library-columns">
          <section className="cards-side" aria-label={t("cards.title")}>
            <SearchBar />
            <CardGrid building={building} />
          </section>
          {building ? <DeckPanel /> : null}
        </div>
        <OwnCardsPanel partly={partly} onPartly={(on) => change({ partly: on })} />
      </Boundary>
      <CardPage />
    </main>
  )
}
