import type { Answer, PlayerId, Ref } from "@apnap/engine"
import { type Until, USUAL_STOPS } from "@apnap/session/protocol"
import type { ParseKeys } from "i18next"
import { create } from "zustand"
import type { FoundCards } from "../protocol/library.ts"
import type {
  GameChoice,
  GameRecord,
  LogEntry,
  Payment,
  Reason,
  Settings,
  Table,
  WorkerResponse,
} from "../protocol/table.ts"
import { spoken, words } from "../words/index.ts"
import { type Addressed, addressedScreen } from "./addresses.ts"
import { listen, request } from "./connection.ts"
import { recordFrom, tableFrom } from "./from-news.ts"
import { summaryOf } from "./game-summary.ts"
import {
  download,
  forgetGame,
  keepGame,
  keepPreference,
  keptGame,
  keptGameId,
  keptPreference,
} from "./keep.ts"
import { claimed, type KeptGame, newGameId } from "./kept-games.ts"
import { linkTo } from "./link.ts"
import { match } from "./match.ts"
import { NO_CARDS, ownCards } from "./own-cards.ts"
import { results } from "./results-store.ts"
import { withSameCards } from "./same-cards.ts"

/** A failure, to be shown in the person's language. */
export interface Failure {
  code: string
  message: string
  rule?: string
  /** Line of a deck list, from 1. */
  line?: number
  cards?: readonly string[]
  /** Suggested names for each of `cards`. */
  nearest?: readonly (readonly string[])[]
}

export type Screen = "start" | "table" | Addressed

interface Store {
  screen: Screen
  table: Table | null
  log: readonly LogEntry[]
  /** The thinking computer player and its progress; null if none is. */
  thinking: { player: number; done: number } | null
  /** Whether an answer is awaiting its result. */
  busy: boolean
  failure: Failure | null
  reasons: { about: Ref; list: readonly Reason[] } | null
  /** What the action being looked at would tap. */
  payment: Payment | null
  /** A shareable link to the game. */
  link: string | null
  /** The online table whose game is shown; null for a local game. */
  elsewhere: string | null
  /** Words saying why that table can't be reached now; null if it can, and for a local game. */
  cut: ParseKeys | null
  settings: Settings
}

/** Milliseconds that computer actions stay visible. Reduced motion keeps these pauses: only movement is unwanted. */
const PACE = 450
const SHOW = 1600
const GAME_FILE = "apnap-game.json"

export const useStore = create<Store>(() => ({
  screen: addressedScreen() ?? "start",
  table: null,
  log: [],
  thinking: null,
  busy: false,
  failure: null,
  reasons: null,
  payment: null,
  link: null,
  elsewhere: null,
  cut: null,
  settings: {
    stops: keptPreference("stops", USUAL_STOPS),
    hold: keptPreference("hold", false),
    fullControl: keptPreference("fullControl", false),
    byHand: false,
    pace: keptPreference("pace", PACE),
    show: keptPreference("show", SHOW),
  },
}))

const set = useStore.setState
/** Incremented with each game begun or left: messages about earlier ones are ignored. */
let sessionId = 0
/** The stored game, as known to the worker. */
let kept: GameRecord | null = null
/** The game begun last. A record doesn't tell the choice of a game with the user's own cards: it contains them. */
let begun: { id: string; choice: GameChoice; partly: boolean } | null = null
/** Its id among the stored games. */
let gameId = newGameId()
/** The session in which it was begun or opened. */
let gameSince = 0
/** The action whose payment was requested last; -1 if the person has looked away. */
let previewed = -1

listen((message: WorkerResponse) => {
  switch (message.response) {
    case "table":
      if (message.sessionId !== sessionId) return
      return set(({ log, table }) => ({
        screen: "table",
        table: {
          ...tableFrom(message.table, table),
          seen: withSameCards(table?.seen, message.table.seen),
        },
        log: logAfter(table?.game === message.table.game ? log : [], message.table),
        busy: isUnderWay(message.table),
        thinking: null,
        payment: null,
      }))
    case "thinking":
      if (useStore.getState().screen !== "table") return
      return set({ thinking: { player: message.player, done: message.done } })
    case "kept":
      kept = recordFrom(message.news, kept)
      // What was left may be told when the next game has begun: it never takes that one's place.
      if (kept !== null && message.sessionId >= gameSince)
        keepGame({ id: gameId, record: kept, summary: summaryOf(useStore.getState().table) }, tellNotKept)
      return
    case "record":
      if (message.as === "file") download(GAME_FILE, JSON.stringify(message.record))
      else void linkTo(message.record).then((link) => set({ link }))
      return
    case "why":
      return set({ reasons: { about: message.about, list: message.reasons } })
    case "preview":
      if (useStore.getState().table?.prompt?.at === message.at && message.option === previewed)
        set({ payment: message.payment })
      return
    case "failed":
      return set({ failure: message, busy: false, thinking: null })
    case "explained":
    case "judgeTool":
    case "rule":
      return // heard by the parts of the page that asked
  }
})

