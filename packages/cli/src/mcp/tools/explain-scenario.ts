import type { Scenario } from "@apnap/scenarios"
import type { Language } from "@apnap/words"
import { z } from "zod"
import type { CardStock } from "../../cards/card-stock.ts"
import { explainedData } from "../../explain/data.ts"
import { boardLines } from "../../explain/facts.ts"
import { type Followed, follow, linesOf, numbered } from "../../explain/follow.ts"
import { COLON, OUTCOMES, UNUSED } from "../../explain/outcomes.ts"
import { QUESTION, readQuestion } from "../judging/read-question.ts"
import { checkCardExists } from "../judging/unknown-card.ts"
import { PATIENCE } from "../limits.ts"
import { language, type Told, type Tool } from "../tool.ts"

const input = z.strictObject({ ...QUESTION, language })

/** Plays out a board and actions and reports the events, each with its rule number. */
export function explainScenario(stock: CardStock): Tool<typeof input> {
  return {
    name: "explain_scenario",
    description:
      "Settle a rules question: given a board and what the players do, tell what happens by the rules (of any era), line by line with rule numbers, what is refused and by which rule, and the board at the end. Actions that are not written are not taken: players pass, decline attacks and blocks, and choose sensibly.",
    input,
    readOnly: true,
    run: ({ language: spoken, ...given }) => {
      const scenario = readQuestion(given)
      const followed = follow(scenario, stock, { patience: PATIENCE })
      checkCardExists(followed.result, stock)
      return told(scenario, followed, spoken)
    },
  }
}

function told(scenario: Scenario, followed: Followed, spoken: Language): Told {
  const { id: _, ...data } = explainedData(scenario, followed, spoken)
  const { outcome, reason, refused, unused, end } = data
  const verdict = reason === "" ? [] : [`${OUTCOMES[spoken][outcome]}${COLON[spoken]} ${reason}`]
  return {
    lines: [
      ...numbered(linesOf(followed.entries, spoken)),
      ...refused.map((one) => `  ${one.rule.padEnd(8)} ${one.what}${COLON[spoken]} ${one.reason}`),
      ...verdict,
      ...unused.map((one) => `  ${UNUSED[spoken]}${COLON[spoken]} ${one}`),
      ...(end === null ? [] : ["", ...boardLines(end, spoken)]),
    ],
    data,
  }
}
