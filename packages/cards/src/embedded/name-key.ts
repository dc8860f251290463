/** A name as it is looked for: in any case, with or without the marks on its letters, with any apostrophe. */
export function nameKey(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("æ", "ae")
    .replaceAll("’", "'")
}
