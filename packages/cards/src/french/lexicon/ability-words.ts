/** Ability words in French, tab-separated; those without settled French stay in English (207.2c). */
const TABLE = `
landfall	Toucheterre
raid	Raid
delirium	Délire
threshold	Seuil
metalcraft	Art du métal
will of the planeswalkers	Volonté des planeswalkers
morbid	Morbide
heroic	Héroïque
ferocious	Férocité
constellation	Constellation
domain	Domaine
flurry	Rafale
renew	Renouveau
exhaust	Épuisement
survival	Survie
revolt	Révolte
enrage	Enragé
spell mastery	Maîtrise des sorts
battalion	Bataillon
alliance	Alliance
cohort	Cohorte
converge	Convergence
celebration	Célébration
channel	Canalisation
imprint	Empreinte
kinship	Parenté
rally	Ralliement
valiant	Vaillance
power-up	Surpuissance
boast	Vantardise
forecast	Prévision
solved	Résolue
to solve	À résoudre
max speed	Vitesse maximale
eminence	Éminence
fateful hour	Heure fatidique
fathomless descent	Descente insondable
descend 4	Descente 4
descend 8	Descente 8
tempting offer	Offre tentante
will of the council	Volonté du conseil
council 's dilemma	Dilemme du conseil
paradox	Paradoxe
void	Vide
`
const ABILITY_WORDS: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split("\n")
    .map((line) => {
      const [english, french] = line.split("\t")
      return [english, french]
    }),
)

/** The text before a line's dash; « Wasp's sting » is no ability word and stays as it is. */
export function abilityWord(words: readonly string[]): string {
  const english = words.join(" ")
  return ABILITY_WORDS.get(english) ?? capitalised(english.replaceAll(/ (?=['’!])/g, ""))
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
