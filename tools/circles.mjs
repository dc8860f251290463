// Import cycles: files that need each other's values while loading. Accepted cycles are listed in floors.json; any other fails the check.
import { readFileSync } from "node:fs"
import { join, posix } from "node:path"
import { imports } from "./imports.mjs"

/**
 * The cycles of value imports among these files. Each cycle is sorted; cycles are ordered by their first file.
 * @param {string} root
 * @param {string[]} files
 * @returns {string[][]}
 */
export function findCircles(root, files) {
  const known = new Set(files)
  /** @type {Map<string, string[]>} */
  const graph = new Map(
    files.map((file) => [file, targetsOf(root, file).filter((target) => known.has(target))]),
  )
  return components(graph)
    .filter((circle) => circle.length > 1)
    .map((circle) => circle.sort())
    .sort(([a], [b]) => (a < b ? -1 : 1))
}

/**
 * @param {string} root
 * @param {string} file
 */
function targetsOf(root, file) {
  return imports(readFileSync(join(root, file), "utf8"))
    .filter(({ specifier, isType }) => specifier.startsWith(".") && !isType)
    .map(({ specifier }) => posix.join(posix.dirname(file), specifier))
}

/**
 * Tarjan's strongly connected components.
 * @param {Map<string, string[]>} graph
 */
function components(graph) {
  /** @type {Map<string, number>} */
  const index = new Map()
  /** @type {Map<string, number>} */
  const low = new Map()
  /** @type {string[]} */
  const stack = []
  /** @type {string[][]} */
  const found = []
  /** @param {string} file */
  const visit = (file) => {
    index.set(file, index.size)
    low.set(file, at(index, file))
    stack.push(file)
    for (const target of graph.get(file) ?? []) {
      if (!index.has(target)) visit(target)
      if (stack.includes(target)) low.set(file, Math.min(at(low, file), at(low, target)))
    }
    if (at(low, file) === at(index, file)) found.push(stack.splice(stack.indexOf(file)))
  }
  for (const file of graph.keys()) if (!index.has(file)) visit(file)
  return found
}

/**
 * @param {Map<string, number>} numbers
 * @param {string} file
 */
function at(numbers, file) {
  return numbers.get(file) ?? 0
}
