// Imports only go down: between packages, and between the rooms of the engine (floors.json, docs/architecture.md).
import { readFileSync } from "node:fs"
import { join, posix } from "node:path"
import { byPlace, directories, isProgram, isTest, lineOf, pieces, report, sourceFiles } from "./source.mjs"

/**
 * Both lists go from the bottom floor up.
 * @typedef {{ packages: string[][], engine: string[][] }} Floors
 * @typedef {{ file: string, line: number, message: string }} Breach
 */

/**
 * @param {string} root
 * @param {Floors} floors
 * @returns {Breach[]}
 */
export function findBreaches(root, floors) {
  const files = sourceFiles(root).filter((file) => !isTest(file))
  return [...homeless(root, files, floors), ...files.flatMap((file) => inFile(root, file, floors))].sort(
    byPlace,
  )
}

/**
 * Packages and rooms that are in no floor.
 * @param {string} root
 * @param {string[]} files
 * @param {Floors} floors
 * @returns {Breach[]}
 */
function homeless(root, files, floors) {
  const packages = directories(join(root, "packages"))
    .filter((name) => floorOf(floors.packages, name) < 0)
    .map((name) => ({ file: `packages/${name}`, line: 1, message: "package is in no floor" }))
  const rooms = new Set(files.map(roomOf).filter((room) => room !== null && floorOf(floors.engine, room) < 0))
  const unlisted = [...rooms].map((room) => ({
    file: `packages/engine/src/${room}`,
    line: 1,
    message: "room is in no floor",
  }))
  return [...packages, ...unlisted]
}

/**
 * @param {string} root
 * @param {string} file
 * @param {Floors} floors
 * @returns {Breach[]}
 */
function inFile(root, file, floors) {
  const source = readFileSync(join(root, file), "utf8")
  const breaches = []
  for (const { specifier, at } of imports(source)) {
    const message = breach(file, specifier, floors)
    if (message !== null) breaches.push({ file, line: lineOf(source, at), message })
  }
  return breaches
}

/**
 * What is wrong with this import, if anything.
 * @param {string} file
 * @param {string} specifier
 * @param {Floors} floors
 */
function breach(file, specifier, floors) {
  const from = packageOf(file)
  const relative = specifier.startsWith(".")
  const target = relative ? posix.join(posix.dirname(file), specifier) : null
  const to = target !== null ? packageOf(target) : (/^@apnap\/([^/]+)/.exec(specifier)?.[1] ?? null)

  if (to === null) {
    return from === "engine" ? `the engine has no outside imports: ${specifier}` : null
  }
  if (to !== from) {
    if (relative) return `leaves the package by a relative path: ${specifier}`
    const [here, there] = [floorOf(floors.packages, from), floorOf(floors.packages, to)]
    return there >= 0 && there < here ? null : `${from} may not import ${to}`
  }
  if (target === null) return `a package imports itself by relative paths: ${specifier}`
  if (isTest(target)) return `imports test code: ${specifier}`

  const [room, wanted] = [roomOf(file), roomOf(target)]
  if (room === null || wanted === null) return null
  const [here, there] = [floorOf(floors.engine, room), floorOf(floors.engine, wanted)]
  return there <= here ? null : `${room} (floor ${here}) may not import ${wanted} (floor ${there})`
}

/**
 * The import specifiers of a source text: static, side-effect, re-exported, dynamic, and `import("…")` types.
 * @param {string} source
 */
function imports(source) {
  return pieces(source)
    .filter(
      ({ kind, at }) =>
        kind === "string" && /(\bfrom|\bimport)\s*\(?\s*$/.test(source.slice(0, at).slice(-40)),
    )
    .map(({ text, at }) => ({ specifier: text.slice(1, -1), at }))
}

/** @param {string} path */
function packageOf(path) {
  return /^packages\/([^/]+)\//.exec(path)?.[1] ?? ""
}

/**
 * The engine's room that a path is in: the first name below `src`.
 * @param {string} path
 */
function roomOf(path) {
  return /^packages\/engine\/src\/([^/]+)/.exec(path)?.[1] ?? null
}

/**
 * @param {string[][]} floors
 * @param {string} name
 */
function floorOf(floors, name) {
  return floors.findIndex((names) => names.includes(name))
}

if (isProgram(import.meta.url)) {
  const floors = JSON.parse(readFileSync(new URL("floors.json", import.meta.url), "utf8"))
  report("floors", findBreaches(process.cwd(), floors))
}
