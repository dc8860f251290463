// Checks that every rule number cited in a comment or a test title exists in the current Comprehensive Rules. Numbers of earlier eras carry
// their era, like 420.5e@2003-07, and are not checked here.
//
// `node tools/citations.mjs --extract RULES.txt` rewrites rule-numbers.json from the text of the rules.
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { byPlace, isProgram, isTest, lineOf, pieces, report, sourceFiles } from "./source.mjs"

// A row id like [S001-420.1-2] is not a citation.
const citation = /(?<!\[S\d{3}-)\b[1-9]\d{2}\.\d+[a-z]?\b(?!@)/g
const titled = /\b(?:describe|it|test)(?:\.\w+)*(?:\([^()]*\))?\(\s*$/
const numbersFile = new URL("rule-numbers.json", import.meta.url)

/**
 * @param {string} root
 * @param {Set<string>} known
 */
export function findUnknown(root, known) {
  return sourceFiles(root)
    .flatMap((file) => {
      const source = readFileSync(join(root, file), "utf8")
      return citations(source, isTest(file))
        .filter(({ number }) => !known.has(number))
        .map(({ number, at }) => ({ file, line: lineOf(source, at), message: `no such rule: ${number}` }))
    })
    .sort(byPlace)
}

/**
 * @param {string} source
 * @param {boolean} withTitles
 */
export function citations(source, withTitles) {
  return pieces(source)
    .filter(
      ({ kind, at }) => kind === "comment" || (withTitles && titled.test(source.slice(0, at).slice(-200))),
    )
    .flatMap(({ text, at }) =>
      [...text.matchAll(citation)].map((match) => ({ number: match[0], at: at + match.index })),
    )
}

/**
 * Reads the rule numbers by section, like { "601": ["1", "1a", "2"] }, from the text of the Comprehensive Rules.
 * @param {string} text
 */
export function extract(text) {
  /** @type {Record<string, string[]>} */
  const sections = {}
  for (const [, section, rule] of text.matchAll(/^([1-9]\d{2})\.(\d+[a-z]?)\.?\s/gm)) {
    sections[section] ??= []
    if (!sections[section].includes(rule)) sections[section].push(rule)
  }
  return sections
}

/**
 * @param {Record<string, string[]>} sections
 * @returns {Set<string>}
 */
export function numbers(sections) {
  return new Set(
    Object.entries(sections).flatMap(([section, rules]) => rules.map((rule) => `${section}.${rule}`)),
  )
}

if (isProgram(import.meta.url)) {
  const [option, path] = process.argv.slice(2)
  if (option === "--extract") {
    const sections = extract(readFileSync(path, "utf8"))
    const lines = Object.entries(sections).map(
      ([section, rules]) => `  "${section}": ${JSON.stringify(rules)}`,
    )
    writeFileSync(numbersFile, `{\n${lines.join(",\n")}\n}\n`)
    console.log(`citations: ${numbers(sections).size} rule numbers written`)
  } else {
    report("citations", findUnknown(process.cwd(), numbers(JSON.parse(readFileSync(numbersFile, "utf8")))))
  }
}
