// `npm run packages`: builds and packs every published package, checks the tarballs, and tries them in an empty project.
import { spawnSync } from "node:child_process"
import { mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { build } from "./build.mjs"
import { stage } from "./stage.mjs"
import { tryOut } from "./try-out.mjs"
import { published, ROOT } from "./workspaces.mjs"

const TARBALLS = join(ROOT, "artefacts/packages")

/**
 * Packs a folder. Returns the tarball and the paths inside it.
 * @param {string} folder
 * @returns {{ tarball: string, files: string[], bytes: number }}
 */
function pack(folder) {
  const { status, stdout, stderr } = spawnSync(
    "npm",
    ["pack", "--json", "--loglevel=error", "--pack-destination", TARBALLS],
    { cwd: folder, encoding: "utf8" },
  )
  if (status !== 0) throw new Error(`npm pack failed in ${folder}: ${stderr}`)
  const [{ filename, files, size }] = JSON.parse(stdout)
  return {
    tarball: join(TARBALLS, filename),
    files: files.map((/** @type {{ path: string }} */ file) => file.path),
    bytes: size,
  }
}

/** Files that don't belong in a tarball. @param {string[]} files */
function strays(files) {
  return files.filter((file) => /\.map$|\.test\.|(^|\/)testing\/|^src\/|\.tsbuildinfo$/.test(file))
}

/**
 * Runs a tarball checker. Returns whether it passed.
 * @param {string} name
 * @param {string[]} options
 */
function passes(name, options) {
  const { status, stdout, stderr } = spawnSync(join(ROOT, "node_modules/.bin", name), options, {
    encoding: "utf8",
  })
  if (status !== 0) console.error(stdout + stderr)
  return status === 0
}

await build()
rmSync(TARBALLS, { recursive: true, force: true })
mkdirSync(TARBALLS, { recursive: true })
const tarballs = []
for (const workspace of published()) {
  const { name, exports } = workspace.manifest
  const { tarball, files, bytes } = pack(stage(workspace))
  tarballs.push(tarball)
  const faults = strays(files).map((file) => `holds ${file}`)
  if (name === "apnap" && !files.includes("dist/site/index.html")) faults.push("the page is missing")
  if (!passes("publint", ["run", tarball, "--strict"])) faults.push("publint")
  // Importable packages must resolve with their types; the command has none.
  if (
    exports !== undefined &&
    !passes("attw", ["--profile", "esm-only", "--no-emoji", "--no-color", tarball])
  )
    faults.push("attw")
  console.log(
    `${name}: ${files.length} files, ${Math.round(bytes / 1024)} KB${faults.map((f) => `, ${f}`).join("")}`,
  )
  if (faults.length > 0) process.exitCode = 1
}
if (process.exitCode === undefined) await tryOut(tarballs)
