// Breaks the engine on purpose, rule by rule, and reports which test noticed (`npm run mutants`).
//
// For each proven rule, and for each row of the documents, `kept.tsv` holds one mutant of its code that was killed by a test naming it.
//   node tools/mutants/mutants.mjs [--sample N]    tries all kept mutants again, or N of them: each must still be killed
//   node tools/mutants/mutants.mjs --hunt [PATH…]  looks for mutants of unproven rules with these tests, or with all, and keeps those found
//   node tools/mutants/mutants.mjs --own [PATH…]   looks for own mutants of rules that share theirs with more than three others
//   node tools/mutants/mutants.mjs --locate [PATH…]  for unproven rules that tests name, lists the functions whose mutants are killed, least common
//                                                  first: those that implement the rule belong in code-of.tsv, for the hunt
import { spawn } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { numbers } from "../citations.mjs"
import { readRows } from "../rules.mjs"
import { isTest, pieces, sourceFiles } from "../source.mjs"
import { readMutants } from "./all.mjs"
import { byRule, keptIn, printKept } from "./kept.mjs"

const root = fileURLToPath(new URL("../..", import.meta.url))
const config = fileURLToPath(new URL("vitest.config.mjs", import.meta.url))
const keptFile = fileURLToPath(new URL("kept.tsv", import.meta.url))
const numbersFile = new URL("../rule-numbers.json", import.meta.url)
const shown = "tools/mutants/scenarios.shown.ts"

/** A test without output for this many seconds is considered hung. */
const PATIENCE = 90
/** A rule number or a row id, as test titles name them. */
const NAMED = /\b[1-9]\d{2}\.\d+[a-z]?\b(?!@)|\[S\d{3}-[^\]\s]+\]/
/** The order in which operators are tried. */
const FIRST = [
  "not",
  "===",
  "!==",
  "<",
  "<=",
  ">",
  ">=",
  "!",
  "asks",
  "&&",
  "||",
  "+",
  "-",
  "*",
  "&",
  "boolean",
  "number",
  "done",
  "word",
  "field",
]
const MOST_TRIES = 1000
/** With more others than this no mutant is shared without a search for another. */
const MOST_OTHERS = 3

const folder = mkdtempSync(join(tmpdir(), "apnap-mutants-"))
const files = {
  plan: join(folder, "plan.json"),
  results: join(folder, "results.jsonl"),
  progress: join(folder, "progress.json"),
}
const [mode] = process.argv.slice(2)
if (mode === "--help") {
  // The head of this file, which explains the modes.
  const lines = readFileSync(fileURLToPath(import.meta.url), "utf8").split("\n")
  console.log(
    lines
      .slice(
        0,
        lines.findIndex((line) => !line.startsWith("//")),
      )
      .map((line) => line.slice(3))
      .join("\n"),
  )
  process.exit(0)
}
const mutants = readMutants(root, mode === "--locate")
let kept = existsSync(keptFile) ? keptIn(readFileSync(keptFile, "utf8")) : []
const rows = readRows(readFileSync(join(root, "packages/engine/src/rules/seed-rules.tsv"), "utf8"))

/** @param {string} key */
function operatorOf(key) {
  return FIRST.indexOf(key.split(":").at(-2) ?? "")
}

/** The mutants of a rule, those first that are of few other rules. @param {readonly import("./all.mjs").Mutant[]} list */
function inOrder(list) {
  return [...new Set(list)]
    .sort((a, b) => a.rules.length - b.rules.length || operatorOf(a.key) - operatorOf(b.key))
    .slice(0, MOST_TRIES)
    .map(({ number }) => number)
}

/** A rule whose number no code cites has that of the rules that share its number: 702.19e those of 702.19 to 702.19g. @param {string} rule */
function ofChapter(rule) {
  const chapter = rule.replace(/[a-z]$/, "")
  return [...mutants.byRule].flatMap(([other, list]) => (other.replace(/[a-z]$/, "") === chapter ? list : []))
}

