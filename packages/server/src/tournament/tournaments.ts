import { randomBytes, randomInt } from "node:crypto"
import type {
  DeckChoice,
  MatchResult,
  PlayerNamed,
  TableChoice,
  Tournament,
  TournamentChoice,
  TournamentSummary,
} from "@apnap/session/protocol"
import type { Guest } from "../storage/guest-store.ts"
import type { TableStore } from "../storage/table-store.ts"
import {
  numberOf,
  presentRound,
  type Results,
  type Round,
  type TournamentState,
} from "../storage/tournament-state.ts"
import type { TournamentStore } from "../storage/tournament-store.ts"
import { checkChoice, checkDeckFor } from "../table/begin-game.ts"
import { TableError } from "../table/table-error.ts"
import type { Tables } from "../table/tables.ts"
import { corrected, roundEnded } from "./organiser.ts"
import { standingsOf } from "./standings.ts"
import { advanced, dropped, isNews, joined, removed, started } from "./tournament.ts"

const ID_BYTES = 9
/** Maximum number of one guest's unfinished tournaments. */
const MOST_OPEN = 5

interface TournamentsOptions {
  store: TournamentStore
  tableStore: TableStore
  tables: Tables
}

/** The tournaments in a database, run by any of its processes. */
export class Tournaments {
  readonly #store: TournamentStore
  readonly #tableStore: TableStore
  readonly #tables: Tables

  constructor({ store, tableStore, tables }: TournamentsOptions) {
    this.#store = store
    this.#tableStore = tableStore
    this.#tables = tables
  }

  /** Makes a tournament. Throws a `TableError`, or the error of unplayable settings. */
  async create(choice: TournamentChoice, { id: host, name }: Guest): Promise<string> {
    checkChoice(tableChoiceOf(choice))
    if ((await this.#store.openOf(host)) >= MOST_OPEN)
      throw new TableError("too-many", "you have made other tournaments that are not over")
    const id = newId()
    await this.#store.create(id, {
      choice,
      host,
      hostName: name,
      stage: "joining",
      rounds: choice.rounds,
      participants: [],
      played: [],
    })
    return id
  }

  listed(): Promise<TournamentSummary[]> {
    return this.#store.listed()
  }

  /** A tournament as a guest sees it; null if it doesn't exist. */
  async view(id: string, guest: string | null): Promise<Tournament | null> {
    const state = await this.#store.load(id)
    return state === null ? null : viewOf(id, state, guest)
  }

  /** Joins with a deck. Throws a `TableError`, or the error of an unplayable deck. */
  async join(id: string, guest: Guest, deck: DeckChoice): Promise<void> {
    const state = await this.#found(this.#store.load(id))
    checkDeckFor(tableChoiceOf(state.choice), deck, this.#tables.pool)
    await this.#found(this.#store.change(id, (now) => joined(now, guest, deck)))
  }

  async drop(id: string, guest: string): Promise<void> {
    const results = await this.#resultsOf(id)
    await this.#found(this.#store.change(id, (now) => dropped(now, guest, results)))
  }

  /** Drops somebody else, as the organiser. Throws a `TableError`. */
  async remove(id: string, by: string, whom: PlayerNamed): Promise<void> {
    const results = await this.#resultsOf(id)
    await this.#found(this.#store.change(id, (now) => removed(now, by, whom, results)))
  }

  /** Sets the result of a match of the last round, as the organiser. Throws a `TableError`. */
  async correct(id: string, by: string, result: MatchResult): Promise<void> {
    await this.#found(this.#store.change(id, (now) => corrected(now, by, result)))
  }

  /** Ends the round as if its time were over, as the organiser. Throws a `TableError`. */
  async endRound(id: string, by: string): Promise<void> {
    await this.#found(this.#store.change(id, (now) => roundEnded(now, by, Date.now())))
  }

  /** Those of the current round: a finished match that has not been counted yet must not become a loss. */
  async #resultsOf(id: string): Promise<Results> {
    return this.#tableStore.resultsOf(openTables(await this.#found(this.#store.load(id))))
  }

