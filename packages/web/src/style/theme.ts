import { keepPreference, keptPreference } from "../client/keep.ts"

export type Theme = "dark" | "light"

const light = matchMedia("(prefers-color-scheme: light)")

/** The colours of the page: as the person chose them, else as the system has them. */
export function currentTheme(): Theme {
  return keptPreference<Theme>("theme", light.matches ? "light" : "dark")
}

/** Wears the colours, and changes with the system's. */
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
