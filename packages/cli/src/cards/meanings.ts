import { createHash } from "node:crypto"
import { readFile, writeFile } from "node:fs/promises"
import type { CardDefinition } from "@apnap/engine"

/** The whole cards of a file: name to a digest of what the card does. */
export type Meanings = ReadonlyMap<string, string>

/** How two lists of whole cards differ: names in alphabetical order. */
export interface MeaningsChange {
  /** Whole before, not now. */
  lost: readonly string[]
  gained: readonly string[]
  /** Whole in both, with another meaning. */
  changed: readonly string[]
}

const MOST_NAMES = 50

/** The digest of a definition; the order of its keys doesn't matter. */
export function meaningOf(definition: CardDefinition): string {
  return createHash("sha256").update(JSON.stringify(definition, inOrder)).digest("hex").slice(0, 12)
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Writes lines of name, tab and digest. */
export async function writeMeanings(path: string, meanings: Meanings): Promise<void> {
  const lines = [...meanings].sort(([a], [b]) => (a < b ? -1 : 1)).map((line) => `${line.join("\t")}\n`)
  await writeFile(path, lines.join(""))
}

/** Reads what `writeMeanings` wrote. Throws "cards/meanings" at a line of another form. */
export async function readMeanings(path: string): Promise<Meanings> {
  const lines = (await readFile(path, "utf8")).split("\n").filter((line) => line !== "")
  return new Map(lines.map((line, at) => readLine(line, `${path}:${at + 1}`)))
}

function readLine(line: string, where: string): [name: string, digest: string] {
  const [, name, digest] = line.match(/^([^\t]+)\t([0-9a-f]{12})$/) ?? []
  if (name === undefined || digest === undefined)
    throw new Error(`cards/meanings: ${where}: a line has a name, a tab and a digest`)
  return [name, digest]
}

export function compareMeanings(before: Meanings, now: Meanings): MeaningsChange {
  const names = [...new Set([...before.keys(), ...now.keys()])].sort()
  return {
    lost: names.filter((name) => !now.has(name)),
    gained: names.filter((name) => !before.has(name)),
    changed: names.filter((name) => before.has(name) && now.has(name) && before.get(name) !== now.get(name)),
  }
}

/** One line for each kind of change. */
export function changeText(change: MeaningsChange): string {
  return (["lost", "gained", "changed"] as const).map((kind) => `${kind}: ${named(change[kind])}`).join("\n")
}

function named(names: readonly string[]): string {
  if (names.length === 0) return "none"
  const more = names.length - MOST_NAMES
  return `${names.length} (${names.slice(0, MOST_NAMES).join("; ")}${more > 0 ? `; and ${more} more` : ""})`
}
