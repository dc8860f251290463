import type { Effect } from "@apnap/engine"
import type { Item, Reader, Reading } from "../../grammar/grammar.ts"
import { same } from "../../grammar/hole.ts"
import { ORACLE } from "../../oracle.ts"
import { isRest } from "../objects/rest.ts"
import { hasX, TOLD } from "../paragraph/where-x.ts"
import { objectSubject } from "./predicate.ts"
import { subjectOf } from "./repeating/doers.ts"

// Sentences: instructions in sequence (608.2c).

/** Whether a word can be an imperative: third-person verbs end in a single "s", so "amass" can be one. */
function imperative(reader: Reader, at: number): boolean {
  const word = reader.tokens[at] ?? ""
  return !/[a-rt-z]s$/.test(word) && word !== "has"
}
// "Draws a card" lacks its subject, so it isn't an instruction on its own.
ORACLE.symbol("instruction").handwritten = {
  read: (reader, at) =>
    imperative(reader, at)
      ? reader.read("clause", at)
      : reader.read("clause", at).filter((r) => !isBare(reader, at, r)),
  spell: (value) => [[{ symbol: "clause", value }]],
}
function isBare(reader: Reader, at: number, r: Reading): boolean {
  return reader.read("does", at).some((d) => d.end === r.end)
}

/** Consecutive actions of one player: "draws two cards and loses 2 life". */
ORACLE.symbol("does list").handwritten = {
  read: (reader, at) => readList(reader, at, "does"),
  *spell(value) {
    const effect = value as Effect
    if (effect.do === "sequence") yield* spellList(effect.of, "does")
    yield [{ symbol: "does", value: effect }]
  },
}

const JOINTS: readonly (readonly string[])[] = [
  [",", "then"],
  ["and"],
  [",", "and"],
  [","],
  ["and", "then"],
  ["then"],
]

function readList(reader: Reader, at: number, symbol: string): readonly Reading[] {
  const found: Reading[] = []
  const go = (list: readonly Effect[], pos: number): void => {
    for (const r of reader.read(symbol, pos)) {
      if (TOLD.has(r.value as object) && list.some(hasX)) continue
      if (list.length > 0 && (isPayment(list[list.length - 1]) || isCountered(list[list.length - 1])))
        continue
      // "Until end of turn, it becomes a Vehicle and it gains crew 2": for as long.
      if (reader.tokens[at] === "until" && isLasting(r.value as Effect)) continue
      const next = [...list, r.value as Effect]
      found.push({ end: r.end, value: sequence(next) })
      if (list.length > 6 || isForEach(reader, at)) continue
      for (const joint of JOINTS)
        if (joint.every((word, i) => reader.tokens[r.end + i] === word)) go(next, r.end + joint.length)
    }
  }
  go([], at)
  return found
}

/** "For each card, add {G} and you gain 1 life": both are repeated, but a list would repeat only the first. */
function isForEach({ tokens }: Reader, at: number): boolean {
  return tokens[at] === "for" && tokens[at + 1] === "each"
}

/** "You may pay {1} and …": the effect of paying is part of the choice. */
function isPayment(effect: Effect): boolean {
  return effect.do === "may" && effect.effect === undefined
}

/** Whether it ends in what happens to a countered spell; the rest of that sentence applies only then. */
export function isCountered(effect: Effect): boolean {
  return effect.do === "counter" && effect.to !== undefined
}

function* spellList(list: readonly Effect[], symbol: string): Iterable<readonly Item[]> {
  yield list.flatMap((value, i): Item[] => {
    if (i === 0) return [{ symbol, value }]
    if (symbol === "does")
      return [
        { symbol: "joint", value: undefined },
        { symbol, value },
      ]
    return [goingOn(value, list[i - 1], false)]
  })
}
ORACLE.symbol("joint").handwritten = { read: () => [], spell: () => JOINTS }

/** An instruction after another, with its conjunction. With the same acting player, its subject can be omitted. */
export function goingOn(effect: Effect, before: Effect, sentences: boolean): Item {
  return { symbol: sentences ? "next sentence" : "next instruction", value: { effect, before } }
}

const LISTED_JOINT: Item = { symbol: "listed joint", value: undefined }
ORACLE.symbol("listed joint").handwritten = { read: () => [], spell: () => [["and"], [",", "and"], [","]] }

