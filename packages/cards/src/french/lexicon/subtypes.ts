import { type Noun, noun } from "./types.ts"

/** Subtypes in French, between tabs: English, French, gender, the plural where it is not regular. */
const TABLE = `
Adventure	aventure	f
Advisor	conseiller	m
Ally	allié	m
Angel	ange	m
Ape	grand singe	m	grands singes
Arcane	arcane	m
Archer	archer	m
Army	armée	f
Artificer	artificier	m
Assassin	assassin	m
Atog	atog	m
Attraction	attraction	f
Aura	aura	f
Avatar	avatar	m
Background	passé	m
Barbarian	barbare	m
Basilisk	basilic	m
Bat	chauve-souris	f	chauves-souris
Bear	ours	m
Beast	bête	f
Berserker	berserker	m
Bird	oiseau	m
Blood	sang	m
Boar	sanglier	m
Camel	chameau	m
Cartouche	cartouche	f
Case	affaire	f
Cat	chat	m
Cave	caverne	f
Centaur	centaure	m
Changeling	changelin	m
Citizen	citoyen	m
Class	classe	f
Cleric	clerc	m
Clue	indice	m
Construct	construction	f
Contraption	machin	m
Crab	crabe	m
Crocodile	crocodile	m
Curse	malédiction	f
Cyclops	cyclope	m
Demon	démon	m
Desert	désert	m
Devil	diable	m
Dinosaur	dinosaure	m
Djinn	djinn	m
Dog	chien	m
Dragon	dragon	m
Drake	drakôn	m
Druid	druide	m
Dryad	dryade	f
Dwarf	nain	m
Efreet	éfrit	m
Egg	œuf	m
Eldrazi	eldrazi	m	eldrazi
Elemental	élémental	m
Elephant	éléphant	m
Elf	elfe	m
Elk	élan	m
Equipment	équipement	m
Faerie	peuple fée	m	peuples fées
Fish	poisson	m
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
Gnome	gnome	m
Goat	chèvre	f
Goblin	gobelin	m
God	dieu	m
Gold	or	m
Golem	golem	m
Gorgon	gorgonoïde	m
Griffin	griffon	m
Harpy	harpie	f
Hellion	monstruosité	f
Hero	héros	m
Hippo	hippopotame	m
Homunculus	homoncule	m
Horror	horreur	f
Horse	cheval	m
Human	humain	m
Hydra	hydre	f
Hyena	hyène	f
Illusion	illusion	f
Imp	diablotin	m
Incarnation	incarnation	f
Insect	insecte	m
Island	île	f
Jellyfish	méduse	f
Juggernaut	djaggernaut	m
Kavu	kavru	m
Kithkin	sangami	m
Knight	chevalier	m
Kobold	kobold	m
Kor	kor	m	kor
Kraken	kraken	m
Lair	repaire	m
Leech	sangsue	f
Lesson	leçon	f
Leviathan	léviathan	m
Lizard	lézard	m
Locus	locus	m
Manticore	manticore	f
Map	carte	f
Mercenary	mercenaire	m
Merfolk	ondin	m
Minion	mignon	m
Minotaur	minotaure	m
Mole	taupe	f
Monk	moine	m
Monkey	singe	m
Mountain	montagne	f
Mutant	mutant	m
Myr	myr	m	myr
Naga	naga	m
Nightmare	cauchemar	m
Ninja	ninja	m
Noble	noble	m
Nymph	nymphe	f
Octopus	pieuvre	f
Ogre	ogre	m
Ooze	limon	m
Orc	orque	m
Ox	bovidé	m
Peasant	paysan	m
Pegasus	pégase	m
Phoenix	phénix	m
Phyrexian	phyrexian	m
Pilot	pilote	m
Pirate	pirate	m
Plains	plaine	f
Plant	plante	f
Powerstone	pierre de pouvoir	f	pierres de pouvoir
Rabbit	lapin	m
Raccoon	raton-laveur	m	ratons-laveurs
Rat	rat	m
Rebel	rebelle	m
Rhino	rhinocéros	m
Robot	robot	m
Rogue	gredin	m
Role	rôle	m
Room	salle	f
Rune	rune	f
Saga	saga	f
Salamander	salamandre	f
Samurai	samouraï	m
Saproling	saprobionte	m
Satyr	satyre	m
Scarecrow	épouvantail	m
Scion	scion	m
Scorpion	scorpion	m
Scout	éclaireur	m
Serf	serf	m
Serpent	grand serpent	m	grands serpents
Servo	servo	m
Shade	ombre	f
Shaman	shamane	m
Shapeshifter	changeforme	m
Shark	requin	m
Sheep	mouton	m
Shrine	sanctuaire	m
Siege	siège	m
Skeleton	squelette	m
Sliver	slivoïde	m
Slug	limace	f
Snake	serpent	m
Soldier	soldat	m
Spacecraft	vaisseau spatial	m	vaisseaux spatiaux
Spawn	engeance	f
Specter	spectre	m
Sphere	sphère	f
Sphinx	sphinx	m
Spider	araignée	f
Spirit	esprit	m
Squid	calamar	m
Squirrel	écureuil	m
Survivor	survivant	m
Swamp	marais	m
Thopter	mécanoptère	m
Thrull	srâne	m
Trap	piège	m
Treasure	trésor	m
Treefolk	sylvin	m
Troll	troll	m
Turtle	tortue terrestre	f	tortues terrestres
Unicorn	licorne	f
Urza's	d’Urza	m
Vampire	vampire	m
Vedalken	vedalken	m	vedalken
Vehicle	véhicule	m
Viashino	viashino	m
Wall	mur	m
Warlock	démoniste	m
Warrior	guerrier	m
Werewolf	loup-garou	m	loups-garous
Whale	baleine	f
Wizard	sorcier	m
Wolf	loup	m
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
      return [english, noun(singular, gender as "m" | "f", plural)]
    }),
)

/** The French of a subtype; the English word, masculine and unchanged, where none is settled. */
export function subtypeNoun(subtype: string): Noun {
  return SUBTYPES.get(subtype) ?? { singular: subtype, plural: subtype, gender: "m" }
}
