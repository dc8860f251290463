import type { Ref } from "@apnap/engine"
import { isPlayerRef } from "@apnap/engine/answering"
import { useEffect, useState } from "react"
import { useStore } from "../../client/store.ts"
import { useDraft } from "../../prompt/draft-store.ts"
import type { Seen, Table } from "../../protocol/table.ts"
import { useWords } from "../../words/use-words.ts"
import { cardsOf, nameOf } from "../preview/card-words.ts"
import { seatInside } from "../seat-name.ts"
import { type Curve, curve, type Point, ribbon, thread } from "./arrow-path.ts"
import { type Arrow, arrowsOf } from "./arrows-of.ts"
import { type Box, chipPlaces, type Place } from "./chip-places.ts"

/** An arrow with its path on the page. */
interface Drawn {
  arrow: Arrow
  line: Curve
}

/** The arrows, and what of the table their chips had better not lie on. */
interface Measured {
  drawn: readonly Drawn[]
  clear: readonly Box[]
}

const NOTHING: Measured = { drawn: [], clear: [] }
const KEPT_CLEAR = ".board .tile:not(.behind) > :is(.bar, .size), .player .life"
/** Arrows pass under names, sizes and life totals. */
const UNDER = "under-names"

/** The bulge of arrows, as a fraction of their length. */
const BULGE = { attack: 0.05, target: 0.14 } as const
/** Arrows are measured again until moving cards have come to rest. */
const REST = 720
const AGAIN = 120
/** Position of an arrow's chip along the curve: near the attacker, so that chips don't collide at a player. */
const CHIP = { attack: 0.3, target: 0.5 } as const
const RING = 13

/** Attacks, blocks and targets, drawn over the table; screen readers get the same from the cards. */
export function Arrows() {
  const table = useStore((store) => store.table)
  return table === null ? null : <Drawing table={table} />
}

function Drawing({ table }: { table: Table }) {
  const t = useWords()
  const { drawn, clear } = useMeasured(table)
  if (drawn.length === 0) return null
  const chips = drawn
    .map(({ arrow, line }) => ({
      key: `${arrow.from} ${arrow.to}`,
      line,
      part: CHIP[arrow.kind],
      words: chipWords(arrow, table.seen, t),
    }))
    .filter(({ words }) => words !== "")
  const places = chipPlaces(chips, innerWidth, clear)
  return (
    <svg className="arrows" aria-hidden="true">
      <title>arrows</title>
      <mask id={UNDER} maskUnits="userSpaceOnUse" x="0" y="0" width={innerWidth} height={innerHeight}>
        <rect width="100%" height="100%" fill="#fff" />
        {clear.map(({ left, right, top, bottom }) => (
          <rect key={`${left} ${top}`} x={left} y={top} width={right - left} height={bottom - top} />
        ))}
      </mask>
      {drawn.map(({ arrow, line }) => (
        <g key={`${arrow.kind} ${arrow.from} ${arrow.to}`} className={`arrow ${arrow.kind}`}>
          {arrow.kind === "attack" ? <Ribbon line={line} /> : <Thread line={line} />}
        </g>
      ))}
      {chips.map(({ key, words }, i) => (
        <Chip key={key} at={places[i]} words={words} />
      ))}
    </svg>
  )
}

/** The predicted result on an arrow's chip: what dies, or the damage dealt. */
function chipWords(arrow: Arrow, seen: Seen, t: ReturnType<typeof useWords>): string {
  if (arrow.leaves.length > 0) {
    const cards = cardsOf(seen)
    const names = arrow.leaves.flatMap((id) => {
      const card = cards.get(id)
      return card === undefined ? [] : [nameOf(t, card).split(",")[0]]
    })
    return t("arrow.dies", { count: names.length, names: names.join(" + ") })
  }
  if (arrow.damage === 0) return ""
  const player = -arrow.to - 1
  if (player === seen.player) return t("arrow.damageToYou", { damage: arrow.damage })
  const isPlayer = seen.players[player] !== undefined
  return isPlayer ? t("arrow.damage", { damage: arrow.damage, name: seatInside(seen, player) }) : ""
}

