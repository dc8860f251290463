import type { Language } from "@apnap/words"
import { create } from "zustand"

/** Basic lands are named after their types; other French names come from the person's card file. */
const BASIC: readonly (readonly [string, string])[] = [
  ["Plains", "Plaine"],
  ["Island", "Île"],
  ["Swamp", "Marais"],
  ["Mountain", "Montagne"],
  ["Forest", "Forêt"],
]

type Names = ReadonlyMap<string, string>

/** The current language, and French card names by the English names that the game uses. */
export const useCardNames = create<{ language: Language; french: Names }>(() => ({
  language: "en",
  french: new Map(BASIC),
}))

/** Sets the language of card names. */
export function sayNamesIn(language: Language): void {
  useCardNames.setState({ language })
}

/** Learns names, including the faces of double-faced cards. */
export function learnFrenchNames(named: readonly (readonly [string, string])[]): void {
  const french = new Map(BASIC)
  for (const [english, said] of named) {
    const faces = said.split(" // ")
    french.set(english, said)
    for (const [i, face] of english.split(" // ").entries()) if (i < faces.length) french.set(face, faces[i])
  }
  useCardNames.setState({ french })
}

/** A card's name in a language, by default the current one; the English name if none is known. */
export function cardName(name: string, language: Language = useCardNames.getState().language): string {
  return language === "fr" ? (useCardNames.getState().french.get(name) ?? name) : name
}
