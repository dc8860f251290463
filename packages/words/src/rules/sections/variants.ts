/** Casual variants (900 to 905): number, English and French, between tabs. */
export const VARIANTS = `
900.1	Section 9 has optional rules for some casual ways to play; there are many others.	La section 9 donne des règles facultatives pour certaines façons de jouer ; il y en a bien d’autres.
900.2	The casual variants use zones, cards and other things that ordinary games don't have.	Les variantes utilisent des zones, des cartes et des objets que les parties ordinaires n’ont pas.
901.1	Planechase adds planes and phenomena to an ordinary game.	Planechase ajoute des plans et des phénomènes à une partie ordinaire.
901.2	Planechase is for two players or more, by default a Free-for-All in which several players may be attacked.	Planechase se joue à deux ou plus, d’ordinaire chacun pour soi, avec l’attaque de plusieurs joueurs.
901.3	Each player of Planechase has a planar deck of ten or more different cards, at most two of them phenomena.	Chaque joueur de Planechase a un deck planaire de dix cartes ou plus, toutes différentes, dont deux phénomènes au plus.
901.3a	The planar die has a Planeswalker face, a chaos face and four blanks.	Le dé planaire a une face Planeswalker, une face de chaos et quatre faces vides.
901.4	Planes and phenomena never leave the command zone.	Plans et phénomènes ne quittent jamais la zone de commandement.
901.5	After the mulligans, the starting player turns up planar cards until one is a plane, and nothing triggers.	Après les mulligans, le joueur qui commence retourne des cartes planaires jusqu’à un plan, sans rien déclencher.
901.6	A plane belongs to the player who brought it; the planar controller, usually the active player, controls it.	Un plan est au joueur qui l’a apporté ; le contrôleur planaire, le plus souvent le joueur actif, le contrôle.
901.7	Abilities of a face-up plane or phenomenon work from the command zone.	Les capacités d’un plan ou phénomène face visible fonctionnent depuis la zone de commandement.
901.7a	A plane or phenomenon that is turned face down is a new object from then on.	Un plan ou phénomène retourné face cachée devient un nouvel objet.
901.8	The Planeswalker symbol triggers an ability without a source, by which the player who rolled it planeswalks.	Le symbole du Planeswalker déclenche une capacité sans source, par laquelle celui qui l’a obtenu transplane.
901.9	Rolling the planar die is for the active player's main phase with an empty stack, at one mana more each time.	En phase principale, la pile vide, le joueur actif peut lancer le dé planaire, pour un mana de plus à chaque fois.
901.9a	On a blank face of the planar die nothing happens.	Sur une face vide du dé planaire, rien ne se passe.
901.9b	On the chaos symbol of the planar die, chaos ensues.	Sur le symbole de chaos du dé planaire, le chaos s’abat.
901.9c	On the Planeswalker symbol, the ability to planeswalk goes on the stack.	Sur le symbole du Planeswalker, la capacité de transplaner va sur la pile.
901.9d	The planar die counts as rolling a die, but its result has no number.	Le dé planaire compte comme un jet de dé, mais son résultat n’a pas de nombre.
901.10	If a plane's owner leaves the game, the planar controller turns up their next planar card at once.	Si le propriétaire d’un plan quitte la partie, le contrôleur planaire retourne aussitôt sa prochaine carte.
901.10a	If the plane leaves the game, an ability to planeswalk on the stack is gone.	Si le plan quitte la partie, une capacité de transplaner sur la pile disparaît.
901.10b	Abilities of a phenomenon whose owner left stay on the stack under the new planar controller.	Les capacités d’un phénomène dont le propriétaire est parti restent sur la pile sous le nouveau contrôleur planaire.
901.11	Whoever turns up the next card of their planar deck has planeswalked, whatever caused it.	Qui retourne la prochaine carte de son deck planaire a transplané, quelle qu’en soit la cause.
901.11a	Causes are the planar die, an owner who leaves, a phenomenon that is over, and other abilities.	Les causes sont le dé planaire, le départ d’un propriétaire, la fin d’un phénomène et d’autres capacités.
901.11b	A player planeswalks to the card turned up, and away from the one turned down.	On transplane vers la carte retournée face visible, en quittant celle retournée face cachée.
901.11c	A player who planeswalks leaves all planes that are face up.	Un joueur qui transplane quitte tous les plans face visible.
901.12	Planechase may be played as Two-Headed Giant, with these additions.	Planechase se joue aussi au Troll à deux têtes, avec ces ajouts.
901.12a	Every member of a team has a planar deck.	Chaque membre d’une équipe a un deck planaire.
901.12b	The active team's primary player is planar controller; if the team leaves, that of the next team.	Le joueur principal de l’équipe active est contrôleur planaire ; si elle part, celui de l’équipe suivante.
901.12c	"You" on a plane means either member of the planar controller's team.	« Vous » sur un plan désigne les deux membres de l’équipe du contrôleur planaire.
901.12d	Every member of the active team may roll the planar die, at a cost counted for them alone.	Chaque membre de l’équipe active peut lancer le dé planaire, à un coût compté pour lui seul.
901.13	Planes and phenomena reach everybody, but not in Grand Melee.	Plans et phénomènes atteignent tout le monde, mais pas en Grande mêlée.
901.14	In Grand Melee several planes may be face up at a time.	En Grande mêlée, plusieurs plans peuvent être face visible à la fois.
901.14a	Every player who starts with a turn marker starts with a plane and is a planar controller.	Tout joueur qui commence avec un marqueur de tour commence avec un plan et est contrôleur planaire.
901.14b	If a turn marker goes with a player who leaves, so does their plane, and nobody planeswalks.	Si un marqueur de tour disparaît avec un joueur, son plan aussi, et nul ne transplane.
901.15	All players of Planechase may share a planar deck.	Tous les joueurs de Planechase peuvent partager un deck planaire.
901.15a	A shared planar deck has forty cards, or ten per player if that is less, and at most two phenomena per player.	Un deck planaire commun a quarante cartes, ou dix par joueur si c’est moins, et au plus deux phénomènes par joueur.
901.15b	The planar controller counts as owner of all cards of a shared planar deck.	Le contrôleur planaire compte comme propriétaire de toutes les cartes d’un deck planaire commun.
901.15c	A player's planar deck, where one is spoken of, is the shared one.	Quand il est question du deck planaire d’un joueur, c’est le deck commun.
902.1	In Vanguard each player has the card of a famous character, which changes their game.	En Vanguard, chaque joueur a la carte d’un personnage célèbre, qui change la partie pour lui.
902.2	Vanguard is for two players or more.	Vanguard se joue à deux ou plus.
902.3	Each vanguard card lies face up in the command zone for the whole game.	Chaque carte Vanguard reste face visible dans la zone de commandement toute la partie.
902.4	In Vanguard, players start at 20 life, plus or minus what their vanguard card says.	En Vanguard, on commence à 20 points de vie, plus ou moins selon sa carte Vanguard.
902.5	In Vanguard, players start with seven cards, plus or minus what their vanguard card says.	En Vanguard, on commence avec sept cartes, plus ou moins selon sa carte Vanguard.
902.5a	A mulligan in Vanguard draws as many cards as the first hand had.	Un mulligan en Vanguard fait piocher autant de cartes que la première main.
902.5b	A vanguard card changes the maximum hand size by as much.	La carte Vanguard change d’autant la taille de main maximale.
902.6	Whoever started with a vanguard card owns and controls it.	Qui a commencé avec une carte Vanguard en est propriétaire et contrôleur.
902.7	Abilities of a vanguard card work from the command zone.	Les capacités d’une carte Vanguard fonctionnent depuis la zone de commandement.
903.1	In Commander a legendary creature leads the deck.	En Commander, une créature légendaire mène le deck.
903.2	Commander is for two players or more, by default a Free-for-All in which several players may be attacked.	Commander se joue à deux ou plus, d’ordinaire chacun pour soi, avec l’attaque de plusieurs joueurs.
903.3	A commander is a legendary creature, Vehicle, or Spacecraft with power and toughness; the card stays one in every zone.	Un commandant est une créature, un véhicule ou un vaisseau spatial légendaire, ce dernier avec force et endurance ; la carte le reste dans toute zone.
903.3a	Other cards may be commanders if they say so themselves.	D’autres cartes peuvent être commandants si elles le disent.
903.3b	A commander that melds makes the melded permanent the commander.	Un commandant qui s’assimile fait du permanent assimilé le commandant.
903.3c	A commander that merges makes the merged permanent the commander.	Un commandant qui fusionne fait du permanent fusionné le commandant.
903.3d	On the battlefield a commander is a permanent, on the stack a spell, elsewhere a card, for effects that speak of one.	Un commandant est un permanent sur le champ de bataille, un sort sur la pile et ailleurs une carte, pour les effets qui en parlent.
903.3e	An effect that asks about your commander finds it in every zone, even in hand or library.	Un effet qui interroge votre commandant le trouve dans toute zone, même en main ou dans la bibliothèque.
903.4	A card's colour identity is every colour of its mana symbols, cost and text alike, and of its indicator.	L’identité couleur d’une carte réunit les couleurs de ses symboles de mana, du coût et du texte, et de son indicateur.
903.4a	Colour identity is settled before the game and stays.	L’identité couleur est fixée avant la partie et ne change pas.
903.4b	A colour chosen for the commander before the game counts throughout, and is shown as it is put in place.	Une couleur choisie pour le commandant avant la partie vaut tout du long, et se montre quand on le met en place.
903.4c	Reminder text doesn't count for colour identity.	Le texte de rappel ne compte pas pour l’identité couleur.
903.4d	The back of a double-faced card counts for colour identity.	Le verso d’une carte recto-verso compte pour l’identité couleur.
903.4e	Adventures and other second sets of values count for colour identity.	Les aventures et autres secondes valeurs comptent pour l’identité couleur.
903.4f	Without a commander, abilities that ask for its colours do nothing, and such costs can't be paid.	Sans commandant, les capacités qui demandent ses couleurs ne font rien, et de tels coûts ne peuvent pas être payés.
903.5	Commander decks are built by these rules.	Les decks Commander se construisent selon ces règles.
903.5a	A Commander deck has exactly 100 cards, its commander included.	Un deck Commander a exactement 100 cartes, commandant compris.
903.5b	In a Commander deck no two cards have the same name, apart from basic lands.	Dans un deck Commander, pas deux cartes de même nom, hors terrains de base.
903.5c	Each card of a Commander deck stays within the commander's colour identity.	Chaque carte d’un deck Commander reste dans l’identité couleur du commandant.
903.5d	A land with basic types makes mana of the commander's colour identity only.	Un terrain à type de base ne produit que du mana de l’identité couleur du commandant.
903.5e	Commander has no sideboards.	Commander n’a pas de réserve.
903.6	Commanders start face up in the command zone; the rest of each deck is shuffled as the library.	Les commandants commencent face visible dans la zone de commandement ; le reste de chaque deck, mélangé, fait la bibliothèque.
903.7	In Commander, players start at 40 life with seven cards.	En Commander, on commence à 40 points de vie avec sept cartes.
903.8	You may cast your commander from the command zone, for {2} more for each time you did so before.	Vous pouvez lancer votre commandant de la zone de commandement, pour {2} de plus par fois précédente.
903.9	A commander may go back to the command zone.	Un commandant peut retourner dans la zone de commandement.
903.9a	From a graveyard or exile, a commander may go to the command zone at the next check of state-based actions.	D’un cimetière ou de l’exil, un commandant peut aller dans la zone de commandement à la prochaine vérification des actions basées sur un état.
903.9b	A commander may go to the command zone in place of its owner's hand or library.	Un commandant peut aller dans la zone de commandement au lieu de la main ou de la bibliothèque de son propriétaire.
903.9c	When a melded or merged commander goes to the command zone, its other cards go where they were headed.	Quand un commandant assimilé ou fusionné va dans la zone de commandement, ses autres cartes vont là où elles devaient aller.
903.10	Commander adds to the usual ways to win and lose.	Commander ajoute aux façons habituelles de gagner et de perdre.
903.10a	A player loses once one commander has dealt them 21 combat damage in all.	Un joueur perd quand un même commandant lui a infligé en tout 21 blessures de combat.
903.11	Cards enter Commander games from outside only by rules and effects that provide for it.	Des cartes hors de la partie n’entrent en Commander que par des règles et effets qui le prévoient.
903.11a	A card brought into a Commander game must be new to the deck and within the colour identity.	Une carte apportée dans une partie de Commander doit être absente du deck et dans l’identité couleur.
903.12	Brawl is a smaller Commander.	Brawl est un Commander réduit.
903.12a	Brawl follows the rules of Commander with these changes.	Brawl suit les règles de Commander avec ces changements.
903.12b	Brawl decks are usually built with cards of the Standard format.	Les cartes de Brawl sont le plus souvent celles du Standard.
903.12c	In Brawl, a planeswalker may be the commander, too.	En Brawl, un planeswalker peut aussi être commandant.
903.12d	A Brawl deck has exactly 60 cards, its commander included.	Un deck Brawl a exactement 60 cartes, commandant compris.
903.12e	With a colourless commander, a Brawl deck may have basic lands of one type.	Avec un commandant incolore, un deck Brawl peut avoir des terrains de base d’un seul type.
903.12f	In Brawl, two players start at 25 life, three or more at 30.	En Brawl, on commence à 25 points de vie à deux, à 30 à trois ou plus.
903.12g	In Brawl, the first mulligan is free.	En Brawl, le premier mulligan est gratuit.
903.12h	In Brawl, 21 damage from a commander doesn't make a player lose.	En Brawl, 21 blessures d’un commandant ne font perdre personne.
903.13	Commander Draft plays Commander with drafted decks.	Le draft Commander joue à Commander avec des decks draftés.
903.13a	Commander Draft is a draft, by default of Commander Legends, followed by a multiplayer game.	Le draft Commander est un draft, d’ordinaire de Commander Legends, suivi d’une partie multi-joueurs.
903.13b	In each of three draft rounds players open a booster, take two cards and pass it on, until all are taken.	À chacun des trois tours de draft, on ouvre un booster, on y prend deux cartes et on le passe, jusqu’à épuisement.
903.13c	Boosters go to the left, to the right in the second round.	Les boosters passent à gauche, et à droite au deuxième tour.
903.13d	While drafting, players see the booster in hand and their own picks, and show them to nobody.	Pendant le draft, on ne voit que le booster en main et ses propres choix, et on ne les montre à personne.
903.13e	Players build from what they drafted, and may add up to two spare commanders of the set as their own.	On construit avec ce qu’on a drafté, et jusqu’à deux commandants de réserve de l’extension, s’ils servent comme tels.
903.13f	Drafted Commander decks have 60 cards or more, names may repeat, and in one set small commanders count as partners.	Les decks Commander draftés ont 60 cartes ou plus, des noms se répètent, et pour une extension de petits commandants sont partenaires.
903.13g	The game after a Commander Draft is played as Commander.	La partie après un draft Commander se joue comme Commander.
904.1	In Archenemy a team faces one player who has schemes.	En Archenemy, une équipe affronte un joueur qui a des machinations.
904.2	In Archenemy, two teams play with shared turns, and several players may be attacked.	En Archenemy, deux équipes jouent en tours partagés, et on peut attaquer plusieurs joueurs.
904.2a	The archenemy is alone on one of the two teams.	L’archenemy est seul dans l’une des deux équipes.
904.2b	The archenemy's opponents may be any number of players.	Les adversaires de l’archenemy peuvent être aussi nombreux que voulu.
904.3	The archenemy's scheme deck has twenty cards or more, at most two of them with the same name.	Le deck de machinations de l’archenemy a vingt cartes ou plus, deux au plus d’un même nom.
904.4	Schemes never leave the command zone.	Les machinations ne quittent jamais la zone de commandement.
904.5	The archenemy starts at 40 life, everyone else at 20.	L’archenemy commence à 40 points de vie, les autres à 20 chacun.
904.6	The first turn is the archenemy's.	Le premier tour est celui de l’archenemy.
904.7	Whoever started with a scheme owns and controls it.	Qui a commencé avec une machination en est propriétaire et contrôleur.
904.8	Abilities of a face-up scheme work from the command zone.	Les capacités d’une machination face visible fonctionnent depuis la zone de commandement.
904.9	As each first main phase of theirs begins, the archenemy sets the next scheme in motion.	Au début de chacune de ses premières phases principales, l’archenemy met à exécution la prochaine machination.
904.10	A scheme that isn't ongoing goes to the bottom of its deck once no trigger of a scheme is left.	Une machination non-continue va au-dessous de son deck une fois qu’aucune capacité déclenchée de machination n’attend.
904.11	An ongoing scheme stays until it is abandoned.	Une machination continue reste jusqu’à son abandon.
904.12	By an option, every player may be an archenemy.	Par une option, chaque joueur peut être un archenemy.
904.12a	In a Supervillain Rumble all play for themselves, each with a scheme deck.	En Supervillain Rumble, chacun joue pour soi, avec son deck de machinations.
904.12b	In a Supervillain Rumble, everybody is an archenemy.	En Supervillain Rumble, chacun est un archenemy.
904.12c	In a Supervillain Rumble, chance says who begins, and the archenemy's rules hold for all.	En Supervillain Rumble, le hasard dit qui commence, et les règles de l’archenemy valent pour tous.
904.13	Archenemy may be played with Commander decks.	Archenemy se joue aussi avec des decks Commander.
904.13a	Archenemy Commander follows both sets of rules, with these changes.	Archenemy Commander suit les deux jeux de règles, avec ces changements.
904.13b	In Archenemy Commander both sides start at 60 life, which the team shares.	En Archenemy Commander, les deux camps commencent à 60 points de vie, communs pour l’équipe.
904.13c	In Archenemy Commander poison isn't shared; ten counters make a player lose.	En Archenemy Commander, le poison n’est pas commun ; dix marqueurs font perdre un joueur.
904.13d	In Archenemy Commander ten schemes are enough, all with different names.	En Archenemy Commander, dix machinations suffisent, de noms tous différents.
905.1	Conspiracy Draft is a draft, by default of the Conspiracy sets, followed by a multiplayer game.	Le draft Conspiracy est un draft, d’ordinaire d’extensions Conspiracy, suivi d’une partie multi-joueurs.
905.1a	In each of three draft rounds players open a booster, take a card and pass it on, until all are taken.	À chacun des trois tours de draft, on ouvre un booster, on y prend une carte et on le passe, jusqu’à épuisement.
905.1b	Drafted boosters go to the left, in the second round to the right.	Les boosters passent à gauche, et à droite au deuxième tour de draft.
905.1c	While drafting, players see the booster in hand, their own picks and what is face up, and show nothing else.	Pendant le draft, on voit le booster en main, ses choix et ce qui est face visible, et on ne montre rien d’autre.
905.1d	A Conspiracy deck is built from the cards drafted and any basic lands.	Un deck Conspiracy se fait des cartes draftées et d’autant de terrains de base que voulu.
905.2	Some cards do something during the draft.	Certaines cartes agissent pendant le draft.
905.2a	A draft has no priority; where players can't agree on an order, chance decides.	Un draft n’a pas de priorité ; à défaut d’accord sur l’ordre, le hasard décide.
905.2b	Notes made for a card in the draft may be looked up by everybody, then and during the game.	Ce qui est noté pour une carte du draft peut être consulté par tous, alors et pendant la partie.
905.2c	Some cards are drafted face up and can be seen by all as long as they stay so.	Certaines cartes se draftent face visible et tous les voient tant qu’elles le restent.
905.3	The game after a Conspiracy Draft is by default a Free-for-All in which several players may be attacked.	La partie après un draft Conspiracy est d’ordinaire un chacun pour soi, avec l’attaque de plusieurs joueurs.
905.4	Before the game, you may put any conspiracies from your sideboard into the command zone.	Avant la partie, vous pouvez mettre dans la zone de commandement des conspirations de votre réserve.
905.4a	Conspiracies with hidden agenda start face down, and may be turned up whenever you have priority.	Les conspirations à dessein caché commencent face cachée et se retournent quand vous avez la priorité.
905.5	Whoever started with a conspiracy owns and controls it.	Qui a commencé avec une conspiration en est propriétaire et contrôleur.
905.6	After a Conspiracy Draft, players start at 20 life with seven cards.	Après un draft Conspiracy, on commence à 20 points de vie avec sept cartes.
`
