import {
  type ChatLine,
  type ClockState,
  type DeckChoice,
  type Emote,
  type OfferChoice,
  type OnlineResponse,
  PROTOCOL,
  type Room,
  type RoomRequest,
  type TableChoice,
  type TableSummary,
} from "@apnap/session/protocol"
import type { ParseKeys } from "i18next"
import { create } from "zustand"
import { spoken } from "../../words/index.ts"
import { forgetTable } from "../addresses.ts"
import { hear, playOnline } from "../connection.ts"
import { act, useStore } from "../store.ts"
import { ApiError, api, type Me } from "./api.ts"
import { type FinalRefusal, type LinkState, TableLink } from "./link.ts"
import { addSalt, hearShuffles } from "./shuffle-promise.ts"

interface Online {
  /** The person as known to the server; null until loaded. */
  me: Me | null
  tables: readonly TableSummary[]
  /** The current table; null in the lobby. */
  table: string | null
  room: Room | null
  chat: readonly ChatLine[]
  clocks: { at: number; of: readonly ClockState[] }
  link: LinkState
  /** With what the server refused the table for good, or null. */
  refused: FinalRefusal | null
  /** Why the last request to the server failed, or null. */
  failed: string | null
}

export const useOnline = create<Online>(() => ({
  me: null,
  tables: [],
  table: null,
  room: null,
  chat: [],
  clocks: { at: 0, of: [] },
  link: "connecting",
  refused: null,
  failed: null,
}))

const set = useOnline.setState
let link: TableLink | null = null

/** Bytes of this page's contribution to the shuffles. */
const SALT = 16

function salt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(SALT)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("")
}

async function attempt<T>(asked: Promise<T>): Promise<T | null> {
  try {
    const answer = await asked
    set({ failed: null })
    return answer
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    set({ failed: error.code })
    return null
  }
}

/** Returns whether it could be sent. */
function tell(message: RoomRequest): boolean {
  return link?.send(message) === true
}

/** The page's actions in the lobby and in a room. */
export const online = {
  /** Loads the person's identity and the list of tables. */
  async look(): Promise<void> {
    const me = await attempt(api.me())
    if (me === null) return
    set({ me })
    const tables = await attempt(api.tables())
    if (tables !== null) set({ tables })
  },
  async say(name: string): Promise<boolean> {
    const me = await attempt(api.say(name))
    if (me !== null) set({ me })
    return me !== null
  },
  /** Makes a table and goes to it. */
  async make(choice: TableChoice): Promise<void> {
    const id = await attempt(api.make(choice))
    if (id !== null) online.enter(id)
  },
  /** Goes to a table: by its link, from the lobby, or after a reload. */
  enter(table: string): void {
    depart()
    // Coming from another table: its state is cleared first.
    const sessionId = act.joinTable(table)
    set({ table, room: null, chat: [], clocks: { at: 0, of: [] }, link: "connecting", refused: null })
    const settings = () => useStore.getState().settings
    const made = new TableLink(table, {
      hello: () => ({
        request: "hello",
        protocol: PROTOCOL,
        sessionId,
        settings: settings(),
        language: spoken(),
      }),
      heard,
      state(state, why) {
        set({ link: state, refused: why ?? null })
        useStore.setState({ cut: cutBy(state, why) })
      },
    })
    link = made
    playOnline((message) => {
      if (message.request !== "undo") return void made.send(message)
      tell({ request: "offer", choice: { offer: "takeBack", to: message.to } })
      useStore.setState({ busy: false })
    })
  },
  /** Back to the lobby; the seat stays taken. */
  leave(): void {
    act.leaveTable()
    void online.look()
  },
  sit: (seat: number) => tell({ request: "sit", seat }),
  stand: () => tell({ request: "stand" }),
  deck: (deck: DeckChoice) => tell({ request: "deck", deck }),
  ready(ready: boolean): void {
    const { table } = useOnline.getState()
    if (!ready || table === null) return void tell({ request: "ready", ready })
    const added = salt()
    addSalt(table, added)
    tell({ request: "ready", ready, salt: added })
  },
  computer: (message: Omit<Extract<RoomRequest, { request: "computer" }>, "request">) =>
    tell({ request: "computer", ...message }),
  write: (text: string) => tell({ request: "chat", text }),
  emote: (emote: Emote) => tell({ request: "emote", emote }),
  mute: (seat: number, muted: boolean) => tell({ request: "mute", seat, muted }),
  report: (seat: number, line: number) => tell({ request: "report", seat, line }),
  offer: (choice: OfferChoice) => tell({ request: "offer", choice }),
  consent: (offer: number, yes: boolean) => tell({ request: "consent", offer, yes }),
  resume: () => tell({ request: "resume" }),
}

/** Words saying why a table can't be reached; null if it can. */
function cutBy(state: LinkState, why?: FinalRefusal): ParseKeys | null {
  if (why !== undefined) return `failed.${why}`
  return state === "open" ? null : `online.link_.${state}`
}

function depart(): void {
  link?.close()
  link = null
  playOnline(null)
  forgetTable()
  set({ table: null, room: null, chat: [] })
  useStore.setState({ cut: null })
}

// Whenever the page turns to something else, the online table is left.
useStore.subscribe(({ elsewhere }, before) => {
  if (elsewhere === null && before.elsewhere !== null) depart()
})

function heard(message: OnlineResponse): void {
  switch (message.response) {
    case "room":
      hearShuffles(message.room.id, message.room.fairness)
      return set({ room: message.room })
    case "chat":
      return set(({ chat }) => ({ chat: [...chat.slice(0, message.from), ...message.lines] }))
    case "clocks":
      return set({ clocks: { at: performance.now(), of: message.clocks } })
    case "pong":
      return
    default:
      hear(message)
  }
}
