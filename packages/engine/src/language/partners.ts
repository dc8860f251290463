import type { Ability } from "./ability.ts"
import { isKeyword } from "./keyword-ability.ts"

/** Texts of the keyword "partner" for the variants that have names of their own (702.124k, m). */
export const CHOOSES_BACKGROUND = "choose a Background"
export const DOCTORS_COMPANION = "Doctor's companion"

/** Whether a partner ability with this text is none of those variants. */
export function isPartnerProper(text: string | undefined): boolean {
  return text !== CHOOSES_BACKGROUND && text !== DOCTORS_COMPANION
}

/** 702.124n: a partner ability that words about partner mean. */
export function isPartner(ability: Ability): boolean {
  return isKeyword(ability, "partner") && isPartnerProper(ability.text)
}
