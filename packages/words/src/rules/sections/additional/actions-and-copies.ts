/** Actions of the turn and of states, chance, copies and face-down cards (703 to 708): number, English and French, between tabs. */
export const ACTIONS_AND_COPIES = `
703.1	Turn-based actions happen by themselves as a step or phase begins or ends, and don't use the stack.	Les actions obligatoires du tour se font d’elles-mêmes au début ou à la fin d’une étape ou d’une phase, sans la pile.
703.1a	Abilities that wait for a step or phase are triggered abilities and not turn-based actions.	Les capacités qui attendent une étape ou une phase sont des capacités déclenchées, non des actions obligatoires du tour.
703.2	No player controls turn-based actions.	Aucun joueur ne contrôle les actions obligatoires du tour.
703.3	They come first in a step or phase, before state-based actions, triggers and priority.	Elles passent en premier dans l’étape ou la phase, avant les actions basées sur un état, les déclenchements et la priorité.
703.4	The list of turn-based actions.	La liste des actions obligatoires du tour.
703.4a	First in the untap step, the active player's permanents phase in and out, all at once.	D’abord, à l’étape de dégagement, les permanents du joueur actif passent en phase et hors phase, tous ensemble.
703.4b	Next, day and night are checked, if there is either.	Ensuite, on vérifie le jour et la nuit, s’il y a l’un des deux.
703.4c	Then the active player's permanents untap, all at once.	Puis les permanents du joueur actif se dégagent, tous ensemble.
703.4d	In the draw step, first of all, the active player draws.	Au début de l’étape de pioche, le joueur actif pioche.
703.4e	As the archenemy's first main phase begins, they set a scheme in motion.	Au début de sa première phase principale, l’archenemy met une machination à exécution.
703.4f	As the first main phase begins, the active player's Sagas get a lore counter each.	Au début de la première phase principale, chaque saga du joueur actif reçoit un marqueur « connaissance ».
703.4g	After that, a player with Attractions rolls to visit them.	Après cela, un joueur qui a des attractions lance le dé pour les visiter.
703.4h	As combat begins, the active player picks the defending player, if there is a choice to make.	Au début du combat, le joueur actif désigne le joueur défenseur, s’il y a un choix à faire.
703.4i	The active player's attackers are declared first thing in the declare attackers step.	Au début de l’étape de déclaration des attaquants, le joueur actif déclare les siens.
703.4j	The defending player's blockers are declared first thing in the declare blockers step.	Au début de l’étape de déclaration des bloqueurs, le joueur défenseur déclare les siens.
703.4k	As the combat damage step begins, players assign their creatures' damage in APNAP order.	Au début de l’étape des blessures de combat, les joueurs assignent leurs blessures dans l’ordre APNAP.
703.4m	Then all assigned combat damage is dealt at once.	Puis toutes les blessures de combat assignées sont infligées ensemble.
703.4n	As the cleanup step begins, the active player discards down to their hand size.	Au début de l’étape de nettoyage, le joueur actif se défausse jusqu’à sa taille de main maximale.
703.4p	Then damage wears off and effects of this turn end, both together.	Puis les blessures marquées sont retirées et les effets du tour se terminent, ensemble.
703.4q	Whatever mana is left goes away at the end of every step and phase.	Le mana restant est perdu à la fin de chaque étape et de chaque phase.
704.1	State-based actions happen by themselves as soon as their condition is met, without the stack.	Les actions basées sur un état se font d’elles-mêmes dès que leur condition est remplie, sans la pile.
704.1a	Abilities that wait for a state of the game are triggered abilities and not state-based actions.	Les capacités qui attendent un état de la partie sont des capacités déclenchées, non des actions basées sur un état.
704.2	They are checked all through the game, and no player controls them.	Elles sont vérifiées toute la partie, et aucun joueur ne les contrôle.
704.3	Before a player gets priority, all that apply happen together, again and again until none does; then triggers go on the stack.	Avant toute priorité, toutes celles qui s’appliquent se font ensemble, autant de fois qu’il faut ; puis viennent les déclenchements.
704.4	What happens in the midst of a resolution doesn't matter to them.	Ce qui se passe au milieu d’une résolution ne compte pas pour elles.
704.5	The list of state-based actions.	La liste des actions basées sur un état.
704.5a	A player with no life left loses.	Un joueur à 0 point de vie ou moins perd.
704.5b	A player who had to draw from an empty library loses.	Un joueur qui a dû piocher dans une bibliothèque vide perd.
704.5c	A player with ten poison counters loses, except in Two-Headed Giant.	Un joueur avec dix marqueurs poison perd, sauf au Troll à deux têtes.
704.5d	A token off the battlefield ceases to exist.	Un jeton hors du champ de bataille cesse d’exister.
704.5e	Copies of spells cease to exist off the stack, copies of cards off the stack and the battlefield.	Une copie de sort cesse d’exister hors de la pile ; une copie de carte, hors de la pile et du champ de bataille.
704.5f	A creature with toughness 0 or less goes to the graveyard, and can't regenerate.	Une créature dont l’endurance est de 0 ou moins va au cimetière ; elle ne peut pas être régénérée.
704.5g	A creature with as much damage as toughness is destroyed.	Une créature marquée d’autant de blessures que son endurance est détruite.
704.5h	A creature that took damage from deathtouch is destroyed.	Une créature blessée par une source avec le contact mortel est détruite.
704.5i	A planeswalker with loyalty 0 goes to the graveyard.	Un planeswalker à la loyauté 0 va au cimetière.
704.5j	Legend rule: of legendary permanents with one name, a player keeps one and the others go to the graveyard.	Règle des légendes : de ses permanents légendaires de même nom, un joueur n’en garde qu’un ; les autres vont au cimetière.
704.5j@2011-09-30	Planeswalker uniqueness: of those that share a type all go, or, from 2014, all but one of each player's.	Unicité des planeswalkers : de ceux qui partagent un type, tous partent ou, dès 2014, tous sauf un par joueur.
704.5k	World rule: only the newest world permanent stays, and in a tie none.	Règle des mondes : seul le permanent du monde le plus récent reste, et à égalité aucun.
704.5m	An Aura that is attached to nothing, or to something it may not enchant, goes to the graveyard.	Une aura attachée à rien, ou à ce qu’elle ne peut pas enchanter, va au cimetière.
704.5n	Equipment or a Fortification on something it may not be on comes off and stays.	Un équipement ou une fortification sur ce qui ne peut pas le porter se détache et reste.
704.5p	Creatures, battles and whatever else may not be attached come off and stay.	Les créatures, les batailles et tout ce qui ne peut pas être attaché se détachent et restent.
704.5q	Pairs of +1/+1 and -1/-1 counters are removed.	Les marqueurs +1/+1 et -1/-1 sont retirés par paires.
704.5r	Counters beyond a permanent's own limit are removed.	Les marqueurs au-delà de la limite propre à un permanent sont retirés.
704.5s	A Saga is sacrificed once it has reached its last chapter and no chapter ability is left on the stack.	Une saga est sacrifiée une fois au dernier chapitre, quand aucune capacité de chapitre n’attend plus.
704.5t	A dungeon in whose last room the player is is removed, once that room's ability is done.	Un donjon dont le joueur a atteint la dernière salle est retiré, une fois la capacité de celle-ci passée.
704.5u	With a space sculptor about, creatures without a sector are given one.	Quand il y a un space sculptor, les créatures sans secteur en reçoivent un.
704.5v	A battle with defense 0 goes to the graveyard, once its own triggers are done.	Une bataille dont la défense est de 0 va au cimetière, une fois ses déclenchements passés.
704.5w	A battle without a protector that nobody attacks gets one, or goes to the graveyard.	Une bataille sans protecteur que nul n’attaque en reçoit un, ou va au cimetière.
704.5x	A Siege that its own controller protects gets an opponent as protector, or goes to the graveyard.	Un siège protégé par son contrôleur reçoit un adversaire comme protecteur, ou va au cimetière.
704.5y	Of one player's Roles on a permanent, only the newest stays.	Des rôles d’un même joueur sur un permanent, seul le plus récent reste.
704.5z	A player whose engines start and who has no speed gets speed 1.	Un joueur sans vitesse qui allume ses moteurs passe à la vitesse 1.
704.6	Some variants have state-based actions of their own.	Certaines variantes ont leurs propres actions basées sur un état.
704.6a	In Two-Headed Giant, a team with no life left loses.	Au Troll à deux têtes, une équipe à 0 point de vie ou moins perd.
704.6b	In Two-Headed Giant, a team with fifteen poison counters loses.	Au Troll à deux têtes, une équipe avec quinze marqueurs poison perd.
704.6c	In Commander, 21 combat damage from one commander makes a player lose.	En Commander, 21 blessures de combat d’un même commandant font perdre un joueur.
704.6d	A commander that has come to a graveyard or exile may be put into the command zone by its owner.	Un commandant arrivé au cimetière ou en exil peut être mis par son propriétaire dans la zone de commandement.
704.6e	A scheme that isn't ongoing goes to the bottom of its deck when no trigger of a scheme is left.	Une machination non-continue retourne au-dessous de son deck quand aucun déclenchement de machination n’attend plus.
704.6f	When a phenomenon's trigger is done, the planar controller planeswalks.	Quand le déclenchement d’un phénomène est passé, le contrôleur planaire transplane.
704.7	If several of them would lead to the same, one replacement effect replaces them all.	Si plusieurs mènent en même temps au même résultat, un seul effet de remplacement les remplace toutes.
704.8	A permanent that leaves with them is remembered as it was before any of them happened.	Un permanent qui part à cause d’elles est connu tel qu’il était avant qu’aucune ne se fasse.
705.1	A coin has two sides that are equally likely; other means with two even chances are fine if all agree.	Une pièce a deux côtés de même chance ; tout autre moyen à deux chances égales convient si tous sont d’accord.
705.2	If winning matters, whoever flips calls a side and wins by calling right; otherwise only the side counts.	Si gagner compte, celui qui lance annonce un côté et gagne s’il dit juste ; sinon, seul le côté compte.
705.3	If an effect says how a flip comes out or who wins it, the real coin is ignored.	Si un effet dit le résultat ou le gagnant d’un jet de pièce, la vraie pièce est ignorée.
706.1	An effect that rolls dice says what kind they are and how many.	Un effet qui fait lancer des dés dit lesquels et combien.
706.1a	A dN has the numbers from 1 to N, all equally likely.	Un dN porte les nombres de 1 à N, tous de même chance.
706.1b	Players may agree on another way to roll that has the same chances, such as an app.	Les joueurs peuvent convenir d’un autre moyen de mêmes chances, comme une application.
706.2	The number on top is the natural result; with all its modifiers it is the result.	Le nombre du dessus est le résultat naturel ; avec tous ses modificateurs, c’est le résultat.
706.2a	A modifier may be optional or cost something; for mana, the roller may use mana abilities first.	Un modificateur peut être facultatif ou payant ; si c’est en mana, le lanceur peut d’abord en produire.
706.2b	Of several modifiers the roller picks one at a time: rerolls first, then additions and subtractions.	De plusieurs modificateurs, le lanceur en choisit un à la fois : d’abord les relances, puis ce qui ajoute ou retire.
706.3	Some abilities have a table of results.	Certaines capacités ont une table de résultats.
706.3a	Each line of the table tells what happens for one number or for a range.	Chaque ligne de la table dit ce qui se passe pour un nombre ou un intervalle.
706.3b	The roll, its modifiers, its further instructions and the table are all one ability.	Le jet, ses modificateurs, ses autres instructions et la table ne font qu’une capacité.
706.3c	To roll again, use the same dice and modifiers.	Pour relancer, prenez les mêmes dés et les mêmes modificateurs.
706.4	Without a table, the text says what the result is for.	Sans table, le texte dit à quoi sert le résultat.
706.5	Two dice with equal results are doubles.	Deux dés au résultat égal forment un double.
706.6	An ignored roll never happened; in a tie for the lowest, the player says which one is ignored.	Un jet ignoré n’a jamais eu lieu ; à égalité du plus bas, le joueur dit lequel est ignoré.
706.7	The planar die counts as rolling a die, but has no number for effects that want one.	Le dé planaire compte comme un jet de dé, mais n’a pas de nombre pour les effets qui en veulent un.
706.8	Only Centaur of Attention stores its dice results and can roll them anew.	Seul Centaur of Attention garde des résultats de dés et peut les relancer.
706.8a	Of a stored result, the kind of die and the number are noted.	D’un résultat gardé, on note le genre de dé et le nombre.
706.8b	A reroll uses the same kinds of dice, and the new results take the place of the old.	On relance des dés du même genre, et les nouveaux résultats remplacent les anciens.
706.8c	Storing results and using them are linked abilities.	Garder des résultats et s’en servir sont des capacités liées.
707.1	Objects may be or become copies of spells, permanents or cards, and so may tokens.	Des objets peuvent être ou devenir des copies de sorts, de permanents ou de cartes ; des jetons aussi.
707.2	A copy takes what is printed, as changed by other copying and the like, and the choices made for a spell; nothing else.	Une copie reprend ce qui est imprimé, modifié par d’autres copies, et les choix faits pour un sort ; rien d’autre.
707.2a	Colour and abilities come along with the cost and text that give them, and only once.	La couleur et les capacités viennent avec le coût et le texte qui les donnent, et une seule fois.
707.2b	The copy stays as it is when the original changes later.	La copie reste telle quelle quand l’original change ensuite.
707.2c	What a static ability copies is settled when that starts to apply.	Ce que copie une capacité statique est fixé quand elle commence à s’appliquer.
707.3	What was copied is what further copies take over in turn.	Ce qui a été copié est ce que reprennent à leur tour d’autres copies.
707.4	A permanent that becomes another copy neither enters nor leaves, and other effects on it go on.	Un permanent qui devient une autre copie n’arrive ni ne part, et les autres effets sur lui continuent.
707.5	What enters as a copy is one from the start, with all that the original does on entering.	Ce qui arrive comme copie l’est dès le début, avec tout ce que fait l’original en arrivant.
707.6	Choices made for the original aren't copied; the copy's controller makes their own as it enters.	Les choix faits pour l’original ne sont pas copiés ; le contrôleur de la copie fait les siens à l’arrivée.
707.7	Linked abilities stay linked on the copy, with each other alone.	Des capacités liées le restent sur la copie, entre elles seules.
707.8	Of a double-faced permanent, the face that is up is copied.	D’un permanent recto-verso, on copie la face visible.
707.8a	When a token copies something double-faced, it has both faces, and the same one up.	Un jeton copie d’un permanent ou d’une carte recto-verso a les deux faces, et montre la même.
707.9	A copy may be told to differ from the original.	Une copie peut devoir différer de l’original.
707.9a	An ability that the copy gains in copying is copied along later.	Une capacité acquise par la copie en copiant se copie aussi ensuite.
707.9b	A characteristic changed in copying is copied along later.	Une caractéristique modifiée en copiant se copie aussi ensuite.
707.9c	Some characteristics may be left out, so that the copy keeps its own.	Certaines caractéristiques peuvent être exclues : la copie garde alors les siennes.
707.9d	Where a characteristic is kept or set, the original's ability that defines it isn't copied.	Si une caractéristique est gardée ou fixée, la capacité de l’original qui la définit n’est pas copiée.
707.9e	An extra effect of a copy replacement is lost if another copy effect comes on top.	Un effet en plus d’un remplacement par copie est perdu si un autre effet de copie s’y ajoute.
707.9f	Whether a conditional exception applies is judged by what the copy would be without it.	Une exception conditionnelle se juge d’après ce que serait la copie sans elle.
707.9g	A trigger linked to such a replacement is lost if another copy effect comes on top.	Un déclenchement lié à un tel remplacement est perdu si un autre effet de copie s’y ajoute.
707.10	Copying a spell or ability puts another one on the stack with the same choices, neither cast nor activated.	Une copie de sort ou de capacité apparaît sur la pile avec les mêmes choix, sans être lancée ni activée.
707.10a	Such copies cease to exist wherever else they would be.	De telles copies cessent d’exister partout ailleurs.
707.10b	A copied ability keeps the source of the original and counts as the same ability.	Une capacité copiée garde la source de l’originale et compte comme la même capacité.
707.10c	If new targets may be chosen, each may stay, even if illegal; changed ones must be legal.	Si l’on peut choisir d’autres cibles, chacune peut rester, même illégale ; les nouvelles doivent être légales.
707.10d	A copy for each thing that it could target: each copy has that thing for all its targets, in the order you like.	Une copie pour chaque chose ciblable : chaque copie l’a pour toutes ses cibles, dans l’ordre que vous voulez.
707.10e	If a new target is laid down and isn't legal for all targets, no copy is made.	Si une nouvelle cible est imposée et n’est pas légale pour toutes les cibles, aucune copie n’est créée.
707.10f	A copy of a permanent spell becomes a token as it resolves.	Une copie d’un sort de permanent devient un jeton en se résolvant.
707.10g	Copies of double-faced permanent spells have both faces, and become tokens that have both.	Une copie d’un sort de permanent recto-verso a les deux faces et devient un jeton qui les a aussi.
707.11	An effect that names a permanent still finds it under another name.	Un effet qui nomme un permanent le suit même sous un autre nom.
707.12	Where a copy is to be cast, it is made where the object is and cast like any spell as the effect resolves.	Si une copie doit être lancée, elle naît là où est l’objet et se lance comme tout sort pendant la résolution.
707.13	Garth One-Eye copies cards by name, from outside the game, as their current wording is.	Garth One-Eye copie des cartes par leur nom, hors de la partie, selon leur texte actuel.
707.14	Magar of the Magic Strings notes a card's name and copies it as that card last was in the graveyard.	Magar of the Magic Strings note le nom d’une carte et la copie telle qu’elle était au cimetière.
708.1	Some cards put spells or permanents face down.	Certaines cartes mettent des sorts ou des permanents face cachée.
708.2	A face-down object is only what the effect that put it so says, and copies take that.	Un objet face cachée n’est que ce qu’en dit l’effet qui l’a mis ainsi ; c’est aussi ce qu’on en copie.
708.2a	Unless told otherwise, it is a 2/2 creature without name, text, subtypes or mana cost.	Sauf mention contraire, c’est une créature 2/2 sans nom, texte, sous-type ni coût de mana.
708.2b	What is face down can't be turned face down again, and nothing changes if that is tried.	Ce qui est face cachée ne peut pas l’être de nouveau ; le tenter ne change rien.
708.3	A permanent put in face down is turned so before it enters, so that its own enter abilities don't count.	Un permanent mis face cachée l’est avant d’arriver, si bien que ses propres capacités d’arrivée ne comptent pas.
708.4	A spell cast face down is turned so before it goes on the stack, and is judged as what it then is.	Un sort lancé face cachée l’est avant d’être sur la pile, et se juge d’après ce qu’il est alors.
708.5	You may always look at your own face-down spells and permanents, and at nobody else's.	Vous pouvez toujours regarder vos sorts et permanents face cachée, et ceux de nul autre.
708.6	Several face-down objects must be kept apart, with their history known.	Plusieurs objets face cachée doivent rester distincts, avec leur histoire connue.
708.7	What put a permanent face down may let its controller turn it up; spells mostly can't be.	Ce qui a mis un permanent face cachée peut permettre de le retourner ; un sort ne le peut en général pas.
708.8	Turned up, it is itself again; effects on it stay, and it doesn't enter.	Retourné face visible, il redevient lui-même ; les effets sur lui restent, et il n’arrive pas.
708.9	It is shown to all when it leaves, when its owner leaves the game and when the game ends.	Il est montré à tous quand il part, quand son propriétaire quitte la partie et à la fin de celle-ci.
708.10	Made a copy while face down, it looks the same, and is the copy only once it is turned up.	Devenu une copie face cachée, il garde la même apparence et n’est la copie qu’une fois retourné.
708.11	"As it is turned face up" applies in the course of turning, not after it.	« Au moment où il est retourné face visible » s’applique pendant qu’on le retourne, non après.
708.12	An effect that reveals it and asks what it is takes the card as such, without effects on it.	Un effet qui le révèle et demande ce que c’est prend la carte elle-même, sans les effets continus.
`
