import type {
  Ability,
  ActivatedAbility,
  Amount,
  Condition,
  Cost,
  Effect,
  EventPattern,
  Filter,
  KeywordAbility,
  Modes,
  StaticAbility,
  StaticEffect,
  TargetSlot,
  TriggeredAbility,
} from "@apnap/engine"
import { mapNodes } from "../discourse/nodes.ts"
import type { Context, Item, Reader, Reading } from "../grammar/grammar.ts"
import { same } from "../grammar/hole.ts"
import { ORACLE } from "../oracle.ts"
import { subjectOf } from "../phrases/statics.ts"
import { readCase, spellCase } from "./case.ts"

/** An item that is spelled with the targets of its own ability. */
function within(symbol: string, value: unknown, targets: readonly TargetSlot[] | undefined): Item {
  const context: Context = { targets: targets ?? [], mentioned: [] }
  return { symbol, value, within: context }
}

const ONCE_A_TURN = { times: 1, per: "turn" } as const

// Triggered abilities.

const WHEN = ["when", "whenever", "at"]

function* readTriggered(reader: Reader, at: number): Iterable<Reading> {
  if (!WHEN.includes(reader.tokens[at])) return
  for (const event of reader.read("event", at + 1)) {
    if (reader.tokens[event.end] !== ",") continue
    const when = event.value as EventPattern
    const start = event.end + 1
    if (reader.tokens[start] === "if")
      for (const condition of reader.read("condition", start + 1))
        if (reader.tokens[condition.end] === ",")
          for (const body of reader.read("ability body", condition.end + 1))
            yield* withLimit(reader, body.end, {
              ability: "triggered",
              when,
              condition: condition.value as Condition,
              ...(body.value as Body),
            })
    for (const body of reader.read("ability body", start))
      yield* withLimit(reader, body.end, { ability: "triggered", when, ...(body.value as Body) })
  }
}

/** The word that begins a triggered ability: "at" a step, "when" for what happens once, "whenever" otherwise. */
function whenFor(when: EventPattern): readonly string[] {
  const first =
    when.on === "step" ? "at" : when.on === "moves" && when.object.is === "self" ? "when" : "whenever"
  return [first, ...WHEN.filter((word) => word !== first)]
}

const LIMITS: readonly (readonly [readonly string[], NonNullable<TriggeredAbility["limit"]>])[] = [
  ["this ability triggers only once each turn .".split(" "), ONCE_A_TURN],
  ["this ability triggers only twice each turn .".split(" "), { times: 2, per: "turn" }],
  ["this ability triggers only once .".split(" "), { times: 1, per: "game" }],
]

function* withLimit(reader: Reader, end: number, ability: TriggeredAbility): Iterable<Reading> {
  for (const [words, limit] of LIMITS)
    if (words.every((word, i) => reader.tokens[end + i] === word))
      yield { end: end + words.length, value: { ...ability, limit } }
  yield { end, value: ability }
}

function* spellTriggered(ability: TriggeredAbility): Iterable<readonly Item[]> {
  const { when, condition, limit, effect, modes, targets, zone, word, keyword, chapters } = ability
  if (chapters !== undefined || keyword !== undefined) return
  if (zone !== undefined && zone !== "graveyard" && zone !== "hand") return
  const limited = LIMITS.find(([, known]) => same(known, limit))
  if (limit !== undefined && limited === undefined) return
  const targetsOf = targets ?? []
  yield [
    whenFor(when),
    within("event", when, targetsOf),
    ",",
    ...(condition === undefined ? [] : ["if", within("condition", condition, targetsOf), ","]),
    within("ability body", { effect, modes }, targetsOf),
    ...(limited === undefined ? [] : limited[0]),
  ]
  void word
}

// Activated abilities.

