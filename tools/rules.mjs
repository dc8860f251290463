// Matches the rules that the engine must obey with the tests that prove them. Each row of packages/engine/src/rules/seed-rules.tsv is one
// testable statement; a test names the row it proves, like "[S000-3-6]". Every row needs a test, and every id in a title needs a row.
//
// A kept mutant shows that the test notices when the code of the row is broken; the rows in rule-book/rows-elsewhere.tsv have no code of their
// own, but that of another row.
//
// `node tools/rules.mjs [--least N]` writes docs/rules-coverage.md. It fails on an unknown id, if fewer than N rows (default: all) have a
// test, and on a row that has neither a mutant nor code elsewhere. For `apnap rule` it also writes packages/cli/data/rule-tests.json, the
// tests whose titles name a rule or one of its rows, and packages/words/src/rules/shown.ts, the scenarios that show it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { numbers } from "./citations.mjs"
import { keptIn } from "./mutants/kept.mjs"
import { data, document } from "./rule-book/print.mjs"
import { cells, faults, statuses, totals } from "./rule-book/statuses.mjs"
import { ruleTests, titles } from "./rule-tests.mjs"
import { isProgram, isTest, lineOf, report, sourceFiles } from "./source.mjs"

/** @typedef {{ id: string, seed: string, place: string, rule: string, current: string, area: string, statement: string }} Row */
/** @typedef {{ id: string, title: string, file: string, line: number }} Proof */

const ruleNumber = /\b[1-9]\d{2}\.\d+[a-z]?\b(?!@)/g
const rowId = /\[(S\d{3}-[^\]\s]+)\]/g

/** The ruleset of each document: the tests of its rows run under it. */
const rulesets = /** @type {Record<string, string>} */ ({
  "000": "2014-02",
  "001": "2003-07",
  "002": "2011-09-30",
  "003": "2014-02",
  "004": "2014-02",
})

/**
 * @param {string} text
 * @returns {Row[]}
 */
export function readRows(text) {
  const [header, ...lines] = text.trimEnd().split("\n")
  const columns = header.split("\t")
  return lines.map((line) => {
    const cells = line.split("\t")
    return /** @type {Row} */ (Object.fromEntries(columns.map((column, i) => [column, cells[i]])))
  })
}

/**
 * The row ids in the test titles of a file.
 * @param {string} source
 * @param {string} file
 * @returns {Proof[]}
 */
export function proofs(source, file) {
  return titles(source).flatMap(({ text, at }) =>
    [...text.matchAll(rowId)].map((match) => ({
      id: match[1],
      title: text.slice(1, -1).replace(rowId, "").trim(),
      file,
      line: lineOf(source, at),
    })),
  )
}

/**
 * @param {readonly Row[]} rows
 * @param {readonly Proof[]} found
 */
export function coverage(rows, found) {
  /** @type {Map<string, Proof[]>} */
  const byRow = new Map(rows.map((row) => [row.id, []]))
  const unknown = found.filter((proof) => !byRow.has(proof.id))
  for (const proof of found) byRow.get(proof.id)?.push(proof)
  const covered = rows.filter((row) => byRow.get(row.id)?.length)
  return { byRow, unknown, covered }
}

/** @typedef {ReadonlyMap<string, import("./rule-book/statuses.mjs").Status>} Proven */

/**
 * What is wrong with the rows: those whose tests notice no broken code though no other row has it, and faults of the list of those.
 * @param {readonly Row[]} rows
 * @param {Proven} proven
 * @param {ReadonlyMap<string, { rule: string, why: string }>} elsewhere
 */
export function unproven(rows, proven, elsewhere) {
  return [
    ...[...proven].flatMap(([id, { state }]) =>
      state === "open" ? `${id}: no kept mutant of its code, and no other row that has it` : [],
    ),
    ...[...elsewhere].flatMap(([id, { rule }]) => [
      ...(proven.get(id)?.state === "proven" ? [`${id}: has a mutant of its own`] : []),
      ...(proven.get(rule)?.state === "proven" ? [] : [`${id}: ${rule} has no mutant`]),
    ]),
    ...faults(new Set(rows.map(({ id }) => id)), { elsewhere, open: new Map() }),
  ]
}

