import { Cost } from "../card/mana.tsx"
import { useWords } from "../words/use-words.ts"
import { ListFaults } from "./list-faults.tsx"
import {
  COMMANDER_DECKS,
  type DeckName,
  DUEL_DECKS,
  decksFor,
  OATHBREAKER_DECKS,
  type Offer,
} from "./offer.ts"

const COLORS: Readonly<Record<DeckName, string>> = {
  ...DUEL_DECKS,
  ...COMMANDER_DECKS,
  ...OATHBREAKER_DECKS,
}

/** The decks to choose from, for the person and the computer. */
export function DeckPicker({ offer, change }: { offer: Offer; change: (part: Partial<Offer>) => void }) {
  const t = useWords()
  const decks = decksFor(offer.variant)
  return (
    <>
      <fieldset className="decks">
        <legend>{t("start.deck")}</legend>
        {[...decks, "list" as const].map((name) => (
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
          <ListFaults list={offer.list} onList={(list) => change({ list })} />
        </>
      ) : null}
      <fieldset className="decks small">
        <legend>{t("start.against")}</legend>
        {decks.map((name) => (
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
  name: DeckName | "list"
  chosen: boolean
  onChoose: () => void
}) {
  const t = useWords()
  const colors = name === "list" ? "" : COLORS[name]
  return (
    <label className={`deck deck-${colors.length > 1 ? "gold" : colors || "none"}`}>
      <input type="radio" name={group} value={name} checked={chosen} onChange={onChoose} />
      <span className="deck-name">{t(`deck.${name}`)}</span>
      <Cost cost={[...colors].map((color) => `{${color}}`).join("")} />
      <small>{t(`plan.${name}`)}</small>
    </label>
  )
}
