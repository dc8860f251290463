/** Agreement features of a noun phrase. */
export interface Features {
  readonly gender: "m" | "f"
  readonly plural: boolean
  /** Second person is always the polite plural « vous ». */
  readonly person: 2 | 3
  /** « vous et ce joueur créez chacun »: each of them does it. */
  readonly each?: true
  /** Cards in your own graveyard or hand, so their owner's hand is yours. */
  readonly yours?: boolean
}

/** Irregular forms: masculine and feminine singular, then both plurals. */
const IRREGULAR: Readonly<Record<string, readonly [string, string, string, string]>> = Object.fromEntries(
  [
    "le la les les",
    "ce cette ces ces",
    "un une des des",
    "aucun aucune aucun aucune",
    "son sa ses ses",
    "leur leur leurs leurs",
    "votre votre vos vos",
    "tout toute tous toutes",
    "lui elle eux elles",
    "il elle ils elles",
    "celui celle ceux celles",
    "lequel laquelle lesquels lesquelles",
    "auquel à_laquelle auxquels auxquelles",
    "duquel de_laquelle desquels desquelles",
    "blanc blanche blancs blanches",
    "neigeux neigeuse neigeux neigeuses",
    "monstrueux monstrueuse monstrueux monstrueuses",
    "bloqueur bloqueuse bloqueurs bloqueuses",
    "nouveau nouvelle nouveaux nouvelles",
    "quel quelle quels quelles",
    "supérieur supérieure supérieurs supérieures",
    "premier première premiers premières",
    "dernier dernière derniers dernières",
    "mis mise mis mises",
    "remis remise remis remises",
    "non-blanc non-blanche non-blancs non-blanches",
  ].map((line) => {
    const [m, f, ms, fs] = line.split(" ").map((form) => form.replace("_", " "))
    return [m, [m, f, ms, fs]]
  }),
)

/** Invariable determiners and adjectives. */
const INVARIABLE =
  /^(?:\d+\/\d+|de base|du monde|face cachée|face visible|chaque|en paire|non-(?!noir|bleu|vert|rouge|légendaire|attaquant|historique).*|indestructible)$/

/** Inflects a determiner, adjective or participle, given in the masculine singular, to agree with its noun. */
export function agree(word: string, { gender, plural }: Features): string {
  const irregular = IRREGULAR[word]
  if (irregular !== undefined) return irregular[(plural ? 2 : 0) + (gender === "f" ? 1 : 0)]
  if (INVARIABLE.test(word)) return word
  const feminine = gender === "f" && !word.endsWith("e") ? `${word}e` : word
  return plural && !/[sx]$/.test(feminine) ? `${feminine}s` : feminine
}

/** A gender as written in the tables. */
export function genderIn(text: string): "m" | "f" {
  return text === "f" ? "f" : "m"
}
