import type { Amount, AmountNode } from "../../language/amount.ts"
import { type Handlers, handlerOf } from "../../language/handlers.ts"
import { CARD_TYPE_BIT, CARD_TYPES, SUPERTYPE_BIT, SUPERTYPES } from "../../language/vocabulary.ts"
import type { ManaCost } from "../../mana/cost.ts"
import { COLOR_BIT, COLORS } from "../../mana/symbols.ts"
import type { StoredRoll } from "../../state/object.ts"
import { objectNow } from "../../state/object-now.ts"
import { isPlayerRef, type ObjectId, type PlayerId, playerRef, type Ref, refPlayer } from "../../state/ref.ts"
import { startingLife } from "../../state/starting-life.ts"
import type { State } from "../../state/state.ts"
import { chosenFor } from "../chosen.ts"
import { bind, type Context } from "../context.ts"
import { definitionsContain } from "../definitions-contain.ts"
import { valuesFaceUp } from "../face-up-values.ts"
import { activeStatics } from "../layers/derived.ts"
import { characteristics, controllerOf, objectOf, permanents, sizeOf } from "../query.ts"
import { evaluate } from "./condition.ts"
import { countersOn, manaValueOf, matchesFilter } from "./filter.ts"
import { countEvents } from "./history/history.ts"
import { isCreatureType } from "./names/subtypes.ts"
import { partySize } from "./party.ts"
import { candidates, player, players, select } from "./selector.ts"

/** A bound number, or the number of bound objects. */
function boundNumber(value: Context["bindings"][string] | undefined): number {
  return typeof value === "number" ? value : typeof value === "object" ? value.length : 0
}

type Amounts = Handlers<AmountNode, "n", State, [context: Context], number>

/** The current value. It may be negative; callers that can't use that use 0 (107.1b). */
export function amount(s: State, a: Amount, context: Context): number {
  return typeof a === "number" ? a : handlerOf(amounts, a, a.n)(s, a, context)
}

/** 107.1b: a negative result used as a quantity counts as 0. */
export function quantity(s: State, a: Amount, context: Context): number {
  return Math.max(0, amount(s, a, context))
}

/** The change of a size: the underlying count is at least 0, so that +X/+X never lowers and -X/-X never raises (107.1b). */
export function sizeChange(a: Amount, read: (a: Amount) => number): number {
  if (typeof a === "number") return a
  if (a.n === "minus" && a.of === 0) return 0 - Math.max(0, read(a.by))
  if (a.n === "times" && typeof a.of === "number") return 0 + a.of * Math.max(0, read(a.by))
  return a.n === "if" ? read(a) : Math.max(0, read(a))
}

/** The number of cards in a player's hand; of who left the game, when they did (800.4i). */
function handOf(s: State, player: PlayerId): number {
  const { left, hand } = s.players[player]
  return left?.hand ?? hand.length
}

