import type { DeckProblem } from "@apnap/cards"
import type { TFunction } from "i18next"
import { dayIn } from "../words/day.ts"
import { useLanguage, useWords } from "../words/use-words.ts"
import { builder, useBuilder } from "./deck-store.ts"
import { refusalIn } from "./refusal.ts"
import { UntilSelect } from "./until-select.tsx"

const FORMATS = [
  "constructed",
  "commander",
  "standard",
  "pioneer",
  "modern",
  "legacy",
  "vintage",
  "pauper",
] as const

/** Maximum number of problems listed individually. */
const MOST = 8

/** The format and day by which the deck is judged, and its problems but for the one told beside the buttons. */
export function Judged() {
  const t = useWords()
  const language = useLanguage()
  const { rules, problems, entries } = useBuilder()
  const refusal = refusalIn(problems)
  const others = problems.filter((problem) => problem !== refusal)
  return (
    <section className="judged" aria-label={t("decks.legality")}>
      <div className="search-tools">
        <label>
          <span>{t("decks.format")}</span>
          <select value={rules.format} onChange={({ target }) => builder.judge({ format: target.value })}>
            {FORMATS.map((format) => (
              <option key={format} value={format}>
                {t(`decks.formats.${format}`)}
              </option>
            ))}
          </select>
        </label>
        <UntilSelect value={rules.until} onChange={(until) => builder.judge({ until })} />
      </div>
      {entries.length === 0 || (refusal !== undefined && others.length === 0) ? null : (
        <div className={problems.length === 0 ? "verdict good" : "verdict bad"} role="status">
          {problems.length === 0 ? (
            <p>{t("decks.legal")}</p>
          ) : (
            <ul>
              {others.slice(0, MOST).map((problem) => (
                <li key={JSON.stringify(problem)}>{problemWords(t, problem, language)}</li>
              ))}
              {others.length > MOST ? (
                <li>{t("decks.moreProblems", { count: others.length - MOST })}</li>
              ) : null}
            </ul>
          )}
        </div>
      )}
    </section>
  )
}

export function problemWords(t: TFunction, problem: DeckProblem, language: "en" | "fr"): string {
  if (problem.code === "later")
    return t("decks.problem.later", { card: problem.card, day: dayIn(problem.released, language) })
  return t(`decks.problem.${problem.code}`, { ...problem })
}
