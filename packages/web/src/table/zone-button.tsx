import { useState } from "react"
import { GLYPHS } from "../card/glyph.ts"
import { Picture } from "../card/picture.tsx"
import type { SeenCard } from "../protocol/table.ts"
import { useWords } from "../words/use-words.ts"
import { Dialog } from "./dialogs/dialog.tsx"
import { Tile } from "./object/tile.tsx"
import { useMarkAny } from "./object/use-mark-any.ts"

/** A zone with its number of cards, which opens the visible ones. Marked if any of them can be used or chosen. */
export function ZoneButton({
  zone,
  count,
  cards,
  name,
}: {
  zone: "library" | "hand" | "graveyard" | "exile" | "command" | "ante"
  count: number
  cards: readonly SeenCard[]
  name: string
}) {
  const t = useWords()
  const [open, setOpen] = useState(false)
  const mark = useMarkAny(cards)
  const label = `${name}${t("do.colon")}${t("table.zoneCount", { zone: t(`zone.${zone}`), count })}`
  return (
    <>
      <button
        type="button"
        className={`zone-count ${mark ? "mark-usable" : ""}`}
        aria-label={label}
        title={t(`zone.${zone}`)}
        disabled={cards.length === 0}
        onClick={() => setOpen(true)}
      >
        <Thumb zone={zone} count={count} top={cards[0]} />
        <i className="glyph" aria-hidden="true">
          {GLYPHS[zone]}
        </i>
        <span className="words">{t(`zone.${zone}`)}</span> <span className="count">{count}</span>
      </button>
      {open ? (
        <Dialog title={label} onClose={() => setOpen(false)}>
          <ul className="spread">
            {cards.map((card) => (
              <li key={card.id}>
                <Tile card={card} size="hand" />
              </li>
            ))}
          </ul>
        </Dialog>
      ) : null}
    </>
  )
}

/** The top card of a zone; a card back for a hidden library. */
function Thumb({ zone, count, top }: { zone: string; count: number; top: SeenCard | undefined }) {
  if (top === undefined || !top.known)
    return <span className={zone === "library" && count > 0 ? "thumb back" : "thumb"} aria-hidden="true" />
  return (
    <span className="thumb" aria-hidden="true">
      <Picture name={top.name} subject={top.portrait} alt="" />
    </span>
  )
}