/** The current paths of the arrows: measured when the table, the draft or the window changes. */
function useMeasured({ seen, forecast }: Table): Measured {
  const decision = useDraft((s) => s.decision)
  const draft = useDraft((s) => s.draft)
  const [measured, setMeasured] = useState(NOTHING)
  useEffect(() => {
    const arrows = arrowsOf(seen, forecast, { decision, draft })
    const measure = () => {
      const now = { drawn: arrows.flatMap(placed), clear: keptClear() }
      setMeasured((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now))
    }
    if (arrows.length === 0) return setMeasured(NOTHING)
    const frame = requestAnimationFrame(measure)
    const timer = setInterval(measure, AGAIN)
    const end = setTimeout(() => clearInterval(timer), REST)
    addEventListener("resize", measure)
    document.addEventListener("scroll", measure, true)
    return () => {
      cancelAnimationFrame(frame)
      clearInterval(timer)
      clearTimeout(end)
      removeEventListener("resize", measure)
      document.removeEventListener("scroll", measure, true)
    }
  }, [seen, forecast, decision, draft])
  return measured
}

function keptClear(): readonly Box[] {
  return [...document.querySelectorAll(KEPT_CLEAR)].map((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect()
    return { left, right, top, bottom }
  })
}

function placed(arrow: Arrow): Drawn[] {
  const [from, to] = [boxOf(arrow.from), boxOf(arrow.to)]
  if (from === null || to === null) return []
  const start = edgeTowards(from, middle(to))
  // Ends before things beside a player, rather than crossing them.
  const end = isPlayerRef(arrow.to) ? nearestOf(to, middle(from)) : edgeTowards(to, middle(from))
  return [{ arrow, line: curve(start, end, BULGE[arrow.kind]) }]
}

function boxOf(ref: Ref): DOMRect | null {
  const element = document.querySelector(`main.table [data-card="${ref}"]`)
  const box = element?.getBoundingClientRect()
  return box === undefined || box.width === 0 ? null : box
}

function middle({ left, top, width, height }: DOMRect): Point {
  return { x: left + width / 2, y: top + height / 2 }
}

/** The point on the edge of a box towards a point. */
function edgeTowards(box: DOMRect, other: Point): Point {
  const at = middle(box)
  const [dx, dy] = [other.x - at.x, other.y - at.y]
  const part = Math.min(
    dx === 0 ? 1 : Math.abs(box.width / 2 / dx),
    dy === 0 ? 1 : Math.abs(box.height / 2 / dy),
    1,
  )
  return { x: at.x + dx * part, y: at.y + dy * part }
}

/** The point on the edge of a box nearest to a point, excluding the corners; for a bar also excluding its end, where the life total is. */
function nearestOf({ left, right, top, bottom, width, height }: DOMRect, { x, y }: Point): Point {
  const inset = height / 4
  const end = width > 4 * height ? width / 4 : 0
  return {
    x: Math.min(right - end, Math.max(left, x)),
    y: Math.min(bottom - inset, Math.max(top + inset, y)),
  }
}

function Ribbon({ line }: { line: Curve }) {
  const path = ribbon(line)
  return (
    <g mask={`url(#${UNDER})`}>
      <path className="casing" d={path} />
      <path className="ribbon" d={path} />
    </g>
  )
}

/** A dotted line that ends in a ring at the target's edge. */
function Thread({ line }: { line: Curve }) {
  const path = thread(line, RING + 3)
  const { x, y } = line.to
  return (
    <>
      <g mask={`url(#${UNDER})`}>
        <path className="casing thread" d={path} />
        <path className="dots" d={path} />
        <path className="hairline" d={path} />
      </g>
      <g className="reticle" transform={`translate(${x} ${y})`}>
        <circle r={RING} />
        <circle className="centre" r={4} />
        <path d="M0 -18V-8M0 8V18M-18 0H-8M8 0H18" />
      </g>
    </>
  )
}

function Chip({ at: { x, y, wide, high }, words }: { at: Place; words: string }) {
  return (
    <foreignObject x={x - wide / 2} y={y - high / 2} width={wide} height={high}>
      <div className="chip-on-arrow">
        <span>{words}</span>
      </div>
    </foreignObject>
  )
}
