// `npm run build`: JavaScript and types of the libraries, and the bundle of the command, each in the package's dist.
import { spawnSync } from "node:child_process"
import { rmSync } from "node:fs"
import { join } from "node:path"
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
}

if (isProgram(import.meta.url)) await build()
