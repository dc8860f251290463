/** Reasons for refusals and failures: the sentence of the engine or scenario runner, with holes, a tab, and its French. */
export const REASONS = `
{0}; line {n}: {1}	{0} ; ligne {n} : {1}
line {n}: no card is called "{0}"	ligne {n} : aucune carte ne s’appelle « {0} »
no card is called "{0}"	aucune carte ne s’appelle « {0} »
line {n}: no card is called "{0}" (did you mean "{names}"?)	ligne {n} : aucune carte ne s’appelle « {0} » (peut-être « {names} » ?)
no card is called "{0}" (did you mean "{names}"?)	aucune carte ne s’appelle « {0} » (peut-être « {names} » ?)
line {n}: longer than {0} letters	ligne {n} : plus de {0} lettres
line {n}: more than {0} cards	ligne {n} : plus de {0} cartes
{n} more cards are unknown	{n} autres cartes sont inconnues
line {n}: {0} copies	ligne {n} : {0} exemplaires
line {n}: "{0}" is not a count and a card's name	ligne {n} : « {0} » n’est pas un nombre et le nom d’une carte
line {n}: this is not XML: {0}	ligne {n} : ce n’est pas du XML
line {n}: a card without a count or a name	ligne {n} : une carte sans nombre ou sans nom
line {n}: this is no list of Magic Online or Cockatrice	ligne {n} : ce n’est pas une liste de Magic Online ou de Cockatrice
the deck has {0} cards, at least {1} are needed (100.2a)	le deck a {0} cartes, il en faut au moins {1} (100.2a)
the deck has {0} cards, at least {1} are needed (100.2b)	le deck a {0} cartes, il en faut au moins {1} (100.2b)
{0}'s commander {1} can't have the color {2} chosen (903.4b)	la couleur {2} ne peut être choisie pour {1}, commandant de {0} (903.4b)
{0}'s deck has {1} cards with its commander, not {2} or more (903.13f)	le deck de {0} a {1} cartes avec son commandant, et non {2} ou plus (903.13f)
a draft is for 2 to {0} players, not {1}	un draft se joue de 2 à {0} joueurs, et non à {1}
the booster packs of this set have no cards	les boosters de cette extension n’ont pas de cartes
a booster pack needs {0} cards of rarity {1}, the pool has {2}	un booster demande {0} cartes de rareté {1}, la réserve en a {2}
the file has no set with the code {0}	le fichier n’a pas d’extension de code {0}
no draft is called "{0}" (known: {1})	aucun draft ne s’appelle « {0} » (connus : {1})
there is nothing to draft	il n’y a rien à drafter
this player has chosen from this pack	ce joueur a déjà choisi dans ce booster
{0} cards of this pack are drafted	{0} cartes de ce booster sont draftées
only a card that lies face up before its player is used	seule une carte face visible devant son joueur est utilisée
it notes creature cards alone	elle ne note que des cartes de créature
the sideboard has {0} cards, at most {1} are allowed (100.4a)	la réserve a {0} cartes, au plus {1} sont permises (100.4a)
{0} copies of {1}, at most {2} are allowed (100.2a)	{0} exemplaires de {1}, au plus {2} sont permis (100.2a)
no deck and no file is called "{0}" (did you mean "{names}"?); there are {1}	aucun deck et aucun fichier ne s’appelle « {0} » (peut-être « {names} » ?) ; il y a {1}
no deck and no file is called "{0}"; there are {1}	aucun deck et aucun fichier ne s’appelle « {0} » ; il y a {1}
the disk is full	le disque est plein
the disk is full: {0}	le disque est plein : {0}
no more of the disk may be used	le disque ne peut être rempli davantage
no more of the disk may be used: {0}	le disque ne peut être rempli davantage : {0}
the disk doesn't answer	le disque ne répond pas
the disk doesn't answer: {0}	le disque ne répond pas : {0}
the file is too large for the disk	le fichier est trop grand pour le disque
the file is too large for the disk: {0}	le fichier est trop grand pour le disque : {0}
there is no such file or folder: {0}	il n’y a pas de tel fichier ni dossier : {0}
this may not be read or written: {0}	ceci ne peut être ni lu ni écrit : {0}
this can't be written to: {0}	on ne peut pas y écrire : {0}
this is a folder, not a file: {0}	c’est un dossier et non un fichier : {0}
this is a file, not a folder: {0}	c’est un fichier et non un dossier : {0}
this is there already: {0}	ceci existe déjà : {0}
this folder isn't empty: {0}	ce dossier n’est pas vide : {0}
this name is too long: {0}	ce nom est trop long : {0}
too many files are open: {0}	trop de fichiers sont ouverts : {0}
no rule speaks of "{0}"	aucune règle ne parle de « {0} »
no deck is called "{0}"	aucun deck ne s’appelle « {0} »
cards understood only in part (--insist plays without what they lack): {0}	cartes comprises en partie seulement (--insist joue sans ce qui leur manque) : {0}
a game needs at least two players	une partie demande au moins deux joueurs
a game uses one multiplayer variant, not {0} (800.2)	une partie n’utilise qu’une variante multi-joueurs, et non {0} (800.2)
no variant is called "{0}" (known: {1})	aucune variante ne s’appelle « {0} » (connues : {1})
no ruleset is named "{0}"	aucun jeu de règles ne s’appelle « {0} »
no ruleset is called "{0}" (known: {1})	aucun jeu de règles ne s’appelle « {0} » (connus : {1})
no ruleset and no file is called "{0}" (known: {1})	aucun jeu de règles et aucun fichier ne s’appelle « {0} » (connus : {1})
{0} has no rule {1} that is known here; near it: {2}	{0} n’a pas de règle {1} connue ici ; proches : {2}
no language is called "{0}" (known: {1})	aucune langue ne s’appelle « {0} » (connues : {1})
the rules of {0} do not know {1} ({2})	les règles de {0} ne connaissent pas {1} ({2})
the rules of {0} have no multiplayer options (800.2)	les règles de {0} n’ont pas d’options multi-joueurs (800.2)
the members of a team sit next to each other (805.1)	les membres d’une équipe sont assis côte à côte (805.1)
teams that share turns attack as a group (805.10a)	les équipes qui partagent leurs tours attaquent ensemble (805.10a)
Emperor needs two or more teams of three players (809.1)	Empereur demande au moins deux équipes de trois joueurs (809.1)
an Emperor game has its own ranges and attacks, those of 809.3a and 809.3c	une partie Empereur a ses propres portées et attaques, celles de 809.3a et 809.3c
no emperor begins within the range of another (809.6a)	aucun empereur ne commence à portée d’un autre (809.6a)
Alternating Teams needs teams of equal size (811.1)	Les équipes alternées doivent être de même taille (811.1)
Alternating Teams uses attack left, right or multiple players (811.2b)	Les équipes alternées attaquent à gauche, à droite ou plusieurs joueurs (811.2b)
each team is equally spaced out around the table (811.3)	chaque équipe est répartie régulièrement autour de la table (811.3)
creatures are deployed to teammates: there are none (804.1)	les créatures se déploient vers des coéquipiers : il n’y en a pas (804.1)
Free-for-All has no deploying of creatures (806.2c)	en chacun pour soi on ne déploie pas de créatures (806.2c)
a Conspiracy Draft game is for more than two players (905.3)	une partie de Conspiracy Draft est pour plus de deux joueurs (905.3)
{0} brings {1}, which is only for games played for ante (407.3)	{0} apporte {1}, qui n’est que pour les parties jouées pour une mise (407.3)
{0}'s deck holds {1}, a conspiracy (315.3)	le deck de {0} contient {1}, une conspiration (315.3)
{0} has no vanguard card (902.3)	{0} n’a pas de carte d’avant-garde (902.3)
Two-Headed Giant needs two teams of two players (810.1)	Troll à deux têtes demande deux équipes de deux joueurs (810.1)
Free-for-All is for more than two players (800.1)	Chacun pour soi se joue à plus de deux (800.1)
in Free-for-All everybody plays alone (806.1)	dans Chacun pour soi, personne n’a d’équipe (806.1)
teams need more than two players (800.1)	il faut plus de deux joueurs pour des équipes (800.1)
there must be two teams (808.1)	il faut deux équipes (808.1)
Archenemy is played by a team against one player (904.2)	Archenemy se joue à une équipe contre un joueur (904.2)
Archenemy uses no attack-left, attack-right or limited range (904.2)	Archenemy n’utilise ni l’attaque à gauche ou à droite ni une portée limitée (904.2)
exactly one player has a scheme deck (904.2a), or everybody (904.12a)	un seul joueur a un deck de machinations (904.2a), ou bien tous (904.12a)
a Supervillain Rumble is a Free-for-All game (904.12a)	une mêlée de super-méchants est une partie Chacun pour soi (904.12a)
{0}'s scheme deck has {1} cards, at least {2} are needed ({3})	le deck de machinations de {0} a {1} cartes, il en faut au moins {2} ({3})
{0}'s scheme deck holds {1}, which is no scheme ({2})	le deck de machinations de {0} contient {1}, qui n’est pas une machination ({2})
{0}'s scheme deck holds {1} more than once ({2})	le deck de machinations de {0} contient {1} plus d’une fois ({2})
{0}'s scheme deck holds {1} more than twice ({2})	le deck de machinations de {0} contient {1} plus de deux fois ({2})
the planar deck has {0} cards, at least {1} are needed ({2})	le deck planaire a {0} cartes, il en faut au moins {1} ({2})
the planar deck holds {0}, which is no plane or phenomenon ({1})	le deck planaire contient {0}, qui n’est ni un plan ni un phénomène ({1})
in Grand Melee each player has a planar deck (901.14a)	dans la Grande mêlée, chaque joueur a un deck planaire (901.14a)
in Grand Melee everybody plays alone (807.1)	dans la Grande mêlée, chacun joue pour soi (807.1)
Grand Melee needs four players for each turn marker (807.4a)	la Grande mêlée demande quatre joueurs pour chaque marqueur de tour (807.4a)
Grand Melee has neither attacks on several players nor deploying of creatures (807.2c)	dans la Grande mêlée, on n’attaque pas plusieurs joueurs et on ne déploie pas de créatures (807.2c)
the planar deck has more than {0} phenomena ({1})	le deck planaire a plus de {0} phénomènes ({1})
the planar deck holds {0} more than once ({1})	le deck planaire contient {0} plus d’une fois ({1})
{0}'s planar deck has {1} cards, at least {2} are needed ({3})	le deck planaire de {0} a {1} cartes, il en faut au moins {2} ({3})
{0}'s planar deck holds {1}, which is no plane or phenomenon ({2})	le deck planaire de {0} contient {1}, qui n’est ni un plan ni un phénomène ({2})
{0}'s planar deck has more than {1} phenomena ({2})	le deck planaire de {0} a plus de {1} phénomènes ({2})
{0}'s planar deck holds {1} more than once ({2})	le deck planaire de {0} contient {1} plus d’une fois ({2})
{0}'s Attraction deck has {1} cards, at least {2} are needed (717.2a)	le deck d’attractions de {0} a {1} cartes, il en faut au moins {2} (717.2a)
{0}'s Attraction deck holds {1}, which is no Attraction (717.2a)	le deck d’attractions de {0} contient {1}, qui n’est pas une attraction (717.2a)
{0}'s Attraction deck holds {1} more than once (717.2a)	le deck d’attractions de {0} contient {1} plus d’une fois (717.2a)
{0}'s deck has {1} cards with its commander, not {2} ({3})	le deck de {0} a {1} cartes avec son commandant, et non {2} ({3})
{0} has a sideboard; Commander games use none (903.5e)	{0} a une réserve ; il n’y en a pas dans Commander (903.5e)
{0}'s deck holds {1} more than once (903.5b)	le deck de {0} contient {1} plus d’une fois (903.5b)
{0} in {1}'s deck has {2} in its color identity, which the commander lacks ({3})	{0}, dans le deck de {1}, a {2} dans son identité couleur, et non le commandant ({3})
{0}'s deck has {1} cards with its oathbreaker, not {2}	le deck de {0} a {1} cartes avec son parjure, et non {2}
{0}'s deck has no planeswalker for an oathbreaker	le deck de {0} n’a pas de planeswalker pour parjure
{0} needs one instant or sorcery as a signature spell	{0} a besoin d’un éphémère ou d’un rituel comme sort de signature
{0}'s deck has no commander (903.3)	le deck de {0} n’a pas de commandant (903.3)
{0} has more than two commanders (702.124g)	{0} a plus de deux commandants (702.124g)
{0} can't be {1}'s commanders together (702.124a)	{0} ne peuvent pas être ensemble les commandants de {1} (702.124a)
{0} can't be a commander (903.3)	{0} ne peut pas être un commandant (903.3)
{0} has no companion ability to be revealed by (103.2b)	{0} n’a pas de capacité de compagnon par laquelle être révélée (103.2b)
{0}'s deck does not fulfil the condition of {1} (702.139a)	le deck de {0} ne remplit pas la condition de {1} (702.139a)
{0}'s deck has {1} cards, at least {2} are needed	le deck de {0} a {1} cartes, il en faut au moins {2}
{0}'s deck has {1} cards, at most {2} are allowed	le deck de {0} a {1} cartes, il en faut au plus {2}
card {0} of {1}'s deck, {2}, has a bad mana cost: {3}	la carte {0} du deck de {1}, {2}, a un coût de mana incorrect : {3}
card {0} of {1}'s sideboard, {2}, has a bad mana cost: {3}	la carte {0} de la réserve de {1}, {2}, a un coût de mana incorrect : {3}
card {0} of {1}'s deck is no card: {2}	la carte {0} du deck de {1} n’est pas une carte : {2}
card {0} of {1}'s sideboard is no card: {2}	la carte {0} de la réserve de {1} n’est pas une carte : {2}
there is no player {0}	il n’y a pas de joueur {0}
the number of free mulligans can't be {0}	le nombre de mulligans gratuits ne peut pas être {0}
there is no player {0} to start	il n’y a pas de joueur {0} pour commencer
{0} shares a life total, but not the starting one	{0} partage un total de points de vie, mais pas celui de départ
{0}'s starting life total can't be {1}	le total de points de vie de départ de {0} ne peut pas être {1}
the starting life total can't be {0}	le total de points de vie de départ ne peut pas être {0}
the range of influence can't be {0}	la portée d’influence ne peut pas être {0}
the seed can't be {0}	la graine ne peut pas être {0}
the starting player can't be {0}	le joueur qui commence ne peut pas être {0}
turn {n} {step}: {1}	tour {n}, {step} : {1}
turn {n}: the declaration of attacks is illegal	tour {n} : la déclaration d’attaque est illégale
turn {n}: the declaration of blocks is illegal	tour {n} : la déclaration de blocage est illégale
the declaration is illegal, as it should be	la déclaration est illégale, comme il se doit
{deed}: {0} cannot	{deed} : {0} ne le peut pas
{deed}: the proposal is illegal	{deed} : l’action proposée est illégale
{deed} should be illegal	{deed} : cela devrait être illégal
{deed}: {0} is no legal target	{deed} : {0} n’est pas une cible légale
no permanent {0} for counters	pas de permanent {0} où mettre des marqueurs
the game goes on without end	la partie ne finit pas
never done: {0}	jamais fait : {0}
{0} did what should be impossible	{0} a fait ce qui devait être impossible
crash: {0}	panne : {0}
card "{0}": {1}	carte « {0} » : {1}
card "{0}"	carte « {0} »
format "{0}"	format « {0} »
deck "{0}"	deck « {0} »
check "{0}"	vérification « {0} »
"{0}" is missing	« {0} » manque
unknown field "{0}"	champ inconnu : « {0} »
unknown check {0}	vérification inconnue : {0}
unknown do {0}	action inconnue : {0}
unknown step {0}	étape inconnue : {0}
expected {wanted}, not {0}	attendu {wanted}, et non {0}
expects exactly one value (is, not, atLeast, atMost; power, toughness)	attend exactement une valeur (is, not, atLeast, atMost ; power, toughness)
nobody sits at "{0}"	personne n’est assis à la place « {0} »
this is not JSON from character {n} on	ce n’est pas du JSON à partir du caractère {n}
this is not JSON: "{0}" is out of place	ce n’est pas du JSON : « {0} » n’est pas à sa place
this is not JSON: it ends too soon	ce n’est pas du JSON : la fin manque
{file}: {path}: {0}	{file}, {path} : {0}
{file}: {0}	{file} : {0}
id, rule and reason with tabs between them	l’identifiant, la règle et la raison, séparés par des tabulations
{option} must be a whole number of at least {n}, not "{0}"	{option} doit être un nombre entier d’au moins {n}, et non « {0} »
{option} must be a whole number of at most {n}, not "{0}"	{option} doit être un nombre entier d’au plus {n}, et non « {0} »
ENOENT: no such file or directory, {option} '{0}'	il n’y a pas de fichier « {0} »
EISDIR: illegal operation on a directory, {option}	c’est un dossier, et non un fichier
EACCES: permission denied, {option} '{0}'	le fichier « {0} » ne peut pas être lu
this is not a saved game	ce n’est pas une partie sauvegardée
this save is not JSON: {0}	cette sauvegarde n’est pas du JSON
this save is of version {0}, not {1}	cette sauvegarde est de version {0}, et non {1}
the save was cut or changed after it was written	la sauvegarde a été coupée ou modifiée après son écriture
the save has no state	la sauvegarde n’a pas d’état
the save's "{0}" is not a list	dans la sauvegarde, « {0} » n’est pas une liste
the save's "{0}" is not a whole number	dans la sauvegarde, « {0} » n’est pas un nombre entier
the save's "{0}" is missing	dans la sauvegarde, « {0} » manque
a player of the save is missing	il manque un joueur dans la sauvegarde
a zone of the save is not a list	une zone de la sauvegarde n’est pas une liste
the save names object {0}, which it does not hold	la sauvegarde nomme l’objet {0}, qu’elle ne contient pas
object {0} of the save has no card	l’objet {0} de la sauvegarde n’a pas de carte
nothing was done twice in a row that could be repeated	rien n’a été fait deux fois de suite qui puisse être répété
a loop can't be repeated {0} times	une boucle ne peut pas être répétée {0} fois
canDo without priority	« canDo » sans priorité
checks of a card by more than its name	vérifications d’une carte par plus que son nom
{check}: no such object	{check} : il n’y a pas de tel objet
{check}: it is {found}	{check}, obtenu {found}
choices of {0}: {1}	choix de {0} : {1}
targets of {0}: {1}	cibles de {0} : {1}
modes of {0}: {1}	modes de {0} : {1}
`

/** Values expected at a place in a file. */
export const WANTED = `
a whole number	un nombre entier
a number	un nombre
a text	un texte
a text that is not empty	un texte non vide
a list	une liste
an object	un objet
true or false	« true » ou « false »
a number of at least {n}	un nombre d’au moins {n}
a number of at most {n}	un nombre d’au plus {n}
one of {0}	un de {0}
"{0}"	« {0} »
something of another form	autre chose
`

/** A player's action within a reason. */
export const DEEDS = `
attack with {0}	attaquer avec {0}
block with {0}	bloquer avec {0}
cast {0} using {1}	lancer {0} ({1})
cast {0}	lancer {0}
activate {0}	activer {0}
play {0}	jouer {0}
roll the planar die	lancer le dé planaire
`
