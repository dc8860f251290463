/** Parts of a card, card types and zones (2xx to 4xx): number, English and French, between tabs. */
export const CARDS_AND_ZONES = `
201.4	A card name that is chosen must be that of an existing card.	Un nom de carte choisi doit être celui d’une carte existante.
201.5	A card that names itself means itself only.	Une carte qui se nomme ne parle que d’elle-même.
202.1b	Lands, and most tokens, have no mana cost.	Les terrains, et la plupart des jetons, n’ont pas de coût de mana.
202.2	An object's colours are those of its mana cost.	Les couleurs d’un objet sont celles de son coût de mana.
202.3	Mana value is the amount of mana in the cost.	La valeur de mana est la quantité de mana du coût.
202.3a	An object without mana cost has mana value 0.	Un objet sans coût de mana a une valeur de mana de 0.
202.3e	X in a mana cost counts as 0 for the mana value, but on the stack as chosen.	Le X d’un coût de mana compte pour 0 dans la valeur de mana, sauf sur la pile.
202.3f	For the mana value a hybrid symbol counts for its larger half.	Pour la valeur de mana, un symbole hybride compte pour sa plus grande moitié.
202.3g	For the mana value a Phyrexian symbol counts 1.	Pour la valeur de mana, un symbole phyrexian compte pour 1.
205.1a	An effect that sets a card type replaces the others.	Un effet qui fixe un type de carte remplace les autres.
205.1b	An effect that adds a type, or says so, leaves the old types.	Un effet qui ajoute un type, ou qui le dit, laisse les anciens types.
205.2	Every card has one or more card types.	Chaque carte a un ou plusieurs types de carte.
205.2a	There are fifteen card types.	Il y a quinze types de carte.
205.3	Subtypes belong to card types.	Les sous-types vont avec les types de carte.
205.3d	An object gains no subtype of a card type that it doesn't have.	Un objet n’acquiert pas de sous-type d’un type de carte qu’il n’a pas.
205.3g	Artifact types, as Equipment, Vehicle or Treasure.	Types d’artefact, comme équipement, véhicule ou trésor.
205.3h	The enchantment types, as Aura, Curse, Room and Saga.	Les types d’enchantement, comme aura, malédiction, salle et saga.
205.3i	Land types, of which five are basic.	Types de terrain, dont cinq de base.
205.3k	The spell types of instants and sorceries, as Adventure, Arcane and Lesson.	Les types de sort des éphémères et des rituels, comme aventure, arcane et leçon.
205.3q	The only battle type is Siege.	Le seul type de bataille est siège.
205.4a	Supertypes: basic, legendary, ongoing, snow, world.	Super-types : de base, légendaire, continu, neigeux, du monde.
205.4d	The legend rule is for legendary permanents.	La règle des légendes vaut pour les permanents légendaires.
207.2a	Reminder text has no effect.	Le texte de rappel n’a pas d’effet.
207.2c	Ability words have no rules meaning.	Les mots de capacité n’ont pas de sens pour les règles.
208.1	A creature has power and toughness.	Une créature a une force et une endurance.
208.4b	Base power and toughness: what sets them counts, what adds or takes away does not.	Force et endurance de base : ce qui les fixe compte, ce qui ajoute ou retire ne compte pas.
300.3@2003-07	Mana burn: who loses unspent mana as a phase ends loses that much life.	Brûlure de mana : qui perd du mana à la fin d’une phase perd autant de points de vie.
301.5c	Equipment that is a creature can't equip.	Un équipement qui est une créature ne peut pas équiper.
301.6	Fortifications are attached to lands.	Les fortifications s’attachent à des terrains.
302.6	A creature that came this turn can't attack or use {T} without haste.	Une créature arrivée ce tour-ci ne peut ni attaquer ni utiliser {T} sans la célérité.
303.4	An Aura is attached to what it enchants.	Une aura est attachée à ce qu’elle enchante.
303.4a	An Aura spell targets what it will enchant.	Un sort d’aura cible ce qu’il enchantera.
303.4c	An Aura attached unlawfully goes to the graveyard.	Une aura attachée illégalement va au cimetière.
303.4f	An Aura that enters without being cast: its controller chooses what it enchants.	Une aura qui arrive sans être lancée : son contrôleur choisit ce qu’elle enchante.
303.4g	An Aura with nothing to enchant doesn't enter.	Une aura sans rien à enchanter n’arrive pas.
303.4i	An effect can't put an Aura onto what it can't enchant: it stays where it is.	Un effet ne peut pas mettre une aura sur ce qu’elle ne peut pas enchanter : elle reste où elle est.
304.1	An instant may be cast at any priority.	Un éphémère peut être lancé à toute priorité.
304.4	Instants never enter the battlefield.	Les éphémères n’arrivent jamais sur le champ de bataille.
305.1	A land is played from hand in one's main phase with the stack empty; it is no spell.	Un terrain est joué de la main pendant sa phase principale, la pile étant vide ; ce n’est pas un sort.
305.2	One land a turn, unless effects allow more.	Un terrain par tour, sauf si des effets en permettent plus.
305.3	Lands can only be played in one's own turn.	On ne joue un terrain que pendant son tour.
305.6	Each basic land type gives its mana ability.	Chaque type de terrain de base donne sa capacité de mana.
305.7	A land that gets a basic type loses its own text.	Un terrain qui reçoit un type de base perd son texte.
305.9	A land that is something else too can only be played.	Un terrain qui est autre chose aussi ne peut qu’être joué.
306.4	Planeswalkers are legendary; they had a rule of their own until 2017.	Les planeswalkers sont légendaires ; ils avaient leur propre règle jusqu’en 2017.
306.5b	A planeswalker enters with its loyalty in counters.	Un planeswalker arrive avec sa loyauté en marqueurs.
306.7	Damage is no longer redirected to planeswalkers.	Les blessures ne sont plus redirigées vers les planeswalkers.
306.7@2011-09-30	An opponent's noncombat damage to a player may be dealt to one of his planeswalkers instead.	Les blessures hors combat d’un adversaire à un joueur peuvent aller à l’un de ses planeswalkers.
307.1	A sorcery is cast in one's main phase with the stack empty.	Un rituel se lance pendant sa phase principale, la pile étant vide.
307.4	Sorceries never enter the battlefield.	Les rituels n’arrivent jamais sur le champ de bataille.
309.4	A marker goes through the rooms of a dungeon.	Un pion parcourt les salles d’un donjon.
309.4c	A room's ability triggers when the marker gets there.	La capacité d’une salle se déclenche quand le pion y arrive.
309.6	A finished dungeon is removed from the game.	Un donjon fini est retiré de la partie.
309.7	A dungeon is completed when its card is removed from the game.	Un donjon est terminé quand sa carte est retirée de la partie.
310.2	A battle spell becomes a battle under its controller's control.	Un sort de bataille devient une bataille sous le contrôle de son contrôleur.
310.4@2003-07	Combat damage goes on the stack as one object and is dealt as that resolves.	Les blessures de combat vont sur la pile en un seul objet et sont infligées quand il se résout.
310.4b	A battle enters with its defense in counters.	Une bataille arrive avec sa défense en marqueurs.
310.8a	A protector is chosen as a battle enters.	Un protecteur est choisi quand une bataille arrive.
310.10	A battle without a right protector gets another.	Une bataille sans protecteur convenable en reçoit un autre.
310.11a	The controller of a Siege chooses an opponent to protect it.	Le contrôleur d’un siège choisit un adversaire pour le protéger.
311.3	All words after the dash are one planar type.	Tous les mots après le tiret forment un seul type planaire.
311.5	The planar controller controls the face-up plane.	Le contrôleur planaire contrôle le plan face visible.
311.7	A plane's chaos ability triggers when chaos ensues.	La capacité de chaos d’un plan se déclenche quand le chaos s’abat.
312.5	A phenomenon triggers when you encounter it.	Un phénomène se déclenche quand vous le rencontrez.
314.3	Schemes have no subtypes.	Les machinations n’ont pas de sous-type.
400.1	There are seven zones.	Il y a sept zones.
400.2	Library and hand are hidden, the others public.	La bibliothèque et la main sont cachées, les autres zones publiques.
400.3	Everything goes to its owner's library, hand or graveyard.	Tout va dans la bibliothèque, la main ou le cimetière de son propriétaire.
400.4a	Instants and sorceries stay where they are instead of entering.	Éphémères et rituels restent où ils sont au lieu d’arriver.
400.7	What changes zones is a new object that remembers nothing.	Ce qui change de zone est un nouvel objet sans mémoire.
400.7a	What changed a permanent spell still changes the permanent.	Ce qui a changé un sort de permanent change encore le permanent.
400.7b	Abilities given to a permanent spell stay on the permanent.	Les capacités données à un sort de permanent restent au permanent.
400.7d	A permanent knows how its spell was cast and paid.	Un permanent sait comment son sort a été lancé et payé.
400.7e	A zone-change trigger can find what the object became.	Une capacité de changement de zone peut retrouver ce que l’objet est devenu.
400.7j	The rest of an effect can find what it has moved to a public zone.	La suite d’un effet peut retrouver ce qu’il a déplacé dans une zone publique.
400.11	What is in no zone is outside the game.	Ce qui n’est dans aucune zone est hors de la partie.
401.4	The owner orders cards that are put into a library together, and shows it to nobody.	Le propriétaire ordonne les cartes mises ensemble dans sa bibliothèque, sans le montrer.
402.2	The maximum hand size is seven.	La taille de main maximale est de sept.
405.2	What is put onto the stack goes on top of what is there.	Ce qui est mis sur la pile va au-dessus de ce qui s’y trouve.
406.3	Exiled cards lie face up; those exiled face down are seen only by who may look at them.	Les cartes exilées sont face visible ; celles qui le sont face cachée ne sont vues que de qui peut les regarder.
`