/**
 * @param {readonly Row[]} rows
 * @param {ReturnType<typeof coverage>} cover
 * @param {Proven} proven
 */
export function table(rows, { byRow, covered }, proven) {
  const { proven: noticed, elsewhere } = totals(proven)
  const lines = [
    "# Coverage of the rules",
    "",
    "Written by `npm run rules` from `packages/engine/src/rules/seed-rules.tsv`, the titles of the tests and the kept mutants. **Noticed**: the",
    "code of the row was broken, and its test failed (`tools/mutants/kept.tsv`). **As** another row: without code of its own",
    "(`tools/rule-book/rows-elsewhere.tsv`).",
    "",
    `${covered.length} of ${rows.length} rows have a test; of ${noticed} the test notices when their code is broken, ${elsewhere} have no code of their own.`,
  ]
  for (const seed of Object.keys(rulesets)) {
    const own = rows.filter((row) => row.seed === seed)
    const done = own.filter((row) => byRow.get(row.id)?.length).length
    lines.push("", `## Document ${seed}, ruleset ${rulesets[seed]}: ${done} of ${own.length}`, "")
    lines.push(
      "| row | section | rule then | rule now | statement | tests | state |",
      "|---|---|---|---|---|---|---|",
    )
    for (const row of own) lines.push(line(row, byRow.get(row.id) ?? [], proven.get(row.id)))
  }
  return `${lines.join("\n")}\n`
}

/**
 * @param {Row} row
 * @param {readonly Proof[]} tests
 * @param {import("./rule-book/statuses.mjs").Status | undefined} status
 */
function line({ id, place, rule, current, statement }, tests, status) {
  const places = [...new Set(tests.map(({ file }) => `[${file.split("/").at(-1)}](../${file})`))].join(", ")
  const cells = [id, place, rule, current, statement, places, stateOf(tests, status)]
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`
}

/**
 * @param {readonly Proof[]} tests
 * @param {import("./rule-book/statuses.mjs").Status | undefined} status
 */
function stateOf(tests, status) {
  if (tests.length === 0) return "open"
  if (status?.state === "proven") return "noticed"
  return status?.state === "elsewhere" ? `as ${status.rule}: ${status.why}` : "tested"
}

/**
 * The module text that maps rules to the scenarios that show them: by the rows they name or, for lessons, the rules they name.
 * @param {readonly { id: string, rows?: readonly string[], lesson?: { rules: readonly string[] } }[]} scenarios
 * @param {readonly Row[]} rows
 */
export function shown(scenarios, rows) {
  const current = new Map(rows.map((row) => [row.id, row.current.match(ruleNumber) ?? []]))
  /** @type {Map<string, Set<string>>} */
  const rules = new Map()
  for (const { id, rows: named = [], lesson } of scenarios)
    for (const rule of [...(lesson?.rules ?? []), ...named.flatMap((row) => current.get(row) ?? [])])
      rules.set(rule, (rules.get(rule) ?? new Set()).add(id))
  const lines = [...rules.keys()].sort().map((rule) => `${rule}\t${[...(rules.get(rule) ?? [])].join(" ")}`)
  return `/** The shipped scenarios that show a rule, after a tab. Written by \`npm run rules\`. */\nexport const SHOWN = \`\n${lines.join("\n")}\n\`\n`
}

/**
 * The embedded scenarios: the lessons of the course, then the examples, each in file order.
 * @param {string} folder
 */
export function shippedScenarios(folder) {
  const course = join(folder, "course")
  const lessons = readdirSync(course)
    .sort()
    .flatMap((name) => readFileSync(join(course, name), "utf8").trim().split("\n"))
  const examples = readdirSync(folder)
    .filter((name) => name.endsWith(".json") && name !== "decks.json")
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"))
  return [...lessons, ...examples].map((text) => JSON.parse(text))
}

/**
 * The scenarios whose id names their rule: rule book examples and rulings.
 * @param {string} root
 */
