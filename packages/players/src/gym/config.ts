import { bringDeck, type Deck, deckByName, readDeckList } from "@apnap/cards"
import { findRuleset, type GameSetup } from "@apnap/engine"
import { choosePlayer, LEVELS, type Level, type Opponent } from "../opponents/opponent.ts"
import { refuse } from "./refuse.ts"
import type { Sizes } from "./schema.ts"

/** The configuration of a group of environments, as sent by another program. */
export interface Config {
  /** Number of environments, and the first one's number across all groups. */
  envs: number
  first: number
  /** By seat: a deck's name or a deck list. */
  decks: readonly string[]
  variant: readonly string[]
  ruleset: string
  /** By seat: the level of a computer player, or null for an agent's seat. */
  opponents: readonly (Level | null)[]
  manualMana: boolean
  maxTurns: number
  maxSteps: number
  objects: number
  options: number
  seed: string
}

const BOUNDS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  envs: [1, 4096],
  first: [0, 1_000_000],
  maxTurns: [1, 10_000],
  maxSteps: [1, 1_000_000],
  objects: [8, 1024],
  options: [8, 1024],
}
const MOST_SEATS = 6
const MOST_LETTERS = 50_000

/** Reads a configuration. Throws a `GymError` "gym/config" if it is invalid, and a `DeckError` for an invalid deck. */
export function readConfig(data: Readonly<Record<string, unknown>>): Config {
  const numbers = Object.fromEntries(Object.keys(BOUNDS).map((field) => [field, whole(data, field)]))
  const { envs, first, maxTurns, maxSteps, objects, options } = numbers
  const decks = texts(data, "decks", 2)
  const opponents = list(data, "opponents").map(level)
  if (opponents.length !== decks.length) refuse("gym/config", "there is one opponent, or null, for each deck")
  if (!opponents.includes(null)) refuse("gym/config", "at least one seat must be asked")
  const ruleset = String(data.ruleset ?? "current")
  if (findRuleset(ruleset) === undefined) refuse("gym/config", `no ruleset is called "${ruleset}"`)
  const variant = texts(data, "variant", 0)
  const manualMana = data.manualMana === true
  const seed = String(data.seed ?? "0")
  return {
    envs,
    first,
    decks,
    variant,
    ruleset,
    opponents,
    manualMana,
    maxTurns,
    maxSteps,
    objects,
    options,
    seed,
  }
}

function whole(data: Readonly<Record<string, unknown>>, field: string): number {
  const [least, most] = BOUNDS[field]
  const value = data[field]
  if (typeof value === "number" && Number.isInteger(value) && value >= least && value <= most) return value
  return refuse(
    "gym/config",
    `${field} must be a whole number from ${least} to ${most}, not ${JSON.stringify(value)}`,
  )
}

function list(data: Readonly<Record<string, unknown>>, field: string): readonly unknown[] {
  const value = data[field]
  return Array.isArray(value) && value.length <= MOST_SEATS
    ? value
    : refuse("gym/config", `${field} must be a list of at most ${MOST_SEATS}`)
}

function texts(data: Readonly<Record<string, unknown>>, field: string, least: number): string[] {
  const all = list(data, field)
  if (all.length < least || all.some((one) => typeof one !== "string" || one.length > MOST_LETTERS))
    refuse("gym/config", `${field} must be ${least} texts or more`)
  return all.map(String)
}

function level(value: unknown): Level | null {
  if (value === null) return null
  return (
    LEVELS.find((one) => one === value) ?? refuse("gym/config", `no level is called ${JSON.stringify(value)}`)
  )
}

/** A deck by its name, or as a list of embedded cards. */
export function deckOf(text: string): Deck {
  const embedded = deckByName(text)
  if (embedded !== undefined) return embedded
  return text.includes("\n") ? readDeckList(text) : refuse("deck/unknown", `no deck is called "${text}"`)
}

/** The setup of an environment's n-th episode, independent of how environments are grouped. */
export function setupOf(config: Config, decks: readonly Deck[], env: number, episode: number): GameSetup {
  const players = decks.map((deck, seat) => ({ name: `player_${seat}`, ...bringDeck(deck) }))
  const { variant, ruleset } = config
  return { players, variant, ruleset, seed: `${config.seed}:${config.first + env}:${episode}` }
}

/** The computer players, by seat, independent of how environments are grouped. Each game seeds its own dice. */
export function computersOf({ opponents, seed }: Config): (Opponent | null)[] {
  return opponents.map((one, seat) => (one === null ? null : choosePlayer(one, numberOf(`${seed}:${seat}`))))
}

function numberOf(text: string): number {
  let hash = 7
  for (const letter of text) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0
  return hash
}

/** The sizes of the observation tables. */
export function sizesOf({ decks, objects, options }: Config): Sizes {
  return { players: decks.length, objects, options }
}
