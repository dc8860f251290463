import { useState } from "react"
import { useTranslation } from "react-i18next"
import { currentTheme, switchTheme } from "./theme.ts"

/** Switches between dark and light. */
export function ThemeButton() {
  const { t } = useTranslation()
  const [theme, setTheme] = useState(currentTheme)
  return (
    <button
      type="button"
      onClick={() => {
        switchTheme()
        setTheme(currentTheme())
      }}
    >
      {t(theme === "dark" ? "menu.light" : "menu.dark")}
    </button>
  )
}
