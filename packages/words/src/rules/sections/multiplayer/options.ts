/** Multiplayer rules and options (800 to 805): number, English and French, between tabs. */
export const MULTIPLAYER_OPTIONS = `
800.1	A game that more than two players begin is a multiplayer game, with rules and options of its own.	Une partie commencée à plus de deux joueurs est multi-joueurs, avec ses règles et ses options.
800.2	A game is of one variant, and may use any of the options that suit it.	Une partie suit une seule variante et peut user de plusieurs options.
800.3	Multiplayer tournaments may have further rules.	Les tournois multi-joueurs peuvent avoir d’autres règles.
800.4	The game goes on for the others when a player leaves it.	La partie continue pour les autres quand un joueur la quitte.
800.4a	The player's objects leave with them, their control of others' ends, and what they still control is exiled, all at once.	Les objets du joueur partent avec lui, son contrôle d’autres cesse, et ce qu’il contrôle encore est exilé, aussitôt.
800.4b	A player who has left comes to control nothing and nobody.	Rien ni personne ne passe sous le contrôle d’un joueur parti.
800.4c	What would fall back to a player who has left is exiled.	Ce qui reviendrait à un joueur parti est exilé.
800.4d	Nothing is created for such a player, and their triggers don't go on the stack.	Rien n’est créé pour un tel joueur, et ses déclenchements ne vont pas sur la pile.
800.4e	No combat damage is assigned to a player who is gone.	Aucune blessure de combat n’est assignée à un joueur parti.
800.4f	Costs that such a player would have to pay aren't paid.	Les coûts qu’un tel joueur devrait payer ne sont pas payés.
800.4g	Another player makes their choice, named by the object's controller, if possible another opponent for an opponent.	Un autre joueur fait son choix, désigné par le contrôleur de l’objet ; pour un adversaire, si possible un autre adversaire.
800.4h	A choice that the rules ask of such a player goes to the next in turn order.	Un choix que les règles demandent à un joueur parti revient au suivant dans l’ordre du tour.
800.4i	Of such a player, what was last known counts, and what they did is still found.	D’un joueur parti comptent les dernières informations connues, et ce qu’il a fait se retrouve encore.
800.4j	A turn whose player leaves goes on without an active player.	Un tour dont le joueur part continue sans joueur actif.
800.4k	The later turns of such a player don't begin.	Les tours suivants d’un joueur parti ne commencent pas.
800.4m	Effects that last until the next turn of such a player end when it would have come.	Les effets qui durent jusqu’au prochain tour d’un joueur parti finissent quand il serait venu.
800.4n	Cards that such a player has anted stay.	Les cartes mises en jeu dans la mise par un joueur parti y restent.
800.4p	If the planar controller leaves, the next player is planar controller first.	Si le contrôleur planaire part, le joueur suivant le devient d’abord.
800.5	Players agree on how they sit, unless the variant says so.	Les joueurs conviennent de leurs places, sauf si la variante en décide.
800.6	The first mulligan is free in multiplayer games.	Le premier mulligan est gratuit dans une partie multi-joueurs.
800.7	The first player draws in their first turn, except for the first team of Two-Headed Giant.	Le premier joueur pioche à son premier tour, sauf la première équipe du Troll à deux têtes.
801.1	Range of influence may be limited in most multiplayer games; Emperor always does so.	La portée d’influence peut être limitée dans la plupart des parties multi-joueurs ; Empereur la limite toujours.
801.2	The range counts seats, and nothing that a player does goes beyond it.	La portée compte des sièges, et rien de ce que fait un joueur ne va au-delà.
801.2a	It is mostly one seat or two, and may differ between players.	C’est le plus souvent un siège ou deux, et elle peut différer d’un joueur à l’autre.
801.2b	Everybody is within their own range.	Chacun est à sa propre portée.
801.2c	Who is within range is settled at the beginning of each turn.	On fixe au début de chaque tour qui est à portée.
801.2d	An object is in range if its controller is, and a battle also if its protector is.	Un objet est à portée si son contrôleur l’est, et une bataille aussi si son protecteur l’est.
801.3	Only opponents in range, and what is theirs, can be attacked.	Seuls peuvent être attaqués les adversaires à portée et ce qui est à eux.
801.4	What is out of range can't be targeted.	Ce qui est hors de portée ne peut pas être ciblé.
801.5	Choices of players are limited likewise.	Les choix des joueurs sont limités de même.
801.5a	Only objects and players in range can be chosen.	Seuls des objets et joueurs à portée peuvent être choisis.
801.5b	Options may be chosen freely, even if they speak of what is out of range.	Les options se choisissent librement, même si elles parlent de ce qui est hors de portée.
801.5c	If nobody in range can make the choice, the nearest suitable player to the left does.	Si nul à portée ne peut faire le choix, le joueur approprié le plus proche à gauche le fait.
801.6	Abilities of objects out of range can't be activated.	Les capacités d’objets hors de portée ne peuvent pas être activées.
801.7	Only events wholly in range trigger abilities.	Seuls les événements tout entiers à portée déclenchent des capacités.
801.7a	For what moves out of range or into it, the game before or after that counts, as for other triggers.	Pour ce qui sort de la portée ou y entre, compte l’état d’avant ou d’après, comme pour tout déclenchement.
801.8	An Aura on something out of range goes to the graveyard.	Une aura sur ce qui est hors de portée va au cimetière.
801.9	Equipment and Fortifications on something out of range come off.	Un équipement ou une fortification sur ce qui est hors de portée se détache.
801.10	The part of an effect that goes out of range does nothing; the rest works.	La part d’un effet qui sort de la portée ne fait rien ; le reste agit.
801.11	A spell or ability sees nothing out of range when it asks about the game.	Un sort ou une capacité ne voit rien hors de portée quand il interroge la partie.
801.12	The world rule looks only at world permanents in range.	La règle des mondes ne regarde que les permanents du monde à portée.
801.13	Where replacing or preventing asks for the impossible because of range, that is left out.	Si un remplacement ou une prévention demande l’impossible à cause de la portée, on l’omet.
801.13a	What a replacement would do to something out of range isn't done.	Ce qu’un remplacement ferait à quelque chose hors de portée n’est pas fait.
801.13b	Damage is prevented only for sources and recipients in range.	Les blessures ne sont prévenues que pour des sources et des destinataires à portée.
801.14	A player who wins by an effect makes the opponents in range lose.	Un joueur qui gagne par un effet fait perdre ses adversaires à portée.
801.15	A draw by an effect is one for its controller and those in range, who leave; the others play on.	Une égalité par un effet vaut pour son contrôleur et ceux à sa portée, qui partent ; les autres continuent.
801.16	A loop without choices is a draw for those involved and those in their range; the others play on.	Une boucle sans choix est une égalité pour ceux qui y ont part et ceux à leur portée ; les autres continuent.
801.17	Restarting the game takes in everybody.	Recommencer la partie concerne tout le monde.
801.18	Planes and phenomena reach everybody, except in Grand Melee.	Les plans et phénomènes atteignent tout le monde, sauf en Grande mêlée.
802.1	By this option a player may attack several others at once.	Par cette option, un joueur peut en attaquer plusieurs autres à la fois.
802.2	All opponents are defending players in the combat phase.	Tous les adversaires sont joueurs défenseurs pendant la phase de combat.
802.2a	"The defending player" means one of them, that of the creature in question, even after it left combat.	« Le joueur défenseur » désigne l’un d’eux, celui de la créature en question, même après son départ du combat.
802.3	For each attacker you choose a player, a planeswalker or a battle to attack.	Pour chaque attaquant, vous choisissez un joueur, un planeswalker ou une bataille à attaquer.
802.3a	What concerns attacking one player counts for the attackers of that player alone; all else for all of them.	Ce qui concerne l’attaque d’un joueur vaut pour les attaquants de ce joueur ; le reste, pour tous.
802.3b	The members of a band attack the same player.	Les membres d’un groupe attaquent le même joueur.
802.4	The defending players declare their blocks one after the other, in APNAP order.	Les joueurs défenseurs déclarent leurs blocages l’un après l’autre, dans l’ordre APNAP.
802.4a	Each blocks with their own creatures, and only what attacks them or theirs.	Chacun bloque avec ses propres créatures, et seulement ce qui l’attaque, lui ou ce qui est à lui.
802.4b	The legality of a player's blocks leaves other attacks and blocks aside.	La légalité des blocages d’un joueur ignore les autres attaques et blocages.
802.5	Players assign combat damage one by one, in APNAP order.	Les blessures de combat s’assignent dans l’ordre APNAP.
803.1	Some games allow attacks in one direction only.	Certaines parties ne permettent d’attaquer que dans un sens.
803.1a	With attack left, you attack the opponent directly to your left, or nobody.	Avec l’attaque à gauche, vous attaquez l’adversaire juste à votre gauche, ou personne.
803.1b	With attack right, you attack the opponent directly to your right, or nobody.	Avec l’attaque à droite, vous attaquez l’adversaire juste à votre droite, ou personne.
804.1	Creatures may be deployed among teammates; Emperor always allows it.	On peut déployer des créatures entre coéquipiers ; Empereur le permet toujours.
804.2	Each creature may be tapped, as a sorcery, to hand it over to a teammate.	Chaque créature peut être engagée, comme un rituel, pour passer sous le contrôle d’un coéquipier.
805.1	Teams that sit together may take their turns together, as in Two-Headed Giant and Archenemy.	Des équipes assises ensemble peuvent jouer leurs tours en commun, comme au Troll à deux têtes et en Archenemy.
805.2	If a team can't agree, its player on the right, the primary player, decides.	Si une équipe n’est pas d’accord, son joueur de droite, le joueur principal, décide.
805.3	Chance picks the team that begins.	Le hasard désigne l’équipe qui commence.
805.3a	Mulligans are decided team by team, taken together, and still open after a teammate has kept.	Les mulligans se décident équipe par équipe, se font ensemble et restent possibles après qu’un coéquipier a gardé.
805.3b	Cards that may begin on the battlefield are put there team by team.	Les cartes qui peuvent commencer sur le champ de bataille y sont mises équipe par équipe.
805.4	Turns belong to teams and no longer to players.	Les tours sont ceux des équipes et non des joueurs.
805.4a	The active team is the one that has the turn.	L’équipe active est celle dont c’est le tour.
805.4b	In the draw step every member draws.	À l’étape de pioche, chaque membre pioche.
805.4c	Every member may play a land in the team's turn.	Chaque membre peut jouer un terrain pendant le tour de l’équipe.
805.4d	A trigger at each player's step that speaks of that player triggers once for each of them.	Une capacité qui se déclenche à l’étape de chaque joueur et parle de lui le fait pour chacun.
805.5	Priority goes to teams and not to players.	La priorité va aux équipes et non aux joueurs.
805.5a	While a team has priority, any member may act.	Quand une équipe a la priorité, chaque membre peut agir.
805.5b	A team passes when no member wants to act; when all teams have passed, the stack resolves or the step ends.	Une équipe passe quand aucun membre ne veut agir ; quand toutes ont passé, la pile se résout ou l’étape finit.
805.6	Choices at one time are made by the active team first, its members in any order, then by the others.	Les choix simultanés reviennent d’abord à l’équipe active, dans l’ordre de ses membres, puis aux autres.
805.6a	Draws follow the same order.	Les pioches suivent le même ordre.
805.7	Triggers go on the stack team by team, the active team's first, in the order each team likes.	Les déclenchements vont sur la pile équipe par équipe, d’abord l’équipe active, dans l’ordre voulu par chacune.
805.8	Turns, steps and phases added or skipped for one player are so for the team, and the team is controlled along with a player.	Tours, étapes et phases ajoutés ou passés pour un joueur le sont pour l’équipe ; contrôler un joueur, c’est contrôler l’équipe.
805.9	"The active player" means one of them, picked by the ability's controller.	« Le joueur actif » désigne l’un d’eux, au choix du contrôleur de la capacité.
805.10	Combat goes by teams.	Le combat se fait par équipes.
805.10a	One team attacks as a group, the other defends.	Une équipe attaque en groupe, l’autre défend.
805.10b	The team says for each attacker what it attacks, and the attack as a whole must be legal.	L’équipe dit pour chaque attaquant ce qu’il attaque, et l’attaque entière doit être légale.
805.10c	"The attacking player" means the controller of the creature that is blocked, or one of your choice.	« Le joueur attaquant » désigne le contrôleur de la créature bloquée, ou l’un d’eux au choix.
805.10d	Any defending creature may block any attacker, and the block as a whole must be legal.	Toute créature de l’équipe peut bloquer n’importe quel attaquant, et le blocage entier doit être légal.
805.10e	"The defending player" means the one whom the creature attacks or attacked, or one of your choice.	« Le joueur défenseur » désigne celui que la créature attaque ou attaquait, ou l’un d’eux au choix.
805.10f	The active team assigns all its combat damage first, then the other team.	L’équipe active assigne d’abord toutes ses blessures de combat, puis l’autre.
`
