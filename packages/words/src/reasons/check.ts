import { THIN } from "../french/names.ts"
import type { Language } from "../language.ts"
import { rowsOf } from "../rows.ts"

/** The subjects of scenario checks: the scenario's name, English and French. */
const CHECKS = `
life	life	points de vie
hand	hand	main
graveyard	graveyard	cimetière
library	library	bibliothèque
exile	exile	exil
command	command zone	zone de commandement
permanents	permanents	permanents
powerToughness	power and toughness	force et endurance
basePowerToughness	base power and toughness	force et endurance de base
counters	counters	marqueurs
playerCounters	counters of the player	marqueurs du joueur
ability	ability	capacité
tapped	tapped	engagé
attacking	attacking	attaque
attached	attached	attaché
attachedTo	attached to	attaché à
attachments	what is attached	ce qui est attaché
damage	damage	blessures
type	type	type
subtype	subtype	sous-type
supertype	supertype	sur-type
color	color	couleur
status	status	statut
controller	controller	contrôleur
protector	protector	protecteur
classLevel	class level	niveau de classe
manaValue	mana value	valeur de mana
zone	zone	zone
manaPool	mana pool	réserve de mana
stack	stack	pile
canDo	can do	peut
mayAttack	may attack	peut attaquer
attackers	attackers	attaquants
blockers	blockers	bloqueurs
activePlayer	active player	joueur actif
monarch	monarch	monarque
initiative	initiative	initiative
turn	turn	tour
speed	speed	vitesse
dayNight	day or night	jour ou nuit
won	has won	a gagné
lost	has lost	a perdu
inGame	is in the game	est dans la partie
gameOver	the game is over	partie finie
draw	the game is a draw	partie nulle
topCardRevealed	top card revealed	carte du dessus révélée
sees	sees	voit
decider	who decides	décide
`

const names = new Map(rowsOf(CHECKS).map(([kind, en, fr]) => [kind, { en, fr }]))

const FIELDS =
  "player|card|is|not|atLeast|atMost|scope|absentOk|power|toughness|counter|zone|has|instances|attachment|type|subtype|supertype|colors|status|protector|color|text|ability|defender|tapped|token"

const EXPECTED: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  is: { en: "expected", fr: "attendu" },
  not: { en: "expected anything but", fr: "attendu autre chose que" },
  atLeast: { en: "expected at least", fr: "attendu au moins" },
  atMost: { en: "expected at most", fr: "attendu au plus" },
  power: { en: "expected power", fr: "attendu force" },
  toughness: { en: "expected toughness", fr: "attendu endurance" },
  instances: { en: "expected", fr: "attendu" },
}

/** "check hand, player A, is 3": "hand (A): expected 3", « main (A) : attendu 3 »; null for an unknown kind of check. */
export function checkIn(text: string, language: Language): string | null {
  const parts = text.split(new RegExp(`, (?=(?:${FIELDS}) )`))
  const [, kind] = /^check (\w+)$/.exec(parts[0]) ?? []
  const name = names.get(kind ?? "")
  if (name === undefined) return null
  const about: string[] = []
  const expected: string[] = []
  for (const part of parts.slice(1)) {
    const [field, ...rest] = part.split(" ")
    const words = foundIn(rest.join(" "), language)
    if (EXPECTED[field] !== undefined) expected.push(`${EXPECTED[field][language]} ${words}`)
    else if (field !== "absentOk") about.push(words)
  }
  const of = about.length === 0 ? "" : ` (${about.join(", ")})`
  return `${name[language]}${of}${language === "fr" ? THIN : ""}: ${expected.join(", ")}`
}

const VALUES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  true: { en: "yes", fr: "oui" },
  false: { en: "no", fr: "non" },
  null: { en: "nobody", fr: "personne" },
}

/** A check's expected or found value. */
export function foundIn(text: string, language: Language): string {
  return VALUES[text]?.[language] ?? text.replaceAll('"', "")
}
