import { THIN } from "../morphology/sentence.ts"

/** Counter kinds in French, tab-separated. */
const TABLE = `
age	âge
arrow	flèche
blood	sang
bounty	prime
brick	brique
charge	charge
corpse	cadavre
deathtouch	contact mortel
defense	défense
depletion	épuisement
divinity	divinité
doom	malheur
double strike	double initiative
egg	œuf
energy	énergie
experience	expérience
fade	évanescence
feather	plume
finality	finalité
first strike	initiative
flying	vol
fuse	mèche
gold	or
growth	croissance
hatchling	jeune
haste	célérité
hexproof	défense talismanique
hit	impact
hour	heure
ice	glace
indestructible	indestructible
ki	ki
knowledge	savoir
level	niveau
lifelink	lien de vie
lore	connaissance
loyalty	loyauté
menace	menace
mining	extraction
oil	pétrole
page	page
plague	peste
quest	quête
reach	portée
shield	bouclier
silver	argent
sleep	sommeil
slime	vase
soul	âme
spore	spore
storage	stockage
study	étude
stun	étourdissement
time	temps
tide	marée
trample	piétinement
treasure	trésor
vigilance	vigilance
vitality	vitalité
wish	souhait
`
const NAMES: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split("\n")
    .map((line) => {
      const [english, french] = line.split("\t")
      return [english, french]
    }),
)

/** The name of a counter kind, without quotes, in English if there is no French. */
export function counterName(kind: string): string {
  if (/^[+-]/.test(kind)) return kind.toUpperCase()
  return kind === "rad" ? "radiation" : (NAMES.get(kind) ?? kind)
}

/** The word after « marqueur »: sizes, poison and radiation as they are, names in quotes. */
export function counterWord(kind: string): string {
  const name = counterName(kind)
  return /^[+-]/.test(kind) || kind === "poison" || kind === "rad" ? name : `«${THIN}${name}${THIN}»`
}
