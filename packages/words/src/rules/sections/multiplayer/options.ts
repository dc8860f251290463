/** Multiplayer rules and options (800 to 805): number, English and French, between tabs. */
export const MULTIPLAYER_OPTIONS = `
800.1	A game that starts with more than two players is a multiplayer game, with rules and options of its own.	Une partie commencée à plus de deux joueurs est multi-joueurs, avec ses règles et ses options.
800.2	Every game is of one variant, and may use any of the options that suit it.	Une partie suit une seule variante et peut utiliser plusieurs options.
800.3	Multiplayer tournaments may have further rules.	Les tournois multi-joueurs peuvent avoir d’autres règles.
800.4	A multiplayer game goes on for the others when a player leaves it.	Une partie multi-joueurs continue pour les autres quand un joueur la quitte.
800.4a	With a player who leaves go their objects and their control of others; what they still control is exiled, all at once.	Avec un joueur partent aussitôt ses objets et son contrôle d’autres ; ce qu’il contrôle encore est exilé.
800.4b	A player who has left comes to control nothing and nobody.	Rien ni personne ne passe sous le contrôle d’un joueur parti.
800.4c	An object whose control would fall back to a player who has left is exiled.	Un objet dont le contrôle reviendrait à un joueur parti est exilé.
800.4d	Nothing is created for a player who has left, and their triggers don't go on the stack.	Rien n’est créé pour un joueur parti, et ses capacités déclenchées ne vont pas sur la pile.
800.4e	Players who have left are assigned no combat damage.	Aucune blessure de combat n’est assignée à un joueur parti.
800.4f	Costs that a player who has left would have to pay aren't paid.	Les coûts qu’un joueur parti devrait payer ne sont pas payés.
800.4g	If a player who has left is to choose, another does, named by the object's controller: for an opponent, if possible an opponent.	Si un joueur parti doit choisir, un autre le fait, désigné par le contrôleur de l’objet : pour un adversaire, si possible un adversaire.
800.4h	A choice that the rules ask of a player who has left goes to the next in turn order.	Un choix que les règles demandent à un joueur parti revient au suivant dans l’ordre du tour.
800.4i	For players who have left, the last known information counts, and what they did can still be found.	Pour un joueur parti comptent les dernières informations connues, et ce qu’il a fait se retrouve encore.
800.4j	A turn whose player leaves goes on without an active player.	Un tour dont le joueur part continue sans joueur actif.
800.4k	A player who has left begins no more turns.	Un joueur parti ne commence plus de tour.
800.4m	Effects that last until the next turn of a player who has left end when that would have begun.	Les effets qui durent jusqu’au prochain tour d’un joueur parti finissent quand il serait venu.
800.4n	Cards in the ante stay there when their owner leaves.	Les cartes de la mise y restent quand leur propriétaire part.
800.4p	If the planar controller is about to leave, the next player becomes planar controller beforehand.	Si le contrôleur planaire va partir, le joueur suivant le devient juste avant.
800.5	Players agree on where they sit, unless the variant settles it.	Les joueurs conviennent de leurs places, sauf si la variante en décide.
800.6	The first mulligan is free in multiplayer games.	Le premier mulligan est gratuit dans une partie multi-joueurs.
800.7	The first player draws in their first turn, except for the first team of Two-Headed Giant.	Le premier joueur pioche à son premier tour, sauf la première équipe du Troll à deux têtes.
801.1	Range of influence may be limited in most multiplayer games; in Emperor it always is.	La portée d’influence peut être limitée dans la plupart des parties multi-joueurs ; Empereur la limite toujours.
801.2	A range of influence is counted in seats, and nothing that a player does goes beyond it.	Une portée d’influence se compte en sièges, et rien de ce que fait un joueur ne va au-delà.
801.2a	A range of influence is usually one seat or two, and may differ between players.	Une portée d’influence est le plus souvent d’un siège ou deux, et peut différer d’un joueur à l’autre.
801.2b	Everybody is within their own range.	Chacun est à sa propre portée.
801.2c	Who is within range is settled at the beginning of each turn.	On fixe au début de chaque tour qui est à portée.
801.2d	An object is in range if its controller is, and a battle also if its protector is.	Un objet est à portée si son contrôleur l’est, et une bataille aussi si son protecteur l’est.
801.3	Only opponents in range, and what is theirs, can be attacked.	Seuls peuvent être attaqués les adversaires à portée et ce qui est à eux.
801.4	Players and objects out of range can't be targeted.	Les joueurs et objets hors de portée ne peuvent pas être ciblés.
801.5	Choices of players are limited to their range of influence.	Les choix des joueurs sont limités à leur portée d’influence.
801.5a	Only objects and players in range can be chosen.	Seuls des objets et joueurs à portée peuvent être choisis.
801.5b	Options may be chosen freely, even if they speak of what is out of range.	Les options se choisissent librement, même si elles parlent de ce qui est hors de portée.
801.5c	If nobody in range can make the choice, the nearest suitable player to the left does.	Si nul à portée ne peut faire le choix, le joueur approprié le plus proche à gauche le fait.
801.6	Abilities of objects out of range can't be activated.	Les capacités d’objets hors de portée ne peuvent pas être activées.
801.7	Only events wholly in range trigger abilities.	Seuls les événements tout entiers à portée déclenchent des capacités.
801.7a	An object that leaves the range or comes into it triggers by how things were before or after, as usual.	Pour un objet qui sort de la portée ou y entre, compte l’état d’avant ou d’après, comme pour toute capacité déclenchée.
801.8	An Aura on something out of range goes to the graveyard.	Une aura sur ce qui est hors de portée va au cimetière.
801.9	Equipment and Fortifications on something out of range come off.	Un équipement ou une fortification sur ce qui est hors de portée se détache.
801.10	The part of an effect that goes out of range does nothing; the rest works.	La part d’un effet qui sort de la portée ne fait rien ; le reste agit.
801.11	A spell or ability sees nothing out of range when it asks about the game.	Un sort ou une capacité ne voit rien hors de portée quand il interroge la partie.
801.12	The world rule looks only at world permanents within range.	La règle des mondes ne regarde que les permanents du monde à portée.
801.13	Parts of a replacement or prevention that range makes impossible are left out.	Les parts d’un remplacement ou d’une prévention que la portée rend impossibles sont omises.
801.13a	A replacement effect does nothing to objects and players out of range.	Un effet de remplacement ne fait rien aux objets et joueurs hors de portée.
801.13b	Damage is prevented only for sources and recipients in range.	Les blessures ne sont prévenues que pour des sources et des destinataires à portée.
801.14	A player who wins by an effect makes the opponents in range lose.	Un joueur qui gagne par un effet fait perdre ses adversaires à portée.
801.15	A draw by an effect is one for its controller and those in range, who leave; the others play on.	Une égalité par un effet vaut pour son contrôleur et ceux à sa portée, qui partent ; les autres continuent.
801.16	A loop without choices is a draw for those involved and those in their range; the others play on.	Une boucle sans choix est une égalité pour ceux qui y ont part et ceux à leur portée ; les autres continuent.
801.17	A restarted game takes in everybody, whatever their range.	Une partie recommencée concerne tout le monde, quelle que soit la portée.
801.18	Planes and phenomena reach everybody, except in Grand Melee.	Les plans et phénomènes atteignent tout le monde, sauf en Grande mêlée.
802.1	A multiplayer game may allow attacks on several players at once.	Une partie multi-joueurs peut permettre d’attaquer plusieurs joueurs à la fois.
802.2	When several players may be attacked, all opponents are defending players.	Quand plusieurs joueurs peuvent être attaqués, tous les adversaires sont joueurs défenseurs.
802.2a	With several defending players, "the defending player" is the one whom the creature attacks or attacked.	Avec plusieurs joueurs défenseurs, « le joueur défenseur » est celui que la créature attaque ou attaquait.
802.3	For each attacker you choose a player, a planeswalker or a battle to attack.	Pour chaque attaquant, vous choisissez un joueur, un planeswalker ou une bataille à attaquer.
802.3a	Limits on attacking a certain player count for that player's attackers alone, all others for the whole attack.	Les limites sur l’attaque d’un joueur valent pour les attaquants de ce joueur seul, les autres pour toute l’attaque.
802.3b	The members of a band attack the same player.	Les membres d’un groupe attaquent le même joueur.
802.4	Several defending players declare their blocks one by one, in APNAP order.	Plusieurs joueurs défenseurs déclarent leurs blocages l’un après l’autre, dans l’ordre APNAP.
802.4a	Each defending player blocks with their own creatures, and only what attacks them or theirs.	Chaque joueur défenseur bloque avec ses propres créatures, et seulement ce qui l’attaque, lui ou ce qui est à lui.
802.4b	The legality of a player's blocks leaves other attacks and blocks aside.	La légalité des blocages d’un joueur ignore les autres attaques et blocages.
802.5	Players assign combat damage one by one, in APNAP order.	Les blessures de combat s’assignent dans l’ordre APNAP.
803.1	Some games allow attacks in one direction only.	Certaines parties ne permettent d’attaquer que dans un sens.
803.1a	With attack left, you attack the opponent directly to your left, or nobody.	Avec l’attaque à gauche, vous attaquez l’adversaire juste à votre gauche, ou personne.
803.1b	With attack right, you attack the opponent directly to your right, or nobody.	Avec l’attaque à droite, vous attaquez l’adversaire juste à votre droite, ou personne.
804.1	With the deploy creatures option teammates may pass creatures to each other; Emperor always uses it.	Avec l’option de déploiement, des coéquipiers peuvent se passer des créatures ; Empereur l’utilise toujours.
804.2	Each creature that may be deployed can be tapped, as a sorcery, to give a teammate control of it.	Chaque créature à déployer peut être engagée, comme un rituel, pour en donner le contrôle à un coéquipier.
805.1	Teams that sit together may take their turns together, as in Two-Headed Giant and Archenemy.	Des équipes assises ensemble peuvent jouer leurs tours en commun, comme au Troll à deux têtes et en Archenemy.
805.2	If a team can't agree, its rightmost player, the primary player, decides.	Si une équipe n’est pas d’accord, son joueur de droite, le joueur principal, décide.
805.3	With shared team turns, chance picks the team that begins.	Avec les tours d’équipe partagés, le hasard désigne l’équipe qui commence.
805.3a	Mulligans are decided team by team, taken together, and still open after a teammate has kept.	Les mulligans se décident équipe par équipe, se font ensemble et restent possibles après qu’un coéquipier a gardé.
805.3b	Cards that may begin on the battlefield are put there team by team.	Les cartes qui peuvent commencer sur le champ de bataille y sont mises équipe par équipe.
805.4	With shared team turns, turns belong to teams rather than players.	Avec les tours d’équipe partagés, les tours sont ceux des équipes et non des joueurs.
805.4a	The active team is the one that has the turn.	L’équipe active est celle dont c’est le tour.
805.4b	In a shared draw step every member of the team draws.	À une étape de pioche partagée, chaque membre de l’équipe pioche.
805.4c	In a shared turn every member of the team may play a land.	Chaque membre de l’équipe peut jouer un terrain pendant un tour partagé.
805.4d	A trigger at each player's step that speaks of that player triggers once for each of them.	Une capacité qui se déclenche à l’étape de chaque joueur et parle de lui le fait pour chacun.
805.5	With shared team turns, priority belongs to teams rather than players.	Avec les tours d’équipe partagés, ce sont les équipes qui ont la priorité, non les joueurs.
805.5a	While a team has priority, any member may act.	Quand une équipe a la priorité, chaque membre peut agir.
805.5b	A team passes when no member wants to act; when all teams pass, the top of the stack resolves or the step ends.	Une équipe passe quand aucun membre ne veut agir ; quand toutes passent, le dessus de la pile se résout ou l’étape finit.
805.6	With shared team turns, the active team makes choices first, its members in any order, and then the other teams.	Avec les tours d’équipe partagés, l’équipe active choisit d’abord, dans l’ordre de ses membres, puis les autres équipes.
805.6a	With shared team turns, the active team draws first, its members in any order, and then the other teams.	Avec les tours d’équipe partagés, l’équipe active pioche d’abord, dans l’ordre de ses membres, puis les autres équipes.
805.7	Triggers go on the stack team by team, the active team's first, in the order each team likes.	Les capacités déclenchées vont sur la pile équipe par équipe, d’abord l’équipe active, dans l’ordre voulu par chacune.
805.8	A turn, step or phase added or skipped for a player is so for their team; control of a player is control of the team.	Un tour, une étape ou une phase ajoutés ou passés pour un joueur le sont pour son équipe ; contrôler un joueur, c’est contrôler l’équipe.
805.9	In a shared turn "the active player" is one of them, picked by the ability's controller.	Pendant un tour partagé, « le joueur actif » est l’un d’eux, au choix du contrôleur de la capacité.
805.10	With shared team turns, combat is between teams.	Avec les tours d’équipe partagés, le combat se fait entre équipes.
805.10a	With shared team turns one team attacks as a group, and the other defends.	Avec les tours d’équipe partagés, une équipe attaque en groupe et l’autre défend.
805.10b	The attacking team says for each creature what it attacks, and the attack as a whole must be legal.	L’équipe qui attaque dit pour chaque créature ce qu’elle attaque, et l’attaque entière doit être légale.
805.10c	With several attacking players, "the attacking player" is the controller of the blocked creature, or one you choose.	Avec plusieurs joueurs attaquants, « le joueur attaquant » est le contrôleur de la créature bloquée, ou l’un d’eux au choix.
805.10d	A defending team may block any attacker with any of its creatures, and the block as a whole must be legal.	Une équipe qui défend peut bloquer n’importe quel attaquant avec toute créature à elle, et le blocage entier doit être légal.
805.10e	In a defending team, "the defending player" is the one whom the creature attacks or attacked, or one you choose.	Dans une équipe qui défend, « le joueur défenseur » est celui que la créature attaque ou attaquait, ou l’un d’eux au choix.
805.10f	The active team assigns all its combat damage first, then the other team.	L’équipe active assigne d’abord toutes ses blessures de combat, puis l’autre.
`
