// A typedoc plugin that names modules by their import paths.
import { join, relative } from "node:path"
import { libraries, ROOT, SOURCE } from "./workspaces.mjs"

/** Maps typedoc's name of an entry point to its import path. */
function names() {
  return new Map(
    libraries().flatMap(({ folder, manifest }) =>
      Object.entries(manifest.exports ?? {}).map(([path, conditions]) => {
        const file = relative(join(ROOT, "packages"), join(folder, conditions[SOURCE]))
        return /** @type {const} */ ([file.replace(/(\/index)?\.ts$/, ""), manifest.name + path.slice(1)])
      }),
    ),
  )
}

/** @typedef {{ name: string }} Module */
/** @typedef {(context: { project: { children?: Module[] } }) => void} Listener */

/** @param {{ converter: { on: (event: string, act: Listener) => void } }} app */
export function load({ converter }) {
  const called = names()
  converter.on("resolveBegin", ({ project }) => {
    for (const module of project.children ?? []) module.name = called.get(module.name) ?? module.name
  })
}
