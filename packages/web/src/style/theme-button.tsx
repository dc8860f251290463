import { useState } from "react"
import { useWords } from "../words/use-words.ts"
import { currentTheme, switchTheme } from "./theme.ts"

/** Switches between dark and light. */
export function ThemeButton() {
  const t = useWords()
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
