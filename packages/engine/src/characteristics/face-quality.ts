import type { CardFace } from "../language/card.ts"
import type { Filter } from "../language/filter.ts"

/**
 * Whether a face as printed has the quality by its types alone: "artifact", "nonland", "nonbasic land"; other qualities are not supported.
 */
export function fits(face: CardFace, quality: Filter | undefined): boolean {
  switch (quality?.is) {
    case "and":
      return quality.of.every((part) => fits(face, part))
    case "or":
      return quality.of.some((part) => fits(face, part))
    case "not":
      return !fits(face, quality.of)
    case "type":
      return face.types.includes(quality.type)
    case "supertype":
      return face.supertypes?.includes(quality.supertype) === true
    case "subtype":
      return face.subtypes?.includes(quality.subtype) === true
    default:
      return true
  }
}
