import { cardNameIn, type Language, learnFrenchNames } from "@apnap/words"
import { create } from "zustand"

/** The current language, and how often names were learned: what shows names follows both. */
export const useCardNames = create<{ language: Language; learned: number }>(() => ({
  language: "en",
  learned: 0,
}))

/** Sets the language of card names. */
export function sayNamesIn(language: Language): void {
  useCardNames.setState({ language })
}

/** Learns the French names of the person's card file. */
export function learnNames(named: readonly (readonly [string, string])[]): void {
  learnFrenchNames(named)
  useCardNames.setState(({ learned }) => ({ learned: learned + 1 }))
}

/** A card's name in a language, by default the current one; the English name if none is known. */
export function cardName(name: string, language: Language = useCardNames.getState().language): string {
  return cardNameIn(name, language)
}
