/** State-based actions and the other additional rules (703 to 7xx): number, English and French, between tabs. */
export const ADDITIONAL = `
703.4b	In the untap step day and night are checked.	À l’étape de dégagement, le jour et la nuit sont vérifiés.
703.4c	Then the active player untaps.	Puis le joueur actif dégage.
703.4d	As the draw step begins the active player draws.	Au début de l’étape de pioche, le joueur actif pioche.
703.4e	As the archenemy's first main phase begins he sets a scheme in motion.	Au début de sa première phase principale, l’archenemy met une machination à exécution.
703.4f	As the first main phase begins, each Saga of the active player gets a lore counter.	Au début de la première phase principale, chaque saga du joueur actif reçoit un marqueur « connaissance ».
703.4g	Then who has Attractions rolls to visit them.	Puis qui a des attractions lance le dé pour les visiter.
703.4h	As combat begins a defending player is chosen, where the rules want one.	Au début du combat, un joueur défenseur est choisi si les règles le veulent.
703.4i	As the declare attackers step begins attackers are declared.	Au début de l’étape de déclaration des attaquants, ils sont déclarés.
703.4j	As the declare blockers step begins blockers are declared.	Au début de l’étape de déclaration des bloqueurs, ils sont déclarés.
703.4k	As the combat damage step begins damage is assigned, the active player first.	Au début de l’étape des blessures de combat, elles sont assignées, le joueur actif d’abord.
703.4m	Then all of it is dealt at once.	Puis toutes sont infligées en même temps.
703.4n	As the cleanup step begins the active player discards down to his hand size.	Au début de l’étape de nettoyage, le joueur actif se défausse jusqu’à sa taille de main.
703.4p	Then damage is removed and effects of this turn end, together.	Puis les blessures sont retirées et les effets du tour finissent, en même temps.
703.4q	As a step or phase ends unspent mana is lost.	À la fin d’une étape ou d’une phase, le mana restant est perdu.
704.1	State-based actions happen by themselves when their condition is met, without the stack.	Les actions basées sur un état se font d’elles-mêmes quand leur condition est remplie, sans la pile.
704.2	They are checked throughout and belong to no player.	Elles sont vérifiées toute la partie et n’appartiennent à aucun joueur.
704.3	Before anybody gets priority all that apply happen at once, again until none does.	Avant toute priorité, toutes celles qui s’appliquent se font ensemble, jusqu’à ce qu’il n’y en ait plus.
704.4	They don't look at what happens while something resolves.	Elles ignorent ce qui se passe pendant une résolution.
704.5	The list of state-based actions.	La liste des actions basées sur un état.
704.5a	A player with 0 or less life loses.	Un joueur à 0 point de vie ou moins perd.
704.5b	A player who had to draw from an empty library loses.	Un joueur qui a dû piocher dans une bibliothèque vide perd.
704.5c	A player with ten poison counters loses.	Un joueur avec dix marqueurs poison perd.
704.5d	A token off the battlefield ceases to exist.	Un jeton hors du champ de bataille cesse d’exister.
704.5e	A copy of a spell off the stack, or of a card in another zone, ceases to exist.	Une copie de sort hors de la pile, ou de carte dans une autre zone, cesse d’exister.
704.5f	A creature with toughness 0 or less goes to the graveyard; it can't regenerate.	Une créature dont l’endurance est de 0 ou moins va au cimetière ; elle ne peut pas régénérer.
704.5g	A creature with lethal damage is destroyed.	Une créature qui a subi des blessures mortelles est détruite.
704.5h	A creature damaged by a source with deathtouch is destroyed.	Une créature blessée par une source avec le contact mortel est détruite.
704.5i	A planeswalker with loyalty 0 goes to the graveyard.	Un planeswalker à la loyauté 0 va au cimetière.
704.5j	Legend rule: of legendary permanents of one name a player keeps one.	Règle des légendes : de permanents légendaires de même nom, un joueur n’en garde qu’un.
704.5j@2011-09-30	Planeswalker uniqueness: of those that share a type all go, or, from 2014, all but one of each player's.	Unicité des planeswalkers : de ceux qui partagent un type, tous partent ou, dès 2014, tous sauf un par joueur.
704.5k	World rule: only the newest world permanent stays.	Règle des mondes : seul le permanent du monde le plus récent reste.
704.5m	An Aura attached to nothing, or unlawfully, goes to the graveyard.	Une aura attachée à rien, ou illégalement, va au cimetière.
704.5n	Equipment attached unlawfully comes off and stays.	Un équipement attaché illégalement se détache et reste.
704.5p	What may not be attached comes off and stays.	Ce qui ne peut pas être attaché se détache et reste.
704.5q	+1/+1 and -1/-1 counters cancel each other out.	Les marqueurs +1/+1 et -1/-1 s’annulent par paires.
704.5r	Counters beyond a permanent's own limit are removed.	Les marqueurs au-delà de la limite d’un permanent sont retirés.
704.5s	A Saga is sacrificed after its last chapter.	Une saga est sacrifiée après son dernier chapitre.
704.5t	A dungeon whose last room is done is removed from the game.	Un donjon dont la dernière salle est finie est retiré de la partie.
704.5u	With a space sculptor about, creatures get sectors.	Avec un sculpteur d’espace, les créatures reçoivent un secteur.
704.5v	A battle with defense 0 goes to the graveyard.	Une bataille dont la défense est 0 va au cimetière.
704.5w	A battle without a protector gets one.	Une bataille sans protecteur en reçoit un.
704.5x	A Siege protected by its controller gets an opponent as protector.	Un siège protégé par son contrôleur reçoit un adversaire comme protecteur.
704.5y	Of one player's Roles on a permanent only the newest stays.	Des rôles d’un joueur sur un permanent, seul le plus récent reste.
704.5z	Who has no speed and starts his engines gets speed 1.	Qui n’a pas de vitesse et allume ses moteurs passe à la vitesse 1.
704.6	Variants have further state-based actions.	Les variantes ont d’autres actions basées sur un état.
704.6a	In Two-Headed Giant a team with 0 or less life loses.	Au Troll à deux têtes, une équipe à 0 point de vie ou moins perd.
704.6b	In Two-Headed Giant a team with fifteen poison counters loses.	Au Troll à deux têtes, une équipe avec quinze marqueurs poison perd.
704.6c	In Commander 21 combat damage by one commander makes a player lose.	En Commander, 21 blessures de combat d’un même commandant font perdre un joueur.
704.6d	A commander in a graveyard or exile may be put into the command zone.	Un commandant au cimetière ou en exil peut être mis dans la zone de commandement.
704.6e	A scheme that is done goes to the bottom of its deck.	Une machination accomplie va au-dessous de son deck.
704.6f	When a phenomenon is done, the planar controller planeswalks.	Quand un phénomène a pris fin, le contrôleur planaire transplane.
704.7	One replacement effect replaces all that would come to the same at once.	Un seul effet de remplacement remplace tout ce qui mènerait en même temps au même résultat.
704.8	What is last known of a permanent that leaves is from before the whole check.	Les dernières informations d’un permanent qui part datent d’avant toute la vérification.
705.2	A flip is won by who calls it right, where winning matters.	Qui annonce juste gagne le jet de pièce, si cela compte.
706.2	A roll's result is the number on the die, then modified.	Le résultat d’un jet est le nombre du dé, puis modifié.
707.10	A copy of a spell or ability is put on the stack without being cast or activated.	Une copie de sort ou de capacité est mise sur la pile sans être lancée ni activée.
707.10c	The copy's controller may choose new targets where the effect says so.	Le contrôleur de la copie peut choisir de nouvelles cibles si l’effet le dit.
708.2a	What is turned face down is a 2/2 creature without name or text.	Ce qui est retourné face cachée est une créature 2/2 sans nom ni texte.
708.8	Turned face up it is itself again; it doesn't enter again.	Retourné face visible, il redevient lui-même ; il n’arrive pas de nouveau.
709.5d	A Room enters with the door unlocked that was cast.	Une salle arrive avec la porte lancée déverrouillée.
709.5f	To unlock opens a locked half of a Room.	Déverrouiller ouvre une moitié verrouillée d’une salle.
710.4	What is flipped stays so until it leaves.	Ce qui est inversé le reste jusqu’à son départ.
712.4a	A card of a meld pair exiles both and melds them.	Une carte d’une paire à assimiler exile les deux et les assimile.
714.3b	With read ahead a Saga may begin at a later chapter.	Avec lecture rapide, une saga peut commencer à un chapitre suivant.
715.3d	An Adventure goes to exile as it resolves; the card may be cast from there.	Une aventure va en exil en se résolvant ; la carte peut être lancée de là.
716.2a	A Class goes up one level at a time, as a sorcery, and gets abilities.	Une classe monte d’un niveau à la fois, comme un rituel, et gagne des capacités.
719.3b	A solved Case stays so until it leaves.	Une affaire résolue le reste jusqu’à son départ.
720.3d	An Omen is shuffled into the library as it resolves.	Un présage est mélangé dans la bibliothèque en se résolvant.
722.3a	A prepared permanent lets its prepare spell be cast.	Un permanent préparé permet de lancer son sort de préparation.
724.1b	Ending the turn exiles all of the stack.	Finir le tour exile toute la pile.
724.2b	Ending the combat phase exiles all of the stack.	Finir la phase de combat exile toute la pile.
725.3	There is only one monarch; a new one takes the old one's place.	Il n’y a qu’un monarque ; un nouveau remplace l’ancien.
725.4	If the monarch leaves the game, the active or next player becomes monarch.	Si le monarque quitte la partie, le joueur actif ou le suivant le devient.
726.3	Only one player has the initiative.	Un seul joueur a l’initiative.
731.1	Day and night belong to the game; it begins with neither.	Le jour et la nuit appartiennent à la partie ; elle commence sans l’un ni l’autre.
732.2a	Who has priority may propose a sequence of choices as a shortcut.	Qui a la priorité peut proposer une suite de choix comme raccourci.
732.2b	Each other player accepts or says where he does otherwise.	Chaque autre joueur accepte ou dit où il fait autrement.
`
