import { cell, dot, ruleX, ruleY, text } from "@observablehq/plot"
import type { StudyRecord } from "../files/record.ts"
import { decksOf, percent, shareOf } from "../told.ts"
import { draw } from "./plot.ts"

/** Each deck's win rate against each other deck, as a heat map. */
export function heatMap({ contests }: StudyRecord): string {
  const decks = decksOf(contests)
  const cells = decks.flatMap((deck) =>
    decks.flatMap((against) => {
      const found = shareOf(contests, deck, against)
      if (found === null || found.count === 0) return []
      const [share, reach] = percent(found).split(" ± ")
      return [{ deck, against, share: 100 * found.mean, said: `${share}\n± ${reach}` }]
    }),
  )
  const size = 78
  return draw({
    width: 130 + size * decks.length,
    height: 110 + size * 0.7 * decks.length,
    marginLeft: 120,
    marginTop: 80,
    padding: 0.04,
    x: { axis: "top", label: "against", domain: decks, tickRotate: decks.length > 4 ? -20 : 0 },
    y: { label: null, domain: decks },
    color: {
      type: "linear",
      domain: [0, 50, 100],
      range: ["#c1543c", "#f6f1e7", "#2f7f8f"],
      label: "share won, %",
    },
    marks: [
      cell(cells, { x: "against", y: "deck", fill: "share", rx: 4 }),
      text(cells, {
        x: "against",
        y: "deck",
        text: "said",
        lineHeight: 1.15,
        // The darkest cells alone are easier to read in white.
        fill: ({ share }) => (share < 5 || share > 95 ? "white" : "#222"),
      }),
    ],
  })
}

/** The second arm's share minus the first's, per contest and overall, with intervals. */
export function differencePlot({ contests, overall }: StudyRecord): string {
  const known = contests.map(({ a, b, estimate }) => ({ name: `${a} against ${b}`, ...estimate }))
  const rows = [...known, { name: "all", ...overall }]
    .filter(({ count }) => count > 1)
    .map(({ name, mean, halfWidth }) => ({
      name,
      mean: 100 * mean,
      low: 100 * (mean - halfWidth),
      high: 100 * (mean + halfWidth),
      fill: name === "all" ? "#c1543c" : "#2f7f8f",
    }))
  return draw({
    width: 760,
    height: 70 + 24 * rows.length,
    marginLeft: 240,
    x: { label: "difference of the shares, %", grid: true, nice: true },
    y: { label: null, domain: rows.map(({ name }) => name) },
    marks: [
      ruleX([0]),
      ruleY(rows, { y: "name", x1: "low", x2: "high", stroke: "fill", strokeWidth: 2 }),
      dot(rows, { x: "mean", y: "name", fill: "fill", r: 4 }),
    ],
  })
}
