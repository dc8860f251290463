import type { TFunction } from "i18next"
import { judgeToolAddress } from "../client/addresses.ts"
import { useStore } from "../client/store.ts"
import { judgeTool } from "../judge-tool/judge-tool-store.ts"
import { useRuleWords } from "../log/use-summary.ts"
import type { ShownScenario, ToldRule } from "../protocol/rule.ts"
import { Dialog } from "../table/dialogs/dialog.tsx"
import { useLanguage, useWords } from "../words/use-words.ts"
import { Lettered } from "./lettered.tsx"
import { closeRule, openRule, useRule } from "./rule-store.ts"
import "../style/screens.css"

/** A rule in full: its section, text, subrules, numbers and wording in other eras, and scenarios that demonstrate it. */
export function RuleDialog() {
  const { rule } = useRule()
  return rule === null ? null : <Panel key={rule.rule} rule={rule.rule} number={rule.number} />
}

function Panel({ rule, number }: { rule: string; number: string }) {
  const t = useWords()
  const { told } = useRule()
  const language = useLanguage()
  const words = useRuleWords(rule)
  return (
    <Dialog
      title={number === rule ? t("log.rule", { rule }) : t("log.ruleEra", { rule, number })}
      onClose={closeRule}
      className="rule-dialog"
    >
      <p className="chapter">
        {words?.heading(rule.slice(0, 3), language)} <Above rule={rule} />
      </p>
      {words === null ? null : (
        <>
          <p className="told">{words.summaries.summary(rule, language) ?? t("rule.unknown")}</p>
          <Lettered rule={rule} summaries={words.summaries} language={language} open={openRule} />
        </>
      )}
      {told === null || told.rule !== rule ? null : <Eras told={told} />}
    </Dialog>
  )
}

/** A link to a subrule's parent rule. */
function Above({ rule }: { rule: string }) {
  const above = /^(.*\d)[a-z]$/.exec(rule)?.[1]
  return above === undefined ? null : (
    <button type="button" className="rule" onClick={() => openRule(above, above)}>
      {above}
    </button>
  )
}

function Eras({ told: { numbers, then, scenarios, happens } }: { told: ToldRule }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <>
      <h3>{t("rule.numbers")}</h3>
      <dl className="eras">
        {numbers.map(({ number, first, last }) => (
          <div key={first}>
            <dt>{number}</dt>
            <dd>{span(t, first, last)}</dd>
          </div>
        ))}
      </dl>
      {then.length === 0 ? null : (
        <>
          <h3>{t("rule.then")}</h3>
          <dl className="eras">
            {then.map((wording) => (
              <div key={wording.first}>
                <dt>{span(t, wording.first, wording.last)}</dt>
                <dd>{wording[language]}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <Scenarios heading={t("rule.scenarios")} list={scenarios} />
      <Scenarios heading={t("rule.happens")} list={happens} />
    </>
  )
}

function Scenarios({ heading, list }: { heading: string; list: readonly ShownScenario[] }) {
  return list.length === 0 ? null : (
    <>
      <h3>{heading}</h3>
      <ul className="lessons">
        {list.map((scenario) => (
          <li key={scenario.id}>
            <ScenarioLink scenario={scenario} />
          </li>
        ))}
      </ul>
    </>
  )
}

function span(t: TFunction, first: string, last: string): string {
  const name = (ruleset: string) => (ruleset === "current" ? t("rule.today") : ruleset)
  return first === last ? name(first) : t("rule.span", { first: name(first), last: name(last) })
}

/** Opens the scenario in the course; a running game stays as it is. */
function ScenarioLink({ scenario: { id, title, ruleset } }: { scenario: ShownScenario }) {
  const t = useWords()
  const language = useLanguage()
  const atDesk = useStore((s) => s.screen === "judgeTool")
  const says = (
    <>
      <span>{title[language]}</span>
      {ruleset === "current" ? null : <small>{ruleset}</small>}
    </>
  )
  if (!atDesk)
    return (
      <a className="lesson-link" href={judgeToolAddress(id)} target="_blank" rel="noreferrer">
        {says}
        <span className="for-readers">{t("rule.newTab")}</span>
      </a>
    )
  return (
    <button
      type="button"
      onClick={() => {
        closeRule()
        judgeTool.learnOf(id)
      }}
    >
      {says}
    </button>
  )
}
