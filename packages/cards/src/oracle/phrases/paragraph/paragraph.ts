import type { Amount, Condition, Effect, Modes } from "@apnap/engine"
import { inPlaceOf } from "../../discourse/nodes.ts"
import type { Context, Item, Reader, Reading } from "../../grammar/grammar.ts"
import { same } from "../../grammar/hole.ts"
import { ORACLE } from "../../oracle.ts"
import { groupedCounters } from "../effects/counters/counter-list.ts"
import { goingOn, isCountered, sequence } from "../effects/sentence.ts"
import { readWhoDidNot } from "../players/who-did-not.ts"
import { combine, type Delayed, type Reflexive, type Sentence } from "./combined.ts"
import { isDoneThisWay, readInstead, readWhenWay } from "./conditional-sentences.ts"
import { asksSeveral, DID, unlessDid } from "./hanging.ts"
import { LINKS } from "./links.ts"
import { isRepeated } from "./repeated.ts"
import { xFor } from "./where-x.ts"

/** Reads a paragraph: its sentences, each with those that depend on it. */
function readEffects(reader: Reader, at: number): readonly Reading[] {
  const found: Reading[] = []
  const go = (list: readonly Sentence[], pos: number): void => {
    for (const r of readInstead(reader, pos)) {
      const value = combine([...list, r.sentence])
      if (value !== undefined) found.push({ end: r.end, value })
      if (value !== undefined && r.end < reader.tokens.length) go([...list, r.sentence], r.end)
    }
    const notDone = list.length > 0 ? readWhoDidNot(reader, pos) : undefined
    if (notDone !== undefined)
      for (const r of reader.read(notDone.who.forEach ? "bare clause" : "does list", notDone.start)) {
        if (reader.tokens[r.end] !== ".") continue
        const next: Sentence[] = [...list, { effect: r.value as Effect, link: "whoDidNot", who: notDone.who }]
        const value = combine(next)
        if (value === undefined) continue
        found.push({ end: r.end + 1, value })
        if (r.end + 1 < reader.tokens.length && list.length < 8) go(next, r.end + 1)
      }
    if (list.length > 0 && reader.tokens[pos] === "when")
      for (const { sentence, end } of readWhenWay(reader, pos + 1)) {
        const next = [...list, sentence]
        const value = combine(next)
        if (value === undefined || reader.tokens[end] !== ".") continue
        found.push({ end: end + 1, value })
        if (end + 1 < reader.tokens.length && list.length < 8) go(next, end + 1)
      }
    if (list.length > 0)
      for (const r of reader.read("repeated process", pos)) {
        if (reader.tokens[r.end] !== ".") continue
        const times = r.value as Amount
        const next: Sentence[] = [...list, { effect: { do: "nothing" }, link: "repeated", times }]
        const value = combine(next)
        if (value === undefined) continue
        found.push({ end: r.end + 1, value })
        if (r.end + 1 < reader.tokens.length && list.length < 8) go(next, r.end + 1)
      }
    const link = LINKS.find(([, words]) => words.every((word, i) => reader.tokens[pos + i] === word))
    const start =
      link === undefined
        ? pos + (list.length > 0 && reader.tokens[pos] === "then" ? 1 : 0)
        : pos + link[1].length
    if (link?.[0] === "whenDone")
      for (const r of reader.read("modes", start)) {
        const value = combine([...list, { effect: chosenLater(r.value as Modes), link: "whenDone" }])
        if (value !== undefined) found.push({ end: r.end, value })
      }
    for (const r of reader.read("sentence", start)) {
      const next = [...list, { effect: r.value as Effect, ...(link && { link: link[0] }) }]
      const stop = reader.tokens[r.end] === "."
      const value = combine(next)
      if (value !== undefined) found.push({ end: stop ? r.end + 1 : r.end, value })
      // The full stop of a quoted ability also ends the sentence that quotes it.
      if (!stop && /["']/.test(reader.tokens[r.end - 1]) && list.length < 8) go(next, r.end)
      if (stop && r.end + 1 < reader.tokens.length && list.length < 8) go(next, r.end + 1)
      // "If that spell is countered this way, exile it instead of …, then …": both happen only then.
      if (isCountered(r.value as Effect) && THEN.every((word, i) => reader.tokens[r.end + i] === word))
        goIfCountered(next, r.end + THEN.length)
    }
  }
  const goIfCountered = (list: readonly Sentence[], pos: number): void => {
    for (const r of reader.read("instruction", pos)) {
      const value = combine([...list, { effect: r.value as Effect, link: "ifDone" }])
      if (value !== undefined && reader.tokens[r.end] === ".") found.push({ end: r.end + 1, value })
    }
  }
  go([], at)
  return found
}

/** "When you do, choose one" (603.12, 700.2b). */
function chosenLater(modes: Modes): Effect {
  return inPlaceOf({ do: "reflexive", effect: { do: "nothing" }, modes }, modes)
}

/** The same with a delayed instruction's effects in separate sentences; undefined if there are none. */
function apart(sentences: readonly Sentence[]): readonly Sentence[] | undefined {
  const found = sentences.flatMap((sentence): readonly Sentence[] => {
    const { effect } = sentence
    if (effect.do !== "delayed" || effect.effect.do !== "sequence" || sentence.later) return [sentence]
    const of = effect.effect.of
    const after = of.slice(1).map((e, i) => ({ effect: e, later: effect, before: of[i] }))
    return [{ ...sentence, effect: { ...effect, effect: of[0] } }, ...after]
  })
  return found.length > sentences.length ? found : undefined
}

/** The sentences for an effect, in order. */
function sentencesOf(effect: Effect, instead: boolean, isFirst = false): readonly Sentence[] {
  if (effect.do === "sequence")
    return effect.of.flatMap((e, i) => sentencesOf(e, instead, isFirst && i === 0))
  if (effect.do === "may") {
    const { then, else: otherwise, ...rest } = effect
    const doneBy = (one: Sentence): Sentence => ({ ...one, ...(effect.player && { doer: effect.player }) })
    return [
      { effect: rest },
      ...(then === undefined ? [] : linked(then, instead, asksSeveral(effect)).map(doneBy)),
      ...(otherwise === undefined
        ? []
        : [
            doneBy({
              link: asksSeveral(effect) ? ("ifNoneDone" as const) : ("ifNotDone" as const),
              effect: otherwise,
            }),
          ]),
    ]
  }
  // "This process" is everything before it.
  if (isFirst && effect.do === "repeat" && effect.times !== undefined && isRepeated(effect.times))
    return [
      ...sentencesOf(effect.effect, instead),
      { link: "repeated", effect: { do: "nothing" }, times: effect.times },
    ]
  if (effect.do === "if" && same(effect.condition, DID)) return linked(effect.then, instead)
  if (effect.do === "if" && effect.else === undefined && same(effect, unlessDid(effect.then)))
    return [{ link: "ifImpossible", effect: effect.then }]
  if (effect.do === "if" && effect.then.do === "reflexive" && isDoneThisWay(effect.condition)) {
    const [first, ...more] = linked(effect.then, instead)
    return [{ ...first, condition: effect.condition }, ...more]
  }
  const within = partedWithin(effect)
  if (within !== undefined) return within
  if (effect.do === "if" && effect.else !== undefined) {
    const { else: otherwise, ...rest } = effect
    if (instead)
      return [
        ...sentencesOf(otherwise, false),
        { link: "instead", condition: effect.condition, effect: withoutElse(effect.then, otherwise) },
      ]
    return [{ effect: rest }, { link: "otherwise", effect: otherwise }]
  }
  return [{ effect }]
}

/** An optional replacement without its `else`, which the previous sentence has already stated. */
function withoutElse(effect: Effect, replaced: Effect): Effect {
  if (effect.do !== "may" || !same(effect.else, replaced)) return effect
  const { else: _, ...rest } = effect
  return rest
}

/** A conditional or delayed instruction without its dependent sentences, followed by those. */
function partedWithin(effect: Effect): readonly Sentence[] | undefined {
  if (effect.do !== "delayed" && (effect.do !== "if" || effect.else !== undefined)) return undefined
  const [first, ...hanging] = hangingOn(effect.do === "delayed" ? effect.effect : effect.then)
  if (hanging.length === 0) return undefined
  const bare =
    effect.do === "delayed" ? { ...effect, effect: first.effect } : { ...effect, then: first.effect }
  return [{ effect: bare }, ...hanging]
}

/** An instruction, and the sentences that depend on its last part. */
function hangingOn(effect: Effect): readonly Sentence[] {
  const parts = sentencesOf(effect, false)
  const at = parts.findIndex((part) => part.link !== undefined)
  if (at < 0) return [{ effect }]
  return [{ effect: sequence(parts.slice(0, at).map((part) => part.effect)) }, ...parts.slice(at)]
}

function linked(then: Effect, instead: boolean, several = false): readonly Sentence[] {
  if (instead && then.do === "if" && then.else !== undefined) {
    const { condition, then: effect, else: otherwise } = then
    return [
      { link: "ifDone", effect: otherwise },
      { link: "instead", condition, effect },
    ]
  }
  if (then.do === "reflexive" && then.modes !== undefined) return [{ link: "whenDone", effect: then }]
  if (then.do !== "reflexive") return [{ link: several ? "ifSomeDone" : "ifDone", effect: then }]
  const [first, ...more] = sentencesOf(then.effect, instead)
  const all: readonly Sentence[] = [{ ...first, link: "whenDone" }, ...more]
  return all.map((sentence) => ({ ...sentence, later: then }))
}

/** "It deals 4 damage instead": printed so if the recipient is the same. */
function isDealtInstead(effect: Effect): boolean {
  const last = effect.do === "sequence" ? effect.of[effect.of.length - 1] : effect
  if (last.do !== "if" || last.else?.do !== "damage" || last.then.do !== "damage") return false
  return same({ ...last.then, amount: 0, bind: "" }, { ...last.else, amount: 0, bind: "" })
}

function* spellEffects(value: Effect, context: Context): Iterable<readonly Item[]> {
  if (isDealtInstead(value)) yield* spellSentences(sentencesOf(value, true, true), context)
  yield* spellSentences(sentencesOf(value, false, true), context)
  const later = apart(sentencesOf(value, false, true))
  if (later !== undefined) yield* spellSentences(later, context)
  const told = together(sentencesOf(value, false, true))
  if (told !== undefined) yield* spellSentences(told, context)
  const replacing = sentencesOf(value, true, true)
  if (replacing.some((sentence) => sentence.link === "instead")) yield* spellSentences(replacing, context)
  // Two instructions in one clause: "it becomes … until end of turn and can't be blocked this turn. It's still a land."
  if (value.do === "sequence") yield [{ symbol: "clause", value }, "."]
  const grouped = groupedCounters(value)
  if (grouped !== undefined)
    yield* spellSentences(
      grouped.flatMap((one): readonly Sentence[] =>
        one.do === "sequence" ? [{ effect: one }] : sentencesOf(one, false),
      ),
      context,
    )
}

/**
 * Merges instructions with a common number into one sentence that defines it at its end: "you gain X life and draw X
 * cards, where X is …".
 */
function together(sentences: readonly Sentence[]): readonly Sentence[] | undefined {
  const list: Sentence[] = []
  for (const sentence of sentences) {
    const before = list[list.length - 1]
    const n = xFor(sentence.effect)?.n
    const shared = before !== undefined && n !== undefined && same(xFor(before.effect)?.n, n)
    if (shared && before.link === undefined && sentence.link === undefined)
      list[list.length - 1] = { effect: sequence([before.effect, sentence.effect]) }
    else list.push(sentence)
  }
  return list.length < sentences.length ? list : undefined
}

function* spellSentences(sentences: readonly Sentence[], context: Context): Iterable<readonly Item[]> {
  const items: Item[] = []
  let inner: Context | undefined
  for (const [i, sentence] of sentences.entries()) {
    const before = sentences[i - 1]
    if (sentence.later !== before?.later) {
      // An unlinked sentence after a reflexive trigger would be read as part of it.
      if (before?.later?.do === "reflexive" && sentence.link === undefined) return
      inner = contextOf(sentence.later, context)
    }
    for (const item of spellSentence(sentence, sentence.before ?? before?.effect))
      items.push(
        inner !== undefined && typeof item === "object" && "symbol" in item
          ? { ...item, within: inner }
          : item,
      )
  }
  // A list of modes ends its own last sentence.
  const last = items[items.length - 1]
  if (!(typeof last === "object" && "symbol" in last && last.symbol === "modes")) yield [...items, "."]
  yield items
}

/** A delayed or reflexive trigger has its own targets (603.3d). */
function contextOf(later: Reflexive | Delayed | undefined, context: Context): Context | undefined {
  return later?.targets && { ...context, targets: later.targets, mentioned: [] }
}

function isCast(effect: Effect): boolean {
  return effect.do === "cast" || (effect.do === "if" && effect.else === undefined && isCast(effect.then))
}

const THEN = [",", "then"]

function spellSentence(
  { link, effect, condition, doer, times }: Sentence,
  before: Effect | undefined,
): readonly Item[] {
  if (link === "instead") return [{ symbol: "instead", value: { condition, effect, before } }]
  if (link === "repeated" && times !== undefined)
    return [
      { symbol: "sentence end", value: undefined },
      { symbol: "repeated process", value: times },
    ]
  if (link === undefined && before !== undefined) return [goingOn(effect, before, true)]
  if (link === "ifDone" && before !== undefined && isCountered(before))
    return [...THEN, { symbol: "instruction", value: effect }]
  if (link === "whenDone" && condition !== undefined)
    return [
      { symbol: "sentence end", value: undefined },
      "when",
      { symbol: "condition", value: condition },
      ",",
      { symbol: "sentence", value: effect },
    ]
  if (link === "whenDone" && effect.do === "reflexive" && effect.modes !== undefined)
    return [
      { symbol: "sentence end", value: undefined },
      { symbol: link, value: doer },
      { symbol: "modes", value: effect.modes },
    ]
  const cast = link === "ifImpossible" && before !== undefined && isCast(before)
  return [
    ...(before === undefined ? [] : [{ symbol: "sentence end", value: undefined }]),
    ...(link === undefined ? [] : [{ symbol: cast ? "ifNotCast" : link, value: doer }]),
    { symbol: "sentence", value: effect },
  ]
}

ORACLE.symbol("effects").handwritten = {
  read: readEffects,
  spell: (value, context) => spellEffects(value as Effect, context),
}
ORACLE.symbol("sentence end").handwritten = { read: () => [], spell: () => [["."], []] }
ORACLE.symbol("instead").handwritten = {
  read: () => [],
  *spell(value) {
    const { condition, effect, before } = value as { condition: Condition; effect: Effect; before: Effect }
    const head: Item[] = [".", "if", { symbol: "condition", value: condition }, ","]
    const again = before.do === "damage" && effect.do === "damage" && same(before.to, effect.to)
    if (again) {
      const subject = [["it", "~"], "deals", { symbol: "digits", value: effect.amount }, "damage"]
      yield [...head, ...subject, "instead"]
      yield [...head, "instead", ...subject]
      yield [".", ...subject, "instead", "if", { symbol: "condition", value: condition }]
    }
    if (makesSame(effect, before)) {
      const { count } = effect as { count: Amount }
      const made: Item[] = ["create", { symbol: "number", value: count }, "of", "those", "tokens"]
      yield [...head, ...made, "instead"]
      yield [...head, "instead", ...made]
      yield [".", ...made, "instead", "if", { symbol: "condition", value: condition }]
    }
    yield [
      ".",
      { symbol: "sentence", value: effect },
      "instead",
      "if",
      { symbol: "condition", value: condition },
    ]
    yield [...head, { symbol: "sentence", value: effect }, "instead"]
    yield [...head, "instead", { symbol: "sentence", value: effect }]
  },
}
/** Whether only the number of tokens differs. */
function makesSame(effect: Effect, before: Effect): boolean {
  if (effect.do !== "createToken" && effect.do !== "createCopyToken") return false
  return effect.count !== undefined && same(withoutCount(effect), withoutCount(before))
}

function withoutCount(effect: Effect): object {
  const { count: _, bind: __, ...rest } = effect as { count?: Amount; bind?: string }
  return rest
}
