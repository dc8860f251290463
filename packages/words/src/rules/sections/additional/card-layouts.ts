/** Cards of special layout (709 to 722): number, English and French, between tabs. */
export const CARD_LAYOUTS = `
709.1	A split card has two small cards on its front and the usual back.	Une carte double porte deux petites cartes au recto et le dos habituel.
709.2	Both halves are one card: drawn or discarded, it counts once.	Les deux moitiés font une seule carte : piochée ou défaussée, elle compte une fois.
709.3	You choose the half that you cast before it goes on the stack.	On choisit la moitié lancée avant de la mettre sur la pile.
709.3a	Only that half counts for whether it may be cast.	Seule cette moitié compte pour savoir si on peut la lancer.
709.3b	On the stack, the other half isn't there.	Sur la pile, l’autre moitié n’existe pas.
709.3c	A copy of the card that may be cast has the same two halves.	Une copie de la carte que l’on peut lancer a les deux mêmes moitiés.
709.4	In all other zones the card is both halves together.	Dans toutes les autres zones, la carte est ses deux moitiés réunies.
709.4a	It has two names; if a name is to be chosen, you choose one of them.	Elle a deux noms ; s’il faut choisir un nom, on choisit l’un d’eux.
709.4b	Its mana cost is both costs together, and its colours and mana value follow from that.	Son coût de mana est celui des deux réunis ; ses couleurs et sa valeur de mana en découlent.
709.4c	It has the card types and abilities of both halves.	Elle a les types de carte et les capacités des deux moitiés.
709.4d	A fused spell is both halves even on the stack.	Un sort fusionné est ses deux moitiés même sur la pile.
709.5	Where both halves share a type line, a half that is locked gives the permanent neither name, cost nor text.	Quand deux moitiés partagent une ligne de type, une moitié verrouillée ne donne ni nom, ni coût, ni texte.
709.5a	Each half has all the types on the shared line.	Chaque moitié a tous les types de la ligne commune.
709.5b	That there are two halves is copied, even from a spell.	L’existence des deux moitiés se copie, même depuis un sort.
709.5c	Each half of the permanent is either locked or unlocked.	Chaque moitié du permanent est verrouillée ou déverrouillée.
709.5d	It enters with the half unlocked that was cast, or with none if it wasn't cast.	Il arrive avec la moitié lancée déverrouillée, ou aucune s’il n’a pas été lancé.
709.5e	As a special action in your main phase with an empty stack, you may pay a locked half's mana cost to unlock it.	Par une action spéciale en phase principale, la pile vide, payez le coût de mana d’une moitié pour la déverrouiller.
709.5f	An effect that unlocks opens a locked half of your choice.	Un effet qui déverrouille ouvre une moitié verrouillée de votre choix.
709.5g	An effect that locks closes an unlocked half of your choice.	Un effet qui verrouille ferme une moitié déverrouillée de votre choix.
709.5h	What waits for an unlocked half triggers as it enters so or is unlocked later.	Ce qui attend une moitié déverrouillée se déclenche à l’arrivée comme plus tard.
709.5i	It is fully unlocked when the second half is, or both at once.	Il est entièrement déverrouillé quand la seconde moitié l’est, ou les deux à la fois.
709.5j	A door is one half of a Room.	Une porte est une moitié de salle.
710.1	A flip card has a second text upside down, and the usual back.	Une carte à inversion porte un second texte à l’envers, et le dos habituel.
710.1a	The upright half is what the card normally is, and mostly says when it flips.	La moitié à l’endroit est la carte normale et dit le plus souvent quand elle s’inverse.
710.1b	The other half counts only on the battlefield once flipped.	L’autre moitié ne compte que sur le champ de bataille, une fois inversée.
710.1c	Flipping changes neither colour nor mana cost, and effects on it stay.	L’inversion ne change ni la couleur ni le coût de mana, et les effets sur elle restent.
710.2	Unflipped, or off the battlefield, only the upright half counts; flipped, only the other.	Non inversée, ou hors du champ de bataille, seule compte la moitié à l’endroit ; inversée, l’autre.
710.3	It must always be clear which permanents are flipped.	On doit toujours voir quels permanents sont inversés.
710.4	What is flipped stays so until it leaves.	Ce qui est inversé le reste jusqu’à son départ.
710.5	Where a card name is to be chosen, the flipped name will do.	S’il faut choisir un nom de carte, le nom inversé convient.
711.1	A leveler card has a text box in three parts, each with its power and toughness.	Une carte à niveaux a un encadré de texte en trois parties, chacune avec sa force et son endurance.
711.2	A level symbol holds for a range of level counters, with the abilities and size beside it.	Un symbole de niveau vaut pour un nombre de marqueurs « niveau », avec les capacités et la taille à côté.
711.2a	A symbol with two numbers holds from the first to the second.	Un symbole à deux nombres vaut du premier au second.
711.2b	A symbol with a plus sign holds from its number on.	Un symbole avec un plus vaut à partir de son nombre.
711.3	The parts of the text box only show what belongs together.	Les parties de l’encadré montrent seulement ce qui va ensemble.
711.4	Abilities without a level symbol, like level up itself, are always there.	Les capacités sans symbole de niveau, comme la montée de niveau, sont toujours là.
711.5	Below the first level, the uppermost size counts.	Sous le premier niveau, c’est la taille du haut qui compte.
711.6	In all other zones, too, the uppermost size counts.	Dans toutes les autres zones aussi, c’est la taille du haut qui compte.
711.7	Class levels are something else and know nothing of level counters.	Les niveaux de classe sont autre chose et ignorent les marqueurs « niveau ».
712.1	A double-faced card has no usual back; it is nonmodal, modal or a meld card.	Une carte recto-verso n’a pas de dos habituel ; elle est non-modale, modale ou à assimiler.
712.2	Nonmodal ones turn over, or enter turned over, by an ability of theirs.	Les non-modales se retournent, ou arrivent retournées, par une capacité à elles.
712.2a	A sign in its corner marks the front; sets have used different ones.	Un signe dans le coin marque le recto ; il varie selon les extensions.
712.2b	Another sign marks the back; it varies from set to set likewise.	Un autre signe marque le verso ; lui aussi varie selon les extensions.
712.2c	A grey size on the front recalls that of the back and means nothing else.	Une taille en gris au recto rappelle celle du verso et rien d’autre.
712.3	Modal ones offer a choice of two faces, which mostly have nothing to do with each other.	Les modales offrent le choix entre deux faces, le plus souvent sans rapport entre elles.
712.3a	A black triangle marks the front of a modal card.	Un triangle noir marque le recto d’une carte modale.
712.3b	Two white triangles mark its back.	Deux triangles blancs en marquent le verso.
712.3c	A bar on each face recalls the other one and means nothing else.	Un bandeau sur chaque face rappelle l’autre et rien de plus.
712.4	A meld card bears half of a bigger card on its back.	Une carte à assimiler porte au verso la moitié d’une plus grande carte.
712.4a	One card of the pair exiles both and puts them in as one permanent, back side up.	Une carte de la paire exile les deux et les met en jeu comme un seul permanent, sur leur verso.
712.4b	The backs count only for the melded permanent; elsewhere they are nothing.	Les versos ne comptent que pour le permanent assimilé ; ailleurs, ils ne sont rien.
712.4c	Meld cards neither transform nor convert.	Les cartes à assimiler ne se transforment ni ne se convertissent.
712.5	The list of the seven meld pairs.	La liste des sept paires à assimiler.
712.5a	Chittering Host is made of Midnight Scavengers and Graf Rats.	Chittering Host est faite de Midnight Scavengers et de Graf Rats.
712.5b	Hanweir, the Writhing Township is made of Hanweir Garrison and its Battlements.	Hanweir, the Writhing Township est faite de Hanweir Garrison et de Hanweir Battlements.
712.5c	Brisela, Voice of Nightmares is made of the two angels Bruna and Gisela.	Brisela, Voice of Nightmares est faite des deux anges Bruna et Gisela.
712.5d	Mishra, Lost to Phyrexia is made of Mishra, Claimed by Gix and the Phyrexian Dragon Engine.	Mishra, Lost to Phyrexia est fait de Mishra, Claimed by Gix et de Phyrexian Dragon Engine.
712.5e	Urza, Planeswalker is made of Urza, Lord Protector and the Mightstone with the Weakstone.	Urza, Planeswalker est fait d’Urza, Lord Protector et de The Mightstone and Weakstone.
712.5f	Titania, Gaea Incarnate is made of Titania, Voice of Gaea and a land, Argoth.	Titania, Gaea Incarnate est faite de Titania, Voice of Gaea et du terrain Argoth.
712.5g	Ragnarok, Divine Deliverance is made of Fang and Vanille.	Ragnarok, Divine Deliverance est fait de Fang et de Vanille.
712.6	A player who may see a double-faced card sees both sides.	Un joueur qui peut voir une carte recto-verso en voit les deux côtés.
712.7	In hidden zones such cards mustn't stand out; opaque sleeves or substitute cards see to that.	Dans les zones cachées, ces cartes ne doivent pas se reconnaître ; pochettes opaques ou cartes de substitution y veillent.
712.8	Each face has characteristics of its own; so has the combined back of a meld pair.	Chaque face a ses propres caractéristiques ; de même le verso réuni d’une paire à assimiler.
712.8a	Off the battlefield and the stack, the card is its front only.	Hors du champ de bataille et de la pile, la carte n’est que son recto.
712.8b	As a spell, a meld card is its front only.	Comme sort, une carte à assimiler n’est que son recto.
712.8c	A nonmodal spell is its front, or its back if cast transformed, with the front's mana value.	Un sort non-modal est son recto, ou son verso s’il est lancé transformé, avec la valeur de mana du recto.
712.8d	A permanent with its front up is the front only.	Un permanent sur son recto n’est que son recto.
712.8e	With its back up, a nonmodal permanent is the back, with the front's mana value; copies of it have value 0.	Sur son verso, un permanent non-modal est ce verso, avec la valeur de mana du recto ; ses copies valent 0.
712.8f	A modal spell or permanent is just the face that is up.	Un sort ou permanent modal n’est que la face visible.
712.8g	A melded permanent is the combined back, with the mana values of both fronts; copies of it have value 0.	Un permanent assimilé est le verso réuni, avec les valeurs de mana des deux rectos ; ses copies valent 0.
712.9	Only double-faced cards and tokens that don't meld can transform or convert.	Seuls les cartes et jetons recto-verso qui ne s’assimilent pas peuvent se transformer ou se convertir.
712.10	A permanent never turns to a face that is an instant or sorcery.	Un permanent ne se retourne jamais sur une face d’éphémère ou de rituel.
712.11	Double-faced cards are cast with the front up, unless told otherwise.	Une carte recto-verso se lance sur son recto, sauf mention contraire.
712.11a	Cast transformed or converted, it has the back up on the stack.	Lancée transformée ou convertie, elle montre son verso sur la pile.
712.11b	The caster of a modal card chooses its face before it goes on the stack.	Qui lance une carte modale choisit la face avant de la mettre sur la pile.
712.11c	Whether it may be cast is judged by the face that will show on the stack.	Seule la face qui sera visible compte pour savoir si on peut la lancer.
712.11d	The front's ability that lets it be cast transformed counts there, too.	La capacité du recto qui permet de la lancer transformée y compte aussi.
712.12	A modal card played as a land enters on the land face that its player chose.	Une carte modale jouée comme terrain arrive sur la face de terrain choisie par le joueur.
712.13	A spell that resolves keeps the same face up as a permanent.	Un sort qui se résout garde la même face visible comme permanent.
712.13a	A front-up spell may enter transformed by an effect, or goes to the graveyard if the back can't be a permanent.	Un sort recto peut arriver transformé par un effet, ou va au cimetière si son verso ne peut pas être un permanent.
712.14	Put in from other zones, the card has its front up, unless told otherwise.	Mise sur le champ de bataille d’ailleurs, la carte montre son recto, sauf mention contraire.
712.14a	Put in transformed, it has its back up; a card without a second face stays where it is.	Mise transformée, elle montre son verso ; une carte sans seconde face reste où elle est.
712.14b	A modal card whose front is no permanent can't be put onto the battlefield and stays where it is.	Une carte modale dont le recto n’est pas un permanent ne peut pas y être mise et reste où elle est.
712.14c	Cards that meld enter together, back sides up, as one permanent.	Les cartes qui s’assimilent arrivent ensemble, sur leur verso, en un seul permanent.
712.15	Face down, the card is what the effect says, and stays hidden by a sleeve or substitute card.	Face cachée, la carte est ce que dit l’effet, et reste cachée par une pochette ou une carte de substitution.
712.15a	While face down it can't transform; turned up, it shows its front.	Tant qu’elle est face cachée, elle ne se transforme pas ; retournée, elle montre son recto.
712.16	A double-faced permanent, melded or not, can't be turned face down.	Un permanent recto-verso, assimilé ou non, ne peut pas être retourné face cachée.
712.17	Exiled face down, such a card stays hidden by a sleeve or substitute card.	Exilée face cachée, une telle carte reste cachée par une pochette ou une carte de substitution.
712.18	A permanent that transforms is the same object, and effects on it go on.	Un permanent qui se transforme reste le même objet, et les effets sur lui continuent.
712.19	Where a card name is to be chosen, that of either face will do, or that of a melded pair.	S’il faut choisir un nom de carte, celui d’une des faces convient, ou celui d’une paire assimilée.
712.20	"As it transforms" applies in the course of turning, not after it.	« Au moment où il se transforme » s’applique pendant qu’il se retourne, non après.
712.21	A melded permanent leaves as one, and its two cards go where they belong.	Un permanent assimilé part comme un seul, et ses deux cartes vont là où elles doivent.
712.21a	The owner orders the two cards in a graveyard or library, in the library without showing it.	Le propriétaire ordonne les deux cartes au cimetière ou dans la bibliothèque, dans celle-ci en secret.
712.21b	Exiling it, the player says in which order the two cards count as exiled.	Le joueur qui l’exile dit dans quel ordre les deux cartes comptent comme exilées.
712.21c	An effect that finds what it became finds both cards and treats them alike.	Un effet qui retrouve ce qu’il est devenu trouve les deux cartes et les traite de même.
712.21d	A replacement for one of the cards holds for both, except perhaps for a commander.	Un remplacement pour l’une des cartes vaut pour les deux, sauf parfois pour un commandant.
712.21e	Counted as objects it moved as one, counted as cards as two.	Compté en objets, il n’en fait qu’un ; compté en cartes, deux.
713.1	A substitute card stands in for a double-faced card and has the usual back.	Une carte de substitution tient lieu de carte recto-verso et a le dos habituel.
713.2	It bears at least the name of the front it stands for.	Elle porte au moins le nom du recto qu’elle représente.
713.2a	On some, one of several listed cards is marked.	Sur certaines, on coche l’une des cartes d’une liste.
713.2b	Some stand for a single card, as printed.	Certaines représentent une seule carte, imprimée dessus.
713.2c	Some stand for any modal card, whose two names are written in.	Certaines représentent n’importe quelle carte modale, dont on inscrit les deux noms.
713.3	The real card is kept at hand during the game; only double-faced cards may be substituted.	La vraie carte est gardée à portée pendant la partie ; seules les cartes recto-verso ont un substitut.
713.4	In the game, the substitute is the card that it stands for.	Dans la partie, le substitut est la carte qu’il représente.
713.5	Face up in public, the real card takes its place.	Face visible en public, la vraie carte prend sa place.
714.1	A Saga has a text box in chapters, with its picture on the right.	Une saga a un encadré de texte en chapitres, avec l’illustration à droite.
714.1a	A Saga that is a creature has its size and a further text box, which is no chapter.	Une saga qui est une créature a une taille et un autre encadré, qui n’est pas un chapitre.
714.2	A chapter symbol stands for a triggered ability, the chapter ability.	Un symbole de chapitre représente une capacité déclenchée, la capacité de chapitre.
714.2a	Chapters are numbered in Roman numerals.	Les chapitres sont numérotés en chiffres romains.
714.2b	A chapter triggers when new lore counters bring the Saga to its number.	Un chapitre se déclenche quand de nouveaux marqueurs « connaissance » portent la saga à son numéro.
714.2c	Two numbers before one effect are two chapters with that effect.	Deux numéros devant un effet sont deux chapitres de cet effet.
714.2d	Its highest chapter number is its final one, or 0 without any chapters.	Son plus grand numéro de chapitre est le dernier, ou 0 sans chapitre.
714.2e	The final chapter ability is the one with that number.	La dernière capacité de chapitre est celle de ce numéro.
714.3	Lore counters show how far a Saga has come.	Les marqueurs « connaissance » montrent où en est une saga.
714.3a	A lore counter comes with every Saga that enters, unless it has read ahead.	Une saga arrive avec un marqueur « connaissance », sauf si elle a la lecture rapide.
714.3b	With read ahead, its controller chooses the chapter it enters at.	Avec la lecture rapide, son contrôleur choisit le chapitre où elle arrive.
714.3c	As your first main phase begins, each Saga of yours gets another lore counter.	Au début de votre première phase principale, chacune de vos sagas reçoit un marqueur « connaissance » de plus.
714.4	A Saga is sacrificed at its final chapter, once no chapter ability is waiting or on the stack.	Une saga est sacrifiée à son dernier chapitre, quand aucune capacité de chapitre n’attend ni n’est sur la pile.
715.1	An adventurer card has a small frame within its text box.	Une carte d’aventurier a un petit cadre dans son encadré de texte.
715.2	The small frame is its Adventure, another spell that it may be.	Le petit cadre est son aventure, un autre sort qu’elle peut être.
715.2a	What has an Adventure has one even while it isn't cast as such.	Ce qui a une aventure l’a même sans être lancé comme tel.
715.2b	The Adventure is copied along with the card.	L’aventure se copie avec la carte.
715.2c	Creature and Adventure are one card: drawn or discarded, it counts once.	La créature et l’aventure font une seule carte : piochée ou défaussée, elle compte une fois.
715.3	You choose to play it as itself or as its Adventure.	On choisit de la jouer elle-même ou comme son aventure.
715.3a	Only the Adventure counts for whether it may be cast as one.	Seule l’aventure compte pour savoir si on peut la lancer ainsi.
715.3b	A spell cast as an Adventure is nothing else while it is on the stack.	Sur la pile comme aventure, elle n’est rien d’autre.
715.3c	A copy of an Adventure spell is an Adventure as well.	Une copie d’un sort d’aventure est aussi une aventure.
715.3d	An Adventure is exiled as it resolves, and its controller may then play the card, though not as an Adventure.	Une aventure est exilée en se résolvant ; son contrôleur peut ensuite jouer la carte, mais pas comme aventure.
715.4	In all else the card is just itself.	Pour tout le reste, la carte n’est qu’elle-même.
715.5	Where a card name is to be chosen, that of the Adventure will do.	S’il faut choisir un nom de carte, celui de l’aventure convient.
716.1	A Class has a text box in three parts, with two level bars.	Une classe a un encadré de texte en trois parties, avec deux barres de niveau.
716.2	A level bar has a cost, a number and the abilities that come with the level.	Une barre de niveau porte un coût, un nombre et les capacités qui viennent avec le niveau.
716.2a	Each level is bought from the one below, as a sorcery, and its abilities then stay.	Chaque niveau s’achète à partir du précédent, comme un rituel, et ses capacités restent acquises.
716.2b	The level stays even if it is no Class any more, and isn't copied.	Le niveau reste même si ce n’est plus une classe, et ne se copie pas.
716.2c	To gain a Class level is to activate the ability of its bar.	Gagner un niveau de classe, c’est activer la capacité de sa barre.
716.2d	A permanent without a level counts as level 1.	Un permanent sans niveau compte comme de niveau 1.
716.3	Abilities above the first bar are always there.	Les capacités au-dessus de la première barre sont toujours là.
716.4	Level counters and Class levels have nothing to do with each other.	Les marqueurs « niveau » et les niveaux de classe n’ont rien à voir entre eux.
717.1	An Attraction has a back of its own and a column of numbers, some of them lit, even other ones on its namesakes.	Une attraction a son propre dos et une colonne de nombres dont certains sont allumés, parfois d’autres sur ses homonymes.
717.2	Attractions form a deck of their own in the command zone, shuffled before the game.	Les attractions forment leur propre deck dans la zone de commandement, mélangé avant la partie.
717.2a	In constructed play it has at least ten cards, no two with one name.	En construit, il compte au moins dix cartes, de noms tous différents.
717.2b	In limited play it has at least three of the player's pool, and names may repeat.	En limité, il compte au moins trois cartes reçues par le joueur, et des noms peuvent se répéter.
717.3	Effects bring Attractions from there onto the battlefield.	Des effets amènent de là des attractions sur le champ de bataille.
717.4	As their first main phase begins, a player with Attractions rolls to visit them.	Au début de sa première phase principale, un joueur qui a des attractions lance le dé pour les visiter.
717.5	A visit ability triggers when its Attraction has the rolled number lit.	Une capacité de visite se déclenche si le nombre obtenu est allumé sur son attraction.
717.6	An Attraction that would go to a hand, library, graveyard or the stack goes to the command zone.	Une attraction qui irait en main, dans une bibliothèque, un cimetière ou sur la pile va dans la zone de commandement.
717.6a	There such cards lie in a face-up pile apart from the deck, the junkyard.	Là, ces cartes forment un tas face visible à part du deck, la casse (junkyard).
718.1	A prototype card has a small frame with a second mana cost, power and toughness.	Une carte à prototype a un petit cadre avec un second coût de mana, une force et une endurance.
718.2	The small frame is what the card may be as a spell and as a permanent.	Le petit cadre est ce que la carte peut être comme sort et comme permanent.
718.2a	The second set is copied along with the card.	Ces secondes valeurs se copient avec la carte.
718.3	You choose as you cast it whether it is prototyped.	On choisit en la lançant si elle l’est comme prototype.
718.3a	Prototyped, the small cost and size count for whether it may be cast.	Comme prototype, son petit coût et sa petite taille comptent pour savoir si on peut la lancer.
718.3b	The spell and its permanent have the small cost and size, and the colours of that cost.	Le sort et son permanent ont ce coût et cette taille, et les couleurs de ce coût.
718.3c	A copy of a prototyped spell is prototyped as well.	Une copie d’un sort de prototype est aussi un prototype.
718.3d	So is a copy of the permanent that it became.	De même une copie du permanent qu’il est devenu.
718.4	Otherwise, and in other zones, the card is just its normal self.	Sinon, et dans les autres zones, la carte n’est qu’elle-même.
718.5	Name, types and abilities are the same either way.	Le nom, les types et les capacités sont les mêmes dans les deux cas.
719.1	A Case has its picture on the left and the type line at the foot.	Une affaire a son illustration à gauche et sa ligne de type en bas.
719.2	That frame means nothing in the game.	Ce cadre ne veut rien dire dans le jeu.
719.3	A Case has two special abilities, one that solves it and one for when it is solved.	Une affaire a deux capacités spéciales : l’une la résout, l’autre sert une fois résolue.
719.3a	In your end step, the Case is solved if its condition holds.	À votre étape de fin, l’affaire est résolue si sa condition est remplie.
719.3b	Solved is a mere mark that stays till the permanent leaves; it isn't copied.	Résolue n’est qu’une marque, qui reste jusqu’au départ du permanent et ne se copie pas.
719.3c	Once it is solved, the second ability counts, be it static, triggered or activated.	Une fois résolue, la seconde capacité compte, qu’elle soit statique, déclenchée ou activée.
720.1	An omen card has a small frame within its text box.	Une carte de présage a un petit cadre dans son encadré de texte.
720.2	The small frame is its Omen, another spell that it may be.	Le petit cadre est son présage, un autre sort qu’elle peut être.
720.2a	What has an Omen has one even while it isn't cast as such.	Ce qui a un présage l’a même sans être lancé comme tel.
720.2b	The Omen is copied along with the card.	Le présage se copie avec la carte.
720.2c	Card and Omen are one: drawn or discarded, it counts once.	La carte et le présage n’en font qu’une : piochée ou défaussée, elle compte une fois.
720.3	You choose to cast it as itself or as its Omen.	On choisit de la lancer elle-même ou comme son présage.
720.3a	Only the Omen counts for whether it may be cast as one.	Seul le présage compte pour savoir si on peut la lancer ainsi.
720.3b	A spell cast as an Omen is nothing else while it is on the stack.	Sur la pile comme présage, elle n’est rien d’autre.
720.3c	A copy of an Omen spell is an Omen as well.	Une copie d’un sort de présage est aussi un présage.
720.3d	An Omen is shuffled into its owner's library as it resolves.	Un présage est mélangé dans la bibliothèque de son propriétaire en se résolvant.
720.4	In all else the card is just itself.	Pour tout le reste, la carte n’est qu’elle-même.
720.5	Where a card name is to be chosen, that of the Omen will do.	S’il faut choisir un nom de carte, celui du présage convient.
721.1	A station card has a text box in parts, with station symbols and mostly a size.	Une carte de station a un encadré de texte en parties, avec des symboles de station et souvent une taille.
721.2	A station symbol holds from its number of charge counters on, with what stands beside it.	Un symbole de station vaut à partir de son nombre de marqueurs « charge », avec ce qui est à côté.
721.2a	With that many charge counters, the permanent has those abilities.	Avec autant de marqueurs « charge », le permanent a ces capacités.
721.2b	If there is a size, it becomes a creature of that size as well.	S’il y a une taille, il devient aussi une créature de cette taille.
721.2c	Off the battlefield the card has no power or toughness.	Hors du champ de bataille, la carte n’a ni force ni endurance.
721.3	The parts of the text box only show what belongs together.	Les parties de l’encadré montrent seulement ce qui va ensemble.
721.4	Abilities without a station symbol, like station itself, are always there.	Les capacités sans symbole de station, comme la station elle-même, sont toujours là.
722.1	A preparation card has a small frame within its text box.	Une carte de préparation a un petit cadre dans son encadré de texte.
722.2	The small frame is a spell that copies may be.	Le petit cadre est un sort que des copies peuvent être.
722.2a	The small frame is the prepare spell; what has one has it even while it isn't used.	Le petit cadre est le sort de préparation ; ce qui en a un l’a même sans s’en servir.
722.2b	The prepare spell is copied along with the card.	Le sort de préparation se copie avec la carte.
722.2c	Card and prepare spell are one: drawn or discarded, it counts once.	La carte et son sort de préparation n’en font qu’une : piochée ou défaussée, elle compte une fois.
722.3	The card itself is never cast as its prepare spell; only copies are.	La carte elle-même ne se lance jamais comme son sort de préparation ; seules des copies le sont.
722.3a	Becoming prepared gives a mark to a permanent that has a prepare spell; it can't have the mark twice.	Un permanent qui a un sort de préparation peut devenir préparé ; c’est une marque qu’il n’a qu’une fois.
722.3b	What is unprepared has lost that mark.	Ce qui n’est plus préparé a perdu cette marque.
722.3c	A prepared permanent has a copy of its prepare spell in exile, which its controller may cast; that uses it up.	Un permanent préparé a en exil une copie de son sort, que son contrôleur peut lancer ; il n’est alors plus préparé.
722.3d	A copy of a prepare spell counts as one, too.	Une copie d’un sort de préparation en est un aussi.
722.4	In every zone the card is just itself.	Dans toutes les zones, la carte n’est qu’elle-même.
722.5	Where a card name is to be chosen, that of the prepare spell will do.	S’il faut choisir un nom de carte, celui du sort de préparation convient.
`
