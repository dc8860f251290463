import type { CostPart } from "../language/cost.ts"
import { mentions, says, someWord, type Word } from "../language/visit.ts"

const withX = new WeakMap<CostPart, boolean>()

/** Whether this part contains X: in its mana, in an amount, or as loyalty (606.4). */
export function saysX(part: CostPart): boolean {
  let known = withX.get(part)
  if (known === undefined) {
    known = mentions(part, "n", "x") || says(part, "amount", "-X") || someWord(part, isManaWithX)
    withX.set(part, known)
  }
  return known
}

function isManaWithX(word: Word): boolean {
  return typeof word === "string" && word.includes("{X}")
}
