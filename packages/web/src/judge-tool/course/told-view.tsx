import { SymbolText } from "../../card/mana.tsx"
import { RuleText } from "../../log/rule-text.tsx"
import type { Told, ToldCheck, ToldLine } from "../../protocol/judge-tool.ts"
import { useLanguage, useWords } from "../../words/use-words.ts"
import { checkWords, foundIn } from "../say.ts"
import { StandingView } from "./standing-view.tsx"

/** A run, step by step, with the result of each assertion. `judged`: the overall result is shown elsewhere. */
export function ToldView({ told, judged = false }: { told: Told; judged?: boolean }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <div className="told-view">
      {told.outcome === "passed" && (judged || told.checks.length === 0) ? null : (
        <p className={`verdict ${told.outcome}`} role="status">
          <b>{t(`desk.outcome.${told.outcome}`)}</b>
          {told.outcome === "passed" || told.checks.some(({ fault }) => fault !== null) ? null : (
            <span> {told.reason[language]}</span>
          )}
        </p>
      )}
      {told.checks.length === 0 || (judged && told.outcome === "passed") ? null : (
        <ul className="verdicts" aria-label={t("desk.checks")}>
          {told.checks.map((check, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the checks of one run never change places
            <Verdict key={i} check={check} />
          ))}
        </ul>
      )}
      {told.standing === null || told.checks.length > 0 ? null : <StandingView standing={told.standing} />}
      {told.warnings.map((warning) => (
        <p key={warning.en} className="hint">
          {t("desk.unused", { warning: warning[language] })}
        </p>
      ))}
      <ol className="story" aria-label={t("desk.story")}>
        {told.lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one run never change places
          <Line key={i} line={line} />
        ))}
      </ol>
    </div>
  )
}

function Verdict({ check: { check, fault } }: { check: ToldCheck }) {
  const t = useWords()
  const found = fault === null ? "" : foundIn(fault)
  return (
    <li className={fault === null ? "holds" : "fails"}>
      <span className="sign" aria-hidden="true">
        {fault === null ? "✓" : "✕"}
      </span>
      <span>
        <span className="for-readers">{fault === null ? t("desk.holds") : t("desk.fails")}: </span>
        {checkWords(t, check)}
        {fault === null ? null : (
          <small> {found === "" ? t("desk.noSuch") : t("desk.itIs", { found })}</small>
        )}
      </span>
    </li>
  )
}

function Line({ line }: { line: ToldLine }) {
  const language = useLanguage()
  if (line.is !== "event") return <li className={`story-${line.is}`}>{line.text[language]}</li>
  return (
    <li className="story-event">
      <details>
        <summary>
          <SymbolText text={line.text[language]} /> <span className="rule">{line.number}</span>
        </summary>
        <RuleText rule={line.rule} number={line.number} />
      </details>
    </li>
  )
}
