import type { Ability, Filter, Zone } from "@apnap/engine"
import { mapNodes } from "../discourse/nodes.ts"
import { isPlainOther } from "../discourse/others.ts"
import { phraseIn } from "../discourse/phrase.ts"
import { typesOfSubtype } from "../words/subtypes.ts"
import { isSpell, possibleTypes, type Speaker } from "./speaker.ts"
import type { Unsound } from "./unsound.ts"

interface Phrase {
  readonly filter?: Filter
  readonly zone?: Zone | readonly Zone[]
}

/** "Other" read as "other than this object" where this object couldn't be among the objects described. */
export function impossibleOthers(ability: object, speaker: Speaker): readonly Unsound[] {
  const types = possibleTypes(speaker)
  const found: Unsound[] = []
  const visit = (value: unknown, phrase: Phrase): void => {
    if (typeof value !== "object" || value === null) return
    if (isGiven(value)) return
    if (isPlainOther(value) && !couldBe(phrase, types, isSpell(speaker)))
      found.push({ reason: "other", told: `no ${typesAsked(phrase.filter)?.join(" or ")} of itself` })
    for (const [key, part] of Object.entries(value))
      visit(part, Array.isArray(value) ? phrase : phraseIn(value, key, phrase))
  }
  visit(ability, {})
  return found
}

/** On an Aura or Equipment, "other" creatures are those other than its host, even if the line doesn't mention the host. */
export function othersThanHost(ability: Ability, speaker: Speaker): Ability {
  if (!speaker.face.subtypes?.some((subtype) => ATTACHED.has(subtype))) return ability
  if (impossibleOthers(ability, speaker).length === 0) return ability
  return mapNodes(ability, (node) => {
    if (isGiven(node)) return node
    return isPlainOther(node) ? { ...node, than: { sel: "attachedTo" }, implied: true } : undefined
  }) as Ability
}
const ATTACHED: ReadonlySet<string> = new Set(["Aura", "Equipment"])

/** Granted abilities and those of tokens belong to another object. */
function isGiven(value: object): boolean {
  return "change" in value && value.change === "addAbilities" ? true : "token" in value
}

/** Whether this object could be among those a noun phrase describes. Always true outside the battlefield. */
function couldBe({ filter, zone }: Phrase, types: ReadonlySet<string>, spell: boolean): boolean {
  if (zone !== undefined && zone !== "battlefield") return true
  if (spell) return false
  const asked = typesAsked(filter)
  return asked === undefined || asked.some((type) => types.has(type))
}

/** The card types of which one is required; undefined if any will do. */
function typesAsked(filter: Filter | undefined): readonly string[] | undefined {
  if (filter?.is === "type") return [filter.type]
  if (filter?.is === "subtype") return typesOfSubtype(filter.subtype)
  if (filter?.is !== "and" && filter?.is !== "or") return undefined
  const each = filter.of.map(typesAsked)
  const known = each.flatMap((types) => types ?? [])
  const isTold = filter.is === "or" ? each.every((types) => types !== undefined) : known.length > 0
  return isTold ? known : undefined
}
