import { open, readdir, readFile, rename, rm } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { type CompiledCard, nameKey, type SourceCard } from "@apnap/cards"
import initSqlJs, { type Database, type Statement } from "sql.js"
import { checkIsFile } from "./store-path.ts"

const SCHEMA = `
  CREATE TABLE about (grammar TEXT NOT NULL);
  CREATE TABLE cards (id INTEGER PRIMARY KEY, source TEXT NOT NULL, compiled TEXT NOT NULL);
  CREATE TABLE french (name TEXT PRIMARY KEY, said TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE names (name TEXT PRIMARY KEY, card INTEGER NOT NULL REFERENCES cards) WITHOUT ROWID;`

/** Compiled imported cards: an SQLite database in one file, read as a whole. */
export class CardStore {
  readonly #db: Database

  private constructor(db: Database) {
    this.#db = db
  }

  /** Opens the store; undefined if the file doesn't exist. */
  static async open(path: string): Promise<CardStore | undefined> {
    await checkIsFile(path)
    const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined
      throw error
    })
    if (bytes === undefined) return undefined
    const { Database } = await initSqlJs()
    const store = new CardStore(new Database(bytes))
    try {
      store.grammar
    } catch (error) {
      const message = `store/broken: ${path} holds no cards; import a card file again`
      throw new Error(message, { cause: error })
    }
    return store
  }

  /** The version of the grammar that compiled the cards. */
  get grammar(): string {
    return this.#db.exec("SELECT grammar FROM about")[0].values[0][0] as string
  }

  /** The compiled card, by full name or front face name. */
  compiled(name: string): CompiledCard | undefined {
    const query = "SELECT compiled FROM names JOIN cards ON id = card WHERE name = ?"
    const [found] = this.#db.exec(query, [nameKey(name)])
    return found && (JSON.parse(found.values[0][0] as string) as CompiledCard)
  }

  /** The full names of all cards. */
  names(): string[] {
    const [found] = this.#db.exec("SELECT json_extract(source, '$.name') FROM cards")
    return found === undefined ? [] : found.values.map(([name]) => name as string)
  }

  /** The French names that the file had, by the English ones; none in a store of an earlier version. */
  french(): (readonly [string, string])[] {
    if (this.#db.exec("SELECT 1 FROM sqlite_master WHERE name = 'french'").length === 0) return []
    const [found] = this.#db.exec("SELECT name, said FROM french")
    return found === undefined ? [] : found.values.map(([name, said]) => [String(name), String(said)])
  }

  /** The cards as they were imported. */
  *sources(): Generator<SourceCard> {
    const query = this.#db.prepare("SELECT source FROM cards ORDER BY id")
    while (query.step()) yield JSON.parse(query.get()[0] as string) as SourceCard
    query.free()
  }

  close(): void {
    this.#db.close()
  }
}

/** Collects cards and replaces a store atomically: no reader ever sees half of one. */
export class StoreWriter {
  readonly #db: Database
  readonly #card: Statement
  readonly #name: Statement
  #cards = 0

  private constructor(db: Database) {
    this.#db = db
    this.#card = db.prepare("INSERT INTO cards VALUES (?, ?, ?)")
    this.#name = db.prepare("INSERT OR IGNORE INTO names VALUES (?, ?)")
  }

  static async begin(grammar: string): Promise<StoreWriter> {
    const { Database } = await initSqlJs()
    const db = new Database()
    db.exec(SCHEMA)
    db.run("INSERT INTO about VALUES (?)", [grammar])
    db.exec("BEGIN")
    return new StoreWriter(db)
  }

  add(source: SourceCard, compiled: CompiledCard): void {
    const id = ++this.#cards
    this.#card.run([id, JSON.stringify(source), JSON.stringify(compiled)])
    const key = nameKey(source.name)
    this.#name.run([key, id])
    this.#name.run([key.split(" // ")[0], id])
  }

  addFrench(names: ReadonlyMap<string, string>): void {
    for (const row of names) this.#db.run("INSERT INTO french VALUES (?, ?)", [...row])
  }

  /** Writes a new file beside the store and renames it over the store once it is complete and synced. */
  async finish(path: string): Promise<void> {
    this.#card.free()
    this.#name.free()
    this.#db.exec("COMMIT")
    await removeUnfinished(path)
    const unfinished = `${path}.${process.pid}.new`
    const file = await open(unfinished, "w")
    await file.writeFile(this.#db.export())
    await file.sync()
    await file.close()
    await rename(unfinished, path)
    this.#db.close()
  }
}

/** Leftover files of imports killed while writing. */
async function removeUnfinished(path: string): Promise<void> {
  for (const name of await readdir(dirname(path))) {
    const [, pid] = /\.(\d+)\.new$/.exec(name) ?? []
    if (pid === undefined || !name.startsWith(`${basename(path)}.`) || isRunning(Number(pid))) continue
    await rm(join(dirname(path), name), { force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
