import type { Entry } from "../entry.ts"
import { does } from "./names.ts"

/** Why a player loses, by rule. */
const WHY: Readonly<Record<string, string>> = {
  "104.3a": "par abandon",
  "704.5a": "avec un total de 0 point de vie ou moins",
  "704.5b": "après avoir dû piocher dans une bibliothèque vide",
  "704.5c": "avec au moins dix marqueurs poison",
  "704.6a": "avec une équipe à 0 point de vie ou moins",
  "704.6b": "avec une équipe à quinze marqueurs poison ou plus",
  "704.6c": "après au moins 21 blessures de combat d’un même commandant",
}

/** A player loses the game, and why. */
export function loses(e: Entry): string {
  return `${does(e.who, "perd", "perdez")} la partie${whyLost(e)}.`
}

/** The reason for which a player loses or would lose; "" for what needs none. */
export function whyLost({ rule }: Entry): string {
  const why = WHY[rule]
  return why === undefined ? "" : `, ${why}`
}
