// `npm run docs`: the documentation as a site that opens offline, in docs/site/dist: the guide (docs/*.md) and the API of each library.
import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { libraries, ROOT, SOURCE } from "./workspaces.mjs"

const SITE = join(ROOT, "docs/site")
const WRITTEN = join(ROOT, "artefacts/docs")

/** The first pages; the others follow alphabetically. */
const FIRST = ["face", "decisions", "recipes"]

function guide() {
  const pages = readdirSync(join(ROOT, "docs")).filter((file) => file.endsWith(".md"))
  const first = FIRST.map((page) => `${page}.md`)
  return [...first, ...pages.filter((page) => !first.includes(page)).sort()].map((page) =>
    join(ROOT, "docs", page),
  )
}

function entryPoints() {
  return libraries().flatMap(({ folder, manifest }) =>
    Object.values(manifest.exports ?? {}).map((conditions) => join(folder, conditions[SOURCE])),
  )
}

/** @param {string} command @param {string[]} options */
function run(command, ...options) {
  const { status } = spawnSync(command, options, { cwd: SITE, stdio: "inherit" })
  if (status !== 0) process.exit(status ?? 1)
}

if (!existsSync(join(SITE, "node_modules/typedoc"))) run("npm", "ci", "--no-audit", "--no-fund")
const entries = entryPoints()
const project = {
  extends: join(ROOT, "tsconfig.base.json"),
  compilerOptions: {
    noEmit: true,
    composite: false,
    declarationMap: false,
    sourceMap: false,
    types: ["node"],
    typeRoots: [join(ROOT, "node_modules/@types")],
  },
  files: entries,
}
const options = {
  name: "Apnap",
  plugin: [join(import.meta.dirname, "docs-names.mjs")],
  tsconfig: join(WRITTEN, "tsconfig.json"),
  readme: join(ROOT, "README.md"),
  entryPoints: entries,
  projectDocuments: guide(),
  out: join(SITE, "dist"),
  alwaysCreateEntryPointModule: true,
  disableGit: true,
  disableSources: true,
  excludeInternal: true,
  sort: ["source-order"],
  validation: { notExported: false, invalidLink: true, notDocumented: false },
}
mkdirSync(WRITTEN, { recursive: true })
writeFileSync(options.tsconfig, JSON.stringify(project))
writeFileSync(join(WRITTEN, "typedoc.json"), JSON.stringify(options))
run(process.execPath, "node_modules/typedoc/bin/typedoc", "--options", join(WRITTEN, "typedoc.json"))
