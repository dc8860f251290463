import type { Filter } from "@apnap/engine"
import { COLORS } from "./colors.ts"
import { nounOfFilter } from "./filters.ts"
import { SUPERTYPES } from "./types.ts"

const ADJECTIVES: Readonly<Record<string, string>> = {
  colorless: "incolore",
  multicolored: "multicolore",
  monocolored: "monocolore",
  tapped: "engagé",
  attacking: "attaquant",
  blocking: "bloqueur",
  unblocked: "non bloqué",
  blocked: "bloqué",
  faceDown: "face cachée",
  transformed: "transformé",
  historic: "historique",
  modified: "modifié",
}

const DESIGNATIONS: Readonly<Record<string, string>> = {
  goaded: "incité",
  suspected: "suspecté",
  saddled: "sellé",
  monstrous: "monstrueux",
  renowned: "renommé",
  paired: "en paire",
  prepared: "préparé",
}

/** The adjective for a quality, in the masculine singular. */
export function adjectiveOf(filter: Filter): string | undefined {
  if (filter.is === "color") return COLORS[filter.color as keyof typeof COLORS]
  if (filter.is === "supertype") return SUPERTYPES[filter.supertype]
  if (filter.is === "designation") return DESIGNATIONS[filter.of]
  if (filter.is === "hasAttached" && filter.filter.is === "subtype")
    return filter.filter.subtype === "Aura" ? "enchanté" : "équipé"
  if (filter.is === "paid") return filter.cost === "kicker" ? "kické" : undefined
  if (filter.is === "and") return sizeOf(filter.of)
  if (filter.is !== "not") return ADJECTIVES[filter.is]
  if (filter.of.is === "tapped") return "dégagé"
  if (filter.of.is === "supertype" && filter.of.supertype === "basic") return "non-base"
  const inner = nounOfFilter(filter.of)?.singular ?? adjectiveOf(filter.of)
  return inner && `non-${inner}`
}

/** "1/1": power and toughness. */
function sizeOf([power, toughness]: readonly Filter[]): string | undefined {
  if (power.is !== "power" || toughness?.is !== "toughness") return undefined
  return power.op === "=" && toughness.op === "=" ? `${power.than}/${toughness.than}` : undefined
}

/** Adjective order: supertypes first, next to the type; what a permanent is doing last. */
export function rank(filter: Filter): number {
  if (filter.is === "supertype") return 0
  if (
    filter.is === "not" &&
    (filter.of.is === "type" || filter.of.is === "subtype" || filter.of.is === "supertype")
  )
    return 1
  return filter.is === "color" || filter.is === "colorless" || filter.is === "multicolored" ? 2 : 3
}
