import type { Unsound } from "./unsound.ts"

/** "Until your next turn, you may play one of those cards": which one is chosen as it is played, and would be chosen at once. */
export function chosenTooSoon(ability: object): readonly Unsound[] {
  let found = false
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return
    const { do: kind, what } = value as { do?: string; what?: { sel?: string } }
    found ||= kind === "permitPlay" && what?.sel === "choose"
    for (const part of Object.values(value)) visit(part)
  }
  visit(ability)
  return found ? [{ reason: "chosen too soon", told: "a card to play later is chosen at once" }] : []
}
