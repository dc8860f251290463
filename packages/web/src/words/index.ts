import i18next from "i18next"
import { keepPreference, keptPreference } from "../client/keep.ts"
import en from "./en.json" with { type: "json" }
import fr from "./fr.json" with { type: "json" }

export type Language = "en" | "fr"

const usual: Language = navigator.language.startsWith("fr") ? "fr" : "en"

/** The interface in the person's language; every text of the page is a key of `en.json` and `fr.json`. */
export const words = i18next
await words.init({
  lng: keptPreference("language", usual),
  fallbackLng: "en",
  resources: { en: { translation: en }, fr: { translation: fr } },
  interpolation: { escapeValue: false },
})
document.documentElement.lang = words.language

/** The language that the page speaks now. */
export function spoken(): Language {
  return words.language === "fr" ? "fr" : "en"
}

export function speak(language: Language): void {
  keepPreference("language", language)
  document.documentElement.lang = language
  void words.changeLanguage(language)
}
