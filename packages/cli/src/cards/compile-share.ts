import { createInterface } from "node:readline"
import { setFlagsFromString } from "node:v8"
import { type CompiledCard, compileCard, type SourceCard } from "@apnap/cards"

/** What a process that compiles says of one card. */
export type Made = { compiled: CompiledCard } | { failed: string }

/**
 * A grammar is many functions that each see data of many shapes: V8 optimizes them early and large, and again when another shape
 * comes. Later and smaller, that takes a third of the time, and all of it a fifth less.
 */
const OPTIMIZING = ["--interrupt-budget=200000", "--max-inlined-bytecode-size-cumulative=200"]

/** Compiles the cards of standard input, one a line, and prints what was made of each in the same order. */
export async function compileShare(): Promise<void> {
  for (const flag of OPTIMIZING) setFlagsFromString(flag)
  for await (const line of createInterface({ input: process.stdin }))
    say(`${JSON.stringify(make(JSON.parse(line) as SourceCard))}\n`)
}

let unsaid = ""

/** Says what was made of the cards that came together together: each time that something is written the other process wakes. */
function say(line: string): void {
  if (unsaid === "")
    setImmediate(() => {
      process.stdout.write(unsaid)
      unsaid = ""
    })
  unsaid += line
}

/** A failure is one of the grammar: the card is named, and the others are compiled. */
export function make(card: SourceCard): Made {
  try {
    return { compiled: compileCard(card) }
  } catch (error) {
    return { failed: (error as Error).message }
  }
}
