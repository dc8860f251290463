import { THIN } from "../morphology/sentence.ts"

/** Counter kinds in French, tab-separated. */
const TABLE = `
acorn	gland
age	âge
aim	visée
arrow	flèche
arrowhead	pointe de flèche
blaze	brasier
blessing	bénédiction
blight	rouille
blood	sang
bloodline	lignée
bloodstain	tache de sang
book	livre
bore	forage
bounty	prime
brain	cerveau
bribery	corruption
brick	brique
burden	fardeau
carrion	charogne
cell	cellule
charge	charge
chorus	chœur
coin	pièce
collection	collection
component	composant
conqueror	conquérant
corpse	cadavre
corruption	corruption
credit	crédit
crystal	cristal
currency	monnaie
death	mort
deathtouch	contact mortel
decayed	putréfaction
defense	défense
depletion	épuisement
descent	descente
devotion	dévotion
discovery	découverte
divinity	divinité
doom	malheur
double strike	double initiative
dread	effroi
dream	rêve
egg	œuf
elixir	élixir
energy	énergie
enlightened	éveil
everything	tout
exalted	exaltation
experience	expérience
eyeball	œil
fade	évanescence
fate	destin
feather	plume
feeding	alimentation
fellowship	communauté
fetch	rapport
filibuster	obstruction
film	pellicule
finality	finalité
fire	feu
first strike	initiative
flame	flamme
flood	inondation
flying	vol
foreshadow	présage
fungus	champignon
funk	funk
fury	fureur
fuse	mèche
gem	gemme
globe	globe
gold	or
growth	croissance
haste	célérité
hatchling	jeune
healing	guérison
hexproof	défense talismanique
hit	impact
hone	affûtage
hoofprint	empreinte de sabot
hope	espoir
hour	heure
hourglass	sablier
hunger	faim
ice	glace
impostor	imposteur
incarnation	incarnation
incubation	incubation
indestructible	indestructible
infection	infection
influence	influence
ingenuity	ingéniosité
intervention	intervention
invasion	invasion
invitation	invitation
javelin	javelot
judgment	jugement
ki	ki
knowledge	savoir
landmark	repère
level	niveau
lifelink	lien de vie
loot	butin
lore	connaissance
loyalty	loyauté
luck	chance
manifestation	manifestation
mannequin	mannequin
matrix	matrice
menace	menace
mine	mine
mining	extraction
muster	rassemblement
nest	nid
net	filet
oil	pétrole
omen	présage
ore	minerai
page	page
pain	douleur
palliation	palliation
petal	pétale
phylactery	phylactère
plague	peste
plan	plan
plot	complot
point	point
polyp	polype
possession	possession
pressure	pression
prey	proie
promotion	promotion
pupa	nymphe
quest	quête
rally	ralliement
reach	portée
rev	régime
ribbon	ruban
rope	corde
scream	cri
shell	coquille
shield	bouclier
shred	lambeau
silver	argent
skewer	broche
sleep	sommeil
slime	vase
slumber	sommeil profond
soot	suie
soul	âme
spite	rancune
spore	spore
stash	réserve
storage	stockage
strife	discorde
study	étude
stun	étourdissement
supply	provision
suspect	suspect
takeover	prise de contrôle
tide	marée
time	temps
tower	tour
trample	piétinement
trap	piège
treasure	trésor
unity	unité
unlock	déverrouillage
velocity	vélocité
verse	couplet
vigilance	vigilance
vitality	vitalité
void	vide
vortex	vortex
wage	salaire
winch	treuil
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
