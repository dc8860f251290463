import type { Ability, CardFace, PlayerSelector, Selector } from "@apnap/engine"
import { bandOf, isLevelBar } from "./bands.ts"
import { type Derivation, derive, wordsOf } from "./grammar/print.ts"
import { ORACLE } from "./oracle.ts"
import { pluralOf, SUBTYPES } from "./words/subtypes.ts"
import "./phrases/index.ts"
import "./lines/line.ts"

/**
 * The rules text of an ability, or nothing when the grammar has no words for it. `self` is what the object calls itself,
 * "this creature".
 */
export function printAbility(ability: Ability, self = "this permanent"): string | undefined {
  const found = deriveAbility(ability)
  return found && sentence(wordsOf(found), self)
}

/** How an ability is said, or nothing when the grammar has no words for it. */
export function deriveAbility(ability: Ability): Derivation | undefined {
  const targets = "targets" in ability ? (ability.targets ?? []) : []
  return derive(ORACLE, "line", [ability], { targets, mentioned: [] }, plurality)
}

/** The text of a face, one ability a line; keywords share a line. What cannot be said is left out. */
export function printFace(face: CardFace): readonly string[] {
  const self = selfOf(face)
  return linesOfFace(face, (ability) => printAbility(ability, self))
}

/** The lines of a face, given the text of each ability; what has no text is left out. */
export function linesOfFace(
  face: CardFace,
  textOf: (ability: Ability) => string | undefined,
): readonly string[] {
  const lines: string[] = []
  let keywords: string[] = []
  const flush = (): void => {
    if (keywords.length === 0) return
    lines.push(
      keywords.map((text, i) => (i === 0 ? text : text.charAt(0).toLowerCase() + text.slice(1))).join(", "),
    )
    keywords = []
  }
  for (const [i, ability] of (face.abilities ?? []).entries()) {
    if (isLevelBar(ability)) continue
    const band = bandOf(ability, face.abilities?.[i - 1])
    if (band !== undefined) {
      flush()
      const inner = linesOfFace({ ...face, abilities: band.abilities }, textOf)
      lines.push(...band.lines, ...inner.map((line) => band.before + line))
      continue
    }
    const text = textOf(ability)
    if (ability.ability === "keyword" && ability.cost === undefined && text !== undefined) keywords.push(text)
    else {
      flush()
      if (text !== undefined) lines.push(text)
    }
  }
  flush()
  return lines
}

/** How the text of a face speaks of its object (201.5). */
export function selfOf(face: Pick<CardFace, "name" | "types" | "supertypes" | "subtypes">): string {
  if (face.types.includes("instant") || face.types.includes("sorcery")) return face.name
  if (face.supertypes?.includes("legendary")) return face.name.split(",")[0]
  for (const noun of ["Aura", "Equipment", "Vehicle", "Saga", "Class", "Siege"])
    if (face.subtypes?.includes(noun)) return `this ${noun}`
  const type = ["creature", "land", "artifact", "enchantment", "planeswalker"].find((t) =>
    (face.types as readonly string[]).includes(t),
  )
  return `this ${type ?? "permanent"}`
}

/** Whether verbs after a subject stand in the plural. */
function plurality(symbol: string, value: unknown): boolean | undefined {
  if (symbol === "player" || symbol === "event player") {
    const { who } = value as PlayerSelector
    return who === "you"
  }
  if (symbol === "things" || symbol === "batch") return true
  if (symbol === "thing" || symbol === "subject") return false
  if (symbol !== "object" && symbol !== "simple object" && symbol !== "group") return undefined
  const what = value as Selector
  return (
    what.sel === "union" ||
    (symbol === "group" && what.sel === "all") ||
    (what.sel === "choose" && what.count !== undefined && what.count !== 1)
  )
}

const SUBTYPE = new Map(
  Object.values(SUBTYPES)
    .flat()
    .filter((name) => name !== "Will" && name !== "Time")
    .flatMap((name) => [name as string, pluralOf(name)])
    .map((name) => [name.toLowerCase(), name]),
)

/** Whether a word is of the chapter numbers before a dash (714.2). */
function isChapter(words: readonly string[], at: number): boolean {
  const dash = words.indexOf("—")
  return at < dash && words.slice(0, dash).every((word) => word === "," || /^[iv]+$/.test(word))
}

/** Words as a sentence: spaces, capitals, articles. */
function sentence(found: readonly string[], self: string): string {
  let text = ""
  let start = true
  let quoted = false
  for (const [i, raw] of found.entries()) {
    const next = found[i + 1]
    let word = SUBTYPE.get(raw) ?? raw
    if (word.startsWith("{")) word = word.toUpperCase()
    if (word === "~") word = self
    if (/^[iv]+$/.test(word) && isChapter(found, i)) word = word.toUpperCase()
    if (word === "x" || /^[+-]?x\/|\/[+-]?x$/.test(word)) word = word.toUpperCase()
    if (word === "a" && next !== undefined && /^(?:[aeio]|u(?!ni|se))/i.test(next)) word = "an"
    if (start) word = word.charAt(0).toUpperCase() + word.slice(1)
    const closing = raw === '"' && quoted
    const glued =
      /^(?:[.,:;]|'s|')$/.test(raw) ||
      closing ||
      text === "" ||
      (/[ "]$/.test(text) && quoted && text.endsWith('"')) ||
      found[i - 1] === "non"
    text += glued ? word : ` ${word}`
    if (raw === '"') quoted = !quoted
    start = raw === "." || raw === ":" || raw === "—" || raw === "•" || (raw === '"' && quoted)
  }
  return text
}
