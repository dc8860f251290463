/** Ordinals as printed on cards: the English word, the number, the French word. */
export const ORDINALS = [
  ["first", 1, "premier"],
  ["second", 2, "deuxième"],
  ["third", 3, "troisième"],
  ["fourth", 4, "quatrième"],
  ["fifth", 5, "cinquième"],
  ["sixth", 6, "sixième"],
  ["seventh", 7, "septième"],
  ["eighth", 8, "huitième"],
  ["ninth", 9, "neuvième"],
  ["tenth", 10, "dixième"],
  ["eleventh", 11, "onzième"],
  ["twelfth", 12, "douzième"],
] as const
