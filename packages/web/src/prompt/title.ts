import { promptOf } from "@apnap/words"
import type { TFunction } from "i18next"
import { asSaid } from "../log/as-said.ts"
import type { Prompt, Seen } from "../protocol/table.ts"
import type { Language } from "../words/index.ts"

/** The question of a decision. */
export function titleOf(
  t: TFunction,
  { decision, question, deed }: Prompt,
  seen: Seen,
  language: Language,
): string {
  if (decision.kind !== "priority")
    return promptOf({ ...question, source: asSaid(question.source, language) }, language, deed)
  if (seen.stack.length > 0) return t("prompt.respond")
  return t(seen.turn.active === seen.player ? "prompt.yourMain" : "prompt.priority")
}
