import { agree, keywordNoun, SUPERTYPES } from "@apnap/cards/french/lexicon"
import type { Supertype } from "@apnap/engine"
import type { Language } from "./language.ts"

/**
 * An ability or action as a scenario names it, by the start of its English text. English is unchanged; French is built from its
 * cost, keyword or action, with the symbols of its effect. Unknown wording is unchanged.
 */
export function deedIn(written: string, language: Language): string {
  if (language === "en") return written
  const text = written.trim().replace(/^[A-Z][a-z]+ — /, "")
  const [, name, way] = /^Cast (.+?)(?: using (.+))?$/.exec(text) ?? []
  if (name !== undefined) return way === undefined ? `lancer ${name}` : `lancer ${name} (${keywordIn(way)})`
  if (text.startsWith("Play ")) return `jouer ${text.slice("Play ".length)}`
  const [cost, effect = ""] = text.split(":")
  const costs = cost.split(", ").map(costIn)
  const symbols = effect.match(/\{[^}]+\}/g)?.join("") ?? ""
  return `${costs.join(", ")}${symbols === "" ? "" : `\u202f: ${symbols}`}`
}

/** A keyword ability as a scenario names it: "first strike", "equip {2}", "hexproof from white"; other words are unchanged. */
export function keywordIn(written: string, language: Language = "fr"): string {
  if (language === "en") return written
  const words = written.toLowerCase().split(" ")
  for (let n = words.length; n > 0; n--) {
    const noun = keywordNoun(words.slice(0, n).join(" "))
    if (noun !== undefined)
      return [noun.french, restIn(written.split(" ").slice(n).join(" "))].join(" ").trim()
  }
  return written
}

const COLORS: Readonly<Record<string, string>> = {
  white: "blanc",
  blue: "bleu",
  black: "noir",
  red: "rouge",
  green: "vert",
}

function restIn(rest: string): string {
  const [, color] = /^from (\w+)$/.exec(rest) ?? []
  return color === undefined || COLORS[color] === undefined ? rest : `contre le ${COLORS[color]}`
}

/** Parts of costs, by how they begin. */
const COSTS: readonly (readonly [RegExp, string])[] = [
  [/^Sacrifice\b.*/, "sacrifice"],
  [/^Discard\b.*/, "défausse"],
  [/^Exile\b.*/, "exil"],
  [/^Tap\b.*/, "engagement"],
  [/^Return\b.*/, "renvoi"],
  [/^Remove\b.*/, "retrait de marqueurs"],
  [/^Pay 1 life$/, "paiement de 1 point de vie"],
  [/^Pay (\w+) life$/, "paiement de $1 points de vie"],
  [/^Pay ((?:\{[^}]+\})+)$/, "paiement de $1"],
  [/^Roll the planar die$/, "lancer le dé planaire"],
]

function costIn(part: string): string {
  const known = COSTS.find(([english]) => english.test(part))
  return known === undefined ? keywordIn(part) : part.replace(...known)
}

const LETTERS: Readonly<Record<string, readonly [string, string]>> = {
  W: ["white", "blanche"],
  U: ["blue", "bleue"],
  B: ["black", "noire"],
  R: ["red", "rouge"],
  G: ["green", "verte"],
  C: ["colorless", "incolore"],
}

/** Colours of a card or a mana by their letters: "W", "UB". */
export function colorsIn(letters: string, language: Language): string {
  const names = [...letters].map((letter) => LETTERS[letter]?.[language === "en" ? 0 : 1] ?? letter)
  return names.join(language === "en" ? " and " : " et ")
}

/** A supertype as a scenario names it, agreeing with « carte »: "legendary", « légendaire ». */
export function supertypeIn(supertype: string, language: Language): string {
  const french = SUPERTYPES[supertype.toLowerCase() as Supertype]
  if (language === "en" || french === undefined) return supertype
  return agree(french, { gender: "f", plural: false, person: 3 })
}

/** Statuses of a permanent, agreeing with « carte ». */
const STATUSES: Readonly<Record<string, readonly [string, string]>> = {
  tapped: ["tapped", "engagée"],
  faceDown: ["face down", "face cachée"],
  flipped: ["flipped", "inversée"],
  transformed: ["transformed", "transformée"],
  phasedIn: ["phased in", "en phase"],
  phasedOut: ["phased out", "hors phase"],
  summoningSick: ["summoning sick", "sous le mal d’invocation"],
  token: ["a token", "un jeton"],
  copy: ["a copy", "une copie"],
  attacking: ["attacking", "attaquante"],
  blocking: ["blocking", "bloqueuse"],
  blocked: ["blocked", "bloquée"],
  attached: ["attached", "attachée"],
  morphed: ["morphed", "face cachée par la mue"],
  disguised: ["disguised", "déguisée"],
  manifested: ["manifested", "manifestée"],
  cloaked: ["cloaked", "dissimulée"],
  leftDoorUnlocked: ["unlocked on the left", "déverrouillée à gauche"],
  rightDoorUnlocked: ["unlocked on the right", "déverrouillée à droite"],
  monstrous: ["monstrous", "monstrueuse"],
  renowned: ["renowned", "renommée"],
  goaded: ["goaded", "incitée"],
  suspected: ["suspected", "suspectée"],
  saddled: ["saddled", "sellée"],
  solved: ["solved", "résolue"],
  ringBearer: ["the Ring-bearer", "porteuse de l’Anneau"],
  detained: ["detained", "retenue"],
  harnessed: ["harnessed", "exploitée"],
  prepared: ["prepared", "préparée"],
  paired: ["paired", "en paire"],
}

/** A status or designation as a scenario names it: "ringBearer". */
export function statusIn(status: string, language: Language): string {
  return STATUSES[status]?.[language === "en" ? 0 : 1] ?? status
}
