import { typeLine } from "@apnap/words"
import { frameClasses, frameStyle } from "../card/frame.ts"
import { Cost } from "../card/mana.tsx"
import { Picture } from "../card/picture.tsx"
import { TextLines } from "../card/text-lines.tsx"
import { RuleText } from "../log/rule-text.tsx"
import type { FaceTold, CardPage as Told } from "../protocol/library.ts"
import { Dialog } from "../table/dialogs/dialog.tsx"
import { cardName } from "../words/card-names.ts"
import { dayIn } from "../words/day.ts"
import { useLanguage, useWords } from "../words/use-words.ts"
import { rulesOfTypes, useKeywordRules } from "./card-rules.ts"
import { PARTS } from "./deck.ts"
import { builder, useBuilder } from "./deck-store.ts"
import { closePage, usePage } from "./page-store.ts"
import { framed, useCardName } from "./printed-card.tsx"

/** The page of a card, above the search. */
export function CardPage() {
  const t = useWords()
  const language = useLanguage()
  const { name, page, failed } = usePage()
  if (name === null) return null
  return (
    <Dialog
      title={page?.french && language === "fr" ? page.french : cardName(name)}
      onClose={closePage}
      className="card-page"
    >
      {page === null ? (
        <p role="status">{t(failed ? "cards.failed" : "cards.opening")}</p>
      ) : (
        <Page page={page} />
      )}
    </Dialog>
  )
}

function Page({ page }: { page: Told }) {
  const t = useWords()
  const drawn = framed(page)
  const name = useCardName(page)
  const language = useLanguage()
  const building = useBuilder((s) => s.id !== null)
  return (
    <div className="page-columns">
      <div className={`page-picture ${frameClasses(drawn)}`} style={frameStyle(drawn)}>
        <Picture name={page.name} subject={page.portrait} alt={t("pictures.alt", { name })} />
      </div>
      <div className="page-words">
        {page.faces.map((face) => (
          <Face key={`${face.name} ${face.cost}`} face={face} />
        ))}
        {page.french === null || language === "fr" ? null : (
          <p className="hint" lang="fr">
            {page.french}
          </p>
        )}
        {building ? <Adding name={page.name} /> : null}
      </div>
      <div className="page-more">
        <Understood page={page} />
        <Rules page={page} />
        <Printings page={page} />
      </div>
    </div>
  )
}

function Face({ face }: { face: FaceTold }) {
  const language = useLanguage()
  return (
    <section className="page-face">
      <h3>
        {cardName(face.name)} <Cost cost={face.cost} />
      </h3>
      <p className="kind">
        {typeLine(face, language)} {face.size === "" ? null : <b>{face.size}</b>}
      </p>
      <div lang="en" className="oracle">
        <TextLines lines={face.text} as="p" />
      </div>
    </section>
  )
}

function Adding({ name }: { name: string }) {
  const t = useWords()
  return (
    <div className="buttons">
      {PARTS.map((part) => (
        <button key={part} type="button" onClick={() => builder.add(name, 1, part)}>
          {t(`decks.addTo.${part}`)}
        </button>
      ))}
    </div>
  )
}

/** How the text is understood, in our wording, and which parts are not. */
function Understood({ page: { share, understood, missing, faces } }: { page: Told }) {
  const t = useWords()
  const lines = understood.flat()
  return (
    <section>
      <h3>{t("cards.understood")}</h3>
      <p className={`share-line ${share}`}>{t(`cards.shareLong.${share}`)}</p>
      {lines.join("\n") === faces.flatMap(({ text }) => text).join("\n") ? null : (
        <ul className="lines">
          <TextLines lines={lines} as="li" />
        </ul>
      )}
      {missing.length === 0 ? null : (
        <>
          <p>{t("cards.missing")}</p>
          <ul className="lines missing" lang="en">
            <TextLines lines={missing} as="li" />
          </ul>
        </>
      )}
    </section>
  )
}

/** The relevant rules. */
function Rules({ page: { faces, keywords } }: { page: Told }) {
  const t = useWords()
  const types = [...new Set(faces.flatMap((face) => [...face.types, ...face.subtypes]))]
  const rules = [...rulesOfTypes(types), ...useKeywordRules(keywords)]
  if (rules.length === 0) return null
  return (
    <section>
      <h3>{t("cards.rules")}</h3>
      {rules.map((rule) => (
        <RuleText key={rule} rule={rule} number={rule} />
      ))}
    </section>
  )
}

/** Sets, first printing and formats, from the card file. */
function Printings({ page: { sets, released, legalities, rarities, embedded } }: { page: Told }) {
  const t = useWords()
  const language = useLanguage()
  const told = sets.length > 0 || released !== null || legalities.length > 0
  return (
    <section>
      <h3>{t("cards.printings")}</h3>
      {embedded ? <p>{t("cards.embedded")}</p> : null}
      {told ? null : <p>{t("cards.noPrintings")}</p>}
      {released === null ? null : <p>{t("cards.released", { day: dayIn(released, language) })}</p>}
      {sets.length === 0 ? null : (
        <p>{t("cards.sets", { sets: sets.map((code) => code.toUpperCase()).join(", ") })}</p>
      )}
      {rarities.length === 0 ? null : <p>{rarities.join(", ")}</p>}
      {legalities.length === 0 ? null : (
        <ul className="legalities">
          {legalities.map(([format, says]) => (
            <li key={format} className={says}>
              {format} <small>{says}</small>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
