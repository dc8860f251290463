import { typeLine } from "@apnap/words"
import { nameOf } from "../table/card-words.ts"
import { noteWords } from "../table/note-words.ts"
import { useLanguage, useWords } from "../words/use-words.ts"
import type { SeenCard, Under } from "../worker/protocol.ts"
import { frameOf } from "./frame.ts"
import { Cost, SymbolText } from "./mana.tsx"
import { Picture } from "./picture.tsx"
import { Size } from "./size.tsx"

/** A card in full: frame, name, cost, picture, types, text and size, all drawn here. */
export function WholeCard({ card }: { card: SeenCard }) {
  const t = useWords()
  const language = useLanguage()
  const name = nameOf(t, card)
  return (
    <article className={`card frame-${frameOf(card)}`} aria-label={name}>
      <header>
        <h2>{name}</h2>
        <Cost cost={card.cost} />
      </header>
      <Picture name={card.name} shown={name} types={card.types} alt={t("pictures.alt", { name })} />
      <p className="types">{typeLine(card, language)}</p>
      <div className="text">
        {basicMana(card) === null ? null : (
          <p className="basic-mana">
            <Cost cost={basicMana(card)!} />
          </p>
        )}
        {card.notes.map((note) => (
          <p key={`${note.what} ${note.value}`} className="remark">
            {noteWords(t, note, language)}
          </p>
        ))}
        {card.text.map((line) => (
          <p key={line}>
            <SymbolText text={line} />
          </p>
        ))}
        {card.under === null ? null : <Beneath under={card.under} />}
      </div>
      <Size card={card} />
    </article>
  )
}

/** What lies face down, for who may look at it (708.5). */
function Beneath({ under }: { under: Under }) {
  const t = useWords()
  return (
    <section className="beneath">
      <h3>
        {t("card.beneath", { name: under.name })} <Cost cost={under.cost} />
      </h3>
      {under.text.map((line) => (
        <p key={line}>
          <SymbolText text={line} />
        </p>
      ))}
    </section>
  )
}

const BASIC_MANA: Readonly<Record<string, string>> = {
  Plains: "{W}",
  Island: "{U}",
  Swamp: "{B}",
  Mountain: "{R}",
  Forest: "{G}",
}

/** 305.6: what a basic land without other text taps for, drawn large as on the card. */
function basicMana({ supertypes, subtypes, text }: SeenCard): string | null {
  if (text.length > 0 || !(supertypes as readonly string[]).includes("basic")) return null
  const mana = subtypes.flatMap((subtype) => BASIC_MANA[subtype] ?? []).join("")
  return mana === "" ? null : mana
}
