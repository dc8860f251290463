import { typeLine } from "@apnap/words"
import { useEffect, useState } from "react"
import { Cost } from "../card/mana.tsx"
import { TextLines } from "../card/text-lines.tsx"
import { ask } from "../client/library.ts"
import type { Copies } from "../decks/deck.ts"
import type { CardTold } from "../protocol/library.ts"
import { cardName } from "../words/card-names.ts"
import { useLanguage } from "../words/use-words.ts"

/** The card that is pointed at: few know all of a sideboard by name. */
export function Looked({ card }: { card: CardTold | null }) {
  const language = useLanguage()
  return (
    <section className="looked" aria-live="polite">
      {card?.faces.map((face) => (
        <div key={face.name}>
          <h3>
            {cardName(face.name)} <Cost cost={face.cost} />
          </h3>
          <p className="hint">
            {typeLine(face, language)} {face.size}
          </p>
          <TextLines lines={face.text} as="p" />
        </div>
      ))}
    </section>
  )
}

export type Cards = ReadonlyMap<string, CardTold>

/** What is known of the cards of the list; nothing if the card worker can't be reached. */
export function useTold(entries: readonly Copies[]): Cards {
  const language = useLanguage()
  const [cards, setCards] = useState<Cards>(new Map())
  const names = [...new Set(entries.map(({ name }) => name))].sort().join("\n")
  useEffect(() => {
    const wanted = names.split("\n")
    ask({ request: "named", names: wanted, language }).then(
      (told) => setCards(new Map(wanted.flatMap((name, i) => (told[i] ? [[name, told[i]]] : [])))),
      () => {},
    )
  }, [names, language])
  return cards
}
