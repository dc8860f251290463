import { summary } from "@apnap/words/rules"
import { z } from "zod"
import type { CardStock } from "../../cards/card-stock.ts"
import { faceText } from "../../cards/show.ts"
import { refuseUnknown } from "../judging/unknown-card.ts"
import { MOST_NAME } from "../limits.ts"
import { rulesOfCard } from "../rules-of-card.ts"
import { language, type Tool } from "../tool.ts"

const input = z.strictObject({
  name: z.string().min(1).max(MOST_NAME).describe("the card's English name"),
  language,
})

/** Our reading of a card, its gaps, and the relevant rules. */
export function card(stock: CardStock): Tool<typeof input> {
  return {
    name: "card",
    description:
      "Say what a card does as the engine understands it, in the project's own words; which of its lines are not understood, if any; and which rules matter for it.",
    input,
    readOnly: true,
    run: ({ name, language: spoken }) => {
      const found = stock.compiled(name)
      if (found === undefined) refuseUnknown(name, stock)
      const faces = found.definition.faces.map((face) => faceText(face, spoken))
      const missing = found.missing.map(({ line }) => line)
      const rules = rulesOfCard(found.definition).map((rule) => ({ rule, says: summary(rule, spoken) ?? "" }))
      const verdict = missing.length === 0 ? "Understood whole." : "Not understood, and not played with:"
      return {
        lines: [
          ...faces.flatMap((face) => [...face, ""]),
          verdict,
          ...missing.map((line) => `  ${line}`),
          "Rules that matter:",
          ...rules.map(({ rule, says }) => `  ${rule.padEnd(8)} ${says}`),
        ],
        data: { name: found.name, faces, understood: missing.length === 0, missing, rules },
      }
    },
  }
}
