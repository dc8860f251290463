import type { Printing, SourceCard } from "@apnap/cards"
import { type DBSchema, type IDBPDatabase, openDB } from "idb"

interface Cards extends DBSchema {
  cards: { key: string; value: KeptCard; indexes: { names: string } }
}

export interface KeptCard {
  /** The whole name in small letters. */
  name: string
  /** By what it is found: the whole name and that of the front face, in small letters. */
  names: readonly string[]
  /** As the file has it: it is compiled when it is used, so another grammar never finds old data. */
  card: SourceCard
  /** What the file says of its printings; cards that were kept by an older page have none. */
  printing?: Printing
}

let opened: Promise<IDBPDatabase<Cards>> | null = null

function database(): Promise<IDBPDatabase<Cards>> {
  opened ??= openDB<Cards>("apnap", 1, {
    upgrade: (db) => {
      db.createObjectStore("cards", { keyPath: "name" }).createIndex("names", "names", { multiEntry: true })
    },
  })
  return opened
}

/** How a name is looked up. */
export function nameKey(name: string): string {
  return name.trim().toLowerCase()
}

/** Keeps cards; one that was there is replaced. */
export async function keepCards(cards: readonly { card: SourceCard; printing: Printing }[]): Promise<void> {
  const work = (await database()).transaction("cards", "readwrite")
  for (const { card, printing } of cards) {
    const name = nameKey(card.name)
    void work.store.put({ name, names: [...new Set([name, name.split(" // ")[0]])], card, printing })
  }
  await work.done
}

/** The card of that name, or with that front face. */
export async function keptCard(name: string): Promise<SourceCard | undefined> {
  return (await (await database()).getFromIndex("cards", "names", nameKey(name)))?.card
}

/** Every card that is kept. */
export async function keptCards(): Promise<KeptCard[]> {
  return (await database()).getAll("cards")
}

/** The keys of all cards: their whole names in small letters. */
export async function keptKeys(): Promise<string[]> {
  return (await database()).getAllKeys("cards")
}

export async function countCards(): Promise<number> {
  return (await database()).count("cards")
}

export async function forgetCards(): Promise<void> {
  await (await database()).clear("cards")
}
