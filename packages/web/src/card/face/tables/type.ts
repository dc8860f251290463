/** The fallback figure by card type. */
export const TYPE: Readonly<Record<string, readonly string[]>> = {
  instant: ["spark-spirit"],
  sorcery: ["book-aura"],
  enchantment: ["star-altar"],
  artifact: ["cog"],
  creature: ["paw-print"],
  planeswalker: ["spark-spirit"],
  land: ["hills"],
  battle: ["crossed-swords"],
}
