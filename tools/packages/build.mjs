// `npm run build`: JavaScript and types of the libraries, the bundle of the command and the page that it serves, each in the package's dist.
import { spawnSync } from "node:child_process"
import { cpSync, rmSync } from "node:fs"
import { join } from "node:path"
import { build as buildSite } from "vite"
import { bundleCommand } from "../bundle.mjs"
import { isProgram } from "../source.mjs"
import { libraries, published, ROOT } from "./workspaces.mjs"

/** Builds from nothing, so that no output of a file that is gone stays. */
export async function build() {
  for (const { folder } of published()) rmSync(join(folder, "dist"), { recursive: true, force: true })
  const tsc = join(ROOT, "node_modules/.bin/tsc")
  const { status } = spawnSync(tsc, ["-b", ...libraries().map(({ folder }) => folder)], { stdio: "inherit" })
  if (status !== 0) throw new Error("the packages could not be compiled")
  await bundleCommand()
  await buildPage()
}

/** The table's page, which `apnap serve` finds beside the program. */
async function buildPage() {
  const web = join(ROOT, "packages/web")
  await buildSite({ root: web, logLevel: "error" })
  cpSync(join(web, "dist/site"), join(ROOT, "packages/cli/dist/site"), { recursive: true })
}

if (isProgram(import.meta.url)) await build()