interface Rider {
  readonly words: readonly string[]
  readonly adds: Partial<ActivatedAbility>
}
const RIDERS: readonly Rider[] = [
  {
    words: "activate only as a sorcery and only once each turn .".split(" "),
    adds: { timing: "sorcery", limit: { times: 1, per: "turn" } },
  },
  { words: "activate only as a sorcery .".split(" "), adds: { timing: "sorcery" } },
  { words: "activate only once each turn .".split(" "), adds: { limit: { times: 1, per: "turn" } } },
  { words: "activate only once .".split(" "), adds: { limit: { times: 1, per: "game" } } },
  { words: "activate only as a instant .".split(" "), adds: { timing: "instant" } },
  { words: "activate no more than twice each turn .".split(" "), adds: { limit: { times: 2, per: "turn" } } },
  { words: "any player may activate this ability .".split(" "), adds: { who: { who: "players" } } },
]

function* readActivated(reader: Reader, at: number): Iterable<Reading> {
  const loyalty = /^(?:\+?(\d+)|-(\d+)|-x)$/.exec(reader.tokens[at] ?? "")
  if (loyalty !== null && reader.tokens[at + 1] === ":") {
    const amount = reader.tokens[at] === "-x" ? "-X" : Number(reader.tokens[at])
    for (const body of reader.read("ability body", at + 2))
      yield {
        end: body.end,
        value: {
          ability: "activated",
          cost: [{ pay: "loyalty", amount }],
          loyalty: true,
          ...(body.value as Body),
        },
      }
  }
  for (const cost of reader.read("costs", at)) {
    if (reader.tokens[cost.end] !== ":") continue
    for (const body of reader.read("ability body", cost.end + 1))
      yield* withRiders(reader, body.end, {
        ability: "activated",
        cost: cost.value as Cost,
        ...(body.value as Body),
      })
  }
}

function* withRiders(reader: Reader, end: number, ability: ActivatedAbility): Iterable<Reading> {
  for (const { words, adds } of RIDERS)
    if (
      words.every((word, i) => reader.tokens[end + i] === word) &&
      !Object.keys(adds).some((key) => key in ability)
    )
      yield* withRiders(reader, end + words.length, { ...ability, ...adds })
  if (
    ability.condition === undefined &&
    reader.tokens[end] === "activate" &&
    reader.tokens[end + 1] === "only"
  )
    for (const timing of reader.read("timing", end + 2))
      yield* withTiming(reader, timing.end, { ...ability, condition: timing.value as Condition })
  if (ability.less === undefined) yield* withLess(reader, end, ability)
  yield { end, value: ability }
}

const ONCE = "and only once each turn".split(" ")

/** "Activate only during your turn", "… and only once each turn" (602.5b). */
function* withTiming(reader: Reader, end: number, ability: ActivatedAbility): Iterable<Reading> {
  if (reader.tokens[end] === ".") yield* withRiders(reader, end + 1, ability)
  const once = ability.limit === undefined && ONCE.every((word, i) => reader.tokens[end + i] === word)
  if (once && reader.tokens[end + ONCE.length] === ".")
    yield* withRiders(reader, end + ONCE.length + 1, { ...ability, limit: ONCE_A_TURN })
}

const THIS_COSTS = ["this", "ability", "costs"]
const LESS = ["less", "to", "activate"]

/** "This ability costs {1} less to activate for each …", "… if …" (602.2b). */
function* withLess(reader: Reader, at: number, ability: ActivatedAbility): Iterable<Reading> {
  if (!THIS_COSTS.every((word, i) => reader.tokens[at + i] === word)) return
  for (const mana of reader.read("mana", at + 3)) {
    if (!LESS.every((word, i) => reader.tokens[mana.end + i] === word)) continue
    const start = mana.end + LESS.length
    const less = { mana: mana.value as string }
    if (reader.tokens[start] === "for" && reader.tokens[start + 1] === "each")
      for (const times of reader.read("each", start + 2))
        if (reader.tokens[times.end] === ".")
          yield* withRiders(reader, times.end + 1, {
            ...ability,
            less: { ...less, times: times.value as Amount },
          })
    if (reader.tokens[start] === "if")
      for (const c of reader.read("condition", start + 1))
        if (reader.tokens[c.end] === ".")
          yield* withRiders(reader, c.end + 1, {
            ...ability,
            less: { ...less, condition: c.value as Condition },
          })
  }
}

