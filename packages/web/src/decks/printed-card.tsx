import { typeLine } from "@apnap/words"
import { frameClasses, frameStyle } from "../card/frame.ts"
import { Cost } from "../card/mana.tsx"
import { nameClass, typesClass } from "../card/name-class.ts"
import { Picture } from "../card/picture.tsx"
import { TextLines } from "../card/text-lines.tsx"
import type { CardTold } from "../protocol/library.ts"
import { cardName } from "../words/card-names.ts"
import { useLanguage } from "../words/use-words.ts"

/** The properties that determine a printed card's frame. */
export function framed(card: CardTold) {
  const [{ types, supertypes, subtypes, text }] = card.faces
  const colors = [...card.colors] as ("W" | "U" | "B" | "R" | "G")[]
  return { known: true, name: card.name, kind: "card" as const, types, supertypes, subtypes, text, colors }
}

/** The card's name in the person's language, if it is known. */
export function useCardName(card: CardTold): string {
  return useLanguage() === "fr" ? (card.french ?? cardName(card.name)) : card.name
}

/** A card as printed, drawn like one in hand. */
export function PrintedCard({ card }: { card: CardTold }) {
  const name = useCardName(card)
  const [face] = card.faces
  const types = typeLine(face, useLanguage())
  const drawn = framed(card)
  return (
    <span className={`tile hand printed ${frameClasses(drawn)}`} style={frameStyle(drawn)}>
      <span className="bar">
        <span className={nameClass(name)}>{name}</span> <Cost cost={face.cost} />
      </span>
      <Picture name={card.name} subject={card.portrait} alt="" />
      <span className={typesClass(types)}>{types}</span>
      {face.text.length === 0 ? null : (
        <span className="text">
          <TextLines lines={face.text} as="span" />
        </span>
      )}
      {face.size === "" ? null : <span className="size">{face.size}</span>}
    </span>
  )
}
