import { appendFileSync, readFileSync, writeFileSync } from "node:fs"
import { type RunnerTestCase, TestRunner } from "vitest"
import { __mutants } from "./awake.mjs"

/** What a run is to do, as `mutants.mjs` writes it. */
interface Plan {
  /** Mutants to try for what a test's title may name (a rule, a row), by their numbers. */
  tries: Record<string, readonly number[]>
  /** The mutants' keys by their numbers. */
  keys: Record<number, string>
  /** Whether the places are looked for that a rule's code may be at, and how many tests come by each; null where mutants are hunted. */
  locate: { counts: readonly number[] } | null
  /** What is proven already. */
  done: readonly string[]
  /** Mutants that tests must kill: by file and title. */
  kept: Record<string, readonly number[]> | null
  /** Whether a mutant that one rule has found is no other's. */
  own?: boolean
  /** The highest number of a mutant. */
  most: number
  /** What a test was tried for in vain: target and test. */
  tried: readonly string[]
  /** Tests to leave out: they hang or leave something behind. */
  skip: readonly string[]
  results: string
  progress: string
}

const plan: Plan = JSON.parse(readFileSync(process.env.MUTANTS_PLAN ?? "", "utf8"))
const done = new Set(plan.done)
const skip = new Set(plan.skip)
const tried = new Set(plan.tried)
const taken = new Set<number>()
/** The function of a test. */
type Run = () => unknown
const NAMED = /\b[1-9]\d{2}\.\d+[a-z]?\b(?!@)|S\d{3}-[^\]\s]+(?=\])/g

/** Milliseconds that are spent on one thing that a test names. */
const PATIENCE = 6000

/** Runs each test with the mutants of what its title names, one awake at a time, until one of them is noticed. */
export default class MutantRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test)
    const name = `${test.file.name}\t${test.name}`
    if (skip.has(name)) return
    if (plan.kept !== null) await check(name, plan.kept[name] ?? [], run)
    else await hunt(name, test.name, run)
  }
}

/** Each of these mutants must be noticed. */
async function check(name: string, numbers: readonly number[], run: Run): Promise<void> {
  if (numbers.length === 0) return
  note(name, 0)
  const most = await roundsAsleep(run)
  if (most < 0) return write({ name, number: 0, fails: true })
  for (const number of numbers) {
    note(name, number)
    write({ name, number, killed: await notices(run, number, most) })
  }
  await mustBeClean(name, run, most)
}

async function hunt(name: string, title: string, run: Run): Promise<void> {
  const wanted = [...new Set(title.match(NAMED) ?? [])].filter(
    (target) =>
      !done.has(target) &&
      !tried.has(`${target}\t${name}`) &&
      (plan.locate !== null || (plan.tries[target]?.length ?? 0) > 0),
  )
  if (wanted.length === 0) return
  note(name, 0)
  __mutants.reached = new Uint8Array(plan.most + 1)
  const most = await roundsAsleep(run)
  if (most < 0) return write({ name, number: 0, fails: true })
  const reached = __mutants.reached
  if (plan.locate?.counts.length === 0) return write({ name, number: 0, reached: numbersIn(reached) })
  for (const target of wanted)
    await (plan.locate === null
      ? huntFor(
          target,
          (plan.tries[target] ?? []).filter((number) => reached[number] === 1),
          name,
          run,
          most,
        )
      : locate(target, rarest(reached, plan.locate.counts), name, run, most))
  await mustBeClean(name, run, most)
}

async function huntFor(
  target: string,
  tries: readonly number[],
  name: string,
  run: Run,
  most: number,
): Promise<void> {
  const end = Date.now() + PATIENCE
  let count = 0
  for (const number of tries) {
    if (Date.now() > end) break
    if (taken.has(number)) continue
    note(name, number)
    count++
    if (!(await notices(run, number, most))) continue
    done.add(target)
    if (plan.own) taken.add(number)
    return write({ target, key: plan.keys[number], name, number, killed: true })
  }
  write({ target, name, number: 0, tried: count, killed: false })
}

/** Tells of up to three functions in which a mutant is noticed, those first that few tests come by. */
async function locate(
  target: string,
  tries: readonly number[],
  name: string,
  run: Run,
  most: number,
): Promise<void> {
  const end = Date.now() + PATIENCE
  const found = new Set<string>()
  for (const number of tries) {
    const place = placeOf(number)
    if (Date.now() > end || found.size === 3) break
    if (found.has(place)) continue
    note(name, number)
    if (await notices(run, number, most)) found.add(place)
  }
  done.add(target)
  write({ target, name, number: 0, located: [...found] })
}

/** File and function of a mutant. */
function placeOf(number: number): string {
  return plan.keys[number].split(":").slice(0, 2).join(":")
}

function rarest(reached: Uint8Array, counts: readonly number[]): number[] {
  return numbersIn(reached).sort((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0))
}

function numbersIn(reached: Uint8Array): number[] {
  return [...reached.keys()].filter((number) => reached[number] === 1)
}

/** How many rounds of loops the test may take, several times as many as without a mutant; -1 when it fails. */
async function roundsAsleep(run: Run): Promise<number> {
  __mutants.rounds = 0
  __mutants.most = Number.POSITIVE_INFINITY
  try {
    await run()
  } catch {
    return -1
  }
  return __mutants.rounds * 20 + 20_000
}

async function notices(run: Run, number: number, most: number): Promise<boolean> {
  __mutants.awake = number
  __mutants.rounds = 0
  __mutants.most = most
  try {
    await run()
    return false
  } catch {
    return true
  } finally {
    __mutants.awake = 0
    __mutants.most = Number.POSITIVE_INFINITY
  }
}

/** What a mutant left in a module would be seen by the tests that follow: then the process ends here. */
async function mustBeClean(name: string, run: Run, most: number): Promise<void> {
  if (!(await notices(run, 0, most))) return
  write({ name, number: 0, unclean: true })
  process.exit(9)
}

function note(name: string, number: number): void {
  writeFileSync(plan.progress, JSON.stringify({ name, number }))
}

function write(result: object): void {
  appendFileSync(plan.results, `${JSON.stringify(result)}\n`)
}
