const ENTITIES: Readonly<Record<string, string>> = {
  mdash: "—",
  ndash: "-",
  minus: "-",
  nbsp: " ",
  amp: "&",
  quot: '"',
  apos: "'",
  "#39": "'",
  lt: "<",
  gt: ">",
}

const THIS =
  /\bthis (?:creature|permanent|artifact|enchantment|land|spell|card|equipment|fortification|aura|vehicle|mount|spacecraft|planet|planeswalker|battle|siege|token|saga|class|case|room|door)\b/gi

/**
 * Abilities are matched by the start of their text. Both sides are normalised first: lower case, no reminder text, no markup,
 * no ability word, a plain minus sign, and `{this}` wherever an object (of these names) names itself.
 */
export function normalise(text: string, names: readonly string[] = []): string {
  return itself(withoutAbilityWord(plain(text)), names).toLowerCase()
}

/**
 * Whether an object's rules text begins with the scenario's wording. An ability word counts only if the scenario has it, and
 * the wording may end within a word.
 */
export function beginsWith(text: string, beginning: string, names: readonly string[] = []): boolean {
  return forms(text, names).some((form, i) => form.startsWith(written(beginning, names)[i % 2]))
}

/** Whether an object's rules text contains the scenario's wording. */
export function containsText(text: string, part: string, names: readonly string[] = []): boolean {
  return forms(text, names).some((form, i) => form.includes(written(part, names)[i % 2]))
}

/** With and without the ability word, each with "it" as the object itself and unchanged. */
function forms(text: string, names: readonly string[]): string[] {
  const whole = plain(text)
  return [...written(withoutAbilityWord(whole), names), ...written(whole, names)]
}

/** "It" may be the source, or a truncated word: one form with the object itself, one unchanged. */
function written(text: string, names: readonly string[]): [string, string] {
  const named = itself(plain(text), names).toLowerCase()
  return [named.replace(/\bits\b/g, "{this}'s").replace(/\bit\b/g, "{this}"), named]
}

/** One line without markup, reminder text and typographic signs; a text that is all reminder text (basic lands) stays. */
function plain(text: string): string {
  const bare = text
    .replace(/<[^>]*>/g, "")
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/[−–]/g, "-")
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/^\s*•\s*/, "")
    .replace(/^\[([-+]?[\dX]+)\](?=:)/, "$1")
  const withoutReminder = bare.replace(/\([^)]*\)/g, "")
  return (withoutReminder.trim() === "" ? bare.replace(/[()]/g, "") : withoutReminder)
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,:])/g, "")
    .trim()
}

/** "Landfall — Whenever …" without its italic word; keyword lines with a dash ("Kicker—Sacrifice") keep it. */
function withoutAbilityWord(text: string): string {
  return text.replace(/^[A-Z0-9][^—{}:."]{0,60} — (?=\S)/, "")
}

/** Replaces every self-reference by `{this}`. */
function itself(text: string, names: readonly string[]): string {
  const longestFirst = names.filter((name) => name !== "").toSorted((a, b) => b.length - a.length)
  const named = longestFirst.reduce((out, name) => out.replace(wholeWords(name), "{this}"), text)
  return named.replace(THIS, "{this}")
}

function wholeWords(name: string): RegExp {
  return new RegExp(`(?<![\\w{-])${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w-])`, "g")
}

/** The names by which an object refers to itself: each face's name and the part before its comma. */
export function selfNames(name: string): string[] {
  const faces = name.split(" // ")
  return [...new Set([name, ...faces, ...faces.map((face) => face.split(",")[0])])]
}
