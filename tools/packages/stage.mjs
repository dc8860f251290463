// Stages the published files of a package in its `release` folder (`publishConfig.directory`), because the package folder holds more.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { filesBelow } from "../source.mjs"
import { SOURCE } from "./workspaces.mjs"

/** @typedef {import("./workspaces.mjs").Manifest} Manifest */

/**
 * Writes the package to its release folder. Returns that folder.
 * @param {import("./workspaces.mjs").Workspace} workspace whose dist is built
 */
export function stage({ folder, manifest }) {
  const release = join(folder, manifest.publishConfig?.directory ?? "release")
  rmSync(release, { recursive: true, force: true })
  mkdirSync(release, { recursive: true })
  for (const part of [...(manifest.files ?? []), "README.md", "LICENSE"])
    cpSync(join(folder, part), join(release, part), { recursive: true, filter: isPublished })
  for (const file of filesBelow(release).filter((file) => /\.(js|d\.ts)$/.test(file)))
    writeFileSync(file, withoutMap(readFileSync(file, "utf8")))
  writeFileSync(join(release, "package.json"), `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`)
  return release
}

/** Maps lead to sources that are not published; the rest are notes of the build. @param {string} path */
export function isPublished(path) {
  return (
    !/\.(map|tsbuildinfo)$|\.test\.|(^|[\\/])(testing|sources\.txt)$/.test(path) &&
    basename(path) !== "node_modules"
  )
}

/** @param {string} code */
export function withoutMap(code) {
  return code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, "\n")
}

/**
 * The manifest without fields that only this repository needs.
 * @param {Manifest} manifest
 */
export function publishedManifest({ devDependencies: _, publishConfig: __, ...manifest }) {
  const exports =
    manifest.exports &&
    Object.fromEntries(
      Object.entries(manifest.exports).map(([path, { [SOURCE]: _, ...conditions }]) => [path, conditions]),
    )
  const { sideEffects } = manifest
  return {
    ...manifest,
    ...(exports && { exports }),
    ...(Array.isArray(sideEffects) && {
      sideEffects: sideEffects.filter((pattern) => !pattern.startsWith("./src/")),
    }),
  }
}
