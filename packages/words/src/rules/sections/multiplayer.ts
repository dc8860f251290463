/** Multiplayer rules (8xx): number, English and French, between tabs. */
export const MULTIPLAYER = `
800.1	A multiplayer game begins with more than two players.	Une partie multi-joueurs commence à plus de deux joueurs.
800.2	A game uses one variant and any fitting options.	Une partie utilise une variante et les options qui conviennent.
800.4	A multiplayer game goes on when players leave.	Une partie multi-joueurs continue quand des joueurs la quittent.
800.4a	With a player go his objects and his control of others' things.	Avec un joueur partent ses objets et son contrôle de ceux des autres.
800.4c	What would fall back to a player who left is exiled.	Ce qui reviendrait à un joueur parti est exilé.
800.4g	Another player makes a choice that a player who left should make.	Un autre joueur fait le choix qu’un joueur parti devrait faire.
801.4	What is out of range can't be targeted.	Ce qui est hors de portée d’influence ne peut pas être ciblé.
801.6	Abilities of objects out of range can't be activated.	Les capacités d’objets hors de portée ne peuvent pas être activées.
801.14	Winning makes only the opponents in range lose.	Gagner ne fait perdre que les adversaires à portée.
801.15	A draw is one for those in range only.	Une égalité ne vaut que pour ceux à portée.
805.1	Teams may take their turns together.	Des équipes peuvent jouer leurs tours en commun.
805.10a	One team attacks, the other defends.	Une équipe attaque, l’autre défend.
806.1	Free-for-all: everybody plays for himself.	Chacun pour soi : chaque joueur joue pour lui-même.
808.1	Team vs. Team: two or more teams play each other.	Équipe contre équipe : deux équipes ou plus s’affrontent.
810.1	Two-Headed Giant: two teams of two.	Troll à deux têtes : deux équipes de deux joueurs.
`
