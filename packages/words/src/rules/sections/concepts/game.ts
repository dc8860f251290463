/** The game, its players, its beginning and its end (100 to 104): number, English and French, between tabs. */
export const GAME = `
100.1	These rules are for every game, with two players or with more.	Ces règles valent pour toute partie, à deux joueurs ou plus.
100.1a	A game is a two-player game if exactly two players begin it.	Une partie est à deux joueurs si exactement deux joueurs la commencent.
100.1b	A game is a multiplayer game if three or more players begin it.	Une partie est multi-joueurs si trois joueurs ou plus la commencent.
100.2	Each player brings a deck, something to stand for tokens and counters, and a way to keep count of life.	Chaque joueur apporte un deck, de quoi représenter jetons et marqueurs, et de quoi suivre les points de vie.
100.2a	A Constructed deck has at least 60 cards, and at most four of any name except basic lands.	En construit, un deck a au moins 60 cartes, et quatre au plus d’un même nom, sauf les terrains de base.
100.2b	A Limited deck has at least 40 cards, from the product opened and basic lands, with no limit on copies.	En limité, un deck a au moins 40 cartes, tirées du produit ouvert et de terrains de base, sans limite d’exemplaires.
100.2c	Commander decks follow deck building rules of their own.	Les decks de Commander suivent leurs propres règles de construction.
100.2d	Some formats and variants add a supplementary deck of nontraditional cards, built by rules of its own.	Certains formats et variantes ajoutent un deck supplémentaire de cartes non traditionnelles, aux règles propres.
100.3	Some cards call for coins or dice, and some variants for special cards or dice.	Certaines cartes demandent des pièces ou des dés, et certaines variantes des cartes ou des dés spéciaux.
100.4	A player may have a sideboard, from which they change their deck between the games of a match.	Un joueur peut avoir une réserve, avec laquelle il modifie son deck entre les parties d’un match.
100.4a	In Constructed a sideboard has at most fifteen cards, and deck and sideboard together share the four-card limit.	En construit, une réserve a quinze cartes au plus, et la limite de quatre vaut pour le deck et la réserve réunis.
100.4b	In Limited, all cards of a player's pool that aren't in their deck form their sideboard.	En limité, toutes les cartes du pool d’un joueur qui ne sont pas dans son deck forment sa réserve.
100.4c	In Limited Two-Headed Giant, the cards that are in neither deck form the team's common sideboard.	Au Troll à deux têtes en limité, les cartes absentes des deux decks forment la réserve commune de l’équipe.
100.4d	In other Limited team games each unused card goes to one teammate's sideboard, and stays with that player.	Dans les autres parties par équipes en limité, chaque carte restante va dans la réserve d’un seul joueur et y reste.
100.5	A deck may have a minimum size; only Commander decks have a maximum.	Un deck peut avoir une taille minimale ; seuls ceux de Commander ont un maximum.
100.6	Tournaments have additional rules, which may ban cards or whole sets.	Les tournois ont des règles supplémentaires, qui peuvent interdire des cartes ou des extensions entières.
100.6a	A two-player match usually goes to the first player with two wins; a multiplayer match is usually one game.	Un match à deux joueurs va d’ordinaire en deux parties gagnantes ; un match multi-joueurs se joue en une partie.
100.6b	An event locator on the publisher's site shows the tournaments nearby.	Un localisateur sur le site de l’éditeur montre les tournois des environs.
100.7	Cards made for casual play, with silver borders or acorns for instance, may do what these rules don't cover.	Les cartes pour le jeu décontracté, à bord argenté ou à gland par exemple, peuvent sortir du cadre de ces règles.
101.1	A card that contradicts a rule overrides it for that case, but never the right to concede.	Une carte qui contredit une règle l’emporte dans ce cas, mais jamais sur le droit de concéder.
101.2	An effect that says something can't happen beats one that allows or orders it.	Un effet qui interdit l’emporte sur un effet qui permet ou ordonne.
101.2a	Giving and taking away abilities isn't a matter of "can't": there the newest effect usually wins.	Ajouter et retirer des capacités n’en relève pas : là, l’effet le plus récent l’emporte d’ordinaire.
101.3	Players skip any part of an instruction that they can't carry out.	Les joueurs ignorent toute partie d’une instruction qui ne peut pas être suivie.
101.4	When several players choose at once, the active player does first, then the others in turn order; then all act together.	Quand plusieurs choisissent en même temps, le joueur actif commence, puis les autres dans l’ordre du tour ; tous agissent ensuite.
101.4a	A card chosen in a hidden zone may stay face down, as long as it is clear which one is chosen.	Une carte choisie dans une zone cachée peut rester face cachée, si l’on voit bien laquelle est choisie.
101.4b	Each player knows what those before them have chosen, apart from cards chosen face down.	Chaque joueur connaît les choix faits avant le sien, sauf les cartes choisies face cachée.
101.4c	A player with several choices makes them in the order given, or else in any order they like.	Un joueur qui a plusieurs choix les fait dans l’ordre indiqué, ou à défaut dans celui qu’il veut.
101.4d	If a choice makes somebody earlier in turn order choose again, the order starts over for what is still open.	Si un choix oblige un joueur précédent à choisir, l’ordre reprend du début pour ce qui reste à décider.
101.4e	Before the first turn the starting player counts as the active player.	Avant le premier tour, le joueur qui commence tient lieu de joueur actif.
102.1	The people in the game are its players; on a player's turn that player is active and all others are nonactive.	Les joueurs sont les personnes de la partie ; pendant son tour, un joueur est actif et tous les autres non-actifs.
102.2	With two players, each is the other's opponent.	À deux joueurs, chacun est l’adversaire de l’autre.
102.3	In a team game the members of your team are your teammates, and everybody else is an opponent.	Dans une partie par équipes, les membres de votre équipe sont vos coéquipiers, et tous les autres des adversaires.
102.4	"Your team" means you and your teammates, and only you where there are no teams.	« Votre équipe » désigne vous et vos coéquipiers, et vous seul s’il n’y a pas d’équipes.
103.1	Players settle who chooses the starting player; later in a match it is the loser of the game before.	On décide qui choisit le joueur qui commence ; ensuite dans un match, c’est le perdant de la partie précédente.
103.1a	With shared team turns there is a starting team instead of a starting player.	Avec les tours d’équipe partagés, c’est une équipe qui commence, non un joueur.
103.1b	In Archenemy the archenemy always takes the first turn.	En Archenemy, l’archenemy prend toujours le premier tour.
103.1c	One card makes its controller the starting player, whoever was chosen before.	Une carte fait de son contrôleur le joueur qui commence, quel que soit celui qui avait été choisi.
103.2	Some games take further steps between choosing the starting player and shuffling.	Certaines parties demandent d’autres étapes entre le choix du joueur qui commence et le mélange.
103.2a	First, sideboards and cards that substitutes stand for are set aside; what remains is the starting deck.	D’abord, on met de côté les réserves et les cartes remplacées par des substituts ; le reste est le deck de départ.
103.2b	Then each player may reveal one companion from outside the game if their deck meets its condition.	Ensuite, chaque joueur peut révéler un compagnon hors de la partie, si son deck en remplit la condition.
103.2c	Then, in Commander, the commanders go to the command zone, face up.	Ensuite, en Commander, les commandants vont dans la zone de commandement, face visible.
103.2d	Then players with sticker sheets get three at random in Constructed, or up to three they choose in Limited.	Ensuite, qui a des planches d’autocollants en reçoit trois au hasard en construit, ou en choisit jusqu’à trois en limité.
103.2e	Last, in Conspiracy Draft, players move any conspiracies they like from sideboard to command zone.	Enfin, en Draft Conspiracy, chaque joueur met des conspirations de sa réserve dans la zone de commandement.
103.3	All players shuffle, opponents may shuffle or cut too, and the decks become the libraries.	Chacun mélange, les adversaires peuvent mélanger ou couper aussi, et les decks deviennent les bibliothèques.
103.3a	Supplementary decks are shuffled as well, and opponents may shuffle or cut them.	Les decks supplémentaires sont mélangés aussi, et les adversaires peuvent les mélanger ou les couper.
103.4	A player begins at 20 life, unless the variant says otherwise.	Un joueur commence à 20 points de vie, sauf dans certaines variantes.
103.4a	In Two-Headed Giant each team begins at 30 life.	Au Troll à deux têtes, chaque équipe commence à 30 points de vie.
103.4b	In Vanguard each player begins at 20 life, more or less as their vanguard card says.	En Vanguard, chaque joueur commence à 20 points de vie, plus ou moins ce que dit sa carte vanguard.
103.4c	In Commander each player begins at 40 life.	En Commander, chaque joueur commence à 40 points de vie.
103.4d	In Brawl players begin at 25 life in a two-player game, and at 30 with more players.	En Brawl, chaque joueur commence à 25 points de vie à deux joueurs, et à 30 s’ils sont plus nombreux.
103.4e	In Archenemy the archenemy begins at 40 life.	En Archenemy, l’archenemy commence à 40 points de vie.
103.5	Each player draws a hand of seven; after a mulligan they draw seven again and put a card on the bottom per mulligan.	Chaque joueur pioche sept cartes ; après un mulligan, il en repioche sept et en met une au-dessous par mulligan.
103.5a	In Vanguard the hand modifier of a player's vanguard card changes their starting hand size.	En Vanguard, le modificateur de main de sa carte vanguard change la main de départ d’un joueur.
103.5b	An action allowed "any time you could mulligan" is taken as a player would decide about a mulligan.	Ce qui est permis « quand vous pourriez faire un mulligan » se fait au moment de décider d’un mulligan.
103.5c	With more than two players, and in Brawl, a player's first mulligan costs no card.	À plus de deux joueurs, et en Brawl, le premier mulligan d’un joueur ne coûte pas de carte.
103.5d	With shared team turns, teams decide about mulligans in turn order, each player for their own hand.	Avec les tours d’équipe partagés, les équipes décident des mulligans dans l’ordre du tour, chacun pour sa main.
103.6	After mulligans, players in turn order may do what cards in their opening hands offer.	Après les mulligans, les joueurs peuvent faire, dans l’ordre du tour, ce que proposent les cartes de leur main de départ.
103.6a	A card that may begin the game on the battlefield is put there now.	Une carte qui peut commencer la partie sur le champ de bataille y est mise maintenant.
103.6b	A card that may be revealed from the opening hand is revealed once, until the first turn begins.	Une carte qui peut être révélée de la main de départ l’est une seule fois, jusqu’au début du premier tour.
103.6c	With shared team turns, whole teams use their opening hands, one team after another.	Avec les tours d’équipe partagés, les équipes utilisent leurs mains de départ l’une après l’autre.
103.7	In Planechase the starting player turns up planar cards until one is a plane, where the game begins.	En Planechase, le joueur qui commence révèle des cartes planaires jusqu’à un plan, où débute la partie.
103.8	The starting player takes the first turn.	Le joueur qui commence prend le premier tour.
103.8a	With two players, the one who goes first skips the draw step of that turn.	À deux joueurs, celui qui commence passe l’étape de pioche de ce tour.
103.8b	In Two-Headed Giant the starting team skips its first draw step.	Au Troll à deux têtes, l’équipe qui commence passe sa première étape de pioche.
103.8c	In any other multiplayer game all players draw on their first turn.	Dans toute autre partie multi-joueurs, tous les joueurs piochent à leur premier tour.
104.1	The game ends at once when somebody wins, it is a draw, or it restarts.	La partie finit dès qu’un joueur gagne, qu’il y a égalité ou qu’elle recommence.
104.2	A game can be won in several ways.	Une partie peut être gagnée de plusieurs façons.
104.2a	A player without any opponent left in the game wins, and no effect can stop that.	Un joueur qui n’a plus d’adversaire dans la partie gagne, et aucun effet ne peut l’empêcher.
104.2b	An effect can make a player win.	Un effet peut faire gagner un joueur.
104.2c	A team wins when all other teams have left, and its members who had lost win with it.	Une équipe gagne quand toutes les autres ont quitté la partie, et ses membres qui avaient perdu gagnent aussi.
104.2d	In Emperor a team wins when its emperor wins.	En Empereur, une équipe gagne quand son empereur gagne.
104.3	A game can be lost in several ways.	Une partie peut être perdue de plusieurs façons.
104.3a	A player may concede at any time; they leave at once and lose.	Un joueur peut concéder à tout moment ; il quitte aussitôt la partie et perd.
104.3b	A player at 0 or less life loses at the next check of state-based actions.	Un joueur à 0 point de vie ou moins perd à la prochaine vérification des actions basées sur un état.
104.3c	A player told to draw more cards than they have draws what is left, and loses at the next check.	Un joueur qui doit piocher plus de cartes qu’il n’en a pioche ce qui reste, et perd à la prochaine vérification.
104.3d	A player with ten or more poison counters loses at the next check of state-based actions.	Un joueur avec dix marqueurs poison ou plus perd à la prochaine vérification des actions basées sur un état.
104.3e	An effect can make a player lose.	Un effet peut faire perdre un joueur.
104.3f	A player who would win and lose at the same time loses.	Un joueur qui devrait gagner et perdre en même temps perd.
104.3g	A team has lost when each of its players has.	Une équipe a perdu quand tous ses joueurs ont perdu.
104.3h	With limited range of influence, "you win" makes the opponents within the winner's range lose instead.	Avec la portée d’influence limitée, « vous gagnez » fait plutôt perdre les adversaires à portée.
104.3i	In Emperor a team loses when its emperor loses.	En Empereur, une équipe perd quand son empereur perd.
104.3j	In Commander a player dealt 21 combat damage by one commander during the game loses.	En Commander, un joueur qui a subi 21 blessures de combat d’un même commandant pendant la partie perd.
104.3k	In a tournament a judge's penalty can make a player lose.	En tournoi, une pénalité donnée par un arbitre peut faire perdre un joueur.
104.4	A game can be drawn in several ways.	Une partie peut finir par une égalité de plusieurs façons.
104.4a	If all players left lose together, it is a draw.	Si tous les joueurs restants perdent ensemble, c’est une égalité.
104.4b	A loop of mandatory actions that nothing can stop makes the game a draw.	Une boucle d’actions obligatoires que rien ne peut arrêter fait de la partie une égalité.
104.4c	An effect can make the game a draw.	Un effet peut déclarer l’égalité.
104.4d	If all remaining teams lose together, it is a draw.	Si toutes les équipes restantes perdent ensemble, c’est une égalité.
104.4e	With limited range of influence, an effect's draw is only for its controller and the players in their range.	Avec la portée d’influence limitée, l’égalité due à un effet ne vaut que pour son contrôleur et les joueurs à portée.
104.4f	With limited range, an endless loop is a draw only for those in it and the players within their range.	Avec la portée limitée, une boucle sans fin n’est une égalité que pour ceux qui y participent et les joueurs à portée.
104.4g	A team draws when all of its remaining players draw.	Une équipe fait égalité quand tous ses joueurs restants font égalité.
104.4h	In Emperor a team draws when its emperor draws.	En Empereur, une équipe fait égalité quand son empereur fait égalité.
104.4i	In a tournament the players of a game may agree on a draw.	En tournoi, les joueurs d’une partie peuvent convenir d’une égalité.
104.5	A player for whom the game is lost or drawn leaves it.	Un joueur qui perd la partie, ou pour qui elle est une égalité, la quitte.
104.6	One card restarts the game: those still in it begin a new one at once.	Une carte fait recommencer la partie : ceux qui y sont encore en commencent aussitôt une nouvelle.
`
