import { STEPS } from "@apnap/engine"
import { LEVELS } from "@apnap/players"
import {
  EMOTES,
  type KeptDeck,
  MOST_ENTRANTS,
  MOST_TIMES,
  type SocketRequest,
  type TableChoice,
  type TournamentChoice,
} from "@apnap/session/protocol"
import { LANGUAGES } from "@apnap/words"
import { z } from "zod"
import { cleanText } from "./text.ts"

const MOST_SEATS = 8
const LONGEST_NAME = 24
const LONGEST_LINE = 300
const LONGEST_LIST = 40_000
const LONGEST_SALT = 64
const MOST_NUMBERS = 2000

const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1)
const number = z.int().min(-1_000_000_000).max(1_000_000_000)
const word = z.string().max(80)
/** A single-line text of 1 to `most` characters. */
const line = (most: number) =>
  z
    .string()
    .max(4 * most)
    .transform(cleanText)
    .pipe(z.string().min(1).max(most))

export const guestName = z.strictObject({ name: line(LONGEST_NAME) })

const deck = z.union([z.strictObject({ name: word }), z.strictObject({ list: z.string().max(LONGEST_LIST) })])

const HOUR = 3600
const clock = z.discriminatedUnion("clock", [
  z.strictObject({ clock: z.literal("off") }),
  z.strictObject({ clock: z.literal("decision"), seconds: z.int().min(1).max(HOUR) }),
  z.strictObject({
    clock: z.literal("game"),
    seconds: z
      .int()
      .min(1)
      .max(10 * HOUR),
    increment: z.int().min(0).max(HOUR),
  }),
])

const LONGEST_DELAY = 600
const MOST_VARIANTS = 8

/** The settings of a new table. */
export const tableChoice: z.ZodType<TableChoice> = z.strictObject({
  seats: z.int().min(2).max(MOST_SEATS),
  variant: word,
  ruleset: word,
  clock,
  listed: z.boolean(),
  spectators: z.strictObject({ allowed: z.boolean(), delay: z.int().min(0).max(LONGEST_DELAY) }),
  bestOf: z.union([z.literal(1), z.literal(3)]),
  rated: z.boolean(),
  ante: z.boolean().optional(),
  also: z.array(word).max(MOST_VARIANTS).optional(),
  attack: z.enum(["any", "left", "right", "one"]).optional(),
  range: z.int().min(1).max(MOST_SEATS).optional(),
  deployCreatures: z.boolean().optional(),
})

const LONGEST_TITLE = 60
const MOST_ROUNDS = 20
const MOST_MINUTES = 10_080

export const tournamentChoice: z.ZodType<TournamentChoice> = z.strictObject({
  name: line(LONGEST_TITLE),
  kind: z.enum(["swiss", "elimination"]).optional(),
  variant: word,
  ruleset: word,
  clock,
  bestOf: z.union([z.literal(1), z.literal(3)]),
  rounds: z.int().min(0).max(MOST_ROUNDS),
  minutes: z.int().min(1).max(MOST_MINUTES),
})

/** Of a match of three games. */
const MOST_WINS = 2

export const playerNamed = z.strictObject({ player: z.int().min(0).max(MOST_ENTRANTS), name: word })

const player = z.int().min(0).max(MOST_ENTRANTS)
const wins = z.int().min(0).max(MOST_WINS)
export const matchResult = z.strictObject({
  players: z.tuple([player, player]),
  wins: z.tuple([wins, wins]),
})

export const tournamentDeck = z.strictObject({ deck })

const BYTES = /^[\w-]+$/
const bytes = (most: number) => z.string().max(most).regex(BYTES)
const credential = bytes(1400)
const PROOF = 8000

/** A passkey as a browser made it. Fields that aren't needed are dropped. */
export const newPasskey = z.object({
  id: credential,
  rawId: credential,
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}),
  response: z.object({
    clientDataJSON: bytes(PROOF),
    attestationObject: bytes(PROOF),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
})

