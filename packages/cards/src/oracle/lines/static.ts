import type { Change, Condition, EventPattern, StaticAbility, StaticEffect } from "@apnap/engine"
import { isIt } from "../discourse/surface.ts"
import type { Item, Reader, Reading } from "../grammar/grammar.ts"
import { same } from "../grammar/hole.ts"
import { within } from "./within.ts"

const AS_LONG_AS = ["as", "long", "as"]

const YOUR_TURN = ["during", "your", "turn"]
const ON_YOUR_TURN: Condition = { if: "turnOf", player: { who: "you" } }
const ON_TURNS: readonly (readonly [readonly string[], Condition])[] = [
  [YOUR_TURN, ON_YOUR_TURN],
  ["during each of your turns".split(" "), ON_YOUR_TURN],
  ["during turns other than yours".split(" "), { if: "not", of: ON_YOUR_TURN }],
]

/** "Once during each of your turns, you may cast …". */
const PERMITTED_ONCE: readonly { words: readonly string[]; condition?: Condition }[] = [
  { words: "once during each of your turns ,".split(" "), condition: ON_YOUR_TURN },
  { words: "once each turn ,".split(" ") },
]

/** 113.6m: an ability about the object's own move from the hand functions there. */
function leavesHand(event: EventPattern): boolean {
  return event.on === "moves" && event.from === "hand"
}

/** The zone where a static ability about its own spell or characteristics functions (604.3, 113.6). */
function worksIn(effect: StaticEffect, condition: Condition | undefined): Partial<StaticAbility> {
  const lying = condition === undefined ? {} : inGraveyard(condition)
  if (lying.zone !== undefined) return lying
  if (same(condition, OFF_BATTLEFIELD)) return { zone: ELSEWHERE }
  if (effect.static === "modify" && effect.changes.some((c) => c.change === "definePT"))
    return { defining: true }
  // "~ is colorless", "~ is every creature type": characteristic-defining abilities (604.3a).
  if (condition === undefined && effect.static === "modify" && effect.what.sel === "self")
    if (effect.changes.every((c) => DEFINING.has(c.change) || isEveryType(c))) return { defining: true }
  if (effect.static === "alternativeCost" && effect.self === true) return { zone: "hand" }
  if (effect.static === "playFrom" && effect.self === true) return { zone: effect.zone }
  if (effect.static === "alter" && effect.self === true && leavesHand(effect.event)) return { zone: "hand" }
  if (condition !== undefined && isOfSpell(effect)) return { zone: "stack" }
  const own = "self" in effect && effect.self === true
  const spoken =
    (effect.static === "additionalCost" && effect.manaAbilities === undefined) ||
    effect.static === "cost" ||
    effect.static === "cantBeCountered"
  return own && spoken ? { zone: "stack" } : {}
}

/** "~ is every nonbasic land type", "~ is also a Cleric, Rogue, Warrior, and Wizard." */
function isEveryType(c: Change): boolean {
  return c.change === "addSubtypes" && c.subtypes !== "chosen" && c.subtypes.length > 3
}

const DEFINING: ReadonlySet<string> = new Set(["setColors", "commanderColor", "allCreatureTypes"])

/** "As long as this card is in your graveyard": it functions there; with eminence, in the command zone too (113.6b). */
function inGraveyard(condition: Condition): Partial<StaticAbility> {
  const parts = condition.if === "and" ? condition.of : [condition]
  const zones = parts.flatMap((c) =>
    c.if === "is" && c.of.sel === "self" && c.filter.is === "inZone" ? [c.filter.zone] : [],
  )
  if (zones.some((zone) => Array.isArray(zone))) return { zone: EMINENT }
  return zones.includes("graveyard") ? { zone: "graveyard" } : {}
}
/** "As long as ~ isn't on the battlefield": it functions everywhere else (113.6b). */
const OFF_BATTLEFIELD: Condition = {
  if: "not",
  of: { if: "is", of: { sel: "self" }, filter: { is: "inZone", zone: "battlefield" } },
}
const ELSEWHERE = ["library", "hand", "graveyard", "stack", "exile", "command"] as const
export const EMINENT = ["command", "battlefield"] as const