const SPELLED: ReadonlySet<string> = new Set([
  "ability",
  "cost",
  "effect",
  "modes",
  "targets",
  "timing",
  "limit",
  "condition",
  "who",
  "loyalty",
  "word",
  "zone",
  "less",
])

function* spellActivated(ability: ActivatedAbility): Iterable<readonly Item[]> {
  const { cost, effect, modes, targets } = ability
  if (
    Object.keys(ability).some(
      (key) => !SPELLED.has(key) && (ability as unknown as Record<string, unknown>)[key] !== undefined,
    )
  )
    return
  const body = within("ability body", { effect, modes }, targets)
  if (ability.loyalty === true && cost.length === 1 && cost[0].pay === "loyalty") {
    const { amount } = cost[0]
    const sign = typeof amount === "number" && amount > 0 ? `+${amount}` : String(amount).toLowerCase()
    yield [[sign, String(amount)], ":", body]
    return
  }
  yield* spellRiders(ability, [within("costs", cost, targets), ":", body])
}

function* spellRiders(ability: ActivatedAbility, head: readonly Item[]): Iterable<readonly Item[]> {
  const rest = {
    timing: ability.timing,
    limit: ability.limit,
    condition: ability.condition,
    who: ability.who,
    less: ability.less,
  }
  const go = function* (left: Partial<ActivatedAbility>, items: readonly Item[]): Iterable<readonly Item[]> {
    const keys = (Object.keys(left) as (keyof ActivatedAbility)[]).filter((key) => left[key] !== undefined)
    if (keys.length === 0) yield items
    for (const { words, adds } of RIDERS) {
      const said = Object.keys(adds) as (keyof ActivatedAbility)[]
      if (said.every((key) => left[key] !== undefined && same(left[key], adds[key])))
        yield* go({ ...left, ...Object.fromEntries(said.map((key) => [key, undefined])) }, [
          ...items,
          ...words,
        ])
    }
    if (left.less !== undefined)
      yield* go({ ...left, less: undefined }, [...items, ...lessItems(left.less, ability)])
    if (left.condition !== undefined) {
      const only = [...items, "activate", "only", within("timing", left.condition, ability.targets)]
      yield* go({ ...left, condition: undefined }, [...only, "."])
      if (same(left.limit, ONCE_A_TURN))
        yield* go({ ...left, condition: undefined, limit: undefined }, [...only, ...ONCE, "."])
    }
  }
  yield* go(rest, head)
}

function lessItems(less: NonNullable<ActivatedAbility["less"]>, ability: ActivatedAbility): readonly Item[] {
  const head: Item[] = [...THIS_COSTS, { symbol: "mana", value: less.mana }, ...LESS]
  if (less.times !== undefined)
    return [...head, "for", "each", within("each", less.times, ability.targets), "."]
  return [...head, "if", within("condition", less.condition, ability.targets), "."]
}

// The body of an ability: effects, or modes.

interface Body {
  effect?: Effect
  modes?: Modes
}

ORACLE.symbol("ability body").handwritten = {
  read: (reader, at) => [
    ...reader.read("effects", at).map((r) => ({ end: r.end, value: { effect: r.value as Effect } })),
    ...reader.read("modes", at).map((r) => ({ end: r.end, value: { modes: r.value as Modes } })),
  ],
  *spell(value) {
    const { effect, modes } = value as Body
    if (effect !== undefined && modes === undefined) yield [{ symbol: "effects", value: effect }]
    if (effect === undefined && modes !== undefined) yield [{ symbol: "modes", value: modes }]
  },
}

// Static abilities.

const AS_LONG_AS = ["as", "long", "as"]

const YOUR_TURN = ["during", "your", "turn"]
const ON_YOUR_TURN: Condition = { if: "turnOf", player: { who: "you" } }

