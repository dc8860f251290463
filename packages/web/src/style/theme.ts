import { keepPreference, keptPreference } from "../client/keep.ts"

export type Theme = "dark" | "light"

const usual: Theme = "dark"

/** The colours of the page: as the person chose them, else as the system has them. */
export function currentTheme(): Theme {
  return keptPreference<Theme>("theme", usual)
}

export function wear(theme: Theme): void {
  document.documentElement.dataset.theme = theme
}

export function switchTheme(): void {
  const next = currentTheme() === "dark" ? "light" : "dark"
  keepPreference("theme", next)
  wear(next)
}
