import type { TFunction } from "i18next"
import { useSyncExternalStore } from "react"
import { useCardNames } from "./card-names.ts"
import { type Language, spoken, words } from "./index.ts"

/** The current language; components using it rerender when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(listen, spoken)
}

/** The translation function for the current language. */
export function useWords(): TFunction {
  useLanguage()
  useCardNames()
  return words.t
}

function listen(hear: () => void): () => void {
  words.on("languageChanged", hear)
  return () => words.off("languageChanged", hear)
}
