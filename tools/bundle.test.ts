import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { bundle, bundleVersion } from "./bundle.mjs"

const folder = mkdtempSync(join(tmpdir(), "apnap-bundle-"))
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const run = () => spawnSync(process.execPath, [join(folder, "out/program.js")], { encoding: "utf8" }).stdout

describe("A bundle", () => {
  it("holds what the program imports", async () => {
    write("part.ts", "export const part: string = 'whole'\n")
    await bundle(
      write("program.ts", "import { part } from './part.ts'\nconsole.log(part)\n"),
      join(folder, "out"),
    )
    expect(run()).toBe("whole\n")
  })

  it("stays as it was when something is missing, which is named", async () => {
    const broken = write("program.ts", "import './nowhere.ts'\n")
    await expect(bundle(broken, join(folder, "out"))).rejects.toThrow("nowhere.ts")
    expect(run()).toBe("whole\n")
  })

  it("is that of a program that runs to its end, though another is made meanwhile", async () => {
    const worker = (says: string) => write("worker.ts", `console.log("${says}")\n`)
    const main = write(
      "main.ts",
      `import { Worker } from "node:worker_threads"
      console.log("running")
      process.stdin.once("data", () => new Worker(new URL("worker.js", import.meta.url)).once("exit", () => process.stdin.destroy()))\n`,
    )
    const directory = join(folder, "versions")
    await bundleVersion([worker("first"), main], directory, "1")
    const program = spawn(process.execPath, [join(directory, "main.js")])
    const printed: string[] = []
    program.stdout.setEncoding("utf8").on("data", (line: string) => printed.push(line))
    await once(program.stdout, "data")
    await bundleVersion([worker("second"), main], directory, "2")
    program.stdin.write("go on\n")
    await once(program, "close")
    expect(printed.join("")).toBe("running\nfirst\n")
  })
})
