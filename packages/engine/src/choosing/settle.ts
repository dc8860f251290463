import { bind, type Context } from "../characteristics/context.ts"
import { amount } from "../characteristics/queries/amount.ts"
import { manaValueOf, matchesFilter } from "../characteristics/queries/filter.ts"
import { castCount, type NthCast } from "../characteristics/queries/history/casts.ts"
import { candidates, players, select } from "../characteristics/queries/selector.ts"
import { apnapOrder, characteristics, controllerOf } from "../characteristics/query.ts"
import type { Filter } from "../language/filter.ts"
import type { PlayerSelector, Selector } from "../language/selector.ts"
import { type Mapping, map, mentions, some } from "../language/visit.ts"
import { randomInt, shuffled } from "../state/random/random.ts"
import { isPlayerRef, type PlayerId, playerRef, type Ref } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { chooseObjects } from "./choose-objects.ts"

type ChooseNode = Extract<Selector, { sel: "choose" }>
type ChoosePlayerNode = Extract<PlayerSelector, { who: "choose" }>

const asking = new WeakMap<object, boolean>()

/** Whether this piece of the language contains a choice that a player makes on resolution. */
export function asks(piece: object): boolean {
  let found = asking.get(piece)
  if (found === undefined) {
    found =
      mentions(piece, "sel", "choose") ||
      mentions(piece, "who", "choose", "defending", "active", "attacking") ||
      some(piece, "is", isNextCast)
    asking.set(piece, found)
  }
  return found
}

function isNextCast(filter: Filter): filter is NthCast {
  return filter.is === "nthCast" && filter.nth === "next"
}

/**
 * The piece with every choice in it made (608.2d) and replaced by a bound name, innermost first, so that read-only code can evaluate it.
 */
export function settled<T>(s: State, piece: T, context: Context): T {
  const mapping: Mapping = {
    is: (node) => (isNextCast(node) ? { ...node, nth: castCount(s, node, context) + 1 } : node),
    sel: (node) => (node.sel === "choose" ? bound(s, node, context) : node),
    who: (node) => {
      if (node.who === "choose") return boundPlayer(s, node, context)
      const rule = ONE_OF_SEVERAL[node.who]
      return rule === undefined ? node : oneOf(s, node, context, rule)
    },
  }
  return map(piece, mapping, asks)
}

function fresh(context: Context): string {
  return `?${Object.keys(context.bindings).length}`
}

function bound(s: State, node: ChooseNode, context: Context): Selector {
  const name = node.bind ?? fresh(context)
  const by = node.by === undefined ? [context.you] : inTurnOrder(s, players(s, node.by, context))
  const chosen = by.flatMap((player) => chooseFrom(s, node, player, context))
  bind(context, name, [...new Set(chosen)])
  return { sel: "bound", name }
}

function boundPlayer(s: State, node: ChoosePlayerNode, context: Context, rule = "608.2d"): PlayerSelector {
  const name = node.bind ?? fresh(context)
  const options = players(s, node.from, context).map(playerRef)
  const by = node.by === undefined ? context.you : (players(s, node.by, context)[0] ?? context.you)
  const about = { rule, purpose: "choose", source: context.source }
  const chosen = node.random ? pickRandom(s, options, 1) : chooseObjects(s, by, options, 1, 1, about)
  bind(context, name, chosen)
  return { who: "bound", name }
}

/** Which rule lets the controller of the spell or ability choose one player where these words could mean several. */
const ONE_OF_SEVERAL: Partial<Record<PlayerSelector["who"], string>> = {
  defending: "508.5a",
  active: "805.9",
  attacking: "805.10c",
}

function oneOf(s: State, node: PlayerSelector, context: Context, rule: string): PlayerSelector {
  if (players(s, node, context).length < 2) return node
  return boundPlayer(s, { who: "choose", from: node }, context, rule)
}

function pickRandom(s: State, options: readonly Ref[], count: number): Ref[] {
  if (count === 1) return options.length === 0 ? [] : [options[randomInt(s, options.length)]]
  return shuffled(s, options).slice(0, count)
}

/** Players in turn order from the active one (101.4). */
export function inTurnOrder(s: State, some: readonly PlayerId[]): PlayerId[] {
  return apnapOrder(s).filter((player) => some.includes(player))
}

/** 609.7a: a source of damage may be chosen "even if that object is no longer in the zone it used to be in". */
export function isOfSources(node: Selector): boolean {
  return node.sel === "choose" && node.from?.sel === "damageSources"
}

function optionsOf(s: State, node: ChooseNode, context: Context): readonly Ref[] {
  const all =
    node.from === undefined
      ? candidates(s, node.zone ?? "battlefield", node.of, context)
      : select(s, node.from, context)
  return all.filter((ref) =>
    isPlayerRef(ref)
      ? node.filter.is === "any"
      : (s.objects[ref] !== undefined || isOfSources(node)) && matchesFilter(s, node.filter, ref, context),
  )
}

function chooseFrom(s: State, node: ChooseNode, by: PlayerId, context: Context): Ref[] {
  if (node.each !== undefined) {
    const { each, ...one } = node
    return each.flatMap((kind) =>
      chooseFrom(s, { ...one, filter: { is: "and", of: [node.filter, kind] } }, by, context),
    )
  }
  const options = optionsOf(s, node, context)
  const count = node.count === undefined ? 1 : Math.max(0, amount(s, node.count, context))
  if (node.random) return pickRandom(s, options, count)
  const keys = keysOf(s, node, options, context)
  const most = keys === undefined ? count : Math.min(count, new Set(keys).size)
  const limit = node.total === undefined ? undefined : amount(s, node.total.max, context)
  const values = node.total === undefined ? undefined : options.map((ref) => worth(s, ref, node.total!.of))
  const min = node.upTo || limit !== undefined ? 0 : most
  return chooseObjects(s, by, options, min, most, {
    rule: "608.2d",
    purpose: "choose",
    source: context.source,
    ...(keys && { keys }),
    ...(values && { values, total: limit }),
  })
}

/** Keys that no two chosen objects may share. */
function keysOf(
  s: State,
  { different, oneOfEach }: ChooseNode,
  options: readonly Ref[],
  context: Context,
): (string | number)[] | undefined {
  if (different !== undefined) return options.map((ref) => keyOf(s, ref, different))
  return oneOfEach && options.map((ref) => kindOf(s, ref, oneOfEach, context))
}

/** An object of both kinds counts as either, so it goes with any other. */
function kindOf(s: State, ref: Ref, kinds: readonly [Filter, Filter], context: Context): string | number {
  const [first, second] = kinds.map((kind) => !isPlayerRef(ref) && matchesFilter(s, kind, ref, context))
  return first && second ? ref : first ? "first" : "second"
}

function keyOf(s: State, ref: Ref, what: NonNullable<ChooseNode["different"]>): string | number {
  switch (what) {
    case "name":
      return characteristics(s, ref).name
    case "controller":
      return controllerOf(s, ref)
    case "power":
      return characteristics(s, ref).power ?? 0
    case "manaValue":
      return manaValueOf(s, ref)
  }
}

function worth(s: State, ref: Ref, what: "power" | "manaValue"): number {
  return what === "power" ? (characteristics(s, ref).power ?? 0) : manaValueOf(s, ref)
}
