import { useTranslation } from "react-i18next"
import { type Language, spoken } from "./index.ts"

/** The language that the page speaks now; what uses it is drawn again when another is spoken. */
export function useLanguage(): Language {
  useTranslation()
  return spoken()
}
