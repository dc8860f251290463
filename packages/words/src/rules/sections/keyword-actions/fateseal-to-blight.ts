/** Keyword actions (701.29 to 701.68): number, English and French, between tabs. */
export const FATESEAL_TO_BLIGHT = `
701.29	Fatesealing: sorting the top of an opponent's library.	Sceller le destin : trier le dessus de la bibliothèque d’un adversaire.
701.29a	To fateseal N, look at N cards from the top of an opponent's library and leave each there or put it on the bottom.	Pour sceller le destin N, vous voyez les N cartes du dessus de la bibliothèque d’un adversaire, et laissez chacune là ou la mettez au-dessous.
701.30	Clashing: comparing the top cards of libraries.	La confrontation : comparer les cartes du dessus des bibliothèques.
701.30a	Each player in a clash reveals their top card and may move it to the bottom.	Chaque joueur d’une confrontation révèle la carte du dessus et peut la mettre au-dessous.
701.30b	To clash with an opponent, choose one; both of you clash.	Pour se confronter à un adversaire, on en choisit un ; les deux participent.
701.30c	In a clash the cards are revealed at once; where they go is decided in APNAP order, and they move at once.	Dans une confrontation, les cartes sont révélées ensemble ; on décide dans l’ordre APNAP où elles vont, et elles bougent ensemble.
701.30d	The clash is won by the player whose card alone has the greatest mana value.	Gagne la confrontation le joueur dont la carte a, seule, la plus grande valeur de mana.
701.31	Planeswalking: moving on to another plane.	Transplaner : passer à un autre plan.
701.31a	Only the planar controller planeswalks, and only in Planechase.	Seul le contrôleur planaire transplane, et seulement en Planechase.
701.31b	Face-up planes and phenomena go to the bottom of their decks, and your next planar card is turned up.	Les plans et phénomènes face visible vont au-dessous de leurs decks, et vous retournez la carte du dessus du vôtre.
701.31c	Besides abilities, the planar die, an owner's leaving and a phenomenon that is over make players planeswalk.	Outre des capacités, font transplaner le dé planaire, le départ d’un propriétaire et la fin d’un phénomène.
701.31d	You planeswalk away from the card turned down and to the card turned up.	On quitte en transplanant la carte retournée face cachée, pour celle retournée face visible.
701.32	Setting in motion: how a scheme begins.	Mettre à exécution : comment débute une machination.
701.32a	Only the archenemy of an Archenemy game sets things in motion, and only schemes.	Seul l’archenemy d’une partie d’Archenemy met des machinations à exécution, et rien d’autre.
701.32b	A scheme set in motion comes off its deck face up; even one that already was face up is set in motion.	Une machination mise à exécution quitte son deck face visible ; si elle l’était déjà, elle l’est quand même.
701.32c	Several schemes are set in motion one after the other.	Plusieurs machinations sont mises à exécution l’une après l’autre.
701.33	Abandoning: how an ongoing scheme ends.	Abandonner : comment finit une machination continue.
701.33a	Only ongoing schemes that are face up can be abandoned, in Archenemy alone.	On n’abandonne que des machinations continues face visible, et seulement en Archenemy.
701.33b	An abandoned scheme goes face down to the bottom of the scheme deck it came from.	Une machination abandonnée va face cachée au-dessous du deck de machinations de son propriétaire.
701.34	Proliferating: adding to the counters that are there.	Proliférer : ajouter aux marqueurs déjà présents.
701.34a	To proliferate, choose any players and permanents with counters; each gets one more of every kind it has.	Pour proliférer, choisissez des joueurs et permanents qui ont des marqueurs ; chacun en reçoit un de plus de chaque sorte qu’il a.
701.34b	In Two-Headed Giant only one member of a team gets another poison counter, chosen by the player who proliferates.	Au Troll à deux têtes, un seul membre d’une équipe reçoit un marqueur poison de plus, au choix de qui prolifère.
701.35	Detaining: making a permanent idle for a turn cycle.	Détenir : rendre un permanent inactif pour un tour de table.
701.35a	A detained permanent can't attack or block, nor can its abilities be activated, until its detainer's next turn.	Un permanent détenu n’attaque pas, ne bloque pas et ses capacités ne s’activent pas jusqu’au prochain tour du joueur qui l’a détenu.
701.36	Populating: copying one of your creature tokens.	Peupler : copier l’un de vos jetons de créature.
701.36a	To populate, choose one of your creature tokens and create another one like it.	Pour peupler, choisissez un de vos jetons de créature et créez-en un autre pareil.
701.36b	A player without creature tokens has nothing to copy, and creates none.	Un joueur sans jeton de créature n’a rien à copier et n’en crée pas.
701.37	Monstrosity: a creature grows once for good.	Monstruosité : une créature grandit une fois pour toutes.
701.37a	Monstrosity N gives a permanent that isn't monstrous yet N +1/+1 counters, and makes it monstrous.	Monstruosité N donne N marqueurs +1/+1 à un permanent qui n’est pas encore monstrueux, et le rend monstrueux.
701.37b	Monstrous is only a marker, which lasts until the permanent leaves and isn't copied.	Monstrueux n’est qu’une marque, qui reste jusqu’au départ du permanent et ne se copie pas.
701.37c	A monstrous permanent's other abilities know the X it became monstrous with.	Les autres capacités d’un permanent monstrueux connaissent le X avec lequel il l’est devenu.
701.38	Voting: players choose one of several options.	Voter : les joueurs choisissent une option parmi plusieurs.
701.38a	In a vote each player in turn order, from the one named on, picks one of the options.	Dans un vote, chaque joueur, dans l’ordre du tour à partir de celui qui est désigné, choisit une des options.
701.38b	Players may vote for objects, for bare words that stand for effects, or for other things that matter.	On peut voter pour des objets, pour de simples mots liés à des effets, ou pour autre chose qui compte.
701.38c	Only what the card calls a vote is one; other choices by several players aren't.	Seul ce que la carte appelle un vote en est un ; les autres choix de plusieurs joueurs n’en sont pas.
701.38d	A player with several votes casts them all at their place in the order.	Un joueur qui a plusieurs votes les exprime tous à son rang.
701.39	Bolstering: strengthening your weakest creature.	Renforcement : fortifier votre créature la plus faible.
701.39a	To bolster N, put N +1/+1 counters on your creature with the lowest toughness, of your choice in a tie.	Renforcement N met N marqueurs +1/+1 sur votre créature à la plus petite endurance ; à égalité, vous choisissez.
701.40	Manifesting: putting a card onto the battlefield face down as a creature.	Manifester : mettre une carte face cachée sur le champ de bataille comme créature.
701.40a	A manifested card enters face down as a plain 2/2 creature and stays so until it is turned up.	Une carte manifestée arrive face cachée comme simple créature 2/2 et le reste jusqu’à ce qu’on la retourne.
701.40b	Whenever you have priority you may show a manifested creature card, pay its mana cost and turn it up.	Quand vous avez la priorité, vous pouvez montrer une carte de créature manifestée, payer son coût de mana et la retourner.
701.40c	A manifested card with morph may be turned up for its morph cost as well.	Une carte manifestée avec la mue peut aussi être retournée pour son coût de mue.
701.40d	A manifested card with disguise may be turned up for its disguise cost as well.	Une carte manifestée avec le déguisement peut aussi être retournée pour son coût de déguisement.
701.40e	Cards manifested from one library come one at a time.	Les cartes manifestées d’une bibliothèque le sont une par une.
701.40f	If the face-down card may not enter, it isn't manifested and stays where and as it was.	Si la carte face cachée ne peut pas arriver, elle n’est pas manifestée et reste où et comme elle était.
701.40g	A manifested instant or sorcery is shown but can't be turned up, so nothing triggers.	Un éphémère ou rituel manifesté est montré mais reste face cachée, si bien que rien ne se déclenche.
701.40h	For more about face-down cards see chapter 708.	Pour le reste sur les cartes face cachée, voir le chapitre 708.
701.41	Supporting: giving counters to several creatures.	Soutenir : donner des marqueurs à plusieurs créatures.
701.41a	Support N gives a +1/+1 counter to each of at most N target creatures; a permanent supports only others.	Soutien N donne un marqueur +1/+1 à chacune de N créatures ciblées au plus ; un permanent ne soutient que les autres.
701.42	Melding: two cards become one big permanent.	Assimiler : deux cartes deviennent un seul grand permanent.
701.42a	To meld a pair, put both cards onto the battlefield back side up, as the halves of one permanent.	Pour assimiler une paire, mettez les deux cartes sur le champ de bataille, verso visible, comme les moitiés d’un seul permanent.
701.42b	Only two real cards of the same pair meld; tokens and other cards don't.	Seules deux vraies cartes d’une même paire s’assimilent ; ni jetons ni autres cartes.
701.42c	Cards that can't be melded stay in the zone they are in.	Des cartes qui ne peuvent pas être assimilées restent dans leur zone.
701.43	Exerting: using a creature so hard that it misses an untap step.	Surmener : solliciter une créature au point qu’elle manque une étape de dégagement.
701.43a	An exerted permanent won't untap when your next untap step comes.	Un permanent surmené ne se dégagera pas lors de votre prochaine étape de dégagement.
701.43b	A permanent may be exerted untapped and more than once; all of it is over after the same untap step.	On peut surmener un permanent dégagé, et plusieurs fois ; tout s’achève à la même étape de dégagement.
701.43c	Only permanents on the battlefield can be exerted.	On ne surmène que ce qui est sur le champ de bataille.
701.43d	Exerting an attacker as it is declared is an optional cost of attacking; "when you do" is linked to it.	Surmener une créature qui attaque est un coût d’attaque facultatif, auquel « quand vous faites ainsi » est lié.
701.44	Exploring: a creature finds a land or grows.	Explorer : une créature trouve un terrain ou grandit.
701.44a	To explore, the top card is revealed: a land goes to hand; otherwise a +1/+1 counter, and the card may go to the graveyard.	Pour explorer, on révèle la carte du dessus : un terrain va en main ; sinon, un marqueur +1/+1, et la carte peut aller au cimetière.
701.44b	A permanent has explored once all this is over, even if parts of it couldn't be done.	Un permanent a exploré une fois tout cela fini, même si tout n’a pas pu se faire.
701.44c	For a permanent that left before it explores, what was last known of it and its controller counts.	Pour un permanent parti avant d’explorer, comptent les dernières informations connues sur lui et son contrôleur.
701.44d	Several permanents explore one by one, in APNAP order of their controllers.	Plusieurs permanents explorent l’un après l’autre, dans l’ordre APNAP de leurs contrôleurs.
701.45	Assembling: a joke action of the Unstable set.	Assembler : une action humoristique de l’extension Unstable.
701.45a	Only one ordinary card mentions assembling Contraptions, and these rules have none.	Une seule carte ordinaire parle d’assembler des machins, et ces règles n’en ont pas.
701.46	Adapting: counters for a creature without any.	S’adapter : des marqueurs pour une créature qui n’en a pas.
701.46a	Adapt N puts N +1/+1 counters on a permanent that has none of them.	« Adaptez N » met N marqueurs +1/+1 sur un permanent qui n’en a aucun.
701.47	Amassing: building up one Army.	Amasser : faire grandir une seule armée.
701.47a	To amass N, put N +1/+1 counters on your Army, first created as a black 0/0 if need be, which gains the type named.	Pour amasser N, mettez N marqueurs +1/+1 sur votre armée, d’abord créée noire et 0/0 s’il le faut ; elle gagne le type nommé.
701.47b	A player has amassed once all this is over, even if parts of it couldn't be done.	Un joueur a amassé une fois tout cela fini, même si tout n’a pas pu se faire.
701.47c	The Army you amassed is the one you chose, with or without counters.	L’armée que vous avez amassée est celle que vous avez choisie, avec ou sans marqueurs.
701.47d	Older cards that amass without naming a type amass Zombies.	Les anciennes cartes qui amassent sans nommer de type amassent des zombies.
701.48	Learning: a Lesson, or a better hand.	Apprendre : une leçon, ou une meilleure main.
701.48a	To learn, you may discard a card and draw one; if you don't, you may take a Lesson of yours from outside the game.	Pour apprendre, vous pouvez vous défausser d’une carte et piocher ; sinon, vous pouvez prendre une de vos leçons hors de la partie.
701.49	Venturing: walking through a dungeon.	S’aventurer : parcourir un donjon.
701.49a	A player without a dungeon brings one of theirs from outside the game and enters its top room.	Un joueur sans donjon en prend un à lui hors de la partie et entre dans la salle du haut.
701.49b	A player in a dungeon moves to a next room along one of the arrows.	Un joueur dans un donjon passe à une salle suivante par l’une des flèches.
701.49c	A player in the last room completes the dungeon, which is removed, and begins another.	Un joueur dans la dernière salle termine le donjon, qui est retiré, et en commence un autre.
701.49d	Venturing into a certain kind lets you begin only such a dungeon; within one you go on as usual.	S’aventurer dans un genre précis ne fait commencer qu’un tel donjon ; dans un donjon, on avance comme d’habitude.
701.50	Conniving: drawing, discarding and perhaps growing.	Conniver : piocher, se défausser et peut-être grandir.
701.50a	When a permanent connives, its controller draws, then discards; a nonland card gives it a +1/+1 counter.	Quand un permanent connive, son contrôleur pioche puis se défausse ; une carte non-terrain donne au permanent un marqueur +1/+1.
701.50b	A permanent has connived once all this is over, even if parts of it couldn't be done.	Un permanent a connivé une fois tout cela fini, même si tout n’a pas pu se faire.
701.50c	For a permanent that left before it connives, what was last known of it and its controller counts.	Pour un permanent parti avant de conniver, comptent les dernières informations connues sur lui et son contrôleur.
701.50d	Several permanents connive one by one, in APNAP order of their controllers.	Plusieurs permanents connivent l’un après l’autre, dans l’ordre APNAP de leurs contrôleurs.
701.50e	Connive N draws and discards N cards, and each nonland card among them gives a counter.	Conniver N fait piocher et défausser N cartes, et chaque carte non-terrain défaussée donne un marqueur.
701.51	Opening an Attraction: getting one from the Attraction deck.	Ouvrir une attraction : en recevoir une du deck d’attractions.
701.51a	Only players who brought an Attraction deck open Attractions.	Seuls les joueurs venus avec un deck d’attractions en ouvrent.
701.51b	Opening an Attraction brings the topmost one of your deck onto the battlefield.	Ouvrir une attraction met la première de votre deck sur le champ de bataille.
701.51c	Abilities that wait for an Attraction to be opened trigger only if it really enters.	Ce qui attend l’ouverture d’une attraction ne se déclenche que si elle arrive vraiment.
701.52	Rolling to visit: a die tells which Attractions you visit.	Lancer le dé pour visiter : un dé dit quelles attractions vous visitez.
701.52a	To visit, roll a six-sided die; every Attraction you control with that number lit is visited.	Pour visiter, lancez un dé à six faces ; chaque attraction que vous contrôlez où ce nombre est allumé est visitée.
701.53	Incubating: getting a token that can hatch.	Incuber : recevoir un jeton qui peut éclore.
701.53a	Incubating N gives you an Incubator token with N +1/+1 counters.	Incuber N vous donne un jeton Incubateur avec N marqueurs +1/+1.
701.53b	For {2} an Incubator transforms into a 0/0 Phyrexian artifact creature, which keeps its counters.	Pour {2}, un incubateur se transforme en créature-artefact phyrexiane 0/0, qui garde ses marqueurs.
701.54	The Ring tempts you: one of your creatures becomes your Ring-bearer.	L’Anneau vous tente : une de vos créatures devient votre porteur de l’Anneau.
701.54a	When the Ring tempts you, a creature of yours becomes Ring-bearer until you choose another or lose control of it.	Quand l’Anneau vous tente, une de vos créatures devient le porteur jusqu’à ce que vous en choisissiez une autre ou en perdiez le contrôle.
701.54b	Being a Ring-bearer is a mark that copies don't have.	Être porteur de l’Anneau est une marque que les copies n’ont pas.
701.54c	The first temptation brings the emblem of the Ring, which gains an ability with each of the first four.	La première tentation donne l’emblème de l’Anneau, qui gagne une capacité à chacune des quatre premières.
701.54d	"Whenever the Ring tempts you" triggers when all is done, even if some of it couldn't be.	« À chaque fois que l’Anneau vous tente » se déclenche à la fin, même si tout n’a pas pu se faire.
701.54e	A creature is your Ring-bearer only while it has the mark and you control it on the battlefield.	Une créature n’est votre porteur que si elle a la marque et que vous la contrôlez sur le champ de bataille.
701.55	Facing a villainous choice: a player picks the lesser evil.	Affronter un choix perfide (villainous choice) : un joueur choisit le moindre mal.
701.55a	A player who faces a villainous choice picks one of two options, and all of it is carried out.	Un joueur qui affronte un choix perfide choisit l’une de deux options, qui est exécutée en entier.
701.55b	In a villainous choice even an impossible option may be picked; as much of it as possible is done.	Dans un choix perfide, même une option impossible peut être choisie ; on en fait ce qu’on peut.
701.55c	A player who faces a villainous choice several times finishes each before the next.	Un joueur qui affronte plusieurs fois un choix perfide achève chacun avant le suivant.
701.55d	Several players face a villainous choice one by one, in APNAP order.	Plusieurs joueurs affrontent un choix perfide l’un après l’autre, dans l’ordre APNAP.
701.56	Time travelling: changing time counters.	Voyager dans le temps : changer les marqueurs « temps ».
701.56a	To time travel, add or remove a time counter on any of your permanents and suspended cards that have one.	Pour voyager dans le temps, ajoutez ou retirez un marqueur « temps » sur vos permanents et cartes suspendues qui en ont, au choix.
701.57	Discovering: finding a cheap card to cast.	Découvrir : trouver une carte peu chère à lancer.
701.57a	To discover N, exile cards until there is a nonland one of mana value N or less; cast it free or put it in hand.	Pour découvrir N, exilez du dessus jusqu’à une carte non-terrain de valeur N ou moins ; lancez-la gratuitement ou prenez-la en main.
701.57b	A player has discovered once all this is over, even if parts of it couldn't be done.	Un joueur a découvert une fois tout cela fini, même si tout n’a pas pu se faire.
701.57c	The discovered card is the last one exiled, if its mana value fits, cast or not.	La carte découverte est la dernière exilée, si sa valeur de mana convient, lancée ou non.
701.58	Cloaking: like manifesting, but with ward.	Voiler : comme manifester, mais avec la parade.
701.58a	A cloaked card enters face down as a 2/2 creature with ward {2} and stays so until it is turned up.	Une carte voilée arrive face cachée comme créature 2/2 avec parade {2} et le reste jusqu’à ce qu’on la retourne.
701.58b	Whenever you have priority you may show a cloaked creature card, pay its mana cost and turn it up.	Quand vous avez la priorité, vous pouvez montrer une carte de créature voilée, payer son coût de mana et la retourner.
701.58c	A cloaked card with morph may be turned up for its morph cost as well.	Une carte voilée avec la mue peut aussi être retournée pour son coût de mue.
701.58d	A cloaked card with disguise may be turned up for its disguise cost as well.	Une carte voilée avec le déguisement peut aussi être retournée pour son coût de déguisement.
701.58e	Cards cloaked from one library come one at a time.	Les cartes voilées d’une bibliothèque le sont une par une.
701.58f	If the face-down card may not enter, it isn't cloaked and stays where and as it was.	Si la carte face cachée ne peut pas arriver, elle n’est pas voilée et reste où et comme elle était.
701.58g	A cloaked instant or sorcery is shown but can't be turned up, so nothing triggers.	Un éphémère ou rituel voilé est montré mais reste face cachée, si bien que rien ne se déclenche.
701.58h	For more about face-down cards see chapter 708.	Pour le reste sur les cartes face cachée, voir le chapitre 708.
701.59	Collecting evidence: exiling cards of enough value from your graveyard.	Rassembler des preuves : exiler de votre cimetière des cartes d’une valeur suffisante.
701.59a	To collect evidence N, exile cards of your graveyard with a total mana value of N or more.	Pour rassembler des preuves N, exilez de votre cimetière des cartes d’une valeur de mana totale de N ou plus.
701.59b	A player whose graveyard isn't worth enough can't choose to collect evidence.	Un joueur dont le cimetière ne suffit pas ne peut pas choisir de rassembler des preuves.
701.59c	An ability that asks whether evidence was collected means that of the same spell.	Une capacité qui demande si des preuves ont été rassemblées parle de celles du même sort.
701.60	Suspecting: a creature with menace that can't block.	Suspecter : une créature qui a la menace et ne peut pas bloquer.
701.60a	A suspected creature stays so until it leaves or an effect clears it.	Une créature suspectée le reste jusqu’à ce qu’elle parte ou qu’un effet la blanchisse.
701.60b	Suspected is a mark for permanents alone and isn't copied.	Suspecté est une marque réservée aux permanents, qui ne se copie pas.
701.60c	A creature under suspicion has menace, and it can't block.	Une créature suspectée a la menace et ne peut pas bloquer.
701.60d	Suspecting a suspected permanent does nothing.	Suspecter un permanent déjà suspecté ne fait rien.
701.61	Foraging: living off the graveyard or off Food.	Fourrager (forage) : vivre de son cimetière ou de nourriture.
701.61a	Foraging costs a Food, which is sacrificed, or three cards of your graveyard, which are exiled.	Pour fourrager, exilez trois cartes de votre cimetière ou sacrifiez une nourriture.
701.62	Manifesting dread: manifesting the better of two cards.	Manifester l’effroi : manifester la meilleure de deux cartes.
701.62a	To manifest dread, manifest one of the two top cards of your library; the other goes to the graveyard.	Pour manifester l’effroi, manifestez l’une des deux cartes du dessus de votre bibliothèque ; l’autre va au cimetière.
701.62b	"Whenever you manifest dread" triggers when all is done, even if some of it couldn't be.	« À chaque fois que vous manifestez l’effroi » se déclenche à la fin, même si tout n’a pas pu se faire.
701.63	Enduring: counters or a Spirit.	Endurer : des marqueurs ou un esprit.
701.63a	A permanent that endures N gets N +1/+1 counters, or else its controller creates a white N/N Spirit.	Un permanent qui endure N reçoit N marqueurs +1/+1, ou bien son contrôleur crée un esprit blanc N/N.
701.63b	Enduring 0 gives neither counters nor a token.	Endurer 0 ne donne ni marqueurs ni jeton.
701.64	Harnessing: switching a permanent on for good.	Harnacher (harness) : activer un permanent pour de bon.
701.64a	Harnessing marks a permanent as harnessed, if it isn't already.	Harnacher marque un permanent comme harnaché, s’il ne l’est pas déjà.
701.64b	Harnessed is only a marker, which lasts until the permanent leaves and isn't copied.	Harnaché n’est qu’une marque, qui reste jusqu’au départ du permanent et ne se copie pas.
701.65	Airbending: things are exiled, and their owners may cast them again.	Maîtriser l’Air : des objets sont exilés, et leurs propriétaires peuvent les relancer.
701.65a	Airbending exiles objects; the owner of each card may cast it for {2} while it stays in exile.	Maîtriser l’Air exile des objets ; le propriétaire de chaque carte peut la lancer pour {2} tant qu’elle reste en exil.
701.65b	"Whenever you airbend" triggers if at least one object was exiled.	« À chaque fois que vous maîtrisez l’Air » se déclenche si au moins un objet a été exilé.
701.66	Earthbending: a land becomes a creature for good.	Maîtriser la Terre : un terrain devient une créature pour de bon.
701.66a	Earthbend N makes your land a 0/0 creature with haste and N +1/+1 counters; it returns tapped if it dies or is exiled.	Maîtriser la Terre N fait de votre terrain une créature 0/0 avec la célérité et N marqueurs +1/+1 ; il revient engagé s’il meurt ou est exilé.
701.66b	"Whenever you earthbend" triggers once the land's return has been set up.	« À chaque fois que vous maîtrisez la Terre » se déclenche une fois le retour du terrain prévu.
701.67	Waterbending: artifacts and creatures help to pay.	Maîtriser l’Eau : artefacts et créatures aident à payer.
701.67a	A waterbend cost may be paid by tapping artifacts and creatures, one for each generic mana.	Un coût de maîtrise de l’Eau peut se payer en engageant artefacts et créatures, un pour chaque mana générique.
701.67b	In a larger total, tapping for waterbend pays only the generic mana of the waterbend cost itself.	Dans un total plus grand, engager pour maîtriser l’Eau ne paie que le mana générique de ce coût-là.
701.67c	Paying a waterbend cost counts as waterbending, even if all is paid with mana.	Payer un coût de maîtrise de l’Eau, c’est la maîtriser, même si tout est payé en mana.
701.68	Blighting: weakening one of your own creatures.	Flétrir (blight) : affaiblir une créature à soi.
701.68a	To blight N, give N -1/-1 counters to a creature of your own.	Pour flétrir N, mettez N marqueurs -1/-1 sur une de vos propres créatures.
701.68b	A player who can't put that many -1/-1 counters on a creature can't choose to blight.	Un joueur qui ne peut mettre autant de marqueurs -1/-1 sur aucune créature ne peut pas choisir de flétrir.
701.68c	The blighted creature is the one that was chosen for the -1/-1 counters.	La créature flétrie est celle qui a été choisie pour les marqueurs -1/-1.
701.68d	"Whenever you blight" triggers when all is done, whatever came of it.	« À chaque fois que vous flétrissez » se déclenche à la fin, quoi qu’il se soit passé.
`
