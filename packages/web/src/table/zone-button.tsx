import { useState } from "react"
import { GLYPHS } from "../card/glyph.ts"
import type { SeenCard } from "../protocol/table.ts"
import { useWords } from "../words/use-words.ts"
import { Dialog } from "./dialogs/dialog.tsx"
import { Tile } from "./object/tile.tsx"
import { useMarkAny } from "./object/use-mark-any.ts"

/** A zone by its count; what is seen of it opens. It is marked when something in it can be used or chosen. */
export function ZoneButton({
  zone,
  count,
  cards,
  name,
}: {
  zone: "library" | "graveyard" | "exile" | "command"
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
        <i className="glyph" aria-hidden="true">
          {GLYPHS[zone]}
        </i>
        <span className="words">{t(`zone.${zone}`)}</span> {count}
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
