import { create } from "zustand"
import { ask } from "../client/library.ts"
import { useOwnCards } from "../client/own-cards.ts"
import type { CardTold, Found, Order, QueryFault } from "../protocol/library.ts"
import { spoken } from "../words/index.ts"

interface Search {
  query: string
  order: Order
  /** Only cards printed up to this day; "" for all. */
  until: string
  /** Incremented with each answered search. */
  at: number
  found: Found | null
  fault: QueryFault | null
  /** Fetched cards of the result, by position. */
  rows: ReadonlyMap<number, CardTold>
  failed: boolean
}

export const useSearch = create<Search>(() => ({
  query: "",
  order: "name",
  until: "",
  at: 0,
  found: null,
  fault: null,
  rows: new Map(),
  failed: false,
}))

const set = useSearch.setState
/** Incremented with each search: answers to earlier ones are ignored. */
let asked = 0
/** Positions of the current result that were or are being fetched. */
let fetched = new Set<number>()
/** Milliseconds between polls of an incomplete search. */
const AGAIN = 700

export const search = {
  ask(change: Partial<Pick<Search, "query" | "order" | "until">> = {}): void {
    set(change)
    void run(++asked)
  },
  /** Fetches cards of the result that are about to become visible. */
  async fetch(from: number, to: number): Promise<void> {
    const mine = asked
    const { found } = useSearch.getState()
    const wanted = Array.from({ length: to - from }, (_, i) => from + i).filter(
      (i) => !fetched.has(i) && i < (found?.total ?? 0),
    )
    if (wanted.length === 0) return
    const [first, last] = [wanted[0], wanted[wanted.length - 1] + 1]
    for (const i of wanted) fetched.add(i)
    const cards = await ask({ request: "rows", from: first, to: last, language: spoken() }).catch(() => null)
    if (mine !== asked) return
    if (cards === null) return set({ failed: true })
    const now = new Map(useSearch.getState().rows)
    for (const [i, card] of cards.entries()) now.set(first + i, card)
    set({ rows: now })
  },
}

async function run(mine: number): Promise<void> {
  const { query, order, until } = useSearch.getState()
  const answer = await ask({ request: "search", query, order, until }).catch(() => null)
  if (mine !== asked) return
  fetched = new Set()
  const at = mine
  if (answer === null) return set({ failed: true, found: null, rows: new Map(), at })
  if ("code" in answer) return set({ fault: answer, found: null, rows: new Map(), failed: false, at })
  set({ found: answer, fault: null, rows: new Map(), failed: false, at })
  if (isLooking(answer)) lookAgain(mine)
}

const isLooking = ({ looked }: Found): boolean => looked !== null && looked < 1

/** Repeats the query until all cards are searched, so that cards found meanwhile join the result. */
function lookAgain(mine: number): void {
  setTimeout(async () => {
    if (mine !== asked) return
    const { query, order, until, found } = useSearch.getState()
    const answer = await ask({ request: "search", query, order, until }).catch(() => null)
    if (mine !== asked || answer === null || "code" in answer) return
    const isMore = answer.total !== found?.total
    const at = isMore ? ++asked : asked
    if (isMore) fetched = new Set()
    set({ found: answer, at })
    if (isLooking(answer)) lookAgain(at)
  }, AGAIN)
}

// Cards were imported or deleted, which changes the result.
useOwnCards.subscribe(({ work, cards }, before) => {
  const isRead = before.work?.what === "reading" && work?.what !== "reading"
  const isForgotten = work === null && cards < before.cards
  if ((isRead || isForgotten) && useSearch.getState().at > 0) search.ask()
})