words.on("languageChanged", () => {
  if (useStore.getState().screen === "table") request({ request: "language", language: spoken() })
})

function tellNotKept(): void {
  set({ failure: { code: "not-kept", message: "" } })
}

function isUnderWay({ prompt, seen, watching }: Table): boolean {
  return prompt === null && seen.over === null && watching === null
}

function logAfter(log: readonly LogEntry[], { log: news, logFrom }: Table): readonly LogEntry[] {
  return [...log.slice(0, logFrom), ...news]
}

/** The session of a game that is begun or opened. */
function newSession(id: string): number {
  gameId = id
  gameSince = ++sessionId
  return gameSince
}

/** What the worker needs before a game: the settings and the language. */
function settle(): void {
  request({ request: "settings", settings: useStore.getState().settings })
  request({ request: "language", language: spoken() })
}

function togetherOf(found: readonly FoundCards[]): FoundCards {
  return {
    cards: found.flatMap(({ cards }) => cards),
    near: found.flatMap(({ near }) => near),
    called: found.flatMap(({ called }) => called),
  }
}

async function deal(choice: GameChoice, partly: boolean, mine: number): Promise<void> {
  set({ busy: true, failure: null, log: [], table: null, elsewhere: null })
  const lists = [choice.deck, choice.against].flatMap((deck) => ("list" in deck ? [deck.list] : []))
  const found = lists.length === 0 ? NO_CARDS : togetherOf(await Promise.all(lists.map(ownCards.inList)))
  if (mine !== sessionId) return
  settle()
  request({ request: "start", choice, own: { ...found, partly }, sessionId })
}

/** Whether a question can be answered: no answer is on its way, and the table can be reached. */
export function mayAnswer(): boolean {
  const { busy, cut } = useStore.getState()
  return !busy && cut === null
}

/** Leaves the game and stops any thinking. */
function stand(): void {
  sessionId++
  request({ request: "leave" })
  set({ busy: false, thinking: null, failure: null, elsewhere: null })
}

/** How the game on the table was begun, if that is known. */
function settingsToRepeat(): { choice: GameChoice; partly: boolean } | null {
  if (begun?.id === gameId) return begun
  return kept !== null && "deck" in kept.from ? { choice: kept.from, partly: false } : null
}

