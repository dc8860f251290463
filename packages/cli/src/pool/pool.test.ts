import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { afterAll, describe, expect, it } from "vitest"
import { apnap, startApnap } from "../cards/testing/apnap.ts"

const folder = mkdtempSync(join(tmpdir(), "apnap-pool-"))
afterAll(() => rmSync(folder, { recursive: true }))

/** The command's output with 1 and with 3 worker threads. */
function withWorkers(...args: readonly string[]): string[] {
  return ["1", "3"].map((workers) => {
    const { stdout, stderr } = apnap(...args, "--workers", workers)
    expect(stderr).toBe("")
    return stdout
  })
}

describe("any number of workers gives the same totals", { timeout: 300_000 }, () => {
  it("of simulated games, which all come from their numbers", () => {
    const args = ["--deck", "burn", "--deck", "tokens", "--games", "37", "--seed", "5", "--json"]
    const [one, three] = withWorkers("sim", ...args).map((json) => ({
      ...JSON.parse(json),
      ...{ seconds: 0, gamesPerSecond: 0, decisionsPerSecond: 0 },
    }))
    expect(one.games).toBe(37)
    expect(three).toEqual(one)
  })

  it("of an arena", () => {
    const args = [
      "--players",
      "greedy,random",
      "--pairs",
      "2",
      "--seed",
      "5",
      "--budget",
      "3600000",
      "--json",
    ]
    const [one, three] = withWorkers("arena", ...args).map((json) => ({ ...JSON.parse(json), slowestMs: 0 }))
    expect(one.all.games).toBe(4)
    expect(three).toEqual(one)
  })

  it("of conformance and coverage", () => {
    const scenarios = new URL("../../../../scenarios/rules", import.meta.url).pathname
    const [one, three] = withWorkers("conformance", scenarios, "--filter", "508")
    expect(one).toMatch(/total +│ +[1-9]/)
    expect(three).toBe(one)
    const cards = Array.from({ length: 100 }, (_, i) =>
      JSON.stringify({
        name: `Bear ${i}`,
        layout: "normal",
        type_line: "Creature — Bear",
        oracle_text: i % 3 === 0 ? "Vigilance" : `Frobnicate ${i}.`,
      }),
    )
    const file = join(folder, "cards.jsonl")
    writeFileSync(file, cards.join("\n"))
    const [few, many] = withWorkers("cards", "coverage", file)
    expect(few).toMatch(/all cards +│ +100 +│ +34 /)
    expect(many).toBe(few)
  })
})

/** The output of a run interrupted after the given milliseconds. */
async function interrupted(after: number): Promise<{ told: string; said: string }> {
  const run = startApnap("sim", "--games", "1000000", "--workers", "2")
  const printed = Promise.all([text(run.stdout), text(run.stderr)])
  setTimeout(() => run.kill("SIGINT"), after)
  expect(await once(run, "exit")).toEqual([130, null])
  const [told, said] = await printed
  return { told, said }
}

describe("a run", { timeout: 300_000 }, () => {
  it("tells what was done when it is interrupted", async () => {
    // When the first games finish depends on the machine.
    let { told, said } = await interrupted(5_000)
    if (told === "") ({ told, said } = await interrupted(60_000))
    expect(said).toMatch(/^interrupted: /)
    expect(told).toMatch(/^[1-9]\d* games/)
  })

  it("names what goes wrong in a worker in one line", () => {
    const missing = join(folder, "none.jsonl")
    const scenarios = new URL("../../../../scenarios/rules", import.meta.url).pathname
    const { status, stderr } = apnap("conformance", scenarios, "--filter", "508", "--cards", missing)
    expect(stderr).toMatch(/^cli\/file: [^\n]*none\.jsonl[^\n]*\n$/)
    expect(status).toBe(1)
  })

  it.each([
    ["sim", "--workers", "0"],
    ["sim", "--workers", "1e9"],
    ["sim", "--games", "1e30"],
    ["sim", "--seed", "-1"],
    ["sim", "--seed", "1e15"],
    ["sim", "--budget", "0"],
    ["sim", "--seed", ""],
    ["serve", "--port", "70000"],
    ["arena", "--pairs", "1e7"],
    ["arena", "--lines", "x"],
    ["conformance", "scenarios/rules", "--baseline", "-3"],
  ])("refuses numbers out of bounds: %s %s %s", (...args) => {
    const { status, stderr } = apnap(...args)
    expect(stderr).toMatch(/^cli\/number: /)
    expect(status).toBe(1)
  })
})
