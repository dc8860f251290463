import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, relative } from "node:path"
import { afterAll, expect, it } from "vitest"
import { ROOT, workspaces } from "./workspaces.mjs"

const folder = mkdtempSync(join(tmpdir(), "apnap-versions-"))
afterAll(() => rmSync(folder, { recursive: true }))

it("a change of one package raises the version of all, and what they need of each other", () => {
  const manifests = workspaces().map((w) => join(relative(ROOT, w.folder), "package.json"))
  for (const path of ["package.json", ...manifests]) {
    mkdirSync(join(folder, path, ".."), { recursive: true })
    cpSync(join(ROOT, path), join(folder, path))
  }
  mkdirSync(join(folder, ".changeset"))
  cpSync(join(ROOT, ".changeset/config.json"), join(folder, ".changeset/config.json"))
  writeFileSync(join(folder, ".changeset/some.md"), `---\n"@apnap/cards": major\n---\n\nA change.\n`)

  const changeset = join(ROOT, "node_modules/.bin/changeset")
  const { status, stdout, stderr } = spawnSync(changeset, ["version"], { cwd: folder, encoding: "utf8" })
  expect(status, stdout + stderr).toBe(0)

  const raised = manifests.map((path) => JSON.parse(readFileSync(join(folder, path), "utf8")))
  const [{ version }] = raised
  expect(version).not.toBe(workspaces()[0].manifest.version)
  for (const manifest of raised) {
    expect(manifest.version, manifest.name).toBe(version)
    for (const [name, wanted] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }))
      if (name.startsWith("@apnap/")) expect(wanted, `${manifest.name} needs ${name}`).toBe(version)
  }
})
