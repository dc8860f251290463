import type { Ability } from "@apnap/engine"
import { readLine } from "../compile.ts"

/** The abilities a line is read as, of a permanent named Zap or else of a spell; empty if it isn't understood. */
export function abilities(text: string): readonly Ability[] {
  for (const spell of [false, true]) {
    const result = readLine(text, ["Zap"], spell)
    if (result.understood) return result.abilities
  }
  return []
}
