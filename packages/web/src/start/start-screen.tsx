import { useEffect, useState } from "react"
import { keptGame } from "../client/keep.ts"
import { hasLinkedGame, takeLinkedGame } from "../client/link.ts"
import { OpenFile } from "../client/open-file.tsx"
import { act, useStore } from "../client/store.ts"
import { OwnCardsPanel } from "../import/own-cards-panel.tsx"
import { ThemeButton } from "../style/theme-button.tsx"
import { LanguageButton } from "../words/language-button.tsx"
import { useWords } from "../words/use-words.ts"
import { DeckPicker } from "./deck-picker.tsx"
import { deckTitle } from "./deck-title.ts"
import { KeptList } from "./kept-list.tsx"
import { KindPicker } from "./kind-picker.tsx"
import { LevelPicker } from "./level-picker.tsx"
import { MoreChoices } from "./more-choices.tsx"
import { choiceOf } from "./offer.ts"
import { newDice, useOffer } from "./offer-store.ts"

/** The first screen: one click plays with what is chosen, and everything can be chosen otherwise. */
export function StartScreen() {
  const t = useWords()
  const { offer, change } = useOffer()
  useEffect(newDice, [])
  const [kept] = useState(() => keptGame() !== null)
  const [linked, setLinked] = useState(hasLinkedGame)
  const open = () => {
    setLinked(false)
    void takeLinkedGame().then((text) => act.load(text))
  }
  const busy = useStore((s) => s.busy)
  const begin = () => void act.start(choiceOf(offer), offer.partly, offer.deck, offer.games)
  return (
    <main className="start">
      <header className="masthead">
        <div>
          <h1>{t("app.name")}</h1>
          <p>{t("app.tagline")}</p>
        </div>
        <nav aria-label={t("menu.settings")}>
          <LanguageButton />
          <ThemeButton />
        </nav>
      </header>
      <div className="ways">
        <section className="quick" aria-label={t("start.quick")}>
          <button type="button" className="primary big" onClick={begin} disabled={busy}>
            {busy ? t("start.dealing") : t("start.quick")}
          </button>
          <p>
            {t("start.quickHint", {
              deck: deckTitle(t, offer.deck),
              against: deckTitle(t, offer.against),
              level: t(`level.${offer.level}`),
            })}
          </p>
          <KindPicker offer={offer} change={change} />
          <div className="buttons">
            {linked ? (
              <button type="button" className="primary" onClick={open} disabled={busy}>
                {t("start.openLink")}
              </button>
            ) : null}
            {kept ? (
              <button type="button" onClick={() => void act.resume()} disabled={busy}>
                {t("start.resume")}
              </button>
            ) : null}
            <OpenFile label={t("start.loadFile")} onText={(text) => act.load(text)} />
          </div>
          <KeptList />
        </section>
        <section className="quick" aria-label={t("start.friend")}>
          <button type="button" onClick={() => act.open("lobby")}>
            {t("start.friend")}
          </button>
          <p>{t("start.friendHint")}</p>
        </section>
        <section className="quick" aria-label={t("start.decks")}>
          <button type="button" onClick={() => act.open("decks")}>
            {t("start.decks")}
          </button>
          <p>{t("start.decksHint")}</p>
        </section>
        <section className="quick" aria-label={t("desk.title")}>
          <button type="button" onClick={() => act.open("judgeTool")}>
            {t("desk.open")}
          </button>
          <p>{t("desk.openHint")}</p>
        </section>
      </div>
      <DeckPicker offer={offer} change={change} />
      <LevelPicker level={offer.level} onLevel={(level) => change({ level })} />
      <OwnCardsPanel partly={offer.partly} onPartly={(partly) => change({ partly })} />
      <MoreChoices offer={offer} change={change} />
      <div className="begin">
        <button type="button" className="primary big" onClick={begin} disabled={busy}>
          {t("start.begin")}
        </button>
      </div>
    </main>
  )
}
