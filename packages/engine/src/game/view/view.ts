import { activeStatics } from "../../characteristics/layers/derived.ts"
import { manaValueOf } from "../../characteristics/queries/filter.ts"
import { players } from "../../characteristics/queries/selector.ts"
import { areNeighbours, emperorOf, sitsTogether } from "../../characteristics/queries/teams.ts"
import { areOpponents, characteristics, controllerOf } from "../../characteristics/query.ts"
import { FLAG_BIT, FLAGS, type Flag } from "../../language/keyword.ts"
import {
  CARD_TYPE_BIT,
  CARD_TYPES,
  type CardType,
  type Step,
  SUPERTYPE_BIT,
  SUPERTYPES,
  type Supertype,
  type Zone,
} from "../../language/vocabulary.ts"
import { COLOR_BIT, COLORS } from "../../mana/index.ts"
import type { GameObject } from "../../state/object.ts"
import { objectNow } from "../../state/object-now.ts"
import type { Player } from "../../state/player.ts"
import type { ObjectId, PlayerId, Ref } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import type { TurnMarkers } from "../../state/turn-markers.ts"
import { namesByBits } from "./names-by-bits.ts"
import { shownOnStack } from "./shown-on-stack.ts"

/** Sees public information only. */
export const SPECTATOR = -1
/** Sees all cards, as anyone may after the game. */
export const OPEN = -2
/** A player by seat, `SPECTATOR` or `OPEN`. */
export type Viewer = PlayerId | typeof SPECTATOR | typeof OPEN

/** What a player may know of the game (400.2, 706, 708.5): only what is permitted is added. Plain data. */
export interface View {
  /** Whose view this is. */
  player: Viewer
  turn: { number: number; active: PlayerId; step: Step; priority: PlayerId }
  /** Absent unless several turns can go on at once (807.4): all that do, the current one among them. */
  turns?: readonly { number: number; active: PlayerId; step: Step }[]
  players: readonly PlayerView[]
  battlefield: readonly ObjectView[]
  stack: readonly ObjectView[]
  exile: readonly ObjectView[]
  command: readonly ObjectView[]
  /** Absent if no card was anted (407). */
  ante?: readonly ObjectView[]
  /** Absent in a main game: how deep this subgame is, and the card whose effect created it, "" if unknown (729). */
  subgame?: { depth: number; by: string }
  dayNight: State["dayNight"]
  monarch: PlayerId | -1
  initiative: PlayerId | -1
  planarController: PlayerId | -1
  over: State["over"]
}

export interface PlayerView {
  id: PlayerId
  name: string
  life: number
  counters: Readonly<Record<string, number>>
  /** The mana in the pool by letters, "GGC". */
  pool: string
  library: number
  /** The top card, if revealed to the viewer. */
  libraryTop: ObjectView | null
  /** All cards of the library, the top card last; empty except for `OPEN`. */
  libraryCards: readonly ObjectView[]
  hand: number
  /** The cards in hand that the viewer may see: all of them in the viewer's own hand. */
  cards: readonly ObjectView[]
  graveyard: readonly ObjectView[]
  landsPlayed: number
  left: boolean
  team: number
  /** Whether it is their team's emperor (809.2); absent where there is none. */
  emperor?: true
  /** Numbers of cards in the face-down scheme, planar and Attraction decks. */
  schemes: number
  planes: number
  attractions: number
  /** Combat damage dealt to the player by commanders, by physical card (903.10a). */
  commanderDamage: Readonly<Record<number, number>>
}

/** An object as the viewer sees it. Another player's face-down object shows only what the rules reveal (708.2). */
export interface ObjectView {
  id: ObjectId
  kind: GameObject["kind"]
  name: string
  /** False if the viewer may not see what it is. */
  known: boolean
  zone: Zone
  owner: PlayerId
  controller: PlayerId
  types: readonly CardType[]
  supertypes: readonly Supertype[]
  subtypes: readonly string[]
  colors: readonly string[]
  cost: string
  manaValue: number
  power: number | null
  toughness: number | null
  keywords: readonly Flag[]
  counters: Readonly<Record<string, number>>
  tapped: boolean
  sick: boolean
  damage: number
  attachedTo: Ref
  attacking: Ref
  blocking: readonly ObjectId[]
  /** For objects on the stack: chosen targets. */
  targets: readonly Ref[]
  source: ObjectId
}

