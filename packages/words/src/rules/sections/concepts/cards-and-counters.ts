/** Drawing, counters and stickers (121 to 123): number, English and French, between tabs. */
export const CARDS_AND_COUNTERS = `
121.1	To draw is to put the top card of one's library into one's hand.	Piocher, c’est mettre dans sa main la carte du dessus de sa bibliothèque.
121.2	Cards are drawn one by one.	Les cartes se piochent une par une.
121.2a	An instruction to draw several cards may first be changed as a whole.	Une instruction de piocher plusieurs cartes peut d’abord être modifiée en bloc.
121.2b	A player limited to one draw a turn can't choose, or pay, to draw several; told to, they draw what they may.	Un joueur limité à une pioche par tour ne peut pas choisir d’en faire plusieurs, ni payer ainsi ; obligé, il fait le possible.
121.2c	When several players draw, the active player draws all of theirs first, then the others in turn order.	Quand plusieurs joueurs piochent, le joueur actif pioche d’abord toutes ses cartes, puis les autres dans l’ordre du tour.
121.2d	With shared team turns the active team draws first, then the others in turn order.	Avec les tours d’équipe partagés, l’équipe active pioche d’abord, puis les autres dans l’ordre du tour.
121.3	A player may choose to draw from an empty library, but not while an effect forbids drawing.	Un joueur peut choisir de piocher dans une bibliothèque vide, mais pas si un effet interdit de piocher.
121.3a	A player may also have another draw from an empty library, but not where an effect forbids it.	Un joueur peut aussi faire piocher un autre dans une bibliothèque vide, mais pas si un effet l’interdit.
121.4	A player who tried to draw from an empty library loses at the next check of state-based actions.	Un joueur qui a tenté de piocher dans une bibliothèque vide perd à la prochaine vérification des actions basées sur un état.
121.5	A card put into hand without the word "draw" isn't drawn.	Une carte mise en main sans le mot « piocher » n’est pas piochée.
121.6	Some effects replace drawing a card.	Certains effets remplacent la pioche d’une carte.
121.6a	A draw can be replaced even if the library is empty.	Une pioche peut être remplacée même si la bibliothèque est vide.
121.6b	A replaced draw is finished before the next one begins.	Une pioche remplacée est achevée avant que la suivante commence.
121.6c	An instruction about the card drawn isn't followed when the draw is replaced.	Ce qu’on fait de la carte piochée ne se fait pas si la pioche est remplacée.
121.7	Draws due to replacement or prevention come after the rest of the event, one by one.	Les pioches dues à un remplacement ou à une prévention se font après le reste de l’événement, une par une.
121.8	A card drawn while something is being cast or activated stays face down until that is finished.	Une carte piochée pendant un lancement ou une activation reste face cachée jusqu’à ce que ce soit achevé.
121.9	A player who may reveal what they draw may look at it before they decide.	Un joueur qui peut révéler ce qu’il pioche peut le regarder avant d’en décider.
122.1	Counters mark objects and players; they are neither objects nor tokens, and those of one kind are interchangeable.	Les marqueurs se posent sur objets et joueurs ; ceux d’une sorte se valent, et ce ne sont ni des objets ni des jetons.
122.1a	A +X/+Y counter adds to power and toughness, a -X/-Y counter takes from them.	Un marqueur +X/+Y ajoute à la force et à l’endurance, un marqueur -X/-Y en retire.
122.1b	A keyword counter gives that keyword.	Un marqueur de mot-clé donne cette capacité.
122.1c	If an effect would destroy the permanent, or damage would be dealt to it, a shield counter is removed instead.	Si un effet devait détruire le permanent, ou s’il devait subir des blessures, un marqueur « bouclier » est retiré à la place.
122.1d	A stun counter is removed instead of its permanent untapping.	Un marqueur « étourdissement » est retiré à la place quand son permanent devrait se dégager.
122.1e	Loyalty counters are a planeswalker's loyalty; at 0 it goes to the graveyard.	Les marqueurs « loyauté » sont la loyauté d’un planeswalker ; à 0, il va au cimetière.
122.1f	A player with poison counters is poisoned; one with ten of them loses.	Un joueur qui a des marqueurs poison est empoisonné ; à dix, il perd.
122.1g	Defense counters are a battle's defense; at 0 it goes to the graveyard once its triggers are done.	Les marqueurs « défense » sont la défense d’une bataille ; à 0, elle va au cimetière, ses capacités une fois finies.
122.1h	A finality counter exiles what would go from the battlefield to the graveyard.	Un marqueur « finalité » exile ce qui devrait aller du champ de bataille au cimetière.
122.1i	Rad counters trigger as their player's first main phase begins.	Les marqueurs rad se déclenchent au début de la première phase principale de leur joueur.
122.2	Counters vanish, without being removed, when their object changes zones.	Les marqueurs disparaissent, sans être retirés, quand leur objet change de zone.
122.3	+1/+1 and -1/-1 counters on one permanent cancel each other out.	Les marqueurs +1/+1 et -1/-1 d’un même permanent s’annulent par paires.
122.4	Counters beyond a permanent's own limit are removed.	Les marqueurs au-delà de la limite d’un permanent sont retirés.
122.5	Moving a counter takes it off one object and puts it on another, both or neither.	Déplacer un marqueur le retire d’un objet et le met sur un autre, les deux ou aucun.
122.6	Counters that a permanent enters with are also put on it.	Les marqueurs avec lesquels un permanent arrive sont aussi mis sur lui.
122.6a	Counters that a permanent enters with are put by its controller, if nobody else is named.	Les marqueurs avec lesquels un permanent arrive sont mis par son contrôleur, sauf mention contraire.
122.7	A trigger on the Nth counter waits for counters that bring the number from below N to N or more.	Une capacité sur le énième marqueur attend que leur nombre passe de moins de N à N ou plus.
122.8	For an object that left the battlefield, as many counters of each kind are put on the other one.	Pour un objet qui a quitté le champ de bataille, on met sur l’autre autant de marqueurs de chaque sorte.
122.9	For an object sacrificed as a cost, as many counters of each kind are put on the other one.	Pour un objet sacrifié comme coût, on met sur l’autre autant de marqueurs de chaque sorte.
123.1	Stickers give an object a name, an ability, a size or a picture; copies don't get them.	Les autocollants donnent à un objet un nom, une capacité, une taille ou une image ; les copies ne les ont pas.
123.2	Stickers come on numbered sheets, which aren't cards.	Les autocollants viennent sur des planches numérotées, qui ne sont pas des cartes.
123.2a	In Constructed a player brings at least ten different sheets and plays with three at random.	En construit, un joueur apporte au moins dix planches différentes et joue avec trois au hasard.
123.2b	In Limited a player chooses up to three of the sheets that they opened.	En limité, un joueur choisit jusqu’à trois des planches qu’il a ouvertes.
123.2c	Only the stickers of the chosen sheets can be used, and all can see them.	Seuls les autocollants des planches choisies peuvent servir, et tous peuvent les voir.
123.3	A player chooses one of their stickers that is not in use and puts it on the object.	Un joueur choisit un de ses autocollants non utilisés et le met sur l’objet.
123.3a	Each sticker is unique, even if another looks the same.	Chaque autocollant est unique, même si un autre lui ressemble.
123.3b	Players put stickers only on objects that they own.	Les joueurs ne mettent d’autocollants que sur leurs propres objets.
123.3c	A sticker that costs tickets can only be put on something by paying that many {TK}.	Un autocollant à coût en tickets ne peut être posé qu’en payant autant de {TK}.
123.3d	Moving a sticker to another object costs no more tickets.	Déplacer un autocollant vers un autre objet ne coûte plus de tickets.
123.4	An object is stickered while it has a sticker on it.	Un objet est « avec autocollant » tant qu’il en porte un.
123.5	Stickers stay on an object that goes to a public zone, and come off one that goes to a hidden zone.	Les autocollants restent sur un objet qui va dans une zone publique, non dans une zone cachée.
123.5a	A melded permanent has the stickers of both its cards.	Un permanent assimilé a les autocollants de ses deux cartes.
123.5b	A merged permanent has the stickers of its components.	Un permanent fusionné a les autocollants de ses éléments.
123.5c	When a melded or merged permanent leaves, its owner chooses which one of its cards keeps the stickers.	Quand un permanent assimilé ou fusionné part, son propriétaire choisit laquelle de ses cartes garde les autocollants.
123.6	A name sticker adds its word to the object's name, as a change of text.	Un autocollant de nom ajoute son mot au nom de l’objet, comme un changement de texte.
123.6a	The words of a name are what stands between spaces; a hyphen makes no new word, and a blank is none.	Un mot d’un nom est ce qui se trouve entre deux espaces ; un trait d’union ne le divise pas, un blanc ne compte pas.
123.6b	The controller chooses where in the name the word goes, before, between or after its other words.	Le contrôleur choisit où va le mot dans le nom : avant, entre ou après les autres mots.
123.6c	If the name changes, the word keeps its place as far as it can, at the end of a shorter name.	Si le nom change, le mot garde sa place autant que possible, à la fin d’un nom plus court.
123.6d	Capitals and small letters are the same where letters of a sticker are counted.	Quand on compte les lettres d’un autocollant, majuscules et minuscules se valent.
123.6e	Unique vowels are the different ones among A, E, I, O, U and Y, each counted once.	Les voyelles distinctes sont celles parmi A, E, I, O, U et Y, comptées une fois chacune.
123.7	An ability sticker gives the object the ability printed on it.	Un autocollant de capacité donne à l’objet la capacité qu’il porte.
123.7a	The ability of a sticker is the one that it gives, even if the object has lost it.	La capacité d’un autocollant est celle qu’il donne, même si l’objet l’a perdue.
123.8	A power and toughness sticker sets both for a creature, wherever it is, and for a Vehicle card off the battlefield.	Un autocollant de force et d’endurance les fixe pour une créature où qu’elle soit, ou un véhicule hors du champ de bataille.
123.8a	A sticker's power and toughness are only the numbers on a sticker of that kind.	La force et l’endurance d’un autocollant sont les nombres d’un autocollant de cette sorte seulement.
123.9	An art sticker does nothing but mark the object for other cards.	Un autocollant d’image ne fait que marquer l’objet pour d’autres cartes.
`
