import type { Amount, Effect, PlayerSelector, Selector, TargetSlot } from "@apnap/engine"
import { inPlaceOf, mapNodes } from "../../discourse/nodes.ts"
import { $, same } from "../../grammar/hole.ts"
import { clause, ORACLE } from "../../oracle.ts"
import { someNode } from "../some-node.ts"
import type { Things } from "../things.ts"
import { LOOP } from "./doers.ts"

// What is done for each player or object.

function isSaidPlayer(node: object): boolean {
  return (node as { who?: string }).who === "said"
}

/** "For each opponent, …", "for each player, …": a target of each (see `TargetSlot.forEachPlayer`). */
const EACH_PLAYER: readonly { words: readonly string[]; of: PlayerSelector }[] = [
  { words: ["for", "each", "opponent", ","], of: { who: "opponents" } },
  { words: ["for", "each", "player", ","], of: { who: "players" } },
]
ORACLE.symbol("clause").handwritten = {
  begins: (word) => word === "for",
  read: (reader, at) =>
    EACH_PLAYER.flatMap(({ words, of }) => {
      if (!words.every((word, i) => reader.tokens[at + i] === word)) return []
      const start = at + words.length
      const done = [...reader.read("bare clause", start), ...reader.read("may clause", start)]
      return done.flatMap((r) => {
        const value = ofEach(r.value, of)
        return value === undefined ? [] : [{ end: r.end, value }]
      })
    }),
  *spell(value, context) {
    const targets = context.targets as readonly TargetSlot[]
    const each = targets.find((t) => t.forEachPlayer !== undefined)?.forEachPlayer
    const words = EACH_PLAYER.find(({ of }) => same(of, each))?.words
    if (words === undefined) return
    const one = targets.map(({ forEachPlayer: _, ...slot }) => slot)
    if (targets.some((t) => t.forEachPlayer !== undefined && !same(t.forEachPlayer, each))) return
    const symbol = (value as Effect).do === "may" ? "may clause" : "bare clause"
    yield [...words, { symbol, value, within: { ...context, targets: one } }]
  },
}

function ofEach(effect: unknown, of: PlayerSelector): unknown {
  let found = false
  const made = mapNodes(effect, (node) => {
    const { slot } = node as { slot?: TargetSlot }
    if (slot === undefined || !someNode(slot, isSaidPlayer)) return undefined
    found = true
    const inner = mapNodes(slot, (part) => (isSaidPlayer(part) ? LOOP : undefined)) as TargetSlot
    return inPlaceOf({ ...node, slot: { ...inner, forEachPlayer: of } }, node)
  })
  return found ? made : undefined
}

/** "For each creature you control, create a token that's a copy of that creature": one after the other. */
clause.iso(
  "for each {t:thing} , {e:bare clause}",
  ({ t, e }) => {
    const { kind, zone, filter } = t as Things
    if (kind !== undefined || zone !== undefined || !isOfThat(e)) return undefined
    const effect = mapNodes(e, (node) => (isThat(node) ? EACH : undefined)) as Effect
    return { do: "forEach", of: { sel: "all", filter }, effect }
  },
  (e) =>
    e.do === "forEach" && e.of.sel === "all" && e.of.zone === undefined
      ? { t: { filter: e.of.filter }, e: e.effect }
      : undefined,
)
const EACH: Selector = { sel: "bound", name: "each" }
function isThat(node: object): boolean {
  const { sel, that, plural } = node as { sel?: string; that?: boolean; plural?: boolean }
  return sel === "said" && that === true && plural !== true
}
function isOfThat(value: unknown): boolean {
  let found = false
  mapNodes(value, (node) => {
    if (isThat(node)) found = true
    if ((node as { sel?: string }).sel === "mention") found = false
    return undefined
  })
  return found
}
clause("for each {n:each} , {e:bare clause}", { do: "repeat", times: $<Amount>("n"), effect: $<Effect>("e") })
