import type { Printing, SourceCard } from "@apnap/cards"
import { type DBSchema, type IDBPDatabase, openDB } from "idb"

interface Cards extends DBSchema {
  cards: { key: string; value: KeptCard; indexes: { names: string } }
}

export interface KeptCard {
  /** The full name in lower case. */
  name: string
  /** Search keys, in lower case: the full name, the front face's name, and the French name if the file has it. */
  names: readonly string[]
  /** As in the file: compiled on use, so that a changed grammar never meets stale data. */
  card: SourceCard
  /** Its printings according to the file; absent for cards stored by an older version of the page. */
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

/** The key for looking up a name. */
export function nameKey(name: string): string {
  return name.trim().toLowerCase()
}

/** Stores cards, replacing existing ones. */
export async function keepCards(cards: readonly { card: SourceCard; printing: Printing }[]): Promise<void> {
  const work = (await database()).transaction("cards", "readwrite")
  for (const { card, printing } of cards) {
    const names = [card.name, card.name.split(" // ")[0], printing.french ?? card.name].map(nameKey)
    void work.store.put({ name: names[0], names: [...new Set(names)], card, printing })
  }
  await work.done
}

/** The card with that name, front face, or French name; a full name goes before what others are also called. */
export async function keptCard(name: string): Promise<SourceCard | undefined> {
  const [db, key] = [await database(), nameKey(name)]
  return ((await db.get("cards", key)) ?? (await db.getFromIndex("cards", "names", key)))?.card
}

/** Every stored card. */
export async function keptCards(): Promise<KeptCard[]> {
  return (await database()).getAll("cards")
}

/** The keys of all cards: full names in lower case. */
export async function keptKeys(): Promise<string[]> {
  return (await database()).getAllKeys("cards")
}

export async function countCards(): Promise<number> {
  return (await database()).count("cards")
}

export async function forgetCards(): Promise<void> {
  await (await database()).clear("cards")
}
