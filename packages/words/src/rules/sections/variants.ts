/** Casual variants (900 to 905): number, English and French, between tabs. */
export const VARIANTS = `
900.1	Section 9 holds optional rules for some ways to play; there are many others.	La section 9 donne des règles facultatives pour certaines façons de jouer ; il y en a bien d’autres.
900.2	These variants use zones, cards and other things that ordinary games don't have.	Ces variantes usent de zones, de cartes et d’objets que les parties ordinaires n’ont pas.
901.1	Planechase adds planes and phenomena to an ordinary game.	Planechase ajoute des plans et des phénomènes à une partie ordinaire.
901.2	Two or more play it, as a rule a Free-for-All in which several players may be attacked.	Planechase se joue à deux ou plus, d’ordinaire chacun pour soi, avec l’attaque de plusieurs joueurs.
901.3	Each player has a planar deck of ten cards or more, all different, with two phenomena at most.	Chaque joueur a un deck planaire de dix cartes ou plus, toutes différentes, dont deux phénomènes au plus.
901.3a	The planar die has a Planeswalker face, a chaos face and four blanks.	Le dé planaire a une face Planeswalker, une face de chaos et quatre faces vides.
901.4	Planes and phenomena never leave the command zone.	Plans et phénomènes ne quittent jamais la zone de commandement.
901.5	After the mulligans the starting player turns up cards until there is a plane, and nothing triggers.	Après les mulligans, le joueur qui commence retourne des cartes jusqu’à un plan, sans rien déclencher.
901.6	A plane belongs to the player in whose deck it began; the planar controller, mostly the active player, controls it.	Un plan est au joueur dont le deck le contenait ; le contrôleur planaire, le plus souvent le joueur actif, le contrôle.
901.7	Abilities of what is face up there work from the command zone.	Les capacités de ce qui y est face visible fonctionnent depuis la zone de commandement.
901.7a	Turned face down, the card becomes a new object.	Retournée face cachée, la carte devient un nouvel objet.
901.8	The Planeswalker symbol triggers an ability of no source, by which its roller planeswalks.	Le symbole du Planeswalker déclenche une capacité sans source, par laquelle le lanceur transplane.
901.9	With an empty stack in their main phase, the active player may roll it, for one mana more each time.	En phase principale, la pile vide, le joueur actif peut lancer le dé planaire, pour un mana de plus à chaque fois.
901.9a	On a blank face nothing happens.	Sur une face vide, rien ne se passe.
901.9b	On the chaos face, chaos ensues.	Sur la face de chaos, le chaos s’abat.
901.9c	On the Planeswalker face, the ability to planeswalk goes on the stack.	Sur la face Planeswalker, la capacité de transplaner va sur la pile.
901.9d	It counts as rolling a die, but has no number.	Cela compte comme un jet de dé, mais sans nombre.
901.10	If the plane's owner leaves, the planar controller turns up their next card at once.	Si le propriétaire du plan part, le contrôleur planaire retourne aussitôt sa prochaine carte.
901.10a	If the plane leaves, the waiting ability to planeswalk is gone.	Si le plan part, la capacité de transplaner en attente disparaît.
901.10b	Abilities of a phenomenon stay on the stack under the new planar controller.	Les capacités d’un phénomène restent sur la pile sous le nouveau contrôleur planaire.
901.11	Turning up the next card of the planar deck is planeswalking, whatever it comes from.	Retourner la prochaine carte du deck planaire, c’est transplaner, quelle qu’en soit la cause.
901.11a	The die, an owner who leaves, a phenomenon that is over and other abilities cause it.	Le dé, le départ d’un propriétaire, la fin d’un phénomène et d’autres capacités en sont cause.
901.11b	One planeswalks to the new card and away from the old.	On transplane vers la nouvelle carte en quittant l’ancienne.
901.11c	If several planes are face up, one leaves them all.	Si plusieurs plans sont face visible, on les quitte tous.
901.12	Two-Headed Giant may be played with planes, too.	Le Troll à deux têtes se joue aussi avec des plans.
901.12a	Every member brings a planar deck.	Chaque membre apporte un deck planaire.
901.12b	The active team's primary player is planar controller; if that team leaves, the next team's.	Le joueur principal de l’équipe active est contrôleur planaire ; si elle part, celui de l’équipe suivante.
901.12c	"You" on a plane means both members of the team.	« Vous » sur un plan désigne les deux membres de l’équipe.
901.12d	Each member may roll the die, at a cost counted for them alone.	Chaque membre peut lancer le dé, à un coût compté pour lui seul.
901.13	Planes and phenomena reach everybody, but not in Grand Melee.	Plans et phénomènes atteignent tout le monde, mais pas en Grande mêlée.
901.14	Grand Melee may have several planes face up at a time.	La Grande mêlée peut avoir plusieurs plans face visible à la fois.
901.14a	Every player who starts with a turn marker starts with a plane and is a planar controller.	Tout joueur qui commence avec un marqueur de tour commence avec un plan et est contrôleur planaire.
901.14b	If a marker goes with a player who leaves, so does their plane, and nobody planeswalks.	Si un marqueur part avec un joueur, son plan part aussi, et nul ne transplane.
901.15	All players may share one planar deck.	Tous les joueurs peuvent partager un deck planaire.
901.15a	It has forty cards, or ten for each player if that is less, and at most two phenomena for each player.	Il a quarante cartes, ou dix par joueur si c’est moins, et au plus deux phénomènes par joueur.
901.15b	The planar controller counts as owner of its cards.	Le contrôleur planaire compte comme propriétaire de ses cartes.
901.15c	"Your planar deck" is the shared one.	« Votre deck planaire » est le deck commun.
902.1	In Vanguard each player has a card of a famous character, which changes the game for them.	En Vanguard, chaque joueur a la carte d’un personnage célèbre, qui change la partie pour lui.
902.2	Two or more may play it.	Vanguard se joue à deux ou plus.
902.3	The vanguard card lies face up in the command zone for the whole game.	La carte Vanguard reste face visible dans la zone de commandement toute la partie.
902.4	A player starts at 20 life, changed by their vanguard card.	Un joueur commence à 20 points de vie, modifiés par sa carte Vanguard.
902.5	A player starts with seven cards, changed by their vanguard card.	Un joueur commence avec sept cartes, modifiées par sa carte Vanguard.
902.5a	A mulligan draws as many cards as the first hand had.	Un mulligan fait piocher autant de cartes que la première main.
902.5b	The maximum hand size is changed likewise.	La taille de main maximale est modifiée de même.
902.6	Whoever began with the card owns and controls it.	Qui a commencé avec la carte en est propriétaire et contrôleur.
902.7	Its abilities work from the command zone.	Ses capacités fonctionnent depuis la zone de commandement.
903.1	In Commander a legendary creature leads the deck.	En Commander, une créature légendaire mène le deck.
903.2	Commander is for two or more, as a rule a Free-for-All in which several players may be attacked.	Commander se joue à deux ou plus, d’ordinaire chacun pour soi, avec l’attaque de plusieurs joueurs.
903.3	The commander is a legendary creature, Vehicle or Spacecraft with a size; the card stays it in every zone.	Le commandant est une créature, un véhicule ou un vaisseau spatial à taille, légendaire ; la carte le reste dans toute zone.
903.3a	Other cards may be commanders if they say so themselves.	D’autres cartes peuvent être commandants si elles le disent.
903.3b	A commander that melds makes the melded permanent the commander.	Un commandant qui s’assimile fait du permanent assimilé le commandant.
903.3c	A commander that merges makes the merged permanent the commander.	Un commandant qui fusionne fait du permanent fusionné le commandant.
903.3d	To control a commander, it must be a permanent; to cast one, a spell; elsewhere it is a card.	Contrôler un commandant vise un permanent, en lancer un, un sort ; ailleurs, c’est une carte.
903.3e	An effect that asks about your commander finds it in every zone, even in hand or library.	Un effet qui interroge votre commandant le trouve dans toute zone, même en main ou dans la bibliothèque.
903.4	A card's colour identity is every colour of its mana symbols, cost and text alike, and of its indicator.	L’identité couleur d’une carte réunit les couleurs de ses symboles de mana, du coût et du texte, et de son indicateur.
903.4a	Colour identity is settled before the game and stays.	L’identité couleur est fixée avant la partie et ne change pas.
903.4b	A colour chosen for the commander before the game counts throughout, and is shown as it is put in place.	Une couleur choisie pour le commandant avant la partie vaut tout du long, et se montre quand on le met en place.
903.4c	Reminder text doesn't count for it.	Le texte de rappel n’y compte pas.
903.4d	The back of a double-faced card counts for it.	Le verso d’une carte recto-verso y compte.
903.4e	Adventures and other second texts count for it.	Les aventures et autres seconds textes y comptent.
903.4f	Without a commander, what asks for its colours does nothing, and such costs can't be paid.	Sans commandant, ce qui demande ses couleurs ne fait rien, et un tel coût ne peut pas être payé.
903.5	Commander decks are built by these rules.	Les decks Commander se construisent selon ces règles.
903.5a	A deck has exactly 100 cards with its commander.	Un deck a exactement 100 cartes, commandant compris.
903.5b	Apart from basic lands, no two cards have the same name.	Hors terrains de base, il n’y a pas deux cartes de même nom.
903.5c	Every card stays within the commander's colour identity.	Chaque carte reste dans l’identité couleur du commandant.
903.5d	A land with basic types must make mana of that identity only.	Un terrain à type de base ne doit produire que du mana de cette identité.
903.5e	There is no sideboard.	Il n’y a pas de réserve.
903.6	The commanders start face up in the command zone; the rest is shuffled as libraries.	Les commandants commencent face visible dans la zone de commandement ; le reste, mélangé, fait les bibliothèques.
903.7	Players start at 40 life with seven cards.	Les joueurs commencent à 40 points de vie avec sept cartes.
903.8	You may cast your commander from the command zone, for {2} more for every time you have done so before.	Vous pouvez lancer votre commandant de la zone de commandement, pour {2} de plus par fois précédente.
903.9	A commander may go back to the command zone.	Un commandant peut retourner dans la zone de commandement.
903.9a	From a graveyard or exile its owner may move it there at the next check of state-based actions.	D’un cimetière ou de l’exil, son propriétaire peut l’y mettre à la prochaine vérification des actions basées sur un état.
903.9b	Its owner may also put it there in place of a hand or library.	Son propriétaire peut aussi l’y mettre à la place d’une main ou d’une bibliothèque.
903.9c	Of a melded or merged permanent, only the commander's card goes there, and the others where they would.	D’un permanent assimilé ou fusionné, seule la carte du commandant y va ; les autres vont là où elles devaient.
903.10	Besides the usual ways to win and lose there is this one.	Aux façons habituelles de gagner et de perdre s’ajoute celle-ci.
903.10a	A player loses once one commander has dealt them 21 combat damage in all.	Un joueur perd quand un même commandant lui a infligé en tout 21 blessures de combat.
903.11	No cards come from outside the game, but by rules and effects meant for Commander.	Aucune carte ne vient de hors de la partie, sauf par des règles et effets prévus pour cela.
903.11a	What does come must be new to the deck and within the colour identity.	Ce qui en vient doit être absent du deck et dans l’identité couleur.
903.12	Brawl is a smaller Commander.	Brawl est un Commander réduit.
903.12a	Brawl follows the rules of Commander with these changes.	Brawl suit les règles de Commander avec ces changements.
903.12b	Its cards are mostly those of Standard.	Ses cartes sont le plus souvent celles du Standard.
903.12c	A planeswalker may be the commander, too.	Un planeswalker peut aussi être commandant.
903.12d	A deck has exactly 60 cards with its commander.	Un deck a exactement 60 cartes, commandant compris.
903.12e	With a colourless commander, basic lands of one type may be used.	Avec un commandant incolore, on peut jouer des terrains de base d’un seul type.
903.12f	Two players start at 25 life, more at 30.	À deux, on commence à 25 points de vie ; à plus, à 30.
903.12g	The first mulligan is free.	Le premier mulligan est gratuit.
903.12h	Commander damage makes nobody lose.	Les blessures d’un commandant ne font perdre personne.
903.13	Commander may be played with drafted decks.	Commander se joue aussi avec des decks draftés.
903.13a	A draft comes before the multiplayer game, as a rule of Commander Legends boosters.	Un draft précède la partie multi-joueurs, d’ordinaire avec des boosters Commander Legends.
903.13b	In each of three rounds players open a booster, take two cards and pass the rest on, until all are taken.	À chacun des trois tours, on ouvre un booster, prend deux cartes et passe le reste, jusqu’à épuisement.
903.13c	Boosters go to the left, to the right in the second round.	Les boosters passent à gauche, et à droite au deuxième tour.
903.13d	A player sees the booster in hand and their own picks, and shows them to nobody.	Un joueur ne voit que le booster en main et ses propres choix, et ne les montre à personne.
903.13e	One plays what one drafted, and up to two standard commanders of that set if used as such.	On joue ce qu’on a drafté, et jusqu’à deux commandants fournis pour cette extension, s’ils servent comme tels.
903.13f	Such decks have at least 60 cards, names may repeat, and in one set small commanders count as partners.	Ces decks ont au moins 60 cartes, les noms se répètent, et pour une extension de petits commandants sont partenaires.
903.13g	The game itself is played as in Commander.	La partie elle-même se joue comme en Commander.
904.1	In Archenemy a team faces one player who has schemes.	En Archenemy, une équipe affronte un joueur qui a des machinations.
904.2	The teams take shared turns and may attack several players.	Les équipes jouent en tours communs et peuvent attaquer plusieurs joueurs.
904.2a	The player alone is the archenemy.	Le joueur seul est l’archenemy.
904.2b	The other side may have any number of players.	L’autre camp peut avoir autant de joueurs que voulu.
904.3	The archenemy's scheme deck has twenty cards or more, at most two of a name.	Le deck de machinations de l’archenemy a vingt cartes ou plus, deux au plus d’un même nom.
904.4	Schemes never leave the command zone.	Les machinations ne quittent jamais la zone de commandement.
904.5	The archenemy starts at 40 life, the others at 20 each.	L’archenemy commence à 40 points de vie, les autres à 20 chacun.
904.6	The first turn of the game is the archenemy's.	L’archenemy joue le premier tour.
904.7	Whoever began with a scheme owns and controls it.	Qui a commencé avec une machination en est propriétaire et contrôleur.
904.8	Abilities of a face-up scheme work from the command zone.	Les capacités d’une machination face visible fonctionnent depuis la zone de commandement.
904.9	As each of their first main phases begins, the archenemy sets the next scheme in motion.	Au début de chacune de ses premières phases principales, l’archenemy met à exécution la prochaine machination.
904.10	A scheme that isn't ongoing goes to the bottom of its deck once no trigger of a scheme is left.	Une machination non-continue va au-dessous de son deck une fois qu’aucun déclenchement de machination n’attend.
904.11	An ongoing scheme stays until it is abandoned.	Une machination continue reste jusqu’à son abandon.
904.12	Everybody may be an archenemy.	Chacun peut être un archenemy.
904.12a	In a Supervillain Rumble all play for themselves, each with a scheme deck.	En Supervillain Rumble, chacun joue pour soi, avec son deck de machinations.
904.12b	All of them are archenemies.	Tous y sont des archenemies.
904.12c	Chance says who begins; what holds for the archenemy holds for all.	Le hasard dit qui commence ; ce qui vaut pour l’archenemy vaut pour tous.
904.13	Archenemy may be played with Commander decks.	Archenemy se joue aussi avec des decks Commander.
904.13a	Both sets of rules hold, with these changes.	Les deux jeux de règles valent, avec ces changements.
904.13b	Both sides start at 60 life, which the team shares.	Les deux camps commencent à 60 points de vie, communs pour l’équipe.
904.13c	Poison isn't shared; ten counters make a player lose.	Le poison n’est pas commun ; dix marqueurs font perdre un joueur.
904.13d	The scheme deck needs just ten cards, all of different names.	Le deck de machinations n’a besoin que de dix cartes, de noms tous différents.
905.1	In a Conspiracy Draft the cards are drafted and then played in a multiplayer game.	En draft Conspiracy, on drafte les cartes puis on les joue dans une partie multi-joueurs.
905.1a	In each of three rounds players open a booster, take a card and pass the rest on, until all are taken.	À chacun des trois tours, on ouvre un booster, prend une carte et passe le reste, jusqu’à épuisement.
905.1b	Here too, boosters go to the left, to the right in the second round.	Ici aussi, les boosters passent à gauche, et à droite au deuxième tour.
905.1c	A player sees the booster in hand, their own picks and what lies face up, and shows nothing else.	Un joueur voit le booster en main, ses choix et ce qui est face visible, et ne montre rien d’autre.
905.1d	A deck is made of the cards drafted and any basic lands.	Un deck se fait des cartes draftées et d’autant de terrains de base que voulu.
905.2	Some cards do something during the draft.	Certaines cartes agissent pendant le draft.
905.2a	There is no priority in a draft; what players can't agree on happens in random order.	Il n’y a pas de priorité dans un draft ; à défaut d’accord, l’ordre est tiré au hasard.
905.2b	What is noted for a revealed card may be looked up by all, in draft and game.	Ce qui est noté pour une carte révélée peut être consulté par tous, pendant le draft et la partie.
905.2c	Some cards are drafted face up and can be seen by all as long as they stay so.	Certaines cartes se draftent face visible et tous les voient tant qu’elles le restent.
905.3	The game is as a rule a Free-for-All in which several players may be attacked.	La partie est d’ordinaire un chacun pour soi avec l’attaque de plusieurs joueurs.
905.4	Before the game you may put any conspiracies of your sideboard into the command zone.	Avant la partie, vous pouvez mettre dans la zone de commandement des conspirations de votre réserve.
905.4a	Those with hidden agenda start face down, and may be turned up whenever you have priority.	Celles à dessein caché commencent face cachée et se retournent quand vous avez la priorité.
905.5	Whoever began with a conspiracy owns and controls it.	Qui a commencé avec une conspiration en est propriétaire et contrôleur.
905.6	Here, players start at 20 life with seven cards.	Ici, les joueurs commencent à 20 points de vie avec sept cartes.
`
