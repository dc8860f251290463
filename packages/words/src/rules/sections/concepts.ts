/** Game concepts (1xx): number, English and French, between tabs. */
export const CONCEPTS = `
100.1	These rules are for every game, with two players or more.	Ces règles valent pour toute partie, à deux joueurs ou plus.
100.2	Each player brings a deck, and something to mark tokens, counters and life.	Chaque joueur apporte un deck, et de quoi marquer jetons, marqueurs et points de vie.
100.5	A deck may have a minimum size; only Commander decks have a maximum.	Un deck peut avoir une taille minimale ; seuls ceux de Commander ont un maximum.
101.2	What says "can't" beats what says "may" or "do".	Ce qui interdit l’emporte sur ce qui permet ou ordonne.
103.1	It is decided who chooses the starting player; later in a match, the loser of the last game.	On décide qui choisit le joueur qui commence ; ensuite dans un match, c’est le perdant de la partie précédente.
103.3	Everybody shuffles; the decks become the libraries.	Chacun mélange ; les decks deviennent les bibliothèques.
103.4	A player begins at 20 life, unless the variant says otherwise.	Un joueur commence à 20 points de vie, sauf dans certaines variantes.
103.5	Each player draws an opening hand, usually seven cards, and may take mulligans.	Chaque joueur pioche une main de départ, sept cartes d’ordinaire, et peut faire des mulligans.
104.1	The game ends at once when somebody wins, it is a draw, or it restarts.	La partie finit dès qu’un joueur gagne, qu’il y a égalité ou qu’elle recommence.
104.2a	Who has no opponents left wins, whatever would stop it.	Qui n’a plus d’adversaire gagne, quoi qui l’empêcherait.
104.2b	An effect can make a player win.	Un effet peut faire gagner un joueur.
104.3a	A player may concede at any time; he leaves and loses.	Un joueur peut concéder à tout moment ; il quitte la partie et perd.
104.3e	An effect can make a player lose.	Un effet peut faire perdre un joueur.
104.4a	If all players left lose together, it is a draw.	Si tous les joueurs restants perdent ensemble, c’est une égalité.
104.4b	A loop that nobody can stop makes the game a draw.	Une boucle que personne ne peut arrêter rend la partie nulle.
104.4c	An effect can make the game a draw.	Un effet peut déclarer l’égalité.
104.5	Who loses leaves the game.	Qui perd quitte la partie.
106.3	Mana comes from mana abilities, and from some spells and other abilities.	Le mana vient des capacités de mana, et de certains sorts et autres capacités.
106.4	Added mana goes to the player's mana pool, where it waits to be spent or lost.	Le mana ajouté va dans la réserve de mana du joueur, où il attend d’être dépensé ou perdu.
107.3d	For a special action with X in its cost, the player chooses X just before paying.	Pour une action spéciale dont le coût contient X, le joueur choisit X juste avant de payer.
107.14	{E} is an energy counter; paying it takes one from the player.	{E} est un marqueur énergie ; le payer en retire un au joueur.
108.2	"Card" means a real card, not a token or a copy.	« Carte » désigne une vraie carte, non un jeton ou une copie.
110.5a	Being tapped, flipped, face down or phased out is a status, no characteristic.	Être engagé, inversé, face cachée ou hors phase est un statut, non une caractéristique.
111.1	A token stands for a permanent that is no card.	Un jeton représente un permanent qui n’est pas une carte.
111.2	Who creates a token owns it and has it enter under his control.	Qui crée un jeton en est le propriétaire, et le jeton arrive sous son contrôle.
113.6	Abilities of spells work on the stack, others on the battlefield, with listed exceptions.	Les capacités des sorts fonctionnent sur la pile, les autres sur le champ de bataille, sauf exceptions.
115.1	Targets are chosen when the spell or ability is put on the stack.	Les cibles sont choisies quand le sort ou la capacité est mis sur la pile.
115.5	Nothing on the stack can target itself.	Rien sur la pile ne peut se cibler soi-même.
115.7a	Changing targets: each goes to another legal one, or stays.	Changer les cibles : chacune passe à une autre cible légale, ou ne change pas.
115.7d	Choosing new targets: any may stay, new ones must be legal.	Choisir de nouvelles cibles : chacune peut rester, les nouvelles doivent être légales.
116.2	Special actions are taken without using the stack.	Les actions spéciales n’utilisent pas la pile.
116.2b	With priority one may turn a face-down creature face up.	Avec la priorité, on peut retourner face visible une créature face cachée.
116.2f	With priority one may suspend a card from hand when one could begin to cast it.	Avec la priorité, on peut suspendre une carte de sa main si on pourrait commencer à la lancer.
116.2g	Once in a game one may pay {3} at sorcery speed to take the companion in hand.	Une fois par partie, on peut payer {3} quand on pourrait lancer un rituel pour prendre son compagnon en main.
116.2h	In one's turn one may pay {2} and foretell a card from hand.	Pendant son tour, on peut payer {2} et prédire une carte de sa main.
116.2i	In Planechase the active player may roll the planar die, for more each time.	En Planechase, le joueur actif peut lancer le dé planaire, de plus en plus cher.
116.2k	In one's turn, with the stack empty, one may plot a card from hand.	Pendant son tour, la pile étant vide, on peut comploter une carte de sa main.
116.2m	At sorcery speed one may pay to unlock a half of one's Room.	Quand on pourrait lancer un rituel, on peut payer pour déverrouiller une moitié de sa salle.
117.1	Who has priority may cast spells, activate abilities and take special actions.	Qui a la priorité peut lancer des sorts, activer des capacités et prendre des actions spéciales.
117.1a	Instants at any priority; other spells only in one's own main phase with the stack empty.	Les éphémères à toute priorité ; les autres sorts pendant sa phase principale, la pile étant vide.
118.3	A cost can only be paid in full.	Un coût ne peut être payé qu’en entier.
118.6	What has no mana cost can't be paid for.	Ce qui n’a pas de coût de mana ne peut pas être payé.
118.12a	"Unless a player does this" asks that player first whether he does it.	« À moins qu’un joueur ne fasse ceci » demande d’abord à ce joueur s’il le fait.
119.3	Gaining or losing life changes the life total.	Gagner ou perdre des points de vie change le total.
119.4	Life can only be paid by who has that much; it is lost.	On ne peut payer que les points de vie qu’on a ; ils sont perdus.
119.5	A total set to a number is reached by gaining or losing the difference.	Un total fixé à un nombre est atteint en gagnant ou perdant la différence.
119.8	Who can't lose life can't exchange for a lower total.	Qui ne peut pas perdre de points de vie ne peut pas échanger contre un total plus bas.
120.3a	Damage to a player makes him lose that much life.	Les blessures infligées à un joueur lui font perdre autant de points de vie.
120.3b	Damage with infect gives a player poison counters instead.	Les blessures avec l’infection donnent à un joueur des marqueurs poison à la place.
120.3c	Damage to a planeswalker takes off that many loyalty counters.	Les blessures infligées à un planeswalker lui retirent autant de marqueurs « loyauté ».
120.3d	Damage with wither or infect puts -1/-1 counters on a creature.	Les blessures avec la flétrissure ou l’infection mettent des marqueurs -1/-1 sur une créature.
120.3f	Damage with lifelink also makes the source's controller gain that much life.	Les blessures avec le lien de vie font aussi gagner autant de points de vie au contrôleur de la source.
120.3g	Combat damage with toxic also gives a player poison counters.	Les blessures de combat avec toxique donnent aussi des marqueurs poison au joueur.
120.3h	Damage to a battle takes off that many defense counters.	Les blessures infligées à une bataille lui retirent autant de marqueurs « défense ».
120.10	Damage beyond what was lethal is excess damage.	Les blessures au-delà du nombre mortel sont en excès.
121.1	To draw is to put the top card of one's library into one's hand.	Piocher, c’est mettre dans sa main la carte du dessus de sa bibliothèque.
122.1	Counters mark objects and players; those of one kind are alike.	Les marqueurs se posent sur des objets et des joueurs ; ceux d’une même sorte se valent.
122.1c	A shield counter goes instead of its permanent's being destroyed or damaged.	Un marqueur « bouclier » est retiré à la place de la destruction ou des blessures de son permanent.
122.1d	A stun counter goes instead of its permanent's untapping.	Un marqueur « étourdissement » est retiré à la place du dégagement de son permanent.
122.5	Moving a counter takes it off one object and puts it on another, both or neither.	Déplacer un marqueur le retire d’un objet et le met sur un autre, les deux ou aucun.
122.6	Counters that a permanent enters with are also put on it.	Les marqueurs avec lesquels un permanent arrive sont aussi mis sur lui.
122.6a	They are put by the object's controller if nobody else is named.	Ils sont mis par le contrôleur de l’objet si nul autre n’est désigné.
`
