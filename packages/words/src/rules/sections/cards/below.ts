/** The lower half of a card (206 to 213): number, English and French, between tabs. */
export const BELOW = `
206.1	The expansion symbol shows which set a card is from, and has no effect.	Le symbole d’extension montre de quelle extension vient une carte, sans effet sur la partie.
206.2	The symbol's colour shows how rare the card is.	La couleur du symbole montre la rareté de la carte.
206.3	Cards that once asked for an expansion symbol now ask in which set a name first appeared.	Les cartes qui demandaient un symbole d’extension demandent maintenant dans quelle extension un nom a paru d’abord.
206.3a	One card looks for names that first appeared in Arabian Nights.	Une carte cherche les noms parus d’abord dans Arabian Nights.
206.3b	One card looks for names that first appeared in Antiquities.	Une carte cherche les noms parus d’abord dans Antiquities.
206.3c	One card looks for names that first appeared in Homelands.	Une carte cherche les noms parus d’abord dans Homelands.
206.4	If a card is allowed in a format, any printing of it may be played.	Si une carte est permise dans un format, toute édition de cette carte peut être jouée.
206.5	All expansions and their symbols are listed on the publisher's site.	Toutes les extensions et leurs symboles sont répertoriés sur le site de l’éditeur.
207.1	The text box holds the rules text, which defines the card's abilities.	L’encadré de texte contient le texte de règles, qui définit les capacités de la carte.
207.2	Some italics in the text box do nothing in the game.	Certains passages en italique de l’encadré de texte sont sans effet sur la partie.
207.2a	Reminder text, in parentheses, explains a rule and has no effect.	Le texte de rappel, entre parenthèses, explique une règle et n’a pas d’effet.
207.2b	Flavour text is there for the mood only.	Le texte d’ambiance n’est là que pour l’atmosphère.
207.2c	Ability words, such as landfall, tie similar cards together and mean nothing to the rules.	Les mots de capacité, comme toucheterre, rapprochent des cartes semblables et n’ont aucun effet.
207.2d	Flavour words belong to a single ability and mean nothing to the rules.	Les mots d’ambiance vont avec une seule capacité et n’ont aucun effet.
207.3	Icons behind the text have no effect.	Les icônes derrière le texte sont sans effet.
207.4	The chaos symbol on a plane only marks the ability that triggers when chaos ensues.	Le symbole de chaos d’un plan marque seulement la capacité qui se déclenche quand le chaos s’abat.
207.5	On one card two colours are circled for the deck, and their symbols count as printed.	Sur une carte, on entoure deux couleurs pour le deck, et leurs symboles comptent comme imprimés.
208.1	A creature's two numbers are its power, dealt as damage in combat, and its toughness, the damage that destroys it.	Les deux nombres d’une créature sont sa force, infligée au combat, et son endurance, les blessures qui la détruisent.
208.2	A star stands for power or toughness that isn't a fixed number.	Une étoile représente une force ou une endurance qui n’est pas un nombre fixe.
208.2a	An ability may say what the star is; it works everywhere, with 0 for what can't be known.	Une capacité peut dire ce que vaut l’étoile ; elle fonctionne partout et prend 0 pour ce qui est inconnu.
208.2b	Or a creature's size is chosen as it enters or is turned face up; elsewhere it is 0.	Ou la taille d’une créature est choisie quand elle arrive ou est retournée face visible ; ailleurs, elle est de 0.
208.3	A permanent that isn't a creature has no power or toughness, whatever is printed on it.	Un permanent qui n’est pas une créature n’a ni force ni endurance, quoi qu’il soit imprimé.
208.3a	An effect on a noncreature's size waits, and counts once the permanent is a creature.	Un effet sur la taille d’une non-créature attend, et compte dès que le permanent est une créature.
208.4	Some effects speak of base power and toughness.	Certains effets parlent de force et d’endurance de base.
208.4a	Base power and toughness can be set; other effects then add to them or take away.	La force et l’endurance de base peuvent être fixées ; d’autres effets y ajoutent ou en retirent ensuite.
208.4b	Base power and toughness are those printed, or set by effects, without bonuses and counters.	La force et l’endurance de base sont celles imprimées, ou fixées par des effets, sans les bonus ni les marqueurs.
208.5	A creature without a value for power or toughness has 0.	Une créature sans valeur de force ou d’endurance a 0.
209.1	The number at a planeswalker's lower right is its loyalty, and how many counters it enters with.	Le nombre en bas à droite d’un planeswalker est sa loyauté, et celui des marqueurs avec lesquels il arrive.
209.2	Abilities that cost loyalty are used at sorcery speed, one each turn per permanent.	Une capacité au coût en loyauté s’active quand un rituel est possible, une par tour et par permanent.
210.1	The number at a battle's lower right is its defense, and how many counters it enters with.	Le nombre en bas à droite d’une bataille est sa défense, et celui des marqueurs avec lesquels elle arrive.
211.1	A vanguard card's hand modifier changes its owner's starting and maximum hand size.	Le modificateur de main d’une carte vanguard change la main de départ et la main maximale.
212.1	A vanguard card's life modifier changes its owner's starting life.	Le modificateur de points de vie d’une carte vanguard change le total de départ de son propriétaire.
213.1	The small print at the bottom of a card has no effect.	Les petits caractères au bas d’une carte sont sans effet.
213.1a	Most cards have a collector number.	La plupart des cartes ont un numéro de collection.
213.1b	A letter after the collector number tells the rarity.	Une lettre après le numéro de collection donne la rareté.
213.1c	Some promotional cards name their promotion.	Certaines cartes promotionnelles nomment leur promotion.
213.1d	Some cards with interchangeable names point to another version.	Certaines cartes à nom interchangeable renvoient à une autre version.
213.1e	Codes tell the set and the language, with a star between them on premium cards.	Des codes donnent l’extension et la langue, séparés par une étoile sur les cartes premium.
213.1f	The artist's name follows a paintbrush, or "Illus." on older cards.	Le nom de l’artiste suit un pinceau, ou « Illus. » sur les anciennes cartes.
213.1g	The fine print names trademarks and copyright.	Les mentions légales donnent les marques et le droit d’auteur.
`
