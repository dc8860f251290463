import { typeLine } from "@apnap/words"
import { useLanguage, useWords } from "../words/use-words.ts"
import type { SeenCard } from "../worker/protocol.ts"
import { frameOf } from "./frame.ts"
import { Cost, SymbolText } from "./mana.tsx"
import { Picture } from "./picture.tsx"
import { Size } from "./size.tsx"

/** A card in full: frame, name, cost, picture, types, text and size, all drawn here. */
export function WholeCard({ card }: { card: SeenCard }) {
  const t = useWords()
  const language = useLanguage()
  const name =
    card.name ||
    (card.kind === "ability" ? t("card.abilityOf", { name: card.sourceName }) : t("card.unknown"))
  return (
    <article className={`card frame-${frameOf(card)}`} aria-label={name}>
      <header>
        <h2>{name}</h2>
        <Cost cost={card.cost} />
      </header>
      <Picture name={card.name} shown={name} types={card.types} alt={t("pictures.alt", { name })} />
      <p className="types">{typeLine(card, language)}</p>
      <div className="text">
        {card.text.map((line) => (
          <p key={line}>
            <SymbolText text={line} />
          </p>
        ))}
      </div>
      <Size card={card} />
    </article>
  )
}
