import { bind, type Context } from "../../characteristics/context.ts"
import { reachesOutside } from "../../characteristics/outside-game.ts"
import { matchesFilter } from "../../characteristics/queries/filter.ts"
import { characteristics } from "../../characteristics/query.ts"
import { chooseObjects } from "../../choosing/choose-objects.ts"
import { resolveChooser } from "../../choosing/chooser.ts"
import { resolvePlayers, resolveQuantity } from "../../choosing/selecting.ts"
import { settled } from "../../choosing/settle.ts"
import type { Executors } from "../../events/executor.ts"
import { shuffle } from "../../events/moving/draw.ts"
import { cardsOf } from "../../events/moving/zones.ts"
import { record, simultaneously } from "../../events/record.ts"
import { applyReplacements, newPendingEvent } from "../../events/replacing/apply-replacements.ts"
import type { LibraryEffect } from "../../language/effects/library-effect.ts"
import type { Zone } from "../../language/vocabulary.ts"
import { choose } from "../../state/choose.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { moveObjects } from "../objects/objects-move.ts"
import { takeFound, whileSearching } from "./controlled-search.ts"
import { inOrder, putOnTop } from "./library-position.ts"

type Search = Extract<LibraryEffect, { do: "search" }>

/** One player's search: decided, but not yet performed. */
interface Found {
  player: PlayerId
  of: PlayerId
  ids: ObjectId[]
  /** Whether the library was searched. */
  library: boolean
}

export const searchEffects: Executors<Search> = {
  search: (s, e, context) => {
    const owners = e.of === undefined ? null : resolvePlayers(s, e.of, context)
    // 701.23i: players decide in turn order, then move cards simultaneously.
    const all = resolvePlayers(s, e.player, context).flatMap((player) =>
      (owners ?? [player]).map((of) => search(s, e, player, of, context)),
    )
    const moved = simultaneously(s, () => all.flatMap((found) => deliver(s, e, found, context)))
    bind(context, e.bind, moved)
  },
}

function search(s: State, e: Search, player: PlayerId, of: PlayerId, context: Context): Found {
  const named = e.zone === undefined ? LIBRARY : typeof e.zone === "string" ? [e.zone] : e.zone
  const chosen = e.anyZones === true ? chooseZones(s, named, player, context) : named
  const zones = zonesReached(s, chosen, of)
  const p = newPendingEvent("searches", "701.23a")
  p.player = player
  p.other = -1 - of
  p.source = context.source
  if (!zones.includes("library"))
    return {
      player,
      of,
      ids: findAll(
        s,
        e,
        player,
        zones.flatMap((zone) => cardsOf(s, zone, of)),
        [],
        context,
      ),
      library: false,
    }
  const search = searchOf(player, of, context)
  const before = searchedBefore(s, of, search, context)
  if (before !== null) p.amount = before
  const allowed = before !== null || applyReplacements(s, p)
  const library = s.players[of].library
  // 701.23f: an effect may restrict the search to the top cards.
  const seen = !allowed ? [] : p.amount > 0 ? library.slice(Math.max(0, library.length - p.amount)) : library
  const open = zones
    .filter((zone) => zone !== "library" && zone !== "hand")
    .flatMap((zone) => cardsOf(s, zone, of))
  const hidden = [...(zones.includes("hand") ? s.players[of].hand : []), ...seen.toReversed()]
  const ids = whileSearching(s, player, of, () => findAll(s, e, player, open, hidden, context))
  if (allowed && before === null) {
    bind(context, search, s.events.length)
    bind(context, `${search} top`, p.amount)
    record(s, {
      kind: "searches",
      rule: "701.23a",
      player,
      other: -1 - of,
      source: context.source,
      settled: p.settled,
    })
  }
  return { player, of, ids, library: allowed }
}

const LIBRARY: readonly Zone[] = ["library"]

/** 608.2d: at least one of the zones. */
function chooseZones(
  s: State,
  zones: readonly Zone[],
  player: PlayerId,
  { source }: Context,
): readonly Zone[] {
  const options = zones.map((zone) => ({ label: zone }))
  const chosen = choose(s, {
    kind: "option",
    player,
    rule: "608.2d",
    purpose: "searchZones",
    source,
    options,
    min: 1,
    max: options.length,
  })
  return zones.filter((_, i) => chosen.includes(i))
}

/** The name of this search. A delayed ability keeps the names of what created it, but searches for itself. */
const searchOf = (player: PlayerId, of: PlayerId, { stack }: Context) => `search ${player} ${of} ${stack}`

/**
 * 701.23h: the library hasn't been shuffled since this player searched it for this effect, so the search goes on. How many top cards it
 * reaches (0: all); null if this is a search of its own.
 */
function searchedBefore(s: State, of: PlayerId, search: string, { bindings }: Context): number | null {
  const since = bindings[search]
  const top = bindings[`${search} top`]
  if (typeof since !== "number" || typeof top !== "number") return null
  return s.events.slice(since).some((e) => e.kind === "shuffles" && e.player === of) ? null : top
}

/** 400.11: once, cards "removed from the game" could be fetched like those outside the game. */
function zonesReached(s: State, zones: readonly Zone[], of: PlayerId): readonly Zone[] {
  if (!reachesOutside(s, of)) return zones.filter((zone) => zone !== "outside")
  return zones.includes("outside") && s.ruleset.knobs.wishReach === "outside+removed"
    ? [...zones, "exile"]
    : zones
}

