import { useTranslation } from "react-i18next"
import { speak } from "./index.ts"

/** Switches between the languages at once. */
export function LanguageButton() {
  const { t, i18n } = useTranslation()
  const other = i18n.language === "fr" ? "en" : "fr"
  return (
    <button type="button" lang={other} onClick={() => speak(other)}>
      {t("menu.language")}
    </button>
  )
}
