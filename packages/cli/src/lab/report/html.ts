import type { StudyFiles } from "../files/files.ts"
import type { StudyRecord } from "../files/record.ts"
import { percent } from "../told.ts"
import { cardPlots } from "./cards.ts"
import { lengths, mulliganBars, starters } from "./games.ts"
import { differencePlot, heatMap } from "./shares.ts"
import { sides } from "./sides.ts"

const STYLE = `
:root { color-scheme: light; }
body { font: 16px/1.5 system-ui, sans-serif; color: #222; background: #fdfcf9; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.8rem; margin-bottom: 0; }
h2 { font-size: 1.2rem; margin: 2.2rem 0 0.2rem; }
p { margin: 0.3rem 0 0.8rem; color: #555; }
figure { margin: 0; }
svg { max-width: 100%; height: auto; }
table { border-collapse: collapse; font-size: 0.9rem; }
th, td { padding: 0.2rem 0.8rem 0.2rem 0; text-align: left; border-bottom: 1px solid #e4ded2; }
td.n { text-align: right; font-variant-numeric: tabular-nums; }
summary { cursor: pointer; color: #2f7f8f; }`

/** A study's report as a self-contained page: no scripts, nothing to load. */
export function html({ record, games, cards }: StudyFiles): string {
  const rows = sides(games)
  const played = games.length > 0
  const sections = [
    shares(record),
    ...(played
      ? [
          section("Who begins", "What each deck won when it began and when it drew first.", starters(rows)),
          section("Length", "Turns of a game, both players' counted.", lengths(games)),
          section("Mulligans", "How many mulligans each deck took (103.5).", mulliganBars(rows)),
        ]
      : []),
    ...cardSections(cards),
    numbers(record),
  ]
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${htmlOf(title(record))}</title><style>${STYLE}</style></head>
<body><h1>${htmlOf(title(record))}</h1>
<p>${htmlOf(subtitle(record, games.length))}</p>
${sections.join("\n")}
</body></html>
`
}

function title({ kind, contests }: StudyRecord): string {
  const [before, after] = contests[0].arms.map((arm) => arm.name)
  if (kind === "matrix") return "Which deck beats which"
  return kind === "card" ? `${after} instead of ${before}` : `Rules: ${after} instead of ${before}`
}

function subtitle(record: StudyRecord, games: number): string {
  const { level, seed, limits, complete, program } = record
  const asked = `± ${(100 * limits.halfWidth).toFixed(1)} % or ${limits.mostGames.toLocaleString("en")} games of each two decks`
  const state = complete ? `played until ${asked}` : `interrupted before ${asked}`
  return `${games.toLocaleString("en")} games by the ${level} level, ${state}. Seeds from ${seed}, each with the seats changed; intervals at 95 %. Program ${program}.`
}

function shares(record: StudyRecord): string {
  if (record.kind === "matrix")
    return section(
      "Share of games won",
      "Each row's deck against each column's, in %; a draw is half a game. The intervals are by pairs of games with one seed.",
      heatMap(record),
    )
  const [before, after] = record.contests[0].arms.map((arm) => arm.name)
  return section(
    "Difference",
    `How much larger the share of games won is with ${after} than with ${before}, in the same shuffles: all together ${percent(record.overall, true)} %.`,
    differencePlot(record),
  )
}

function cardSections(cards: StudyFiles["cards"]): string[] {
  const plots = cardPlots(cards)
  if (plots.length === 0) return []
  const figures = plots.map(
    ({ deck, plot }) => `<details><summary>${htmlOf(deck)}</summary><figure>${plot}</figure></details>`,
  )
  const text =
    "What a deck won of the games in which it drew a card, and of those in which it played it. A card that is played late is played in games that last."
  return [`<section><h2>Cards</h2><p>${text}</p>${figures.join("\n")}</section>`]
}

function numbers({ contests, kind }: StudyRecord): string {
  const rows = contests.map(
    ({ a, b, games, estimate }) =>
      `<tr><td>${htmlOf(a)}</td><td>${htmlOf(b)}</td><td class="n">${games}</td><td class="n">${percent(estimate, kind !== "matrix")}</td></tr>`,
  )
  const head = `<tr><th>deck</th><th>against</th><th>games</th><th>${kind === "matrix" ? "won, %" : "difference, %"}</th></tr>`
  return `<section><h2>Numbers</h2><table>${head}${rows.join("")}</table></section>`
}

function section(title: string, text: string, figure: string): string {
  return `<section><h2>${htmlOf(title)}</h2><p>${htmlOf(text)}</p><figure>${figure}</figure></section>`
}

function htmlOf(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")
}
