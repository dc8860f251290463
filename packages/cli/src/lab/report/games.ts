import { wilson } from "@apnap/players"
import { barX, binX, dot, rectY, ruleX, ruleY } from "@observablehq/plot"
import type { GameRow } from "../files/rows.ts"
import { draw } from "./plot.ts"
import { groupBy, type SideRow } from "./sides.ts"

const BEGAN = { true: "begins", false: "draws first" }

/** Game lengths in turns, one plot below the other for two arms. */
export function lengths(games: readonly GameRow[]): string {
  const arms = new Set(games.map(({ arm }) => arm)).size
  return draw({
    width: 760,
    height: 120 + 110 * arms,
    marginLeft: 60,
    marginRight: arms > 1 ? 150 : 20,
    x: { label: "turns" },
    y: { label: "games", grid: true },
    fy: { label: null },
    marks: [
      rectY(games, {
        ...binX({ y: "count" }, { x: "turns", thresholds: 40 }),
        ...(arms > 1 && { fy: "arm" }),
        fill: "#2f7f8f",
      }),
      ruleY([0]),
    ],
  })
}

/** Win rates of each deck on the play and on the draw, with Wilson intervals. */
export function starters(rows: readonly SideRow[]): string {
  const shares = [...groupBy(rows, ({ deck, began }) => `${deck}\n${began}`).values()].map((group) => {
    const won = group.reduce((sum, { points }) => sum + points, 0)
    const [low, high] = wilson(won, group.length)
    const { deck, began } = group[0]
    return {
      deck,
      when: began ? BEGAN.true : BEGAN.false,
      share: (100 * won) / group.length,
      low: 100 * low,
      high: 100 * high,
    }
  })
  const decks = new Set(shares.map(({ deck }) => deck)).size
  return draw({
    width: 760,
    height: 80 + 34 * decks,
    marginLeft: 130,
    x: { label: "share won, %", grid: true, nice: true },
    y: { label: null, domain: [...new Set(rows.map(({ deck }) => deck))] },
    color: { legend: true, domain: Object.values(BEGAN), range: ["#c1543c", "#2f7f8f"] },
    marks: [
      ruleX([50], { strokeDasharray: "3,3" }),
      // A deck's two points are offset slightly above and below its line.
      ...Object.values(BEGAN).flatMap((when, i) => {
        const some = shares.filter((share) => share.when === when)
        const dy = i === 0 ? -5 : 5
        return [
          ruleY(some, { y: "deck", x1: "low", x2: "high", stroke: "when", strokeWidth: 2, dy }),
          dot(some, { x: "share", y: "deck", fill: "when", r: 4, dy }),
        ]
      }),
    ],
  })
}

/** Each deck's mulligan frequency. */
export function mulliganBars(rows: readonly SideRow[]): string {
  const bars = [...groupBy(rows, ({ deck }) => deck)].flatMap(([deck, group]) =>
    [...groupBy(group, ({ mulligans }) => `${Math.min(3, mulligans)}`)].map(([count, some]) => ({
      deck,
      share: (100 * some.length) / group.length,
      mulligans: count === "3" ? "3 or more" : count,
    })),
  )
  const decks = new Set(bars.map(({ deck }) => deck)).size
  return draw({
    width: 760,
    height: 80 + 28 * decks,
    marginLeft: 130,
    x: { label: "games, %" },
    y: { label: null, domain: [...new Set(rows.map(({ deck }) => deck))] },
    color: {
      legend: true,
      label: "mulligans",
      domain: ["0", "1", "2", "3 or more"],
      range: ["#e4ded2", "#9cc3c9", "#2f7f8f", "#c1543c"],
    },
    marks: [
      barX(bars, { x: "share", y: "deck", fill: "mulligans", order: ["0", "1", "2", "3 or more"] }),
      ruleX([0]),
    ],
  })
}
