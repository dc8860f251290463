import { type MouseEvent, memo } from "react"
import { frameOf } from "../../card/frame.ts"
import { Cost } from "../../card/mana.tsx"
import { Picture } from "../../card/picture.tsx"
import { Size } from "../../card/size.tsx"
import { useStore } from "../../client/store.ts"
import { pressRef, useMark } from "../../prompt/draft-store.ts"
import type { SeenCard } from "../../protocol/table.ts"
import { askWhy } from "../../why/why-store.ts"
import { useLanguage, useWords } from "../../words/use-words.ts"
import { cardWords, nameOf } from "../preview/card-words.ts"
import { look, openSheet } from "../preview/preview-store.ts"
import { Badges } from "./badges.tsx"
import { startDrag } from "./drag.ts"
import { showsFirst } from "./touch.ts"

/**
 * A card as it lies on the table or in the hand: a button that looks, chooses and does. It is drawn again only when the card or how it
 * stands to what is asked has changed.
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
  const name = nameOf(t, card)
  const willTap = useStore((s) => s.payment?.taps.includes(card.id) ?? false)
  const onClick = (event: MouseEvent) => {
    const { left, top, width } = event.currentTarget.getBoundingClientRect()
    const first = showsFirst() && (mark === "usable" || mark === "mana")
    if (first || !pressRef(card.id, { x: left + width / 2, y: top })) openSheet(card)
  }
  const marks = [
    "tile",
    size,
    `frame-${frameOf(card)}`,
    card.tapped ? "tapped" : "",
    card.notes.some(({ what }) => what === "phasedOut") ? "phased-out" : "",
    card.attacking !== 0 ? "attacking" : "",
    card.blocking.length > 0 ? "blocking" : "",
    mark === "" ? "" : `mark-${mark}`,
    willTap ? "will-tap" : "",
  ]
  return (
    <button
      type="button"
      className={marks.join(" ")}
      data-card={card.id}
      aria-label={cardWords(t, card, mark, count, language)}
      aria-pressed={mark === "chosen" || mark === "held" ? true : undefined}
      draggable={mark !== "" && card.zone !== "library"}
      onDragStart={(event) => startDrag(event, card.id)}
      onClick={onClick}
      onContextMenu={(event) => {
        event.preventDefault()
        askWhy(card.id)
      }}
      onMouseEnter={() => look(card, mark !== "")}
      onFocus={() => look(card, mark !== "")}
    >
      {/* The space keeps what is written apart where no picture does (WCAG 2.5.3). */}
      <span className="name">{name}</span>{" "}
      {size === "small" ? null : <Cost cost={card.zone === "battlefield" ? "" : card.cost} />}
      <Picture name={card.name} subject={card.portrait} alt="" />
      {size === "small" ? null : <Badges card={card} count={count} />}
      <Size card={card} />
    </button>
  )
})