/** Cards of each kind in turn, which then move together. */
function findAll(
  s: State,
  e: Search,
  player: PlayerId,
  open: readonly ObjectId[],
  hidden: readonly ObjectId[],
  context: Context,
): ObjectId[] {
  const found: ObjectId[] = []
  for (const filter of [e.filter, ...(e.also ?? [])]) {
    const isLeft = (id: ObjectId) => !found.includes(id)
    found.push(...find(s, { ...e, filter }, player, open.filter(isLeft), hidden.filter(isLeft), context))
  }
  return found
}

/** 701.23b, d: if a quality is stated, the player may fail to find cards in a hidden zone. */
function find(
  s: State,
  e: Search,
  player: PlayerId,
  open: readonly ObjectId[],
  hidden: readonly ObjectId[],
  context: Context,
): ObjectId[] {
  const chooser = e.chooser === undefined ? player : resolveChooser(s, e.chooser, context)
  const filter = settled(s, e.filter, context)
  const count = resolveQuantity(s, e.count, context)
  const fitting = (ids: readonly ObjectId[]) => ids.filter((id) => matchesFilter(s, filter, id, context))
  const [shown, unseen] = [fitting(open), fitting(hidden)]
  const isQuality = filter.is !== "any"
  // 701.23a: of the cards of all zones that are searched the player finds as many as there are to be found.
  if (!e.upTo && shown.length > 0 && unseen.length > 0 && shown.length + unseen.length > count)
    return findAmong(s, e, chooser, { shown, unseen, count, isQuality }, context)
  const found = pick(s, e, chooser, shown, e.upTo ? 0 : count, count, context)
  const left = count - found.length
  const least = e.upTo || isQuality ? 0 : left
  return left > 0 ? [...found, ...pick(s, e, chooser, unseen, least, left, context)] : found
}

/** What fits in the zones that are searched, and how many are to be found; `isQuality`: those of a hidden zone needn't be. */
interface Fitting {
  shown: readonly ObjectId[]
  unseen: readonly ObjectId[]
  count: number
  isQuality: boolean
}

/** Who doesn't find cards of the hidden zone must find those of the others as far as the number allows. */
function findAmong(
  s: State,
  e: Search,
  chooser: PlayerId,
  { shown, unseen, count, isQuality }: Fitting,
  context: Context,
): ObjectId[] {
  const least = isQuality ? Math.min(count, shown.length) : count
  const found = pick(s, e, chooser, [...shown, ...unseen], least, count, context)
  const left = count - found.length
  if (left === 0 || e.different !== undefined) return found
  const rest = shown.filter((id) => !found.includes(id))
  return [...found, ...pick(s, e, chooser, rest, left, left, context)]
}

function pick(
  s: State,
  e: Search,
  player: PlayerId,
  options: readonly ObjectId[],
  min: number,
  max: number,
  context: Context,
): ObjectId[] {
  const keys = e.different === undefined ? undefined : options.map((id) => characteristics(s, id).name)
  const most = keys === undefined ? max : Math.min(max, new Set(keys).size)
  return chooseObjects(s, player, options, Math.min(min, most), most, {
    rule: "701.23a",
    purpose: "search",
    source: context.source,
    hint: "good",
    ...(keys && { keys }),
  })
}

const FIRST = ({ source }: Context) => ({ rule: "701.23a", purpose: "choose", source, hint: "good" }) as const

/** Reveals, moves and shuffles. If the cards go back into the library, it is shuffled first (701.24b). */
function deliver(s: State, e: Search, all: Found, context: Context): ObjectId[] {
  const found =
    all.library && all.player === all.of && takeFound(s, all.player, all.ids) ? { ...all, ids: [] } : all
  const { player, of, ids, library } = found
  if (e.reveal) for (const id of ids) record(s, { kind: "revealed", rule: "701.20a", object: id, player })
  const { shuffle: shuffles, reveal: _, others, ...options } = e
  const inPlace = e.to === undefined || e.to === "library"
  const control =
    e.to === "battlefield" && e.control === undefined
      ? { control: { who: "bound", name: "searcher" } as const }
      : {}
  if (control.control !== undefined) bind(context, "searcher", [-1 - player])
  const first = others === undefined ? ids : chooseObjects(s, player, ids, 1, 1, FIRST(context))
  const rest = ids.filter((id) => !first.includes(id))
  const moved = inPlace
    ? ids
    : [
        ...moveObjects(s, first, e.to!, { ...options, ...control }, context, "701.23a"),
        ...(others === undefined ? [] : moveObjects(s, rest, others, {}, context, "701.23a")),
      ]
  if (shuffles && (library || e.anyZones !== true)) shuffle(s, of, "701.24a", inPlace ? ids : [])
  if (e.to === "library") putOnTop(s, of, onTop(s, e, found, context), e.position)
  return moved
}

/** 401.4: cards put into a library at the same time are arranged, here as the search says by the player who found them. */
function onTop(s: State, e: Search, { player, ids }: Found, { source }: Context): ObjectId[] {
  return inOrder(s, player, ids, e.order ?? "chosen", "401.4", "orderTop", source)
}
