import { typeLine } from "@apnap/words"
import { type ReactNode, useLayoutEffect, useRef, useState } from "react"
import { useStore } from "../client/store.ts"
import type { PrintedFace, SeenCard } from "../protocol/table.ts"
import { holdingWords, linesOf, nameOf } from "../table/preview/card-words.ts"
import { noteWords } from "../table/preview/note-words.ts"
import { useLanguage, useWords } from "../words/use-words.ts"
import { frameClasses, frameStyle } from "./frame.ts"
import { Cost, SymbolText } from "./mana.tsx"
import { nameClass, typesClass } from "./name-class.ts"
import { Picture } from "./picture.tsx"
import { Size } from "./size.tsx"

/** A card in full: frame, name, cost, picture, types, text and size, all drawn here. */
export function WholeCard({ card }: { card: SeenCard }) {
  const t = useWords()
  const language = useLanguage()
  const name = nameOf(t, card)
  const types = card.kind === "emblem" ? t("card.emblem") : typeLine(card, language)
  return (
    <article
      className={`card ${frameClasses(card)} ${card.faces.length > 0 ? "many-faced" : ""}`}
      style={frameStyle(card)}
      aria-label={name}
    >
      <header>
        <h2 className={nameClass(name)}>{name}</h2>
        <Cost cost={card.cost} />
      </header>
      <Picture name={card.name} subject={card.portrait} alt={t("pictures.alt", { name })} />
      <p className={typesClass(types)}>{types}</p>
      <CardText>
        {basicMana(card) === null ? null : (
          <p className="basic-mana">
            <Cost cost={basicMana(card)!} />
          </p>
        )}
        <Holding card={card} />
        {card.notes.map((note) => (
          <p key={`${note.what} ${note.value}`} className="remark">
            {noteWords(t, note, language)}
          </p>
        ))}
        {linesOf(card).map((line) => (
          <p key={line}>
            <SymbolText text={line} />
          </p>
        ))}
        {card.under === null ? null : (
          <Other face={card.under} name={t("card.beneath", { name: card.under.name })} />
        )}
        {card.faces.map((face) => (
          <Other key={`${face.name} ${face.cost}`} face={face} name={face.name} />
        ))}
      </CardText>
      <Size card={card} />
    </article>
  )
}

/** The cards it holds in exile, or what holds it there. */
function Holding({ card }: { card: SeenCard }) {
  const t = useWords()
  const seen = useStore((s) => s.table?.seen)
  const words = seen === undefined ? "" : holdingWords(t, card, seen)
  return words === "" ? null : <p className="remark">{words}</p>
}

/** The text of a card; focusable if it scrolls (WCAG 2.1.1). */
function CardText({ children }: { children: ReactNode }) {
  const t = useWords()
  const ref = useRef<HTMLElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const text = ref.current
    if (text !== null) setScrolls(text.scrollHeight > text.clientHeight)
  })
  return (
    <section
      ref={ref}
      className="text"
      aria-label={scrolls ? t("card.text") : undefined}
      tabIndex={scrolls ? 0 : undefined}
    >
      {children}
    </section>
  )
}

/** Another face of the card: the face-down card for those who may look at it (708.5), an adventure, the other side or half. */
function Other({ face, name }: { face: PrintedFace; name: string }) {
  const language = useLanguage()
  return (
    <section className="other-face">
      <h3>
        {name} <Cost cost={face.cost} />
      </h3>
      <p className="kind">
        {typeLine(face, language)}
        {face.size === "" ? null : <b> {face.size}</b>}
      </p>
      {face.text.map((line) => (
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

/** 305.6: the mana of a basic land without other text, drawn large as on the card. */
function basicMana({ supertypes, subtypes, text }: SeenCard): string | null {
  if (text.length > 0 || !(supertypes as readonly string[]).includes("basic")) return null
  const mana = subtypes.flatMap((subtype) => BASIC_MANA[subtype] ?? []).join("")
  return mana === "" ? null : mana
}
