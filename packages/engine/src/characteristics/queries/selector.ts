import { type Handlers, handlerOf } from "../../language/handlers.ts"
import type { PlayerSelector, Selector } from "../../language/selector.ts"
import { CARD_TYPE_BIT, type Zone } from "../../language/vocabulary.ts"
import type { CombatRole } from "../../state/object.ts"
import { objectNow } from "../../state/object-now.ts"
import { pastOf } from "../../state/past.ts"
import {
  isPlayerRef,
  NONE,
  type ObjectId,
  type PlayerId,
  playerRef,
  type Ref,
  refPlayer,
} from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { stackHere } from "../../state/turn-markers.ts"
import { chosenFor } from "../chosen.ts"
import { bind, boundRefs, type Context } from "../context.ts"
import {
  apnapOrder,
  areOpponents,
  characteristics,
  controllerOf,
  objectOf,
  opponentsOf,
  permanents,
} from "../query.ts"
import { amount } from "./amount.ts"
import { evaluate } from "./condition.ts"
import { matchesFilter } from "./filter.ts"
import { damageSources } from "./history/damage-sources.ts"
import { libraryTop } from "./library-top.ts"
import { affects } from "./range.ts"
import { meantByYou, nextSeat, sideOf } from "./teams.ts"

type Selectors = Handlers<Selector, "sel", State, [context: Context], readonly Ref[]>
type PlayerSelectors = Handlers<PlayerSelector, "who", State, [context: Context], readonly PlayerId[]>

/** The objects (and players) that a selector currently means. Selectors that ask a player must be resolved by `effects/` first. */
export function select(s: State, selector: Selector, context: Context): readonly Ref[] {
  return handlerOf(selectors, selector, selector.sel)(s, selector, context)
}

/** The players that a selector currently means. */
export function players(s: State, selector: PlayerSelector, context: Context): readonly PlayerId[] {
  return handlerOf(playerSelectors, selector, selector.who)(s, selector, context)
}

/** The first selected player; without a selector "you", -1 if none. */
export function player(s: State, selector: PlayerSelector | undefined, context: Context): PlayerId {
  if (selector === undefined) return context.you
  return players(s, selector, context)[0] ?? -1
}

/** Choices on resolution must be resolved by the caller, since nobody can be asked here. */
function mustAsk(what: string): never {
  throw new Error(`"${what}" needs a player's choice: resolve it in effects/ first`)
}

