import type { Entry } from "../entry.ts"
import { does } from "./names.ts"

/** Why a player loses, by rule. */
const WHY: Readonly<Record<string, string>> = {
  "104.3a": "conceding",
  "704.5a": "having 0 or less life",
  "704.5b": "having had to draw from an empty library",
  "704.5c": "having ten or more poison counters",
  "704.6a": "being on a team with 0 or less life",
  "704.6b": "being on a team with fifteen or more poison counters",
  "704.6c": "having been dealt 21 combat damage by one commander",
}

/** A player loses the game, and why. */
export function loses(e: Entry): string {
  return `${does(e.who, "loses", "lose")} the game${whyLost(e)}.`
}

/** The reason for which a player loses or would lose; "" for what needs none. */
export function whyLost({ rule }: Entry): string {
  const why = WHY[rule]
  return why === undefined ? "" : `, ${why}`
}
