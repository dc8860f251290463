import { typeLine } from "@apnap/words"
import { type MouseEvent, memo } from "react"
import { frameClasses, frameStyle } from "../../card/frame.ts"
import { Cost, SymbolText } from "../../card/mana.tsx"
import { nameClass, typesClass } from "../../card/name-class.ts"
import { Picture } from "../../card/picture.tsx"
import { Size } from "../../card/size.tsx"
import { useStore } from "../../client/store.ts"
import { pressRef, useMark } from "../../prompt/draft-store.ts"
import type { SeenCard } from "../../protocol/table.ts"
import { askWhy } from "../../why/why-store.ts"
import { useLanguage, useWords } from "../../words/use-words.ts"
import { cardWords, linesOf, nameOf, stateWords, tileName } from "../preview/card-words.ts"
import { look, lookAwaySoon, openSheet } from "../preview/preview-store.ts"
import { Badges, isSick } from "./badges.tsx"
import { startDrag } from "./drag.ts"
import { showsFirst } from "./touch.ts"

/**
 * A card on the table or in hand: a button to look at, choose and use it. Memoized: rendered again only if the card or its mark changes.
 */
export const Tile = memo(function Tile({
  card,
  count = 1,
  size = "field",
}: {
  card: SeenCard
  count?: number
  size?: "field" | "hand" | "small"
}) {
  const t = useWords()
  const language = useLanguage()
  const mark = useMark(card.id)
  const shown = size === "field" ? tileName(t, card) : nameOf(t, card)
  const willTap = useStore((s) => s.payment?.taps.includes(card.id) ?? false)
  const onClick = (event: MouseEvent) => {
    const { left, top, width } = event.currentTarget.getBoundingClientRect()
    const first = showsFirst() && (mark === "usable" || mark === "mana")
    if (first || !pressRef(card.id, { x: left + width / 2, y: top })) openSheet(card)
  }
  return (
    <button
      type="button"
      className={`tile ${size} ${standing(card)} ${mark === "" ? "" : `mark-${mark}`} ${willTap ? "will-tap" : ""}`}
      style={frameStyle(card)}
      data-card={card.id}
      // A card in hand is named by all the text on it.
      aria-label={size === "hand" ? undefined : cardWords(t, card, mark, count, language)}
      aria-pressed={mark === "chosen" || mark === "held" ? true : undefined}
      draggable={mark !== "" && card.zone !== "library"}
      onDragStart={(event) => startDrag(event, card.id)}
      onClick={onClick}
      onContextMenu={(event) => {
        event.preventDefault()
        askWhy(card.id)
      }}
      onMouseEnter={() => look(card, mark !== "")}
      onMouseLeave={lookAwaySoon}
      onFocus={() => look(card, mark !== "")}
      onBlur={lookAwaySoon}
    >
      {/* The space separates the texts when there is no picture (WCAG 2.5.3). */}
      <span className="bar">
        <span className={nameClass(shown)}>{shown}</span>{" "}
        {size === "small" ? null : <Cost cost={card.zone === "battlefield" ? "" : card.cost} />}
      </span>
      <Picture name={card.name} subject={card.portrait} alt="" />
      {size === "hand" ? <HandText card={card} /> : null}
      {size === "hand" ? <Lacks card={card.id} /> : null}
      {size === "hand" ? (
        <span className="for-readers">{stateWords(t, card, mark, count, language).join(", ")}</span>
      ) : null}
      {size === "small" ? null : <Badges card={card} count={count} />}
      <Size card={card} />
    </button>
  )
})

/** CSS classes of a card's state: frame, tapped, phased out, summoning sick, in combat. */
function standing(card: SeenCard): string {
  return [
    frameClasses(card),
    card.tapped ? "tapped" : "",
    card.notes.some(({ what }) => what === "phasedOut") ? "phased-out" : "",
    isSick(card) ? "sick" : "",
    card.attacking !== 0 ? "attacking" : "",
    card.blocking.length > 0 ? "blocking" : "",
  ].join(" ")
}

/** The mana that a card in hand lacks to be cast. */
function Lacks({ card }: { card: number }) {
  const t = useWords()
  const mana = useStore((s) => s.table?.prompt?.lacks[card] ?? "")
  if (mana === "") return null
  return (
    <span className="lacks">
      {t("table.lacks")} <Cost cost={mana} />
    </span>
  )
}

/** The text of a card in hand. */
function HandText({ card }: { card: SeenCard }) {
  const types = typeLine(card, useLanguage())
  return (
    <>
      <span className={typesClass(types)}>{types}</span>
      {card.text.length === 0 ? null : (
        <span className="text">
          {linesOf(card).map((line) => (
            <span key={line}>
              <SymbolText text={line} />
            </span>
          ))}
        </span>
      )}
    </>
  )
}
