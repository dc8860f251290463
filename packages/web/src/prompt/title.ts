import type { Decision } from "@apnap/engine"
import type { TFunction } from "i18next"
import en from "../words/en.json" with { type: "json" }
import { spaced } from "./action-button.tsx"

type Purpose = keyof typeof en.purpose
type Label = keyof typeof en.label

/** What a decision asks, in words. */
export function titleOf(t: TFunction, d: Decision, stack: number, mine: boolean): string {
  if (d.kind === "priority") {
    if (stack > 0) return t("prompt.respond")
    return mine ? t("prompt.yourMain") : t("prompt.priority")
  }
  return Object.hasOwn(en.purpose, d.purpose)
    ? t(`purpose.${d.purpose as Purpose}`)
    : t("purpose.other", { purpose: spaced(d.purpose) })
}

/** An option's label in words. */
export function labelOf(t: TFunction, label: string): string {
  return Object.hasOwn(en.label, label)
    ? t(`label.${label as Label}`)
    : spaced(label.replace(/^mode:(\d+)$/, (_, n) => `#${Number(n) + 1}`))
}

/** How many are to be chosen, in words; "" when a click decides. */
export function rangeOf(t: TFunction, d: Decision): string {
  if (d.kind !== "choose" && d.kind !== "option") return ""
  const { min, max } = d
  if (min === max) return t("prompt.exactly", { count: min })
  if (min === 0) return t("prompt.upTo", { count: max })
  return t("prompt.range", { min, max })
}
