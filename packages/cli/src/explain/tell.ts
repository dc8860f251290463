import { type GameEvent, ruleNumber, type State } from "@apnap/engine"
import { runScenario, type Scenario, type ScenarioResult, type Stock } from "@apnap/players"
import { entryOf, type Language, tell } from "@apnap/words"
import { OUTCOMES, UNUSED } from "./outcomes.ts"

/** Tells a scenario as a judge would: one line for each event, with the number that its rule had in that era. */
export function tellScenario(scenario: Scenario, stock: Stock, language: Language): string[] {
  const lines = heading(scenario, language)
  let turn = -1
  let told = 0
  let step: string | null = null
  const result = runScenario(scenario, stock, (s) => {
    if (s.turn.number !== turn) told = 0
    turn = s.turn.number
    for (const event of s.events.slice(told)) {
      const line = sentenceOf(s, event, language)
      // A step is told with what happens in it, if anything does.
      if (event.kind === "step" || event.kind === "beginsTurn") step = null
      if (event.kind === "step") step = line
      else if (line !== null) {
        if (step !== null) lines.push(step)
        step = null
        lines.push(line)
      }
    }
    told = s.events.length
  })
  return [...lines, ...closing(result, language)]
}

function sentenceOf(s: State, event: GameEvent, language: Language): string | null {
  const sentence = tell(entryOf(s, event), language)
  return sentence === null ? null : `  ${ruleNumber(s.ruleset, event.rule).padEnd(8)} ${sentence}`
}

function heading({ id, title, text, ruleset }: Scenario, language: Language): string[] {
  const era = ruleset === undefined ? "" : ` [${ruleset}]`
  return [`${title?.[language] ?? id}${era}`, ...(text === undefined ? [] : [text[language]])]
}

function closing({ outcome, reason, warnings }: ScenarioResult, language: Language): string[] {
  return [
    `${OUTCOMES[language][outcome]}${reason === "" ? "" : `: ${reason}`}`,
    ...warnings.map((w) => `  ${UNUSED[language]}: ${w}`),
  ]
}
