// `npm run build`: builds the libraries' JavaScript and types, the command's bundle and the page it serves, each into its package's dist.
import { spawnSync } from "node:child_process"
import { cpSync, rmSync } from "node:fs"
import { join } from "node:path"
import { build as buildSite } from "vite"
import { bundleCommand } from "../bundle.mjs"
import { isProgram } from "../source.mjs"
import { libraries, published, ROOT } from "./workspaces.mjs"

/** Clean build, so that no output of a deleted file remains. */
export async function build() {
  for (const { folder } of published()) rmSync(join(folder, "dist"), { recursive: true, force: true })
  const tsc = join(ROOT, "node_modules/.bin/tsc")
  const { status } = spawnSync(tsc, ["-b", ...libraries().map(({ folder }) => folder)], { stdio: "inherit" })
  if (status !== 0) throw new Error("the packages could not be compiled")
  await bundleCommand()
  await buildPage()
}

/** Builds the table's page, which `apnap serve` finds next to the program. */
async function buildPage() {
  const web = join(ROOT, "packages/web")
  await buildSite({ root: web, logLevel: "error" })
  cpSync(join(web, "dist/site"), join(ROOT, "packages/cli/dist/site"), { recursive: true })
}

if (isProgram(import.meta.url)) await build()
