import type { Language } from "./language.ts"

const NAMES: Readonly<Record<Language, string>> = { en: "Combat damage", fr: "Blessures de combat" }

/** What combat damage on the stack is called (310.4@2003-07): it has no source of its own. */
export function combatDamageName(language: Language): string {
  return NAMES[language]
}