/** Where a static ability works that speaks of its own spell or its own size (604.3, 113.6). */
function worksIn(effect: StaticEffect, condition: Condition | undefined): Partial<StaticAbility> {
  const lying = condition === undefined ? {} : inGraveyard(condition)
  if (lying.zone !== undefined) return lying
  if (effect.static === "modify" && effect.changes.some((c) => c.change === "definePT"))
    return { defining: true }
  if (effect.static === "alternativeCost" && effect.self === true) return { zone: "hand" }
  if (effect.static === "playFrom" && effect.self === true) return { zone: effect.zone }
  const own = "self" in effect && effect.self === true
  const spoken =
    effect.static === "additionalCost" || effect.static === "cost" || effect.static === "cantBeCountered"
  return own && spoken ? { zone: "stack" } : {}
}

/** "As long as this card is in your graveyard": there it works. */
function inGraveyard(condition: Condition): Partial<StaticAbility> {
  const parts = condition.if === "and" ? condition.of : [condition]
  const own = parts.some(
    (c) => c.if === "is" && c.of.sel === "self" && c.filter.is === "inZone" && c.filter.zone === "graveyard",
  )
  return own ? { zone: "graveyard" } : {}
}

function* readStatic(reader: Reader, at: number): Iterable<Reading> {
  const make = (effect: unknown, condition?: unknown): StaticAbility => ({
    ability: "static",
    effects: effect as readonly StaticEffect[],
    ...(condition !== undefined && { condition: condition as Condition }),
    ...worksIn((effect as readonly StaticEffect[])[0], condition as Condition | undefined),
  })
  if (
    YOUR_TURN.every((word, i) => reader.tokens[at + i] === word) &&
    reader.tokens[at + YOUR_TURN.length] === ","
  )
    for (const effect of reader.read("static list", at + YOUR_TURN.length + 1))
      yield { end: effect.end, value: make(effect.value, ON_YOUR_TURN) }
  if (AS_LONG_AS.every((word, i) => reader.tokens[at + i] === word))
    for (const condition of reader.read("condition", at + 3))
      if (reader.tokens[condition.end] === ",")
        for (const effect of reader.read("static list", condition.end + 1))
          yield { end: effect.end, value: make(effect.value, condition.value) }
  for (const effect of reader.read("static list", at)) {
    if (AS_LONG_AS.every((word, i) => reader.tokens[effect.end + i] === word))
      for (const condition of reader.read("condition", effect.end + 3))
        yield { end: condition.end, value: make(effect.value, condition.value) }
    if (reader.tokens[effect.end] === "if" && (effect.value as readonly StaticEffect[])[0].static === "cost")
      for (const condition of reader.read("condition", effect.end + 1))
        yield { end: condition.end, value: make(effect.value, condition.value) }
    if (YOUR_TURN.every((word, i) => reader.tokens[effect.end + i] === word))
      yield { end: effect.end + YOUR_TURN.length, value: make(effect.value, ON_YOUR_TURN) }
    yield { end: effect.end, value: make(effect.value) }
  }
}

const OTHERWISE = [".", "otherwise", ","]

/** "As long as …, …. Otherwise, …": two abilities in one line. */
function readOtherwise(reader: Reader, at: number): readonly Reading[] {
  return [...readStatic(reader, at)].flatMap((first) => {
    const { condition } = first.value as StaticAbility
    if (condition === undefined || !OTHERWISE.every((word, i) => reader.tokens[first.end + i] === word))
      return []
    return reader.read("static list", first.end + OTHERWISE.length).map((r) => {
      const subject = subjectOf((first.value as StaticAbility).effects[0])
      const said = <T>(value: T) => mapNodes(value, (node) => (isSaidObject(node) ? subject : undefined)) as T
      const effects = said(r.value as readonly StaticEffect[])
      const second: StaticAbility = {
        ability: "static",
        effects,
        condition: { if: "not", of: said(condition) },
      }
      return { end: reader.tokens[r.end] === "." ? r.end + 1 : r.end, value: [first.value, second] }
    })
  })
}