/** The page's actions, as called by buttons. */
export const act = {
  /** Begins a game, or a match of three, counted for a deck; `partly`: including own cards only partly understood. */
  async start(choice: GameChoice, partly: boolean, deck: string, games: 1 | 3 = 1): Promise<void> {
    const mine = newSession(newGameId())
    results.begin(gameId, deck)
    begun = { id: gameId, choice, partly }
    if (games === 1) match.end()
    else match.begin(gameId, choice, partly)
    await deal(choice, partly, mine)
  },
  /** The next game of the match, with the deck as sideboarded. */
  async nextGame(choice: GameChoice, partly: boolean): Promise<void> {
    const deck = results.deckOf(gameId)
    const mine = newSession(newGameId())
    if (deck !== undefined) results.begin(gameId, deck)
    match.goOn(gameId)
    await deal(choice, partly, mine)
  },
  /** The id of the game on the table among the stored games. */
  gameId: () => gameId,
  /** Whether the game's settings are known, so that it can be repeated. */
  mayPlayAgain(): boolean {
    return settingsToRepeat() !== null
  },
  /** The deck of a seat in a local game, by its name at the start; undefined if it isn't known, as of the computers after the first. */
  deckOf(seat: PlayerId): string | undefined {
    if (useStore.getState().elsewhere !== null || seat > 1) return
    if (seat === 0) return results.deckOf(gameId)
    const against = settingsToRepeat()?.choice.against
    return against !== undefined && "name" in against ? against.name : undefined
  },
  /** Another game with the same settings and new randomness; `first`: the starting player. */
  playAgain(first: PlayerId): void {
    const settings = settingsToRepeat()
    if (settings === null) return
    const [seed] = crypto.getRandomValues(new Uint32Array(1))
    const deck = results.deckOf(gameId) ?? "list"
    void act.start({ ...settings.choice, seed, first }, settings.partly, deck)
  },
  /** Opens a game; `id`: its own among the stored games, otherwise it becomes a new one and overwrites none. */
  load(text: string, id = newGameId()): void {
    const mine = newSession(id)
    set({ busy: true, failure: null, elsewhere: null })
    settle()
    request({ request: "load", text, sessionId: mine })
  },
  /** Resumes the last game. */
  async resume(): Promise<void> {
    const text = keptGame()
    if (text !== null) act.load(text, await claimed(keptGameId() ?? newGameId()))
  },
  /** Resumes a stored game. */
  async goOnWith({ id, record }: KeptGame): Promise<void> {
    act.load(JSON.stringify(record), await claimed(id))
  },
  answer(answer: Answer): void {
    const { table } = useStore.getState()
    if (table?.prompt == null || !mayAnswer()) return
    set({ busy: true, failure: null, reasons: null })
    request({ request: "answer", at: table.prompt.at, game: table.game, answer })
  },
  pass(until: Until): void {
    const { table } = useStore.getState()
    if (table?.prompt?.decision.kind !== "priority" || !mayAnswer()) return
    set({ busy: true, failure: null, reasons: null })
    request({ request: "pass", at: table.prompt.at, game: table.game, until })
  },
  /** 732.2: repeats so often what the person did twice in a row. */
  repeat(times: number): void {
    const { table } = useStore.getState()
    if (table?.prompt == null || !mayAnswer()) return
    set({ busy: true, failure: null, reasons: null })
    request({ request: "repeat", at: table.prompt.at, game: table.game, times })
  },
  stopPassing(): void {
    request({ request: "stopPassing" })
  },
  /** The other player's spell or ability on display has been seen. */
  seen(): void {
    request({ request: "seen", hold: false })
  },
  /** Keeps the other player's spell or ability on display until it has been seen. */
  holdShown(): void {
    request({ request: "seen", hold: true })
  },
  undo(to: number): void {
    set({ busy: true, failure: null, reasons: null })
    request({ request: "undo", to })
  },
  /** Undoes the person's last decision. */
  undoLast(): void {
    const moments = useStore.getState().table?.moments ?? []
    if (moments.length > 0) act.undo(moments.length - 1)
  },
  save(as: "file" | "link"): void {
    request({ request: "save", as })
  },
  /** Saves the stored game as a file: works even if the rest of the page has failed. */
  saveKept(): void {
    const text = keptGame()
    if (text === null) act.save("file")
    else download(GAME_FILE, text)
  },
  /** Reviews the table before a move; null returns to the game. */
  watch(move: number | null): void {
    set({ reasons: null, payment: null })
    request({ request: "watch", move })
  },
  otherLine(): void {
    set({ busy: true, failure: null, reasons: null })
    request({ request: "otherLine" })
  },
  forgetLink(): void {
    set({ link: null })
  },
  why(about: Ref, by: Ref | null = null): void {
    request({ request: "why", about, by })
  },
  /** Requests what an offered action would tap. */
  preview(option: number): void {
    const { table, busy } = useStore.getState()
    if (table?.prompt == null || busy) return
    previewed = option
    request({ request: "preview", at: table.prompt.at, game: table.game, option })
  },
  /** Forgets what was asked about a card. */
  lookAway(): void {
    previewed = -1
    set({ reasons: null, payment: null })
  },
  concede(): void {
    request({ request: "concede" })
  },
  /** Reports an unexpected error. */
  fail(message: string): void {
    set({ failure: { code: "unexpected", message }, busy: false })
  },
  forgetFailure(): void {
    set({ failure: null })
  },
  settings(change: Partial<Settings>): void {
    const settings = { ...useStore.getState().settings, ...change }
    set({ settings })
    for (const [name, value] of Object.entries(change)) keepPreference(name, value)
    request({ request: "settings", settings })
  },
  /** Prepares to show an online game; returns its session id. */
  joinTable(elsewhere: string): number {
    stand()
    kept = null
    set({ screen: "lobby", table: null, log: [], elsewhere })
    return sessionId
  },
  /** Leaves the online table. */
  leaveTable(): void {
    stand()
    set({ screen: "lobby", table: null, log: [] })
  },
  /** Opens a screen with its own address. */
  open(screen: Addressed): void {
    set({ screen, failure: null })
  },
  /** Back to the start screen; the game stays stored. */
  leave(): void {
    stand()
    set({ screen: "start" })
  },
  /** Leaves a finished game. */
  finish(): void {
    stand()
    forgetGame(gameId)
    set({ screen: "start", table: null, log: [] })
  },
}
