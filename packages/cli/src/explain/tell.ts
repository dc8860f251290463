import { runScenario, type Scenario, type ScenarioResult, type Stock } from "@apnap/players"
import { type Entry, entryOf, type Language, tell } from "@apnap/words"
import { OUTCOMES, UNUSED } from "./outcomes.ts"

/** Tells a scenario as a judge would: one line for each event, with the number that its rule had in that era. */
export function tellScenario(scenario: Scenario, stock: Stock, language: Language): string[] {
  const entries: Entry[] = []
  let turn = -1
  let told = 0
  const result = runScenario(scenario, stock, (s) => {
    if (s.turn.number !== turn) told = 0
    turn = s.turn.number
    for (const event of s.events.slice(told)) entries.push(entryOf(s, event))
    told = s.events.length
  })
  return [
    ...heading(scenario, language),
    ...lines(withManaTogether(entries), language),
    ...closing(result, language),
  ]
}

/** A step is told with what happens in it, if anything does. */
function lines(entries: readonly Entry[], language: Language): string[] {
  const out: string[] = []
  let step: string | null = null
  for (const entry of entries) {
    const sentence = tell(entry, language)
    const line = sentence === null ? null : `  ${entry.number.padEnd(8)} ${sentence}`
    if (entry.kind === "step" || entry.kind === "beginsTurn") step = null
    if (entry.kind === "step") step = line
    else if (line !== null) {
      if (step !== null) out.push(step)
      step = null
      out.push(line)
    }
  }
  return out
}

/** Mana that one player adds in a row is told at once. */
function withManaTogether(entries: readonly Entry[]): Entry[] {
  const out: Entry[] = []
  for (const entry of entries) {
    const before = out.at(-1)
    const isMore = entry.kind === "mana" && before?.kind === "mana" && before.who.name === entry.who.name
    if (isMore) out[out.length - 1] = { ...before, detail: before.detail + entry.detail }
    else if (entry.kind !== "taps" || entry.detail !== "mana") out.push(entry)
  }
  return out
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