export function* readStatic(reader: Reader, at: number): Iterable<Reading> {
  const make = (effect: unknown, condition?: unknown): StaticAbility => ({
    ability: "static",
    effects: effect as readonly StaticEffect[],
    ...(condition !== undefined && { condition: condition as Condition }),
    ...worksIn((effect as readonly StaticEffect[])[0], condition as Condition | undefined),
  })
  for (const [words, onTurn] of ON_TURNS)
    if (words.every((word, i) => reader.tokens[at + i] === word) && reader.tokens[at + words.length] === ",")
      for (const { effect, condition } of whileSo(reader, at + words.length + 1, onTurn))
        yield { end: effect.end, value: make(effect.value, condition) }
  for (const { words, condition } of PERMITTED_ONCE)
    if (words.every((word, i) => reader.tokens[at + i] === word))
      for (const effects of reader.read("once list", at + words.length))
        yield { end: effects.end, value: make(effects.value, condition) }
  if (AS_LONG_AS.every((word, i) => reader.tokens[at + i] === word))
    for (const condition of reader.read("condition", at + 3))
      if (reader.tokens[condition.end] === ",")
        for (const effect of reader.read("static list", condition.end + 1))
          yield { end: effect.end, value: make(effect.value, condition.value) }
  yield* readPermitted(reader, at, make)
  for (const effect of reader.read("static list", at)) {
    if (AS_LONG_AS.every((word, i) => reader.tokens[effect.end + i] === word))
      for (const condition of reader.read("condition", effect.end + 3))
        yield { end: condition.end, value: make(effect.value, condition.value) }
    if (reader.tokens[effect.end] === "if" && isConditional(effect.value as readonly StaticEffect[]))
      for (const condition of reader.read("condition", effect.end + 1))
        yield { end: condition.end, value: make(effect.value, condition.value) }
    if (reader.tokens[effect.end] === "unless" && isDeniable(effect.value as readonly StaticEffect[]))
      for (const condition of reader.read("condition", effect.end + 1))
        yield { end: condition.end, value: make(effect.value, { if: "not", of: condition.value }) }
    if (YOUR_TURN.every((word, i) => reader.tokens[effect.end + i] === word))
      yield { end: effect.end + YOUR_TURN.length, value: make(effect.value, ON_YOUR_TURN) }
    yield { end: effect.end, value: make(effect.value) }
  }
}

/** "During your turn, ~ has flying", "during your turn, as long as you control a Knight, ~ has flying". */
function* whileSo(
  reader: Reader,
  at: number,
  onTurn: Condition,
): Iterable<{ effect: Reading; condition: Condition }> {
  for (const effect of reader.read("static list", at)) yield { effect, condition: onTurn }
  if (!AS_LONG_AS.every((word, i) => reader.tokens[at + i] === word)) return
  for (const { end, value } of reader.read("condition", at + 3))
    if (reader.tokens[end] === ",")
      for (const effect of reader.read("static list", end + 1))
        yield { effect, condition: { if: "and", of: [onTurn, value as Condition] } }
}

/** "If you control a creature, you may cast ~ as though it had flash": only for how the object itself is cast, or exerted as it attacks. */
function* readPermitted(
  reader: Reader,
  at: number,
  make: (effect: unknown, condition?: unknown) => StaticAbility,
): Iterable<Reading> {
  if (reader.tokens[at] !== "if") return
  for (const condition of reader.read("condition", at + 1))
    if (reader.tokens[condition.end] === ",")
      for (const effect of reader.read("static list", condition.end + 1))
        if (isOwnDeed(effect.value as readonly StaticEffect[]))
          yield { end: effect.end, value: make(effect.value, condition.value) }
}

