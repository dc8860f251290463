import { genderIn } from "../morphology/agreement.ts"
import { type Noun, noun } from "./types.ts"

/** Subtypes in French, tab-separated: English, French, gender, the plural if irregular. */
const TABLE = `
Adventure	aventure	f
Advisor	conseiller	m
Alien	alien	m
Ally	allié	m
Angel	ange	m
Antelope	antilope	f
Ape	grand singe	m	grands singes
Arcane	arcane	m
Archer	archer	m
Archon	archonte	m
Armadillo	tatou	m
Army	armée	f
Artificer	artificier	m
Assassin	assassin	m
Atog	atog	m
Attraction	attraction	f
Aura	aura	f
Aurochs	aurochs	m	aurochs
Avatar	avatar	m
Background	passé	m
Badger	blaireau	m	blaireaux
Balloon	ballon	m
Barbarian	barbare	m
Bard	barde	m
Basilisk	basilic	m
Bat	chauve-souris	f	chauves-souris
Bear	ours	m
Beast	bête	f
Beaver	castor	m
Berserker	berserker	m
Bird	oiseau	m
Bison	bison	m
Blood	sang	m
Boar	sanglier	m
Camarid	camaride	m
Camel	chameau	m
Caribou	caribou	m	caribous
Carrier	porteur	m
Cartouche	cartouche	f
Case	affaire	f
Cat	chat	m
Cave	caverne	f
Centaur	centaure	m
Changeling	changelin	m
Chimera	chimère	f
Citizen	citoyen	m
Class	classe	f
Cleric	clerc	m
Clown	clown	m
Clue	indice	m
Construct	construction	f
Contraption	machin	m
Coward	lâche	m
Coyote	coyote	m
Crab	crabe	m
Crocodile	crocodile	m
Curse	malédiction	f
Cyberman	cyberman	m
Cyclops	cyclope	m
Dalek	dalek	m
Demigod	demi-dieu	m	demi-dieux
Demon	démon	m
Desert	désert	m
Deserter	déserteur	m
Detective	détective	m
Devil	diable	m
Dinosaur	dinosaure	m
Djinn	djinn	m
Doctor	docteur	m
Dog	chien	m
Dragon	dragon	m
Drake	drakôn	m
Droid	droïde	m
Drone	drone	m
Druid	druide	m
Dryad	dryade	f
Dwarf	nain	m
Efreet	éfrit	m
Egg	œuf	m
Elder	ancien	m
Eldrazi	eldrazi	m	eldrazi
Elemental	élémental	m
Elephant	éléphant	m
Elf	elfe	m
Elk	élan	m
Employee	employé	m
Equipment	équipement	m
Eye	œil	m	yeux
Faerie	peuple fée	m	peuples fées
Fish	poisson	m
Flagbearer	porte-étendard	m	porte-étendards
Food	nourriture	f
Forest	forêt	f
Fortification	fortification	f
Fox	renard	m
Fractal	fractale	f
Frog	grenouille	f
Fungus	fongus	m
Gargoyle	gargouille	f
Gate	porte	f
Germ	germe	m
Giant	géant	m
Glimmer	lueur	f
Gnoll	gnoll	m
Gnome	gnome	m
Goat	chèvre	f
Goblin	gobelin	m
God	dieu	m
Gold	or	m
Golem	golem	m
Gorgon	gorgonoïde	m
Gremlin	gremlin	m
Griffin	griffon	m
Guest	invité	m
Halfling	halfelin	m
Hamster	hamster	m
Harpy	harpie	f
Hedgehog	hérisson	m
Hellion	monstruosité	f
Hero	héros	m
Hippo	hippopotame	m
Hippogriff	hippogriffe	m
Homarid	homaride	m
Homunculus	homoncule	m
Horror	horreur	f
Horse	cheval	m
Human	humain	m
Hunter	chasseur	m
Hydra	hydre	f
Hyena	hyène	f
Illusion	illusion	f
Imp	diablotin	m
Incarnation	incarnation	f
Incubator	incubateur	m
Insect	insecte	m
Island	île	f
Jackal	chacal	m	chacals
Jellyfish	méduse	f
Juggernaut	djaggernaut	m
Kavu	kavru	m
Kirin	kirin	m
Kithkin	sangami	m
Knight	chevalier	m
Kobold	kobold	m
Kor	kor	m	kor
Kraken	kraken	m
Lair	repaire	m
Lamia	lamie	f
Leech	sangsue	f
Lemur	lémurien	m
Lesson	leçon	f
Leviathan	léviathan	m
Lhurgoyf	lhurgoyf	m
Lizard	lézard	m
Llama	lama	m
Locus	locus	m
Manticore	manticore	f
Map	carte	f
Mercenary	mercenaire	m
Merfolk	ondin	m
Mine	mine	f
Minion	mignon	m
Minotaur	minotaure	m
Mole	taupe	f
Mongoose	mangouste	f
Monk	moine	m
Monkey	singe	m
Moogle	mog	m
Moonfolk	sélénite	m
Mount	monture	f
Mountain	montagne	f
Mouse	souris	f	souris
Mutagen	mutagène	m
Mutant	mutant	m
Myr	myr	m	myr
Mystic	mystique	m
Naga	naga	m
Nautilus	nautile	m
Necron	nécron	m
Nightmare	cauchemar	m
Ninja	ninja	m
Noble	noble	m
Noggle	noggle	m
Nomad	nomade	m
Nymph	nymphe	f
Octopus	pieuvre	f
Officer	officier	m
Ogre	ogre	m
Omen	présage	m
Ooze	limon	m
Orb	orbe	m
Orc	orque	m
Otter	loutre	f
Ouphe	ouphe	m
Ox	bovidé	m
Pangolin	pangolin	m
Peasant	paysan	m
Pegasus	pégase	m
Performer	artiste	m
Pest	nuisible	m
Phoenix	phénix	m
Phyrexian	phyrexian	m
Pilot	pilote	m
Pirate	pirate	m
Plains	plaine	f
Planet	planète	f
Plant	plante	f
Porcupine	porc-épic	m	porcs-épics
Possum	opossum	m
Powerstone	pierre de pouvoir	f	pierres de pouvoir
Praetor	praetor	m
Prism	prisme	m
Processor	processeur	m
Rabbit	lapin	m
Raccoon	raton-laveur	m	ratons-laveurs
Ranger	ranger	m
Rat	rat	m
Rebel	rebelle	m
Reflection	reflet	m
Rhino	rhinocéros	m
Robot	robot	m
Rogue	gredin	m
Role	rôle	m
Room	salle	f
Rune	rune	f
Saga	saga	f
Salamander	salamandre	f
Samurai	samouraï	m
Sand	sable	m
Saproling	saprobionte	m
Satyr	satyre	m
Scarecrow	épouvantail	m
Scientist	scientifique	m
Scion	scion	m
Scorpion	scorpion	m
Scout	éclaireur	m
Sculpture	sculpture	f
Seal	phoque	m
Serf	serf	m
Serpent	grand serpent	m	grands serpents
Servo	servo	m
Shade	ombre	f
Shaman	shamane	m
Shapeshifter	changeforme	m
Shard	éclat	m
Shark	requin	m
Sheep	mouton	m
Shrine	sanctuaire	m
Siege	siège	m
Siren	sirène	f
Skeleton	squelette	m
Sliver	slivoïde	m
Sloth	paresseux	m	paresseux
Slug	limace	f
Snail	escargot	m
Snake	serpent	m
Soldier	soldat	m
Sorcerer	ensorceleur	m
Spacecraft	vaisseau spatial	m	vaisseaux spatiaux
Spawn	engeance	f
Specter	spectre	m
Sphere	sphère	f
Sphinx	sphinx	m
Spider	araignée	f
Spirit	esprit	m
Spy	espion	m
Squid	calamar	m
Squirrel	écureuil	m
Starfish	étoile de mer	f	étoiles de mer
Survivor	survivant	m
Swamp	marais	m
Symbiote	symbiote	m
Synth	synth	m
Tentacle	tentacule	m
Thopter	mécanoptère	m
Thrull	srâne	m
Tiefling	tieffelin	m
Tower	tour	f
Town	ville	f
Toy	jouet	m
Trap	piège	m
Treasure	trésor	m
Treefolk	sylvin	m
Trilobite	trilobite	m
Troll	troll	m
Turtle	tortue terrestre	f	tortues terrestres
Tyranid	tyranide	m
Unicorn	licorne	f
Urza's	d’Urza	m
Vampire	vampire	m
Vedalken	vedalken	m	vedalken
Vehicle	véhicule	m
Viashino	viashino	m
Villain	vilain	m
Wall	mur	m
Warlock	démoniste	m
Warrior	guerrier	m
Weasel	belette	f
Werewolf	loup-garou	m	loups-garous
Whale	baleine	f
Wizard	sorcier	m
Wolf	loup	m
Wolverine	glouton	m
Wombat	wombat	m
Worm	ver	m
Wraith	apparition	f
Wurm	guivre	f
Yeti	yéti	m
Zombie	zombie	m
`

const SUBTYPES: ReadonlyMap<string, Noun> = new Map(
  TABLE.trim()
    .split("\n")
    .map((line) => {
      const [english, singular, gender, plural] = line.split("\t")
      return [english, noun(singular, genderIn(gender), plural)]
    }),
)

/** A subtype's French noun, or the English word, masculine and invariable, if there is none. */
export function subtypeNoun(subtype: string): Noun {
  return SUBTYPES.get(subtype) ?? { singular: subtype, plural: subtype, gender: "m" }
}
