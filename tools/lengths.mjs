// Checks that no function in a component file has more than 60 lines: the linter's own rule doesn't count lines of JSX.
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parseSync, Visitor } from "oxc-parser"
import { byPlace, isProgram, isTest, lineOf, report, sourceFiles } from "./source.mjs"

const MOST = 60

/** @param {string} root */
export function findLong(root) {
  return sourceFiles(root)
    .filter((file) => file.endsWith(".tsx") && !isTest(file))
    .flatMap((file) => longFunctions(file, readFileSync(join(root, file), "utf8")))
    .sort(byPlace)
}

/**
 * @param {string} file
 * @param {string} source
 */
export function longFunctions(file, source) {
  /** @type {{ file: string, line: number, message: string }[]} */
  const found = []
  /** @param {{ start: number, end: number }} place */
  const look = ({ start, end }) => {
    const line = lineOf(source, start)
    const lines = lineOf(source, end) - line + 1
    if (lines > MOST)
      found.push({ file, line, message: `a function of ${lines} lines; at most ${MOST} are allowed` })
  }
  new Visitor({
    FunctionDeclaration: look,
    FunctionExpression: look,
    ArrowFunctionExpression: look,
  }).visit(parseSync(file, source).program)
  return found
}

if (isProgram(import.meta.url)) report("lengths", findLong(process.cwd()))
