import { wilson } from "@apnap/players"
import { dot, ruleX, ruleY } from "@observablehq/plot"
import type { CardRow } from "../files/rows.ts"
import { draw } from "./plot.ts"
import { groupBy } from "./sides.ts"

/** Minimum games in which a card was drawn for it to be shown. */
const LEAST = 20
const WAYS = { drawn: "drawn", played: "played" }

/** Win rates of each deck when it drew and when it played a card, one plot per deck. */
export function cardPlots(cards: readonly CardRow[]): { deck: string; plot: string }[] {
  return [...groupBy(cards, ({ deck }) => deck)].flatMap(([deck, rows]) => {
    const shares = [...groupBy(rows, ({ card }) => card)].flatMap(([card, some]) => sharesOf(card, some))
    return shares.length === 0 ? [] : [{ deck, plot: plotOf(shares) }]
  })
}

interface Share {
  card: string
  way: string
  share: number
  low: number
  high: number
}

function sharesOf(card: string, rows: readonly CardRow[]): Share[] {
  const share = (way: keyof typeof WAYS): Share[] => {
    const games = rows.reduce((sum, row) => sum + row[way], 0)
    const won = rows.reduce((sum, row) => sum + row[`${way}_won`], 0)
    if (games < LEAST) return []
    const [low, high] = wilson(won, games)
    return [{ card, way, share: (100 * won) / games, low: 100 * low, high: 100 * high }]
  }
  return [...share("drawn"), ...share("played")]
}

function plotOf(shares: readonly Share[]): string {
  const order = shares
    .filter(({ way }) => way === "drawn")
    .sort((a, b) => b.share - a.share)
    .map(({ card }) => card)
  return draw({
    width: 760,
    height: 80 + 20 * order.length,
    marginLeft: 190,
    x: { label: "share won, %", grid: true, nice: true },
    y: { label: null, domain: order },
    color: { legend: true, domain: Object.values(WAYS), range: ["#2f7f8f", "#c1543c"] },
    marks: [
      ruleX([50], { strokeDasharray: "3,3" }),
      ...Object.values(WAYS).flatMap((way, i) => {
        const some = shares.filter((share) => share.way === way)
        const dy = i === 0 ? -3 : 3
        return [
          ruleY(some, { y: "card", x1: "low", x2: "high", stroke: "way", dy }),
          dot(some, { x: "share", y: "card", fill: "way", r: 3.5, dy }),
        ]
      }),
    ],
  })
}
