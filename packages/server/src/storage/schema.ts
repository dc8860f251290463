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

/** Processes that look after tables. One that has not said for a while that it lives has lost them. */
export const servers = pgTable("servers", {
  id: text("id").primaryKey(),
  /** Where clients reach it; "" where all processes have one address. */
  address: text("address").notNull(),
  aliveUntil: moment("alive_until").notNull(),
})

/** Who plays without an account. Of the token only a hash is kept. */
export const guests = pgTable("guests", {
  id: text("id").primaryKey(),
  tokenHash: text("token_hash").notNull().unique(),
  name: text("name").notNull(),
  created: moment("created").notNull().defaultNow(),
  seen: moment("seen").notNull().defaultNow(),
})

export const tables = pgTable("tables", {
  id: text("id").primaryKey(),
  created: moment("created").notNull().defaultNow(),
  changed: moment("changed").notNull().defaultNow(),
  /** What the lobby shows. */
  summary: jsonb("summary").$type<StoredSummary>().notNull(),
  listed: boolean("listed").notNull(),
  over: boolean("over").notNull().default(false),
  host: text("host").notNull(),
  /** Drawn before anybody sat down (hexadecimal), and known to nobody before the end. */
  secret: text("secret").notNull(),
  /** Who looks after it, and the how manyth owner that is: only the present one may append. */
  owner: text("owner"),
  epoch: integer("epoch").notNull().default(0),
})

/** What happened at a table, in order. A row is never changed. */
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

/** The game of a table as it was after so many entries, so that another version of the engine can go on with it. */
export const snapshots = pgTable("snapshots", {
  table: text("table_id").primaryKey(),
  seq: integer("seq").notNull(),
  version: text("version").notNull(),
  /** How many moves the game had then. */
  moves: integer("moves").notNull(),
  save: text("save").notNull(),
})

/** Tournaments, each as a whole. */
export const tournaments = pgTable("tournaments", {
  id: text("id").primaryKey(),
  created: moment("created").notNull().defaultNow(),
  changed: moment("changed").notNull().defaultNow(),
  /** When a process looked last whether a round is over. */
  looked: moment("looked_at").notNull().defaultNow(),
  stage: text("stage").notNull(),
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

/** How well guests play at rated tables: an estimate, how unsure it is, and of how many games. */
export const ratings = pgTable("ratings", {
  guest: text("guest_id").primaryKey(),
  mu: doublePrecision("mu").notNull(),
  sigma: doublePrecision("sigma").notNull(),
  games: integer("games").notNull(),
})

/** Tables whose game has been counted. */
export const rated = pgTable("rated", { table: text("table_id").primaryKey() })

/** Lines of the chat that somebody found wrong, with what was written. */
export const reports = pgTable("reports", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  table: text("table_id").notNull(),
  by: text("by_guest").notNull(),
  about: text("about_guest").notNull(),
  text: text("text").notNull(),
  at: moment("at").notNull().defaultNow(),
})
