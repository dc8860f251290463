import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, describe, expect, it } from "vitest"
import { copyAnswer } from "../packages/engine/src/state/answers/copy-answer.ts"
import { bundle } from "./bundle.mjs"

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const modules = at("node_modules/.cache")
mkdirSync(modules, { recursive: true })
/** Where the packages of the workspace are found. */
const folder = mkdtempSync(join(modules, "readme-"))
afterAll(() => rmSync(folder, { recursive: true }))

/** What a program prints that is written in a page. */
async function outputOf(example: string, name: string): Promise<string> {
  const file = join(folder, `${name}.ts`)
  writeFileSync(file, example)
  await bundle(file, folder)
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, `${name}.js`)], { encoding: "utf8" })
  expect(stderr).toBe("")
  return stdout
}

const examplesOf = (page: string) =>
  [...readFileSync(at(page), "utf8").matchAll(/```ts\n(.*?)\n```/gs)].map(([, example]) => example)

it("the example of the README runs, and tells how the game ended with rule numbers", async () => {
  const [example] = examplesOf("README.md")
  expect(await outputOf(example, "readme")).toMatch(/^104\.\d[a-z] (Ana|Luc) .*(wins|loses)/m)
})

describe("the recipes run as they stand", () => {
  const [player, card, question] = examplesOf("docs/recipes.md")

  it("a player of one's own plays a game to its end", async () => {
    expect(player.split("\n").length).toBeLessThan(30)
    expect(await outputOf(player, "player")).toMatch(/^104\.\d[a-z] (Ana|Luc) .*(wins|loses)/m)
  })

  it("a card of one's own is told in words and is played with", async () => {
    expect(await outputOf(card, "card")).toBe("Vigilance\nWhen this creature enters, you gain 2 life.\n7\n")
  })

  it("a rules question is settled", async () => {
    expect(await outputOf(question, "question")).toBe("[]\npassed\n")
  })
})

describe("the page of decisions", () => {
  const page = readFileSync(at("docs/decisions.md"), "utf8")
  const rows = [...page.matchAll(/^\| `(\w+)` .*\| `(.*)` +\|$/gm)].map(
    ([, kind, example]) => [kind, example] as const,
  )

  it("has every kind of decision", () => {
    const source = readFileSync(at("packages/engine/src/state/decision.ts"), "utf8")
    const kinds = [...source.matchAll(/^ {2}kind: "(\w+)"/gm)].map(([, kind]) => kind)
    expect(rows.map(([kind]) => kind)).toEqual(kinds)
  })

  it.each(rows)("%s: the example is an answer", (_, example) => {
    expect(copyAnswer(JSON.parse(example))).toEqual(JSON.parse(example))
  })
})