/** A view with objects in the caller's own form. */
export type ViewAs<Seen> = Omit<View, "battlefield" | "stack" | "exile" | "command" | "ante" | "players"> & {
  [K in "battlefield" | "stack" | "exile" | "command"]: readonly Seen[]
} & { ante?: readonly Seen[]; players: readonly PlayerAs<Seen>[] }

type PlayerAs<Seen> = Omit<PlayerView, "cards" | "graveyard" | "libraryTop"> & {
  [K in "cards" | "graveyard"]: readonly Seen[]
} & { libraryTop: Seen | null }

/** The game as this player may see it. */
export function viewOf(s: State, player: Viewer): View {
  return viewAs(s, player, (id) => objectView(s, id, player))
}

/** The same with objects as `see` returns them. `see` is called only for objects that the viewer may look at or knows to be there. */
export function viewAs<Seen>(s: State, player: Viewer, see: (id: ObjectId) => Seen): ViewAs<Seen> {
  const shown = shownOnStack(s)
  return {
    player,
    turn: { number: s.turn.number, active: s.turn.active, step: s.turn.step, priority: s.turn.priority },
    ...(s.markers !== undefined && { turns: turnsOf(s, s.markers) }),
    players: s.players.map((p) => playerView(s, p.id, { player, shown, see })),
    battlefield: s.battlefield.map(see),
    stack: s.stack.map(see),
    exile: s.exile.map(see),
    command: s.command.map(see),
    ...(s.ante.length > 0 && { ante: s.ante.map(see) }),
    ...(s.subgame?.stage === "playing" && {
      subgame: { depth: s.subgame.depth ?? 1, by: s.subgame.by ?? "" },
    }),
    dayNight: s.dayNight,
    monarch: s.monarch,
    initiative: s.initiative,
    planarController: s.planarController,
    over: s.over,
  }
}

function turnsOf({ turn }: State, { all }: TurnMarkers): View["turns"] {
  return all
    .filter(({ taking }) => taking)
    .map(({ kept }) => kept?.turn ?? turn)
    .map(({ number, active, step }) => ({ number, active, step }))
}

interface Look<Seen> {
  player: Viewer
  /** Cards in hands that are revealed because of the stack. */
  shown: ReadonlySet<ObjectId>
  see: (id: ObjectId) => Seen
}

function playerView<Seen>(
  s: State,
  id: PlayerId,
  { player: viewer, shown, see }: Look<Seen>,
): PlayerAs<Seen> {
  const p = s.players[id]
  const seen = seesHand(s, p, viewer) ? p.hand : p.hand.filter((card) => shown.has(card))
  const top = p.library.at(-1)
  return {
    id,
    name: p.name,
    life: p.life,
    counters: p.counters ?? {},
    pool: p.pool.map((mana) => mana.type).join(""),
    library: p.library.length,
    libraryTop: top !== undefined && isTopRevealed(s, id, viewer) ? see(top) : null,
    libraryCards: viewer === OPEN ? p.library.map((card) => objectView(s, card, viewer)) : [],
    hand: p.hand.length,
    cards: seen.map(see),
    graveyard: p.graveyard.map(see),
    landsPlayed: p.landsPlayed,
    left: p.left !== null,
    team: p.team,
    ...(s.options.lossBy === "emperor" && emperorOf(s, id) === id && { emperor: true }),
    schemes: p.schemes.length,
    planes: p.planes.length,
    attractions: p.attractions.length,
    commanderDamage: p.commanderDamage ?? {},
  }
}

/**
 * 400.2: a hand is visible to its player, to teammates (808.5, 810.5), to the player controlling that player, and to those it is revealed
 * to.
 */
export function seesHand(s: State, { id, decidedBy }: Player, viewer: Viewer): boolean {
  if (viewer === OPEN || decidedBy === viewer) return true
  return (viewer >= 0 && showsHand(s, id, viewer)) || isRevealed(s, "hand", id, viewer)
}

