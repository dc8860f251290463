import type { PlayerId } from "@apnap/engine"
import type { Level } from "@apnap/players"
import type { DeckChoice, Settings, TableChoice } from "@apnap/session/protocol"
import type { Match, TableEntry } from "../storage/entry.ts"

/** The occupant of a seat, and their choices. */
export interface SeatState {
  kind: "free" | "person" | "computer"
  guest: string
  name: string
  level: Level | null
  deck: DeckChoice | null
  ready: boolean
  salt: string
  settings: Settings | null
}

const FREE: SeatState = {
  kind: "free",
  guest: "",
  name: "",
  level: null,
  deck: null,
  ready: false,
  salt: "",
  settings: null,
}

/** Who sits where, as derived from a table's entries, along with everything else about the table except its game. */
export class Seating {
  readonly choice: TableChoice
  readonly host: string
  readonly match: Match | null
  /** Whether a tournament has assigned the seats. */
  readonly isAssigned: boolean
  readonly seats: SeatState[]
  hasBegun = false
  isDrawn = false
  isPaused = false
  /** Whether a newer version of the program couldn't make the last moves before it took the game over. */
  isSetBack = false
  next: string | null = null

  constructor(open: TableEntry | undefined) {
    if (open?.e !== "open") throw new Error("a table's log begins with its choice")
    this.choice = open.choice
    this.host = open.host
    this.match = open.match
    this.isAssigned = open.assigned === true
    this.seats = Array.from({ length: open.choice.seats }, () => FREE)
  }

  /** 100.4: between the games of a match decks may change. */
  get areDecksSettled(): boolean {
    return this.isAssigned && this.match === null
  }

  apply(entry: TableEntry): void {
    switch (entry.e) {
      case "sit":
        return this.#set(entry.seat, { ...FREE, kind: "person", guest: entry.guest, name: entry.name })
      case "free":
        return this.#set(entry.seat, FREE)
      case "computer":
        return this.#set(entry.seat, {
          ...FREE,
          kind: "computer",
          name: entry.name,
          level: entry.level,
          ready: true,
        })
      case "deck":
        return this.#change(entry.seat, { deck: entry.deck })
      case "ready":
        return this.#change(entry.seat, { ready: entry.ready, salt: entry.salt })
      case "settings":
        return this.#change(entry.seat, { settings: entry.settings })
      case "start":
        this.hasBegun = true
        return
      case "draw":
        this.isDrawn = true
        return
      case "pause":
      case "resume":
        this.isPaused = entry.e === "pause"
        return
      case "next":
        this.next = entry.table
        return
      case "version":
        this.isSetBack = (entry.dropped ?? 0) > 0
        return
      case "open":
      case "move":
      case "offer":
      case "consent":
        return
    }
  }

  /** The seat of a guest, or null. */
  seatOf(guest: string): PlayerId | null {
    const seat = this.seats.findIndex((one) => one.guest === guest)
    return seat < 0 ? null : seat
  }

  /** The seats of people. */
  get people(): PlayerId[] {
    return this.seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []))
  }

  /** Whether the game can begin: every seat is taken, has a deck and is ready. */
  get isReady(): boolean {
    return !this.hasBegun && this.seats.every(({ deck, ready }) => deck !== null && ready)
  }

  #set(seat: PlayerId, state: SeatState): void {
    this.seats[seat] = state
  }

  #change(seat: PlayerId, change: Partial<SeatState>): void {
    this.seats[seat] = { ...this.seats[seat], ...change }
  }
}
