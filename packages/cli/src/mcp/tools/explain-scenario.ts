import { CURRENT, findRuleset, type Ruleset, ruleNumber } from "@apnap/engine"
import { type Scenario, standingAt } from "@apnap/scenarios"
import { type Language, reasonIn, refusalIn } from "@apnap/words"
import { z } from "zod"
import { boardLines } from "../../explain/facts.ts"
import { type Followed, follow, linesOf, numbered } from "../../explain/follow.ts"
import { COLON, OUTCOMES, UNUSED } from "../../explain/outcomes.ts"
import type { CardStock } from "../card-stock.ts"
import { QUESTION, readQuestion } from "../judging/read-question.ts"
import { PATIENCE } from "../limits.ts"
import { language, type Told, type Tool } from "../tool.ts"

const input = z.strictObject({ ...QUESTION, language })

/** Plays a board and actions out, and tells what happens, each line with its rule number. */
export function explainScenario(stock: CardStock): Tool<typeof input> {
  return {
    name: "explain_scenario",
    description:
      "Settle a rules question: given a board and what the players do, tell what happens by the rules (of any era), line by line with rule numbers, what is refused and by which rule, and the board at the end. Actions that are not written are not taken: players pass, decline attacks and blocks, and choose sensibly.",
    input,
    readOnly: true,
    run: ({ language: spoken, ...given }) => {
      const scenario = readQuestion(given)
      return told(scenario, follow(scenario, stock, { patience: PATIENCE }), spoken)
    },
  }
}

function told(scenario: Scenario, { result, entries, end }: Followed, spoken: Language): Told {
  const lines = linesOf(entries, spoken)
  const position = end === null ? null : standingAt(end)
  const { outcome, reason, warnings } = result
  const ruleset: Ruleset = findRuleset(scenario.ruleset ?? CURRENT.name) ?? CURRENT
  const refused = (result.refused ?? []).map(({ what, rule, ...why }) => ({
    what,
    rule: ruleNumber(ruleset, rule),
    reason: refusalIn(why, spoken),
  }))
  const verdict =
    reason === "" ? [] : [`${OUTCOMES[spoken][outcome]}${COLON[spoken]} ${reasonIn(reason, spoken)}`]
  return {
    lines: [
      ...numbered(lines),
      ...refused.map((one) => `  ${one.rule.padEnd(8)} ${one.what}${COLON[spoken]} ${one.reason}`),
      ...verdict,
      ...warnings.map((one) => `  ${UNUSED[spoken]}${COLON[spoken]} ${one}`),
      ...(position === null ? [] : ["", ...boardLines(position, spoken)]),
    ],
    data: {
      ruleset: ruleset.name,
      outcome,
      reason: reasonIn(reason, spoken),
      events: lines.map(({ entry, text, step }) => ({
        rule: entry.number,
        step: step?.entry.detail ?? null,
        text,
      })),
      refused,
      unused: warnings,
      end: position,
    },
  }
}
