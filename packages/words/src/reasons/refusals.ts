/** Why the rules refuse to cast, play, activate, target, attack or block: the sentence of the engine and its French, between tabs. */
export const REFUSALS = `
only creatures that are no battles attack	seules les créatures qui ne sont pas des batailles attaquent
tapped creatures can't attack	les créatures engagées ne peuvent pas attaquer
it has come under its controller's control since their turn began	elle est arrivée sous le contrôle de son contrôleur depuis le début de son tour
creatures with defender can't attack	les créatures avec le défenseur ne peuvent pas attaquer
only creatures that are no battles block	seules les créatures qui ne sont pas des batailles bloquent
tapped creatures can't block	les créatures engagées ne peuvent pas bloquer
the attacker has protection from it	l’attaquant a la protection contre elle
an effect says that it can't block this attacker	un effet dit qu’elle ne peut pas bloquer cet attaquant
the attacker has flying, and it has neither flying nor reach	l’attaquant a le vol, et elle n’a ni le vol ni la portée
only one of the two has shadow	une seule des deux a la distorsion
the attacker has horsemanship, and it has not	l’attaquant a l’équitation, et elle ne l’a pas
the attacker has fear, and it is neither an artifact nor black	l’attaquant a la peur, et elle n’est ni un artefact ni noire
the attacker has intimidate, and it is neither an artifact nor of one of its colors	l’attaquant a l’intimidation, et elle n’est ni un artefact ni d’une de ses couleurs
the attacker has skulk, and its power is greater	l’attaquant a la furtivité, et sa force est plus grande
the attacker has landwalk for a land of its controller	l’attaquant a la traversée d’un terrain de son contrôleur
only creatures of the attacking player attack	seules les créatures du joueur attaquant attaquent
an effect says that it can't attack	un effet dit qu’elle ne peut pas attaquer
only creatures of the defending player block	seules les créatures du joueur défenseur bloquent
there is no legal choice of modes or targets	aucun choix de modes ou de cibles n’est légal
only in your main phase while the stack is empty	seulement pendant votre phase principale, quand la pile est vide
more requirements could be obeyed	davantage d’obligations pourraient être respectées
its costs can't be paid	ses coûts ne peuvent pas être payés
with it the costs can't be paid	avec cela, les coûts ne peuvent pas être payés
this mode was chosen before	ce mode a déjà été choisi
its cost can't be paid	son coût ne peut pas être payé
no more than {0} creatures can attack	pas plus de {0} créatures ne peuvent attaquer
another choice is made first: {0}	un autre choix est à faire d’abord : {0}
this mana ability can't be activated now	cette capacité de mana ne peut pas être activée maintenant
this creature can't attack alone	cette créature ne peut pas attaquer seule
there is no such object	cet objet n’existe pas
the player does not have priority	ce joueur n’a pas la priorité
the game is over	la partie est finie
the ability does not work in this zone	la capacité ne fonctionne pas dans cette zone
nothing lets the player play it as a land from where it is	rien ne permet de la jouer comme terrain de là où elle est
nothing lets the player cast it like that from where it is	rien ne permet de le lancer ainsi de là où il est
not at this time	pas à ce moment
no target is asked for	aucune cible n’est demandée
no more lands can be played this turn	aucun autre terrain ne peut être joué ce tour-ci
lands are played in your main phase while the stack is empty	les terrains se jouent pendant votre phase principale, quand la pile est vide
its condition does not hold	sa condition n’est pas remplie
it was activated as often as it may be	elle a été activée autant de fois que permis
it offers no such special action	il n’offre pas cette action spéciale
it is tapped, or has come under its controller's control since their turn began	il est engagé, ou est arrivé sous le contrôle de son contrôleur depuis le début de son tour
it is outside the player's range of influence	c’est hors de la portée d’influence du joueur
it is not what this target must be, or is chosen already	ce n’est pas ce que cette cible doit être, ou c’est déjà choisi
it has no such ability	il n’a pas cette capacité
it has no mana cost	il n’a pas de coût de mana
it can be cast only in your main phase while the stack is empty	ne se lance que pendant votre phase principale, quand la pile est vide
another player may activate it	c’est un autre joueur qui peut l’activer
an effect says that it can't be played	un effet dit que cela ne peut pas être joué
an effect says that it can't be cast	un effet dit que cela ne peut pas être lancé
an effect says that it can't be activated	un effet dit que cela ne peut pas être activé
a spell with split second is on the stack	un sort avec la fraction de seconde est sur la pile
a restriction on blocking is not obeyed	une restriction de blocage n’est pas respectée
a loyalty ability of it was activated this turn	une de ses capacités de loyauté a déjà été activée ce tour-ci
not enough to {0}	pas assez pour {0}
these objects are needed to pay the rest of the cost	ces objets sont nécessaires pour payer le reste du coût
there is no such special action	cette action spéciale n’existe pas
there is no such ability	cette capacité n’existe pas
no legal choice of targets	aucun choix de cibles n’est légal
no legal choice of modes	aucun choix de modes n’est légal
no X leaves a legal choice of targets	aucun X ne laisse de choix légal de cibles
it is tapped	il est engagé
it can't be put onto the battlefield	il ne peut pas être mis sur le champ de bataille
it can't be put on the stack	il ne peut pas être mis sur la pile
it can't be cast like that	il ne peut pas être lancé ainsi
a mana ability did not make the mana that was expected	une capacité de mana n’a pas donné le mana attendu
a cost that is no mana cost can't be paid	un coût qui n’est pas un coût de mana ne peut pas être payé
it is out of the range of influence	c’est hors de la portée d’influence
it is not there	cela n’est pas là
a spell or ability on the stack is not a target for itself	un sort ou une capacité sur la pile n’est pas une cible pour soi-même
it is phased out	c’est hors phase
it has shroud	cela a le linceul
it has hexproof	cela a la défense talismanique
it has protection from the source	cela a la protection contre la source
an effect says that it can't be the target	un effet dit que cela ne peut pas être la cible
that player has left the game	ce joueur a quitté la partie
that player has shroud	ce joueur a le linceul
that player has hexproof	ce joueur a la défense talismanique
that player has protection from the source	ce joueur a la protection contre la source
`
