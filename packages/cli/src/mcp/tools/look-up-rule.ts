import { z } from "zod"
import { ruleLines } from "../../rule/print.ts"
import { readRuleset } from "../../ruleset.ts"
import { MOST_NAME } from "../limits.ts"
import { language, type Tool } from "../tool.ts"

const input = z.strictObject({
  number: z.string().max(MOST_NAME).describe('a rule number, as "704.5j", or a chapter, as "704"'),
  era: z
    .string()
    .max(MOST_NAME)
    .optional()
    .describe('the ruleset whose numbers are meant, as "2003-07"; today\'s if not said'),
  language,
})

/** A rule's one-line summary in our own words, through the eras. */
export const lookUpRule: Tool<typeof input> = {
  name: "look_up_rule",
  description:
    "Say what a rule of the Comprehensive Rules says (in a line of the project's own words), its lettered rules, its number and words in other eras, and the scenarios and tests that show it. A chapter lists its rules.",
  input,
  readOnly: true,
  run: ({ number, era, language: spoken }) => {
    const lines = ruleLines(number, era === undefined ? undefined : readRuleset(era), spoken)
    return { lines, data: { number, era: era ?? "current", says: lines[0] ?? "", lines } }
  },
}
