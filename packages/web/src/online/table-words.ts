import type { ClockChoice, TableChoice } from "@apnap/session/protocol"
import type { TFunction } from "i18next"
import { firstDayOf, type VariantName } from "../start/offer.ts"
import { dayIn } from "../words/day.ts"
import type { Language } from "../words/index.ts"

/** What is played at a table. */
export function variantWords(t: TFunction, { variant }: Pick<TableChoice, "variant">): string {
  return t(`variant.${(variant === "" ? "duel" : variant) as VariantName}`)
}

/** How time is counted. */
export function clockWords(t: TFunction, clock: ClockChoice, language: Language): string {
  if (clock.clock === "off") return t("online.clock.off")
  if (clock.clock === "decision") return t("online.clock.decision", { count: clock.seconds })
  const minutes = new Intl.NumberFormat(language).format(clock.seconds / 60)
  return t("online.clock.game", { minutes, increment: clock.increment })
}

/** Of which day the rules are. */
export function rulesWords(t: TFunction, ruleset: string, language: Language): string {
  const day = firstDayOf(ruleset)
  return ruleset === "current" || day === undefined ? t("cards.today") : dayIn(day, language)
}
