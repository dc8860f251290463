import type { KeptDeck } from "@apnap/session/protocol"
import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core"
import type { TableEntry } from "./entry.ts"
import type { StoredSummary } from "./table-store.ts"
import type { TournamentState } from "./tournament-state.ts"

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Processes that host tables. One whose lease has expired loses them. */
export const servers = pgTable("servers", {
  id: text("id").primaryKey(),
  /** Where clients reach it; "" if all processes share one address. */
  address: text("address").notNull(),
  aliveUntil: moment("alive_until").notNull(),
  /** The lock that it holds while it lives (`LifeLine`); null if it holds none. */
  lifeLine: integer("life_line"),
})

/** Players without an account. Only a hash of the token is stored. */
export const guests = pgTable("guests", {
  id: text("id").primaryKey(),
  tokenHash: text("token_hash").notNull().unique(),
  name: text("name").notNull(),
  created: moment("created").notNull().defaultNow(),
  seen: moment("seen").notNull().defaultNow(),
})

/** Passkeys by which guests are known on any device. */
export const passkeys = pgTable("passkeys", {
  /** The credential's id, and its public key (COSE); both base64url. */
  id: text("id").primaryKey(),
  guest: text("guest_id").notNull(),
  publicKey: text("public_key").notNull(),
  /** Uses as counted by the authenticator; 0 if it doesn't count. */
  counter: bigint("counter", { mode: "number" }).notNull(),
  transports: jsonb("transports").$type<string[]>().notNull(),
  created: moment("created").notNull().defaultNow(),
  used: moment("used").notNull().defaultNow(),
})

/** Devices to which guests came back by a passkey; the first one's token is with the guest. */
export const devices = pgTable("devices", {
  tokenHash: text("token_hash").primaryKey(),
  guest: text("guest_id").notNull(),
  added: moment("added").notNull().defaultNow(),
})

/** Challenges that wait for an authenticator's signature; each is used once. */
export const challenges = pgTable("challenges", {
  challenge: text("challenge").primaryKey(),
  /** Who adds a passkey; null if somebody comes back by one. */
  guest: text("guest_id"),
  until: moment("until").notNull(),
})

/** Decks that guests keep for all their devices. */
export const decks = pgTable(
  "decks",
  {
    guest: text("guest_id").notNull(),
    id: text("id").notNull(),
    /** Milliseconds since 1970, by the clock of the device. */
    changed: bigint("changed", { mode: "number" }).notNull(),
    /** Null once it has been deleted on a device, so that the others delete it too. */
    deck: jsonb("deck").$type<KeptDeck["deck"]>(),
  },
  ({ guest, id }) => [primaryKey({ columns: [guest, id] })],
)

export const tables = pgTable("tables", {
  id: text("id").primaryKey(),
  created: moment("created").notNull().defaultNow(),
  changed: moment("changed").notNull().defaultNow(),
  /** The lobby's entry. */
  summary: jsonb("summary").$type<StoredSummary>().notNull(),
  listed: boolean("listed").notNull(),
  over: boolean("over").notNull().default(false),
  host: text("host").notNull(),
  /** The people who have a seat, by whom a guest's own tables are found. */
  guests: text("guests").array().notNull().default([]),
  /** Drawn before anybody sat down (hexadecimal), and secret until the end. */
  secret: text("secret").notNull(),
  /** The hosting process, and the number of owners so far: only the current one may append. */
  owner: text("owner"),
  epoch: integer("epoch").notNull().default(0),
})

/** The log of each table, in order. Rows are never changed. */
export const moves = pgTable(
  "moves",
  {
    table: text("table_id").notNull(),
    seq: integer("seq").notNull(),
    entry: jsonb("entry").$type<TableEntry>().notNull(),
    at: moment("at").notNull().defaultNow(),
  },
  ({ table, seq }) => [primaryKey({ columns: [table, seq] })],
)

/** The game of a table after a number of entries, so that another version of the engine can continue it. */
export const snapshots = pgTable("snapshots", {
  table: text("table_id").primaryKey(),
  seq: integer("seq").notNull(),
  version: text("version").notNull(),
  /** Number of moves of the game at that point. */
  moves: integer("moves").notNull(),
  save: text("save").notNull(),
})

/** Tournaments, each stored as one document. */
export const tournaments = pgTable("tournaments", {
  id: text("id").primaryKey(),
  created: moment("created").notNull().defaultNow(),
  changed: moment("changed").notNull().defaultNow(),
  /** When a process last checked whether a round is over. */
  looked: moment("looked_at").notNull().defaultNow(),
  stage: text("stage").$type<TournamentState["stage"]>().notNull(),
  state: jsonb("state").$type<TournamentState>().notNull(),
})

export const chat = pgTable("chat", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  table: text("table_id").notNull(),
  guest: text("guest_id").notNull(),
  seat: integer("seat"),
  name: text("name").notNull(),
  text: text("text").notNull(),
  emote: text("emote"),
  at: moment("at").notNull().defaultNow(),
})

/** Guests' ratings from rated tables: mean, uncertainty, and number of games. */
export const ratings = pgTable("ratings", {
  guest: text("guest_id").primaryKey(),
  mu: doublePrecision("mu").notNull(),
  sigma: doublePrecision("sigma").notNull(),
  games: integer("games").notNull(),
})

/** Tables whose game has been counted. */
export const rated = pgTable("rated", { table: text("table_id").primaryKey() })

/** Reported chat lines, with their text. */
export const reports = pgTable("reports", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  table: text("table_id").notNull(),
  by: text("by_guest").notNull(),
  about: text("about_guest").notNull(),
  text: text("text").notNull(),
  at: moment("at").notNull().defaultNow(),
})
