import type { Language } from "./language.ts"

/** What stands in the text of a card for an ability that the grammar of card text can't say: nothing is passed over in silence. */
export const WORDLESS: Readonly<Record<Language, string>> = {
  en: "An ability that has no words here yet.",
  fr: "Une capacité qui n’a pas encore de mots ici.",
}
