// `npm run schema`: writes the schema of saved games from the engine's data types. A test fails if it is out of date.
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { isProgram, isTest } from "../source.mjs"
import { parseTypes } from "./parse.mjs"
import { Resolver } from "./resolve.mjs"

const ENGINE = fileURLToPath(new URL("../../packages/engine/src", import.meta.url))
export const FILE = join(ENGINE, "game/saving/schema-data.ts")
/** Files that declare data types. */
const ROOMS = [
  "language",
  "language/effects",
  "language/statics",
  "state",
  "state/random",
  "mana",
  "game/saving",
  "characteristics/layers",
]
/** The root type of a save. */
const ROOT = "SavedGame"
/** Types with a variant for each kind, and the record that all variants fit: enough for a save, and a fraction of the schema. */
const WIDENED = { KeywordAbility: "AnyKeyword" }
/** Numeric references: which values are valid depends on the game. */
const NAMED = new Set([
  "ObjectId",
  "PlayerId",
  "Ref",
  "string",
  "number",
  "boolean",
  "null",
  "unknown",
  "undefined",
])

/**
 * The text of the generated file, and the saved types that could not be understood: any value is accepted for those.
 * @returns {{ text: string, problems: string[] }}
 */
export function schemaText() {
  const { types, lists } = readAll()
  /** @type {string[]} */
  const problems = []
  const resolver = new Resolver(types, lists)
  /** @type {Record<string, any>} */
  const out = {}
  const queue = [ROOT]
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (name in out || NAMED.has(name)) continue
    try {
      out[name] = resolver.shape(types.get(name) ?? missing(name))
    } catch (error) {
      problems.push(`${name}: ${/** @type {Error} */ (error).message}`)
      out[name] = "unknown"
    }
    queue.push(...namesIn(out[name]))
  }
  const sorted = Object.fromEntries(Object.entries(out).sort(([a], [b]) => (a < b ? -1 : 1)))
  const lines = Object.entries(sorted).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  )
  const text = `// Written by \`npm run schema\` from the types of the engine's data: do not edit.\nexport const SCHEMA = \`{\n${lines.join(",\n").replaceAll("\\", "\\\\")}\n}\`\n`
  return { text, problems }
}

/** @param {string} name @returns {never} */
function missing(name) {
  throw new Error(`no type is called ${name}`)
}

function readAll() {
  const types = new Map()
  const lists = new Map()
  for (const room of ROOMS)
    for (const name of readdirSync(join(ENGINE, room)).sort()) {
      const file = join(ENGINE, room, name)
      if (!name.endsWith(".ts") || isTest(file) || file === FILE) continue
      const found = parseTypes(withoutKinds(readFileSync(file, "utf8")))
      for (const [key, value] of found.types) if (!types.has(key)) types.set(key, value)
      for (const [key, value] of found.lists) if (!lists.has(key)) lists.set(key, value)
    }
  for (const [name, wide] of Object.entries(WIDENED)) types.set(name, wide)
  return { types, lists }
}

/**
 * A record generic over its kind can hold any kind: `EventOf<K extends EventKind>` is resolved with `EventKind` for K, and the union over
 * the kinds becomes that record.
 * @param {string} text
 */
function withoutKinds(text) {
  return text
    .replace(/^(export type \w+)<K extends (\w+) = \2> = K extends \2 \? (\w+)<K> : never$/gm, "$1 = $3")
    .replace(
      /^(export interface \w+)<K extends (\w+)>( \{[\s\S]*?\n\})/gm,
      (_all, head, bound, body) => head + body.replace(/\bK\b/g, bound),
    )
}

/** @param {any} shape @returns {string[]} */
function namesIn(shape) {
  if (typeof shape === "string") return [shape]
  const [kind, a, b] = shape
  if (kind === "=") return []
  if (kind === "{}") return Object.values(a).flatMap(namesIn)
  if (kind === "[]") return namesIn(a)
  if (kind === "*") return [...namesIn(a), ...namesIn(b)]
  return a.flatMap(namesIn)
}

if (isProgram(import.meta.url)) {
  const [unknown] = process.argv.slice(2)
  if (unknown !== undefined) {
    console.error(`schema: takes no arguments, and knows no ${unknown}`)
    process.exit(2)
  }
  const { text, problems } = schemaText()
  writeFileSync(FILE, text)
  for (const problem of problems) console.error(`schema: ${problem}`)
}
