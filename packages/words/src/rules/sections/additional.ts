/** State-based actions and the other additional rules (700 to 7xx): number, English and French, between tabs. */
export const ADDITIONAL = `
703.4	The list of turn-based actions.	La liste des actions obligatoires du tour.
703.4b	Day and night are checked in the untap step, after phasing.	Le jour et la nuit sont vérifiés à l’étape de dégagement, après le déphasage.
703.4c	The active player untaps in the untap step, after that check.	Le joueur actif dégage à l’étape de dégagement, après cette vérification.
703.4d	As the draw step begins the active player draws.	Au début de l’étape de pioche, le joueur actif pioche.
703.4e	As the archenemy's first main phase begins he sets a scheme in motion.	Au début de sa première phase principale, l’archenemy met une machination à exécution.
703.4f	As the first main phase begins, each Saga of the active player gets a lore counter.	Au début de la première phase principale, chaque saga du joueur actif reçoit un marqueur « connaissance ».
703.4g	In the first main phase, after lore counters, who has Attractions rolls to visit them.	Pendant la première phase principale, après les sagas, qui a des attractions lance le dé pour les visiter.
703.4h	As combat begins a defending player is chosen, where the rules want one.	Au début du combat, un joueur défenseur est choisi si les règles le veulent.
703.4i	As the declare attackers step begins attackers are declared.	Au début de l’étape de déclaration des attaquants, ils sont déclarés.
703.4j	As the declare blockers step begins blockers are declared.	Au début de l’étape de déclaration des bloqueurs, ils sont déclarés.
703.4k	As the combat damage step begins damage is assigned, the active player first.	Au début de l’étape des blessures de combat, elles sont assignées, le joueur actif d’abord.
703.4m	Assigned combat damage is dealt all at once.	Les blessures de combat assignées sont infligées toutes ensemble.
703.4n	As the cleanup step begins the active player discards down to his hand size.	Au début de l’étape de nettoyage, le joueur actif se défausse jusqu’à sa taille de main.
703.4p	In cleanup, after discarding, damage is removed and effects of this turn end, together.	Au nettoyage, après la défausse, les blessures sont retirées et les effets du tour finissent, ensemble.
703.4q	As a step or phase ends unspent mana is lost.	À la fin d’une étape ou d’une phase, le mana restant est perdu.
704.1	State-based actions happen by themselves when their condition is met, without the stack.	Les actions basées sur un état se font d’elles-mêmes quand leur condition est remplie, sans la pile.
704.2	State-based actions are checked throughout and belong to no player.	Les actions basées sur un état sont vérifiées toute la partie et n’appartiennent à aucun joueur.
704.3	Before anybody gets priority all that apply happen at once, again until none does.	Avant toute priorité, toutes celles qui s’appliquent se font ensemble, jusqu’à ce qu’il n’y en ait plus.
704.4	State-based actions don't look at what happens while something resolves.	Les actions basées sur un état ignorent ce qui se passe pendant une résolution.
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
705.1	A coin flip has two sides alike in chance.	Un jet de pièce a deux côtés de même chance.
705.2	A flip is won by who calls it right, where winning matters.	Qui annonce juste gagne le jet de pièce, si cela compte.
706.1	An effect says which dice are rolled, and how many.	Un effet dit quels dés sont lancés, et combien.
706.2	A roll's result is the number on the die, then modified.	Le résultat d’un jet est le nombre du dé, puis modifié.
707.2	A copy has what is printed, as changed by other copying.	Une copie a ce qui est imprimé, modifié par d’autres copies.
707.4	A permanent may become a copy without leaving.	Un permanent peut devenir une copie sans partir.
707.5	What enters as a copy is one from the start.	Ce qui arrive comme copie l’est dès le début.
707.9	A copy may have exceptions.	Une copie peut avoir des exceptions.
707.9a	An ability given so is copied along.	Une capacité ainsi donnée se copie aussi.
707.9d	What isn't copied, or set otherwise, stays so for later copies.	Ce qui n’est pas copié, ou fixé autrement, l’est aussi pour les copies suivantes.
707.10	A copy of a spell or ability is put on the stack without being cast or activated.	Une copie de sort ou de capacité est mise sur la pile sans être lancée ni activée.
707.10c	The copy's controller may choose new targets where the effect says so.	Le contrôleur de la copie peut choisir de nouvelles cibles si l’effet le dit.
707.10d	A copy for each thing that the original could target: each takes one, in the order that its controller likes.	Une copie pour chaque chose que l’original pourrait cibler : chacune en prend une, dans l’ordre voulu par son contrôleur.
707.12	A copy of a card may be cast; it is made where the card is.	Une copie de carte peut être lancée ; elle est créée là où est la carte.
708.2	A face-down object has only what it is said to have.	Un objet face cachée n’a que ce qu’on en dit.
708.2a	What is turned face down is a 2/2 creature without name or text.	Ce qui est retourné face cachée est une créature 2/2 sans nom ni texte.
708.2b	What is face down can't be turned face down.	Ce qui est face cachée ne peut l’être davantage.
708.5	You may look at your own face-down permanents.	Vous pouvez regarder vos permanents face cachée.
708.8	Turned face up it is itself again; it doesn't enter again.	Retourné face visible, il redevient lui-même ; il n’arrive pas de nouveau.
709.3	It is chosen which half of a split card is cast.	On choisit quelle moitié d’une carte double est lancée.
709.4	Elsewhere a split card is both halves together.	Ailleurs, une carte double est ses deux moitiés ensemble.
709.5	A Room has only the halves that are unlocked.	Une salle n’a que ses moitiés déverrouillées.
709.5d	A Room enters with the door unlocked that was cast.	Une salle arrive avec la porte lancée déverrouillée.
709.5f	To unlock opens a locked half of a Room.	Déverrouiller ouvre une moitié verrouillée d’une salle.
709.5h	Unlocking a door triggers what waits for it.	Déverrouiller une porte déclenche ce qui l’attend.
709.5i	A Room is fully unlocked as it gets its second unlocked half, or both at once.	Une salle est entièrement déverrouillée quand sa seconde moitié l’est, ou les deux à la fois.
710.4	What is flipped stays so until it leaves.	Ce qui est inversé le reste jusqu’à son départ.
711.2	A leveler has the abilities and size of its number of level counters.	Une créature à niveaux a les capacités et la taille de son nombre de marqueurs « niveau ».
712.4	Meld cards have half a big card on the back.	Les cartes à assimiler ont une moitié de grande carte au dos.
712.4a	A card of a meld pair exiles both and melds them.	Une carte d’une paire à assimiler exile les deux et les assimile.
712.11	A double-faced spell is cast front up by default.	Un sort recto-verso se lance recto par défaut.
712.12	A modal double-faced land: one land face is chosen.	Un terrain recto-verso modal : on choisit une face terrain.
712.14a	What enters transformed has its back up.	Ce qui arrive transformé a son verso visible.
712.16	Double-faced permanents can't be turned face down.	Les permanents recto-verso ne peuvent pas être retournés face cachée.
712.21	A melded permanent leaves as one, and two cards go.	Un permanent assimilé part comme un seul, et deux cartes vont ailleurs.
714.2	Chapters of a Saga are triggered abilities.	Les chapitres d’une saga sont des capacités déclenchées.
714.2b	A chapter triggers when the lore counters reach it.	Un chapitre se déclenche quand les marqueurs « connaissance » l’atteignent.
714.2d	The final chapter is the one with the highest number.	Le dernier chapitre est celui du plus grand nombre.
714.3a	A Saga enters with a lore counter.	Une saga arrive avec un marqueur « connaissance ».
714.3b	With read ahead a Saga may begin at a later chapter.	Avec lecture rapide, une saga peut commencer à un chapitre suivant.
714.3c	As its controller's main phase begins, a Saga gets a lore counter.	Au début de la phase principale de son contrôleur, une saga reçoit un marqueur « connaissance ».
714.4	A Saga is sacrificed after its final chapter.	Une saga est sacrifiée après son dernier chapitre.
715.3	An adventurer card is played as itself or as its Adventure.	Une carte d’aventurier se joue elle-même ou comme son aventure.
715.3d	An Adventure goes to exile as it resolves; the card may be cast from there.	Une aventure va en exil en se résolvant ; la carte peut être lancée de là.
716.2	A Class's levels are activated one by one.	Les niveaux d’une classe s’activent un par un.
716.2a	A Class goes up one level at a time, as a sorcery, and gets abilities.	Une classe monte d’un niveau à la fois, comme un rituel, et gagne des capacités.
716.2b	A Class level stays, and isn't copied.	Le niveau d’une classe reste, et n’est pas copié.
716.2d	A Class without a level counts as level 1.	Une classe sans niveau compte comme de niveau 1.
717.2	An Attraction deck lies in the command zone, shuffled.	Un deck d’attractions se trouve dans la zone de commandement, mélangé.
717.2a	An Attraction deck has ten cards or more, of different names.	Un deck d’attractions a dix cartes ou plus, de noms différents.
717.1	Attractions of one name may have different numbers lit up.	Des attractions de même nom peuvent avoir d’autres nombres allumés.
717.4	Who has Attractions rolls to visit them as the first main phase begins.	Qui a des attractions lance le dé pour les visiter au début de la première phase principale.
717.5	A visit ability triggers when the number rolled is lit up on its Attraction.	Une capacité de visite se déclenche quand le nombre obtenu est allumé sur son attraction.
717.6	An Attraction card goes to the command zone instead of a hand, library or graveyard.	Une carte d’attraction va dans la zone de commandement au lieu d’une main, d’une bibliothèque ou d’un cimetière.
718.2	A prototype has a second cost and size.	Un prototype a un second coût et une seconde taille.
718.3	Whether a card is cast as a prototype is chosen as it is cast.	On choisit en la lançant si une carte l’est comme prototype.
719.3a	A Case is solved in your end step if its condition holds.	Une affaire se résout à votre étape de fin si sa condition est remplie.
719.3b	A solved Case stays so until it leaves.	Une affaire résolue le reste jusqu’à son départ.
720.3d	An Omen is shuffled into the library as it resolves.	Un présage est mélangé dans la bibliothèque en se résolvant.
721.2	Stations have abilities from a number of charge counters on.	Les stations ont des capacités à partir d’un nombre de marqueurs « charge ».
721.2b	A station symbol with a size makes the permanent a creature from that number on.	Un symbole de station avec une taille fait du permanent une créature à partir de ce nombre.
722.3a	A prepared permanent lets its prepare spell be cast.	Un permanent préparé permet de lancer son sort de préparation.
722.3c	A prepared permanent has a copy of its prepare spell in exile.	Un permanent préparé a une copie de son sort de préparation en exil.
723.1	A player may control another for a turn.	Un joueur peut en contrôler un autre pendant un tour.
723.1a	The last such effect counts.	Le dernier effet de ce genre compte.
723.5	The controlling player makes all choices.	Le joueur qui contrôle fait tous les choix.
724.1	Some cards end the turn.	Certaines cartes finissent le tour.
724.1a	As the turn is ended, waiting triggers are gone.	Quand le tour est fini par un effet, les capacités en attente disparaissent.
724.1b	Ending the turn exiles all of the stack.	Finir le tour exile toute la pile.
724.1c	As the turn is ended, state-based actions are checked without priority.	Quand le tour est fini par un effet, les actions basées sur un état sont vérifiées sans priorité.
724.2	One card ends the combat phase.	Une carte finit la phase de combat.
724.2b	Ending the combat phase exiles all of the stack.	Finir la phase de combat exile toute la pile.
724.2d	When an effect ends combat, the next phase begins.	Quand un effet finit le combat, la phase suivante commence.
724.2g	Ending the combat phase outside of combat does nothing.	Finir la phase de combat hors du combat ne fait rien.
725.2	The monarch draws at his end step; combat damage takes the crown.	Le monarque pioche à son étape de fin ; des blessures de combat prennent la couronne.
725.3	There is only one monarch; a new one takes the old one's place.	Il n’y a qu’un monarque ; un nouveau remplace l’ancien.
725.4	If the monarch leaves the game, the active or next player becomes monarch.	Si le monarque quitte la partie, le joueur actif ou le suivant le devient.
726.2	Who has the initiative ventures in his upkeep; combat damage takes it.	Qui a l’initiative s’aventure à son entretien ; des blessures de combat la prennent.
726.3	Only one player has the initiative.	Un seul joueur a l’initiative.
726.4	If the holder of the initiative leaves, the active or next player takes it.	Si le détenteur de l’initiative part, le joueur actif ou le suivant la prend.
726.5	Who has the initiative and takes it again ventures again.	Qui a l’initiative et la reprend s’aventure de nouveau.
727.2	All cards of the old game are in the restarted one.	Toutes les cartes de l’ancienne partie sont dans celle qui recommence.
727.5	An effect may keep cards out of the restarted game.	Un effet peut laisser des cartes de côté dans la partie qui recommence.
728.1	Rad counters: you mill as many in your main phase; each nonland card costs 1 life and takes one off.	Marqueurs rad : en phase principale, on en meule autant ; chaque carte non-terrain coûte 1 point de vie et en retire un.
730.2	Merging puts a card over or under a permanent.	Fusionner met une carte sur ou sous un permanent.
730.2c	A merged permanent is still the same permanent.	Un permanent fusionné est toujours le même permanent.
730.2d	A merged permanent is a token if its top is one.	Un permanent fusionné est un jeton si son dessus en est un.
730.2e	The top of a merged permanent says whether it is face down.	Le dessus d’un permanent fusionné dit s’il est face cachée.
730.3	A merged permanent leaves as one, and its parts go apart.	Un permanent fusionné part comme un seul, et ses parts se séparent.
730.3c	What finds a merged permanent that left finds all its parts.	Ce qui retrouve un permanent fusionné parti retrouve toutes ses parts.
731.1	Day and night belong to the game; it begins with neither.	Le jour et la nuit appartiennent à la partie ; elle commence sans l’un ni l’autre.
731.1a	"Day becomes night" is the change from one of them to the other.	« Le jour devient la nuit » est le passage de l’un à l’autre.
731.2	Day and night change in the untap step.	Le jour et la nuit changent à l’étape de dégagement.
732.2	Shortcuts are proposed and accepted.	Les raccourcis se proposent et s’acceptent.
732.2a	Who has priority may propose a sequence of choices as a shortcut.	Qui a la priorité peut proposer une suite de choix comme raccourci.
732.2b	Each other player accepts the shortcut or says where he does otherwise.	Chaque autre joueur accepte le raccourci ou dit où il fait autrement.
732.2c	The shortcut is taken up to where all agreed.	Le raccourci est pris jusqu’où tous sont d’accord.
732.4	A loop of mandatory actions is a draw.	Une boucle d’actions obligatoires est une égalité.
733.1	An illegal action is undone.	Une action illégale est annulée.
`
