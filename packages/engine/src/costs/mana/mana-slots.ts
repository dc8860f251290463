import { chosenFor } from "../../characteristics/chosen.ts"
import { commandersIdentity } from "../../characteristics/color-identity.ts"
import { type Context, contextOf } from "../../characteristics/context.ts"
import { analyse } from "../../characteristics/layers/analysis.ts"
import { quantity } from "../../characteristics/queries/amount.ts"
import { matchesFilter } from "../../characteristics/queries/filter.ts"
import { select } from "../../characteristics/queries/selector.ts"
import { characteristics, controllerOf, permanents } from "../../characteristics/query.ts"
import type { ActivatedAbility } from "../../language/ability.ts"
import type { Amount } from "../../language/amount.ts"
import type { ManaProduction } from "../../language/effects/mana-production.ts"
import { COLOR_BIT, COLORS, MANA_TYPES, parseManaCost, typesOf } from "../../mana/index.ts"
import { isPlayerRef, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { effectProductions } from "./effect-productions.ts"
import { bonuses } from "./tapped-for-mana.ts"

/**
 * What a production makes: for each slot, one of its alternatives (strings of mana letters) is chosen. A slot without alternatives
 * makes nothing (106.5).
 */
export type Slots = readonly (readonly string[])[]

const fixed = new WeakMap<ManaProduction, Slots>()

/** The alternatives of "add …" now. `seen` stops recursion among permanents that ask what each other could produce. */
export function manaSlots(
  s: State,
  p: ManaProduction,
  player: PlayerId,
  context: Context,
  seen: readonly ObjectId[] = [],
): Slots {
  if ("mana" in p) {
    const slots = slotsOf(p)
    return p.times === undefined
      ? slots
      : Array.from({ length: quantity(s, p.times, context) }, () => slots).flat()
  }
  if ("choice" in p && p.byDevotion === true)
    return byDevotion(s, choicesOf(s, p.choice, player, context), context)
  if ("choice" in p)
    return spread(choicesOf(s, p.choice, player, context), count(s, p.amount, context), p.each === true)
  if ("couldProduce" in p) {
    const types = couldProduce(s, p.couldProduce, context, seen).filter(
      (type) => p.colorsOnly !== true || type !== "C",
    )
    return spread(types, count(s, p.amount, context), false)
  }
  if ("colorsAmong" in p && p.every === true)
    return colorsAmong(s, select(s, p.colorsAmong, context)).map((color) => [color])
  if ("colorsAmong" in p)
    return spread(
      colorsAmong(s, select(s, p.colorsAmong, context)),
      count(s, p.amount, context),
      p.each === true,
    )
  if ("double" in p) return [] // 701.10f: nothing that could be planned for
  const made = context.bindings.detail
  return spread(typeof made === "string" ? [...new Set(made)] : [], count(s, p.amount, context), false)
}

/** Of each color, as much mana as the devotion to it (700.5). */
function byDevotion(s: State, colors: readonly string[], context: Context): Slots {
  const kinds = COLORS.filter((color) => colors.includes(color)).map((color) =>
    color.repeat(quantity(s, { n: "devotion", to: [color] }, context)),
  )
  return kinds.some((kind) => kind !== "") ? [kinds] : []
}

function count(s: State, a: Amount | undefined, context: Context): number {
  return a === undefined ? 1 : quantity(s, a, context)
}

function spread(kinds: readonly string[], n: number, each: boolean): Slots {
  if (n === 0 || kinds.length === 0) return []
  return each
    ? Array.from({ length: n }, () => kinds)
    : [n === 1 ? kinds : kinds.map((kind) => kind.repeat(n))]
}

/** The slots of "{C}{C}". */
function slotsOf(p: Extract<ManaProduction, { mana: string }>): Slots {
  let slots = fixed.get(p)
  if (slots === undefined) {
    slots = readSlots(p.mana)
    fixed.set(p, slots)
  }
  return slots
}

/** Generic and snow symbols make colorless mana (106.10, 106.11), hybrid symbols a choice (106.8), Phyrexian ones their color (106.9). */
function readSlots(text: string): Slots {
  const cost = parseManaCost(text)
  const hybrids: string[][] = []
  let plain = "C".repeat(cost.generic)
  for (const symbol of cost.symbols) {
    const types: string[] = symbol.snow ? ["C"] : typesOf(symbol.mask)
    if (symbol.twobrid !== undefined) types.push("C".repeat(symbol.twobrid))
    if (types.length === 1) plain += types[0]
    else hybrids.push(types)
  }
  return plain === "" ? hybrids : [[plain], ...hybrids]
}

function choicesOf(
  s: State,
  choice: Extract<ManaProduction, { choice: unknown }>["choice"],
  player: PlayerId,
  context: Context,
): readonly string[] {
  switch (choice) {
    case "anyColor":
      return COLORS
    case "anyType":
      return MANA_TYPES
    case "chosenColor": {
      const color = chosenFor(s, context.source)?.color
      return color === undefined ? [] : [color]
    }
    case "circled":
      return [] // 207.5: none are before the game
    case "commanderIdentity": {
      const identity = commandersIdentity(s, player)
      return COLORS.filter((color) => identity.has(color))
    }
    default:
      return choice.flatMap((text) =>
        text === "chosenColor" ? choicesOf(s, text, player, context) : inLetters(text),
      )
  }
}

/** "{C}{C}" as letters; letters stay. */
function inLetters(text: string): string {
  return text.startsWith("{")
    ? readSlots(text)
        .map((slot) => slot[0])
        .join("")
    : text
}

/** 106.7: the types that abilities of these permanents could produce, ignoring costs but not what would replace them. */
function couldProduce(
  s: State,
  filter: Parameters<typeof matchesFilter>[1],
  context: Context,
  seen: readonly ObjectId[],
): readonly string[] {
  const types = new Set<string>()
  const next = [...seen, context.source]
  for (const id of permanents(s)) {
    if (next.includes(id) || !matchesFilter(s, filter, id, context)) continue
    const who = controllerOf(s, id)
    for (const { ability } of analyse(characteristics(s, id).abilities).mana)
      for (const letter of lettersOf(s, ability, who, id, next)) types.add(letter)
  }
  return MANA_TYPES.filter((type) => types.has(type))
}

/** The types that one ability could produce: its own, or what replaces them where it would be tapped for mana (106.12b). */
function lettersOf(
  s: State,
  { cost, effect }: ActivatedAbility,
  who: PlayerId,
  id: ObjectId,
  seen: readonly ObjectId[],
): string {
  const own = effectProductions(s, effect!, who, contextOf(id, who), seen)
    .map(({ letters }) => letters)
    .join("")
  const taps = cost.some(({ pay }) => pay === "tap")
  const found = taps && own !== "" ? bonuses(s, who, id) : []
  const instead = found.flatMap(({ effect: { replaceWith }, context }) =>
    replaceWith === undefined ? [] : [manaSlots(s, replaceWith, who, context, seen).flat().join("")],
  )
  return instead.length > 0 ? instead.join("") : own
}

function colorsAmong(s: State, refs: readonly number[]): readonly string[] {
  let mask = 0
  for (const ref of refs) if (!isPlayerRef(ref)) mask |= characteristics(s, ref).colors
  return COLORS.filter((color) => mask & COLOR_BIT[color])
}
