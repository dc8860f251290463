import { nameKey, SearchError, searchFor } from "@apnap/cards"
import type { Language } from "@apnap/words"
import type {
  CardTold,
  Found,
  LibraryAnswer,
  LibraryAnswers,
  LibraryRequest,
  QueryFault,
} from "../protocol/library.ts"
import { breathe } from "./breathe.ts"
import { type Entry, Library } from "./library.ts"
import { Looking } from "./looking.ts"
import { tellCard, tellCardIn, tellPage } from "./told.ts"

/** Maximum rows per answer. */
const MOST_ROWS = 200
/** Maximum names offered. */
const MOST_BROUGHT = 8

let opened: Promise<Library> | null = null
let looking: Looking | null = null
let result: readonly Entry[] = []
/** What was searched for last. */
let searched = ""

/** Cards were imported or deleted: the next question reloads them. */
export function libraryChanged(): void {
  opened = null
  looking?.stop()
  looking = null
}

/** Answers a question about cards. Deck lists are looked up card by card, without loading thousands of others. */
export async function answerAbout(about: LibraryRequest): Promise<LibraryAnswer> {
  // What reads lists is needed seldom, and so kept out of the first load.
  if (about.request === "own") return (await import("./own-of-list.ts")).ownOfList(about.list)
  if (about.request === "deck") return (await import("./named-deck.ts")).namedDeck(about.name)
  opened ??= Library.open()
  return answerFrom(await opened, about)
}

function answerFrom(
  library: Library,
  about: Exclude<LibraryRequest, { request: "own" | "deck" }>,
): LibraryAnswer | Promise<LibraryAnswer> {
  switch (about.request) {
    case "search":
      return search(library, about)
    case "rows":
      return tellRows(about)
    case "named":
      return Promise.all(about.names.map((name) => tellFound(library.find(name), about.language)))
    case "page": {
      const entry = library.find(about.name)
      return entry === undefined ? null : tellPage(entry, about.language)
    }
    case "check":
      return import("./deck-check.ts").then(({ checkDeck }) => checkDeck(library, about))
    case "brought":
      return broughtBy(library, about.text)
    case "source":
      return library.find(about.name)?.source ?? null
    case "french":
      return library.entries.flatMap(({ search: { name, printing } }) =>
        printing.french === undefined ? [] : [[name, printing.french] as const],
      )
  }
}

async function tellFound(entry: Entry | undefined, language: Language) {
  return entry === undefined ? null : tellCardIn(entry, language)
}

/** Each card is compiled, which takes milliseconds: a search that comes meanwhile is answered first, and another one ends the telling. */
async function tellRows({ from, to, language }: Extract<LibraryRequest, { request: "rows" }>) {
  const breath = breathe()
  const mine = searched
  const told: CardTold[] = []
  for (const entry of result.slice(from, Math.min(to, from + MOST_ROWS))) {
    if (searched !== mine) break
    told.push(await tellCardIn(entry, language))
    await breath()
  }
  return told
}

type SearchRequest = Extract<LibraryRequest, { request: "search" }>

function search(library: Library, { query, order, until }: SearchRequest): Found | QueryFault {
  searched = JSON.stringify([query, order, until])
  const began = performance.now()
  try {
    const made = searchFor(query)
    if (made.asksShare && looking === null) looking = new Looking(library.entries)
    result = library.search(made, order, until)
    return {
      total: result.length,
      of: library.entries.length,
      milliseconds: performance.now() - began,
      looked: made.asksShare ? (looking?.done ?? 1) : null,
    }
  } catch (error) {
    if (!(error instanceof SearchError)) throw error
    result = []
    const { code, part, at } = error
    return { code, part, at }
  }
}

/** The person's own cards whose names contain a text, those beginning with it first. */
function broughtBy({ entries }: Library, text: string): LibraryAnswers["brought"] {
  const wanted = nameKey(text.trim())
  if (wanted === "") return []
  const begins = ({ search: { name } }: Entry) => (nameKey(name).startsWith(wanted) ? 0 : 1)
  return entries
    .filter(({ search }) => !search.embedded && nameKey(search.name).includes(wanted))
    .sort((a, b) => begins(a) - begins(b))
    .slice(0, MOST_BROUGHT)
    .map(tellCard)
    .map(({ name, faces: [{ types }] }) => ({ name, types }))
}