/** The signature of a passkey. */
export const usedPasskey = z.object({
  id: credential,
  rawId: credential,
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}),
  response: z.object({
    clientDataJSON: bytes(PROOF),
    authenticatorData: bytes(PROOF),
    signature: bytes(PROOF),
  }),
})

export const passkeyId = z.strictObject({ id: credential })

/** Milliseconds since 1970, by a clock that may be far off. */
const moment = z.int().min(0)

/** A deck to be kept, or noted as deleted. */
export const keptDeck: z.ZodType<KeptDeck> = z.strictObject({
  id: z.string().min(1).max(LONGEST_SALT),
  changed: moment,
  deck: z
    .strictObject({
      name: word,
      list: z.string().max(LONGEST_LIST),
      format: word,
      until: word,
      colors: word,
    })
    .nullable(),
})

export const farewell = z.strictObject({ sure: z.literal(true) })

const steps = z.array(z.enum(STEPS)).max(20)
const LONGEST_PACE = 60_000

const settings = z.strictObject({
  stops: z.strictObject({ mine: steps, theirs: steps }),
  hold: z.boolean(),
  fullControl: z.boolean(),
  byHand: z.boolean(),
  pace: z.int().min(0).max(LONGEST_PACE),
  show: z.int().min(-1).max(LONGEST_PACE),
})

const answer = z.union([
  number,
  z.string().max(200),
  z.array(number).max(MOST_NUMBERS),
  z.array(z.tuple([number, number])).max(MOST_NUMBERS),
])
const at = { at: z.int().min(0), game: z.int().min(0) }
const times = z.int().min(1).max(MOST_TIMES)
const until = z.union([
  z.enum(["once", "resolveAll", "something", "endOfTurn", "myTurn"]),
  z.strictObject({ rounds: times }),
])
const language = z.enum(LANGUAGES)

const offer = z.discriminatedUnion("offer", [
  z.strictObject({ offer: z.literal("takeBack"), to: z.int().min(0) }),
  z.strictObject({ offer: z.literal("draw") }),
  z.strictObject({ offer: z.literal("pause") }),
  z.strictObject({ offer: z.literal("rematch") }),
  z.strictObject({ offer: z.literal("goOnWithout"), seat }),
])

const whyAsked = z.discriminatedUnion("why", [
  z.strictObject({ why: z.literal("object"), id: z.int().min(1) }),
  z.strictObject({ why: z.literal("event"), index: z.int().min(0) }),
  z.strictObject({ why: z.literal("player"), id: seat }),
])

/** A message with this name and these fields. */
const request = <N extends string, F extends z.core.$ZodLooseShape>(name: N, fields: F) =>
  z.strictObject({ request: z.literal(name), ...fields })

/** Everything a client may send over a table's socket. */
export const socketRequest: z.ZodType<SocketRequest> = z.discriminatedUnion("request", [
  request("hello", { protocol: z.int(), sessionId: z.int(), settings, language }),
  request("ping", {}),
  request("answer", { ...at, answer }),
  request("pass", { ...at, until }),
  request("repeat", { ...at, times }),
  request("stopPassing", {}),
  request("seen", { hold: z.boolean() }),
  request("watch", { move: z.int().min(0).nullable() }),
  request("why", { about: number, by: number.nullable() }),
  request("preview", { ...at, option: z.int().min(0) }),
  request("concede", {}),
  request("explain", { about: whyAsked }),
  request("settings", { settings }),
  request("language", { language }),
  request("sit", { seat }),
  request("stand", {}),
  request("deck", { deck }),
  request("ready", { ready: z.boolean(), salt: z.string().max(LONGEST_SALT).optional() }),
  request("computer", { seat, level: z.enum(LEVELS).nullable(), deck: deck.optional() }),
  request("chat", { text: line(LONGEST_LINE) }),
  request("emote", { emote: z.enum(EMOTES) }),
  request("mute", { seat, muted: z.boolean() }),
  request("report", { seat, line: z.int() }),
  request("offer", { choice: offer }),
  request("consent", { offer: z.int(), yes: z.boolean() }),
  request("resume", {}),
])
