// Shared by the checks in this folder: finds source files, and tells comments, strings and code apart.
import { existsSync, readdirSync } from "node:fs"
import { join, relative, sep } from "node:path"
import { pathToFileURL } from "node:url"

/** @typedef {{ kind: "comment" | "string", text: string, at: number }} Piece */

/**
 * Every source file of the packages, relative to `root`, with forward slashes, sorted.
 * @param {string} root
 */
export function sourceFiles(root) {
  const packages = join(root, "packages")
  return directories(packages)
    .flatMap((name) => ["src", "test"].flatMap((part) => filesBelow(join(packages, name, part))))
    .filter((file) => /\.[cm]?tsx?$/.test(file))
    .map((file) => relative(root, file).split(sep).join("/"))
    .sort()
}

/** @param {string} directory */
export function directories(directory) {
  if (!existsSync(directory)) return []
  const entries = readdirSync(directory, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
}

/**
 * @param {string} directory
 * @returns {string[]}
 */
export function filesBelow(directory) {
  if (!existsSync(directory)) return []
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

/**
 * The comments and strings of a source text. Good enough for our own code, not a full tokenizer: a quote inside
 * a regular expression can mislead it until the end of that line.
 * @param {string} source
 * @returns {Piece[]}
 */
export function pieces(source) {
  const pattern =
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`/g
  return [...source.matchAll(pattern)].map((match) => ({
    kind: /^\/[/*]/.test(match[0]) ? "comment" : "string",
    text: match[0],
    at: match.index,
  }))
}

/**
 * @param {string} source
 * @param {number} at
 */
export function lineOf(source, at) {
  let line = 1
  for (let i = source.indexOf("\n"); i >= 0 && i < at; i = source.indexOf("\n", i + 1)) line++
  return line
}

/** @param {string} file */
export function isTest(file) {
  return /\.test\.[cm]?tsx?$/.test(file) || /\/(test|testing)\//.test(file)
}

/**
 * Orders findings by file, then by line number.
 * @param {{ file: string, line: number }} a
 * @param {{ file: string, line: number }} b
 */
export function byPlace(a, b) {
  return a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line
}

/**
 * Whether the module was run directly, not imported.
 * @param {string} moduleUrl
 */
export function isProgram(moduleUrl) {
  return process.argv[1] !== undefined && moduleUrl === pathToFileURL(process.argv[1]).href
}

/**
 * Prints the findings and sets the exit code.
 * @param {string} check
 * @param {{ file: string, line: number, message: string }[]} findings
 */
export function report(check, findings) {
  for (const { file, line, message } of findings) console.error(`${file}:${line} ${message}`)
  console.log(findings.length === 0 ? `${check}: ok` : `${check}: ${findings.length} found`)
  if (findings.length > 0) process.exitCode = 1
}
