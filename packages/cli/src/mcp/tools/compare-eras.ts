import { z } from "zod"
import type { CardStock } from "../../cards/card-stock.ts"
import { acrossEras } from "../../eras/compare.ts"
import { erasData } from "../../eras/data.ts"
import { tellEras } from "../../eras/tell.ts"
import { QUESTION, readQuestion } from "../judging/read-question.ts"
import { checkCardExists } from "../judging/unknown-card.ts"
import { PATIENCE } from "../limits.ts"
import { language, type Tool } from "../tool.ts"

const input = z.strictObject({ ...QUESTION, language })

/** Plays out a board and actions under every era's rules. */
export function compareEras(stock: CardStock): Tool<typeof input> {
  return {
    name: "compare_eras",
    description:
      "Play the same board and actions out by the rules of every era from 1999 to today: how many outcomes there are, when they changed, and which rules decide.",
    input,
    readOnly: true,
    run: ({ language: spoken, ...given }) => {
      const compared = acrossEras(readQuestion(given), stock, { patience: PATIENCE })
      checkCardExists(compared.outcomes[0].runs[0].result, stock)
      return { lines: tellEras(compared, spoken), data: { ...erasData(compared, spoken) } }
    },
  }
}
