import type { TFunction } from "i18next"
import { useSyncExternalStore } from "react"
import { useCardNames } from "./card-names.ts"
import { type Language, spoken, words } from "./index.ts"

/** The language that the page speaks now; what uses it is drawn again when another is spoken. */
export function useLanguage(): Language {
  return useSyncExternalStore(listen, spoken)
}

/** What tells the texts of the page in that language. */
export function useWords(): TFunction {
  useLanguage()
  useCardNames()
  return words.t
}

function listen(hear: () => void): () => void {
  words.on("languageChanged", hear)
  return () => words.off("languageChanged", hear)
}
