/** A name's lookup key, ignoring case, diacritics and the kind of apostrophe. */
export function nameKey(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("æ", "ae")
    .replaceAll("’", "'")
}