function isLasting(effect: Effect): boolean {
  return effect.do === "change" && effect.duration === "permanent"
}

/** "Put one of them into your hand and the rest on the bottom of your library": both are put somewhere. */
function sharesPut({ what }: Move, before: Move): boolean {
  return before.to !== "exile" && (isRest(what) || (what.sel === "filtered" && what.filter.is === "inZone"))
}
type Move = Extract<Effect, { do: "move" }>

/** "Gain control of it": the object is no subject that the next clause could go on about. */
function isControlGained(effect: Effect): boolean {
  return effect.do === "change" && effect.changes[0].change === "control"
}

function* spellNext(value: unknown, stops: boolean, printed: boolean): Iterable<readonly Item[]> {
  const { effect, before } = value as { effect: Effect; before: Effect }
  const now = subjectOf(effect)
  const then = subjectOf(before)
  const joint: Item = { symbol: "joint", value: undefined }
  if (now !== undefined && then !== undefined && same(now.who, then.who))
    yield [joint, { symbol: "does", value: now.d }]
  const what = objectSubject(effect)
  const goesOn = what !== undefined && same(what, objectSubject(before))
  const isAbout = goesOn && !(printed && isControlGained(before))
  // "It has base power and toughness 4/4. It gains haste until end of turn": one duration doesn't cover both.
  if (isAbout && !(stops && isLasting(before))) yield [joint, { symbol: "object predicate", value: effect }]
  if (effect.do === "damage" && before.do === "damage" && same(effect.source, before.source))
    yield [
      LISTED_JOINT,
      { symbol: "digits", value: effect.amount },
      "damage",
      "to",
      { symbol: "recipient", value: effect.to },
    ]
  if (effect.do === "damage" && before.do === "change" && same(effect.source, before.what))
    yield [
      "and",
      ["deals", "deal"],
      { symbol: "digits", value: effect.amount },
      "damage",
      "to",
      { symbol: "recipient", value: effect.to },
    ]
  if (effect.do === "addCounters" && before.do === "addCounters")
    yield [LISTED_JOINT, { symbol: "counters put", value: effect }]
  if (effect.do === "createToken" && before.do === "createToken" && same(effect.player, before.player)) {
    const { player: _, ...tokens } = effect
    yield [LISTED_JOINT, { symbol: "made tokens", value: tokens }]
  }
  if (effect.do === "move" && before.do === "move" && (!printed || sharesPut(effect, before))) {
    const { do: _, what: moved, bind, link, ...rest } = effect
    yield ["and", { symbol: "object", value: moved }, { symbol: "dig rest", value: rest }]
  }
  // "That player shuffles, then draws a card": whose library was searched.
  const isOfSearched = before.do === "search" && now !== undefined && same(now.who, before.of)
  if (isOfSearched && !printed) yield [",", "then", { symbol: "does", value: now.d }]
  const instruction: Item = { symbol: "instruction", value: effect }
  if (stops) {
    yield [".", instruction]
    yield [".", "then", instruction]
  }
  yield [joint, instruction]
  if (isAbout) yield [joint, { symbol: "object predicate", value: effect }]
  // A quoted ability at the end of the previous sentence has ended it with its own full stop.
  if (stops) yield [instruction]
}
ORACLE.symbol("next sentence").handwritten = {
  read: () => [],
  spell: (value, { printed }) => spellNext(value, true, printed === true),
}
ORACLE.symbol("next instruction").handwritten = {
  read: () => [],
  spell: (value, { printed }) => spellNext(value, false, printed === true),
}

/** Effects in sequence; nested sequences are flattened. */
export function sequence(list: readonly Effect[]): Effect {
  const flat = list.flatMap((e) => (e.do === "sequence" ? e.of : [e]))
  return flat.length === 1 ? flat[0] : { do: "sequence", of: flat }
}

/** One sentence: instructions joined by commas, "and" and "then". */
ORACLE.symbol("sentence").handwritten = {
  read: (reader, at) => readList(reader, at, "instruction"),
  *spell(value) {
    const effect = value as Effect
    if (effect.do === "sequence") yield* spellList(effect.of, "instruction")
    yield [{ symbol: "instruction", value: effect }]
  },
}
