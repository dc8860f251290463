import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, expect, it } from "vitest"
import { bundle } from "./bundle.mjs"

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const modules = at("node_modules/.cache")
mkdirSync(modules, { recursive: true })
/** Where the packages of the workspace are found. */
const folder = mkdtempSync(join(modules, "readme-"))
afterAll(() => rmSync(folder, { recursive: true }))

it("the example of the README runs, and tells how the game ended with rule numbers", async () => {
  const [, example] = /```ts\n(.*?)\n```/s.exec(readFileSync(at("README.md"), "utf8"))!
  const file = join(folder, "example.ts")
  writeFileSync(file, example)
  await bundle(file, folder)
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, "example.js")], { encoding: "utf8" })
  expect(stderr).toBe("")
  expect(stdout).toMatch(/^104\.\d[a-z] (Ana|Luc) .*(wins|loses)/m)
})