function isSaidObject(node: object): boolean {
  return "sel" in node && (node.sel as string) === "said"
}

function* spellOtherwise([first, second]: readonly Ability[]): Iterable<readonly Item[]> {
  if (first.ability !== "static" || second.ability !== "static" || first.condition === undefined) return
  if (!same(second.condition, { if: "not", of: first.condition })) return
  for (const items of spellStatic(first))
    yield [...items, ...OTHERWISE, within("static list", second.effects, []), "."]
}

function* spellStatic(ability: StaticAbility): Iterable<readonly Item[]> {
  if (
    ability.level !== undefined ||
    ability.keyword !== undefined ||
    !same({ zone: ability.zone, defining: ability.defining }, worksIn(ability.effects[0], ability.condition))
  )
    return
  const effect: Item = within("static list", ability.effects, [])
  if (ability.condition === undefined) {
    yield [effect]
    return
  }
  if (same(ability.condition, ON_YOUR_TURN)) {
    yield [...YOUR_TURN, ",", effect]
    yield [effect, ...YOUR_TURN]
  }
  const condition: Item = within("condition", ability.condition, [])
  if (ability.effects[0].static === "cost") yield [effect, "if", condition]
  yield ["as", "long", "as", condition, ",", effect]
  yield [effect, "as", "long", "as", condition]
}

/** An ability that speaks of its card in a graveyard or hand works there (113.6). */
function zoneOf(tokens: readonly string[], at: number, ability: Ability): Ability {
  if (ability.ability !== "activated" && ability.ability !== "triggered") return ability
  const colon = tokens.indexOf(":", at)
  const text = tokens.slice(at).join(" ")
  if (ability.ability === "triggered") {
    const when = ability.when
    const own = when.on === "moves" && when.object.is === "self"
    if (own || !/~ from your graveyard|if ~ is in your graveyard/.test(text)) return ability
    return { ...ability, zone: "graveyard" }
  }
  const cost = tokens.slice(at, colon).join(" ")
  if (/discard ~|exile ~ from your hand|reveal ~ from your hand/.test(cost))
    return { ...ability, zone: "hand" }
  return /~ from your graveyard/.test(text) && !/sacrifice ~/.test(cost)
    ? { ...ability, zone: "graveyard" }
    : ability
}

/** One ability of any kind, without the full stop that ends it where its last sentence has one. */
ORACLE.symbol("ability").handwritten = {
  read: (reader, at) => [
    ...[...readTriggered(reader, at), ...readActivated(reader, at)].map((r) => ({
      end: r.end,
      value: zoneOf(reader.tokens, at, r.value as Ability),
    })),
    ...[...readStatic(reader, at)].flatMap((r) =>
      reader.tokens[r.end] === "." ? [{ end: r.end + 1, value: r.value }, r] : [r],
    ),
  ],
  *spell(value) {
    const ability = value as Ability
    if (ability.ability === "triggered") yield* spellTriggered(ability)
    if (ability.ability === "activated") yield* spellActivated(ability)
    if (ability.ability === "static")
      for (const items of spellStatic(ability)) {
        yield [...items, "."]
        yield items
      }
  },
}

ORACLE.symbol("quoted ability").handwritten = {
  read: (reader, at) => reader.read("ability", at),
  spell: (value) => [[{ symbol: "ability", value }]],
}

