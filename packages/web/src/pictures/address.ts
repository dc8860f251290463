/** A card name normalized for files and addresses: lower-case letters and digits. */
export function plainName(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
}

/** With hyphens between words: "lim-duls-vault". */
function slug(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/['’\p{M}]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
}

/** The address of a card's picture: replaces `{name}` and `{slug}` by the card's name. Null if the result is invalid. */
export function addressOf(pattern: string, name: string): string | null {
  if (!/\{(name|slug)\}/.test(pattern)) return null
  const filled = pattern.replaceAll("{name}", encodeURIComponent(name)).replaceAll("{slug}", slug(name))
  try {
    const { protocol, href } = new URL(filled)
    return protocol === "https:" || protocol === "http:" ? href : null
  } catch {
    return null
  }
}
