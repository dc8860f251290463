import { keepPreference, keptPreference } from "../client/keep.ts"

export type Theme = "dark" | "light"

const light = matchMedia("(prefers-color-scheme: light)")

/** The colour theme: the person's choice, else the system's. */
export function currentTheme(): Theme {
  return keptPreference<Theme>("theme", light.matches ? "light" : "dark")
}

/** Applies the theme, and follows changes of the system's. */
export function wearTheme(): void {
  light.addEventListener("change", wear)
  wear()
}

function wear(): void {
  document.documentElement.dataset.theme = currentTheme()
}

export function switchTheme(): void {
  keepPreference("theme", currentTheme() === "dark" ? "light" : "dark")
  wear()
}
