import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, expect, test } from "vitest"
import { findBreaches } from "./floors.mjs"

const floors = {
  packages: [["engine"], ["cards"], ["web", "server"]],
  rooms: { engine: [["state"], ["turn"], ["index.ts"]], web: [["protocol"], ["table"]] },
  circles: [{ why: "they read each other", files: ["engine/src/state/p.ts", "engine/src/state/q.ts"] }],
}
const roots: string[] = []

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

/** The breaches, as printed, in a repository of these files (paths below `packages/`). */
function breaches(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), "apnap-floors-"))
  roots.push(root)
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, "packages", path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const exist = floors.circles.filter(({ files: [file] }) => `${file}` in files)
  return findBreaches(root, { ...floors, circles: exist }).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  )
}

test("imports down and along a floor are fine", () => {
  expect(
    breaches({
      "engine/src/index.ts": `export * from "./turn/step.ts"\n`,
      "engine/src/turn/step.ts": `import type { State } from "../state/state.ts"\nimport "./other.ts"\n`,
      "engine/src/state/state.ts": "",
      "cards/src/index.ts": `import { z } from "zod"\nimport { Game } from "@apnap/engine"\nimport "./deep/x.ts"\n`,
    }),
  ).toEqual([])
})

test("an import of a room above is a breach, whatever its form, in file and line order", () => {
  const up = "state (floor 0) may not import turn (floor 1)"
  expect(
    breaches({
      "engine/src/state/b.ts": `\nimport {\n  a,\n} from "../turn/step.ts"\nexport type T = import('../turn/step.ts').T\n`,
      "engine/src/state/a.ts": `import "../turn/step.ts"\nexport * from "../turn/step.ts"\nawait import(\n  "../turn/step.ts")\n`,
    }),
  ).toEqual([
    `packages/engine/src/state/a.ts:1 ${up}`,
    `packages/engine/src/state/a.ts:2 ${up}`,
    `packages/engine/src/state/a.ts:4 ${up}`,
    `packages/engine/src/state/b.ts:4 ${up}`,
    `packages/engine/src/state/b.ts:5 ${up}`,
  ])
})

test("comments do not import", () => {
  expect(
    breaches({ "engine/src/state/a.ts": `// import "../turn/a.ts"\n/** import x from "@apnap/cards" */\n` }),
  ).toEqual([])
})

test("packages import only packages below, by name, and the engine nothing", () => {
  expect(
    breaches({
      "engine/src/state/a.ts": `import "@apnap/cards"\nimport "node:fs"\nimport "@apnap/engine"\n`,
      "cards/src/a.ts": `import "../../engine/src/index.ts"\n`,
      "web/src/table/a.ts": `import "@apnap/server"\n`,
    }),
  ).toEqual([
    "packages/cards/src/a.ts:1 leaves the package by a relative path: ../../engine/src/index.ts",
    "packages/engine/src/state/a.ts:1 engine may not import cards",
    "packages/engine/src/state/a.ts:2 the engine has no outside imports: node:fs",
    "packages/engine/src/state/a.ts:3 a package imports itself by relative paths: @apnap/engine",
    "packages/web/src/table/a.ts:1 web may not import server",
  ])
})

test("a room or package in no floor is a breach", () => {
  expect(breaches({ "engine/src/attic/a.ts": "", "engine/src/loose.ts": "", "shed/src/a.ts": "" })).toEqual([
    "packages/engine/src/attic:1 room is in no floor",
    "packages/engine/src/loose.ts:1 room is in no floor",
    "packages/shed:1 package is in no floor",
  ])
})

test("tests and testing/ may import anything, but nothing else may import them", () => {
  expect(
    breaches({
      "engine/src/state/a.test.ts": `import "../turn/a.ts"\n`,
      "engine/src/testing/table.ts": `import "../index.ts"\n`,
      "engine/src/state/a.ts": `import "../testing/table.ts"\n`,
    }),
  ).toEqual(["packages/engine/src/state/a.ts:1 imports test code: ../testing/table.ts"])
})

test("the rooms of any package that has floors are held to them", () => {
  expect(
    breaches({
      "web/src/protocol/a.ts": `import type { T } from "../table/b.ts"\n`,
      "web/src/table/b.ts": `import "../protocol/a.ts"\n`,
      "cards/src/a/b.ts": `import "../c/d.ts"\n`,
    }),
  ).toEqual(["packages/web/src/protocol/a.ts:1 protocol (floor 0) may not import table (floor 1)"])
})

test("a circle of value imports is a breach unless it is named; imports of types make none", () => {
  const named = {
    "engine/src/state/p.ts": `import { q } from "./q.ts"\n`,
    "engine/src/state/q.ts": `import { p } from "./p.ts"\n`,
  }
  expect(breaches(named)).toEqual([])
  expect(
    breaches({
      ...named,
      "engine/src/turn/a.ts": `import {\n  type A,\n  b,\n} from "./b.ts"\n`,
      "engine/src/turn/b.ts": `import { a } from "./a.ts"\n`,
      "engine/src/turn/c.ts": `import { type D } from "./d.ts"\nimport type { D as E } from "./d.ts"\n`,
      "engine/src/turn/d.ts": `import { c } from "./c.ts"\n`,
    }),
  ).toEqual(["packages/engine/src/turn/a.ts:1 circle of imports: packages/engine/src/turn/b.ts"])
  expect(breaches({ ...named, "engine/src/state/q.ts": "" })).toEqual([
    "packages/engine/src/state/p.ts:1 the circle named in floors.json is another, or none, now",
  ])
})
