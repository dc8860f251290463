/** Parts of a card (2xx, but the type line): number, English and French, between tabs. */
export const PARTS = `
200.1	A card has a name, a cost, a picture, a type line, text, often numbers, and small print.	Une carte a un nom, un coût, une image, une ligne de type, du texte, souvent des nombres, et de petits caractères.
200.2	Some parts of a card are characteristics of the object, too.	Certaines parties d’une carte sont aussi des caractéristiques de l’objet.
200.3	Tokens and copies have only those parts that are characteristics.	Les jetons et les copies n’ont que les parties qui sont des caractéristiques.
201.1	A card's name stands at its top left.	Le nom d’une carte est en haut à gauche.
201.2	Whatever the language of a card, its name is the English one.	Quelle que soit la langue d’une carte, son nom est le nom anglais.
201.2a	Objects share a name if they have any name in common; those without a name share none.	Des objets ont le même nom s’ils ont un nom en commun ; ceux sans nom n’en partagent aucun.
201.2b	In a group with different names each object has a name, and no two have one in common.	Dans un groupe aux noms différents, chaque objet a un nom, et aucun n’en partage avec un autre.
201.2c	An object's name differs from the others' if it has one and shares none with them.	Le nom d’un objet diffère de celui d’autres s’il en a un et n’en partage aucun avec eux.
201.3	Cards may count as having one English name although theirs differ.	Des cartes peuvent être réputées avoir le même nom anglais bien que les leurs diffèrent.
201.3a	Interchangeable names count as one for everything in the game.	Des noms interchangeables comptent comme un seul pour tout dans la partie.
201.3b	Interchangeable names count as one for deck building and formats, too.	Des noms interchangeables comptent comme un seul aussi pour la construction des decks et les formats.
201.3c	A later printing under an interchangeable name points to the first one at its bottom left.	Une édition ultérieure à nom interchangeable renvoie à la première en bas à gauche.
201.4	A card name that is chosen must be that of an existing card, not just of a token.	Un nom de carte choisi doit être celui d’une carte existante, non d’un simple jeton.
201.4a	If the name must be of a certain kind of card, the card's Oracle text has to fit.	Si le nom doit être celui d’une certaine sorte de carte, le texte Oracle de la carte doit convenir.
201.4b	Of a split card one half's name is chosen, and only that half has to fit.	D’une carte double, on choisit le nom d’une moitié, et seule cette moitié doit convenir.
201.4c	The other name of a flip card may be chosen; then its other end has to fit.	L’autre nom d’une carte à inversion peut être choisi ; c’est alors cet autre bout qui doit convenir.
201.4d	The name of a back face may be chosen; then that face has to fit.	Le nom d’un verso peut être choisi ; c’est alors lui qui doit convenir.
201.4e	The name of a melded card may be chosen; then its combined face has to fit.	Le nom d’une carte assimilée peut être choisi ; c’est alors sa face combinée qui doit convenir.
201.4f	The name of an Adventure may be chosen; then the Adventure has to fit.	Le nom d’une aventure peut être choisi ; c’est alors l’aventure qui doit convenir.
201.4g	Choosing one of several interchangeable names chooses them all.	Choisir un nom parmi plusieurs interchangeables, c’est les choisir tous.
201.5	A card that names itself means only itself.	Une carte qui se nomme ne parle que d’elle-même.
201.5a	A granted ability that names its giver means that very object, even where the ability has moved it.	Une capacité conférée qui nomme ce qui la confère désigne cet objet même, y compris là où elle l’a déplacé.
201.5b	An object that gains an ability reads its own name where the ability names the object it came from.	Un objet qui acquiert une capacité y lit son propre nom là où elle nomme l’objet dont elle vient.
201.5c	A shortened name on a card stands for its full name.	Un nom abrégé sur une carte vaut son nom complet.
201.6	An alternate name at the top of a special printing has no effect; the name in the second bar counts.	Un autre nom en haut d’une édition spéciale est sans effet ; le nom de la seconde barre compte.
202.1	A card's mana cost is the row of mana symbols at its top.	Le coût de mana d’une carte est la suite de symboles de mana en haut.
202.1a	The mana cost says how much mana of each type is paid to cast the card.	Le coût de mana dit combien de mana de chaque type il faut payer pour lancer la carte.
202.1b	Lands, nontraditional cards and most tokens have no mana cost, and what has none can't be paid for.	Terrains, cartes non traditionnelles et la plupart des jetons n’ont pas de coût de mana, ce qui ne peut pas être payé.
202.2	An object's colours are those of its mana cost, not of its frame.	Les couleurs d’un objet sont celles de son coût de mana, non de son cadre.
202.2a	{W} is white, {U} blue, {B} black, {R} red and {G} green.	{W} est le blanc, {U} le bleu, {B} le noir, {R} le rouge et {G} le vert.
202.2b	Without a coloured symbol in its cost an object is colourless.	Sans symbole coloré dans son coût, un objet est incolore.
202.2c	With symbols of several colours in its cost an object has all of them.	Avec des symboles de plusieurs couleurs dans son coût, un objet les a toutes.
202.2d	Hybrid and Phyrexian symbols give an object each of their colours.	Les symboles hybrides et phyrexians donnent à un objet chacune de leurs couleurs.
202.2e	A colour indicator gives an object its colours.	Un indicateur de couleur donne ses couleurs à un objet.
202.2f	Effects can change the colours of an object, or take them away.	Des effets peuvent changer les couleurs d’un objet, ou les lui retirer.
202.3	Mana value is the amount of mana in the cost.	La valeur de mana est la quantité de mana du coût.
202.3a	An object without mana cost has mana value 0, apart from certain backs and melded permanents.	Un objet sans coût de mana a une valeur de mana de 0, sauf certains versos et permanents assimilés.
202.3b	The back of a transforming card has the front's mana value; a copy of a back has 0.	Le verso d’une carte qui se transforme a la valeur de mana du recto ; une copie d’un verso a 0.
202.3c	A melded permanent has the mana value of both fronts together; a copy of it has 0.	Un permanent assimilé a la valeur de mana des deux rectos réunis ; sa copie a 0.
202.3d	A split card has the mana value of both halves, but on the stack only of what is cast.	Une carte double a la valeur de mana des deux moitiés, mais sur la pile seulement de ce qui est lancé.
202.3e	X in a mana cost counts as 0 for the mana value, but on the stack as chosen.	Le X d’un coût de mana compte pour 0 dans la valeur de mana, sauf sur la pile, où il vaut le nombre choisi.
202.3f	For the mana value a hybrid symbol counts for its larger half.	Pour la valeur de mana, un symbole hybride compte pour sa plus grande moitié.
202.3g	For the mana value a Phyrexian symbol counts 1.	Pour la valeur de mana, un symbole phyrexian compte pour 1.
202.4	Additional costs aren't part of the mana cost.	Les coûts supplémentaires ne font pas partie du coût de mana.
203.1	The picture has no effect on the game.	L’image n’a pas d’effet sur la partie.
204.1	A dot left of the type line shows the colours of a card that mostly has no mana cost.	Un rond à gauche de la ligne de type montre les couleurs d’une carte, le plus souvent sans coût de mana.
204.2	A colour indicator makes its object every colour that it shows.	Un indicateur de couleur donne à son objet toutes les couleurs qu’il montre.
`
