import { objectNow } from "../object-now.ts"
import type { ObjectId, PlayerId } from "../ref.ts"
import type { State } from "../state.ts"
import { editPlayer, editState } from "../writing/edit.ts"
import { chachaBlocks, type Key } from "./chacha.ts"
import { orderByKeys } from "./order-by-keys.ts"

/**
 * The state of the random generator, a keyed stream: each draw depends only on the key and its own number. It is part of the game, so that
 * games can be saved and replayed; outcomes reveal nothing about others without the key.
 */
export interface RandomState {
  readonly key: Key
  /** How many 32-bit words were drawn. Library shuffles draw none: see `shuffledLibrary`. */
  readonly draws: number
}

/** The purposes of a key's separate streams. The numbers are part of what a seed means. */
const STREAM = { chance: 0, library: 1, schemes: 2, planes: 3, attractions: 4, beginner: 5 } as const

/** 103.1: a whole number from 0 to `below` - 1 for the starting player, determined by the seed alone. */
export function beginner(s: State, below: number): number {
  // No game has enough players for the bias of 2^-32 times their number to show.
  return (chachaBlocks(s.random.key, [0], STREAM.beginner, 0, 0)[0] >>> 0) % below
}

const WORDS = 16

function nextWord(s: State): number {
  const { key, draws } = s.random
  editState(s).random = { key, draws: draws + 1 }
  return chachaBlocks(key, [Math.floor(draws / WORDS)], STREAM.chance, 0, 0)[draws % WORDS] >>> 0
}

/** A whole number from 0 to `below` - 1, without bias. */
export function randomInt(s: State, below: number): number {
  const limit = 2 ** 32 - (2 ** 32 % below)
  for (;;) {
    const value = nextWord(s)
    if (value < limit) return value % below
  }
}

/** The same items in a random order. For libraries see `shuffledLibrary`. */
export function shuffled<T>(s: State, items: readonly T[]): T[] {
  const out = items.slice()
  for (let i = out.length - 1; i > 0; i--) {
    const j = randomInt(s, i + 1)
    const item = out[i]
    out[i] = out[j]
    out[j] = item
  }
  return out
}

/**
 * 701.24a: a player's library in a random order. A card's place among the others depends on the seed, the player, how many times they have
 * shuffled, and the card's place in their deck list. So games with the same seed and decks that differ in one card have the same orders
 * except for that card, whatever else is drawn at random in between.
 */
export function shuffledLibrary(s: State, player: PlayerId): ObjectId[] {
  const own = editPlayer(s, player)
  return inOrder(s, player, own.library, STREAM.library, own.shuffles++)
}

/** 103.3a: a supplementary deck in a random order that depends on seed and player alone. */
export function shuffledDeck(
  s: State,
  player: PlayerId,
  deck: "schemes" | "planes" | "attractions",
  ids: readonly ObjectId[],
): ObjectId[] {
  return inOrder(s, player, ids, STREAM[deck], 0)
}

function inOrder(
  s: State,
  player: PlayerId,
  ids: readonly ObjectId[],
  stream: number,
  time: number,
): ObjectId[] {
  const { key } = s.random
  const slots = slotsOf(s, player, ids)
  const keys = sortKeys(slots, (counters) => chachaBlocks(key, counters, stream, player, time))
  const order = orderByKeys(keys, slots)
  const out = ids.slice()
  for (let i = 0; i < out.length; i++) out[i] = ids[order[i]]
  return out
}

/** The place of each card in its player's deck list. */
function slotsOf(s: State, player: PlayerId, ids: readonly ObjectId[]): Uint32Array {
  const { firstCard } = s.players[player]
  const slots = new Uint32Array(ids.length)
  for (let i = 0; i < slots.length; i++) {
    // The set-up gave a deck's cards successive ids. Looking thousands of them up would take a third of a shuffle's time.
    const slot = ids[i] - firstCard
    slots[i] = slot >= 0 && slot < slots.length ? slot : objectNow(s, ids[i]).card - firstCard
  }
  return slots
}

/** Each slot uses two words of a block. */
const SLOTS = WORDS / 2

/** 53 random bits for each slot. Slots may have gaps, so only blocks that are needed are made. */
function sortKeys(slots: Uint32Array, blocks: (counters: readonly number[]) => Int32Array): Float64Array {
  const places: number[] = []
  const counters: number[] = []
  for (const slot of slots) {
    const at = Math.floor(slot / SLOTS)
    places[at] ??= counters.push(at) - 1
  }
  const words = blocks(counters)
  const keys = new Float64Array(slots.length)
  for (let i = 0; i < keys.length; i++) {
    const first = 2 * (slots[i] % SLOTS) * counters.length + places[Math.floor(slots[i] / SLOTS)]
    keys[i] = (words[first] >>> 0) * 2 ** 21 + (words[first + counters.length] >>> 11)
  }
  return keys
}
