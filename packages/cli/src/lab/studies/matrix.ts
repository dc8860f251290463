import type { Contest, Study } from "@apnap/players"
import type { LoadedDeck } from "../../input.ts"
import { type LabOptions, readPlay } from "../options.ts"
import { byName, type DecksOption, readDecks } from "./decks.ts"

export interface MatrixOptions extends LabOptions, DecksOption {
  ruleset: string
}

/** Every deck against every other. */
export async function matrixStudy(options: MatrixOptions): Promise<Study> {
  const decks = await readDecks(options)
  if (decks.length < 2) throw new Error("lab/decks: a matrix needs two decks")
  return {
    kind: "matrix",
    ...readPlay(options),
    ...byName(decks),
    contests: pairings(decks, options.ruleset),
  }
}

function pairings(decks: readonly LoadedDeck[], ruleset: string): Contest[] {
  return decks.flatMap((a, i) =>
    decks.slice(i + 1).map(
      (b): Contest => ({
        names: [a.name, b.name],
        arms: [{ name: "", decks: [a.name, b.name], rules: { ruleset } }],
      }),
    ),
  )
}
