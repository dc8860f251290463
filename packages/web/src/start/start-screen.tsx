import { Suspense, useEffect, useState } from "react"
import { keptGame } from "../client/keep.ts"
import { hasLinkedGame, takeLinkedGame } from "../client/link.ts"
import { OpenFile } from "../client/open-file.tsx"
import { act, useStore } from "../client/store.ts"
import { Wanted, whenWanted } from "../client/wanted.tsx"
import { Boundary } from "../fault/boundary.tsx"
import { OwnCardsPanel } from "../import/own-cards-panel.tsx"
import { ThemeButton } from "../style/theme-button.tsx"
import { screenWords } from "../words/index.ts"
import { LanguageButton } from "../words/language-button.tsx"
import { useWords } from "../words/use-words.ts"
import { choiceOf } from "./choice-of.ts"
import { DeckPicker } from "./deck-picker.tsx"
import { deckColors, deckTitle } from "./deck-title.ts"
import { Fan } from "./fan/fan.tsx"
import { KindPicker } from "./kind-picker.tsx"
import { LevelPicker } from "./level-picker.tsx"
import { hasSeveralOpponents } from "./offer.ts"
import { newDice, useOffer } from "./offer-store.ts"

/** The kept games are told after the first look at the page. */
const KEPT_LIST = whenWanted(async () => {
  const [{ KeptList }] = await Promise.all([import("./kept-list.tsx"), screenWords()])
  return KeptList
})

/** Folded at first. */
const MORE_CHOICES = whenWanted(async () => {
  const [{ MoreChoices }] = await Promise.all([import("./more-choices.tsx"), screenWords()])
  return MoreChoices
})

/** Links to the other screens: screen, title and hint. */
const ELSEWHERE = [
  ["lobby", "start.friend", "start.friendHint"],
  ["decks", "start.decks", "start.decksHint"],
  ["judgeTool", "desk.open", "desk.openHint"],
] as const

/** The start screen: one click plays with the current settings, all of which can be changed. */
export function StartScreen() {
  const t = useWords()
  const { offer, change } = useOffer()
  useEffect(newDice, [])
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
        <Quick begin={begin} />
        {ELSEWHERE.map(([screen, label, hint]) => (
          <section key={screen} className="quick way" aria-label={t(label)}>
            <button type="button" onClick={() => act.open(screen)}>
              {t(label)}
            </button>
            <p>{t(hint)}</p>
            <Fan of={screen} />
          </section>
        ))}
      </div>
      <DeckPicker offer={offer} change={change} />
      <LevelPicker level={offer.level} onLevel={(level) => change({ level })} />
      <OwnCardsPanel partly={offer.partly} onPartly={(partly) => change({ partly })} />
      <Later part={MORE_CHOICES} />
      <div className="begin">
        <button type="button" className="primary big" onClick={begin} disabled={busy}>
          {t("start.begin")}
        </button>
      </div>
    </main>
  )
}

/** The button to play at once, and the games that can be resumed. */
function Quick({ begin }: { begin: () => void }) {
  const t = useWords()
  const { offer, change } = useOffer()
  const busy = useStore((s) => s.busy)
  const [kept] = useState(() => keptGame() !== null)
  const [linked, setLinked] = useState(hasLinkedGame)
  const open = () => {
    setLinked(false)
    void takeLinkedGame().then((text) => act.load(text))
  }
  return (
    <section className="quick" aria-label={t("start.quick")}>
      <div className="versus">
        {[offer.deck, offer.against].map((deck, i) => (
          <Fan key={i === 0 ? "own" : "theirs"} of={deck} colors={deckColors(deck)} />
        ))}
      </div>
      <p>
        {t(hasSeveralOpponents(offer) ? "start.quickHintMany" : "start.quickHint", {
          deck: deckTitle(t, offer.deck),
          against: deckTitle(t, offer.against),
          level: t(`level.${offer.level}`),
        })}
      </p>
      <KindPicker offer={offer} change={change} />
      <div className="buttons">
        {kept ? (
          <button type="button" className="primary big" onClick={() => void act.resume()} disabled={busy}>
            {t("start.resume")}
          </button>
        ) : null}
        <button type="button" className={kept ? "big" : "primary big"} onClick={begin} disabled={busy}>
          {busy ? t("start.dealing") : t("start.quick")}
        </button>
        {linked ? (
          <button type="button" className="primary" onClick={open} disabled={busy}>
            {t("start.openLink")}
          </button>
        ) : null}
        <OpenFile label={t("start.loadFile")} onText={(text) => act.load(text)} />
      </div>
      <Later part={KEPT_LIST} />
    </section>
  )
}

/** A part of the screen that comes after the first look at it. */
function Later({ part }: { part: ReturnType<typeof whenWanted> }) {
  return (
    <Boundary part="page">
      <Suspense>
        <Wanted part={part} />
      </Suspense>
    </Boundary>
  )
}
