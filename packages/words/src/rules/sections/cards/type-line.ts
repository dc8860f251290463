/** The type line (205): number, English and French, between tabs. */
export const TYPE_LINE = `
205.1	The type line has the card types, and the supertypes and subtypes if there are any.	La ligne de type porte les types de carte, et les sur-types et sous-types s’il y en a.
205.1a	A type that is set replaces the others, but nothing stops being an instant or sorcery.	Un type fixé remplace les autres, mais rien ne cesse d’être un éphémère ou un rituel.
205.1b	An effect that adds a type, or says "still", leaves the old ones; "artifact creature" does too.	Un effet qui ajoute un type, ou qui dit « toujours », laisse les anciens ; « créature-artefact » aussi.
205.2	This is about card types.	Il s’agit des types de carte.
205.2a	There are fifteen card types, nine of them for ordinary decks.	Il y a quinze types de carte, dont neuf pour les decks ordinaires.
205.2b	An object with several card types fits whatever applies to any of them.	Un objet de plusieurs types de carte convient à tout ce qui vaut pour l’un d’eux.
205.2c	Tokens and copies have card types too.	Les jetons et les copies ont aussi des types de carte.
205.3	This is about subtypes, which belong to card types.	Il s’agit des sous-types, qui dépendent des types de carte.
205.3a	A card may have several subtypes.	Une carte peut avoir plusieurs sous-types.
205.3b	Subtypes follow a dash; each is one word, except on planes and for one creature type.	Les sous-types suivent un tiret ; chacun est un mot, sauf pour les plans et un type de créature.
205.3c	On a card of several card types each subtype goes with its own.	Sur une carte de plusieurs types de carte, chaque sous-type va avec le sien.
205.3d	An object gains no subtype of a card type that it doesn't have.	Un objet n’acquiert pas de sous-type d’un type de carte qu’il n’a pas.
205.3e	A player who chooses a subtype names a single existing one of the kind asked for.	Un joueur qui choisit un sous-type en nomme un seul, existant, de la sorte demandée.
205.3f	The Oracle text says what subtypes an old card has today.	Le texte Oracle dit quels sous-types une ancienne carte a aujourd’hui.
205.3g	Artifact types, as Equipment, Vehicle or Treasure.	Types d’artefact, comme équipement, véhicule ou trésor.
205.3h	Enchantment types, as Aura, Curse, Room and Saga.	Types d’enchantement, comme aura, malédiction, salle et saga.
205.3i	Land types, of which five are basic.	Types de terrain, dont cinq de base.
205.3j	Planeswalker types, which are mostly the names of the characters.	Types de planeswalker, le plus souvent les noms des personnages.
205.3k	Spell types, shared by instants and sorceries, as Adventure, Arcane and Lesson.	Types de sort, communs aux éphémères et rituels, comme aventure, arcane et leçon.
205.3m	Creature types, shared by creatures and kindreds, as Elf, Wizard and Zombie.	Types de créature, communs aux créatures et aux clans, comme elfe, sorcier et zombie.
205.3n	Planar types, as Dominaria or Ravnica.	Types planaires, comme Dominaria ou Ravnica.
205.3p	The only dungeon type is Undercity.	Le seul type de donjon est Sous-Cité.
205.3q	The only battle type is Siege.	Le seul type de bataille est siège.
205.3r	Phenomena, schemes, vanguards and conspiracies have no subtypes.	Phénomènes, machinations, vanguards et conspirations n’ont pas de sous-type.
205.4	This is about supertypes.	Il s’agit des sur-types.
205.4a	There are five supertypes, printed before the card types: basic, legendary, ongoing, snow, world.	Il y a cinq sur-types : de base, légendaire, continu, neigeux et du monde.
205.4b	Supertypes change apart from card types and subtypes, and one comes or goes without the others.	Les sur-types changent indépendamment des types et sous-types, et l’un vient ou part sans les autres.
205.4c	A land is basic by its supertype, not by having a basic land type.	Un terrain est de base par son sur-type, non par un type de terrain de base.
205.4d	The legend rule is for legendary permanents.	La règle des légendes vaut pour les permanents légendaires.
205.4e	To cast a legendary instant or sorcery a player needs a legendary creature or planeswalker.	Pour lancer un éphémère ou rituel légendaire, il faut une créature ou un planeswalker légendaire.
205.4f	The world rule is for permanents with the supertype world.	La règle des mondes vaut pour les permanents du monde.
205.4g	A permanent is snow by its supertype, not by its name.	Un permanent est neigeux par son sur-type, non par son nom.
205.4h	An ongoing scheme isn't turned down as others are when they are done.	Une machination continue n’est pas remise dans son deck comme les autres une fois accomplies.
`
