/** A name's lookup key, ignoring case, diacritics and the kind of apostrophe. */
export function nameKey(name: string): string {
  const key = name.trim().toLowerCase()
  return PLAIN.test(key) ? key : withoutMarks(key)
}

/** Nearly all names have none of the characters that are replaced. */
const PLAIN = /^[ -~]*$/

function withoutMarks(key: string): string {
  return key.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("æ", "ae").replaceAll("’", "'")
}
