import {
  type Characteristics,
  characteristics,
  controllerOf,
  countersOn,
  FLAG_BIT,
  NONE,
  type ObjectId,
  type PlayerId,
  type State,
} from "@apnap/engine"
import { isType } from "../board-evaluation/is-type.ts"
import { colorsFrom } from "../board-evaluation/lacking.ts"
import { worthOf } from "../board-evaluation/worth.ts"
import { kindOf } from "./card-kind.ts"
import { HELD_FIELDS, PERMANENT_FIELDS } from "./piece-fields.ts"

/** A permanent, or a card in a hand. */
interface Piece {
  s: State
  id: ObjectId
  c: Characteristics
  /** Mana that its controller's lands and other sources make. */
  mana: number
}

/** A feature of a piece, scaled to about 0 to 3. */
type Field = (piece: Piece) => number

const AWKWARD =
  FLAG_BIT.menace |
  FLAG_BIT.shadow |
  FLAG_BIT.horsemanship |
  FLAG_BIT.fear |
  FLAG_BIT.intimidate |
  FLAG_BIT.skulk
const LASTING = FLAG_BIT.indestructible | FLAG_BIT.hexproof | FLAG_BIT.shroud

const has = (bits: number) => (piece: Piece) => ((piece.c.flags & bits) === 0 ? 0 : 1)
const isCreature = ({ c }: Piece) => (isType(c, "creature") ? 1 : 0)
const power = (piece: Piece) => isCreature(piece) * bounded(piece.c.power ?? 0)
const toughness = (piece: Piece) => isCreature(piece) * bounded(piece.c.toughness ?? 0)
const cost = ({ c }: Piece) => Math.min(8, c.manaValue) / 4
const abilities =
  (kind: "activated" | "triggered" | "static") =>
  ({ c }: Piece) =>
    Math.min(2, c.abilities.filter((a) => a.ability === kind).length)
const flying = has(FLAG_BIT.flying)

function bounded(n: number): number {
  return Math.max(0, Math.min(12, n)) / 3
}

/** Features of each permanent that is more than a land. */
const PERMANENT: Readonly<Record<(typeof PERMANENT_FIELDS)[number], Field>> = {
  creature: isCreature,
  planeswalker: ({ c }) => (isType(c, "planeswalker") ? 1 : 0),
  power: power,
  toughness: toughness,
  worth: ({ s, id }) => worthOf(s, id) / 5,
  flying: flying,
  evasive: has(AWKWARD),
  reach: has(FLAG_BIT.reach),
  firstStrike: has(FLAG_BIT.firstStrike | FLAG_BIT.doubleStrike),
  doubleStrike: has(FLAG_BIT.doubleStrike),
  deathtouch: has(FLAG_BIT.deathtouch),
  lifelink: has(FLAG_BIT.lifelink),
  trample: has(FLAG_BIT.trample),
  vigilance: has(FLAG_BIT.vigilance),
  lasting: has(LASTING),
  defender: has(FLAG_BIT.defender),
  tapped: ({ s, id }) => (s.objects[id]!.tapped ? 1 : 0),
  sick: ({ s, id }) => (s.objects[id]!.sick ? 1 : 0),
  activated: abilities("activated"),
  triggered: abilities("triggered"),
  static: abilities("static"),
  maker: ({ c }) => (colorsFrom(c.abilities) === 0 ? 0 : 1),
  loyalty: ({ s, id, c }) => (isType(c, "planeswalker") ? countersOn(s, id, "loyalty") / 4 : 0),
  attached: ({ s, id }) => (s.objects[id]!.attachedTo === NONE ? 0 : 1),
  manaValue: cost,
  airPower: (piece) => flying(piece) * power(piece),
}

/** Features of each nonland card in hand. */
const HELD: Readonly<Record<(typeof HELD_FIELDS)[number], Field>> = {
  manaValue: cost,
  castable: ({ c, mana }) => (c.manaValue <= mana ? 1 : 0),
  castableNext: ({ c, mana }) => (c.manaValue <= mana + 1 ? 1 : 0),
  castableLater: ({ c, mana }) => (c.manaValue <= mana + 2 ? 1 : 0),
  creature: isCreature,
  worth: (piece) => (isCreature(piece) * worthOf(piece.s, piece.id)) / 5,
  power: power,
  toughness: toughness,
  evasive: has(FLAG_BIT.flying | AWKWARD),
  haste: has(FLAG_BIT.haste),
  instant: ({ c }) => (isType(c, "instant") || (c.flags & FLAG_BIT.flash) !== 0 ? 1 : 0),
  sorcery: ({ c }) => (isType(c, "sorcery") ? 1 : 0),
  removes: ({ c }) => (kindOf(c.abilities).removes ? 1 : 0),
  counters: ({ c }) => (kindOf(c.abilities).counters ? 1 : 0),
  sweeps: ({ c }) => (kindOf(c.abilities).sweeps ? 1 : 0),
  burns: ({ c }) => Math.min(8, kindOf(c.abilities).burns) / 3,
  draws: ({ c }) => (kindOf(c.abilities).draws ? 1 : 0),
  planeswalker: ({ c }) => (isType(c, "planeswalker") ? 1 : 0),
}

/** Feature rows of a player's permanents that are more than lands: what they are, not which cards. */
export function permanentsOf(s: State, player: PlayerId): number[][] {
  const rows: number[][] = []
  for (const id of s.battlefield) {
    if (controllerOf(s, id) !== player) continue
    const c = characteristics(s, id)
    if (isType(c, "creature") || !isType(c, "land"))
      rows.push(told(PERMANENT_FIELDS, PERMANENT, { s, id, c, mana: 0 }))
  }
  return rows
}

/**
 * Feature rows of a player's nonland hand cards, given the mana to cast them. Reads hidden hands, so only imagined worlds may be evaluated.
 */
export function heldBy(s: State, player: PlayerId, mana: number): number[][] {
  const rows: number[][] = []
  for (const id of s.players[player].hand) {
    const c = characteristics(s, id)
    if (!isType(c, "land")) rows.push(told(HELD_FIELDS, HELD, { s, id, c, mana }))
  }
  return rows
}

function told<N extends string>(
  names: readonly N[],
  fields: Readonly<Record<N, Field>>,
  piece: Piece,
): number[] {
  return names.map((name) => fields[name](piece))
}
