import type {
  Ability,
  Amount,
  Change,
  Condition,
  Cost,
  Duration,
  Effect,
  EventPattern,
  PlayerSelector,
  Selector,
  StaticEffect,
  TargetSlot,
} from "@apnap/engine"
import { inPlaceOf, isSaid, mapNodes } from "../discourse/nodes.ts"
import type { Item, Reader, Reading } from "../grammar/grammar.ts"
import { $, same } from "../grammar/hole.ts"
import { clause, does, ORACLE } from "../oracle.ts"
import { scaled, unscaled } from "./scaling.ts"
import type { Things } from "./things.ts"
import { whereX, xFor } from "./where-x.ts"

const YOU: PlayerSelector = { who: "you" }
const LOOP: PlayerSelector = { who: "bound", name: "player" }

// Who does it.

/** The effect as done by a player. Several players of whom the text says "their" do it one by one. */
export function doneBy(effect: Effect, who: PlayerSelector): Effect {
  if (who.who === "you") return effect
  if (!isMany(who) || !isSaid(effect, "their")) return withPlayer(effect, who)
  const inner = mapNodes(effect, (node) => (isTheir(node) ? LOOP : undefined)) as Effect
  return { do: "forEachPlayer", of: who, effect: withPlayer(inner, LOOP) }
}

function isMany(who: PlayerSelector): boolean {
  return who.who === "players" || who.who === "opponents" || who.who === "otherThan"
}

function isTheir(node: object): boolean {
  const said = node as { who?: string; noun?: string }
  return said.who === "said" && (said.noun === "their" || said.noun === "they")
}

function withPlayer(effect: Effect, player: PlayerSelector): Effect {
  return inPlaceOf(byPlayer(effect, player), effect)
}

function byPlayer(effect: Effect, player: PlayerSelector): Effect {
  if (effect.do === "sequence") return { ...effect, of: effect.of.map((e) => withPlayer(e, player)) }
  if (effect.do === "change") {
    const changes = effect.changes.map((c) => (c.change === "control" ? { ...c, player } : c))
    return { ...effect, changes }
  }
  const choosing = chosenIn(effect)
  if (choosing !== undefined)
    return { ...effect, [choosing.key]: { ...choosing.what, by: player } } as unknown as Effect
  if (lyingWith(effect) !== undefined) return withOwner(effect, player)
  return { ...effect, player } as Effect
}

/** What objects an instruction that names no player works on, where they are chosen: who does it chooses them (608.2d). */
const WORKS_ON: Readonly<Record<string, string>> = {
  move: "what",
  tap: "what",
  untap: "what",
  destroy: "what",
  regenerate: "what",
  addCounters: "on",
  removeCounters: "from",
  chooseObjects: "what",
  reveal: "what",
}
/** Whose library, hand or graveyard the objects of an instruction are, which is done by that player. */
function lyingWith(effect: Effect): PlayerSelector | undefined {
  const key = WORKS_ON[effect.do]
  const what = key === undefined ? undefined : (effect as unknown as Record<string, Selector>)[key]
  if (what?.sel === "libraryTop") return what.of
  return what?.sel === "all" && what.zone !== undefined ? what.of : undefined
}

/** "Their library" is that of who does it. */
function withOwner(effect: Effect, player: PlayerSelector): Effect {
  const key = WORKS_ON[effect.do]
  const what = (effect as unknown as Record<string, object>)[key]
  const of = lyingWith(effect) as { who: string }
  return of.who === "said" ? ({ ...effect, [key]: { ...what, of: player } } as unknown as Effect) : effect
}

type Choosing = Extract<Selector, { sel: "choose" }>

function chosenIn(effect: Effect): { key: string; what: Choosing } | undefined {
  const key = WORKS_ON[effect.do]
  const what = key === undefined ? undefined : (effect as unknown as Record<string, Selector>)[key]
  return what?.sel === "choose" ? { key, what } : undefined
}

