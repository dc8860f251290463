import {
  type CompiledCard,
  compileCard,
  EMBEDDED,
  findCard,
  found,
  inOrder,
  nameKey,
  type Search,
  type SearchCard,
  type Share,
  type SourceCard,
  searchCard,
  sourceOf,
} from "@apnap/cards"
import { cardNameIn } from "@apnap/words"
import type { Order } from "../protocol/library.ts"
import { type KeptCard, keptCards } from "./card-store.ts"

/** A card of the library with its source text and the compiled result. */
export interface Entry {
  search: SearchCard
  source: SourceCard
  compiled: CompiledCard | null
}

/** All playable cards: built-in and the person's own. */
export class Library {
  /** Sorted by name. */
  readonly entries: readonly Entry[]
  readonly #byCard: ReadonlyMap<SearchCard, Entry>
  readonly #byName = new Map<string, Entry>()
  readonly #cards: readonly SearchCard[]

  constructor(kept: readonly KeptCard[]) {
    const own = kept.map(({ card, printing = {} }) =>
      entryOf(card, printing, findCard(card.name) !== undefined),
    )
    const brought = new Set(own.map(({ search }) => nameKey(search.name)))
    const others = EMBEDDED.filter(({ name }) => !brought.has(nameKey(name)))
    const all = [...own, ...others.map((card) => entryOf(sourceOf(card), {}, true))]
    this.entries = all.sort((a, b) => (a.search.key < b.search.key ? -1 : 1))
    this.#cards = this.entries.map(({ search }) => search)
    this.#byCard = new Map(this.entries.map((entry) => [entry.search, entry]))
    // A full name goes before what others are also called.
    for (const entry of this.entries) this.#index(entry, [entry.search.name])
    for (const entry of this.entries) this.#index(entry, otherNamesOf(entry))
  }

  /** If the browser forbids storage, only the built-in cards are available. */
  static async open(): Promise<Library> {
    return new Library(await keptCards().catch(() => []))
  }

  #index(entry: Entry, names: readonly string[]): void {
    for (const name of names) {
      const key = nameKey(name)
      if (!this.#byName.has(key)) this.#byName.set(key, entry)
    }
  }

  /** The card with that name, front face, or French name. */
  find(name: string): Entry | undefined {
    return this.#byName.get(nameKey(name))
  }

  /** Matching cards in the given order; `until`: only those printed up to that day. */
  search(search: Search, order: Order, until: string): Entry[] {
    const dated =
      until === "" ? this.#cards : this.#cards.filter(({ printing }) => (printing.released ?? "9") <= until)
    return inOrder(found(dated, search), order).map((card) => this.#byCard.get(card)!)
  }
}

/** The name of its front face, and its French name. */
function otherNamesOf({ search: { name, printing } }: Entry): readonly string[] {
  return [name.split(" // ")[0], printing.french ?? name]
}

function entryOf(source: SourceCard, printing: SearchCard["printing"], embedded: boolean): Entry {
  const french = cardNameIn(source.name, "fr")
  const known = french === source.name ? printing : { french, ...printing }
  const search = searchCard(source, known, embedded)
  if (embedded) search.share = "whole"
  return { search, source, compiled: null }
}

/** The playable card, compiled on first use. */
export function compiledOf(entry: Entry): CompiledCard {
  const definition = entry.search.embedded ? findCard(entry.search.name) : undefined
  entry.compiled ??=
    definition === undefined
      ? compileCard(entry.source)
      : { name: entry.search.name, definition, missing: [], understood: 1 }
  entry.search.share ??= shareOf(entry.compiled)
  return entry.compiled
}

/** How far a card is understood. */
export function shareOf({ missing, understood }: Pick<CompiledCard, "missing" | "understood">): Share {
  return missing.length === 0 ? "whole" : understood > 0 ? "partly" : "none"
}