const selectors: Selectors = {
  // As it last was if it no longer exists (608.2h); an instruction that acts on it may find what it became (400.7).
  self: (_s, _node, context) => [context.source],
  giver: (_s, node) => (node.object === undefined ? [] : [node.object]),
  target: (_s, node, context) => context.targets[node.slot] ?? [],
  bound: (_s, node, context) => boundRefs(context.bindings, node.name),
  all: (s, node, context) =>
    candidates(s, node.zone ?? "battlefield", node.of, context).filter((id) =>
      matchesFilter(s, node.filter, id, context),
    ),
  attachedTo: (s, node, context) => {
    const of = node.of === undefined ? context.source : select(s, node.of, context)[0]
    const host = of === undefined ? 0 : (objectOf(s, of)?.attachedTo ?? 0)
    return host === 0 ? [] : [host]
  },
  attachments: (s, node, context) => {
    const hosts = select(s, node.of, context)
    const before = hosts.flatMap((host) => pastOf(s, host)?.attachments ?? []) // 608.2h
    return permanents(s).filter(
      (id) =>
        (hosts.includes(objectNow(s, id).attachedTo) || before.includes(id)) &&
        (node.filter === undefined || matchesFilter(s, node.filter, id, context)),
    )
  },
  choose: (_s, node) => refs(node.bind === undefined ? mustAsk("choose") : mustAsk(node.bind)),
  libraryTop: (s, node, context) => {
    const count = amount(s, node.count, context)
    return players(s, node.of, context).flatMap((p) => libraryTop(s, p, count, node.bottom))
  },
  graveyardTop: (s, node, context) => {
    const count = amount(s, node.count, context)
    const fits = (id: ObjectId) => node.filter === undefined || matchesFilter(s, node.filter, id, context)
    return players(s, node.of, context).flatMap((p) =>
      s.players[p].graveyard.filter(fits).toReversed().slice(0, count),
    )
  },
  linked: (s, { key, of }, context) => {
    const kept = of === "maker" ? `maker ${key ?? ""}` : (key ?? "")
    const found = objectOf(s, context.source)?.memory?.linked?.[kept] ?? []
    // 400.7: a card that has left exile is no longer "the exiled card".
    return key === undefined ? found.filter((id) => s.objects[id] !== undefined) : found
  },
  union: (s, node, context) => [...new Set(node.of.flatMap((of) => select(s, of, context)))],
  filtered: (s, node, context) =>
    select(s, node.of, context).filter(
      (id) => !isPlayerRef(id) && matchesFilter(s, node.filter, id, context),
    ),
  lastKnown: (s, node, context) =>
    select(s, node.of, context)
      .filter((ref) => !isPlayerRef(ref))
      .map((id) => formerly(s, id))
      .filter((id) => matchesFilter(s, node.filter, id, context)),
  blocking: (s, node, context) =>
    select(s, node.of, context).flatMap((id) => objectOf(s, id)?.combat?.blockedBy ?? []),
  blockedBy: (s, node, context) =>
    select(s, node.of, context).flatMap((id) => objectOf(s, id)?.combat?.blocking ?? []),
  attackedBy: (s, node, context) =>
    select(s, node.of, context).flatMap((id) => {
      const now = objectOf(s, id)?.combat?.attacking ?? NONE
      if (now !== NONE) return [now]
      return s.events.findLast((e) => e.kind === "attacks" && e.object === id)?.other ?? []
    }),
  pairedWith: (s, node, context) =>
    (node.of === undefined ? [context.source] : select(s, node.of, context)).flatMap((id) =>
      partnerOf(s, id),
    ),
  thisAbility: (_s, _node, context) => [context.stack],
  damageSources: (s, _node, context) => damageSources(s, context),
  targetsOf: (s, node, context) =>
    select(s, node.of, context).flatMap((id) => objectOf(s, id)?.stack?.targets.flat() ?? []),
  sourceOf: (s, node, context) =>
    select(s, node.of, context).map((id) => objectOf(s, id)?.stack?.source ?? id),
  extreme: (s, node, context) => extreme(s, node, context),
  chosen: (s, _node, context) => {
    const object = chosenFor(s, context.source)?.object
    return object === undefined ? [] : [object]
  },
  players: (s, node, context) => players(s, node.of, context).map(playerRef),
}

/** The object that became this one; a permanent or spell stands for itself. */
function formerly(s: State, id: ObjectId): ObjectId {
  const zone = objectOf(s, id)?.zone
  if (zone === "battlefield" || zone === "stack") return id
  return s.past.findLast((past) => past.became === id)?.object.id ?? id
}

