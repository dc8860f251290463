import { promptOf } from "@apnap/words"
import type { TFunction } from "i18next"
import en from "../words/en.json" with { type: "json" }
import type { Language } from "../words/index.ts"
import type { Prompt, Seen } from "../worker/protocol.ts"
import { spaced } from "./action-button.tsx"

type Label = keyof typeof en.label

/** What a decision asks, in words. */
export function titleOf(
  t: TFunction,
  { decision, question }: Prompt,
  seen: Seen,
  language: Language,
): string {
  if (decision.kind !== "priority") return promptOf(question, language)
  if (seen.stack.length > 0) return t("prompt.respond")
  return t(seen.turn.active === seen.player ? "prompt.yourMain" : "prompt.priority")
}

/** An option's label in words. */
export function labelOf(t: TFunction, label: string): string {
  return Object.hasOwn(en.label, label)
    ? t(`label.${label as Label}`)
    : spaced(label.replace(/^mode:(\d+)$/, (_, n) => `#${Number(n) + 1}`))
}