const amounts: Amounts = {
  // 107.3i: the value defined for X is computed once.
  x: (_s, _n, { bindings, x }) => (bindings.X === undefined ? x : boundNumber(bindings.X)),
  count: (s, n, context) =>
    candidates(s, n.zone ?? "battlefield", n.of, context).filter((id) =>
      matchesFilter(s, n.filter, id, context),
    ).length,
  countOf: (s, n, context) => select(s, n.of, context).length,
  countPlayers: (s, n, context) => players(s, n.of, context).length,
  overPlayers: (s, n, context) =>
    fold(
      players(s, n.of, context).map((p) => {
        const inner = { ...context }
        bind(inner, "player", [playerRef(p)])
        return amount(s, n.each, inner)
      }),
      n.fold,
    ),
  commanderCasts: (s, n, context) =>
    players(s, n.by, context)
      .flatMap((p) => Object.values(s.players[p].commanderCasts ?? {}))
      .reduce((sum, times) => sum + times, 0),
  power: (s, n, context) => first(s, n.of, context, (id) => sizeOf(s, id, "power")),
  toughness: (s, n, context) => first(s, n.of, context, (id) => sizeOf(s, id, "toughness")),
  stationing: (s, n, context) => first(s, n.of, context, (id) => stationing(s, id)),
  manaValue: (s, n, context) => first(s, n.of, context, (id) => manaValueOf(s, id)),
  counters: (s, n, context) =>
    select(s, n.of, context).reduce((sum, id) => sum + countersOn(s, id, n.kind), 0),
  level: (s, n, context) => first(s, n.of, context, (id) => objectOf(s, id)?.memory?.classLevel ?? 1), // 716.2d
  playerCounters: (s, n, context) =>
    players(s, n.of, context).reduce((sum, p) => sum + (s.players[p].counters?.[n.kind] ?? 0), 0),
  life: (s, n, context) => {
    if (n.fold !== undefined)
      return fold(
        players(s, n.of, context).map((p) => s.players[p].life),
        n.fold,
      )
    const who = player(s, n.of, context)
    return who < 0 ? 0 : s.players[who].life
  },
  lifeDifference: (s, n, context) => {
    const totals = players(s, n.of, context).map((p) => s.players[p].life)
    return totals.length === 0 ? 0 : Math.max(...totals) - Math.min(...totals)
  },
  startingLife: (s, n, context) => {
    const who = n.of === undefined ? context.you : player(s, n.of, context)
    return who < 0 ? 0 : startingLife(s, who)
  },
  handSize: (s, n, context) => players(s, n.of, context).reduce((sum, p) => sum + handOf(s, p), 0),
  plus: (s, n, context) => n.of.reduce<number>((sum, a) => sum + amount(s, a, context), 0),
  minus: (s, n, context) => amount(s, n.of, context) - amount(s, n.by, context),
  times: (s, n, context) => amount(s, n.of, context) * amount(s, n.by, context),
  half: (s, n, context) => (n.round === "up" ? Math.ceil : Math.floor)(amount(s, n.of, context) / 2),
  quotient: (s, n, context) => {
    const by = amount(s, n.by, context)
    return by > 0 ? Math.floor(amount(s, n.of, context) / by) : 0
  },
  // While it is being cast, the current value. A copy wasn't cast (707.10).
  asCast: (s, n, context) => {
    const memory = objectOf(s, context.source)?.memory
    const then = memory?.numbersAsCast?.[JSON.stringify(n.of)]
    if (then !== undefined) return then
    return memory?.castFrom === undefined ? 0 : amount(s, n.of, context)
  },
  max: (s, n, context) => Math.max(...n.of.map((a) => amount(s, a, context))),
  min: (s, n, context) => Math.min(...n.of.map((a) => amount(s, a, context))),
  over: (s, n, context) =>
    fold(
      select(s, n.of, context).map((id) => quality(s, id, n.what)),
      n.fold,
    ),
  bound: (_s, n, context) => boundNumber(context.bindings[n.name]),
  devotion: (s, n, context) =>
    devotion(
      s,
      n.to.reduce((mask, color) => mask | COLOR_BIT[color], 0),
      context,
    ),
  // 107.4e: a hybrid symbol is of both its colors.
  manaSymbols: (s, n, context) =>
    select(s, n.of, context)
      .flatMap((id) => characteristics(s, id).cost?.symbols ?? [])
      .filter(({ mask }) => mask & COLOR_BIT[n.color]).length,
  domain: (s, n, context) => {
    const who = player(s, n.of, context)
    const lands = permanents(s).filter((id) => controllerOf(s, id) === who)
    return ["Plains", "Island", "Swamp", "Mountain", "Forest"].filter((type) =>
      lands.some((id) => characteristics(s, id).subtypes.includes(type)),
    ).length
  },
  distinct: (s, n, context) => distinct(s, n.what, select(s, n.of, context)),
  party: (s, _n, context) => partySize(s, context.you),
  thisTurn: (s, n, context) =>
    countEvents(s, n.event, context, n.lastTurn ? s.lastTurnEvents : s.events, n.sum),
  manaSpent: (s, n, context) => manaSpent(s, n, context),
  manaSpentFrom: (s, n, context) => {
    const sources = select(s, n.from, context)
    return select(s, n.of, context)
      .flatMap((ref) => (isPlayerRef(ref) ? [] : (objectOf(s, ref)?.memory?.manaSources ?? [])))
      .filter((id) => sources.includes(id)).length
  },
  unspentMana: (s, n, context) =>
    players(s, n.of, context)
      .flatMap((p) => s.players[p].pool)
      .filter(({ type }) => n.type === undefined || type === n.type).length,
  timesKicked: (s, n, context) => objectOf(s, spellOf(context))?.memory?.paid?.[n.cost ?? "kicker"] ?? 0,
  colorsOf: (s, n, context) =>
    first(
      s,
      n.of,
      context,
      (id) => COLORS.filter((color) => characteristics(s, id).colors & COLOR_BIT[color]).length,
    ),
  storedAlike: (s, n, context) =>
    Math.max(0, ...select(s, n.of, context).map((id) => alike(objectOf(s, id)?.memory?.stored ?? []))),
  chosenNumber: (s, _n, context) => chosenFor(s, context.source)?.number ?? 0,
  if: (s, n, context) => amount(s, evaluate(s, n.condition, context) ? n.then : n.else, context),
  damageOn: (s, n, context) => first(s, n.of, context, (id) => objectOf(s, id)?.damage ?? 0),
  spellsCast: (s, n, context) => {
    // 800.4i: what players did who have left since counts too.
    const by = n.by.who === "players" ? null : players(s, n.by, context)
    const events = n.lastTurn ? s.lastTurnEvents : s.events
    return events.filter((e) => e.kind === "cast" && by?.includes(e.player) !== false).length
  },
  castThisGame: (s, n, context) =>
    first(s, n.named, context, (id) => {
      const { name } = characteristics(s, id)
      const by = players(s, n.by, context)
      return by.flatMap((p) => s.players[p].castNames).filter((other) => other === name).length
    }),
  castBefore: (s, _n, context) => {
    const at = s.events.findIndex((e) => e.kind === "cast" && e.object === context.source)
    return s.events.slice(0, Math.max(0, at)).filter((e) => e.kind === "cast").length
  },
  speed: (s, _n, context) => s.players[context.you].speed,
  turnNumber: (s) => s.turn.number,
}