function examples(root) {
  return ["rules", "rulings"].flatMap((folder) =>
    readdirSync(join(root, "scenarios", folder))
      .filter((name) => name.endsWith(".jsonl"))
      .sort()
      .flatMap((name) => {
        const file = `scenarios/${folder}/${name}`
        const lines = readFileSync(join(root, file), "utf8").split("\n").filter(Boolean)
        return lines.flatMap((line) => {
          const { id, title } = JSON.parse(line)
          const rule = /^\w+\/(\d{3}\.\d+[a-z]?)/.exec(id)?.[1]
          return rule === undefined ? [] : [{ rule, title: `${id}: ${title.en}`, file }]
        })
      }),
  )
}

/** Which rule or row has the code of another, and why. @param {string} text */
export function elsewhereIn(text) {
  return new Map(cells(text).map(([rule, to, why]) => [rule, { rule: to, why }]))
}

/**
 * The state of every row, as of the rules of the book.
 * @param {string} root
 * @param {readonly Row[]} rows
 */
export function readProven(root, rows) {
  const elsewhere = elsewhereIn(readFileSync(join(root, "tools/rule-book/rows-elsewhere.tsv"), "utf8"))
  const kept = keptIn(readFileSync(join(root, "tools/mutants/kept.tsv"), "utf8"))
  return {
    elsewhere,
    proven: statuses(
      rows.map(({ id }) => id),
      { kept, elsewhere, open: new Map() },
    ),
  }
}

/**
 * Writes the list of all numbered rules: docs/rule-book.md, and packages/cli/data/rule-book.json for `apnap rule`.
 * @param {string} root
 */
function writeRuleBook(root) {
  const read = (/** @type {string} */ name) => readFileSync(join(root, "tools", name), "utf8")
  const rules = numbers(JSON.parse(read("rule-numbers.json")))
  const lists = {
    elsewhere: elsewhereIn(read("rule-book/elsewhere.tsv")),
    open: new Map(cells(read("rule-book/open.tsv")).map(([rule, why]) => [rule, why])),
  }
  const all = statuses(rules, { kept: keptIn(read("mutants/kept.tsv")), ...lists })
  writeFileSync(join(root, "docs/rule-book.md"), document(all))
  writeFileSync(join(root, "packages/cli/data/rule-book.json"), data(all))
  const { total, proven, elsewhere, open } = totals(all)
  console.log(`rule book: ${proven} of ${total} rules proven, ${elsewhere} elsewhere, ${open} open`)
  report(
    "rule book",
    faults(rules, lists).map((message) => ({ file: "tools/rule-book", line: 0, message })),
  )
}

if (isProgram(import.meta.url)) {
  const root = process.cwd()
  const rows = readRows(readFileSync(join(root, "packages/engine/src/rules/seed-rules.tsv"), "utf8"))
  const tests = sourceFiles(root)
    .filter(isTest)
    .map((file) => ({ file, source: readFileSync(join(root, file), "utf8") }))
  const found = tests.flatMap(({ source, file }) => proofs(source, file))
  writeFileSync(join(root, "packages/cli/data/rule-tests.json"), ruleTests(tests, rows, examples(root)))
  writeFileSync(
    join(root, "packages/words/src/rules/shown.ts"),
    shown(shippedScenarios(join(root, "scenarios")), rows),
  )
  const cover = coverage(rows, found)
  const { proven, elsewhere } = readProven(root, rows)
  writeFileSync(join(root, "docs/rules-coverage.md"), table(rows, cover, proven))

  writeRuleBook(root)

  const least = process.argv.includes("--least")
    ? Number(process.argv[process.argv.indexOf("--least") + 1])
    : rows.length
  const share = ((100 * cover.covered.length) / rows.length).toFixed(1)
  const states = totals(proven)
  console.log(
    `rules: ${cover.covered.length} of ${rows.length} rows have a test (${share} %), ${states.proven} a mutant that it notices; ${states.elsewhere} have no code of their own`,
  )
  report("rules", [
    ...cover.unknown.map(({ id, file, line }) => ({ file, line, message: `no such row: ${id}` })),
    ...unproven(rows, proven, elsewhere).map((message) => ({ file: "tools/rule-book", line: 0, message })),
  ])
  if (cover.covered.length < least) {
    console.error(`rules: at least ${least} rows must have a test`)
    process.exitCode = 1
  }
}
