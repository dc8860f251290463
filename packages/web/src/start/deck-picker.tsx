import { Suspense } from "react"
import { Cost } from "../card/mana.tsx"
import { useResults } from "../client/results-store.ts"
import { useDecks } from "../client/saved-decks.ts"
import { Wanted, whenWanted } from "../client/wanted.tsx"
import { screenWords } from "../words/index.ts"
import { useWords } from "../words/use-words.ts"
import { deckColors, deckTitle } from "./deck-title.ts"
import { decksFor } from "./decks-offered.ts"
import { Fan } from "./fan/fan.tsx"
import { hasSeveralOpponents, isOwn, type Offer, type OwnDeck } from "./offer.ts"

/** Only a pasted list has faults. */
const LIST_FAULTS = whenWanted(async () => {
  const [{ ListFaults }] = await Promise.all([import("./list-faults.tsx"), screenWords()])
  return ListFaults
})

/** Chooses the decks of the person and the computer. */
export function DeckPicker({ offer, change }: { offer: Offer; change: (part: Partial<Offer>) => void }) {
  const t = useWords()
  const decks = decksFor(offer)
  const own = useDecks((s) => s.decks).map(({ id }): OwnDeck => `own:${id}`)
  return (
    <>
      <fieldset className="decks">
        <legend>{t("start.deck")}</legend>
        {[...own, ...decks, "list" as const].map((name) => (
          <DeckCard
            key={name}
            group="deck"
            name={name}
            chosen={offer.deck === name}
            onChoose={() => change({ deck: name })}
          />
        ))}
      </fieldset>
      {offer.deck === "list" ? (
        <>
          <label className="deck-list">
            {t("start.list")}
            <textarea
              rows={10}
              value={offer.list}
              spellCheck={false}
              onChange={({ target }) => change({ list: target.value })}
            />
            <small>{t("start.listHint")}</small>
            {offer.variant === "oathbreaker" ? <small>{t("start.oathbreakerHint")}</small> : null}
          </label>
          <Suspense>
            <Wanted part={LIST_FAULTS} />
          </Suspense>
        </>
      ) : null}
      <fieldset className="decks small">
        <legend>{t(hasSeveralOpponents(offer) ? "start.againstMany" : "start.against")}</legend>
        {[...own, ...decks].map((name) => (
          <DeckCard
            key={name}
            group="against"
            name={name}
            chosen={offer.against === name}
            onChoose={() => change({ against: name })}
          />
        ))}
      </fieldset>
    </>
  )
}

function DeckCard({
  group,
  name,
  chosen,
  onChoose,
}: {
  group: string
  name: Offer["deck"]
  chosen: boolean
  onChoose: () => void
}) {
  const t = useWords()
  const colors = deckColors(name)
  return (
    <label className="deck">
      <input type="radio" name={group} value={name} checked={chosen} onChange={onChoose} />
      <Fan of={name} colors={colors} />
      <span className="deck-name">{deckTitle(t, name)}</span>
      <Cost cost={[...colors].map((color) => `{${color}}`).join("")} />
      <small>
        {isOwn(name) ? t("start.ownDeck") : t(`plan.${name}`)}
        {group === "deck" ? <Ended deck={name} /> : null}
      </small>
    </label>
  )
}

/** The person's results with a deck. */
function Ended({ deck }: { deck: string }) {
  const t = useWords()
  const tally = useResults((s) => s.decks[deck])
  return tally === undefined ? null : <b className="ended">{t("start.ended", { ...tally })}</b>
}
