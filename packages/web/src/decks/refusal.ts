import type { DeckProblem } from "@apnap/cards"

/** The problems with which no game begins; the others are of formats, which the table does not enforce. */
const REFUSED: ReadonlySet<DeckProblem["code"]> = new Set([
  "size",
  "sideboard",
  "companions",
  "copies",
  "unknown",
  "no-commander",
  "not-commander",
  "identity",
])

/** The first problem for which a deck can't be played at all: it is told beside the button that begins a game. */
export function refusalIn(problems: readonly DeckProblem[]): DeckProblem | undefined {
  return problems.find(({ code }) => REFUSED.has(code))
}