/** The spell in question: the one resolving, or what the source was cast as. */
function spellOf(context: Context): ObjectId {
  return context.stack !== 0 ? context.source : context.source
}

function first(
  s: State,
  of: Parameters<typeof select>[1],
  context: Context,
  value: (id: ObjectId) => number,
): number {
  const found = select(s, of, context).filter((ref) => !isPlayerRef(ref) && objectOf(s, ref) !== undefined)
  // 607.3: with several exiled cards, "the exiled card" means each of them, and the answers are added up.
  const asked = of.sel === "linked" || areMilled(s, found) ? found : found.slice(0, 1)
  return asked.reduce((sum, id) => sum + value(id), 0)
}

/** 701.17d: several cards were milled in place of the one that the effect asks about. */
function areMilled(s: State, cards: readonly Ref[]): boolean {
  const milled = (id: Ref) =>
    s.events.some((e) => e.kind === "moves" && e.object === id && e.cause === "mill")
  return cards.length > 1 && cards.every(milled)
}

function quality(s: State, ref: Ref, what: "power" | "toughness" | "manaValue" | "counters"): number {
  if (isPlayerRef(ref))
    return what === "counters"
      ? Object.values(s.players[refPlayer(ref)].counters ?? {}).reduce((a, b) => a + b, 0)
      : 0
  if (what === "counters") return countersOn(s, ref, undefined)
  return what === "manaValue" ? manaValueOf(s, ref) : sizeOf(s, ref, what)
}

function fold(values: readonly number[], how: "greatest" | "least" | "total"): number {
  if (values.length === 0) return 0
  if (how === "total") return values.reduce((a, b) => a + b, 0)
  return (how === "greatest" ? Math.max : Math.min)(...values)
}

