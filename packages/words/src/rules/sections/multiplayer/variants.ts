/** Multiplayer variants (806 to 811): number, English and French, between tabs. */
export const MULTIPLAYER_VARIANTS = `
806.1	In Free-for-All everybody plays for themselves.	Dans le chacun pour soi, chaque joueur joue pour lui-même.
806.2	The options are agreed upon before the game; these are the usual ones.	Les options se conviennent avant la partie ; voici les plus courantes.
806.2a	Range is rarely limited; if it is, it is the same for all.	La portée est rarement limitée ; si elle l’est, c’est la même pour tous.
806.2b	One of the three attack options is used: left, right or several players.	On use d’une des trois options d’attaque : à gauche, à droite ou plusieurs joueurs.
806.2c	Creatures aren't deployed to others.	Les créatures ne se déploient pas chez d’autres.
806.3	Chance decides who sits where.	Le hasard décide des places.
807.1	Grand Melee is a Free-for-All for ten players or more.	La Grande mêlée est un chacun pour soi à dix joueurs ou plus.
807.2	Its options are agreed upon before the game; these are the usual ones.	Ses options se conviennent avant la partie ; voici les plus courantes.
807.2a	The range of influence is 1 for everybody.	La portée d’influence est de 1 pour tous.
807.2b	Players attack to the left.	On attaque à gauche.
807.2c	Several players can't be attacked at once, nor creatures deployed.	On n’attaque pas plusieurs joueurs à la fois, et les créatures ne se déploient pas.
807.3	Again, chance decides who sits where.	Ici aussi, le hasard décide des places.
807.4	Several players take turns at one time, each with a turn marker that goes round.	Plusieurs joueurs jouent leur tour en même temps, chacun avec un marqueur de tour qui circule.
807.4a	Four players make one turn marker.	Il y a un marqueur de tour par groupe de quatre joueurs.
807.4b	The first marker goes to the starting player, each further one four seats on; those turns begin together.	Le premier marqueur va au joueur qui commence, chaque suivant quatre sièges plus loin ; ces tours commencent ensemble.
807.4c	After a turn the marker moves on to the left, also when its player leaves.	Après un tour, le marqueur passe à gauche, même si son joueur quitte la partie.
807.4d	A turn waits while there is a marker within three seats to the left.	Un tour attend tant qu’il y a un marqueur à trois sièges ou moins à gauche.
807.4e	When too few players are left for the markers, the one to the right of the leaver is to be removed.	Quand il reste trop peu de joueurs pour les marqueurs, celui à droite du partant doit être retiré.
807.4f	Markers already to be removed don't count in that.	Les marqueurs déjà destinés à être retirés n’y comptent pas.
807.4g	Such a marker goes at once, or at the end of the turn under way.	Un tel marqueur part aussitôt, ou à la fin du tour en cours.
807.4h	Neighbours across empty seats come into range only when the next turn begins.	Des voisins par-delà des sièges vides n’entrent à portée qu’au début du tour suivant.
807.4i	For an extra turn the marker stays, unless another one is too near.	Pour un tour supplémentaire, le marqueur reste, sauf si un autre est trop proche.
807.4j	Without a marker, an extra turn comes just before the player's next one.	Sans marqueur, un tour supplémentaire vient juste avant le prochain du joueur.
807.5	There is one stack for each turn marker.	Il y a une pile par marqueur de tour.
807.5a	A player has priority for the stacks that are within range, by marker or by object.	Un joueur a la priorité pour les piles à sa portée, par leur marqueur ou par un objet.
807.5b	Spells and abilities go on the stack that they come from or target into, or else one that the player names.	Sorts et capacités vont sur la pile dont ils viennent ou qu’ils ciblent, sinon sur celle que nomme le joueur.
808.1	In Team vs. Team, two or more teams of any size play against each other.	En équipe contre équipe, deux équipes ou plus, de toute taille, s’affrontent.
808.2	Teammates sit together, in the order they like.	Les coéquipiers sont assis ensemble, dans l’ordre qu’ils veulent.
808.3	Options are agreed upon before the game; these are the usual ones.	Les options se conviennent avant la partie ; voici les plus courantes.
808.3a	Several players may be attacked at once.	On peut attaquer plusieurs joueurs à la fois.
808.3b	Creatures are mostly not deployed, and range isn't limited.	En général, les créatures ne se déploient pas et la portée n’est pas limitée.
808.4	The middle player of a team picked by chance goes first; turns pass to the left.	Le joueur du milieu d’une équipe tirée au sort commence ; les tours passent à gauche.
808.5	Cards and mana aren't shared, but teammates may look at each other's hands and talk.	Cartes et mana ne sont pas communs, mais les coéquipiers peuvent voir leurs mains et se parler.
809.1	Emperor is for teams of three.	Empereur se joue par équipes de trois.
809.2	Each team sits together with its emperor in the middle, between two generals.	Chaque équipe est assise ensemble, l’empereur au milieu, entre deux généraux.
809.3	These are its usual options.	Voici ses options habituelles.
809.3a	Emperors have range 2, generals range 1.	Les empereurs ont une portée de 2, les généraux de 1.
809.3b	Creatures may be deployed to teammates.	Les créatures peuvent se déployer chez les coéquipiers.
809.3c	One attacks only opponents in the next seat.	On n’attaque que les adversaires du siège voisin.
809.4	An emperor picked by chance goes first; turns pass to the left.	Un empereur tiré au sort commence ; les tours passent à gauche.
809.5	The fate of a team hangs on its emperor.	Le sort d’une équipe dépend de son empereur.
809.5a	If the emperor wins, so does the team.	Si l’empereur gagne, l’équipe gagne.
809.5b	If the emperor loses, so does the team.	Si l’empereur perd, l’équipe perd.
809.5c	A draw for the emperor is a draw for the team.	Si la partie est une égalité pour l’empereur, elle l’est pour l’équipe.
809.6	Larger teams of equal size may play, with other ranges.	Des équipes égales plus grandes peuvent jouer, avec d’autres portées.
809.6a	A general's range just reaches one enemy general, an emperor's two, and no other emperor.	La portée d’un général atteint juste un général ennemi, celle d’un empereur deux, et aucun empereur.
809.7	Here, too, cards and mana aren't shared, but hands may be shown and plans made.	Ici aussi, cartes et mana ne sont pas communs, mais on peut montrer sa main et se concerter.
810.1	Two-Headed Giant is for two teams of two.	Le Troll à deux têtes se joue à deux équipes de deux.
810.2	Teams take their turns together.	Les équipes jouent leurs tours en commun.
810.3	The two members sit side by side, in the order they like.	Les deux membres sont assis côte à côte, dans l’ordre qu’ils veulent.
810.4	A team has one life total, 30 at the start.	Une équipe a un seul total de points de vie, 30 au départ.
810.5	Life and poison are shared, cards and mana aren't; teammates may see each other's hands and talk.	Points de vie et poison sont communs, cartes et mana non ; les coéquipiers peuvent voir leurs mains et se parler.
810.6	The starting team doesn't draw in its first turn.	L’équipe qui commence ne pioche pas à son premier tour.
810.7	Combat goes by the rules of shared team turns.	Le combat suit les règles des tours communs.
810.8	Winning and losing follow the usual rules, with these additions.	Victoire et défaite suivent les règles habituelles, avec ces ajouts.
810.8a	A team wins and loses together; what keeps one member from it keeps the team from it.	Une équipe gagne et perd ensemble ; ce qui en empêche un membre en empêche l’équipe.
810.8b	Conceding makes one's whole team leave and lose.	Concéder fait partir et perdre toute son équipe.
810.8c	With no life left, a team loses.	À 0 point de vie ou moins, une équipe perd.
810.8d	With fifteen poison counters, a team loses.	Avec quinze marqueurs poison, une équipe perd.
810.9	Damage, loss and gain happen to one player and change the team's total.	Blessures, pertes et gains touchent un joueur et changent le total de l’équipe.
810.9a	Whoever asks for a player's life total gets the team's.	Qui demande le total d’un joueur obtient celui de l’équipe.
810.9b	Together, teammates pay no more life than the team has.	À eux deux, les coéquipiers ne paient pas plus de points de vie que l’équipe n’en a.
810.9c	Setting one player's total makes that player gain or lose the difference for the team.	Fixer le total d’un joueur lui fait gagner ou perdre la différence pour l’équipe.
810.9d	If each member's total is to be set, the team picks one to whom that happens.	Si le total de chaque membre est fixé, l’équipe en choisit un à qui cela arrive.
810.9e	Teammates can't exchange life totals.	Des coéquipiers n’échangent pas leurs totaux de points de vie.
810.9f	Totals may be redistributed among at most one member of each team.	On ne redistribue les totaux qu’entre un membre au plus de chaque équipe.
810.9g	If one member can't gain life, nor can the other.	Si un membre ne peut pas gagner de points de vie, l’autre non plus.
810.9h	If one member can't lose life, nor can the other, and neither can pay any.	Si un membre ne peut pas en perdre, l’autre non plus, et aucun ne peut en payer.
810.10	A player gets poison counters, and the team shares them.	Un joueur reçoit des marqueurs poison, et l’équipe les partage.
810.10a	Whoever asks for a player's poison counters gets the team's.	Qui demande les marqueurs poison d’un joueur obtient ceux de l’équipe.
810.10b	A player who loses poison counters takes them from the team.	Un joueur qui perd des marqueurs poison les retire à l’équipe.
810.10c	If one member can't get poison counters, nor can the other.	Si un membre ne peut pas recevoir de marqueurs poison, l’autre non plus.
810.10d	A player has their own kinds of counters and the team's, and is poisoned if the team is.	Un joueur a les sortes de marqueurs qu’il a et celles de l’équipe, et est empoisonné si elle l’est.
810.11	Each member beyond two adds 15 life and five to the poison needed.	Chaque membre au-delà de deux ajoute 15 points de vie et cinq au poison nécessaire.
811.1	Alternating Teams is for teams of equal size.	Les équipes alternées se jouent à équipes égales.
811.2	The options are settled before the game; these are the usual ones.	Les options se fixent avant la partie ; voici les plus courantes.
811.2a	A range of 2 is advised.	Une portée de 2 est conseillée.
811.2b	Here, too, one of the three attack options is used.	Ici aussi, on use d’une des trois options d’attaque.
811.2c	Creatures are mostly not deployed.	En général, les créatures ne se déploient pas.
811.3	No teammates sit side by side, and each team is spread evenly.	Aucun coéquipier n’est assis à côté d’un autre, et chaque équipe est répartie également.
811.4	One attacks only opponents in the seats beside one's own.	On n’attaque que les adversaires assis à côté de soi.
811.5	Cards and mana aren't shared; teammates may talk, but see hands only from the next seat.	Cartes et mana ne sont pas communs ; on peut se parler, mais ne voir la main que d’un voisin.
`
