import type { Language } from "./language.ts"

const COMPUTER = "Computer"
const IS_COMPUTER = /^Computer(?: (\d+))?$/

/** What a seat of the computer is called in the game: "Computer", or "Computer 2" among several. */
export function computerName(seat: number, seats: number): string {
  return seats === 2 ? COMPUTER : `${COMPUTER} ${seat}`
}

/** What a player is called in the midst of a sentence: names are as they are, the computer is spoken of in each language. */
export function playerName(name: string, language: Language): string {
  const computer = IS_COMPUTER.exec(name)
  if (computer === null || language === "en") return name
  return computer[1] === undefined ? "l’ordinateur" : `l’ordinateur ${computer[1]}`
}