/** 808.5, 809.7, 810.5: visible to teammates; 811.5: only to adjacent ones if teammates sit apart. */
function showsHand(s: State, player: PlayerId, mate: PlayerId): boolean {
  if (areOpponents(s, player, mate)) return false
  return sitsTogether(s, player) || areNeighbours(s, player, mate)
}

/** 401.5: a new card on top isn't seen before the casting, the activation or the special action under way is done. */
function isTopRevealed(s: State, of: PlayerId, viewer: Viewer): boolean {
  const isNew = s.underway !== null && s.underway[of] !== s.players[of].library.at(-1)
  return !isNew && isRevealed(s, "libraryTop", of, viewer)
}

/** Static "plays with … revealed" and "you may look at the top card" effects. */
function isRevealed(s: State, what: "libraryTop" | "hand", of: PlayerId, viewer: Viewer): boolean {
  return activeStatics(s, "revealed").some(
    ({ effect, context }) =>
      effect.what === what &&
      players(s, effect.of, context).includes(of) &&
      (effect.to === undefined || players(s, effect.to, context).includes(viewer)),
  )
}

/**
 * 708.5: a face-down object's controller may look at it; cards exiled face down only players allowed to; all when the game is over
 * (702.143f, 708.9).
 */
export function mayKnow(s: State, object: GameObject, viewer: Viewer): boolean {
  if (!seesOutside(object, viewer)) return false
  if (!object.faceDown || viewer === OPEN || s.over !== null) return true
  if (object.zone === "battlefield" || object.zone === "stack") {
    const controller = controllerOf(s, object.id)
    return controller === viewer || s.players[controller].decidedBy === viewer // 723.4
  }
  return object.memory?.lookers?.includes(viewer) === true
}

/**
 * 100.4: a card in a sideboard is its owner's to see, and not also that of a player who controls them (723.4), unless it was revealed as a
 * companion (103.2b). True for any other object.
 */
export function seesOutside({ zone, kind, owner, memory }: GameObject, viewer: Viewer): boolean {
  if (zone !== "outside" || kind !== "card" || viewer === OPEN) return true
  const isCompanion = memory?.designations?.includes("companion") === true
  return isCompanion || owner === viewer
}

const NOTHING: readonly never[] = []
const NO_COUNTERS: Readonly<Record<string, number>> = {}
const typesIn = namesByBits(CARD_TYPES, CARD_TYPE_BIT)
const supertypesIn = namesByBits(SUPERTYPES, SUPERTYPE_BIT)
const colorsIn = namesByBits(COLORS, COLOR_BIT)
const flagsIn = namesByBits(FLAGS, FLAG_BIT)

/** An object that the player may look at, for example as part of a choice. */
export function objectView(s: State, id: ObjectId, viewer: Viewer): ObjectView {
  const object = objectNow(s, id)
  const known = mayKnow(s, object, viewer)
  const hidden = !known && object.zone !== "battlefield" && object.zone !== "stack"
  const c = characteristics(s, id)
  return {
    id,
    kind: object.kind,
    name: hidden ? "" : c.name,
    known,
    zone: object.zone,
    owner: object.owner,
    controller: controllerOf(s, id),
    types: hidden ? NOTHING : typesIn(c.types),
    supertypes: hidden ? NOTHING : supertypesIn(c.supertypes),
    subtypes: hidden ? NOTHING : c.subtypes,
    colors: hidden ? NOTHING : colorsIn(c.colors),
    cost: hidden ? "" : (c.cost?.text ?? ""),
    manaValue: hidden ? 0 : manaValueOf(s, id),
    power: hidden ? null : c.power,
    toughness: hidden ? null : c.toughness,
    keywords: hidden ? NOTHING : flagsIn(c.flags),
    counters: object.counters ?? NO_COUNTERS,
    tapped: object.tapped,
    sick: object.sick,
    damage: object.damage,
    attachedTo: object.attachedTo,
    attacking: object.combat?.attacking ?? 0,
    blocking: object.combat?.blocking ?? NOTHING,
    targets: object.stack?.targets.flat() ?? NOTHING,
    source: object.stack?.source ?? 0,
  }
}