/** 702.184c */
function stationing(s: State, id: ObjectId): number {
  const bigger = activeStatics(s, "stationsWithToughness").some(({ effect, context }) =>
    select(s, effect.creature, context).includes(id),
  )
  return sizeOf(s, id, bigger ? "toughness" : "power")
}

/** 700.5: mana symbols of these colours in the mana costs of permanents you control, and what effects add. */
function devotion(s: State, mask: number, context: Context): number {
  let count = addedDevotion(s, context.you)
  for (const id of permanents(s)) {
    if (controllerOf(s, id) !== context.you) continue
    for (const symbol of characteristics(s, id).cost?.symbols ?? []) if (symbol.mask & mask) count++
  }
  return count
}

/**
 * 700.5a: calculated after copy, control and text-changing effects, but before any others: so a permanent adds by its copiable abilities,
 * even where it has lost them.
 */
function addedDevotion(s: State, you: PlayerId): number {
  if (!definitionsContain(s, "devotionIncrease")) return 0
  let added = 0
  for (const id of permanents(s)) {
    const object = objectNow(s, id)
    if (controllerOf(s, id) !== you || object.faceDown) continue
    const { definition, face } = valuesFaceUp(s, object)
    for (const ability of s.definitions[definition].faces[face].abilities ?? [])
      if (ability.ability === "static")
        for (const effect of ability.effects) if (effect.static === "devotionIncrease") added += effect.by
  }
  return added
}

function distinct(
  s: State,
  what: Extract<AmountNode, { n: "distinct" }>["what"],
  ids: readonly Ref[],
): number {
  const seen = new Set<string | number>()
  for (const id of ids) {
    const c = characteristics(s, id)
    // 205.1: supertypes, card types and subtypes.
    if (what === "typeLine")
      for (const word of [
        ...SUPERTYPES.filter((type) => c.supertypes & SUPERTYPE_BIT[type]),
        ...CARD_TYPES.filter((type) => c.types & CARD_TYPE_BIT[type]),
        ...c.subtypes,
      ])
        seen.add(word)
    if (what === "cardTypes") for (const type of CARD_TYPES) if (c.types & CARD_TYPE_BIT[type]) seen.add(type)
    if (what === "colors") for (const color of COLORS) if (c.colors & COLOR_BIT[color]) seen.add(color)
    if (what === "names" && c.name !== "") seen.add(c.name) // 201.2b
    if (what === "powers") seen.add(sizeOf(s, id, "power"))
    if (what === "manaValues") seen.add(manaValueOf(s, id))
    if (what === "manaCosts" && c.cost !== null) seen.add(symbolsOf(c.cost))
    if (what === "creatureTypes") for (const type of c.subtypes) if (isCreatureType(type)) seen.add(type)
    if (what === "counterKinds")
      for (const [kind, n] of Object.entries(objectOf(s, id)?.counters ?? {})) if (n > 0) seen.add(kind)
  }
  return seen.size
}

/** The symbols of a mana cost in canonical order (202.1). */
function symbolsOf({ text }: ManaCost): string {
  return (text.match(/\{[^}]*\}/g) ?? []).toSorted().join("")
}

function manaSpent(s: State, n: Extract<AmountNode, { n: "manaSpent" }>, context: Context): number {
  const of = n.of === undefined ? [context.source] : select(s, n.of, context)
  const spent = of
    .map((ref) => (isPlayerRef(ref) ? "" : (objectOf(s, ref)?.memory?.manaSpent ?? "")))
    .join("")
  const letters = [...spent].filter((letter) => letter >= "A" && letter <= "Z")
  if (n.colors) return new Set(letters.filter((letter) => letter !== "C")).size
  if (n.kind === undefined) return letters.length
  const mark = n.kind === "snow" ? "s" : n.kind === "treasure" ? "t" : n.kind
  return [...spent].filter((letter) => letter === mark).length
}

/** 706.8: how many of the stored results have the value that most of them have. */
function alike(stored: readonly StoredRoll[]): number {
  return Math.max(0, ...stored.map(({ value }) => stored.filter((other) => other.value === value).length))
}
