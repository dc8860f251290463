import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { bundle } from "./bundle.mjs"

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
})
