/** Cards of special layout (709 to 722): number, English and French, between tabs. */
export const CARD_LAYOUTS = `
709.1	A split card has two small cards on its front and the usual back.	Une carte double porte deux petites cartes au recto et le dos habituel.
709.2	Both halves of a split card are one card: drawn or discarded, it counts once.	Les deux moitiés d’une carte double font une seule carte : piochée ou défaussée, elle compte une fois.
709.3	You choose the half of a split card that you cast before it goes on the stack.	On choisit quelle moitié d’une carte double on lance avant de la mettre sur la pile.
709.3a	Whether a split card can be cast is judged by the chosen half alone.	On juge si une carte double peut être lancée d’après la seule moitié choisie.
709.3b	On the stack, a split card has just the half that was cast.	Sur la pile, une carte double n’a que la moitié lancée.
709.3c	Copies of a split card that may be cast have the same two halves.	Une copie de carte double que l’on peut lancer a les deux mêmes moitiés.
709.4	Except on the stack, a split card is both halves together.	Sauf sur la pile, une carte double est ses deux moitiés réunies.
709.4a	A split card has two names; where a name is to be chosen, it is one of them.	Une carte double a deux noms ; s’il faut choisir un nom, c’est l’un d’eux.
709.4b	A split card's mana cost is that of both halves together, and so are its colours and mana value.	Le coût de mana d’une carte double est celui des deux moitiés réunies ; de même ses couleurs et sa valeur de mana.
709.4c	A split card has the card types and abilities of both halves.	Une carte double a les types de carte et les capacités des deux moitiés.
709.4d	A fused spell is both halves even on the stack.	Un sort fusionné est ses deux moitiés même sur la pile.
709.5	On a split permanent such as a Room, a locked half gives neither name, cost nor text.	Sur un permanent double comme une salle, une moitié verrouillée ne donne ni nom, ni coût, ni texte.
709.5a	Each half of a Room has all the types on the shared type line.	Chaque moitié d’une salle a tous les types de la ligne de type commune.
709.5b	A copy of a Room has both halves, even a copy of the spell.	Une copie de salle a les deux moitiés, même une copie du sort.
709.5c	Each half of a Room on the battlefield is either locked or unlocked.	Chaque moitié d’une salle sur le champ de bataille est verrouillée ou déverrouillée.
709.5d	A Room enters with the half unlocked that was cast, or neither if it wasn't cast.	Une salle arrive avec la moitié lancée déverrouillée, ou aucune si elle n’a pas été lancée.
709.5e	You may unlock a half for its mana cost, as a special action in your main phase with an empty stack.	En phase principale, la pile vide, vous pouvez déverrouiller une moitié pour son coût de mana, par une action spéciale.
709.5f	An effect that unlocks a Room opens a locked half of your choice.	Un effet qui déverrouille une salle ouvre une moitié verrouillée de votre choix.
709.5g	An effect that locks a Room closes an unlocked half of your choice.	Un effet qui verrouille une salle ferme une moitié déverrouillée de votre choix.
709.5h	Abilities that wait for an unlocked half trigger on entering so as well as later.	Les capacités qui attendent une moitié déverrouillée se déclenchent à l’arrivée comme plus tard.
709.5i	A Room is fully unlocked when its second half is unlocked, or both at once.	Une salle est entièrement déverrouillée quand sa seconde moitié l’est, ou les deux à la fois.
709.5j	A door is one half of a Room.	Une porte est une moitié de salle.
710.1	A flip card has a second text upside down, and the usual back.	Une carte à inversion porte un second texte à l’envers, et le dos habituel.
710.1a	The upright half of a flip card is its normal self, and usually says when it flips.	La moitié à l’endroit d’une carte à inversion est la carte normale et dit le plus souvent quand elle s’inverse.
710.1b	The upside-down half of a flip card counts only on the battlefield once flipped.	La moitié à l’envers d’une carte à inversion ne compte que sur le champ de bataille, une fois inversée.
710.1c	Flipping changes neither colour nor mana cost, and effects on the permanent stay.	L’inversion ne change ni la couleur ni le coût de mana, et les effets sur le permanent restent.
710.2	A flip card is its upright half, or once flipped on the battlefield the other one instead.	Une carte à inversion est sa moitié à l’endroit ou, une fois inversée sur le champ de bataille, l’autre.
710.3	Everybody must be able to see which permanents are flipped.	Chacun doit pouvoir voir quels permanents sont inversés.
710.4	A flipped permanent stays flipped until it leaves the battlefield.	Un permanent inversé le reste jusqu’à son départ du champ de bataille.
710.5	Where a card name is to be chosen, that of the flipped half will do.	S’il faut choisir un nom de carte, celui de la moitié inversée convient.
711.1	A leveler card has a text box in three parts, each with its power and toughness.	Une carte à niveaux a un encadré de texte en trois parties, chacune avec sa force et son endurance.
711.2	A level symbol gives abilities, power and toughness for a range of level counters.	Un symbole de niveau donne des capacités, une force et une endurance pour un nombre de marqueurs « niveau ».
711.2a	A level symbol with two numbers holds from the first to the second.	Un symbole de niveau à deux nombres vaut du premier au second.
711.2b	A level symbol with a plus sign holds from its number on.	Un symbole de niveau avec un plus vaut à partir de son nombre.
711.3	The stripes of a leveler's text box only show what belongs together.	Les bandes de l’encadré d’une carte à niveaux montrent seulement ce qui va ensemble.
711.4	A leveler's abilities without a level symbol, level up itself included, are always there.	Les capacités d’une carte à niveaux sans symbole de niveau, montée de niveau comprise, sont toujours là.
711.5	A leveler with too few level counters for its first symbol has the uppermost power and toughness.	Une carte à niveaux qui n’atteint pas son premier symbole a la force et l’endurance du haut.
711.6	A leveler card off the battlefield has the uppermost power and toughness.	Une carte à niveaux hors du champ de bataille a la force et l’endurance du haut.
711.7	Class levels are something else and know nothing of level counters.	Les niveaux de classe sont autre chose et ignorent les marqueurs « niveau ».
712.1	A double-faced card has no usual back; it is nonmodal, modal or a meld card.	Une carte recto-verso n’a pas de dos habituel ; elle est non-modale, modale ou à assimiler.
712.2	Nonmodal double-faced cards turn over, or enter turned over, by abilities of theirs.	Les cartes recto-verso non-modales se retournent, ou arrivent retournées, par leurs propres capacités.
712.2a	A sign in the corner marks the front of a nonmodal card; sets have used different ones.	Un signe dans le coin marque le recto d’une carte non-modale ; il varie selon les extensions.
712.2b	A sign marks the back of a nonmodal card as well; that too varies from set to set.	Un autre signe marque le verso d’une carte non-modale ; lui aussi varie selon les extensions.
712.2c	Grey power and toughness on the front recall those of the back and mean nothing else.	Une force et une endurance en gris au recto rappellent celles du verso et rien d’autre.
712.3	Modal double-faced cards offer a choice of two faces, which are usually unrelated.	Les cartes recto-verso modales offrent le choix entre deux faces, le plus souvent sans rapport.
712.3a	A black triangle marks the front of a modal card.	Un triangle noir marque le recto d’une carte modale.
712.3b	Two white triangles mark the back of a modal card.	Deux triangles blancs marquent le verso d’une carte modale.
712.3c	A bar on each face of a modal card recalls the other one and means nothing else.	Un bandeau sur chaque face d’une carte modale rappelle l’autre et rien de plus.
712.4	A meld card bears half of a bigger card on its back.	Une carte à assimiler porte au verso la moitié d’une plus grande carte.
712.4a	One card of a meld pair exiles both and puts them in as one permanent, back side up.	Une carte d’une paire à assimiler exile les deux et les réunit en un seul permanent, verso visible.
712.4b	The backs of meld cards count only for the melded permanent.	Les versos des cartes à assimiler ne comptent que pour le permanent assimilé.
712.4c	Meld cards neither transform nor convert.	Les cartes à assimiler ne se transforment ni ne se convertissent.
712.5	The list of the seven meld pairs.	La liste des sept paires à assimiler.
712.5a	Chittering Host is made of Midnight Scavengers and Graf Rats.	Chittering Host est faite de Midnight Scavengers et de Graf Rats.
712.5b	Hanweir, the Writhing Township is made of Hanweir Garrison and Hanweir Battlements.	Hanweir, the Writhing Township est faite de Hanweir Garrison et de Hanweir Battlements.
712.5c	Brisela, Voice of Nightmares is made of the two angels Bruna and Gisela.	Brisela, Voice of Nightmares est faite des deux anges Bruna et Gisela.
712.5d	Mishra, Lost to Phyrexia is made of Mishra, Claimed by Gix and the Phyrexian Dragon Engine.	Mishra, Lost to Phyrexia est fait de Mishra, Claimed by Gix et de Phyrexian Dragon Engine.
712.5e	Urza, Planeswalker is made of Urza, Lord Protector and the Mightstone with the Weakstone.	Urza, Planeswalker est fait d’Urza, Lord Protector et de The Mightstone and Weakstone.
712.5f	Titania, Gaea Incarnate is made of Titania, Voice of Gaea and a land, Argoth.	Titania, Gaea Incarnate est faite de Titania, Voice of Gaea et du terrain Argoth.
712.5g	Ragnarok, Divine Deliverance is made of Fang and Vanille.	Ragnarok, Divine Deliverance est fait de Fang et de Vanille.
712.6	A player who may look at a double-faced card sees both of its sides.	Un joueur qui peut regarder une carte recto-verso peut en voir les deux côtés.
712.7	In hidden zones double-faced cards must not stand out; opaque sleeves or substitute cards see to that.	Dans les zones cachées, les cartes recto-verso ne doivent pas se reconnaître ; pochettes opaques ou cartes de substitution y veillent.
712.8	A double-faced card has characteristics for each face; so has the combined back of a meld pair.	Chaque face d’une carte recto-verso a ses propres caractéristiques ; de même le verso réuni d’une paire à assimiler.
712.8a	Off the battlefield and the stack, a double-faced card is its front alone.	Hors du champ de bataille et de la pile, une carte recto-verso n’est que son recto.
712.8b	On the stack, a meld card is its front alone.	Sur la pile, une carte à assimiler n’est que son recto.
712.8c	A nonmodal spell is its front, or its back if cast transformed, with the front's mana value.	Un sort non-modal est son recto, ou son verso s’il est lancé transformé, avec la valeur de mana du recto.
712.8d	A double-faced permanent with its front up is the front alone.	Un permanent recto-verso qui montre son recto n’est que ce recto.
712.8e	A nonmodal permanent with its back up is the back, with the front's mana value; copies of it have mana value 0.	Un permanent non-modal qui montre son verso est ce verso, avec la valeur de mana du recto ; celle de ses copies est 0.
712.8f	A modal double-faced spell or permanent is only the face that is up.	Un sort ou permanent recto-verso modal n’est que la face visible.
712.8g	A melded permanent is the combined back, with the mana values of both fronts; copies of it have mana value 0.	Un permanent assimilé est le verso réuni, avec les valeurs de mana des deux rectos ; celle de ses copies est 0.
712.9	Only double-faced cards and tokens that don't meld can transform or convert.	Seuls les cartes et jetons recto-verso qui ne s’assimilent pas peuvent se transformer ou se convertir.
712.10	A permanent never turns to a face that is an instant or sorcery.	Un permanent ne se retourne jamais sur une face d’éphémère ou de rituel.
712.11	Double-faced cards are cast with the front up, unless told otherwise.	Une carte recto-verso se lance sur son recto, sauf mention contraire.
712.11a	A card cast transformed or converted has its back up on the stack.	Une carte lancée transformée ou convertie montre son verso sur la pile.
712.11b	The caster of a modal card chooses its face before it goes on the stack.	Qui lance une carte modale choisit la face avant de la mettre sur la pile.
712.11c	Whether a double-faced card can be cast is judged by the face that will show on the stack.	On juge si une carte recto-verso peut être lancée d’après la face qui sera visible sur la pile.
712.11d	A front's ability that lets the card be cast transformed counts for casting it as well.	La capacité d’un recto qui permet de lancer la carte transformée compte aussi pour la lancer.
712.12	A modal card played as a land enters on the land face that its player chose.	Une carte modale jouée comme terrain arrive sur la face de terrain choisie par le joueur.
712.13	A double-faced spell that resolves shows the same face as a permanent.	Un sort recto-verso qui se résout montre la même face comme permanent.
712.13a	An effect may have a front-up spell enter transformed; if the back can't be a permanent, it goes to the graveyard.	Un effet peut faire arriver transformé un sort recto ; si le verso ne peut pas être un permanent, il va au cimetière.
712.14	A double-faced card put in without being cast has its front up, unless told otherwise.	Une carte recto-verso mise sur le champ de bataille sans être lancée montre son recto, sauf mention contraire.
712.14a	A card put in transformed has its back up; one without a second face stays where it is.	Une carte mise sur le champ de bataille transformée montre son verso ; une carte sans seconde face reste où elle est.
712.14b	A modal card whose front isn't a permanent can't be put onto the battlefield.	Une carte modale dont le recto n’est pas un permanent ne peut pas être mise sur le champ de bataille.
712.14c	Cards that meld enter together, back sides up, as one permanent.	Les cartes qui s’assimilent arrivent ensemble, sur leur verso, en un seul permanent.
712.15	A face-down double-faced card is what the effect says, hidden by a sleeve or substitute card.	Une carte recto-verso face cachée est ce que dit l’effet, dissimulée par une pochette ou une carte de substitution.
712.15a	A face-down double-faced permanent can't transform; turned up, it shows its front.	Un permanent recto-verso face cachée ne se transforme pas ; retourné, il montre son recto.
712.16	A double-faced permanent, melded or not, can't be turned face down.	Un permanent recto-verso, assimilé ou non, ne peut pas être retourné face cachée.
712.17	A double-faced card exiled face down stays hidden by a sleeve or substitute card.	Une carte recto-verso exilée face cachée reste dissimulée par une pochette ou une carte de substitution.
712.18	A permanent that transforms is the same object, and effects on it go on.	Un permanent qui se transforme reste le même objet, et les effets sur lui continuent.
712.19	Where a card name is to be chosen, that of either face will do, or that of a melded pair.	S’il faut choisir un nom de carte, celui d’une des faces convient, ou celui d’une paire assimilée.
712.20	"As it transforms" applies in the course of turning, not after it.	« Au moment où il se transforme » s’applique pendant qu’il se retourne, non après.
712.21	A melded permanent leaves as one, and its two cards go where they belong.	Un permanent assimilé part comme un seul, et ses deux cartes vont là où elles doivent.
712.21a	The owner of a melded permanent orders its two cards in a graveyard or library, secretly in the library.	Le propriétaire d’un permanent assimilé ordonne ses deux cartes au cimetière ou dans la bibliothèque, dans celle-ci en secret.
712.21b	A player who exiles a melded permanent says in which order its two cards count as exiled.	Le joueur qui exile un permanent assimilé dit dans quel ordre ses deux cartes comptent comme exilées.
712.21c	An effect that finds what a melded permanent became finds both cards and treats them alike.	Un effet qui retrouve ce qu’un permanent assimilé est devenu trouve les deux cartes et les traite de même.
712.21d	A replacement for one card of a melded permanent holds for both, except perhaps for a commander.	Un remplacement pour une carte d’un permanent assimilé vaut pour les deux, sauf parfois pour un commandant.
712.21e	A melded permanent that moves counts as one object but as two cards.	Un permanent assimilé qui bouge compte pour un objet mais pour deux cartes.
713.1	A substitute card stands in for a double-faced card and has the usual back.	Une carte de substitution tient lieu de carte recto-verso et a le dos habituel.
713.2	A substitute card bears at least the name of the front it stands for.	Une carte de substitution porte au moins le nom du recto qu’elle représente.
713.2a	On some substitute cards, one of several listed cards is marked.	Sur certaines cartes de substitution, on coche l’une des cartes d’une liste.
713.2b	Some substitute cards stand for one printed card.	Certaines cartes de substitution représentent une seule carte, imprimée dessus.
713.2c	Some substitute cards stand for any modal card, whose two names are written in.	Certaines cartes de substitution représentent n’importe quelle carte modale, dont on inscrit les deux noms.
713.3	The card that a substitute stands for is kept at hand; only double-faced cards may have one.	La carte représentée est gardée à portée pendant la partie ; seules les cartes recto-verso ont un substitut.
713.4	In the game, a substitute card is the card it stands for.	Dans la partie, une carte de substitution est la carte qu’elle représente.
713.5	A substitute card makes way for the real one when it is face up and public.	Face visible dans une zone publique, une carte de substitution fait place à la vraie.
714.1	A Saga has a text box in chapters, with its picture on the right.	Une saga a un encadré de texte en chapitres, avec l’illustration à droite.
714.1a	A Saga that is a creature also has power, toughness and a text box that isn't a chapter.	Une saga qui est une créature a aussi une force, une endurance et un encadré qui n’est pas un chapitre.
714.2	A chapter symbol stands for a triggered ability, the chapter ability.	Un symbole de chapitre représente une capacité déclenchée, la capacité de chapitre.
714.2a	Chapter symbols have Roman numerals.	Les symboles de chapitre portent des chiffres romains.
714.2b	A chapter triggers when new lore counters bring the Saga to its number.	Un chapitre se déclenche quand de nouveaux marqueurs « connaissance » portent la saga à son numéro.
714.2c	Two numbers before one effect are two chapters with that effect.	Deux numéros devant un effet sont deux chapitres de cet effet.
714.2d	A Saga's highest chapter number is its final one, or 0 if it has no chapters.	Le plus grand numéro de chapitre d’une saga est le dernier, ou 0 si elle n’a pas de chapitre.
714.2e	A Saga's final chapter ability has the highest of its chapter numbers.	La dernière capacité de chapitre d’une saga est celle de son dernier numéro.
714.3	Lore counters show how far a Saga has come.	Les marqueurs « connaissance » montrent où en est une saga.
714.3a	A lore counter comes with every Saga that enters, unless it has read ahead.	Une saga arrive avec un marqueur « connaissance », sauf si elle a la lecture rapide.
714.3b	A Saga with read ahead enters at a chapter that its controller chooses.	Une saga avec la lecture rapide arrive au chapitre que choisit son contrôleur.
714.3c	As your first main phase begins, each Saga of yours gets another lore counter.	Au début de votre première phase principale, chacune de vos sagas reçoit un marqueur « connaissance » de plus.
714.4	A Saga is sacrificed at its final chapter, once no chapter ability is waiting or on the stack.	Une saga est sacrifiée à son dernier chapitre, quand aucune capacité de chapitre n’attend ni n’est sur la pile.
715.1	An adventurer card has a small frame within its text box.	Une carte d’aventurier a un petit cadre dans son encadré de texte.
715.2	The small frame of an adventurer card is its Adventure, another spell it may be.	Le petit cadre d’une carte d’aventurier est son aventure, un autre sort qu’elle peut être.
715.2a	An object with an Adventure has it even while it isn't cast that way.	Un objet qui a une aventure l’a même sans être lancé ainsi.
715.2b	A copy of an adventurer card has its Adventure, too.	Une copie d’une carte d’aventurier a aussi son aventure.
715.2c	Card and Adventure are one: drawn or discarded, it counts once.	La carte et l’aventure n’en font qu’une : piochée ou défaussée, elle compte une fois.
715.3	An adventurer card is played as itself or as its Adventure, as you like.	Une carte d’aventurier se joue elle-même ou comme son aventure, à votre choix.
715.3a	Whether a card can be cast as an Adventure is judged by the Adventure alone.	On juge si une carte peut être lancée comme aventure d’après la seule aventure.
715.3b	A spell cast as an Adventure is nothing else while it is on the stack.	Un sort lancé comme aventure n’est rien d’autre tant qu’il est sur la pile.
715.3c	A copy of an Adventure spell is an Adventure as well.	Une copie d’un sort d’aventure est aussi une aventure.
715.3d	An Adventure is exiled as it resolves, and its controller may then play the card, though not as an Adventure.	Une aventure est exilée en se résolvant ; son contrôleur peut ensuite jouer la carte, mais pas comme aventure.
715.4	Anywhere else, an adventurer card is only its normal self.	Partout ailleurs, une carte d’aventurier n’est qu’elle-même.
715.5	Where a card name is to be chosen, that of the Adventure will do.	S’il faut choisir un nom de carte, celui de l’aventure convient.
716.1	A Class has a text box in three parts, with two level bars.	Une classe a un encadré de texte en trois parties, avec deux barres de niveau.
716.2	A level bar has a cost, a number and the abilities that come with the level.	Une barre de niveau porte un coût, un nombre et les capacités qui viennent avec le niveau.
716.2a	Each level is bought from the one below, as a sorcery, and its abilities then stay.	Chaque niveau s’achète à partir du précédent, comme un rituel, et ses capacités restent acquises.
716.2b	A Class that stops being one keeps its level, and levels aren't copied.	Une classe garde son niveau même si elle n’en est plus une, et les niveaux ne se copient pas.
716.2c	To gain a Class level is to activate the ability of its bar.	Gagner un niveau de classe, c’est activer la capacité de sa barre.
716.2d	A permanent without a level counts as level 1.	Un permanent sans niveau compte comme de niveau 1.
716.3	A Class's abilities above the first level bar are always there.	Les capacités d’une classe au-dessus de la première barre de niveau sont toujours là.
716.4	Level counters and Class levels have nothing to do with each other.	Les marqueurs « niveau » et les niveaux de classe n’ont rien à voir entre eux.
717.1	Attractions have their own back and a column of numbers, some lit, perhaps others than on a namesake.	Une attraction a son propre dos et une colonne de nombres dont certains sont allumés, parfois d’autres que sur son homonyme.
717.2	Attractions form a deck of their own in the command zone, shuffled before the game.	Les attractions forment leur propre deck dans la zone de commandement, mélangé avant la partie.
717.2a	A constructed Attraction deck has at least ten cards, no two with the same name.	En construit, un deck d’attractions a au moins dix cartes, de noms tous différents.
717.2b	A limited Attraction deck has at least three cards of the player's pool, and names may repeat.	En limité, un deck d’attractions a au moins trois cartes reçues par le joueur, et des noms peuvent se répéter.
717.3	Effects bring Attractions from their deck onto the battlefield.	Des effets amènent des attractions de leur deck sur le champ de bataille.
717.4	As their first main phase begins, a player with Attractions rolls to visit them.	Au début de sa première phase principale, un joueur qui a des attractions lance le dé pour les visiter.
717.5	A visit ability triggers when its Attraction has the rolled number lit.	Une capacité de visite se déclenche si le nombre obtenu est allumé sur son attraction.
717.6	An Attraction that would go to a hand, library, graveyard or the stack goes to the command zone.	Une attraction qui irait en main, dans une bibliothèque, un cimetière ou sur la pile va dans la zone de commandement.
717.6a	Attraction cards put there lie face up in a pile apart from the deck, the junkyard.	Les cartes d’attraction mises là forment un tas face visible à part du deck, la casse (junkyard).
718.1	A prototype card has a small frame with a second mana cost, power and toughness.	Une carte à prototype a un petit cadre avec un second coût de mana, une force et une endurance.
718.2	The small frame of a prototype card is what it may be as a spell and as a permanent.	Le petit cadre d’une carte à prototype est ce qu’elle peut être comme sort et comme permanent.
718.2a	A copy of a prototype card has both sets of values.	Une copie d’une carte à prototype a les deux jeux de valeurs.
718.3	You choose whether a prototype card is prototyped as you cast it.	On choisit en la lançant si une carte à prototype l’est comme prototype.
718.3a	Whether a card can be cast as a prototype is judged by the cost, power and toughness of the small frame.	On juge si une carte peut être lancée comme prototype d’après le coût, la force et l’endurance du petit cadre.
718.3b	A prototyped spell and its permanent have the cost, power and toughness of the small frame, and the colours of that cost.	Un sort de prototype et son permanent ont le coût, la force et l’endurance du petit cadre, et les couleurs de ce coût.
718.3c	A copy of a prototyped spell is prototyped as well.	Une copie d’un sort de prototype est aussi un prototype.
718.3d	A copy of the permanent from a prototyped spell is prototyped as well.	Une copie d’un permanent qui fut un sort de prototype est aussi un prototype.
718.4	Unless prototyped, a prototype card is only its normal self in every zone.	Sauf comme prototype, une carte à prototype n’est qu’elle-même dans toutes les zones.
718.5	A prototype card's name, types and abilities are the same either way.	Le nom, les types et les capacités d’une carte à prototype sont les mêmes dans les deux cas.
719.1	A Case has its picture on the left and the type line at the foot.	Une affaire a son illustration à gauche et sa ligne de type en bas.
719.2	The frame of a Case means nothing in the game.	Le cadre d’une affaire ne veut rien dire dans le jeu.
719.3	A Case has two special abilities, one that solves it and one for when it is solved.	Une affaire a deux capacités spéciales : l’une la résout, l’autre sert une fois résolue.
719.3a	In its controller's end step, a Case is solved if its condition holds.	À l’étape de fin de son contrôleur, une affaire est résolue si sa condition est remplie.
719.3b	Solved is only a marker, which lasts until the permanent leaves and isn't copied.	Résolue n’est qu’une marque, qui reste jusqu’au départ du permanent et ne se copie pas.
719.3c	The "solved" ability of a solved Case counts, be it static, triggered or activated.	La capacité « résolue » d’une affaire résolue compte, qu’elle soit statique, déclenchée ou activée.
720.1	An omen card has a small frame within its text box.	Une carte de présage a un petit cadre dans son encadré de texte.
720.2	The small frame of an omen card is its Omen, another spell it may be.	Le petit cadre d’une carte de présage est son présage, un autre sort qu’elle peut être.
720.2a	An object with an Omen has it even while it isn't cast that way.	Un objet qui a un présage l’a même sans être lancé ainsi.
720.2b	A copy of an omen card has its Omen, too.	Une copie d’une carte de présage a aussi son présage.
720.2c	Card and Omen are one: drawn or discarded, it counts once.	La carte et le présage n’en font qu’une : piochée ou défaussée, elle compte une fois.
720.3	An omen card is cast as itself or as its Omen, as you like.	Une carte de présage se lance elle-même ou comme son présage, à votre choix.
720.3a	Whether a card can be cast as an Omen is judged by the Omen alone.	On juge si une carte peut être lancée comme présage d’après le seul présage.
720.3b	A spell cast as an Omen is nothing else while it is on the stack.	Un sort lancé comme présage n’est rien d’autre tant qu’il est sur la pile.
720.3c	A copy of an Omen spell is an Omen as well.	Une copie d’un sort de présage est aussi un présage.
720.3d	An Omen is shuffled into its owner's library as it resolves.	Un présage est mélangé dans la bibliothèque de son propriétaire en se résolvant.
720.4	Anywhere else, an omen card is only its normal self.	Partout ailleurs, une carte de présage n’est qu’elle-même.
720.5	Where a card name is to be chosen, that of the Omen will do.	S’il faut choisir un nom de carte, celui du présage convient.
721.1	A station card has a text box in parts, with station symbols and usually power and toughness.	Une carte de station a un encadré de texte en parties, avec des symboles de station et souvent une force et une endurance.
721.2	A station symbol holds from its number of charge counters on, with what stands beside it.	Un symbole de station vaut à partir de son nombre de marqueurs « charge », avec ce qui est à côté.
721.2a	With enough charge counters for its symbol, a station card has the abilities beside it.	Avec assez de marqueurs « charge » pour son symbole, une carte de station a les capacités à côté.
721.2b	With power and toughness beside the symbol, a station card also becomes a creature with those.	Avec une force et une endurance à côté du symbole, une carte de station devient aussi une créature qui les a.
721.2c	A station card has no power or toughness off the battlefield.	Une carte de station n’a ni force ni endurance hors du champ de bataille.
721.3	The stripes of a station card's text box only show what belongs together.	Les bandes de l’encadré d’une carte de station montrent seulement ce qui va ensemble.
721.4	A station card's abilities without a symbol, station itself included, are always there.	Les capacités d’une carte de station sans symbole, station comprise, sont toujours là.
722.1	A preparation card has a small frame within its text box.	Une carte de préparation a un petit cadre dans son encadré de texte.
722.2	The small frame of a preparation card is a spell that copies of it may be.	Le petit cadre d’une carte de préparation est un sort que ses copies peuvent être.
722.2a	The small frame is called the prepare spell; an object has it even while it isn't used.	Le petit cadre s’appelle le sort de préparation ; un objet l’a même sans s’en servir.
722.2b	A copy of a preparation card has its prepare spell, too.	Une copie d’une carte de préparation a aussi son sort de préparation.
722.2c	Card and prepare spell are one: drawn or discarded, it counts once.	La carte et son sort de préparation n’en font qu’une : piochée ou défaussée, elle compte une fois.
722.3	A preparation card itself is never cast as its prepare spell; only copies are.	Une carte de préparation ne se lance jamais elle-même comme son sort de préparation ; seules des copies le sont.
722.3a	Becoming prepared gives a mark to a permanent that has a prepare spell; it can't have the mark twice.	Un permanent qui a un sort de préparation peut devenir préparé ; c’est une marque qu’il n’a qu’une fois.
722.3b	A permanent that becomes unprepared loses the prepared mark.	Un permanent qui n’est plus préparé perd la marque.
722.3c	A prepared permanent has a copy of its prepare spell in exile, which its controller may cast; that uses it up.	Un permanent préparé a en exil une copie de son sort, que son contrôleur peut lancer ; il n’est alors plus préparé.
722.3d	A copy of a prepare spell counts as one, too.	Une copie d’un sort de préparation en est un aussi.
722.4	A preparation card is only its normal self, whatever zone it is in.	Dans toutes les zones, une carte de préparation n’est qu’elle-même.
722.5	Where a card name is to be chosen, that of the prepare spell will do.	S’il faut choisir un nom de carte, celui du sort de préparation convient.
`
