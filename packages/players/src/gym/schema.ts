import { createHash } from "node:crypto"
import {
  CARD_TYPES,
  COLORS,
  type Decision,
  FLAGS,
  type ObjectKind,
  STEPS,
  SUPERTYPES,
  ZONES,
} from "@apnap/engine"
import { OPTION_KINDS } from "../steps/stepping.ts"

/** The columns of a table, in order: names as in the schema, each with its meaning. */
type Columns = Readonly<Record<string, string>>

const ROW = "row in `objects`, counted from 1; 0 for none"
const SEAT = "player, counted from 1 for who is asked on in turn order; 0 for none"
const HASH = "hash of the word (31 bits), 0 for none"

/** Global values: one row per environment. */
export const GLOBALS = {
  players: "how many players there are",
  turn: "number of the turn",
  step: "index in `steps`",
  active: `whose turn it is: ${SEAT}`,
  decision: "index in `decisions`",
  purpose: `what is decided, as "target" or "discard": ${HASH}`,
  source: `what asks: ${ROW}`,
  subject: `what this step is about (the creature that is declared): ${ROW}`,
  subject_player: `the same, where it is a player: ${SEAT}`,
  min: "how many are chosen at least, or the least number",
  max: "how many are chosen at most, or the greatest number",
  total: "what is divided, 0 for nothing",
  options: "how many indices there are",
  stack: "objects on the stack",
  day_night: "0 neither, 1 day, 2 night",
  monarch: SEAT,
  initiative: SEAT,
  dropped: "objects for which there was no row",
} as const satisfies Columns

/** One row per player: the player asked first, then in turn order. */
export const PLAYERS = {
  life: "life total",
  hand: "cards in hand",
  library: "cards in the library",
  graveyard: "cards in the graveyard",
  poison: "poison counters",
  energy: "energy counters",
  experience: "experience counters",
  white: "white mana in the pool",
  blue: "blue mana in the pool",
  black: "black mana in the pool",
  red: "red mana in the pool",
  green: "green mana in the pool",
  colorless: "colorless mana in the pool",
  lands_played: "lands played this turn",
  left: "1 for who has left the game",
  team: "number of the team, counted from 1",
  max_hand: "greatest hand size",
  commander_damage: "most combat damage dealt by one commander",
  ring: "how often the Ring tempted the player",
  speed: "speed (702.179)",
} as const satisfies Columns

/** One row per object visible to the player asked. */
export const OBJECTS = {
  zone: "index in `zones`, counted from 1; 0 for no object in this row",
  card: "index in the list of cards, counted from 1; 0 for tokens and what is unknown",
  face: "which face is up, from 0",
  kind: "index in `kinds`",
  controller: SEAT,
  owner: SEAT,
  types: "bits of `types`",
  supertypes: "bits of `supertypes`",
  colors: "bits of `colors`",
  keywords: "bits of `keywords`",
  power: "power",
  toughness: "toughness",
  mana_value: "mana value",
  tapped: "0 or 1",
  sick: "1 if it came under its controller's control this turn (302.6)",
  damage: "damage marked",
  plus: "+1/+1 counters less -1/-1 counters",
  loyalty: "loyalty counters",
  counters: "all other counters",
  face_down: "0 or 1",
  attacking: `whom it attacks: ${SEAT}`,
  attacking_object: `what it attacks: ${ROW}`,
  blocking: `the first attacker that it blocks: ${ROW}`,
  blocked: "1 for an attacker that is blocked (509.1h)",
  attached_to: ROW,
  target: `its first target: ${ROW}`,
  target_player: `its first target: ${SEAT}`,
  chosen_x: "X, on the stack",
} as const satisfies Columns

/** One row per legal index. */
export const OPTIONS = {
  kind: "index in `options`, counted from 1; 0 for none",
  object: ROW,
  player: SEAT,
  other_object: `what would be attacked or blocked: ${ROW}`,
  other_player: `who would be attacked: ${SEAT}`,
  value: "a number, the face of a card, the position of an ability",
  label: HASH,
} as const satisfies Columns

const KINDS = ["card", "token", "copy", "ability", "emblem"] as const satisfies readonly ObjectKind[]
const DECISIONS = [
  "priority",
  "choose",
  "option",
  "number",
  "order",
  "distribute",
  "attackers",
  "blockers",
  "confirm",
  "name",
] as const satisfies readonly Decision["kind"][]

/** The words that columns refer to by index. */
export const WORDS = {
  steps: STEPS,
  zones: ZONES,
  kinds: KINDS,
  types: CARD_TYPES,
  supertypes: SUPERTYPES,
  colors: COLORS,
  keywords: FLAGS,
  decisions: DECISIONS,
  options: OPTION_KINDS,
}

/** Sizes of the tables. */
export interface Sizes {
  /** Rows of `players`. */
  players: number
  /** Rows of `objects`. */
  objects: number
  /** Maximum number of indices in a step. */
  options: number
}

/** An array as read by other languages; the shape is that of one environment. */
export interface ArraySchema {
  name: string
  dtype: "int32" | "uint8" | "float32"
  shape: readonly number[]
  columns: Columns
}

/** The format of an observation: equal hashes mean equal meanings, for all versions. */
export interface Schema {
  arrays: readonly ArraySchema[]
  words: Readonly<Record<string, readonly string[]>>
  hash: string
}

/** The schema of observations with tables of these sizes. */
export function schemaOf({ players, objects, options }: Sizes): Schema {
  const table = (name: string, rows: number, columns: Columns): ArraySchema => ({
    name,
    dtype: "int32",
    shape: [rows, Object.keys(columns).length],
    columns,
  })
  const arrays: ArraySchema[] = [
    { name: "globals", dtype: "int32", shape: [Object.keys(GLOBALS).length], columns: GLOBALS },
    table("players", players, PLAYERS),
    table("objects", objects, OBJECTS),
    table("options", options, OPTIONS),
    { name: "mask", dtype: "uint8", shape: [options], columns: {} },
    { name: "to_play", dtype: "int32", shape: [], columns: {} },
    { name: "rewards", dtype: "float32", shape: [players], columns: {} },
    { name: "terminated", dtype: "uint8", shape: [], columns: {} },
    { name: "truncated", dtype: "uint8", shape: [], columns: {} },
  ]
  const hash = createHash("sha256")
    .update(JSON.stringify([arrays, WORDS]))
    .digest("hex")
    .slice(0, 16)
  return { arrays, words: WORDS, hash }
}

/** The index of each column. */
export function columnsOf<C extends Columns>(columns: C): Readonly<Record<keyof C, number>> {
  return Object.fromEntries(Object.keys(columns).map((name, i) => [name, i])) as Record<keyof C, number>
}

const hashes = new Map<string, number>()

/** A word as a number (FNV-1a, 31 bits); 0 for the empty word. */
export function wordHash(word: string): number {
  const known = hashes.get(word)
  if (known !== undefined) return known
  let hash = 0x811c9dc5
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193)
  const found = word === "" ? 0 : hash & 0x7fffffff || 1
  if (hashes.size < MOST_WORDS) hashes.set(word, found)
  return found
}

const MOST_WORDS = 20_000