const playerSelectors: PlayerSelectors = {
  you: (s, _node, context) => meantByYou(s, context),
  opponents: (s, _node, context) => within(s, opponentsOf(s, context.you), context),
  opponentsOf: (s, node, context) => {
    const those = players(s, node.of, context)
    return within(s, apnapOrder(s), context).filter((p) => those.some((one) => areOpponents(s, p, one)))
  },
  team: (s, _node, context) =>
    within(s, apnapOrder(s), context).filter((p) => !areOpponents(s, p, context.you)),
  players: (s, _node, context) => within(s, apnapOrder(s), context),
  target: (s, node, context) =>
    (context.targets[node.slot] ?? []).map((ref) =>
      isPlayerRef(ref) ? refPlayer(ref) : controllerOf(s, ref),
    ),
  controllerOf: (s, node, context) =>
    select(s, node.of, context).map((ref) => (isPlayerRef(ref) ? refPlayer(ref) : controllerOf(s, ref))),
  ownerOf: (s, node, context) => select(s, node.of, context).flatMap((id) => objectOf(s, id)?.owner ?? []),
  bound: (s, node, context) =>
    boundRefs(context.bindings, node.name).map((ref) =>
      isPlayerRef(ref) ? refPlayer(ref) : controllerOf(s, ref),
    ),
  active: (s) => sideOf(s, s.turn.active),
  // 805.10c: of a blocking creature's ability, who controls what it blocks.
  attacking: (s, _node, context) => {
    const blocked = objectOf(s, context.source)?.combat?.blocking ?? []
    if (blocked.length > 0) return [...new Set(blocked.map((id) => controllerOf(s, id)))]
    return s.turn.phase === "combat" ? sideOf(s, s.turn.active) : []
  },
  defending: (s, node, context) => {
    const named = node.of === undefined ? context.bindings.defending : undefined
    if (named !== undefined) return refs(named).filter(isPlayerRef).map(refPlayer)
    if (node.of !== undefined)
      return [...new Set(select(s, node.of, context).flatMap((of) => defenderAgainst(s, of)))]
    const against = defendersAgainst(s, context)
    if (against.length > 0) return against
    return [
      ...new Set(
        s.battlefield.flatMap((id) => (objectNow(s, id).combat === null ? [] : defenderAgainst(s, id))),
      ),
    ]
  },
  monarch: (s) => (s.monarch < 0 ? [] : [s.monarch]),
  enchanted: (s, _node, context) => {
    const host = objectOf(s, context.source)?.attachedTo ?? 0
    return isPlayerRef(host) ? [refPlayer(host)] : []
  },
  // The player chosen earlier by the same instructions, else by a linked ability (607.2d).
  chosen: (s, _node, context) => {
    const now = boundRefs(context.bindings, "chosenPlayer")
    if (now.length > 0) return now.filter(isPlayerRef).map(refPlayer)
    const chosen = chosenFor(s, context.source)?.player
    return chosen === undefined ? [] : [chosen]
  },
  protector: (s, node, context) =>
    select(s, node.of, context).flatMap((id) => objectOf(s, id)?.memory?.protector ?? []),
  otherThan: (s, node, context) => {
    const not = players(s, node.than, context)
    return within(s, apnapOrder(s), context).filter((p) => !not.includes(p))
  },
  such: (s, node, context) =>
    players(s, node.of, context).filter((p) => {
      const inner = { ...context }
      bind(inner, "player", [playerRef(p)])
      return evaluate(s, node.that, inner)
    }),
  union: (s, node, context) => [...new Set(node.of.flatMap((of) => players(s, of, context)))],
  choose: (_s, node) => mustAsk(node.bind ?? "a player"),
  left: (s, _node, context) => nextSeat(s, context.you, "left"),
  right: (s, _node, context) => nextSeat(s, context.you, "right"),
}

/** 801.10, 801.11: those of these players that the spell or ability sees. */
function within(s: State, list: readonly PlayerId[], context: Context): readonly PlayerId[] {
  return s.reach === null ? list : list.filter((p) => affects(s, context, playerRef(p)))
}

/** 702.95b: the creature it is paired with. */
function partnerOf(s: State, id: ObjectId): readonly ObjectId[] {
  const pair = s.effects.find((e) => e.bindings.designation === "paired" && e.objects.includes(id))
  return pair === undefined ? [] : pair.objects.filter((other) => other !== id)
}

/**
 * 508.5: the players that the attacking creatures attack that the instructions refer to, or their source if they refer to none: with
 * several, each has its own (508.5a); "whenever equipped creature attacks" refers to the creature that triggered it.
 */
function defendersAgainst(s: State, { bindings, source }: Context): readonly PlayerId[] {
  for (const creatures of [boundRefs(bindings, "each"), boundRefs(bindings, "it"), [source]]) {
    const against = creatures.flatMap((ref) => defenderAgainst(s, ref))
    if (against.length > 0) return [...new Set(against)]
  }
  return []
}

/**
 * 508.5: the player the creature attacks, or attacked before it left combat; by 508.5@2014-02 always the one whom, or whose planeswalker,
 * it attacked when it became an attacking creature.
 */
