/** Keyword abilities (702.154 to 702.192): number, English and French, between tabs. */
export const ENLIST_TO_PARADIGM = `
702.154	Enlist: an idle creature lends the attacker its power.	Enrôlement : une créature inactive prête sa force à l’attaquant.
702.154a	As a creature with enlist attacks, tap a ready creature that doesn't; its power is added for the turn.	Quand une créature avec l’enrôlement attaque, engagez une créature prête qui n’attaque pas ; sa force s’ajoute pour le tour.
702.154b	Enlisting is an optional cost of attacking, and the bonus is linked to it.	Enrôler est un coût d’attaque facultatif, et le bonus y est lié.
702.154c	An attacker enlists the creature tapped for it; it can't enlist itself.	Un attaquant enrôle la créature engagée pour lui ; il ne peut pas s’enrôler lui-même.
702.154d	Several enlist abilities each have their own cost and bonus.	Plusieurs enrôlements ont chacun leur coût et leur bonus.
702.155	Read ahead: a Saga may begin at a later chapter.	Lecture rapide : une saga peut commencer à un chapitre ultérieur.
702.155a	In the turn a Saga with read ahead enters, only the chapter it begins with triggers, not those before.	Le tour où arrive une saga avec la lecture rapide, seul le chapitre où elle commence se déclenche, pas ceux d’avant.
702.155b	As a Saga with read ahead enters, its controller chooses a chapter; it has that many lore counters.	Quand une saga avec la lecture rapide arrive, son contrôleur choisit un chapitre ; elle a autant de marqueurs « connaissance ».
702.155c	Having read ahead more than once adds nothing.	Avoir plusieurs fois la lecture rapide n’ajoute rien.
702.156	Ravenous: X counters, and a card if X is large.	Voracité : X marqueurs, et une carte si X est grand.
702.156a	A creature with ravenous enters with X +1/+1 counters; if X is at least 5, you draw a card.	Une créature avec la voracité arrive avec X marqueurs +1/+1 ; si X est d’au moins 5, vous piochez une carte.
702.157	Squad: pay again for copies.	Escouade : payer encore pour des copies.
702.157a	Squad may be paid any number of times; each payment creates a token copy when the creature enters.	L’escouade se paie autant de fois que voulu ; chaque paiement crée une copie quand la créature arrive.
702.157b	Several squads are paid for and trigger apart.	Plusieurs escouades se paient et se déclenchent à part.
702.158	Space sculptor: the creatures are divided among sectors.	Space sculptor : les créatures se répartissent en secteurs.
702.158a	Just Space Beleren has this ability, which puts creatures into sectors.	Seul Space Beleren a cette capacité, qui met les créatures dans des secteurs.
702.158b	The sectors alpha, beta and gamma are marks that last as long as a space sculptor is about, and aren't copied.	Les secteurs alpha, bêta et gamma sont des marques qui durent tant qu’il y a un space sculptor, et ne se copient pas.
702.158c	Creatures without a sector get one from their controllers, those without the sculptor first.	Les créatures sans secteur en reçoivent un de leurs contrôleurs, d’abord ceux qui n’ont pas le space sculptor.
702.158d	An effect on one sector takes in all creatures with that mark.	Un effet sur un secteur touche toutes les créatures qui ont cette marque.
702.158e	Creatures and other permanents share a sector if they have the same mark.	Des permanents sont du même secteur s’ils ont la même marque.
702.159	Visit: what an Attraction offers to visitors.	Visite : ce qu’une attraction offre aux visiteurs.
702.159a	A visit ability triggers when you roll to visit and the result is lit up on its Attraction.	Une capacité de visite se déclenche quand vous lancez le dé pour visiter et que le résultat est allumé sur son attraction.
702.159b	A player claims the prize of an Attraction by doing what its visit ability says after "prize".	Remporter le prix d’une attraction, c’est faire ce que sa capacité de visite dit après le mot « prix ».
702.160	Prototype: a smaller version for less mana.	Prototype : une version plus petite pour moins de mana.
702.160a	A card with prototype may be cast with its second mana cost, power and toughness.	Une carte avec le prototype peut être lancée avec son second coût de mana, sa seconde force et sa seconde endurance.
702.161	Living metal: a Vehicle that is a creature in your turn.	Métal vivant : un véhicule qui est une créature à votre tour.
702.161a	In your turn, a Vehicle with living metal is a creature as well.	Pendant votre tour, un véhicule avec le métal vivant est aussi une créature.
702.162	More Than Meets the Eye: it is cast as its other face.	More than meets the eye : il se lance sous son autre face.
702.162a	A card with More Than Meets the Eye may be cast converted for this cost in place of its mana cost.	Une carte avec more than meets the eye peut être lancée convertie pour ce coût au lieu de son coût de mana.
702.163	For Mirrodin!: the Equipment brings a Rebel to carry it.	« Pour Mirrodin ! » : l’équipement apporte un rebelle pour le porter.
702.163a	When Equipment with For Mirrodin! enters, it is attached to a red 2/2 Rebel created for it.	Quand un équipement avec « Pour Mirrodin ! » arrive, il est attaché à un rebelle rouge 2/2 créé pour lui.
702.164	Toxic: its combat damage to players also poisons them.	Toxique : ses blessures de combat aux joueurs les empoisonnent aussi.
702.164a	Toxic is static, and has a number.	Toxique est statique et porte un nombre.
702.164b	The total toxic value adds up the numbers of all toxic abilities of a creature.	La valeur toxique totale additionne les nombres de toutes les capacités toxiques d’une créature.
702.164c	A creature with toxic that deals a player combat damage also gives them poison counters, its total toxic value.	Les blessures de combat d’une créature toxique à un joueur lui donnent aussi des marqueurs poison, selon sa valeur toxique totale.
702.165	Backup: counters for a creature, perhaps with abilities.	Main-forte : des marqueurs pour une créature, parfois avec des capacités.
702.165a	Backup N puts N +1/+1 counters on a creature; another one also gains the abilities below it for the turn.	Main-forte N met N marqueurs +1/+1 sur une créature ciblée ; une autre acquiert aussi ce tour-ci les capacités qui suivent.
702.165b	A copy of a creature with backup keeps the printed order of abilities.	Une copie d’une créature avec main-forte garde l’ordre imprimé des capacités.
702.165c	Backup lends only printed abilities, none that the creature was given.	Main-forte ne prête que les capacités imprimées, pas celles que la créature a reçues.
702.165d	Which abilities backup lends is settled as its ability goes on the stack.	Ce que prête main-forte est fixé quand la capacité est mise sur la pile.
702.166	Bargain: a sacrifice for an extra effect.	Négociation : un sacrifice pour un effet supplémentaire.
702.166a	As you cast a spell with bargain, you may sacrifice an artifact, an enchantment or any token.	En lançant un sort avec la négociation, vous pouvez sacrifier un artefact, un enchantement ou un jeton quelconque.
702.166b	A spell is bargained as soon as its player says they will make the sacrifice.	Un sort est négocié dès que son joueur annonce faire ce sacrifice.
702.166c	"If bargained" on a card always means the bargain printed on that card itself.	« Si négocié » sur une carte désigne toujours la négociation imprimée sur cette carte.
702.166d	Targets of the bargained part are chosen only if the spell is bargained.	Les cibles de la partie négociée ne sont choisies que si le sort est négocié.
702.167	Craft: the permanent is exiled with materials and returns as its other face.	Façonnage : le permanent est exilé avec des matériaux et revient sous son autre face.
702.167a	Craft exiles the permanent and its materials, at sorcery speed, and returns it transformed under its owner's control.	Le façonnage exile le permanent et ses matériaux, comme un rituel, et le renvoie transformé sous le contrôle de son propriétaire.
702.167b	Materials for crafting may be your permanents or cards in your graveyard, unless "card" is said.	Les matériaux d’un façonnage peuvent être vos permanents ou des cartes de votre cimetière, sauf si « carte » est précisé.
702.167c	The cards a permanent was crafted with are those exiled for its craft cost.	Les cartes dont un permanent est façonné sont celles exilées pour son coût de façonnage.
702.168	Disguise: cast face down, with ward, and turned up later.	Déguisement : lancée face cachée, avec la parade, et retournée plus tard.
702.168a	A card with disguise may be cast face down for {3}, as a 2/2 creature with ward {2}.	Une carte avec le déguisement peut être lancée face cachée pour {3}, comme créature 2/2 avec parade {2}.
702.168b	A card cast with disguise is turned face down first, so whatever allows or forbids casting sees a nameless 2/2.	Une carte lancée par le déguisement est d’abord retournée face cachée ; ce qui permet ou interdit de la lancer voit une 2/2 sans nom.
702.168c	Only abilities such as disguise let a card be cast face down.	Seules des capacités comme le déguisement permettent de lancer une carte face cachée.
702.168d	With priority, you may show a creature's disguise cost, pay it and turn it up; it doesn't enter anew.	Avec la priorité, vous pouvez montrer le coût de déguisement d’une créature, le payer et la retourner ; elle n’arrive pas de nouveau.
702.168e	An X in the disguise cost is the X of the permanent's other abilities.	Un X dans le coût de déguisement est le X des autres capacités du permanent.
702.168f	For more about face-down cards see chapter 708.	Pour le reste sur les cartes face cachée, voir le chapitre 708.
702.169	Solved: an ability that counts once the Case is solved.	Résolue : une capacité qui vaut une fois l’affaire résolue.
702.169a	"Solved" stands before a static, triggered or activated ability of a Case.	« Résolue » précède une capacité statique, déclenchée ou activée d’une affaire.
702.169b	A static ability after "solved" holds only while the Case is solved.	Une capacité statique après « résolue » ne vaut que tant que l’affaire l’est.
702.169c	A triggered ability after "solved" triggers only while the Case is solved.	Une capacité déclenchée après « résolue » ne se déclenche que si l’affaire l’est.
702.169d	An activated ability after "solved" can be used only while the Case is solved.	Une capacité activée après « résolue » ne sert que si l’affaire l’est.
702.170	Plot: pay now and cast it free later.	Complot : payer maintenant et lancer gratuitement plus tard.
702.170a	In your main phase with an empty stack, pay a card's plot cost to exile it from hand as plotted.	En phase principale, la pile vide, payez le coût de complot d’une carte pour l’exiler de votre main comme complotée.
702.170b	Plotting a card is a special action and doesn't use the stack.	Comploter une carte est une action spéciale et n’utilise pas la pile.
702.170c	Effects may make cards in exile plotted, too.	Des effets peuvent aussi rendre complotées des cartes en exil.
702.170d	From the next turn on, the owner of a plotted card may cast it free in their main phase with an empty stack.	Dès un tour suivant, le propriétaire d’une carte complotée peut la lancer gratuitement en phase principale, la pile vide.
702.170e	Plotting a card means that special action alone.	Comploter une carte désigne cette seule action spéciale.
702.170f	An effect may let cards be plotted from another zone.	Un effet peut permettre de comploter depuis une autre zone.
702.171	Saddle: tapping creatures saddles the Mount.	Seller : engager des créatures selle la monture.
702.171a	To saddle N, tap other creatures of yours with total power N or more, at sorcery speed; it lasts for the turn.	Pour seller N, engagez, comme un rituel, d’autres créatures à vous, de force totale N au moins ; cela dure le tour.
702.171b	Saddled is only a marker, which lasts until end of turn or until the permanent leaves; it isn't copied.	Sellé n’est qu’une marque, jusqu’à la fin du tour ou au départ du permanent ; elle ne se copie pas.
702.171c	The creatures tapped for a saddle cost saddle the permanent.	Les créatures engagées pour seller un permanent l’ont sellé.
702.172	Spree: any modes you pay for.	Impétuosité : tous les modes que vous payez.
702.172a	For spree, choose one mode at least and pay the cost of each one chosen on top.	Pour l’impétuosité, choisissez au moins un mode et payez en plus le coût de chacun.
702.172b	The plus signs on cards with spree are reminders and mean nothing else.	Les signes plus des cartes avec l’impétuosité sont des rappels et rien d’autre.
702.173	Freerunning: cheaper after combat damage by an Assassin or commander.	Course libre : moins cher après des blessures de combat d’un assassin ou d’un commandant.
702.173a	The freerunning cost may be paid if your Assassin or commander dealt a player combat damage this turn.	Le coût de course libre est payable si votre assassin ou commandant a infligé des blessures de combat à un joueur ce tour-ci.
702.174	Gift: an opponent is promised something, and the spell does more.	Don : on promet quelque chose à un adversaire, et le sort fait plus.
702.174a	As you cast a spell with gift, you may promise that gift to an opponent of your choice.	En lançant un sort avec le don, vous pouvez promettre ce don à un adversaire de votre choix.
702.174b	A spell's gift is given as the spell resolves, a permanent's once that has entered.	Le don d’un sort est fait à sa résolution, celui d’un permanent quand il est arrivé.
702.174c	A player gives a gift when a spell with a promised gift resolves, or a permanent's gift ability does.	Un joueur fait un don quand se résout un sort au don promis, ou la capacité de don d’un permanent.
702.174d	A gifted Food is a Food token for that opponent.	Don d’une nourriture : l’adversaire choisi reçoit un jeton Nourriture.
702.174e	A gifted card is a card drawn by that opponent.	Don d’une carte : l’adversaire choisi pioche une carte.
702.174f	A gifted Fish is a blue 1/1 token for that opponent, and enters tapped.	Don d’un poisson : l’adversaire choisi reçoit un jeton Poisson bleu 1/1 engagé.
702.174g	A gifted turn is an extra one for that opponent, next after this.	Don d’un tour : l’adversaire choisi joue un tour supplémentaire après celui-ci.
702.174h	A gifted Treasure is a Treasure token for that opponent.	Don d’un trésor : l’adversaire choisi reçoit un jeton Trésor.
702.174i	A gifted Octopus is a blue 8/8 token for that opponent.	Don d’une pieuvre : l’adversaire choisi reçoit un jeton Pieuvre bleue 8/8.
702.174j	An instant or sorcery gives its gift first as it resolves, and none if it never does.	Un éphémère ou un rituel fait d’abord son don en se résolvant, et aucun s’il ne se résout pas.
702.174k	A gift is promised as soon as the caster says they will give it.	Un don est promis dès que le lanceur annonce le faire.
702.174m	Targets that hang on a promised gift are chosen only if it was promised.	Les cibles liées à un don promis ne sont choisies que s’il l’a été.
702.175	Offspring: an extra cost for a 1/1 copy.	Progéniture : un coût de plus pour une copie 1/1.
702.175a	If the offspring cost was paid as well, a 1/1 token copy is created when the creature enters.	Si le coût de progéniture a été payé aussi, un jeton copie 1/1 est créé quand la créature arrive.
702.175b	Several offspring abilities are paid for and trigger apart.	Plusieurs progénitures se paient et se déclenchent à part.
702.176	Impending: cheaper, but it takes time to become a creature.	Imminence : moins cher, mais il faut attendre la créature.
702.176a	Cast for its impending cost, it has N time counters and isn't a creature until your end steps have removed them.	Lancé pour son coût d’imminence, il a N marqueurs « temps » et n’est pas une créature avant que vos étapes de fin les aient retirés.
702.177	Exhaust: the ability works a single time.	Épuisement : la capacité ne sert qu’une fois.
702.177a	An exhaust ability can be activated a single time for each object.	Une capacité d’épuisement ne s’active qu’une seule fois par objet.
702.177b	An action for those who haven't exhausted anything this turn is over once you begin to activate an exhaust ability.	Une action permise seulement si vous n’avez activé aucun épuisement ne l’est plus dès que vous commencez à en activer un.
702.178	Max speed: an ability that needs speed 4.	Vitesse maximale : une capacité qui demande une vitesse de 4.
702.178a	With max speed, the object has the ability after the dash while your speed is 4.	Avec vitesse maximale, l’objet a la capacité qui suit le tiret tant que votre vitesse est de 4.
702.178b	Max speed works in the zones that the ability after the dash names.	La vitesse maximale agit dans les zones que nomme la capacité qui suit le tiret.
702.179	Start your engines!: its controller begins to have a speed.	« Allumez les moteurs ! » : son contrôleur commence à avoir une vitesse.
702.179a	With start your engines! on one of their permanents, a player without speed gets speed 1 at once.	Un joueur sans vitesse qui contrôle un permanent avec « Allumez les moteurs ! » passe aussitôt à la vitesse 1.
702.179b	A player has no speed until something gives them one.	Un joueur n’a pas de vitesse avant que quelque chose lui en donne une.
702.179c	A player without speed who gains some has that much from then on.	Un joueur sans vitesse qui en gagne a la vitesse ainsi gagnée.
702.179d	Once in each of your turns, if opponents lose life, your speed rises by 1, up to 4.	Une fois par tour à vous, si des adversaires perdent des points de vie, votre vitesse monte de 1, jusqu’à 4.
702.179e	A player with speed 4 has max speed.	Un joueur de vitesse 4 a la vitesse maximale.
702.179f	For effects that ask, a player without speed has speed 0.	Pour les effets qui le demandent, un joueur sans vitesse a une vitesse de 0.
702.180	Harmonize: a creature helps to cast it from the graveyard.	Harmonie : une créature aide à le lancer du cimetière.
702.180a	Harmonize casts it from your graveyard, cheaper by the power of a creature you tap; it is exiled after that.	L’harmonie le lance de votre cimetière, moins cher de la force d’une créature que vous engagez ; il est exilé ensuite.
702.180b	The creature for harmonize is chosen as the spell is announced and tapped as it is paid for.	La créature de l’harmonie est choisie à l’annonce du sort et engagée au paiement.
702.181	Mobilize: Warriors attack along with it.	Mobilisation : des guerriers attaquent avec elle.
702.181a	When a creature with mobilize N attacks, so do N new red 1/1 Warriors, which are sacrificed at the next end step.	Quand une créature avec mobilisation N attaque, N nouveaux guerriers rouges 1/1 attaquent aussi, sacrifiés à la prochaine étape de fin.
702.182	Job select: the Equipment brings a Hero to carry it.	Job select : l’équipement apporte un héros pour le porter.
702.182a	When Equipment with job select enters, it is attached to a colourless 1/1 Hero created for it.	Quand un équipement avec job select arrive, il est attaché à un héros incolore 1/1 créé pour lui.
702.183	Tiered: a single mode, at a price of its own.	Tiered : un seul mode, à son propre prix.
702.183a	For tiered, choose a single mode and pay its cost on top.	Pour tiered, choisissez un seul mode et payez en plus son coût.
702.184	Station: tapping creatures charges it with their power.	Station : engager des créatures la charge de leur force.
702.184a	Station taps another creature of yours, at sorcery speed, for charge counters equal to its power.	La station engage une autre de vos créatures, comme un rituel, pour autant de marqueurs « charge » que sa force.
702.184b	Cards with station have a layout of their own, which chapter 721 describes.	Les cartes avec la station ont leur propre disposition, décrite au chapitre 721.
702.184c	Another ability may have station count something other than power.	Une autre capacité peut faire compter à la station autre chose que la force.
702.185	Warp: cast for a turn, exiled, and cast again later.	Warp : lancée pour un tour, exilée, puis relancée plus tard.
702.185a	A card cast from hand for its warp cost is exiled at the next end step, and may be cast from exile in later turns.	Une carte lancée de la main pour son coût de warp est exilée à la prochaine étape de fin, et peut être lancée de là aux tours suivants.
702.185b	Warped cards in exile are those that warp exiled.	Les cartes « warpées » en exil sont celles que le warp a exilées.
702.185c	A spell was warped if the warp cost was what it was cast for.	Un sort a été « warpé » s’il a été lancé pour son coût de warp.
702.186	∞: an ability that harnessing switches on.	∞ : une capacité que l’on active en harnachant.
702.186a	The infinity sign stands before a static ability of an Infinity card.	Le signe de l’infini précède une capacité statique d’une carte Infinité.
702.186b	A permanent has the ability after the infinity sign only while it is harnessed.	Un permanent n’a la capacité qui suit le signe de l’infini que tant qu’il est harnaché.
702.187	Mayhem: the card may be cast in the turn it is discarded.	Mayhem : la carte peut se lancer le tour où l’on s’en défausse.
702.187a	Mayhem works while the card is in a graveyard.	Mayhem agit quand la carte est dans un cimetière.
702.187b	In the turn you discard a card with mayhem, it may be cast from the graveyard for its mayhem cost.	Le tour où vous vous défaussez d’une carte avec mayhem, elle peut être lancée du cimetière pour son coût de mayhem.
702.187c	A card with mayhem but no cost may be played from the graveyard in the turn you discard it.	Une carte avec mayhem sans coût peut être jouée du cimetière le tour où vous vous en défaussez.
702.188	Web-slinging: returning a tapped creature to hand makes it cheaper.	Web-slinging : renvoyer en main une créature engagée le rend moins cher.
702.188a	The web-slinging cost, with a tapped creature of yours returned to hand, may be paid in place of the mana cost.	Le coût de web-slinging, avec une de vos créatures engagées renvoyée en main, peut être payé au lieu du coût de mana.
702.189	Firebending: its attacks make red mana.	Maîtrise du Feu : ses attaques produisent du mana rouge.
702.189a	When a creature with firebending N attacks, N {R} are added, which last until end of combat.	Quand une créature avec maîtrise du Feu N attaque, N {R} sont ajoutés, qui durent jusqu’à la fin du combat.
702.189b	You firebend each time such an ability of yours resolves.	Vous maîtrisez le Feu chaque fois qu’une telle capacité à vous se résout.
702.190	Sneak: the spell takes the place of an unblocked attacker.	Infiltration : le sort prend la place d’un attaquant non bloqué.
702.190a	In your declare blockers step, it may be cast for its sneak cost while an unblocked attacker returns to hand.	À votre étape de déclaration des bloqueurs, vous pouvez le lancer pour son coût d’infiltration en renvoyant en main un attaquant non bloqué.
702.190b	A permanent cast for its sneak cost enters tapped and attacks what the returned creature was attacking.	Un permanent lancé pour son coût d’infiltration arrive engagé et attaque ce qu’attaquait la créature renvoyée.
702.191	Increment: it grows with costly spells.	Increment : elle grandit avec les sorts coûteux.
702.191a	A creature with increment gets a +1/+1 counter when you spend more mana on a spell than its power or its toughness.	Une créature avec increment reçoit un marqueur +1/+1 quand vous dépensez pour un sort plus de mana que sa force ou son endurance.
702.191b	Several increment abilities each trigger by themselves.	Plusieurs capacités d’increment se déclenchent chacune de leur côté.
702.192	Paradigm: the first such spell may be cast anew each turn.	Paradigme : le premier sort de ce nom peut se relancer à chaque tour.
702.192a	The first time a spell with paradigm resolves it is exiled, and each of your first main phases offers a free copy.	La première fois qu’un sort avec le paradigme se résout, il est exilé, et chacune de vos premières phases principales en offre une copie gratuite.
`
