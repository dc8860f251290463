/** Multiplayer variants (806 to 811): number, English and French, between tabs. */
export const MULTIPLAYER_VARIANTS = `
806.1	In Free-for-All everybody plays for themselves.	Dans le chacun pour soi, chaque joueur joue pour lui-même.
806.2	The options of a Free-for-All are agreed on before the game; these are the usual ones.	On convient des options du chacun pour soi avant la partie ; voici les plus courantes.
806.2a	Free-for-All rarely limits range; if it does, the range is the same for all.	Le chacun pour soi limite rarement la portée ; s’il le fait, c’est la même pour tous.
806.2b	Free-for-All uses one of three attack options: left, right or several players.	Le chacun pour soi utilise l’une des trois options d’attaque : à gauche, à droite ou plusieurs joueurs.
806.2c	Free-for-All has no use for the option to deploy creatures.	Le chacun pour soi n’utilise pas l’option de déploiement.
806.3	In Free-for-All, chance decides who sits where.	Dans le chacun pour soi, le hasard décide des places.
807.1	Grand Melee is a Free-for-All for ten players or more.	La Grande mêlée est un chacun pour soi à dix joueurs ou plus.
807.2	The options of Grand Melee are agreed on before the game; these are the usual ones.	On convient des options de la Grande mêlée avant la partie ; voici les plus courantes.
807.2a	In Grand Melee, everybody has range 1.	En Grande mêlée, chacun a une portée de 1.
807.2b	In Grand Melee, players attack to the left.	En Grande mêlée, on attaque à gauche.
807.2c	Grand Melee allows neither attacks on several players nor deploying.	La Grande mêlée ne permet ni d’attaquer plusieurs joueurs, ni de déployer.
807.3	In Grand Melee, too, chance decides who sits where.	En Grande mêlée aussi, le hasard décide des places.
807.4	In Grand Melee several turns go on at once, each with a turn marker that moves round the table.	En Grande mêlée, plusieurs tours se jouent en même temps, chacun avec un marqueur de tour qui circule.
807.4a	Grand Melee has a turn marker for every full four players.	La Grande mêlée a un marqueur de tour par groupe complet de quatre joueurs.
807.4b	The first turn marker goes to the starting player, further ones four seats on each; those turns begin together.	Le premier marqueur de tour va au joueur qui commence, chaque suivant quatre sièges plus loin ; ces tours commencent ensemble.
807.4c	After a turn its marker moves on to the left, also if the player leaves.	Après un tour, son marqueur passe à gauche, même si le joueur quitte la partie.
807.4d	A turn waits while there is another turn marker within three seats to the left.	Un tour attend tant qu’il y a un autre marqueur de tour à trois sièges ou moins à gauche.
807.4e	If too few players remain for the turn markers, the one to the right of the player who left is to be removed.	S’il reste trop peu de joueurs pour les marqueurs de tour, celui à droite du joueur parti doit être retiré.
807.4f	Turn markers already to be removed don't count towards that.	Les marqueurs de tour déjà destinés à être retirés n’y comptent pas.
807.4g	A turn marker to be removed goes at once, or at the end of the turn it stands for.	Un marqueur de tour destiné à être retiré part aussitôt, ou à la fin du tour qu’il représente.
807.4h	Players on both sides of emptied seats come into each other's range only when the next turn begins.	Les joueurs de part et d’autre de sièges vidés n’entrent à portée l’un de l’autre qu’au début du tour suivant.
807.4i	For an extra turn a player keeps the turn marker, unless another one is too near.	Pour un tour supplémentaire, le joueur garde le marqueur de tour, sauf si un autre est trop proche.
807.4j	Without a turn marker at that time, an extra turn comes just before the player's next one.	Sans marqueur de tour à ce moment, un tour supplémentaire vient juste avant le prochain du joueur.
807.5	Grand Melee has one stack for each turn marker.	La Grande mêlée a une pile par marqueur de tour.
807.5a	A player has priority for a stack if its turn marker, or somebody with an object on it, is within range.	Un joueur a la priorité pour une pile si son marqueur de tour, ou le contrôleur d’un objet dessus, est à portée.
807.5b	A spell or ability goes on the stack it comes from or targets into, or else on one its player names.	Un sort ou une capacité va sur la pile dont il vient ou qu’il cible, sinon sur celle que nomme son joueur.
808.1	In Team vs. Team, two or more teams of any size play against each other.	En équipe contre équipe, deux équipes ou plus, de toute taille, s’affrontent.
808.2	In Team vs. Team, teammates sit together in the order they like.	En équipe contre équipe, les coéquipiers sont assis ensemble, dans l’ordre qu’ils veulent.
808.3	The options of Team vs. Team are agreed on before the game; these are the usual ones.	On convient des options d’équipe contre équipe avant la partie ; voici les plus courantes.
808.3a	In Team vs. Team, several players may be attacked at once.	En équipe contre équipe, on peut attaquer plusieurs joueurs à la fois.
808.3b	Team vs. Team usually has no deploying and no limited range.	Équipe contre équipe se joue le plus souvent sans déploiement ni portée limitée.
808.4	In Team vs. Team, the middle player of a team picked by chance goes first; turns pass to the left.	En équipe contre équipe, le joueur du milieu d’une équipe tirée au sort commence ; les tours passent à gauche.
808.5	In Team vs. Team, cards and mana aren't shared, but teammates may see each other's hands and talk.	En équipe contre équipe, cartes et mana ne sont pas communs, mais les coéquipiers peuvent voir leurs mains et se parler.
809.1	In Emperor, teams of three play against each other.	En Empereur, des équipes de trois s’affrontent.
809.2	In Emperor, each team sits together with its emperor in the middle, between two generals.	En Empereur, chaque équipe est assise ensemble, l’empereur au milieu, entre deux généraux.
809.3	These are the usual options of Emperor.	Voici les options habituelles d’Empereur.
809.3a	Emperors have range 2, generals range 1.	Les empereurs ont une portée de 2, les généraux de 1.
809.3b	In Emperor, creatures may be deployed to teammates.	En Empereur, les créatures peuvent se déployer chez les coéquipiers.
809.3c	In Emperor, only opponents in the next seat can be attacked.	En Empereur, on n’attaque que les adversaires du siège voisin.
809.4	In Emperor, an emperor picked by chance goes first; turns pass to the left.	En Empereur, un empereur tiré au sort commence ; les tours passent à gauche.
809.5	In Emperor, the fate of a team hangs on its emperor.	En Empereur, le sort d’une équipe dépend de son empereur.
809.5a	A team whose emperor wins has won.	Une équipe dont l’empereur gagne a gagné.
809.5b	A team whose emperor loses has lost.	Une équipe dont l’empereur perd a perdu.
809.5c	A draw for the emperor is a draw for the team.	Si la partie est une égalité pour l’empereur, elle l’est pour l’équipe.
809.6	Emperor may be played with larger teams of equal size, and other ranges.	Empereur se joue aussi avec des équipes égales plus grandes et d’autres portées.
809.6a	A general's range just reaches one enemy general, an emperor's two, and no other emperor.	La portée d’un général atteint juste un général ennemi, celle d’un empereur deux, et aucun empereur.
809.7	In Emperor, too, cards and mana aren't shared, but teammates may see each other's hands and talk.	En Empereur aussi, cartes et mana ne sont pas communs, mais les coéquipiers peuvent voir leurs mains et se parler.
810.1	Two-Headed Giant is for two teams of two.	Le Troll à deux têtes se joue à deux équipes de deux.
810.2	In Two-Headed Giant, teams take their turns together.	Au Troll à deux têtes, les équipes jouent leurs tours en commun.
810.3	In Two-Headed Giant, teammates sit side by side, in the order they like.	Au Troll à deux têtes, les coéquipiers sont assis côte à côte, dans l’ordre qu’ils veulent.
810.4	In Two-Headed Giant, a team has one life total, 30 at the start.	Au Troll à deux têtes, une équipe a un seul total de points de vie, 30 au départ.
810.5	Two-Headed Giant shares life and poison, not cards and mana; teammates may see each other's hands and talk.	Au Troll à deux têtes, points de vie et poison sont communs, cartes et mana non ; les coéquipiers peuvent voir leurs mains et se parler.
810.6	In Two-Headed Giant, the starting team doesn't draw in its first turn.	Au Troll à deux têtes, l’équipe qui commence ne pioche pas à son premier tour.
810.7	Two-Headed Giant uses the combat of shared team turns.	Le Troll à deux têtes suit les règles de combat des tours d’équipe partagés.
810.8	In Two-Headed Giant, winning and losing follow the usual rules, with these additions.	Au Troll à deux têtes, victoire et défaite suivent les règles habituelles, avec ces ajouts.
810.8a	In Two-Headed Giant a team wins and loses together, and what stops one member stops both.	Au Troll à deux têtes, une équipe gagne et perd ensemble, et ce qui en empêche un membre empêche les deux.
810.8b	In Two-Headed Giant, a player who concedes makes the whole team leave and lose.	Au Troll à deux têtes, un joueur qui concède fait partir et perdre toute son équipe.
810.8c	In Two-Headed Giant, a team with 0 life or less loses.	Au Troll à deux têtes, une équipe à 0 point de vie ou moins perd.
810.8d	In Two-Headed Giant, a team with fifteen poison counters loses.	Au Troll à deux têtes, une équipe avec quinze marqueurs poison perd.
810.9	In Two-Headed Giant, damage, loss and gain happen to one player and change the team's total.	Au Troll à deux têtes, blessures, pertes et gains touchent un joueur et changent le total de l’équipe.
810.9a	Where a player's life total is asked for, the team's is meant.	Quand on demande le total de points de vie d’un joueur, c’est celui de l’équipe.
810.9b	Teammates together can't pay more life than the team has.	Des coéquipiers ne peuvent payer ensemble plus de points de vie que l’équipe n’en a.
810.9c	Setting one player's life total makes them gain or lose the difference for the team.	Fixer le total de points de vie d’un joueur lui fait gagner ou perdre la différence pour l’équipe.
810.9d	If the life total of each member is to be set, the team picks one to be affected.	Si le total de points de vie de chaque membre est fixé, l’équipe en choisit un à qui cela arrive.
810.9e	Teammates can't exchange life totals.	Des coéquipiers n’échangent pas leurs totaux de points de vie.
810.9f	Life totals may be redistributed among at most one member of each team.	On ne redistribue les totaux de points de vie qu’entre un membre au plus de chaque équipe.
810.9g	If one member of a team can't gain life, the other can't either.	Si un membre de l’équipe ne peut pas gagner de points de vie, l’autre non plus.
810.9h	If one member of a team can't lose life, the other can't either, and neither can pay any.	Si un membre de l’équipe ne peut pas perdre de points de vie, l’autre non plus, et aucun ne peut en payer.
810.10	In Two-Headed Giant a player gets poison counters, and the team shares them.	Au Troll à deux têtes, un joueur reçoit des marqueurs poison, et l’équipe les partage.
810.10a	Where a player's poison counters are asked for, the team's are meant.	Quand on demande les marqueurs poison d’un joueur, ce sont ceux de l’équipe.
810.10b	A player who loses poison counters takes them off the team.	Un joueur qui perd des marqueurs poison les retire à l’équipe.
810.10c	If one member of a team can't get poison counters, the other can't either.	Si un membre de l’équipe ne peut pas recevoir de marqueurs poison, l’autre non plus.
810.10d	A player has their own kinds of counters and the team's, and is poisoned if the team is.	Un joueur a les sortes de marqueurs qu’il a et celles de l’équipe, et est empoisonné si elle l’est.
810.11	In larger Giant variants, each member beyond two adds 15 life and raises the poison limit by five.	Dans les variantes à plus de têtes, chaque membre au-delà de deux ajoute 15 points de vie et relève de cinq la limite de poison.
811.1	Alternating Teams is for teams of equal size.	Les équipes alternées se jouent à équipes égales.
811.2	The options of Alternating Teams are agreed on before the game; these are the usual ones.	On convient des options des équipes alternées avant la partie ; voici les plus courantes.
811.2a	For Alternating Teams, a range of 2 is advised.	Pour les équipes alternées, une portée de 2 est conseillée.
811.2b	Alternating Teams uses one of three attack options: left, right or several players.	Les équipes alternées utilisent l’une des trois options d’attaque : à gauche, à droite ou plusieurs joueurs.
811.2c	Alternating Teams is usually played without deploying.	Les équipes alternées se jouent le plus souvent sans déploiement.
811.3	In Alternating Teams no teammates sit side by side, and each team is spread evenly.	Dans les équipes alternées, nul n’est assis à côté d’un coéquipier, et chaque équipe est répartie également.
811.4	In Alternating Teams, only opponents in the next seat can be attacked.	Dans les équipes alternées, on n’attaque que les adversaires du siège voisin.
811.5	In Alternating Teams, cards and mana aren't shared; teammates may talk, but see hands only in the next seat.	Dans les équipes alternées, cartes et mana ne sont pas communs ; on peut se parler, mais ne voir que la main d’un voisin.
`
