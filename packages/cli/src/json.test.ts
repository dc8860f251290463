import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Command } from "commander"
import { afterAll, afterEach, describe, expect, it, vi } from "vitest"
import { jsonOption, tell } from "./json.ts"

const folder = mkdtempSync(join(tmpdir(), "apnap-json-"))
afterAll(() => rmSync(folder, { recursive: true }))

const written: string[] = []
const output = vi.spyOn(process.stdout, "write").mockImplementation((text) => {
  written.push(String(text))
  return true
})
afterAll(() => output.mockRestore())
afterEach(() => written.splice(0))

const run = (...args: string[]) =>
  jsonOption(new Command("sum"))
    .action(({ json }) =>
      tell(
        json,
        () => ({ sum: 2 }),
        () => "It is two.",
      ),
    )
    .parseAsync(args, { from: "user" })

describe("--json", () => {
  it("without it, words", async () => {
    await run()
    expect(written).toEqual(["It is two.\n"])
  })

  it("alone, data on standard output and nothing else", async () => {
    await run("--json")
    expect(JSON.parse(written.join(""))).toEqual({ sum: 2 })
  })

  it("with a file, data in the file and words on standard output", async () => {
    const file = join(folder, "sum.json")
    await run("--json", file)
    expect(written).toEqual(["It is two.\n"])
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({ sum: 2 })
  })
})
