import i18next from "i18next"
import { keepPreference, keptPreference } from "../client/keep.ts"
import { elided } from "./elision.ts"
import type en from "./en.json"

export type Language = "en" | "fr"

/** The texts of a language, which come when it is spoken. */
const TEXTS: Readonly<Record<Language, () => Promise<{ default: typeof en }>>> = {
  en: () => import("./en.json"),
  fr: () => import("./fr.json"),
}

const usual: Language = navigator.language.startsWith("fr") ? "fr" : "en"
const kept = keptPreference<string>("language", usual)
const first: Language = kept === "en" || kept === "fr" ? kept : usual

/** The interface in the person's language; every text of the page is a key of `en.json` and `fr.json`. */
export const words = i18next
words.use({
  type: "postProcessor",
  name: "elision",
  process: (text: string, _key: unknown, _options: unknown, { language }: typeof i18next) =>
    language === "fr" ? elided(text) : text,
})
await words.init({
  postProcess: "elision",
  lng: first,
  fallbackLng: false,
  resources: { [first]: { translation: (await TEXTS[first]()).default } },
  interpolation: { escapeValue: false },
})
document.documentElement.lang = words.language

/** The language that the page speaks now. */
export function spoken(): Language {
  return words.language === "fr" ? "fr" : "en"
}

/** Speaks another language from when its texts are there. */
export async function speak(language: Language): Promise<void> {
  keepPreference("language", language)
  if (!words.hasResourceBundle(language, "translation"))
    words.addResourceBundle(language, "translation", (await TEXTS[language]()).default)
  document.documentElement.lang = language
  await words.changeLanguage(language)
}
