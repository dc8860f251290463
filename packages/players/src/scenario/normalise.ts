/**
 * Abilities are matched on the beginning of their text. Both sides are brought to one form first: lower case, no reminder text, no
 * markup, no ability word, a plain minus sign, and `{this}` wherever an object names itself.
 */
export function normalise(text: string, names: readonly string[] = []): string {
  let out = text
    .replace(/<[^>]*>/g, "")
    .replace(/\([^)]*\)/g, "")
    .replace(/[−–]/g, "-")
  out = withoutAbilityWord(out)
  for (const name of names.toSorted((a, b) => b.length - a.length))
    if (name !== "") out = out.replaceAll(name, "{this}")
  out = out.replace(
    /\bthis (creature|permanent|artifact|enchantment|land|spell|card|equipment|aura|vehicle|planeswalker|token|saga|class|room|battle)\b/gi,
    "{this}",
  )
  return out.toLowerCase().replace(/\s+/g, " ").trim()
}

/** "Landfall — Whenever …" without its italic word; keyword lines with a dash ("Kicker—Sacrifice") keep it. */
function withoutAbilityWord(text: string): string {
  return text.replace(/^[A-Z][^—{}:."]{1,40} — (?=\S)/, "")
}

/** The names by which an object speaks of itself: its name and what stands before a comma. */
export function selfNames(name: string): string[] {
  const short = name.split(",")[0]
  return short === name ? [name] : [name, short]
}
