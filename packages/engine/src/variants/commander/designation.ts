import type { CardDefinition, CardFace } from "../../language/card.ts"
import type { Keyword } from "../../language/keyword.ts"
import { isKeyword } from "../../language/keyword-ability.ts"
import { CHOOSES_BACKGROUND, DOCTORS_COMPANION } from "../../language/partners.ts"
import { GameError } from "../../state/game-error.ts"

/** 903.3, 702.124: one commander, or two joined by partner abilities. Throws a `GameError`. */
export function checkCommanders(
  player: string,
  commanders: readonly CardDefinition[],
  leads: (card: CardDefinition) => boolean = canLead,
): void {
  const names = commanders.map(({ name }) => name).join(" and ")
  if (commanders.length === 0)
    throw new GameError("commander", `${player}'s deck has no commander (903.3)`, "903.3")
  if (commanders.length > 2)
    throw new GameError("commander", `${player} has more than two commanders (702.124g)`, "702.124g")
  if (commanders.length === 2 && !arePartners(commanders[0], commanders[1]))
    throw new GameError(
      "commander",
      `${names} can't be ${player}'s commanders together (702.124a)`,
      "702.124a",
    )
  for (const card of commanders)
    if (!leads(card) && !(commanders.length === 2 && isBackground(card)))
      throw new GameError("commander", `${card.name} can't be a commander (903.3)`, "903.3")
}

/** 903.3, 903.3a: a legendary creature, Vehicle or Spacecraft with power and toughness, or a card whose text allows it. */
export function canLead({ faces }: CardDefinition): boolean {
  const [face] = faces
  if (keywordsOf(face, "commander").length > 0) return true
  if (!face.supertypes?.includes("legendary")) return false
  const sized = face.power !== undefined || face.shownPower !== undefined
  return (
    face.types.includes("creature") ||
    hasSubtype(face, "Vehicle") ||
    (hasSubtype(face, "Spacecraft") && sized)
  )
}

/** 702.124h to m: both have the same partner ability. */
function arePartners(a: CardDefinition, b: CardDefinition): boolean {
  const one = partnering(a)
  const other = partnering(b)
  if (hasPartner(a) && hasPartner(b)) return true
  if (one.some((k) => k.startsWith("—") && other.includes(k))) return true
  if (one.includes(b.name) && other.includes(a.name)) return true
  return isLedBy(one, b) || isLedBy(other, a)
}

/** 702.124h: "partner" alone. */
export function hasPartner(card: CardDefinition): boolean {
  return partnering(card).includes("partner")
}

/** 702.124k, m: "choose a Background" and "Doctor's companion" define what the other card must be. */
function isLedBy(words: readonly string[], other: CardDefinition): boolean {
  if (words.includes(CHOOSES_BACKGROUND) && isBackground(other)) return true
  const { subtypes = [], supertypes = [] } = other.faces[0]
  return (
    words.includes(DOCTORS_COMPANION) &&
    supertypes.includes("legendary") &&
    subtypes.toSorted().join() === "Doctor,Time Lord"
  )
}

/** 702.124k: legendary Background enchantments. */
function isBackground({ faces }: CardDefinition): boolean {
  const [face] = faces
  return face.supertypes?.includes("legendary") === true && hasSubtype(face, "Background")
}

/** The card's partner abilities: "partner", "—Survivors", the name in "partner with", or the name of another variant. */
function partnering({ faces }: CardDefinition): readonly string[] {
  return keywordsOf(faces[0], "partner").map(({ text }) => text ?? "partner")
}

function keywordsOf<K extends Keyword>({ abilities = [] }: CardFace, keyword: K) {
  return abilities.filter((a) => isKeyword(a, keyword))
}

function hasSubtype(face: CardFace, type: string): boolean {
  return face.subtypes?.includes(type) === true
}
