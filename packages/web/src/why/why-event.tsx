import type { ExplainedCheck, ExplainedEvent } from "@apnap/session/protocol"
import { SymbolText } from "../card/mana.tsx"
import { RuleText } from "../log/rule-text.tsx"
import { useLanguage, useWords } from "../words/use-words.ts"
import { ToldList } from "./told-list.tsx"
import { WhyEffects } from "./why-effects.tsx"

/** Explains an event: its rule, what modified it, the state-based action check, and preceding events. */
export function WhyEvent({ about }: { about: ExplainedEvent }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <>
      {about.text === null ? null : (
        <p className="told">
          <SymbolText text={about.text[language]} />
        </p>
      )}
      <RuleText rule={about.rule} number={about.number} />
      {about.source === "" ? null : <p>{t("explain.source", { name: about.source })}</p>}
      {about.check === null ? null : <Check check={about.check} />}
      <WhyEffects effects={about.effects} />
      <ToldList heading={t("explain.before")} events={about.before} />
    </>
  )
}

function Check({ check: { nth, of, others, rule, number } }: { check: ExplainedCheck }) {
  const t = useWords()
  return (
    <>
      <h3>{t("explain.check")}</h3>
      <p>
        {of === 1 ? t("explain.onlyCheck") : t("explain.nthCheck", { nth, of })}{" "}
        {others.length === 0 ? t("explain.alone") : null}
      </p>
      <RuleText rule={rule} number={number} />
      <ToldList heading={t("explain.sameCheck")} events={others} />
    </>
  )
}
