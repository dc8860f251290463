import type { Once, Scenario } from "@apnap/scenarios"
import { useState } from "react"
import type { Told } from "../../protocol/judge-tool.ts"
import { firstDayOf } from "../../start/offer.ts"
import { dayIn } from "../../words/day.ts"
import { useLanguage, useWords } from "../../words/use-words.ts"
import { judgeTool } from "../judge-tool-store.ts"
import { ToldView } from "./told-view.tsx"

/** The same position under the rules of another day, which can be run. */
export function OnceView({ scenario, once }: { scenario: Scenario; once: Once }) {
  const t = useWords()
  const language = useLanguage()
  const [told, setTold] = useState<Told | null>(null)
  const day = firstDayOf(once.ruleset) ?? once.ruleset
  return (
    <section className="once">
      <h3>{t("desk.once", { day: dayIn(day, language) })}</h3>
      <p>{once.text[language]}</p>
      {told === null ? (
        <button type="button" onClick={() => judgeTool.tell(scenario, once, setTold)}>
          {t("desk.runOnce")}
        </button>
      ) : (
        <ToldView told={told} judged />
      )}
    </section>
  )
}
