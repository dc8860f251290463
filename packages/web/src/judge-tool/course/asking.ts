import type en from "../../words/screens/en.json"
import type { Question } from "./question.ts"

type AskKey = keyof typeof en.desk.ask

/** How many lie somewhere, how many of one name do, and whether the one of that name does. */
const COUNTED: Readonly<Record<string, readonly [AskKey, AskKey, AskKey]>> = {
  permanents: ["permanents", "permanentsOf", "isPermanent"],
  hand: ["hand", "handOf", "isInHand"],
  graveyard: ["graveyard", "graveyardOf", "isInGraveyard"],
  library: ["library", "libraryOf", "isInLibrary"],
  exile: ["exile", "exileOf", "isInExile"],
  command: ["command", "commandOf", "isInCommand"],
}

/** Which sentence asks what a lesson asks. */
export function askKey({ check, asks }: Question): AskKey {
  if (asks === "place") return "place"
  const counted = COUNTED[check.check]
  if (counted === undefined) return check.check as AskKey
  if (asks === "truth") return counted[2]
  return "card" in check && check.card !== undefined ? counted[1] : counted[0]
}
