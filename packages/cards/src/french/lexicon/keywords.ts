import { genderIn } from "../morphology/agreement.ts"

/** Keyword abilities in French, tab-separated: English, French, gender. */
const TABLE = `
absorb	absorption	f
web-slinging	lancer de toile	m
non basic landwalk	traversée des terrains non-base	f
legendary landwalk	traversée des terrains légendaires	f
snow landwalk	traversée des terrains neigeux	f
desertwalk	traversée des déserts	f
job select	sélection de job	f
affinity	affinité	f
afflict	affliction	f
afterlife	au-delà	m
aftermath	répercussion	f
amplify	amplification	f
artifact offering	offrande d’artefact	f
goblin offering	offrande de gobelin	f
fox offering	offrande de renard	f
rat offering	offrande de rat	f
snake offering	offrande de serpent	f
moonfolk offering	offrande de moonfolk	f
trample over planeswalkers	piétinement des planeswalkers	m
annihilator	annihilateur	m
ascend	ascension	f
assist	assistance	f
aura swap	échange d’aura	m
awaken	éveil	m
backup	main-forte	f
banding	regroupement	m
bands with other	regroupement avec d’autres	m
bargain	négociation	f
basic landcycling	recyclage de terrain de base	m
battle cry	cri de guerre	m
bestow	grâce	f
blitz	blitz	m
bloodthirst	soif de sang	f
boast	vantardise	f
bushido	bushido	m
buyback	rappel	m
cascade	cascade	f
casualty	victime	f
champion	champion	m
changeling	changelin	m
cipher	cryptage	m
cleave	tranchage	m
commander ninjutsu	ninjutsu de commandant	m
companion	compagnon	m
conspire	conspiration	f
convoke	convocation	f
craft	façonnage	m
crew	pilotage	m
cumulative upkeep	entretien cumulatif	m
cycling	recyclage	m
dash	précipitation	f
daybound	diurne	m
deathtouch	contact mortel	m
decayed	putréfaction	f
defender	défenseur	m
delve	fouille	f
demonstrate	démonstration	f
dethrone	détrônement	m
devoid	carence	f
devour	dévorement	m
disguise	déguisement	m
disturb	perturbation	f
domain	domaine	m
double strike	double initiative	f
double team	double équipe	f
dredge	dragage	m
echo	écho	m
embalm	embaumement	m
emerge	émergence	f
enchant	enchanter	m
encore	encore	m
enlist	enrôlement	m
entwine	union	f
epic	épique	m
equip	équipement	m
escalate	intensification	f
escape	échappée	f
eternalize	éternalisation	f
evoke	évocation	f
evolve	évolution	f
exalted	exaltation	f
exhaust	épuisement	m
exploit	exploitation	f
extort	extorsion	f
fabricate	fabrication	f
fading	évanescence	f
fear	peur	f
firebending	maîtrise du Feu	f
first strike	initiative	f
flanking	débordement	m
flash	flash	m
flashback	flashback	m
flying	vol	m
for mirrodin	Pour Mirrodin	m
forecast	prévision	f
forestcycling	recyclage de forêt	m
forestwalk	traversée des forêts	f
foretell	prédiction	f
fortify	fortification	f
freerunning	course libre	f
frenzy	frénésie	f
fuse	fusion	f
gift	don	m
graft	greffe	f
gravestorm	déluge de cimetière	m
harmonize	harmonie	f
haste	célérité	f
haunt	hantise	f
hidden agenda	dessein caché	m
hexproof	défense talismanique	f
hideaway	cachette	f
horsemanship	équitation	f
impending	imminence	f
improvise	improvisation	f
increment	increment	m
indestructible	indestructible	m
infect	infection	f
ingest	ingestion	m
intimidate	intimidation	f
islandcycling	recyclage d’île	m
islandwalk	traversée des îles	f
jump-start	jump-start	m
kicker	kick	m
landcycling	recyclage de terrain	m
landwalk	traversée des terrains	f
level up	montée de niveau	f
lifelink	lien de vie	m
living metal	métal vivant	m
living weapon	arme vivante	f
madness	folie	f
max speed	vitesse maximale	f
mayhem	mayhem	m
megamorph	mégamue	f
melee	mêlée	f
menace	menace	f
mentor	mentor	m
miracle	miracle	m
mobilize	mobilisation	f
modular	modularité	f
more than meets the eye	more than meets the eye	m
morph	mue	f
mountaincycling	recyclage de montagne	m
mountainwalk	traversée des montagnes	f
multikicker	multikick	m
mutate	mutation	f
myriad	myriade	f
nightbound	nocturne	m
ninjutsu	ninjutsu	m
offering	offrande	f
offspring	progéniture	f
outlast	résilience	f
overload	surcharge	f
partner	partenariat	m
partner with	partenariat avec	m
persist	persistance	f
phasing	déphasage	m
plainscycling	recyclage de plaine	m
plainswalk	traversée des plaines	f
plot	complot	m
poisonous	empoisonnement	m
protection	protection	f
prototype	prototype	m
provoke	provocation	f
prowess	prouesse	f
prowl	incursion	f
rampage	sauvagerie	f
ravenous	voracité	f
reach	portée	f
read ahead	lecture rapide	f
rebound	rebond	m
reconfigure	reconfiguration	f
recover	recouvrement	m
reinforce	renfort	m
renown	renommée	f
replicate	duplication	f
retrace	pistage	m
riot	émeute	f
ripple	remous	m
saddle	seller	m
scavenge	récupération	f
scry	regard	m
shadow	distorsion	f
shroud	linceul	m
skulk	furtivité	f
slivercycling	recyclage de slivoïde	m
sneak	infiltration	f
solved	résolue	m
soulbond	association d’âmes	f
soulshift	transmigration	f
spectacle	spectacle	m
splice	imprégnation	f
split second	fraction de seconde	f
spree	impétuosité	f
squad	escouade	f
start your engines	Allumez les moteurs	m
station	station	f
storm	déluge	m
sunburst	solarisation	f
surge	afflux	m
suspend	suspension	f
swampcycling	recyclage de marais	m
swampwalk	traversée des marais	f
toxic	toxique	m
training	entraînement	m
trample	piétinement	m
transfigure	transfiguration	f
transmute	transmutation	f
tribute	tribut	m
typecycling	recyclage	m
umbra armor	armure totémique	f
undaunted	intrépidité	f
undying	survivance	f
unearth	exhumation	f
unleash	emportement	m
vanishing	disparition	f
vigilance	vigilance	f
visit	visite	f
ward	parade	f
warp	warp	m
wither	flétrissure	f
wizardcycling	recyclage de sorcier	m
`

/** A keyword ability as a noun. */
export interface KeywordNoun {
  readonly french: string
  readonly gender: "m" | "f"
}

const KEYWORDS: ReadonlyMap<string, KeywordNoun> = new Map(
  TABLE.trim()
    .split("\n")
    .map((line) => {
      const [english, french, gender] = line.split("\t")
      return [english, { french, gender: genderIn(gender) }]
    }),
)

/** A keyword ability's French noun, by its English words. */
export function keywordNoun(english: string): KeywordNoun | undefined {
  return KEYWORDS.get(english)
}
