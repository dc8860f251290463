import type { ClockChoice, TableChoice } from "@apnap/session/protocol"
import type { TFunction } from "i18next"
import { firstDayOf } from "../start/offer.ts"
import type { Companion, VariantName } from "../start/played-with.ts"
import { dayIn } from "../words/day.ts"
import type { Language } from "../words/index.ts"

/** The names of a table's variants. */
export function variantWords(
  t: TFunction,
  { variant, also = [] }: Pick<TableChoice, "variant" | "also">,
): string {
  const names = [variant === "" ? "duel" : variant, ...also] as (VariantName | Companion)[]
  return names.map((name) => t(`variant.${name}`)).join(" + ")
}

/** A time control in words. */
export function clockWords(t: TFunction, clock: ClockChoice, language: Language): string {
  if (clock.clock === "off") return t("online.clock.off")
  if (clock.clock === "decision") return t("online.clock.decision", { count: clock.seconds })
  const minutes = new Intl.NumberFormat(language).format(clock.seconds / 60)
  return t("online.clock.game", { minutes, increment: clock.increment })
}

/** The day of a ruleset in words. */
export function rulesWords(t: TFunction, ruleset: string, language: Language): string {
  const day = firstDayOf(ruleset)
  return ruleset === "current" || day === undefined ? t("cards.today") : dayIn(day, language)
}