/** A line of keywords: "Flying, first strike". */
ORACLE.symbol("keyword line").handwritten = {
  read: (reader, at) => {
    const found: Reading[] = []
    const go = (list: readonly KeywordAbility[], pos: number): void => {
      for (const r of reader.read("keyword", pos)) {
        const next = [...list, r.value as KeywordAbility]
        for (const more of moreProtection(reader, r.end, r.value as KeywordAbility)) {
          found.push({ end: more.end, value: [...next, more.value] })
          if (reader.tokens[more.end] === ",") go([...next, more.value as KeywordAbility], more.end + 1)
        }
        const end = reader.tokens[r.end] === "." ? r.end + 1 : r.end
        found.push({ end, value: next })
        if (reader.tokens[r.end] === "," || reader.tokens[r.end] === ";") go(next, r.end + 1)
      }
    }
    go([], at)
    return found
  },
  *spell(value) {
    const list = value as readonly Ability[]
    if (list.length === 0 || list.some((a) => a.ability !== "keyword")) return
    const items = list.flatMap((a, i): Item[] => [
      ...(i > 0 ? [[",", ";"]] : []),
      { symbol: "keyword", value: a },
    ])
    yield items
    yield [...items, "."]
    yield list.flatMap((a, i): Item[] => {
      const before = list[i - 1]
      const both = before !== undefined && isProtection(a) && isProtection(before)
      if (both) return ["and", "from", { symbol: "quality", value: (a as KeywordAbility).filter }]
      return [...(i > 0 ? [[",", ";"]] : []), { symbol: "keyword", value: a }]
    })
  },
}

function isProtection(ability: Ability): boolean {
  return ability.ability === "keyword" && ability.keyword === "protection" && ability.filter !== undefined
}

/** "… and from red": one protection ability more (702.16g). */
function moreProtection(reader: Reader, at: number, before: KeywordAbility): readonly Reading[] {
  if (!isProtection(before) || reader.tokens[at] !== "and" || reader.tokens[at + 1] !== "from") return []
  return reader
    .read("quality", at + 2)
    .map((r) => ({ end: r.end, value: { ...before, filter: r.value as Filter } }))
}

const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii"]
const LORE: EventPattern = { on: "counters", object: { is: "self" }, kind: "lore" }

/** "I, II — …": a chapter ability of a Saga (714.2). */
function readChapter(reader: Reader, at: number): readonly Reading[] {
  const chapters: number[] = []
  let pos = at
  for (; ROMAN.includes(reader.tokens[pos]); pos++) {
    chapters.push(ROMAN.indexOf(reader.tokens[pos]) + 1)
    if (reader.tokens[pos + 1] === ",") pos++
  }
  if (chapters.length === 0 || reader.tokens[pos] !== "—") return []
  return reader.read("ability body", pos + 1).map((r) => ({
    end: r.end,
    value: [{ ability: "triggered", when: LORE, chapters, ...(r.value as Body) }],
  }))
}

function spellChapter(ability: TriggeredAbility): readonly Item[] {
  const numbers = (ability.chapters ?? []).flatMap((n, i) => [...(i > 0 ? [","] : []), ROMAN[n - 1]])
  return [
    ...numbers,
    "—",
    within("ability body", { effect: ability.effect, modes: ability.modes }, ability.targets),
  ]
}

/** A line of text: keywords, an ability, or what a spell does. Its value is the list of its abilities. */
ORACLE.symbol("line").handwritten = {
  read: (reader, at) => [
    ...reader.read("keyword line", at),
    ...reader.read("ability", at).map((r) => ({ end: r.end, value: [r.value] })),
    ...readChapter(reader, at),
    ...readOtherwise(reader, at),
    ...readKeyworded(reader, at),
    ...readCase(reader, at),
    ...readWorded(reader, at),
  ],
  *spell(value) {
    const list = value as readonly Ability[]
    const [only] = list
    const word =
      only !== undefined && list.length === 1 && "word" in only
        ? (only.word as string | undefined)
        : undefined
    if (word !== undefined) {
      const bare = { ...only, word: undefined }
      yield [...word.toLowerCase().split(" "), "—", { symbol: "line", value: [bare] }]
      return
    }
    yield [{ symbol: "keyword line", value }]
    if (list.length === 1) {
      yield* spellKeyworded(list[0])
      yield* spellCase(list[0])
    }
    if (list.length === 2) yield* spellOtherwise(list)
    if (list.length === 1 && list[0].ability === "triggered" && list[0].chapters !== undefined)
      yield spellChapter(list[0])
    if (list.length === 1 && list[0].ability === "spell") yield* spellSpell(list[0])
    else if (list.length === 1) yield [{ symbol: "ability", value: list[0] }]
  },
}