function defenderAgainst(s: State, id: Ref): PlayerId[] {
  const role = objectOf(s, id)?.combat
  const attacked = role?.attacking ?? NONE
  if (role != null && attacked !== NONE && s.ruleset.knobs.defendingPlayerRef === "current-or-last")
    return [defendingAgainst(s, role)]
  const declared = s.events.findLast((e) => e.kind === "attacks" && e.object === id)
  if (declared !== undefined) return [declared.player]
  return attacked === NONE ? [] : [defenderOf(s, attacked)]
}

/** 508.5: the player an attacker attacks, or attacked before what it attacked left combat (506.4c). */
export function defendingAgainst(s: State, { attacking, last }: CombatRole): PlayerId {
  return last ?? defenderOf(s, attacking)
}

/** 508.5: the player attacked, or the controller of the planeswalker, or the protector of the battle. */
export function defenderOf(s: State, attacked: Ref): PlayerId {
  if (isPlayerRef(attacked)) return refPlayer(attacked)
  const protector = objectOf(s, attacked)?.memory?.protector
  // What is no battle any more has no protector (310.8).
  const isProtected =
    protector !== undefined && (characteristics(s, attacked).types & CARD_TYPE_BIT.battle) !== 0
  return isProtected ? protector : controllerOf(s, attacked)
}

function refs(value: readonly Ref[] | number | string | undefined): readonly Ref[] {
  return typeof value === "object" ? value : []
}

/** All objects in these zones (for players' own zones, only of these players) that the spell or ability sees (801.11). */
export function candidates(
  s: State,
  zone: Zone | readonly Zone[],
  of: PlayerSelector | undefined,
  context: Context,
): readonly ObjectId[] {
  const all = objectsIn(s, zone, of, context)
  return s.reach === null ? all : all.filter((id) => affects(s, context, id))
}

function objectsIn(
  s: State,
  zone: Zone | readonly Zone[],
  of: PlayerSelector | undefined,
  context: Context,
): readonly ObjectId[] {
  if (typeof zone !== "string") return zone.flatMap((z) => objectsIn(s, z, of, context))
  switch (zone) {
    case "battlefield":
      return s.battlefield.filter((id) => objectNow(s, id).phasedOut === 0)
    case "stack":
      return stackHere(s) // 807.5b
    case "exile":
    case "command":
    case "ante": {
      if (of === undefined) return s[zone]
      const owners = players(s, of, context)
      return s[zone].filter((id) => owners.includes(objectNow(s, id).owner))
    }
    default: {
      const owners = of === undefined ? s.players.map((p) => p.id) : players(s, of, context)
      return owners.flatMap((p) => s.players[p][zone])
    }
  }
}

type Extreme = Extract<Selector, { sel: "extreme" }>

/**
 * Whether the object has the greatest or least value among those objects; "that player" is evaluated for the object itself. An object that
 * just left is compared with what was there before, including what left with it (603.10a).
 */
export function isExtreme(s: State, node: Extreme, id: ObjectId, context: Context): boolean {
  const inner = context.bindings.it === undefined ? { ...context } : context
  if (inner !== context) bind(inner, "it", [id])
  const here = select(s, node.of, inner)
  const { of } = node
  if (s.objects[id] !== undefined || of.sel !== "all") return best(s, node, here).includes(id)
  const gone = leftWith(s, id).filter((was) => matchesFilter(s, of.filter, was, inner))
  return best(s, node, [...here, ...gone]).includes(id)
}

/** The objects that left the battlefield in the same event as this one, including itself. */
function leftWith(s: State, id: ObjectId): readonly ObjectId[] {
  const batch = s.events.findLast((e) => e.kind === "moves" && e.was === id)?.batch
  return s.events
    .filter((e) => e.kind === "moves" && e.batch === batch && e.from === "battlefield")
    .map((e) => e.was)
}

function extreme(s: State, node: Extreme, context: Context): readonly Ref[] {
  return best(s, node, select(s, node.of, context))
}

function best(s: State, node: Extreme, all: readonly Ref[]): readonly Ref[] {
  const value = (ref: Ref): number => {
    if (node.by === "life") return isPlayerRef(ref) ? s.players[refPlayer(ref)].life : 0
    return characteristics(s, ref)[node.by] ?? 0
  }
  const most = (node.least ? Math.min : Math.max)(...all.map(value))
  return all.filter((ref) => value(ref) === most)
}
