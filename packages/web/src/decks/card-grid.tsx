import { useVirtualizer } from "@tanstack/react-virtual"
import { useEffect, useLayoutEffect, useRef, useState } from "react"
import { useWords } from "../words/use-words.ts"
import { CardCell } from "./card-cell.tsx"
import { search, useSearch } from "./search-store.ts"

/** Pixels between cards. */
const GAP = 14
/** The width of a card, where two of them have room. */
const WIDE = 168
/** A card is 1.4 times as high as wide, with the deck's buttons below. */
const HIGH = 1.4
const BELOW = 44

/** All found cards; only the visible ones are rendered and fetched. */
export function CardGrid({ building }: { building: boolean }) {
  const t = useWords()
  const { found, rows, at, query, order, until } = useSearch()
  const frame = useRef<HTMLElement>(null)
  const width = useWidth(frame)
  const { columns, card, gap } = columnsIn(width)
  const below = building ? BELOW : 0
  const total = found?.total ?? 0
  const virtual = useVirtualizer({
    count: Math.ceil(total / columns),
    getScrollElement: () => frame.current,
    estimateSize: () => Math.ceil(card * HIGH) + below + GAP,
    overscan: 2,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: cards of another size are measured anew
  useEffect(() => virtual.measure(), [card, below])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search is read from its beginning
  useEffect(() => virtual.scrollToOffset(0), [query, order, until])
  const lines = virtual.getVirtualItems()
  const from = (lines[0]?.index ?? 0) * columns
  const to = Math.min(total, ((lines.at(-1)?.index ?? -1) + 1) * columns)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search fetches anew
  useEffect(() => void search.fetch(from, to), [from, to, at])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it (WCAG 2.1.1)
    <section ref={frame} className="card-grid" tabIndex={0} aria-label={t("cards.result")}>
      <ul style={{ height: virtual.getTotalSize(), "--hand-width": `${card}px` } as React.CSSProperties}>
        {lines.flatMap(({ index, start }) =>
          Array.from({ length: Math.min(columns, total - index * columns) }, (_, column) => {
            const place = index * columns + column
            return (
              <li
                key={place}
                style={{ transform: `translate(${column * (card + gap)}px, ${start}px)`, width: card }}
                aria-setsize={total}
                aria-posinset={place + 1}
              >
                <CardCell card={rows.get(place)} building={building} />
              </li>
            )
          }),
        )}
      </ul>
    </section>
  )
}

/** The columns of a width: cards have theirs, and what is left goes between them. */
function columnsIn(width: number): { columns: number; card: number; gap: number } {
  const columns = Math.max(2, Math.floor((width + GAP) / (WIDE + GAP)))
  const card = Math.min(WIDE, Math.floor((width - GAP * (columns - 1)) / columns))
  return { columns, card, gap: Math.floor((width - card * columns) / (columns - 1)) }
}

/** The content width without padding, as it changes. */
function useWidth(frame: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(600)
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return
    const watcher = new ResizeObserver(([{ contentRect }]) => setWidth(Math.floor(contentRect.width)))
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [frame])
  return width
}
