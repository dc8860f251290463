/** The type line of a card: "Legendary Creature — Elf Druid". */
export function typeLine(card: {
  supertypes: readonly string[]
  types: readonly string[]
  subtypes: readonly string[]
}): string {
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  const left = [...card.supertypes, ...card.types].map(capital).join(" ")
  return card.subtypes.length === 0 ? left : `${left} — ${card.subtypes.join(" ")}`
}
