import type { Language } from "./language.ts"

/** Basic lands are named after their types; other French names come from the reader's card file. */
const BASIC: readonly (readonly [english: string, french: string])[] = [
  ["Plains", "Plaine"],
  ["Island", "Île"],
  ["Swamp", "Marais"],
  ["Mountain", "Montagne"],
  ["Forest", "Forêt"],
]

let french: ReadonlyMap<string, string> = new Map(BASIC)

/** Learns French card names by their English ones, in place of those learned before; the faces of double-faced cards too. */
export function learnFrenchNames(named: Iterable<readonly [english: string, french: string]>): void {
  const learned = new Map(BASIC)
  for (const [english, said] of named) {
    const faces = said.split(" // ")
    learned.set(english, said)
    for (const [i, face] of english.split(" // ").entries()) if (i < faces.length) learned.set(face, faces[i])
  }
  french = learned
}

/** The English name of the basic land with that French name, in any case; undefined for other names. */
export function basicLandNamed(name: string): string | undefined {
  const said = name.trim().toLowerCase()
  return BASIC.find(([, french]) => french.toLowerCase() === said)?.[0]
}

/** A card's name in a language; the English name, by which games know it, if no other is known. */
export function cardNameIn(name: string, language: Language): string {
  return language === "fr" ? (french.get(name) ?? name) : name
}
