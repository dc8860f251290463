/** The part of a card's name that a file or an address may have in any spelling: small letters and digits. */
export function plainName(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
}

/** With hyphens between its words: "lim-duls-vault". */
function slug(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/['’\p{M}]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
}

/** The address of a card's picture: `{name}` and `{slug}` stand for the card's name. Null when that is no address of a picture. */
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
