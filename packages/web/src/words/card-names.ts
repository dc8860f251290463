import type { Language } from "@apnap/words"
import { create } from "zustand"

/** The basic lands are named as their types; other French names come from the person's file of cards. */
const BASIC: readonly (readonly [string, string])[] = [
  ["Plains", "Plaine"],
  ["Island", "Île"],
  ["Swamp", "Marais"],
  ["Mountain", "Montagne"],
  ["Forest", "Forêt"],
]

type Names = ReadonlyMap<string, string>

/** The language that is spoken, and French names of cards by the English ones, in which the game knows them. */
export const useCardNames = create<{ language: Language; french: Names }>(() => ({
  language: "en",
  french: new Map(BASIC),
}))

/** Cards are called so from now on. */
export function sayNamesIn(language: Language): void {
  useCardNames.setState({ language })
}

/** Learns names, those of double-faced cards by their faces too. */
export function learnFrenchNames(named: readonly (readonly [string, string])[]): void {
  const french = new Map(BASIC)
  for (const [english, said] of named) {
    const faces = said.split(" // ")
    french.set(english, said)
    for (const [i, face] of english.split(" // ").entries()) if (i < faces.length) french.set(face, faces[i])
  }
  useCardNames.setState({ french })
}

/** What a card is called in a language, that which is spoken or another: by its English name where none is known. */
export function cardName(name: string, language: Language = useCardNames.getState().language): string {
  return language === "fr" ? (useCardNames.getState().french.get(name) ?? name) : name
}
