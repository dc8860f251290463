/** Multiplayer rules (8xx): number, English and French, between tabs. */
export const MULTIPLAYER = `
800.1	A multiplayer game begins with more than two players.	Une partie multi-joueurs commence à plus de deux joueurs.
800.2	A game uses one variant and any fitting options.	Une partie utilise une variante et les options qui conviennent.
800.4	A multiplayer game goes on when players leave.	Une partie multi-joueurs continue quand des joueurs la quittent.
800.4a	With a player go his objects and his control of others' things.	Avec un joueur partent ses objets et son contrôle de ceux des autres.
800.4b	Nothing comes under the control of a player who left.	Rien ne passe sous le contrôle d’un joueur parti.
800.4c	What would fall back to a player who left is exiled.	Ce qui reviendrait à un joueur parti est exilé.
800.4d	Nothing is made for a player who left.	Rien n’est créé pour un joueur parti.
800.4g	Another player makes a choice that a player who left should make.	Un autre joueur fait le choix qu’un joueur parti devrait faire.
800.4h	The next player makes a choice of the rules for one who left.	Le joueur suivant fait un choix des règles à la place de celui qui est parti.
800.4k	The turns of a player who left don't begin.	Les tours d’un joueur parti ne commencent pas.
800.4m	What lasts until the next turn of a player who left ends when that would have come.	Ce qui dure jusqu’au prochain tour d’un joueur parti finit quand il serait venu.
800.4p	If the planar controller leaves, the next player becomes it.	Si le contrôleur planaire part, le joueur suivant le devient.
801.2	Range of influence counts seats.	La portée d’influence compte les sièges.
801.2b	One is always in one's own range.	On est toujours à sa propre portée.
801.2c	Ranges are fixed as each turn begins.	Les portées sont fixées au début de chaque tour.
801.2d	An object is in range if its controller is.	Un objet est à portée si son contrôleur l’est.
801.3	Only opponents in range can be attacked.	Seuls les adversaires à portée peuvent être attaqués.
801.4	What is out of range can't be targeted.	Ce qui est hors de portée d’influence ne peut pas être ciblé.
801.5a	Choices are made within range.	Les choix se font à portée.
801.6	Abilities of objects out of range can't be activated.	Les capacités d’objets hors de portée ne peuvent pas être activées.
801.7	Only events wholly in range trigger abilities.	Seuls les événements tout entiers à portée déclenchent des capacités.
801.8	An Aura can't be on what is out of range.	Une aura ne peut pas être sur ce qui est hors de portée.
801.9	Equipment can't be on what is out of range.	Un équipement ne peut pas être sur ce qui est hors de portée.
801.10	Effects don't reach out of range.	Les effets ne vont pas hors de portée.
801.11	Nothing out of range is seen.	Rien hors de portée n’est vu.
801.12	The world rule looks in range only.	La règle des mondes ne regarde qu’à portée.
801.13	Replacement works within range.	Le remplacement vaut à portée.
801.14	Winning makes only the opponents in range lose.	Gagner ne fait perdre que les adversaires à portée.
801.15	A draw is one for those in range only.	Une égalité ne vaut que pour ceux à portée.
801.18	Planes and phenomena reach everybody, whatever the range.	Plans et phénomènes atteignent tout le monde, quelle que soit la portée.
802.2	Where several players may be attacked, all opponents are defending players.	Quand plusieurs joueurs peuvent être attaqués, tous les adversaires sont défenseurs.
802.4	Several defending players declare blockers in turn order.	Plusieurs joueurs défenseurs déclarent leurs bloqueurs dans l’ordre du tour.
803.1	Attack left or right: only that neighbour may be attacked.	Attaque à gauche ou à droite : seul ce voisin peut être attaqué.
805.1	Teams may take their turns together.	Des équipes peuvent jouer leurs tours en commun.
805.2	One player of a team decides when they disagree.	Un joueur de l’équipe tranche en cas de désaccord.
805.4a	The team whose turn it is is active.	L’équipe dont c’est le tour est active.
805.4b	In a shared draw step each player of the team draws.	À l’étape de pioche commune, chaque joueur de l’équipe pioche.
805.4d	"Each player's upkeep" triggers for each of them.	« L’entretien de chaque joueur » se déclenche pour chacun d’eux.
805.5	With shared turns teams have priority, not players.	Avec des tours communs, les équipes ont la priorité, non les joueurs.
805.5b	A team passes when none of it wants to act.	Une équipe passe quand aucun ne veut agir.
805.6	With shared turns the active team chooses first.	Avec des tours communs, l’équipe active choisit d’abord.
805.7	The active team's triggers go on the stack first, in any order.	Les capacités de l’équipe active vont d’abord sur la pile, dans l’ordre voulu.
805.8	An extra turn is the whole team's.	Un tour supplémentaire est à toute l’équipe.
805.9	"The active player" is one of them, chosen.	« Le joueur actif » est l’un d’eux, choisi.
805.10	With shared turns teams attack and block together.	Avec des tours communs, les équipes attaquent et bloquent ensemble.
805.10a	One team attacks, the other defends.	Une équipe attaque, l’autre défend.
805.10b	The team says whom each creature attacks.	L’équipe dit qui chaque créature attaque.
805.10d	The whole team may block.	Toute l’équipe peut bloquer.
806.1	Free-for-all: everybody plays for himself.	Chacun pour soi : chaque joueur joue pour lui-même.
806.2b	One option of attack is used.	Une option d’attaque est utilisée.
808.1	Team vs. Team: two or more teams play each other.	Équipe contre équipe : deux équipes ou plus s’affrontent.
808.2	Team vs. Team: teammates sit together.	Équipe contre équipe : les coéquipiers sont assis ensemble.
808.3a	Team vs. Team: several players may be attacked.	Équipe contre équipe : plusieurs joueurs peuvent être attaqués.
808.5	Team vs. Team: cards and mana aren't shared.	Équipe contre équipe : les cartes et le mana ne sont pas communs.
810.1	Two-Headed Giant: two teams of two.	Troll à deux têtes : deux équipes de deux joueurs.
810.2	Two-Headed Giant: teams share their turns.	Troll à deux têtes : les équipes jouent leurs tours en commun.
810.4	Two-Headed Giant: a team has 30 life together.	Troll à deux têtes : une équipe a 30 points de vie en commun.
810.5	Two-Headed Giant: cards and mana aren't shared.	Troll à deux têtes : les cartes et le mana ne sont pas communs.
810.6	Two-Headed Giant: the starting team skips its first draw.	Troll à deux têtes : l’équipe qui commence passe sa première pioche.
810.8	Two-Headed Giant: winning and losing are those of the team.	Troll à deux têtes : victoire et défaite sont celles de l’équipe.
810.8a	Teams win and lose as a whole.	Les équipes gagnent et perdent ensemble.
810.8b	Who concedes takes his team along.	Qui concède entraîne son équipe.
810.9	Each player gains and loses for the team.	Chaque joueur gagne et perd pour l’équipe.
810.9d	When all their life totals are set, one member is chosen.	Si leurs totaux sont tous fixés, un membre est choisi.
810.9e	Teammates can't exchange life.	Les coéquipiers n’échangent pas leurs points de vie.
810.9g	If one can't gain life, none of the team can.	Si l’un ne peut gagner de points de vie, aucun de l’équipe ne le peut.
810.10	Poison counters are shared.	Les marqueurs poison sont communs.
810.10c	If one can't get poison, none of the team can.	Si l’un ne peut recevoir de poison, aucun ne le peut.
810.11	Bigger teams have 15 more life for each player.	Les équipes plus grandes ont 15 points de vie de plus par joueur.
`