/** Who does an effect, and the effect without its doer; nothing when nobody is said to. */
function subjectOf(effect: Effect): { who: PlayerSelector; d: Effect } | undefined {
  if (effect.do === "forEachPlayer") {
    const inner = subjectOf(effect.effect)
    return inner !== undefined && same(inner.who, LOOP) ? { who: effect.of, d: inner.d } : undefined
  }
  if (effect.do === "sequence") {
    const parts = effect.of.map(subjectOf)
    const who = parts[0]?.who
    if (who === undefined || parts.some((p) => p === undefined || !same(p.who, who))) return undefined
    return { who, d: { do: "sequence", of: parts.map((p) => p?.d as Effect) } }
  }
  if (effect.do === "change" && effect.changes.length === 1 && effect.changes[0].change === "control") {
    const who = effect.changes[0].player
    return who.who === "you"
      ? undefined
      : { who, d: { ...effect, changes: [{ change: "control", player: YOU }] } }
  }
  const choosing = chosenIn(effect)
  if (choosing !== undefined) {
    const { by, ...what } = choosing.what
    return by && { who: by, d: { ...effect, [choosing.key]: what } as unknown as Effect }
  }
  const owner = lyingWith(effect)
  if (owner !== undefined && owner.who !== "you") return { who: owner, d: effect }
  const { player, ...rest } = effect as { player?: PlayerSelector; do: string }
  if (player === undefined) return undefined
  if (effect.do === "loseGame" || effect.do === "winGame")
    return { who: player, d: { ...effect, player: YOU } as Effect }
  return { who: player, d: rest as Effect }
}

/** What a player is always said to do, even when it is you. */
const WITH_SUBJECT: ReadonlySet<string> = new Set([
  "gainLife",
  "loseLife",
  "playerCounters",
  "becomeMonarch",
  "winGame",
  "loseGame",
])

clause.iso(
  "{d:does}",
  ({ d }) => d,
  (e) =>
    WITH_SUBJECT.has(e.do) || (subjectOf(e) !== undefined && lyingWith(e) === undefined)
      ? undefined
      : { d: e },
)
clause.iso(
  "{who:player} {d:does list}",
  ({ who, d }) => doneBy(d, who),
  (e) => subjectOf(e) ?? { who: YOU, d: e },
)
clause.iso(
  "{who:chosen player} {d:does list}",
  ({ who, d }) => doneBy(d, who),
  (e) => {
    const found = subjectOf(e)
    return found?.who.who === "choose" ? found : undefined
  },
)
clause.iso(
  "{d:does}",
  () => undefined,
  (e) =>
    subjectOf(e) === undefined || ((e.do === "loseGame" || e.do === "winGame") && e.player.who === "you")
      ? { d: e }
      : undefined,
)

function imperative(reader: Reader, at: number): boolean {
  const word = reader.tokens[at] ?? ""
  return !/[a-z]s$/.test(word) && word !== "has"
}
// "Draws a card" has lost its subject: no instruction by itself.
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

/** What one player does, one thing after the other: "draws two cards and loses 2 life". */
ORACLE.symbol("does list").handwritten = {
  read: (reader, at) => readList(reader, at, "does"),
  *spell(value) {
    const effect = value as Effect
    if (effect.do === "sequence") yield* spellList(effect.of, "does")
    else yield [{ symbol: "does", value: effect }]
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
      const next = [...list, r.value as Effect]
      found.push({ end: r.end, value: sequence(next) })
      if (list.length > 6) continue
      for (const joint of JOINTS)
        if (joint.every((word, i) => reader.tokens[r.end + i] === word)) go(next, r.end + joint.length)
    }
  }
  go([], at)
  return found
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

/** An instruction after another, with what joins them. With the same doer, its subject can be left out. */
export function goingOn(effect: Effect, before: Effect, sentences: boolean): Item {
  return { symbol: sentences ? "next sentence" : "next instruction", value: { effect, before } }
}