  /** Begins the first round. Throws a `TableError`. */
  async start(id: string, guest: string): Promise<void> {
    const begun = (now: TournamentState) =>
      started(now, guest, Date.now(), { order: shuffled, makeId: newId })
    await this.#seat(await this.#found(this.#store.change(id, begun)))
  }

  /**
   * Counts results, begins rounds, and makes missing tables; called periodically. A tournament that can't be led on keeps no other from it:
   * rejects at the end with an `AggregateError`.
   */
  async look(): Promise<void> {
    const errors: unknown[] = []
    for (const { id, round } of await this.#store.toLookAt())
      await this.#lookAt(id, round).catch((error: unknown) => errors.push(error))
    if (errors.length > 0) throw new AggregateError(errors, `${errors.length} tournaments can't be led on`)
  }

  /** Most of the time nothing is new: then the tournament, with its hundreds of decks, is not read. */
  async #lookAt(id: string, round: Round): Promise<void> {
    const open = openIn(round)
    const results = await this.#tableStore.resultsOf(open)
    if (isNews(round, results, Date.now()))
      await this.#store.change(id, (now) => advanced(now, results, Date.now(), newId))
    else if ((await this.#tableStore.known(open)).size === open.length) return
    const after = await this.#store.load(id)
    if (after !== null) await this.#seat(after)
  }

  /** Makes the current round's missing tables: a process may have died after beginning the round. */
  async #seat(state: TournamentState): Promise<void> {
    const open = openTables(state)
    const known = await this.#tableStore.known(open)
    for (const { table, players } of presentRound(state)?.pairings ?? []) {
      if (table === null || known.has(table) || !open.includes(table)) continue
      const seated = players.flatMap((number) => (number === null ? [] : [state.participants[number]]))
      await this.#tables.seat(table, tableChoiceOf(state.choice), seated)
    }
  }

  async #found(asked: Promise<TournamentState | null>): Promise<TournamentState> {
    const state = await asked
    if (state === null) throw new TableError("no-tournament", "there is no such tournament")
    return state
  }
}

const newId = () => randomBytes(ID_BYTES).toString("base64url")

/** The tables of the current round without a result. */
function openTables(state: TournamentState): string[] {
  const round = presentRound(state)
  return state.stage === "playing" && round !== undefined ? openIn(round) : []
}

function openIn({ pairings }: Round): string[] {
  return pairings.flatMap(({ table, wins }) => (table === null || wins !== null ? [] : [table]))
}

/** In an unpredictable order. */
function shuffled(numbers: number[]): number[] {
  const order = [...numbers]
  for (let i = order.length - 1; i > 0; i--) {
    const other = randomInt(i + 1)
    const moved = order[i]
    order[i] = order[other]
    order[other] = moved
  }
  return order
}

/** The settings of a tournament's tables. */
function tableChoiceOf({ variant, ruleset, clock, bestOf }: TournamentChoice): TableChoice {
  return {
    variant,
    ruleset,
    clock,
    bestOf,
    seats: 2,
    listed: false,
    rated: false,
    spectators: { allowed: true, delay: 0 },
  }
}

function summaryOf(id: string, state: TournamentState): TournamentSummary {
  const { choice, hostName, stage, rounds, participants, played } = state
  return {
    id,
    name: choice.name,
    kind: choice.kind ?? "swiss",
    host: hostName,
    stage,
    rounds,
    players: participants.length,
    round: played.length,
  }
}

function viewOf(id: string, state: TournamentState, guest: string | null): Tournament {
  const number = numberOf(state, guest)
  const round = presentRound(state)
  return {
    ...summaryOf(id, state),
    choice: state.choice,
    you: number < 0 ? null : number,
    isHost: guest === state.host,
    standings: standingsOf(state),
    pairings: round?.pairings ?? [],
    endsAt: state.stage === "playing" ? (round?.endsAt ?? null) : null,
  }
}
