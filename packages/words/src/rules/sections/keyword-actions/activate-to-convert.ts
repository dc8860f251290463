/** Keyword actions (701.1 to 701.28): number, English and French, between tabs. */
export const ACTIVATE_TO_CONVERT = `
701.1	Verbs on cards mean what they mean in plain English, except for the keyword actions, which the rules define.	Les verbes des cartes ont leur sens courant, sauf les actions par mot-clé, que les règles définissent.
701.2	Activating: how an activated ability is used.	Activer : comment on utilise une capacité activée.
701.2a	To activate an ability, put it on the stack and pay for it; normally only the controller of its object may, with priority.	Activer une capacité, c’est la mettre sur la pile et en payer le coût ; seul le contrôleur de l’objet le peut, avec la priorité.
701.3	Attaching: what it means to put Auras, Equipment and Fortifications on something and to take them off.	Attacher : ce que veut dire mettre une aura, un équipement ou une fortification sur quelque chose, et l’en retirer.
701.3a	To attach is to move an Aura, Equipment or Fortification onto something that it may lawfully be on.	Attacher, c’est déplacer une aura, un équipement ou une fortification sur ce qui peut légalement la porter.
701.3b	An Aura or Equipment that an effect would attach where it can't be, or where it already is, stays where it is.	Une aura ou un équipement qu’un effet attacherait là où il ne peut pas être, ou là où il est déjà, ne bouge pas.
701.3c	An Aura or Equipment that moves to something else gets a new timestamp.	Une aura ou un équipement qui passe sur autre chose reçoit un nouvel horodatage.
701.3d	To unattach Equipment is to take it off, and it stays on the battlefield; losing what it was on counts as coming off too.	Détacher un équipement, c’est l’enlever, et il reste sur le champ de bataille ; perdre son porteur compte aussi comme se détacher.
701.4	Beholding: showing that you have a certain kind of card or permanent.	Contempler : montrer qu’on a une carte ou un permanent d’un certain genre.
701.4a	To behold something, show such a card from your hand or point out such a permanent of yours.	Pour contempler, révélez de votre main une carte de ce genre, ou choisissez un de vos permanents de ce genre.
701.4b	Whether the right kind was beheld depends on the card or permanent at that moment, not on what became of it.	Pour savoir si l’on a contemplé ce genre, compte ce qu’était la carte ou le permanent à ce moment, non ce qu’il est devenu.
701.5	Casting: how a card becomes a spell.	Lancer : comment une carte devient un sort.
701.5a	To cast a spell, move it to the stack and pay for it, while you have priority.	Lancer un sort, c’est le mettre sur la pile et en payer le coût, quand on a la priorité.
701.5b	A card that is cast becomes a spell.	Une carte qu’on lance devient un sort.
701.6	Countering: stopping a spell or ability on the stack.	Contrecarrer : arrêter un sort ou une capacité sur la pile.
701.6a	A countered spell or ability leaves the stack without doing anything; the spell goes to its owner's graveyard.	Un sort ou une capacité contrecarré quitte la pile sans effet ; le sort va dans le cimetière de son propriétaire.
701.6b	Costs paid for a spell or ability aren't given back when it is countered.	Les coûts payés pour un sort ou une capacité ne sont pas rendus quand il est contrecarré.
701.7	Creating: how tokens come about.	Créer : comment naissent les jetons.
701.7a	To create tokens is to put that many onto the battlefield, with the characteristics named.	Créer des jetons, c’est en mettre ce nombre sur le champ de bataille, avec les caractéristiques indiquées.
701.7b	Replacing a token's creation comes before continuous effects change the token; replacing how it enters comes after.	Remplacer la création d’un jeton précède les effets continus qui le modifient ; remplacer son arrivée vient après.
701.7c	Older cards that put tokens onto the battlefield now create them.	Les anciennes cartes qui mettaient des jetons sur le champ de bataille les créent désormais.
701.8	Destroying: one way of sending a permanent to the graveyard.	Détruire : l’une des façons d’envoyer un permanent au cimetière.
701.8a	A destroyed permanent goes to its owner's graveyard.	Un permanent détruit va dans le cimetière de son propriétaire.
701.8b	Only the word itself, lethal damage and deathtouch destroy a permanent; going to the graveyard otherwise isn't destruction.	Seuls le mot lui-même, les blessures mortelles et le contact mortel détruisent un permanent ; aller au cimetière autrement n’est pas une destruction.
701.8c	Regeneration takes the place of being destroyed.	La régénération prend la place de la destruction.
701.9	Discarding: how a card leaves a hand for the graveyard.	Se défausser : comment une carte passe de la main au cimetière.
701.9a	A discarded card goes from the hand to its owner's graveyard.	Une carte défaussée passe de la main au cimetière de son propriétaire.
701.9b	You pick what you discard yourself, unless chance or another player is to decide.	Vous choisissez vous-même ce dont vous vous défaussez, sauf si le hasard ou un autre joueur décide.
701.9c	A card discarded unseen into a hidden zone has undefined characteristics; a cost that asks for one can't be paid with it.	Une carte défaussée sans être vue vers une zone cachée n’a pas de caractéristiques définies ; un coût qui en demande une ne peut être payé avec elle.
701.10	Doubling: of power and toughness, life, counters, mana and damage.	Doubler : la force et l’endurance, les points de vie, les marqueurs, le mana et les blessures.
701.10a	Doubling power or toughness adds to it with a continuous effect; it doesn't set a value.	Doubler la force ou l’endurance l’augmente par un effet continu ; cela ne lui fixe pas une valeur.
701.10b	A creature whose power or toughness is doubled gets as much again as it has when the effect resolves.	Une créature dont on double la force ou l’endurance en gagne autant qu’elle en a à la résolution de l’effet.
701.10c	Doubling a negative power or toughness lowers it further by the same amount.	Doubler une force ou une endurance négative la fait encore baisser d’autant.
701.10d	To double a life total, its player gains enough life to reach twice the number, or loses enough if it is negative.	Pour doubler son total de points de vie, un joueur en gagne, ou en perd s’il est négatif, jusqu’au double.
701.10e	To double counters is to give as many more of them as there are.	Doubler des marqueurs, c’est en donner autant de plus qu’il y en a.
701.10f	To double mana of one type, add as much of it as is already in the pool.	Pour doubler le mana d’un type, ajoutez-en autant qu’il y en a déjà dans la réserve.
701.10g	Doubling damage is a replacement: the source deals twice the amount it would have dealt.	Doubler des blessures est un remplacement : la source en inflige deux fois plus que prévu.
701.11	Tripling: of power and toughness.	Tripler : la force et l’endurance.
701.11a	Tripling power or toughness also adds to it; it doesn't set a value.	Tripler la force ou l’endurance l’augmente aussi ; cela ne lui fixe pas une valeur.
701.11b	A creature whose power or toughness is tripled gets twice as much on top as it has when the effect resolves.	Une créature dont on triple la force ou l’endurance en gagne le double de ce qu’elle en a à la résolution de l’effet.
701.11c	Tripling a negative power or toughness lowers it further by twice that amount.	Tripler une force ou une endurance négative la fait encore baisser du double.
701.12	Exchanging: control, life totals, cards, zones, numbers or text.	Échanger : le contrôle, des points de vie, des cartes, des zones, des nombres ou des textes.
701.12a	An exchange happens wholly or not at all.	Un échange se fait en entier ou pas du tout.
701.12b	In an exchange of control each player gets the other's permanent at once; between two of one player's nothing happens.	Dans un échange de contrôle, chacun reçoit en même temps le permanent de l’autre ; entre deux du même joueur, rien ne se passe.
701.12c	Players who exchange life totals gain or lose the difference, as far as they can gain or lose life.	Dans un échange de totaux de points de vie, chacun gagne ou perd la différence, si rien ne l’en empêche.
701.12d	Cards are exchanged between zones only if one player owns them all; one of the zones may be empty.	Des cartes de deux zones ne s’échangent que si elles ont un même propriétaire ; l’une des zones peut être vide.
701.12e	If one of the cards was attached to something, the card that replaces it is attached there.	Si l’une des cartes était attachée à un objet, celle qui la remplace s’y trouve attachée.
701.12f	Two zones are exchanged even when one of them is empty.	Deux zones s’échangent même si l’une d’elles est vide.
701.12g	Two exchanged numbers take each other's value: life is gained or lost for that, power or toughness is set.	Deux nombres échangés prennent la valeur l’un de l’autre : on gagne ou perd des points de vie, la force ou l’endurance est fixée.
701.12h	One card exchanges text boxes: each creature then has the other's text.	Une carte échange les encadrés de texte : chaque créature a alors le texte de l’autre.
701.13	Exiling: how an object is sent to exile.	Exiler : comment un objet part en exil.
701.13a	Exiling an object moves it to exile from whatever zone it is in.	Exiler un objet le met en exil, quelle que soit sa zone.
701.14	Fighting: two creatures deal damage to each other.	Se battre : deux créatures s’infligent des blessures l’une à l’autre.
701.14a	Each creature that fights deals as much damage to the other as its power.	Chaque créature qui se bat inflige à l’autre autant de blessures que sa force.
701.14b	If either creature has left, stopped being a creature or become an illegal target, neither fights or deals damage.	Si l’une des deux est partie, n’est plus une créature ou est devenue une cible illégale, aucune ne se bat ni n’inflige de blessures.
701.14c	A creature that fights itself takes twice its own power as damage.	Une créature qui se bat contre elle-même subit le double de sa force en blessures.
701.14d	Fighting deals no combat damage.	Se battre n’inflige pas de blessures de combat.
701.15	Goading: forcing a creature to attack somebody else.	Inciter : forcer une créature à attaquer quelqu’un d’autre.
701.15a	Goading lasts until the player who did it begins another turn.	Une créature reste incitée jusqu’au prochain tour du joueur qui l’a incitée.
701.15b	A goaded creature must attack if able, and if able somebody other than the player who goaded it; copies aren't goaded.	Une créature incitée doit attaquer si possible, et si possible un autre joueur que celui qui l’a incitée ; cela ne se copie pas.
701.15c	Several players may goad one creature, and each adds a requirement of its own.	Plusieurs joueurs peuvent inciter une même créature ; chacun ajoute une obligation.
701.15d	Goading a creature twice does no more than goading it once.	Inciter deux fois une créature ne fait pas plus que l’inciter une fois.
701.16	Investigating: getting a Clue.	Enquêter : obtenir un indice.
701.16a	A player who investigates creates a Clue token.	Un joueur qui enquête crée un jeton Indice.
701.17	Milling: putting cards from the library straight into the graveyard.	Meuler : mettre des cartes de la bibliothèque directement dans le cimetière.
701.17a	To mill cards, a player puts that many of their topmost library cards straight into the graveyard.	Pour meuler des cartes, un joueur en met ce nombre du dessus de sa bibliothèque dans son cimetière.
701.17b	Nobody can mill more cards than they have: a choice or cost that needs more is out, an instruction is followed as far as possible.	On ne meule pas plus de cartes qu’on en a : un choix ou un coût plus grand est exclu, un ordre s’exécute autant que possible.
701.17c	A milled card is found where it went, if that is a public zone.	Une carte meulée se retrouve là où elle est allée, si c’est une zone publique.
701.17d	If more cards are milled than the effect expects, it takes them all into account; numbers are added up.	Si plus de cartes que prévu sont meulées, l’effet tient compte de toutes ; les nombres s’additionnent.
701.18	Playing: a word for lands and for cards in general.	Jouer : un mot pour les terrains et pour les cartes en général.
701.18a	A land is played once a turn, in your main phase with an empty stack; it isn't a spell, and lands put in by effects aren't played.	On joue un terrain une fois par tour, en phase principale, la pile vide ; ce n’est pas un sort, et mettre un terrain par un effet n’est pas le jouer.
701.18b	Playing a card means casting it or, if it is a land, playing it as a land.	Jouer une carte, c’est la jouer comme terrain ou la lancer, selon ce qu’elle est.
701.18c	To play with something, such as a revealed library, is to go on with the game that way.	Jouer avec quelque chose, comme une bibliothèque révélée, c’est poursuivre la partie ainsi.
701.18d	Spells used to be played; the cards now say that they are cast.	On jouait autrefois les sorts ; les cartes disent maintenant qu’on les lance.
701.18e	Activated abilities used to be played; the cards now say that they are activated.	On jouait autrefois les capacités activées ; les cartes disent maintenant qu’on les active.
701.19	Regenerating: a permanent is saved from destruction.	Régénérer : un permanent échappe à la destruction.
701.19a	A shield replaces the permanent's next destruction this turn: it is tapped, its damage is removed and it leaves combat.	Un bouclier remplace sa prochaine destruction ce tour-ci : il est engagé, ses blessures sont retirées et il quitte le combat.
701.19b	A static ability that regenerates does the same each time the permanent would be destroyed.	Une capacité statique qui régénère fait de même chaque fois que le permanent serait détruit.
701.19c	Making a shield isn't regenerating yet; where regeneration is forbidden, shields may be made but don't work.	Créer un bouclier n’est pas encore régénérer ; si la régénération est interdite, on peut en créer, mais ils n’agissent pas.
701.20	Revealing: showing cards to everybody, or to one player.	Révéler : montrer des cartes à tous, ou à un seul joueur.
701.20a	A revealed card is shown to all for as long as the cost, effect or trigger that needs it.	Une carte révélée est montrée à tous aussi longtemps que le coût, l’effet ou la capacité déclenchée en a besoin.
701.20b	A card that is revealed stays in its zone.	Une carte révélée reste dans sa zone.
701.20c	A revealed card can be revealed once more.	Une carte révélée peut l’être encore une fois.
701.20d	Revealed cards that are shuffled or reordered in a library are hidden again, and new objects.	Des cartes révélées qu’on mélange ou réordonne dans une bibliothèque redeviennent cachées et sont de nouveaux objets.
701.20e	Looking at a card is revealing it to one player alone.	Regarder une carte, c’est la révéler à un seul joueur.
701.21	Sacrificing: putting a permanent you control into the graveyard by choice or as a cost.	Sacrifier : mettre au cimetière un permanent qu’on contrôle, par choix ou comme coût.
701.21a	You can sacrifice only permanents you control; they go straight to the graveyard, and since this isn't destruction, regeneration can't help.	On ne sacrifie qu’un permanent qu’on contrôle ; il va droit au cimetière, et comme ce n’est pas une destruction, la régénération n’y peut rien.
701.22	Scrying: sorting the top cards of your library.	Le regard : trier les cartes du dessus de sa bibliothèque.
701.22a	To scry N, look at N cards from the top of your library and leave each on top or put it on the bottom.	Pour un regard N, vous voyez les N cartes du dessus de votre bibliothèque et laissez chacune au-dessus ou la mettez au-dessous.
701.22b	Scrying 0 doesn't count as scrying, and triggers nothing.	Un regard 0 ne compte pas comme un regard et ne déclenche rien.
701.22c	Players who scry at the same time look together, decide in APNAP order, and move the cards together.	Ceux qui font un regard ensemble regardent en même temps, décident dans l’ordre APNAP et déplacent ensemble.
701.22d	"Whenever you scry" triggers when all is done, even if some of it couldn't be.	« À chaque fois que vous faites un regard » se déclenche à la fin, même si tout n’a pas pu se faire.
701.23	Searching: looking through a zone for cards.	Chercher : parcourir une zone pour y trouver des cartes.
701.23a	To search a zone, look at all of its cards, hidden or not, and find one that fits.	Pour chercher dans une zone, on en regarde toutes les cartes, même cachées, et on en trouve une qui convient.
701.23b	A search of a hidden zone for cards of some kind may fail to find them though they are there.	En cherchant des cartes d’un genre dans une zone cachée, on peut ne pas les trouver même si elles y sont.
701.23c	If the quality sought is undefined, the zone is searched but nothing can be found.	Si la qualité cherchée n’est pas définie, on cherche mais on ne trouve rien.
701.23d	A search for simply a number of cards must find that many, if there are enough.	Si l’on cherche simplement un nombre de cartes, il faut en trouver autant, s’il y en a assez.
701.23e	Found cards stay unseen unless the effect has them revealed.	Les cartes trouvées ne sont pas montrées, sauf si l’effet les fait révéler.
701.23f	Searching only part of a library still counts as searching it.	Chercher dans une partie de la bibliothèque compte comme y chercher.
701.23g	You may choose to search though nothing could then be done with the cards.	On peut choisir de chercher même si l’on ne pourra rien faire des cartes.
701.23h	Several searches before one shuffle are a single search for all those cards.	Plusieurs recherches avant un seul mélange n’en font qu’une, pour toutes ces cartes.
701.23i	Players who search at the same time look together and choose in APNAP order.	Ceux qui cherchent ensemble regardent en même temps et choisissent dans l’ordre APNAP.
701.23j	Searching outside the game means choosing a fitting card that you own there.	Chercher hors de la partie, c’est y choisir une carte qui convient et qu’on possède.
701.24	Shuffling: bringing cards into an unknown order.	Mélanger : mettre des cartes dans un ordre inconnu.
701.24a	After shuffling, nobody knows the order of the library or pile.	Après le mélange, personne ne connaît l’ordre de la bibliothèque ou du tas.
701.24b	Found cards that go elsewhere or to a set place are kept out of the shuffle, which still counts as one.	Les cartes trouvées qui iront ailleurs ou à une place fixée restent hors du mélange, qui compte quand même.
701.24c	The library is shuffled even if the objects to be shuffled in are missing or sent elsewhere.	On mélange la bibliothèque même si ce qui devait y être mélangé manque ou est envoyé ailleurs.
701.24d	Even with nothing to shuffle into the library, it is shuffled.	On mélange la bibliothèque même s’il n’y a rien à y mélanger.
701.24e	Shuffling an empty library or a single card still counts as shuffling.	Mélanger une bibliothèque vide ou d’une seule carte compte comme un mélange.
701.24f	A library shuffled by several effects at once triggers abilities once for each of them.	Une bibliothèque mélangée par plusieurs effets à la fois déclenche les capacités une fois pour chacun.
701.24g	If a card goes to a certain place in a library as that is shuffled, it ends up in that place.	Si une carte va à une place précise d’une bibliothèque qu’on mélange, elle finit à cette place.
701.25	Surveilling: sorting the top cards of your library, with the graveyard as the other choice.	Surveiller : trier les cartes du dessus de sa bibliothèque, avec le cimetière comme autre choix.
701.25a	To surveil N, look at N cards from the top of your library and leave each on top or put it into your graveyard.	Pour surveiller N, vous voyez les N cartes du dessus de votre bibliothèque et laissez chacune au-dessus ou la mettez dans votre cimetière.
701.25b	Further cards that an effect shows you as you surveil are sorted along with the others.	Les cartes qu’un effet vous montre en plus pendant que vous surveillez sont triées avec les autres.
701.25c	Surveilling 0 doesn't count as surveilling, and triggers nothing.	Surveiller 0 ne compte pas comme surveiller et ne déclenche rien.
701.25d	"Whenever you surveil" triggers when all is done, even if some of it couldn't be.	« À chaque fois que vous surveillez » se déclenche à la fin, même si tout n’a pas pu se faire.
701.26	Tapping and untapping: turning a permanent sideways and back.	Engager et dégager : incliner un permanent et le redresser.
701.26a	Tapping turns an untapped permanent sideways; a tapped one can't be tapped again.	Engager incline un permanent dégagé ; un permanent engagé ne peut pas l’être de nouveau.
701.26b	Untapping turns a tapped permanent upright; an untapped one can't be untapped.	Dégager redresse un permanent engagé ; un permanent dégagé ne peut pas être dégagé.
701.27	Transforming: turning a double-faced permanent over.	Transformer : retourner un permanent recto-verso.
701.27a	A permanent that transforms shows its other face; only double-faced cards and tokens have one.	Un permanent qui se transforme montre son autre face ; seuls les cartes et jetons recto-verso en ont une.
701.27b	Transforming isn't turning face up or face down, and triggers nothing that waits for those.	Se transformer n’est pas être retourné face visible ou face cachée, et ne déclenche rien qui attend cela.
701.27c	A permanent that isn't double-faced doesn't transform; nothing happens.	Un permanent qui n’est pas recto-verso ne se transforme pas ; rien ne se passe.
701.27d	If the other face is an instant or sorcery, the permanent isn't transformed.	Si l’autre face est un éphémère ou un rituel, le permanent ne se transforme pas.
701.27e	An ability that waits for something to transform into a certain kind looks at it just after it transforms or converts.	Une capacité qui attend une transformation en un certain genre regarde l’objet juste après qu’il s’est transformé ou converti.
701.27f	A permanent's own ability turns it only if it hasn't turned since that ability went on the stack or was set up.	La capacité d’un permanent ne le retourne que s’il ne l’a pas été depuis sa mise sur la pile ou sa création.
701.27g	A transformed permanent is a double-faced one with its back up now; melded and merged ones never are.	Un permanent transformé est recto-verso et montre son verso ; un permanent assimilé ou fusionné ne l’est jamais.
701.28	Converting: turning a double-faced permanent over, by another name.	Convertir : retourner un permanent recto-verso, sous un autre nom.
701.28a	Converting turns a permanent to its other face by the rules for transforming.	Convertir retourne un permanent sur son autre face, selon les règles de la transformation.
701.28b	Converting isn't turning face up or face down, and triggers nothing that waits for those.	Convertir n’est pas retourner face visible ou face cachée, et ne déclenche rien qui attend cela.
701.28c	A permanent that isn't double-faced doesn't convert; nothing happens.	Un permanent qui n’est pas recto-verso ne se convertit pas ; rien ne se passe.
701.28d	If the other face is an instant or sorcery, the permanent isn't converted.	Si l’autre face est un éphémère ou un rituel, le permanent ne se convertit pas.
701.28e	A permanent's own ability converts it only if it hasn't turned since that ability went on the stack or was set up.	La capacité d’un permanent ne le convertit que s’il n’a pas été retourné depuis sa mise sur la pile ou sa création.
701.28f	A permanent that can't transform can't convert either.	Un permanent qui ne peut pas se transformer ne peut pas non plus se convertir.
`
