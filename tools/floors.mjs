// Checks that imports only go down: between packages, and between the rooms of a package with floors (floors.json, docs/architecture.md).
// floors.json also lists the accepted cycles of value imports, each with its reason.
import { readFileSync } from "node:fs"
import { join, posix } from "node:path"
import { findCircles } from "./circles.mjs"
import { imports } from "./imports.mjs"
import { byPlace, directories, isProgram, isTest, lineOf, report, sourceFiles } from "./source.mjs"

/**
 * Lists of floors go from the bottom up. A circle lists the files of an import cycle, as paths below `packages/`.
 * @typedef {{ why: string, files: string[] }} Circle
 * @typedef {{ packages: string[][], rooms: Record<string, string[][]>, circles: Circle[] }} Floors
 * @typedef {{ file: string, line: number, message: string }} Breach
 */

/**
 * @param {string} root
 * @param {Floors} floors
 * @returns {Breach[]}
 */
export function findBreaches(root, floors) {
  const files = sourceFiles(root).filter((file) => !isTest(file))
  return [
    ...homeless(root, files, floors),
    ...files.flatMap((file) => inFile(root, file, floors)),
    ...circles(root, files, floors),
  ].sort(byPlace)
}

/**
 * Packages and rooms that no floor lists.
 * @param {string} root
 * @param {string[]} files
 * @param {Floors} floors
 * @returns {Breach[]}
 */
function homeless(root, files, floors) {
  const packages = directories(join(root, "packages"))
    .filter((name) => floorOf(floors.packages, name) < 0)
    .map((name) => ({ file: `packages/${name}`, line: 1, message: "package is in no floor" }))
  const rooms = files
    .filter((file) => floorsOf(file, floors) !== null && roomFloor(file, floors) < 0)
    .map((file) => `packages/${packageOf(file)}/src/${roomOf(file)}`)
  const unlisted = [...new Set(rooms)].map((file) => ({ file, line: 1, message: "room is in no floor" }))
  return [...packages, ...unlisted]
}

/**
 * Cycles that floors.json does not list, and listed cycles that no longer exist.
 * @param {string} root
 * @param {string[]} files
 * @param {Floors} floors
 * @returns {Breach[]}
 */
function circles(root, files, floors) {
  const found = findCircles(root, files)
  const named = floors.circles.map((circle) => circle.files.map((file) => `packages/${file}`).sort())
  const has = (/** @type {string[][]} */ list, /** @type {string[]} */ circle) =>
    list.some((other) => other.join() === circle.join())
  const unknown = found
    .filter((circle) => !has(named, circle))
    .map((circle) => ({
      file: circle[0],
      line: 1,
      message: `circle of imports: ${circle.slice(1).join(", ")}`,
    }))
  const gone = named
    .filter((circle) => !has(found, circle))
    .map(([file]) => ({ file, line: 1, message: "the circle named in floors.json is another, or none, now" }))
  return [...unknown, ...gone]
}

/**
 * @param {string} root
 * @param {string} file
 * @param {Floors} floors
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
 * The error of this import, or null if it is allowed.
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
  if (floorsOf(file, floors) === null || roomOf(target) === null) return null

  const [here, there] = [roomFloor(file, floors), roomFloor(target, floors)]
  return there <= here
    ? null
    : `${roomOf(file)} (floor ${here}) may not import ${roomOf(target)} (floor ${there})`
}

/** @param {string} path */
function packageOf(path) {
  return /^packages\/([^/]+)\//.exec(path)?.[1] ?? ""
}

/**
 * The room of a path: the first folder below its package's `src`.
 * @param {string} path
 */
function roomOf(path) {
  return /^packages\/[^/]+\/src\/([^/]+)/.exec(path)?.[1] ?? null
}

/**
 * The floors of a file's package, or null if it has none.
 * @param {string} file
 * @param {Floors} floors
 */
function floorsOf(file, floors) {
  return roomOf(file) === null ? null : (floors.rooms[packageOf(file)] ?? null)
}

/**
 * @param {string} file
 * @param {Floors} floors
 */
function roomFloor(file, floors) {
  return floorOf(floorsOf(file, floors) ?? [], roomOf(file) ?? "")
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
