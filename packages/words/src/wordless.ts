import type { Language } from "./language.ts"

/** Placeholder in a card's text for an ability that the grammar can't express, so that no ability is silently omitted. */
export const WORDLESS: Readonly<Record<Language, string>> = {
  en: "An ability that has no words here yet.",
  fr: "Une capacité qui n’a pas encore de mots ici.",
}
