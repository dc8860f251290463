/** The five colors (106.1a), in printed order. */
export type Color = "W" | "U" | "B" | "R" | "G"

/** The six types of mana (106.1b). Generic and snow are not types (107.4b, 107.4h). */
export type ManaType = Color | "C"

export const COLORS = ["W", "U", "B", "R", "G"] as const satisfies readonly Color[]
export const MANA_TYPES = ["W", "U", "B", "R", "G", "C"] as const satisfies readonly ManaType[]

/** One bit per type of mana, so that sets of types are small integers. */
export const COLOR_BIT: Readonly<Record<ManaType, number>> = { W: 1, U: 2, B: 4, R: 8, G: 16, C: 32 }

export const COLOR_MASK = 31
export const TYPE_MASK = 63

/** Not a type of mana: marks mana from a snow source in the same mask (107.4h). */
export const SNOW_BIT = 64

/** Every bit that mana can have: what generic mana accepts (107.4b). */
export const ANY_MASK = 127

export function isManaType(text: string): text is ManaType {
  return text.length === 1 && "WUBRGC".includes(text)
}

/** The bit of a type of mana by its letter; 0 for other letters. */
export function typeBit(letter: string): number {
  return isManaType(letter) ? COLOR_BIT[letter] : 0
}

/** The types named by a text's letters, in order. */
export function typesIn(letters: string): ManaType[] {
  return [...letters].filter(isManaType)
}

/** The types in a mask, in printing order. */
export function typesOf(mask: number): ManaType[] {
  return MANA_TYPES.filter((type) => mask & COLOR_BIT[type])
}

export function bitCount(mask: number): number {
  let n = 0
  for (let rest = mask; rest; rest &= rest - 1) n++
  return n
}
