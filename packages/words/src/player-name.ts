import type { Language } from "./language.ts"

const COMPUTER = "Computer"
const IS_COMPUTER = /^Computer(?: (\d+))?$/

/** The name of a computer seat: "Computer", or "Computer 2" among several. */
export function computerName(seat: number, seats: number): string {
  return seats === 2 ? COMPUTER : `${COMPUTER} ${seat}`
}

/** A player's name within a sentence, or those of a team: the computer's is translated, others are unchanged. */
export function playerName(name: string, language: Language): string {
  if (name.includes(" & "))
    return name
      .split(" & ")
      .map((one) => playerName(one, language))
      .join(" & ")
  const computer = IS_COMPUTER.exec(name)
  if (computer === null || language === "en") return name
  return computer[1] === undefined ? "l’ordinateur" : `l’ordinateur ${computer[1]}`
}
