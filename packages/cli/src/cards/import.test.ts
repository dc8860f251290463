import { once } from "node:events"
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import initSqlJs from "sql.js"
import { afterAll, describe, expect, it } from "vitest"
import { apnap, startApnap } from "./testing/apnap.ts"

const folder = mkdtempSync(join(tmpdir(), "apnap-import-"))
const store = join(folder, "data", "cards.sqlite")
process.env.APNAP_CARDS = store
afterAll(() => rmSync(folder, { recursive: true }))

const BEAR = {
  ...{ name: "Test Bear", layout: "normal", mana_cost: "{1}{G}", type_line: "Creature — Bear" },
  ...{ oracle_text: "Vigilance\nFrobnicate each library.", power: "2", toughness: "2" },
}

function file(name: string, cards: readonly object[]): string {
  const path = join(folder, name)
  writeFileSync(path, cards.map((card) => JSON.stringify(card)).join("\n"))
  return path
}

describe("apnap cards import", { timeout: 240_000 }, () => {
  it("keeps cards that show then tells of: text, structure, and what is missing", () => {
    const others = Array.from({ length: 100 }, (_, i) => ({ ...BEAR, name: `Bear ${i}` }))
    const { stdout, status } = apnap("cards", "import", file("many.jsonl", [...others, BEAR]))
    expect([status, stdout.includes(store)]).toEqual([0, true])
    const shown = apnap("cards", "show", "test bear").stdout
    expect(shown).toContain("Test Bear {1}{G}\nCreature — Bear\nVigilance\n2/2\n")
    expect(shown).toContain('"keyword": "vigilance"')
    expect(shown).toContain("stopped at: frobnicate each library .")
  })

  it("compiles the cards again when another grammar made the store", async () => {
    const { Database } = await initSqlJs()
    const db = new Database(readFileSync(store))
    db.run("UPDATE about SET grammar = 'of yesterday'")
    db.run(`UPDATE cards SET compiled = '{"name":"Test Bear"}'`)
    writeFileSync(store, db.export())
    const { stdout, stderr } = apnap("cards", "show", "Test Bear")
    expect(stderr).toContain("The grammar has changed")
    expect(stdout).toContain("Vigilance")
    expect(apnap("cards", "show", "Test Bear").stderr).toBe("")
  })

  it("keeps the French names of the file, other grammar or not", async () => {
    const french = { ...BEAR, lang: "fr", printed_name: "Ours d'essai" }
    apnap("cards", "import", file("french.jsonl", [BEAR, french]))
    const shown = () => apnap("cards", "show", "Test Bear", "--lang", "fr").stdout
    expect(shown()).toContain("Ours d'essai {1}{G}")
    const { Database } = await initSqlJs()
    const db = new Database(readFileSync(store))
    db.run("UPDATE about SET grammar = 'of yesterday'")
    writeFileSync(store, db.export())
    expect(shown()).toContain("Ours d'essai {1}{G}")
    expect(apnap("cards", "show", "Test Bear").stdout).toContain("Test Bear {1}{G}")
    const path = file("french.jsonl", [BEAR, french])
    expect(apnap("cards", "show", "Test Bear", "--cards", path, "--lang", "fr").stdout).toContain(
      "Ours d'essai",
    )
  })

  it("killed in the middle leaves the store as it was", async () => {
    const before = readFileSync(store)
    const many = Array.from({ length: 20_000 }, (_, i) => ({ ...BEAR, name: `Bear ${i}` }))
    const path = file("many.jsonl", many)
    const cards = readFileSync(path, "utf8")
    // A line that is not a card is reported when it is read; the cards after it are still imported.
    writeFileSync(path, `{"name":"Torn Card"\n${cards}`)
    const running = startApnap("cards", "import", path)
    const exit = once(running, "exit")
    await once(running.stderr, "data")
    running.kill("SIGKILL")
    const [, signal] = await exit
    expect(signal).toBe("SIGKILL")
    expect(readFileSync(store).equals(before)).toBe(true)
  })

  it("killed as it writes leaves the old store or the whole new one, and the next import is like any other", async () => {
    const before = readFileSync(store)
    const text = `${"Vigilance, flying. ".repeat(200)}`
    const many = Array.from({ length: 400 }, (_, i) => ({ ...BEAR, name: `Bear ${i}`, oracle_text: text }))
    const running = startApnap("cards", "import", file("written.jsonl", many))
    const writing = watch(dirname(store), (_, name) => name?.endsWith(".new") && running.kill("SIGKILL"))
    await once(running, "exit")
    writing.close()
    const after = readFileSync(store)
    if (!after.equals(before)) expect(apnap("cards", "show", "Bear 399").stdout).toContain("Bear 399")
    expect(apnap("cards", "import", file("one.jsonl", [BEAR])).status).toBe(0)
    expect(readdirSync(dirname(store))).toEqual(["cards.sqlite"])
  })

  it("of a file with faults keeps the cards around them, and names each fault with its line", () => {
    const wrong = [
      `{"name":"Torn Card","layout":`,
      `{"name":"No Type","layout":"normal"}`,
      JSON.stringify(BEAR),
    ]
    const path = join(folder, "faults.jsonl")
    writeFileSync(path, `\ufeff${wrong.join("\r\n")}`)
    const { status, stderr } = apnap("cards", "import", path)
    expect(status).toBe(1)
    expect(stderr).toContain(`${path}:1: source/json of Torn Card`)
    expect(stderr).toContain(`${path}:2: source/fields of No Type`)
    expect(apnap("cards", "show", "Test Bear").stdout).toContain("Vigilance")
  })

  it("removes what an import left that was killed while it wrote", () => {
    const left = `${store}.999999999.new`
    writeFileSync(left, "half")
    apnap("cards", "import", file("one.jsonl", [BEAR]))
    expect(existsSync(left)).toBe(false)
    expect(readdirSync(join(folder, "data"))).toEqual(["cards.sqlite"])
  })

  it("of a file without cards is refused, and the store stays", () => {
    const before = readFileSync(store)
    const { status, stderr } = apnap("cards", "import", file("none.jsonl", [{ name: "No Layout" }]))
    expect(status).toBe(1)
    expect(stderr).toContain("cards/empty")
    expect(readFileSync(store).equals(before)).toBe(true)
  })

  it("says so when the store is no store", () => {
    writeFileSync(store, "something else")
    expect(apnap("cards", "show", "Test Bear").stderr).toContain("store/broken")
  })
})