/** Everything a title may name, with the mutants to try for it. */
function tries() {
  /** @type {Record<string, number[]>} */
  const out = {}
  for (const rule of numbers(JSON.parse(readFileSync(numbersFile, "utf8")))) {
    const list = mutants.byRule.get(rule) ?? ofChapter(rule)
    if (list.length > 0) out[rule] = inOrder(list)
  }
  for (const { id, current } of rows) {
    const own = mutants.byRule.get(id)
    if (own !== undefined) {
      out[id] = inOrder(own)
      continue
    }
    const list = (current.match(/\b[1-9]\d{2}\.\d+[a-z]?\b/g) ?? []).flatMap(
      (rule) => mutants.byRule.get(rule) ?? [],
    )
    if (list.length > 0) out[id] = inOrder(list)
  }
  return out
}

/** Test files with a title that names a rule or row. */
function namingFiles() {
  const tests = sourceFiles(root).filter(
    (file) => isTest(file) && /\.test\./.test(file) && !file.startsWith("packages/web/"),
  )
  const names = (/** @type {string} */ file) =>
    pieces(readFileSync(join(root, file), "utf8")).some(
      ({ kind, text }) => kind === "string" && NAMED.test(text),
    )
  return [...tests.filter(names), shown]
}

/** Results so far. */
function results() {
  if (!existsSync(files.results)) return []
  return readFileSync(files.results, "utf8")
    .trimEnd()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

/** Runs the tests until they are through: what hangs or leaves something behind is left out the next time. @param {readonly string[]} tests @param {object} plan */
async function runAll(tests, plan) {
  /** @type {string[]} */
  const skip = []
  for (;;) {
    const found = results()
    const done = [
      ...kept.map(({ target }) => target),
      ...found.filter((r) => r.killed && r.target).map((r) => r.target),
    ]
    const tried = found.filter((r) => r.target && !r.killed).map((r) => `${r.target}\t${r.name}`)
    const most = mutants.byKey.size
    const all = { ...plan, done, tried, skip, most, results: files.results, progress: files.progress }
    writeFileSync(files.plan, JSON.stringify(all))
    const before = found.length
    const stuck = await run(tests)
    const unclean = results()
      .slice(before)
      .find((r) => r.unclean)
    if (stuck !== null) skip.push(stuck)
    else if (unclean !== undefined) skip.push(unclean.name)
    else return skip
  }
}

/** Runs vitest once; the test that hung, if one did. @param {readonly string[]} tests @returns {Promise<string | null>} */
function run(tests) {
  rmSync(files.progress, { force: true })
  const vitest = fileURLToPath(new URL("../../node_modules/vitest/vitest.mjs", import.meta.url))
  const args = [vitest, "run", "--config", config, "--reporter", "dot", ...tests]
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, MUTANTS_PLAN: files.plan, MUTANTS_WHOLE: mode === "--locate" ? "1" : "" },
    stdio: "ignore",
    detached: true,
  })
  return new Promise((resolve) => {
    /** @type {string | null} */
    let stuck = null
    const watch = setInterval(() => {
      if (!existsSync(files.progress) || Date.now() - statSync(files.progress).mtimeMs < 1000 * PATIENCE)
        return
      stuck = JSON.parse(readFileSync(files.progress, "utf8")).name
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL")
    }, 3000)
    child.on("exit", () => {
      clearInterval(watch)
      resolve(stuck)
    })
  })
}

/** @param {readonly string[]} paths */
async function hunt(paths) {
  const skipped = await runAll(testsIn(paths), { tries: tries(), keys: keys(), locate: null, kept: null })
  const found = killedBy()
  writeFileSync(keptFile, printKept([...kept, ...found]))
  console.log(`mutants: ${found.length} new, ${kept.length + found.length} kept; left out: ${skipped.length}`)
}

/** The mutants that tests have noticed, as rows to keep. */
function killedBy() {
  return results().flatMap(({ target, key, name, killed }) => {
    const [file, title] = name.split("\t")
    return killed && target ? [{ target, key, file, title }] : []
  })
}