function* spellNext(value: unknown, stops: boolean): Iterable<readonly Item[]> {
  const { effect, before } = value as { effect: Effect; before: Effect }
  const now = subjectOf(effect)
  const then = subjectOf(before)
  const joint: Item = { symbol: "joint", value: undefined }
  if (now !== undefined && then !== undefined && same(now.who, then.who))
    yield [joint, { symbol: "does", value: now.d }]
  const what = objectSubject(effect)
  if (what !== undefined && same(what, objectSubject(before)))
    yield [joint, { symbol: "object predicate", value: effect }]
  if (effect.do === "damage" && before.do === "damage" && same(effect.source, before.source))
    yield [
      "and",
      { symbol: "digits", value: effect.amount },
      "damage",
      "to",
      { symbol: "recipient", value: effect.to },
    ]
  if (effect.do === "move" && before.do === "move") {
    const { do: _, what: moved, bind, link, ...rest } = effect
    yield ["and", { symbol: "object", value: moved }, { symbol: "dig rest", value: rest }]
  }
  const instruction: Item = { symbol: "instruction", value: effect }
  if (stops) {
    yield [".", instruction]
    yield [".", "then", instruction]
  }
  yield [joint, instruction]
  // A quoted ability at the end of the sentence before has closed it with its own full stop.
  if (stops) yield [instruction]
}
ORACLE.symbol("next sentence").handwritten = { read: () => [], spell: (value) => spellNext(value, true) }
ORACLE.symbol("next instruction").handwritten = { read: () => [], spell: (value) => spellNext(value, false) }

/** Effects one after the other; sequences within are laid out flat. */
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

function isSaidPlayer(node: object): boolean {
  return (node as { who?: string }).who === "said"
}
function isSaidOf(value: unknown): boolean {
  let found = false
  mapNodes(value, (node) => {
    if (isSaidPlayer(node)) found = true
    return undefined
  })
  return found
}

/** "For each opponent, …": a target of each (see `TargetSlot.forEachPlayer`). */
const OPPONENTS: PlayerSelector = { who: "opponents" }
ORACLE.symbol("clause").handwritten = {
  begins: (word) => word === "for",
  read: (reader, at) =>
    !FOR_EACH_OPPONENT.every((word, i) => reader.tokens[at + i] === word)
      ? []
      : reader.read("bare clause", at + FOR_EACH_OPPONENT.length).flatMap((r) => {
          const value = ofEachOpponent(r.value)
          return value === undefined ? [] : [{ end: r.end, value }]
        }),
  *spell(value, context) {
    const targets = context.targets as readonly TargetSlot[]
    if (!targets.some((t) => t.forEachPlayer !== undefined)) return
    const one = targets.map(({ forEachPlayer: _, ...slot }) => slot)
    if (targets.some((t) => t.forEachPlayer !== undefined && !same(t.forEachPlayer, OPPONENTS))) return
    yield [...FOR_EACH_OPPONENT, { symbol: "bare clause", value, within: { targets: one, mentioned: [] } }]
  },
}
const FOR_EACH_OPPONENT = ["for", "each", "opponent", ","]

