// Reads this repository's packages from their manifests.
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

export const ROOT = fileURLToPath(new URL("../..", import.meta.url))

/** @typedef {{ [condition: string]: string }} Conditions */
/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {boolean} [private]
 * @property {boolean | string[]} [sideEffects]
 * @property {{ [path: string]: Conditions }} [exports]
 * @property {{ [name: string]: string }} [bin]
 * @property {string[]} [files]
 * @property {{ [name: string]: string }} [dependencies]
 * @property {{ [name: string]: string }} [devDependencies]
 * @property {{ directory?: string }} [publishConfig]
 */
/** @typedef {{ folder: string, manifest: Manifest }} Workspace */

/** The export condition that resolves to source inside the repository. */
export const SOURCE = "@apnap/source"

/** @returns {Workspace[]} */
export function workspaces() {
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"))
  return workspaces.map((/** @type {string} */ path) => {
    const folder = join(ROOT, path)
    return { folder, manifest: JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) }
  })
}

/** The published packages. */
export function published() {
  return workspaces().filter(({ manifest }) => manifest.private !== true)
}

/** The published packages that programs import. */
export function libraries() {
  return published().filter(({ manifest }) => manifest.exports !== undefined)
}