/** Replaces mutants of many rules by mutants that no other rule has, where the rule's tests notice one. @param {readonly string[]} paths */
async function findOwn(paths) {
  const before = kept
  const ofOne = (/** @type {string} */ key) => before.filter((one) => one.key === key).length
  const shared = new Set(before.map(({ key }) => key).filter((key) => ofOne(key) > MOST_OTHERS + 1))
  const targets = new Set(kept.flatMap(({ key, target }) => (shared.has(key) ? [target] : [])))
  const known = new Set(kept.map(({ key }) => mutants.byKey.get(key)?.number))
  const own = Object.entries(tries()).flatMap(([target, list]) =>
    targets.has(target) ? [[target, list.filter((number) => !known.has(number))]] : [],
  )
  kept = kept.filter(({ target }) => !targets.has(target))
  await runAll(testsIn(paths), {
    tries: Object.fromEntries(own),
    keys: keys(),
    locate: null,
    kept: null,
    own: true,
  })
  // Two test files may have found the same one, each for its rule: one of the rules keeps what it had.
  const found = [...new Map(killedBy().map((one) => [one.key, one])).values()]
  const replaced = new Set(found.map(({ target }) => target))
  const left = before.filter(({ target, key }) => !replaced.has(target) || !shared.has(key))
  writeFileSync(keptFile, printKept([...left, ...found]))
  console.log(`mutants: ${found.length} of ${targets.size} rules now have one of their own`)
}

function keys() {
  return Object.fromEntries([...mutants.byKey].map(([key, { number }]) => [number, key]))
}

/** @param {readonly string[]} paths */
function testsIn(paths) {
  return namingFiles().filter((file) => paths.length === 0 || paths.some((path) => file.startsWith(path)))
}

/** @param {readonly string[]} paths */
async function locate(paths) {
  const plan = { tries: {}, keys: keys(), kept: null }
  await runAll(testsIn(paths), { ...plan, locate: { counts: [] } })
  const counts = Array.from({ length: mutants.byKey.size + 1 }, () => 0)
  for (const { reached = [] } of results()) for (const number of reached) counts[number]++
  rmSync(files.results)
  await runAll(testsIn(paths), { ...plan, locate: { counts } })
  for (const { target, name, located } of results())
    if (located?.length > 0) console.log([target, ...located, name].join("\t"))
}

/** @param {number} sample */
async function check(sample) {
  const chosen =
    sample >= kept.length
      ? kept
      : kept.filter((_, i) => (i + offset()) % Math.ceil(kept.length / sample) === 0)
  const lost = chosen.filter(({ key }) => !mutants.byKey.has(key))
  /** @type {Record<string, number[]>} */
  const wanted = {}
  for (const { key, file, title } of chosen) {
    const mutant = mutants.byKey.get(key)
    if (mutant)
      wanted[`${file}\t${title}`] = [...new Set([...(wanted[`${file}\t${title}`] ?? []), mutant.number])]
  }
  const tests = [...new Set(chosen.map(({ file }) => file))]
  await runAll(tests, { tries: {}, keys: {}, locate: null, kept: wanted })
  const noticed = new Set(
    results()
      .filter((r) => r.killed)
      .map((r) => `${r.name}\t${r.number}`),
  )
  const alive = chosen.filter(({ key, file, title }) => {
    const mutant = mutants.byKey.get(key)
    return mutant !== undefined && !noticed.has(`${file}\t${title}\t${mutant.number}`)
  })
  for (const [target, list] of byRule(chosen))
    for (const one of list) {
      const state = lost.includes(one)
        ? "its code has changed"
        : alive.includes(one)
          ? "NOT NOTICED"
          : "noticed"
      console.log(`${target}\t${state}\t${one.key}\t${one.file}: ${one.title}`)
    }
  console.log(
    `mutants: ${chosen.length - lost.length - alive.length} of ${chosen.length} noticed, ${alive.length} not, ${lost.length} whose code has changed (hunt again)`,
  )
  if (alive.length > 0) process.exitCode = 1
}

/** Seeds the sample with the date, so each day tries another one. */
function offset() {
  return Math.floor(Date.now() / 86_400_000)
}

const args = process.argv.slice(2)
try {
  if (mode === "--hunt") await hunt(args.slice(1))
  else if (mode === "--own") await findOwn(args.slice(1))
  else if (mode === "--locate") await locate(args.slice(1))
  else await check(mode === "--sample" ? Number(args[1]) : kept.length)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
