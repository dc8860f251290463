import i18next from "i18next"
import { keepPreference, keptPreference } from "../client/keep.ts"
import { sayNamesIn } from "./card-names.ts"
import { elided } from "./elision.ts"
import type en from "./en.json"
import type screens from "./screens/en.json"

export type Language = "en" | "fr"

/** The texts of each language, loaded on demand. */
const TEXTS: Readonly<Record<Language, () => Promise<{ default: typeof en }>>> = {
  en: () => import("./en.json"),
  fr: () => import("./fr.json"),
}

/** Those of screens other than the first, loaded with the first such screen. */
const SCREENS: Readonly<Record<Language, () => Promise<{ default: typeof screens }>>> = {
  en: () => import("./screens/en.json"),
  fr: () => import("./screens/fr.json"),
}

const usual: Language = navigator.language.startsWith("fr") ? "fr" : "en"
const kept = keptPreference<string>("language", usual)
const first: Language = kept === "en" || kept === "fr" ? kept : usual

/** The interface in the person's language; every text is a key of `en.json` and `fr.json`, here or in `screens/`. */
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
sayNamesIn(first)

/** The current language of the page. */
export function spoken(): Language {
  return words.language === "fr" ? "fr" : "en"
}

/** Whether a screen other than the first has been needed. */
let withScreens = false

/** Loads the texts of screens other than the first. */
export async function screenWords(): Promise<void> {
  withScreens = true
  await addScreens(spoken())
}

async function addScreens(language: Language): Promise<void> {
  const { default: texts } = await SCREENS[language]()
  words.addResourceBundle(language, "translation", texts, true)
}

/** Switches the language once its texts are loaded. */
export async function speak(language: Language): Promise<void> {
  keepPreference("language", language)
  if (!words.hasResourceBundle(language, "translation"))
    words.addResourceBundle(language, "translation", (await TEXTS[language]()).default)
  if (withScreens) await addScreens(language)
  document.documentElement.lang = language
  sayNamesIn(language)
  await words.changeLanguage(language)
}
