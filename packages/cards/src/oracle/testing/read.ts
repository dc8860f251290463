import type { Ability } from "@apnap/engine"
import { readLine } from "../compile.ts"

/** The abilities that a line is read as, of a permanent called Zap or else of a spell; none when it is not understood. */
export function abilities(text: string): readonly Ability[] {
  for (const spell of [false, true]) {
    const result = readLine(text, ["Zap"], spell)
    if (result.understood) return result.abilities
  }
  return []
}
