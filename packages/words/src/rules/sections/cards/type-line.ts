/** The type line (205): number, English and French, between tabs. */
export const TYPE_LINE = `
205.1	The type line has the card types, and the supertypes and subtypes if there are any.	La ligne de type porte les types de carte, et les sur-types et sous-types s’il y en a.
205.1a	A type that is set replaces the others, but nothing stops being an instant or sorcery.	Un type fixé remplace les autres, mais rien ne cesse d’être un éphémère ou un rituel.
205.1b	An effect that adds a type, or says "still", leaves the old ones; "artifact creature" does so too.	Un effet qui ajoute un type, ou qui dit « toujours », laisse les anciens ; de même « créature-artefact ».
205.2	Card types say what kind of card something is.	Les types de carte disent de quelle sorte de carte il s’agit.
205.2a	There are fifteen card types, nine of them for ordinary decks.	Il y a quinze types de carte, dont neuf pour les decks ordinaires.
205.2b	An object with several card types fits whatever applies to any of them.	Un objet de plusieurs types de carte convient à tout ce qui vaut pour l’un d’eux.
205.2c	Tokens and copies have card types too.	Les jetons et les copies ont aussi des types de carte.
205.3	Subtypes belong to card types.	Les sous-types dépendent des types de carte.
205.3a	A card may have several subtypes.	Une carte peut avoir plusieurs sous-types.
205.3b	Subtypes follow a dash; each is one word, except on planes and for one creature type.	Les sous-types suivent un tiret ; chacun est un mot, sauf pour les plans et un type de créature.
205.3c	On a card of several card types each subtype goes with its own.	Sur une carte de plusieurs types de carte, chaque sous-type va avec le sien.
205.3d	An object can't gain a subtype of a card type that it doesn't have.	Un objet ne peut pas acquérir un sous-type d’un type de carte qu’il n’a pas.
205.3e	A player who chooses a subtype names a single existing one of the kind asked for.	Un joueur qui choisit un sous-type en nomme un seul, existant, de la sorte demandée.
205.3f	The Oracle text says what subtypes an old card has today.	Le texte Oracle dit quels sous-types une ancienne carte a aujourd’hui.
205.3g	Artifact types include Equipment, Vehicle and Treasure.	Les types d’artefact sont équipement, véhicule, trésor et d’autres.
205.3h	Enchantment types include Aura, Curse, Room and Saga.	Les types d’enchantement sont aura, malédiction, salle, saga et d’autres.
205.3i	Of the land types five are basic: Plains, Island, Swamp, Mountain and Forest.	Parmi les types de terrain, cinq sont de base : plaine, île, marais, montagne et forêt.
205.3j	Planeswalker types are mostly the names of the characters.	Les types de planeswalker sont le plus souvent les noms des personnages.
205.3k	Instants and sorceries share the spell types, such as Adventure, Arcane and Lesson.	Éphémères et rituels ont en commun les types de sort, comme aventure, arcane et leçon.
205.3m	Creatures and kindreds share the creature types, such as Elf, Wizard and Zombie.	Créatures et clans ont en commun les types de créature, comme elfe, sorcier et zombie.
205.3n	Planar types are the names of the planes, such as Dominaria and Ravnica.	Les types planaires sont les noms des plans, comme Dominaria et Ravnica.
205.3p	The only dungeon type is Undercity.	Le seul type de donjon est Undercity.
205.3q	The only battle type is Siege.	Le seul type de bataille est siège.
205.3r	Phenomena, schemes, vanguards and conspiracies have no subtypes.	Phénomènes, machinations, vanguards et conspirations n’ont pas de sous-type.
205.4	Supertypes go with any card type.	Les sur-types vont avec tout type de carte.
205.4a	There are five supertypes, printed before the card types: basic, legendary, ongoing, snow, world.	Il y a cinq sur-types : de base, légendaire, continu, neigeux et du monde.
205.4b	Supertypes change apart from card types and subtypes, and one comes or goes without the others.	Les sur-types changent indépendamment des types et sous-types, et l’un vient ou part sans les autres.
205.4c	A land is basic by its supertype, not by having a basic land type.	Un terrain est de base par son sur-type, non par un type de terrain de base.
205.4d	The legend rule is for legendary permanents.	La règle des légendes vaut pour les permanents légendaires.
205.4e	A legendary instant or sorcery can be cast only by a player with a legendary creature or planeswalker.	Seul un joueur avec une créature ou un planeswalker légendaire peut lancer un éphémère ou un rituel légendaire.
205.4f	The world rule is for permanents with the supertype world.	La règle des mondes vaut pour les permanents dont le sur-type est « du monde ».
205.4g	A permanent is snow by its supertype, not by its name.	Un permanent est neigeux par son sur-type, non par son nom.
205.4h	An ongoing scheme stays face up where others go back to the deck when they are done.	Une machination continue reste face visible quand les autres, accomplies, retournent dans le deck.
`
