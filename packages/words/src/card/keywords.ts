import type { Language } from "../language.ts"
import { capitalised } from "../tell.ts"

/** Keyword abilities in French, English first, between tabs: those that stand alone, and those with a number or a cost after them. */
const TABLE = `
afflict	affliction
afterlife	au-delà
amplify	amplification
annihilator	annihilateur
ascend	ascension
assist	assistance
banding	regroupement
battle cry	cri de guerre
bestow	grâce
blitz	blitz
bloodthirst	soif de sang
bushido	bushido
buyback	rappel
cascade	cascade
casualty	victime
changeling	changelin
cipher	cryptage
conspire	conspiration
convoke	convocation
crew	pilotage
cumulative upkeep	entretien cumulatif
cycling	recyclage
daybound	diurne
deathtouch	contact mortel
defender	défenseur
delve	fouille
dethrone	détrônement
devoid	carence
devour	dévorement
disguise	déguisement
disturb	perturbation
double strike	double initiative
dredge	dragage
echo	écho
embalm	embaumement
emerge	émergence
encore	encore
entwine	union
epic	épique
equip	équipement
escape	échappée
evoke	évocation
evolve	évolution
exalted	exaltation
exploit	exploitation
extort	extorsion
fabricate	fabrication
fading	évanescence
fear	peur
first strike	initiative
flanking	débordement
flash	flash
flashback	flashback
flying	vol
foretell	prédiction
fortify	fortification
frenzy	frénésie
fuse	fusion
graft	greffe
gravestorm	déluge de cimetière
harmonize	harmonie
haste	célérité
hexproof	défense talismanique
horsemanship	équitation
improvise	improvisation
indestructible	indestructible
infect	infection
ingest	ingestion
intimidate	intimidation
kicker	kick
level up	montée de niveau
lifelink	lien de vie
living weapon	arme vivante
madness	folie
megamorph	mégamue
melee	mêlée
menace	menace
mentor	mentor
miracle	miracle
mobilize	mobilisation
modular	modularité
morph	mue
multikicker	multikick
myriad	myriade
nightbound	nocturne
ninjutsu	ninjutsu
offspring	progéniture
outlast	résilience
overload	surcharge
partner	partenariat
persist	persistance
phasing	déphasage
plot	complot
poisonous	empoisonnement
provoke	provocation
prowess	prouesse
prowl	incursion
rampage	sauvagerie
ravenous	voracité
reach	portée
read ahead	lecture rapide
rebound	rebond
reconfigure	reconfiguration
renown	renommée
replicate	duplication
retrace	pistage
riot	émeute
ripple	remous
scavenge	récupération
scry	regard
shadow	distorsion
shroud	linceul
skulk	furtivité
soulbond	association d’âmes
soulshift	transmigration
spectacle	spectacle
split second	fraction de seconde
spree	impétuosité
squad	escouade
storm	déluge
sunburst	solarisation
toxic	toxique
training	entraînement
trample	piétinement
transmute	transmutation
tribute	tribut
umbra armor	armure totémique
undaunted	intrépidité
undying	survivance
unearth	exhumation
unleash	emportement
vanishing	disparition
vigilance	vigilance
ward	parade
wither	flétrissure
`

const FRENCH: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split("\n")
    .map((line) => line.split("\t") as [string, string]),
)

/**
 * A line of keyword abilities, as "Flying, ward {2}", in the language; null where one of them, or what follows it, has no French.
 */
export function keywordLine(line: string, language: Language): string | null {
  if (language === "en") return line
  const parts = line.split(", ").map(inFrench)
  return parts.includes(null) ? null : capitalised(parts.join(", "))
}

function inFrench(keyword: string): string | null {
  const [, name, rest] = /^(.*?)((?: \d+| (?:\{[^}]+\})+)?)$/.exec(keyword.toLowerCase())!
  const french = FRENCH.get(name)
  return french === undefined ? null : `${french}${rest.toUpperCase()}`
}