function ofEachOpponent(effect: unknown): unknown {
  let found = false
  const made = mapNodes(effect, (node) => {
    const { slot } = node as { slot?: TargetSlot }
    if (slot === undefined || !isSaidOf(slot)) return undefined
    found = true
    const inner = mapNodes(slot, (part) => (isSaidPlayer(part) ? LOOP : undefined)) as TargetSlot
    return inPlaceOf({ ...node, slot: { ...inner, forEachPlayer: OPPONENTS } }, node)
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

// Choices and conditions.
clause("you may {e:sentence}", { do: "may", effect: $<Effect>("e") })
// What another player may do is done by that player.
clause.iso(
  "{who:player} may {d:does list}",
  ({ who, d }) => mayDo(who, d),
  (e) => {
    const all = e.do === "forEachPlayer" ? e : undefined
    const may = all === undefined ? e : all.effect
    if (may.do !== "may" || may.effect === undefined || may.cost !== undefined || may.player === undefined)
      return undefined
    const found = subjectOf(may.effect)
    if (found === undefined || !same(found.who, may.player)) return undefined
    return { who: all === undefined ? may.player : all.of, d: found.d }
  },
)

function mayDo(who: PlayerSelector, d: Effect): Effect | undefined {
  if (who.who === "you") return undefined
  if (!isMany(who)) return { do: "may", player: who, effect: withPlayer(d, who) }
  const inner = mapNodes(d, (node) => (isTheir(node) ? LOOP : undefined)) as Effect
  return {
    do: "forEachPlayer",
    of: who,
    effect: { do: "may", player: LOOP, effect: withPlayer(inner, LOOP) },
  }
}

clause("you may pay {c:costs}", { do: "may", cost: $<Cost>("c") })
clause("{who:player} may pay {c:costs}", { do: "may", player: $<PlayerSelector>("who"), cost: $<Cost>("c") })
clause("if {c:condition} , {e:sentence}", { do: "if", condition: $<Condition>("c"), then: $<Effect>("e") })
clause("{e:bare clause} if {c:condition}", { do: "if", condition: $<Condition>("c"), then: $<Effect>("e") })
clause("{e:bare clause} unless {who:player} pay(s) {c:costs}", {
  do: "unless",
  player: $<PlayerSelector>("who"),
  cost: $<Cost>("c"),
  effect: $<Effect>("e"),
})
clause("{e:bare clause} unless {who:player} {c:costs}", {
  do: "unless",
  player: $<PlayerSelector>("who"),
  cost: $<Cost>("c"),
  effect: $<Effect>("e"),
})
clause("for each {n:each} , {e:bare clause}", { do: "repeat", times: $<Amount>("n"), effect: $<Effect>("e") })
clause(["{r:restriction} {d:duration}", "{d:duration} , {r:restriction}"], {
  do: "rule",
  effects: [$<StaticEffect>("r")],
  duration: $<Duration>("d"),
})
clause("at the beginning of the next end step , {e:sentence}", {
  do: "delayed",
  when: { on: "step", step: "end" },
  effect: $<Effect>("e"),
})
clause("{e:bare clause} at the beginning of the next end step", {
  do: "delayed",
  when: { on: "step", step: "end" },
  effect: $<Effect>("e"),
})
clause("whenever {w:event} this turn , {e:sentence}", {
  do: "delayed",
  when: $<EventPattern>("w"),
  effect: $<Effect>("e"),
  once: false,
  duration: "endOfTurn",
})

/** A clause that does not go on with "if", "unless" or "for each". */
const BARE: ReadonlySet<string> = new Set(["if", "unless", "delayed", "repeat", "may"])
ORACLE.symbol("bare clause").handwritten = {
  read: (reader, at) => reader.read("instruction", at).filter((r) => !BARE.has((r.value as Effect).do)),
  spell: (value) => (BARE.has((value as Effect).do) ? [] : [[{ symbol: "instruction", value }]]),
}

// "For each" and "where X is": one number of the effect is counted.

/** The one number of an effect that text can scale, and the effect with another in its place. */
const COUNTED: readonly string[] = ["count", "amount"]

function scale(e: Effect, n: Amount): Effect | undefined {
  for (const key of COUNTED) {
    const by = (e as Record<string, unknown>)[key]
    if (typeof by === "number") return { ...e, [key]: by === 1 ? n : { n: "times", of: by, by: n } } as Effect
  }
  return e.do === "createToken" && e.count === undefined ? { ...e, count: n } : undefined
}

function unscale(e: Effect): { e: Effect; n: Amount } | undefined {
  for (const key of COUNTED) {
    const found = (e as Record<string, unknown>)[key] as Amount | undefined
    if (found === undefined || typeof found === "number") continue
    if (found.n === "times" && typeof found.of === "number")
      return { e: { ...e, [key]: found.of } as Effect, n: found.by }
    const one = { ...e, [key]: 1 } as Effect
    if (e.do === "createToken") delete (one as { count?: Amount }).count
    return { e: one, n: found }
  }
  return undefined
}
does.iso(
  "{e:plain does} for each {n:each}",
  ({ e, n }) => scale(e, n),
  (e) => unscale(e),
)
clause.iso(
  "{e:damage clause} for each {n:each}",
  ({ e, n }) => scale(e, n),
  (e) => (e.do === "damage" ? unscale(e) : undefined),
)
ORACLE.symbol("plain does").handwritten = {
  read: (reader, at) => reader.read("does", at).filter((r) => unscale(r.value as Effect) === undefined),
  spell: (value) => [[{ symbol: "does", value }]],
}
ORACLE.symbol("damage clause").handwritten = {
  read: (reader, at) => reader.read("clause", at).filter((r) => (r.value as Effect).do === "damage"),
  spell: (value) => [[{ symbol: "clause", value }]],
}
/** Instructions whose X was told after them: it is that of all the sentence, so none before them has an X of its own. */
const TOLD = new WeakSet<object>()

function hasX(value: unknown): boolean {
  return whereX(value, 0) !== undefined
}

clause.iso(
  "{e:sentence} , where x is {n:quantity}",
  ({ e, n }) => {
    const told = whereX(e, n) as Effect | undefined
    if (told !== undefined) TOLD.add(told)
    return told
  },
  (e) => {
    const found = xFor(e)
    return found && { e: found.value, n: found.n }
  },
)
clause("you may have {e:bare clause}", { do: "may", effect: $<Effect>("e") })
clause("{e:bare clause} at end of combat", {
  do: "delayed",
  when: { on: "step", step: "endOfCombat" },
  effect: $<Effect>("e"),
})
clause(["at end of combat , {e:sentence}", "at the end of combat , {e:sentence}"], {
  do: "delayed",
  when: { on: "step", step: "endOfCombat" },
  effect: $<Effect>("e"),
})
clause("{e:bare clause} at the beginning of the next turn 's upkeep", {
  do: "delayed",
  when: { on: "step", step: "upkeep" },
  effect: $<Effect>("e"),
})
clause(
  [
    "{e:bare clause} at the beginning of your next upkeep",
    "at the beginning of your next upkeep , {e:sentence}",
  ],
  {
    do: "delayed",
    when: { on: "step", step: "upkeep", player: YOU },
    effect: $<Effect>("e"),
  },
)
clause(["at the beginning of your next end step , {e:sentence}"], {
  do: "delayed",
  when: { on: "step", step: "end", player: YOU },
  effect: $<Effect>("e"),
})
clause("when {w:event} this turn , {e:sentence}", {
  do: "delayed",
  when: $<EventPattern>("w"),
  effect: $<Effect>("e"),
  duration: "endOfTurn",
})
clause("you get a emblem with {a:emblem abilities}", { do: "emblem", abilities: $<readonly Ability[]>("a") })
ORACLE.symbol("emblem abilities").handwritten = {
  read: (reader, at) => reader.read("abilities", at),
  spell: (value) => [[{ symbol: "abilities", value }]],
}
clause("flip a coin . if you win the flip , {w:sentence} . if you lose the flip , {l:sentence}", {
  do: "flipCoin",
  win: $<Effect>("w"),
  lose: $<Effect>("l"),
})
clause("flip a coin . if you win the flip , {w:sentence}", { do: "flipCoin", win: $<Effect>("w") })
clause("flip a coin . if you lose the flip , {l:sentence}", { do: "flipCoin", lose: $<Effect>("l") })
clause("choose {what:object}", { do: "bind", name: "chosen", objects: $("what") })

// What several instructions say of the same objects: "gets +1/+1 until end of turn and can't be blocked this turn".

/** The objects that an instruction is about, where its words begin with them. */
function objectSubject(effect: Effect): Selector | undefined {
  if (effect.do === "change") return effect.what
  if (effect.do !== "rule" || effect.effects.length !== 1) return undefined
  const [only] = effect.effects
  return "creature" in only ? only.creature : undefined
}

ORACLE.symbol("object predicate").handwritten = {
  read: (reader, at) => [
    ...readDuring(reader, "changes", at, (value, duration) => ({
      do: "change",
      what: NOBODY,
      changes: value as readonly Change[],
      duration,
    })),
    ...readDuring(reader, "restricted", at, (value, duration) => ({
      do: "rule",
      effects: [{ ...(value as object), creature: NOBODY } as unknown as StaticEffect],
      duration,
    })),
  ],
  *spell(value) {
    const effect = value as Effect
    if (effect.do === "change")
      yield [
        { symbol: "changes", value: effect.changes },
        { symbol: "duration", value: effect.duration },
      ]
    if (effect.do !== "rule") return
    const { creature: _, ...rest } = effect.effects[0] as StaticEffect & { creature: Selector }
    yield [
      { symbol: "restricted", value: rest },
      { symbol: "duration", value: effect.duration },
    ]
  },
}
const NOBODY: Selector = { sel: "union", of: [] }

function readDuring(
  reader: Reader,
  symbol: string,
  at: number,
  make: (value: unknown, duration: Duration) => Effect,
): readonly Reading[] {
  return reader
    .read(symbol, at)
    .flatMap((r) =>
      reader.read("duration", r.end).map((d) => ({ end: d.end, value: make(r.value, d.value as Duration) })),
    )
}

function about(effect: Effect, what: Selector): Effect {
  if (effect.do === "change") return { ...effect, what }
  if (effect.do !== "rule") return effect
  return { ...effect, effects: effect.effects.map((e) => ({ ...e, creature: what }) as StaticEffect) }
}

clause.iso(
  "{what:object} {a:object predicate} and {b:object predicate}",
  ({ what, a, b }) => sequence([about(a, what), about(b, what)]),
  () => undefined,
)
clause("{s:passing static} this turn", { do: "rule", effects: [$<StaticEffect>("s")], duration: "endOfTurn" })
ORACLE.symbol("passing static").handwritten = {
  read: (reader, at) =>
    reader.read("static", at).filter((r) => (r.value as StaticEffect).static !== "modify"),
  spell: (value) => ((value as StaticEffect).static === "modify" ? [] : [[{ symbol: "static", value }]]),
}
clause("until your next turn , whenever {w:event} , {e:sentence}", {
  do: "delayed",
  when: $<EventPattern>("w"),
  effect: $<Effect>("e"),
  once: false,
  duration: "yourNextTurn",
})
clause("until end of turn , whenever {w:event} , {e:sentence}", {
  do: "delayed",
  when: $<EventPattern>("w"),
  effect: $<Effect>("e"),
  once: false,
  duration: "endOfTurn",
})
clause("you may play a additional land this turn", { do: "permitLandPlays", count: 1 })
clause("you may play {n:number} additional lands this turn", { do: "permitLandPlays", count: $<Amount>("n") })

// Sizes counted after the duration: "gets +1/+1 until end of turn for each …".
clause.iso(
  "{what:object} get(s) {s:size} {d:duration} for each {n:each}",
  ({ what, s, d, n }) => {
    const change = scaled(s, n)
    return change && { do: "change", what, changes: [change], duration: d }
  },
  (e) => {
    if (e.do !== "change" || e.changes.length !== 1 || e.changes[0].change !== "modifyPT") return undefined
    const counted = unscaled(e.changes[0])
    return counted && { what: e.what, d: e.duration, ...counted }
  },
)
for (const [words, shape] of [
  ["attack(s) this turn if able", { static: "mustAttack" }],
  ["block(s) this turn if able", { static: "mustBlock" }],
  ["must be blocked this turn if able", { static: "mustBeBlocked" }],
  ["assign(s) no combat damage this turn", { static: "assignsNoDamage" }],
  ["assign(s) no combat damage this combat", { static: "assignsNoDamage" }],
  ["can attack this turn as though it|they didn't have defender", { static: "asThough", as: "noDefender" }],
  ["can block a additional creature this turn", { static: "canBlockAdditional", count: 1 }],
  ["can block any number of creatures this turn", { static: "canBlockAdditional", count: "any" }],
] as const)
  clause(`{what:object} ${words}`, {
    do: "rule",
    effects: [{ ...shape, creature: $<Selector>("what") } as StaticEffect],
    duration: "endOfTurn",
  })
clause("all creatures able to block {what:object} this turn do so", {
  do: "rule",
  effects: [{ static: "mustBeBlocked", creature: $("what"), byAll: true }],
  duration: "endOfTurn",
})
clause("after this phase , there is a additional combat phase", { do: "extraPhase", phases: ["combat"] })
clause(
  [
    "after this phase , there is a additional combat phase followed by a additional main phase",
    "after this main phase , there is a additional combat phase followed by a additional main phase",
  ],
  {
    do: "extraPhase",
    phases: ["combat", "postcombatMain"],
  },
)
clause("{who:whose} life total becomes {n:digits}", {
  do: "setLife",
  player: $("who"),
  amount: $<Amount>("n"),
})
clause("switch {what:objects'} power and toughness {d:duration}", {
  do: "change",
  what: $("what"),
  changes: [{ change: "switchPT" }],
  duration: $<Duration>("d"),
})
