import { speak } from "./index.ts"
import { useLanguage, useWords } from "./use-words.ts"

/** Switches between the languages. */
export function LanguageButton() {
  const t = useWords()
  const language = useLanguage()
  const other = language === "fr" ? "en" : "fr"
  return (
    <button type="button" lang={other} onClick={() => void speak(other)}>
      {t("menu.language")}
    </button>
  )
}
