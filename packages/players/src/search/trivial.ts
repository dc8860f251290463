import type { Decision } from "@apnap/engine"

/** Decisions of which nothing depends on the player's wit. */
export function isTrivial(d: Decision): boolean {
  if (d.purpose === "mulligan" || d.purpose === "bottom" || d.purpose === "payByHand") return true
  if (d.kind === "priority") return d.options.every((o) => o.do === "pass" || (o.do === "activate" && o.mana))
  return d.kind === "choose" && d.min === d.options.length
}