function isOwnDeed(effects: readonly StaticEffect[]): boolean {
  return isOfOwnCast(effects) || isOfOwnAttack(effects)
}

function isOfOwnCast([effect, ...more]: readonly StaticEffect[]): boolean {
  if (more.length > 0) return effect.static === "cantBeCountered" && more.every(isUnpreventable)
  return isOfSpell(effect) || (OF_OWN_CAST.has(effect.static) && "self" in effect && effect.self === true)
}

/** "… and the damage can't be prevented". */
function isUnpreventable(effect: StaticEffect): boolean {
  return effect.static === "cant" && effect.what === "preventDamage"
}

/** "It has split second": keywords that matter on the stack only. */
function isOfSpell(effect: StaticEffect): boolean {
  if (effect.static !== "modify" || (effect.what.sel !== "self" && !isIt(effect.what))) return false
  return effect.changes.every(
    (c) =>
      c.change === "addAbilities" &&
      c.abilities.every((a) => a.ability === "keyword" && OF_SPELLS.has(a.keyword)),
  )
}
const OF_SPELLS: ReadonlySet<string> = new Set(["splitSecond", "cascade", "storm"])

const OF_OWN_CAST: ReadonlySet<string> = new Set(["flash", "cantBeCountered", "cost"])

/** "If ~ hasn't been exerted this turn, you may exert it as it attacks." */
function isOfOwnAttack([effect, ...more]: readonly StaticEffect[]): boolean {
  return more.length === 0 && effect.static === "mayPayToAttack" && effect.creature.sel === "self"
}

/** "~ can't be blocked if …", "~ has hexproof if …". Restrictions on attacking and blocking have their own, per-attack conditions. */
function isConditional(effects: readonly StaticEffect[]): boolean {
  const [{ static: kind }] = effects
  return kind === "cost" || kind === "playFrom" || kind === "flash" || isDeniable(effects)
}

function isDeniable(effects: readonly StaticEffect[]): boolean {
  return effects.every((effect) => DENIABLE.has(effect.static))
}
const DENIABLE: ReadonlySet<string> = new Set([
  "modify",
  "cantBeBlocked",
  "mustAttack",
  "mustBlock",
  "mustBeBlocked",
])

export function* spellStatic(ability: StaticAbility): Iterable<readonly Item[]> {
  if (
    ability.level !== undefined ||
    ability.keyword !== undefined ||
    !same({ zone: ability.zone, defining: ability.defining }, worksIn(ability.effects[0], ability.condition))
  )
    return
  const effect: Item = within("static list", ability.effects, [])
  for (const { words, condition } of PERMITTED_ONCE)
    if (same(ability.condition, condition)) yield [...words, within("once list", ability.effects, [])]
  if (ability.condition === undefined) {
    yield [effect]
    return
  }
  for (const [words, condition] of ON_TURNS)
    if (same(ability.condition, condition)) {
      yield [...words, ",", effect]
      yield [effect, ...words]
    }
  if (ability.condition.if === "and" && ability.condition.of.length === 2) {
    const [first, second] = ability.condition.of
    for (const [words, onTurn] of ON_TURNS)
      if (same(first, onTurn))
        yield [...words, ",", ...AS_LONG_AS, within("condition", second, []), ",", effect]
  }
  const condition: Item = within("condition", ability.condition, [])
  const [{ static: kind }] = ability.effects
  if (kind === "cost" || kind === "playFrom") yield [effect, "if", condition]
  if (isOwnDeed(ability.effects)) yield ["if", condition, ",", effect]
  if (ability.condition.if === "not" && isDeniable(ability.effects))
    yield [effect, "unless", within("condition", ability.condition.of, [])]
  if (kind === "flash") yield [effect, "if", condition]
  yield ["as", "long", "as", condition, ",", effect]
  yield [effect, "as", "long", "as", condition]
  if (isDeniable(ability.effects)) yield [effect, "if", condition]
}
