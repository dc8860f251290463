import { useState } from "react"
import { SymbolText } from "../../card/mana.tsx"
import { useWords } from "../../words/use-words.ts"

/** One item, or several equal ones, in an order. */
export interface OrderRow {
  key: number
  name: string
  text: string
  count: number
}

/** An order, changed by moving rows up or down or dragging them. */
export function OrderList({
  rows,
  onMove,
}: {
  rows: readonly OrderRow[]
  onMove: (place: number, by: number) => void
}) {
  const t = useWords()
  const [dragged, setDragged] = useState(-1)
  return (
    <ol className="order">
      {rows.map(({ key, name, text, count }, place) => (
        <li
          key={key}
          draggable
          className={place === dragged ? "dragged" : ""}
          onDragStart={() => setDragged(place)}
          onDragEnd={() => setDragged(-1)}
          onDragOver={(event) => {
            if (dragged >= 0) event.preventDefault()
          }}
          onDrop={(event) => {
            event.preventDefault()
            if (dragged !== place) onMove(dragged, place - dragged)
          }}
        >
          <span>
            <b>{name}</b>
            {count > 1 ? <b className="times"> ×{count}</b> : null}
            {text === "" ? null : (
              <small>
                <SymbolText text={text} />
              </small>
            )}
          </span>
          <button
            type="button"
            disabled={place === 0}
            aria-label={t("prompt.up", { name })}
            onClick={() => onMove(place, -1)}
          >
            ↑
          </button>
          <button
            type="button"
            disabled={place === rows.length - 1}
            aria-label={t("prompt.down", { name })}
            onClick={() => onMove(place, 1)}
          >
            ↓
          </button>
        </li>
      ))}
    </ol>
  )
}

/** The list with the item at `place` moved by `by` positions. */
export function moved<T>(list: readonly T[], place: number, by: number): T[] {
  const copy = [...list]
  const [one] = copy.splice(place, 1)
  copy.splice(place + by, 0, one)
  return copy
}
