/** Keyword abilities (702.154 to 702.192): number, English and French, between tabs. */
export const ENLIST_TO_PARADIGM = `
702.154	Enlist: a creature that stays home lends its power.	Enrôlement : une créature restée en arrière prête sa force.
702.154a	As it attacks, tap another creature of yours that is ready and doesn't attack; its power is added for the turn.	Quand elle attaque, engagez une autre de vos créatures, prête et qui n’attaque pas ; sa force s’ajoute pour le tour.
702.154b	Tapping the other creature is an optional attack cost, to which the bonus is linked.	Engager l’autre créature est un coût d’attaque facultatif, auquel le bonus est lié.
702.154c	The attacker enlists the creature tapped for it; it can't enlist itself.	L’attaquant enrôle la créature engagée pour lui ; il ne peut pas s’enrôler lui-même.
702.154d	Several enlist abilities each have their own cost and bonus.	Plusieurs enrôlements ont chacun leur coût et leur bonus.
702.155	Read ahead: a Saga may begin at a later chapter.	Lecture rapide : une saga peut commencer à un chapitre ultérieur.
702.155a	In the turn it enters, just the chapter it begins with triggers, not those before.	Le tour de son arrivée, seul le chapitre où elle commence se déclenche, pas ceux d’avant.
702.155b	As it enters, choose one of its chapter numbers; it has that many lore counters.	À son arrivée, choisissez un numéro de chapitre ; elle a autant de marqueurs « connaissance ».
702.155c	Having read ahead more than once adds nothing.	Avoir plusieurs fois la lecture rapide n’ajoute rien.
702.156	Ravenous: it is as large as was paid, and feeds you if large enough.	Voracité : elle est aussi grande que payé, et vous nourrit si elle l’est assez.
702.156a	It enters with X +1/+1 counters, and with X at 5 or more you draw a card.	Elle arrive avec X marqueurs +1/+1, et avec X d’au moins 5 vous piochez une carte.
702.157	Squad: pay again for copies.	Escouade : payer encore pour des copies.
702.157a	Pay the squad cost as often as you like; each payment brings a token copy when it enters.	Payez le coût d’escouade autant de fois que voulu ; chacune donne une copie à son arrivée.
702.157b	Several squads are paid for and trigger apart.	Plusieurs escouades se paient et se déclenchent à part.
702.158	Space sculptor: the creatures are divided among sectors.	Space sculptor : les créatures se répartissent en secteurs.
702.158a	Just Space Beleren has this ability, which puts creatures into sectors.	Seul Space Beleren a cette capacité, qui met les créatures dans des secteurs.
702.158b	The sectors alpha, beta and gamma are marks that last as long as a space sculptor is about, and aren't copied.	Les secteurs alpha, bêta et gamma sont des marques qui durent tant qu’il y a un space sculptor, et ne se copient pas.
702.158c	Creatures without a sector get one from their controllers, those without the sculptor first.	Les créatures sans secteur en reçoivent un de leurs contrôleurs, d’abord ceux qui n’ont pas le space sculptor.
702.158d	An effect on one sector takes in all creatures with that mark.	Un effet sur un secteur touche toutes les créatures qui ont cette marque.
702.158e	Permanents share a sector if they have the same mark.	Des permanents sont du même secteur s’ils ont la même marque.
702.159	Visit: what an Attraction offers to visitors.	Visite : ce qu’une attraction offre aux visiteurs.
702.159a	It triggers when you roll to visit and the result is lit up on the Attraction.	Elle se déclenche quand vous lancez le dé pour visiter et que le résultat est allumé sur l’attraction.
702.159b	To claim the prize, do what stands after the word in the same ability.	Pour remporter le prix, faites ce qui suit ce mot dans la même capacité.
702.160	Prototype: a smaller version for less mana.	Prototype : une version plus petite pour moins de mana.
702.160a	The card may be cast with its second mana cost, power and toughness.	La carte peut être lancée avec son second coût de mana, sa seconde force et sa seconde endurance.
702.161	Living metal: a Vehicle that comes to life by itself.	Métal vivant : un véhicule qui s’anime seul.
702.161a	While it is your turn, it is a creature as well.	Pendant votre tour, c’est aussi une créature.
702.162	More Than Meets the Eye: it is cast as its other face.	More than meets the eye : il se lance sous son autre face.
702.162a	For this cost in place of its mana cost, it is cast converted.	Pour ce coût au lieu de son coût de mana, il se lance converti.
702.163	For Mirrodin!: the Equipment brings a Rebel to carry it.	« Pour Mirrodin ! » : l’équipement apporte un rebelle pour le porter.
702.163a	As the Equipment has entered, a red 2/2 Rebel is created and carries it.	Quand l’équipement arrive, un rebelle rouge 2/2 est créé et le porte.
702.164	Toxic: hitting a player poisons as well.	Toxique : blesser un joueur l’empoisonne aussi.
702.164a	Toxic has a number and works all the time.	Toxique porte un nombre et agit en permanence.
702.164b	The numbers of all its toxic abilities add up.	Les nombres de toutes ses capacités toxiques s’additionnent.
702.164c	Its combat damage to a player also gives them that total in poison counters.	Ses blessures de combat à un joueur lui donnent aussi ce total en marqueurs poison.
702.165	Backup: counters for a creature, perhaps with abilities.	Main-forte : des marqueurs pour une créature, parfois avec des capacités.
702.165a	A creature that you target gets N +1/+1 counters; another one also gains the abilities below for the turn.	Une créature ciblée reçoit N marqueurs +1/+1 ; si c’en est une autre, elle acquiert aussi ce tour-ci les capacités qui suivent.
702.165b	A copy keeps the printed order of abilities.	Une copie garde l’ordre imprimé des capacités.
702.165c	Only printed abilities are lent, none that it was given.	Seules les capacités imprimées sont prêtées, pas celles qu’elle a reçues.
702.165d	What is lent is settled as the ability goes on the stack.	Ce qui est prêté est fixé quand la capacité est mise sur la pile.
702.166	Bargain: a sacrifice for an extra effect.	Négociation : un sacrifice pour un effet supplémentaire.
702.166a	As you cast it, you may sacrifice an artifact, an enchantment or any token.	En le lançant, vous pouvez sacrifier un artefact, un enchantement ou un jeton quelconque.
702.166b	It is bargained as soon as its player says they will pay that.	Il est négocié dès que son joueur annonce payer cela.
702.166c	What happens if it was bargained is linked to its own printed bargain alone.	Ce qui se passe s’il a été négocié n’est lié qu’à sa propre négociation imprimée.
702.166d	Targets of the bargained part are chosen only if the spell is bargained.	Les cibles de la partie négociée ne sont choisies que si le sort est négocié.
702.167	Craft: an artifact is remade from materials.	Façonnage : un artefact est refait à partir de matériaux.
702.167a	Exile it and the materials, as a sorcery; it returns transformed under its owner's control.	Exilez-le avec les matériaux, comme un rituel ; il revient transformé sous le contrôle de son propriétaire.
702.167b	Materials may be your permanents or cards in your graveyard, unless "card" is said.	Les matériaux peuvent être vos permanents ou des cartes de votre cimetière, sauf si « carte » est précisé.
702.167c	The cards it was crafted with are those exiled to pay for that.	Les cartes dont il est façonné sont celles exilées pour le payer.
702.168	Disguise: the card is cast face down, with ward, and turned up later.	Déguisement : la carte se lance face cachée, avec la parade, et se retourne plus tard.
702.168a	For {3} in place of its mana cost, the card may be cast face down as a 2/2 creature with ward {2}.	Pour {3} au lieu de son coût de mana, la carte peut être lancée face cachée comme créature 2/2 avec parade {2}.
702.168b	The card is turned down before it is cast, so what forbids or allows casting sees only a nameless 2/2.	La carte est d’abord retournée face cachée ; ce qui interdit ou permet de la lancer ne voit qu’une 2/2 sans nom.
702.168c	Only abilities such as this one let you cast a card face down.	Seules des capacités comme celle-ci permettent de lancer une carte face cachée.
702.168d	Whenever you have priority you may show its disguise cost, pay it and turn it up; it doesn't enter anew.	Quand vous avez la priorité, vous pouvez montrer son coût de déguisement, le payer et la retourner ; elle n’arrive pas de nouveau.
702.168e	An X paid to turn it up is the X of its other abilities.	Un X payé pour la retourner est le X de ses autres capacités.
702.168f	Chapter 708 tells the rest about face-down cards.	Le chapitre 708 dit le reste sur les cartes face cachée.
702.169	Solved: an ability that counts once the Case is solved.	Résolue : une capacité qui vaut une fois l’affaire résolue.
702.169a	The word stands before a static, triggered or activated ability of a Case.	Le mot précède une capacité statique, déclenchée ou activée d’une affaire.
702.169b	A static ability holds only while the Case is solved.	Une capacité statique ne vaut que tant que l’affaire est résolue.
702.169c	A triggered ability triggers only while the Case is solved.	Une capacité déclenchée ne se déclenche que si l’affaire est résolue.
702.169d	An activated ability is available only while the Case is solved.	Une capacité activée n’est disponible que si l’affaire est résolue.
702.170	Plot: pay now and cast it free later.	Complot : payer maintenant et lancer gratuitement plus tard.
702.170a	In your main phase with an empty stack, pay its plot cost to exile it from hand as a plotted card.	En phase principale, la pile vide, payez son coût de complot pour l’exiler de votre main comme carte complotée.
702.170b	Plotting is a special action and can't be responded to.	Comploter est une action spéciale, à laquelle on ne répond pas.
702.170c	Effects may make cards in exile plotted, too.	Des effets peuvent aussi rendre complotées des cartes en exil.
702.170d	From the next turn on, its owner may cast it free in their main phase with an empty stack.	Dès un tour suivant, son propriétaire peut la lancer gratuitement en phase principale, la pile vide.
702.170e	Plotting a card means that special action alone.	Comploter une carte désigne cette seule action spéciale.
702.170f	An effect may let cards be plotted from another zone.	Un effet peut permettre de comploter depuis une autre zone.
702.171	Saddle: creatures get a Mount ready.	Seller : des créatures préparent une monture.
702.171a	Tap other creatures of yours with total power of at least N, as a sorcery; the Mount is saddled for the turn.	Engagez, comme un rituel, d’autres créatures à vous, de force totale N au moins ; la monture est sellée pour le tour.
702.171b	Saddled is a mere mark until end of turn, or until the permanent leaves; it isn't copied.	Sellé n’est qu’une marque, jusqu’à la fin du tour ou au départ du permanent ; elle ne se copie pas.
702.171c	The creatures tapped for that saddle the Mount.	Les créatures engagées pour cela sellent la monture.
702.172	Spree: as many modes as you pay for.	Impétuosité : autant de modes que vous en payez.
702.172a	Choose one mode at least, and pay the cost of each you choose on top.	Choisissez au moins un mode, et payez en plus le coût de chacun.
702.172b	The plus signs on these cards are reminders and mean nothing else.	Les signes plus de ces cartes sont des rappels et rien d’autre.
702.173	Freerunning: cheaper after an Assassin or commander hit a player.	Course libre : moins cher après qu’un assassin ou un commandant a blessé un joueur.
702.173a	Its cost may be paid if your Assassin or commander dealt a player combat damage this turn.	Son coût est payable si votre assassin ou commandant a infligé des blessures de combat à un joueur ce tour-ci.
702.174	Gift: an opponent gets something, and you get a better spell.	Don : un adversaire reçoit quelque chose, et vous un meilleur sort.
702.174a	As you cast it, you may promise the gift to an opponent; the word after "gift" says what it is.	En le lançant, vous pouvez promettre le don à un adversaire ; le mot qui suit dit ce que c’est.
702.174b	The gift of a spell is given as that resolves, that of a permanent when it has entered.	Le don d’un sort est fait à sa résolution, celui d’un permanent quand il est arrivé.
702.174c	A player gives a gift when such a spell resolves, or such an ability of a permanent.	Un joueur fait un don quand se résout un tel sort, ou une telle capacité d’un permanent.
702.174d	A gifted Food is a Food token for that opponent.	Don d’une nourriture : l’adversaire choisi reçoit un jeton Nourriture.
702.174e	A gifted card is a card drawn by that opponent.	Don d’une carte : l’adversaire choisi pioche une carte.
702.174f	A gifted Fish is a blue 1/1 token, tapped, for that opponent.	Don d’un poisson : l’adversaire choisi reçoit un jeton bleu 1/1 engagé.
702.174g	A gifted turn is an extra one for that opponent, next after this.	Don d’un tour : l’adversaire choisi joue un tour supplémentaire après celui-ci.
702.174h	A gifted Treasure is a Treasure token for that opponent.	Don d’un trésor : l’adversaire choisi reçoit un jeton Trésor.
702.174i	A gifted Octopus is a blue 8/8 token for that opponent.	Don d’une pieuvre : l’adversaire choisi reçoit un jeton bleu 8/8.
702.174j	An instant or sorcery gives its gift first as it resolves, and none if it never does.	Un éphémère ou un rituel fait d’abord son don en se résolvant, et aucun s’il ne se résout pas.
702.174k	The gift is promised as soon as the caster says they will give it.	Le don est promis dès que le lanceur annonce le faire.
702.174m	Targets that hang on the promise are chosen only if it was made.	Les cibles liées à la promesse ne sont choisies que si elle a été faite.
702.175	Offspring: pay more for a small copy.	Progéniture : payer davantage pour une petite copie.
702.175a	Pay the offspring cost on top, and a 1/1 token copy is created when it enters.	Payez en plus le coût de progéniture, et une copie 1/1 est créée à son arrivée.
702.175b	Several offspring abilities are paid for and trigger apart.	Plusieurs progénitures se paient et se déclenchent à part.
702.176	Impending: cheaper, but it takes time to become a creature.	Imminence : moins cher, mais il faut attendre la créature.
702.176a	For its impending cost it has N time counters and is no creature until your end steps took them all off.	Pour son coût d’imminence, il a N marqueurs « temps » et n’est pas une créature avant que vos étapes de fin les aient retirés.
702.177	Exhaust: an ability that works a single time.	Épuisement : une capacité qui ne sert qu’une fois.
702.177a	An exhaust ability can be activated just once for each object.	Une capacité d’épuisement ne s’active qu’une seule fois par objet.
702.177b	What is allowed before exhausting anything is over as soon as you begin to activate such an ability.	Ce qui n’est permis qu’avant tout épuisement cesse dès que vous commencez à activer une telle capacité.
702.178	Max speed: an ability for those at top speed.	Vitesse maximale : une capacité pour qui va le plus vite.
702.178a	Your permanent has the ability behind the dash while your speed is 4.	Votre permanent a la capacité qui suit le tiret tant que votre vitesse est de 4.
702.178b	It works in whatever zones the ability behind the dash names.	Elle agit dans les zones que nomme la capacité qui suit le tiret.
702.179	Start your engines!: your speed begins to count.	« Allumez les moteurs ! » : votre vitesse commence à compter.
702.179a	With such a permanent and without a speed, a player is at speed 1 at once.	Avec un tel permanent et sans vitesse, un joueur passe aussitôt à la vitesse 1.
702.179b	A player has no speed until something gives them one.	Un joueur n’a pas de vitesse avant que quelque chose lui en donne une.
702.179c	If a player without a speed is to gain some, that is their speed.	Si un joueur sans vitesse doit en gagner, c’est là sa vitesse.
702.179d	Once a turn, when opponents lose life in your turn, your speed rises by 1, up to 4.	Une fois par tour, quand des adversaires perdent des points de vie à votre tour, votre vitesse monte de 1, jusqu’à 4.
702.179e	Max speed is reached at 4.	La vitesse maximale est atteinte à 4.
702.179f	To effects that ask, a player without a speed has speed 0.	Pour les effets qui le demandent, un joueur sans vitesse a une vitesse de 0.
702.180	Harmonize: a creature helps to cast it from the graveyard.	Harmonie : une créature aide à le lancer du cimetière.
702.180a	Cast it from your graveyard, less the power of one creature that you tap; it is exiled after that.	Lancez-le de votre cimetière, moins la force d’une créature que vous engagez ; il est exilé ensuite.
702.180b	The creature is chosen as the spell is announced and tapped as it is paid for.	La créature est choisie à l’annonce du sort et engagée au paiement.
702.181	Mobilize: Warriors attack with it.	Mobilisation : des guerriers attaquent avec elle.
702.181a	When it attacks, N red 1/1 Warriors attack too, and are sacrificed at the next end step.	Quand elle attaque, N guerriers rouges 1/1 attaquent aussi, et sont sacrifiés à la prochaine étape de fin.
702.182	Job select: the Equipment brings a Hero to carry it.	Job select : l’équipement apporte un héros pour le porter.
702.182a	As the Equipment has entered, a colourless 1/1 Hero is created and carries it.	Quand l’équipement arrive, un héros incolore 1/1 est créé et le porte.
702.183	Tiered: one mode, at its own price.	Tiered : un seul mode, à son propre prix.
702.183a	Choose just one mode, and pay its cost on top.	Choisissez un seul mode, et payez en plus son coût.
702.184	Station: creatures charge it with their power.	Station : des créatures la chargent de leur force.
702.184a	Tap another creature of yours, as a sorcery, for charge counters equal to its power.	Engagez une autre de vos créatures, comme un rituel, pour autant de marqueurs « charge » que sa force.
702.184b	Cards with this ability have a layout of their own, which chapter 721 describes.	Les cartes avec cette capacité ont leur propre disposition, décrite au chapitre 721.
702.184c	Another ability may have something other than power counted.	Une autre capacité peut faire compter autre chose que la force.
702.185	Warp: cheap for one turn, and castable again later.	Warp : peu cher pour un tour, et à relancer plus tard.
702.185a	Cast from hand for its warp cost, it is exiled at the next end step, and may be cast from there in later turns.	Lancée de la main pour son coût de warp, elle est exilée à la prochaine étape de fin, puis peut être lancée de là plus tard.
702.185b	Warped cards are those exiled that way.	Les cartes « warpées » sont celles exilées ainsi.
702.185c	A spell was warped if the warp cost was what it was cast for.	Un sort a été « warpé » s’il a été lancé pour son coût de warp.
702.186	∞: an ability that harnessing switches on.	∞ : une capacité que l’on active en harnachant.
702.186a	The sign stands before a static ability of an Infinity card.	Le signe précède une capacité statique d’une carte Infinité.
702.186b	The permanent has the ability only once it is harnessed.	Le permanent n’a la capacité qu’une fois harnaché.
702.187	Mayhem: a discarded card is cast in the same turn.	Mayhem : une carte défaussée se lance le même tour.
702.187a	Mayhem works while the card lies in a graveyard.	Mayhem agit quand la carte est dans un cimetière.
702.187b	In the turn you discard it, it may be cast from the graveyard for its mayhem cost.	Le tour où vous vous en défaussez, elle peut être lancée du cimetière pour son coût de mayhem.
702.187c	Without a cost, the card may be played from the graveyard that turn.	Sans coût, la carte peut être jouée du cimetière ce tour-là.
702.188	Web-slinging: a tapped creature returns to hand to make it cheaper.	Web-slinging : une créature engagée retourne en main pour le rendre moins cher.
702.188a	Pay this cost and return a tapped creature of yours, in place of its mana cost.	Payez ce coût et renvoyez en main une de vos créatures engagées, au lieu de son coût de mana.
702.189	Firebending: attacking gives red mana.	Maîtrise du Feu : attaquer donne du mana rouge.
702.189a	When it attacks, add N {R}, which stays through the combat.	Quand elle attaque, ajoutez N {R}, qui restent tout le combat.
702.189b	You firebend each time such an ability of yours resolves.	Vous maîtrisez le Feu chaque fois qu’une telle capacité à vous se résout.
702.190	Sneak: an unblocked attacker makes room for the spell.	Infiltration : un attaquant non bloqué laisse la place au sort.
702.190a	In your declare blockers step, pay its sneak cost and return an unblocked attacker to cast it.	À votre étape de déclaration des bloqueurs, payez son coût d’infiltration et renvoyez un attaquant non bloqué pour le lancer.
702.190b	A permanent that sneaks in enters tapped and attacks what the returned creature did.	Un permanent infiltré arrive engagé et attaque ce qu’attaquait la créature renvoyée.
702.191	Increment: it grows with costly spells.	Increment : elle grandit avec les sorts coûteux.
702.191a	A spell that you pay more mana for than its power or its toughness gives it a +1/+1 counter.	Un sort payé de plus de mana que sa force ou que son endurance lui donne un marqueur +1/+1.
702.191b	Several increment abilities each trigger by themselves.	Plusieurs capacités d’increment se déclenchent chacune de leur côté.
702.192	Paradigm: the first of its name is cast anew each turn.	Paradigme : le premier de son nom se relance à chaque tour.
702.192a	The first time it resolves it is exiled, and each of your first main phases offers a free copy.	À sa première résolution, il est exilé, et chacune de vos premières phases principales en offre une copie gratuite.
`