function* spellSpell(ability: Extract<Ability, { ability: "spell" }>): Iterable<readonly Item[]> {
  yield [within("ability body", { effect: ability.effect, modes: ability.modes }, ability.targets)]
}

/** What is printed before a dash and does mean something: keywords, and parts of frames. */
const MEANINGFUL: ReadonlySet<string> = new Set([
  ...["boast", "exhaust", "forecast", "max speed", "power-up", "companion", "visit", "prize"],
  ...["to solve", "solved"],
])

/** Ability words and flavour words have no rules meaning (207.2c, d). */
function readWorded(reader: Reader, at: number, symbol = "line"): readonly Reading[] {
  const dash = reader.tokens.indexOf("—", at)
  if (
    at !== 0 ||
    dash < 1 ||
    dash > 6 ||
    !reader.tokens.slice(at, dash).every((word) => /^[a-z'!,.-]+$/.test(word)) ||
    MEANINGFUL.has(reader.tokens.slice(at, dash).join(" "))
  )
    return []
  return reader
    .read(symbol, dash + 1)
    .filter((r) => (r.value as readonly Ability[]).length === 1)
    .map((r) => {
      const [ability] = r.value as readonly Ability[]
      return { end: r.end, value: [{ ...ability, word: reader.tokens.slice(at, dash).join(" ") }] }
    })
}

/** A line of an instant or sorcery: as any line, or what the spell does as it resolves. */
ORACLE.symbol("spell line").handwritten = {
  read: (reader, at) => [
    ...reader
      .read("ability body", at)
      .map((r) => ({ end: r.end, value: [{ ability: "spell", ...(r.value as Body) }] })),
    ...reader.read("line", at),
    ...readWorded(reader, at, "spell line"),
  ],
  spell: (value) => [[{ symbol: "line", value }]],
}

const KEYWORDED = ["boast", "exhaust", "forecast"] as const
const MAX_SPEED = ["max", "speed", "—"]
const AT_MAX_SPEED: Condition = { if: "maxSpeed", player: { who: "you" } }

/** "Boast — [ability]" (702.142a), "Max speed — [ability]" (702.178a). */
function readKeyworded(reader: Reader, at: number): readonly Reading[] {
  if (at !== 0) return []
  const keyword = KEYWORDED.find((word) => reader.tokens[0] === word)
  if (keyword !== undefined && reader.tokens[1] === "—")
    return reader
      .read("ability", 2)
      .filter((r) => (r.value as Ability).ability === "activated")
      .map((r) => ({ end: r.end, value: [{ ability: "keyword", keyword, abilities: [r.value as Ability] }] }))
  if (!MAX_SPEED.every((word, i) => reader.tokens[i] === word)) return []
  return reader
    .read("line", MAX_SPEED.length)
    .map((r) => ({ end: r.end, value: [atMaxSpeed(r.value as readonly Ability[])] }))
}

function atMaxSpeed(abilities: readonly Ability[]): Ability {
  const changes = [{ change: "addAbilities", abilities }] as const
  return {
    ability: "static",
    effects: [{ static: "modify", what: { sel: "self" }, changes }],
    condition: AT_MAX_SPEED,
  }
}

function* spellKeyworded(ability: Ability): Iterable<readonly Item[]> {
  if (ability.ability === "keyword" && KEYWORDED.some((word) => word === ability.keyword))
    for (const inner of ability.abilities ?? [])
      yield [ability.keyword, "—", { symbol: "ability", value: inner }]
  if (ability.ability !== "static" || !same(ability.condition, AT_MAX_SPEED)) return
  const [effect] = ability.effects
  if (effect.static !== "modify" || effect.changes[0].change !== "addAbilities") return
  yield [...MAX_SPEED, { symbol: "line", value: effect.changes[0].abilities }]
}
