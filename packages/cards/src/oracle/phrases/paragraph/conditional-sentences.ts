import type { Condition, Effect } from "@apnap/engine"
import type { Reader } from "../../grammar/grammar.ts"
import { askedOf } from "../conditions/this-way.ts"
import type { Sentence } from "./combined.ts"

// Sentences that begin with a condition on the one before: "if C, E instead", "when you … this way, E".

/** "When you discard a nonland card this way, E" (603.12): a trigger on what the instruction before did. */
export function readWhenWay(reader: Reader, at: number): readonly { end: number; sentence: Sentence }[] {
  return reader
    .read("condition", at)
    .filter((c) => reader.tokens[c.end] === "," && isDoneThisWay(c.value as Condition))
    .flatMap((c) =>
      reader.read("sentence", c.end + 1).map((e) => ({
        end: e.end,
        sentence: {
          link: "whenDone" as const,
          condition: c.value as Condition,
          effect: e.value as Effect,
        },
      })),
    )
}

/** Whether a condition asks what the instruction before it did. */
export function isDoneThisWay(condition: Condition): boolean {
  const of = askedOf(condition)
  if (of === undefined || !("of" in of)) return false
  const { sel, how } = (of.of ?? {}) as { sel?: string; how?: string }
  return (of.sel === "filtered" || of.sel === "lastKnown") && (sel === "bound" || how !== undefined)
}

/** "If C, E instead", "if C, instead E" (§9.36): replaces the sentence before it. */
export function readInstead(reader: Reader, at: number): readonly { end: number; sentence: Sentence }[] {
  if (reader.tokens[at] !== "if") return readInsteadIf(reader, at)
  const found: { end: number; sentence: Sentence }[] = []
  for (const c of reader.read("condition", at + 1)) {
    if (reader.tokens[c.end] !== ",") continue
    const early = reader.tokens[c.end + 1] === "instead" ? 1 : 0
    for (const e of reader.read("sentence", c.end + 1 + early)) {
      const late = early === 0 && reader.tokens[e.end] === "instead" ? 1 : 0
      if (early + late === 0 || reader.tokens[e.end + late] !== ".") continue
      const sentence: Sentence = {
        link: "instead",
        condition: c.value as Condition,
        effect: e.value as Effect,
      }
      found.push({ end: e.end + late + 1, sentence })
    }
  }
  return found
}

/** "E instead if C": the same, with the condition last. */
function readInsteadIf(reader: Reader, at: number): readonly { end: number; sentence: Sentence }[] {
  return reader.read("sentence", at).flatMap((e) => {
    if (reader.tokens[e.end] !== "instead" || reader.tokens[e.end + 1] !== "if") return []
    return reader
      .read("condition", e.end + 2)
      .filter((c) => reader.tokens[c.end] === ".")
      .map((c) => ({
        end: c.end + 1,
        sentence: { link: "instead" as const, condition: c.value as Condition, effect: e.value as Effect },
      }))
  })
}
