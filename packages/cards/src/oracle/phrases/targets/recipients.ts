import type { Filter, PlayerSelector, Selector, TargetSlot } from "@apnap/engine"
import { mapNodes } from "../../discourse/nodes.ts"
import { asObject } from "../../discourse/surface.ts"
import type { Context, Item, Reader, Reading } from "../../grammar/grammar.ts"
import { ORACLE } from "../../oracle.ts"

/** Recipients of damage: objects, players, or both ("each creature and each player"). */
ORACLE.symbol("recipient").handwritten = { read: readRecipient, spell: spellRecipient }

function readRecipient(reader: Reader, at: number): readonly Reading[] {
  const found = readOne(reader, at)
  for (const first of [...found])
    if (reader.tokens[first.end] === "and")
      for (const second of readOne(reader, first.end + 1))
        found.push({ end: second.end, value: together(first.value as Selector, second.value as Selector) })
  return found
}

/** "Each opponent and each creature they control": "they" are those players. */
function together(first: Selector, second: Selector): Selector {
  if (first.sel !== "players") return { sel: "union", of: [first, second] }
  const theirs = mapNodes(second, (node) => {
    const { who, noun } = node as { who?: string; noun?: string }
    return who === "said" && noun === "they" ? first.of : undefined
  }) as Selector
  return { sel: "union", of: [first, theirs] }
}

function readOne(reader: Reader, at: number): Reading[] {
  const found: Reading[] = reader.read("simple object", at).slice()
  if (EITHER.every((word, i) => reader.tokens[at + i] === word))
    found.push({ end: at + EITHER.length, value: asObject({ sel: "said" }) })
  for (const r of reader.read("player", at)) {
    const who = r.value as { who: string; slot?: TargetSlot }
    // A player target is read as an object with the same slot, so that it can be dealt damage.
    if (who.who === "mention")
      found.push({ end: r.end, value: asObject({ sel: "mention", slot: who.slot as TargetSlot }) })
    else found.push({ end: r.end, value: { sel: "players", of: r.value as PlayerSelector } })
  }
  return found
}

/** Refers to "any target" (115.4). */
const EITHER = "that permanent or player".split(" ")

function* spellRecipient(value: unknown, context: Context): Iterable<readonly Item[]> {
  const what = value as Selector
  if (what.sel === "players") yield [{ symbol: "player", value: what.of }]
  else if (what.sel === "union" && what.of.length === 2)
    yield [{ symbol: "recipient", value: what.of[0] }, "and", { symbol: "recipient", value: what.of[1] }]
  else {
    const slot =
      what.sel === "target"
        ? (context.targets[what.slot] as { filter?: Filter; players?: PlayerSelector })
        : undefined
    if (what.sel === "target" && slot?.filter === undefined)
      yield [{ symbol: "player", value: { who: "target", slot: what.slot } }]
    else yield [{ symbol: "object", value: what }]
    if (slot?.filter !== undefined && slot.players !== undefined) yield EITHER
    if (what.sel === "target") yield [{ symbol: "player", value: { who: "target", slot: what.slot } }]
  }
}
