import type { PlayerSelector } from "@apnap/engine"
import type { Unsound } from "./unsound.ts"

interface Step {
  readonly do?: string
  readonly player?: PlayerSelector
}

/** "Its owner draws a card and each other player loses 1 life": other than its owner, but the words alone read as other than you. */
export function othersThanYouAfter(ability: object): readonly Unsound[] {
  let found = false
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return
    const { do: kind, of } = value as { do?: string; of?: unknown }
    if (kind === "sequence" && Array.isArray(of)) found ||= of.some((step, i) => isAfter(of[i - 1], step))
    for (const part of Object.values(value)) visit(part)
  }
  visit(ability)
  return found ? [{ reason: "other", told: "each other player than the one who did it before" }] : []
}

function isAfter(before: Step | undefined, step: Step): boolean {
  const { player } = step
  if (player?.who !== "otherThan" || player.than.who !== "you") return false
  return before?.player !== undefined && NAMED.has(before.player.who)
}

const NAMED: ReadonlySet<string> = new Set(["ownerOf", "controllerOf", "target"])
