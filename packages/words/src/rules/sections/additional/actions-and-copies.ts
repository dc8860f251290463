/** Actions of the turn and of states, chance, copies and face-down cards (703 to 708): number, English and French, between tabs. */
export const ACTIONS_AND_COPIES = `
703.1	Turn-based actions happen by themselves as a step or phase begins or ends, and don't use the stack.	Les actions obligatoires du tour se font d’elles-mêmes au début ou à la fin d’une étape ou d’une phase, sans la pile.
703.1a	Abilities that wait for a step or phase are triggered abilities and not turn-based actions.	Les capacités qui attendent une étape ou une phase sont des capacités déclenchées, non des actions obligatoires du tour.
703.2	No player controls turn-based actions.	Aucun joueur ne contrôle les actions obligatoires du tour.
703.3	Turn-based actions come first in a step or phase, before state-based actions, triggers and priority.	Les actions obligatoires du tour passent en premier, avant les actions basées sur un état, les capacités déclenchées et la priorité.
703.4	The list of turn-based actions.	La liste des actions obligatoires du tour.
703.4a	The untap step begins with phasing: the active player's permanents phase in and out, all at once.	L’étape de dégagement commence par le déphasage : les permanents du joueur actif passent en phase et hors phase, tous ensemble.
703.4b	After phasing, the untap step checks day and night, if it is either.	Après le déphasage, l’étape de dégagement vérifie le jour et la nuit, s’il fait l’un des deux.
703.4c	After that, still in the untap step, the active player's permanents untap, all at once.	Puis, toujours à l’étape de dégagement, les permanents du joueur actif se dégagent, tous ensemble.
703.4d	In the draw step, first of all, a card is drawn by the active player.	À l’étape de pioche, avant tout, le joueur actif pioche une carte.
703.4e	As the archenemy's first main phase begins, they set a scheme in motion.	Au début de sa première phase principale, l’archenemy met une machination à exécution.
703.4f	As the first main phase begins, the active player's Sagas get a lore counter each.	Au début de la première phase principale, chaque saga du joueur actif reçoit un marqueur « connaissance ».
703.4g	After the lore counters, a player with Attractions rolls to visit them.	Après les marqueurs « connaissance », un joueur qui a des attractions lance le dé pour les visiter.
703.4h	As combat begins, the active player picks the defending player, if there is a choice to make.	Au début du combat, le joueur actif désigne le joueur défenseur, s’il y a un choix à faire.
703.4h@2014-02	After blocks, the attacking player orders the blockers of each attacker.	Après les blocages, le joueur attaquant ordonne les bloqueurs de chaque attaquant.
703.4i	The active player's attackers are declared first thing in the declare attackers step.	Au début de l’étape de déclaration des attaquants, le joueur actif déclare ses attaquants.
703.4i@2014-02	Then the defending player orders the attackers of each blocker.	Puis le joueur défenseur ordonne les attaquants de chaque bloqueur.
703.4j	The defending player's blockers are declared first thing in the declare blockers step.	Au début de l’étape de déclaration des bloqueurs, le joueur défenseur déclare ses bloqueurs.
703.4k	As the combat damage step begins, players assign their creatures' damage in APNAP order.	Au début de l’étape des blessures de combat, les joueurs assignent leurs blessures dans l’ordre APNAP.
703.4m	Once combat damage is assigned, all of it is dealt at the same time.	Une fois assignées, toutes les blessures de combat sont infligées en même temps.
703.4n	As the cleanup step begins, the active player discards down to their hand size.	Au début de l’étape de nettoyage, le joueur actif se défausse jusqu’à sa taille de main maximale.
703.4p	After discarding in cleanup, damage wears off and effects of this turn end, both together.	Au nettoyage, après la défausse, les blessures marquées sont retirées et les effets du tour se terminent, ensemble.
703.4q	Unspent mana is lost at the end of every step and phase.	Le mana restant est perdu à la fin de chaque étape et de chaque phase.
704.1	State-based actions happen by themselves as soon as their condition is met, without the stack.	Les actions basées sur un état se font d’elles-mêmes dès que leur condition est remplie, sans la pile.
704.1a	Abilities that wait for a state of the game are triggered abilities and not state-based actions.	Les capacités qui attendent un état de la partie sont des capacités déclenchées, non des actions basées sur un état.
704.2	State-based actions are checked all through the game, and no player controls them.	Les actions basées sur un état sont vérifiées toute la partie, et aucun joueur ne les contrôle.
704.3	Before a player gets priority, all state-based actions that apply happen together, until none does; then triggers go on the stack.	Avant toute priorité, les actions basées sur un état qui s’appliquent se font ensemble, autant de fois qu’il faut ; puis les capacités déclenchées vont sur la pile.
704.4	State-based actions pass over what is only so in the midst of a resolution.	Les actions basées sur un état ignorent ce qui n’est vrai qu’au milieu d’une résolution.
704.5	The list of state-based actions.	La liste des actions basées sur un état.
704.5a	A player with 0 life or less loses.	Un joueur à 0 point de vie ou moins perd.
704.5b	A player who had to draw from an empty library loses.	Un joueur qui a dû piocher dans une bibliothèque vide perd.
704.5c	A player with ten poison counters loses, except in Two-Headed Giant.	Un joueur avec dix marqueurs poison perd, sauf au Troll à deux têtes.
704.5d	A token off the battlefield ceases to exist.	Un jeton hors du champ de bataille cesse d’exister.
704.5e	Copies of spells cease to exist off the stack, copies of cards off the stack and the battlefield.	Une copie de sort cesse d’exister hors de la pile ; une copie de carte, hors de la pile et du champ de bataille.
704.5f	A creature with toughness 0 or less goes to the graveyard and can't be regenerated.	Une créature dont l’endurance est de 0 ou moins va au cimetière ; elle ne peut pas être régénérée.
704.5g	A creature with at least as much damage as toughness is destroyed.	Une créature marquée d’au moins autant de blessures que son endurance est détruite.
704.5h	A creature damaged by a source with deathtouch is destroyed.	Une créature blessée par une source avec le contact mortel est détruite.
704.5i	A planeswalker with loyalty 0 goes to the graveyard.	Un planeswalker à la loyauté 0 va au cimetière.
704.5j	Legend rule: of their legendary permanents of one name a player keeps one, and the rest go to the graveyard.	Règle des légendes : de ses permanents légendaires de même nom, un joueur n’en garde qu’un ; les autres vont au cimetière.
704.5j@2011-09-30	Planeswalker uniqueness: of those that share a type all go, or, from 2014, all but one of each player's.	Unicité des planeswalkers : de ceux qui partagent un type, tous partent ou, dès 2014, tous sauf un par joueur.
704.5k	World rule: only the newest world permanent stays, and in a tie none.	Règle des mondes : seul le permanent du monde le plus récent reste, et à égalité aucun.
704.5m	An Aura that is attached to nothing, or to something it may not enchant, goes to the graveyard.	Une aura attachée à rien, ou à ce qu’elle ne peut pas enchanter, va au cimetière.
704.5n	Equipment or a Fortification attached unlawfully comes off and stays on the battlefield.	Un équipement ou une fortification attaché illégalement se détache et reste sur le champ de bataille.
704.5p	Permanents that may not be attached, such as creatures, come off and stay on the battlefield.	Les permanents qui ne peuvent pas être attachés, comme les créatures, se détachent et restent sur le champ de bataille.
704.5q	Pairs of +1/+1 and -1/-1 counters are removed.	Les marqueurs +1/+1 et -1/-1 sont retirés par paires.
704.5r	Counters beyond a permanent's own limit are removed.	Les marqueurs au-delà de la limite propre à un permanent sont retirés.
704.5s	A Saga is sacrificed at its last chapter, once none of its chapter abilities is waiting or on the stack.	Une saga est sacrifiée à son dernier chapitre, quand aucune de ses capacités de chapitre n’attend ni n’est sur la pile.
704.5t	A dungeon is removed once its last room has been reached and that room's ability is done.	Un donjon est retiré une fois sa dernière salle atteinte et la capacité de celle-ci passée.
704.5u	With a space sculptor about, creatures without a sector are given one.	Quand il y a un space sculptor, les créatures sans secteur en reçoivent un.
704.5v	A battle with defense 0 goes to the graveyard, once its triggered abilities are done.	Une bataille dont la défense est de 0 va au cimetière, une fois ses capacités déclenchées passées.
704.5w	A battle without a protector that nobody is attacking gets one, or goes to the graveyard.	Une bataille sans protecteur que nul n’attaque en reçoit un, ou va au cimetière.
704.5x	A Siege that its own controller protects gets an opponent as protector, or goes to the graveyard.	Un siège protégé par son contrôleur reçoit un adversaire comme protecteur, ou va au cimetière.
704.5y	If a player has several Roles on one permanent, only the newest stays.	Si un joueur a plusieurs rôles sur un permanent, seul le plus récent reste.
704.5z	With start your engines! on one of their permanents, a player without speed gets speed 1.	Un joueur sans vitesse qui contrôle un permanent avec « Allumez les moteurs ! » passe à la vitesse 1.
704.6	Some variants have state-based actions of their own.	Certaines variantes ont leurs propres actions basées sur un état.
704.6a	In Two-Headed Giant, a team with 0 life or less loses.	Au Troll à deux têtes, une équipe à 0 point de vie ou moins perd.
704.6b	In Two-Headed Giant, a team with fifteen poison counters loses.	Au Troll à deux têtes, une équipe avec quinze marqueurs poison perd.
704.6c	In Commander, 21 combat damage from one commander makes a player lose.	En Commander, 21 blessures de combat d’un même commandant font perdre un joueur.
704.6d	A commander that has come to a graveyard or exile may be put into the command zone by its owner.	Un commandant arrivé au cimetière ou en exil peut être mis par son propriétaire dans la zone de commandement.
704.6e	A scheme that isn't ongoing goes to the bottom of its deck when no trigger of a scheme is left.	Une machination non-continue retourne au-dessous de son deck quand aucune capacité déclenchée de machination n’attend plus.
704.6f	When a phenomenon's trigger is done, the planar controller planeswalks.	Quand la capacité déclenchée d’un phénomène est passée, le contrôleur planaire transplane.
704.7	If several state-based actions lead to the same result at once, one replacement effect replaces them all.	Si plusieurs actions basées sur un état mènent en même temps au même résultat, un seul effet de remplacement les remplace toutes.
704.8	A permanent that leaves by state-based actions is remembered as it was before any of them happened.	Un permanent qui part par des actions basées sur un état est connu tel qu’il était avant qu’aucune ne se fasse.
705.1	A coin has two sides that are equally likely; other means with two even chances are fine if all agree.	Une pièce a deux côtés de même chance ; tout autre moyen à deux chances égales convient si tous sont d’accord.
705.2	If winning matters, whoever flips calls a side and wins by calling right; otherwise only the side counts.	Si gagner compte, celui qui lance annonce un côté et gagne s’il a vu juste ; sinon, seul le côté compte.
705.3	If an effect says how a flip comes out or who wins it, the real coin is ignored.	Si un effet dit le résultat ou le gagnant d’un jet de pièce, la vraie pièce est ignorée.
706.1	An effect that rolls dice says what kind they are and how many.	Un effet qui fait lancer des dés dit de quel genre et combien.
706.1a	A dN has the numbers from 1 to N, all equally likely.	Un dN porte les nombres de 1 à N, tous de même chance.
706.1b	Players may agree on another way to roll that has the same chances, such as an app.	Les joueurs peuvent convenir d’un autre moyen de mêmes chances, comme une application.
706.2	The number on top is the natural result; with all modifiers it is the result of the roll.	Le nombre du dessus est le résultat naturel ; avec tous les modificateurs, c’est le résultat du jet.
706.2a	A modifier to a roll may be optional or cost something; for mana, the roller may first use mana abilities.	Un modificateur de jet peut être facultatif ou payant ; si c’est en mana, le lanceur peut d’abord en produire.
706.2b	If several modifiers apply to a roll, its player picks one at a time: rerolls first, then additions and subtractions.	Si plusieurs modificateurs s’appliquent, le lanceur en choisit un à la fois : d’abord les relances, puis ce qui ajoute ou retire.
706.3	Some abilities have a table of results.	Certaines capacités ont une table de résultats.
706.3a	Each line of a results table tells what happens for one number or a range.	Chaque ligne de la table dit ce qui se passe pour un nombre ou un intervalle.
706.3b	The roll, its modifiers, its further instructions and the table are all one ability.	Le jet, ses modificateurs, ses autres instructions et la table ne font qu’une capacité.
706.3c	"Roll again" means the same dice with the same modifiers.	« Relancez » signifie les mêmes dés avec les mêmes modificateurs.
706.4	Without a results table, the text says what the roll is for.	Sans table de résultats, le texte dit à quoi sert le jet.
706.5	Two dice that come up equal are doubles.	Deux dés au résultat égal forment un double.
706.6	An ignored roll never happened; in a tie for the lowest, the player says which one is ignored.	Un jet ignoré n’a jamais eu lieu ; à égalité du plus bas, le joueur dit lequel est ignoré.
706.7	The planar die counts as rolling a die, but has no number for effects that want one.	Le dé planaire compte comme un jet de dé, mais n’a pas de nombre pour les effets qui en veulent un.
706.8	Only Centaur of Attention stores its dice results and can roll them anew.	Seul Centaur of Attention garde des résultats de dés et peut les relancer.
706.8a	For a stored result, the kind of die and the number are noted.	D’un résultat gardé, on note le genre de dé et le nombre.
706.8b	Stored results are rerolled with the same kinds of dice, and replaced by the new ones.	Les résultats gardés se relancent avec le même genre de dés, et les nouveaux les remplacent.
706.8c	Storing results and using them are linked abilities.	Garder des résultats et s’en servir sont des capacités liées.
707.1	Objects may be or become copies of spells, permanents or cards, and so may tokens.	Des objets peuvent être ou devenir des copies de sorts, de permanents ou de cartes ; des jetons aussi.
707.2	A copy takes what is printed on the original, as changed by copy effects and the like, and a spell's choices; nothing else.	Une copie reprend ce qui est imprimé sur l’original, modifié par les effets de copie, et les choix d’un sort ; rien d’autre.
707.2a	A copy's colour and abilities come with the copied cost and text, and only once.	La couleur et les capacités d’une copie viennent du coût et du texte copiés, et une seule fois.
707.2b	A copy stays as it is when the original changes later.	Une copie reste telle quelle quand l’original change ensuite.
707.2c	The values that a static ability copies are settled when the copying starts.	Ce que copie une capacité statique est fixé quand la copie commence.
707.3	Further copies of a copy take what it copied.	D’autres copies d’une copie reprennent ce qu’elle a copié.
707.4	A permanent that becomes another copy neither enters nor leaves, and other effects on it go on.	Un permanent qui devient une autre copie n’arrive ni ne part, et les autres effets sur lui continuent.
707.5	An object that enters as a copy is one from the start, with all that the original does on entering.	Un objet qui arrive comme copie l’est dès le début, avec tout ce que fait l’original en arrivant.
707.6	Choices made for the original aren't copied; the copy's controller makes their own as it enters.	Les choix faits pour l’original ne sont pas copiés ; le contrôleur de la copie fait les siens à l’arrivée.
707.7	Linked abilities stay linked on the copy, with each other alone.	Des capacités liées le restent sur la copie, entre elles seules.
707.8	A copy of a double-faced permanent copies the face that is up.	Une copie d’un permanent recto-verso en copie la face visible.
707.8a	When a token copies something double-faced, it has both faces, and the same one up.	Un jeton copie d’un permanent ou d’une carte recto-verso a les deux faces, et montre la même.
707.9	A copy effect may make exceptions.	Un effet de copie peut faire des exceptions.
707.9a	An ability that a copy effect adds is copied along by later copies.	Une capacité ajoutée par un effet de copie se copie aussi ensuite.
707.9b	A characteristic that a copy effect changes is copied so by later copies.	Une caractéristique modifiée par un effet de copie se copie ainsi ensuite.
707.9c	A copy effect may leave out characteristics, which then stay as they were.	Un effet de copie peut exclure des caractéristiques, qui restent alors ce qu’elles étaient.
707.9d	Where a copy keeps or sets a characteristic, the original's ability that defines it isn't copied.	Si une copie garde ou fixe une caractéristique, la capacité de l’original qui la définit n’est pas copiée.
707.9e	An additional effect of entering as a copy doesn't happen if a further copy effect follows.	Un effet supplémentaire d’une arrivée comme copie n’a pas lieu si un autre effet de copie s’applique ensuite.
707.9f	Whether a conditional exception applies is judged by what the copy would be without it.	Une exception conditionnelle se juge d’après ce que serait la copie sans elle.
707.9g	A trigger linked to entering as a copy doesn't trigger if a further copy effect follows.	Une capacité déclenchée liée à une arrivée comme copie ne se déclenche pas si un autre effet de copie s’applique ensuite.
707.10	Copying a spell or ability puts another on the stack with the same choices, neither cast nor activated.	Copier un sort ou une capacité en met un autre sur la pile avec les mêmes choix, ni lancé ni activé.
707.10a	Copies of spells and cards cease to exist in zones where they can't be.	Les copies de sorts et de cartes cessent d’exister dans les zones où elles ne peuvent être.
707.10b	A copied ability keeps the source of the original and counts as the same ability.	Une capacité copiée garde la source de l’originale et compte comme la même capacité.
707.10c	If new targets may be chosen for a copy, any may stay, even illegal ones; new ones must be legal.	Si l’on peut choisir d’autres cibles pour une copie, chacune peut rester, même illégale ; les nouvelles doivent être légales.
707.10d	When a copy is made for each thing it could target, each copy targets one of them throughout, in the order you like.	Pour une copie par chose ciblable, chacune n’a que celle-là pour toutes ses cibles, dans l’ordre que vous voulez.
707.10e	If the new target given to a copy isn't legal for all of its targets, the copy isn't made.	Si la nouvelle cible imposée à une copie n’est pas légale pour toutes ses cibles, la copie n’est pas créée.
707.10f	A copy of a permanent spell becomes a token as it resolves.	Une copie d’un sort de permanent devient un jeton en se résolvant.
707.10g	Copies of double-faced permanent spells have both faces, and become tokens that have both.	Une copie d’un sort de permanent recto-verso a les deux faces et devient un jeton qui les a aussi.
707.11	An effect that names a permanent still finds it under another name.	Un effet qui nomme un permanent le suit même sous un autre nom.
707.12	A copy of an object that is to be cast is made in its zone and cast like any spell while the effect resolves.	Une copie d’objet à lancer naît dans la zone de celui-ci et se lance comme tout sort pendant la résolution.
707.13	Garth One-Eye copies cards by name alone, from outside the game.	Garth One-Eye copie des cartes par leur seul nom, hors de la partie.
707.14	Magar of the Magic Strings notes a card's name and copies it as that card last was in the graveyard.	Magar of the Magic Strings note le nom d’une carte et la copie telle qu’elle était au cimetière.
708.1	Some cards put spells or permanents face down.	Certaines cartes mettent des sorts ou des permanents face cachée.
708.2	A face-down object has only what the effect that made it so gives it, and that is what copies take.	Un objet face cachée n’a que ce que lui donne l’effet qui l’a mis ainsi ; c’est aussi ce qu’on en copie.
708.2a	Unless told otherwise, a face-down permanent is a 2/2 creature without name, text, subtypes or mana cost.	Sauf mention contraire, un permanent face cachée est une créature 2/2 sans nom, texte, sous-type ni coût de mana.
708.2b	Turning a face-down permanent face down changes nothing about it.	Un permanent face cachée ne peut pas l’être de nouveau ; rien n’en change.
708.3	A permanent put in face down is turned so before it enters, so its own enter abilities don't count.	Un permanent mis face cachée l’est avant d’arriver, si bien que ses propres capacités d’arrivée ne comptent pas.
708.4	A spell cast face down is turned so before it goes on the stack, and only what it then is counts for casting it.	Un sort lancé face cachée l’est avant d’être sur la pile ; pour le lancer, seul compte ce qu’il est alors.
708.5	You may always look at your own face-down spells and permanents, and at nobody else's.	Vous pouvez toujours regarder vos sorts et permanents face cachée, et ceux de nul autre.
708.6	Face-down objects must be kept distinguishable, with the history of each known.	Vos objets face cachée doivent rester distincts, pour que leur histoire reste connue.
708.7	The effect that put a permanent face down may let its controller turn it up; spells as a rule stay down.	L’effet qui a mis un permanent face cachée peut permettre de le retourner ; un sort ne le peut normalement pas.
708.8	A permanent turned face up is itself again; effects on it stay, and it doesn't enter.	Un permanent retourné face visible redevient lui-même ; les effets sur lui restent, et il n’arrive pas.
708.9	A face-down object is shown to all when it leaves, when its owner does and when the game ends.	Un objet face cachée est montré à tous quand il part, quand son propriétaire part et à la fin de la partie.
708.10	A face-down permanent that becomes a copy shows no change until it is turned face up as the copy.	Un permanent face cachée qui devient une copie ne change pas avant d’être retourné comme cette copie.
708.11	"As it is turned face up" applies in the course of turning, not after it.	« Au moment où il est retourné face visible » s’applique pendant qu’on le retourne, non après.
708.12	An effect that reveals a face-down permanent to learn what it is goes by the card, without effects on it.	Un effet qui révèle un permanent face cachée pour savoir ce qu’il est prend la carte, sans les effets sur elle.
`
