/** Keyword abilities (702.36 to 702.72): number, English and French, between tabs. */
export const FEAR_TO_CHAMPION = `
702.36	Fear: few creatures dare to block it.	Peur : peu de créatures osent la bloquer.
702.36a	Fear belongs to the evasion abilities.	La peur fait partie des capacités d’évasion.
702.36b	Its only possible blockers are black creatures and artifact creatures.	Ne la bloquent que les créatures noires et les créatures-artefacts.
702.36c	Having fear more than once adds nothing.	Avoir plusieurs fois la peur n’ajoute rien.
702.37	Morph: the card is cast face down and turned up later.	Mue : la carte se lance face cachée et se retourne plus tard.
702.37a	For {3} in place of its mana cost, the card may be cast face down as a plain 2/2 creature.	Pour {3} au lieu de son coût de mana, la carte peut être lancée face cachée comme simple créature 2/2.
702.37b	Megamorph is morph with a +1/+1 counter when the creature is turned up for that cost.	La mégamue est une mue avec un marqueur +1/+1 quand la créature est retournée pour ce coût.
702.37c	The card is turned down before it is cast, so what forbids or allows casting sees only a nameless 2/2.	La carte est d’abord retournée face cachée ; ce qui interdit ou permet de la lancer ne voit qu’une 2/2 sans nom.
702.37d	Only abilities such as this one let you cast a card face down.	Seules des capacités comme celle-ci permettent de lancer une carte face cachée.
702.37e	Whenever you have priority you may show its morph cost, pay it and turn it up; it doesn't enter anew.	Quand vous avez la priorité, vous pouvez montrer son coût de mue, le payer et la retourner ; elle n’arrive pas de nouveau.
702.37f	An X paid to turn it up is the X of its other abilities.	Un X payé pour la retourner est le X de ses autres capacités.
702.37g	Chapter 708 tells the rest about face-down cards.	Le chapitre 708 dit le reste sur les cartes face cachée.
702.38	Amplify: like cards in hand make the creature larger.	Amplification : des cartes semblables en main agrandissent la créature.
702.38a	As it enters, reveal cards of its creature types from your hand; each gives N +1/+1 counters.	À son arrivée, révélez de votre main des cartes d’un de ses types de créature ; chacune donne N marqueurs +1/+1.
702.38b	Several amplify abilities each work by themselves.	Plusieurs amplifications agissent chacune de leur côté.
702.39	Provoke: an attacker picks its blocker.	Provocation : un attaquant choisit son bloqueur.
702.39a	When it attacks, you may have a creature of the defender untap and block it if it can.	Quand elle attaque, vous pouvez dégager une créature ciblée du défenseur, qui la bloque alors si possible.
702.39b	Several provoke abilities each trigger by themselves.	Plusieurs provocations se déclenchent chacune de leur côté.
702.40	Storm: the spell is copied for those before it.	Déluge : le sort est copié pour ceux d’avant.
702.40a	Casting it makes a copy for every spell cast earlier this turn; the copies may have new targets.	Le lancer crée une copie par sort lancé avant lui ce tour-ci ; les copies peuvent avoir d’autres cibles.
702.40b	Several storm abilities each trigger by themselves.	Plusieurs déluges se déclenchent chacun de leur côté.
702.41	Affinity: the spell is cheaper for what you control.	Affinité : le sort coûte moins pour ce que vous contrôlez.
702.41a	Each permanent of yours of the kind named takes {1} off the cost.	Chaque permanent du genre nommé que vous contrôlez retire {1} du coût.
702.41b	Several affinities all lower the cost.	Plusieurs affinités réduisent toutes le coût.
702.42	Entwine: all modes for an extra cost.	Union : tous les modes pour un coût supplémentaire.
702.42a	Pay the entwine cost on top to choose every mode of the spell.	Payez en plus le coût d’union pour choisir tous les modes du sort.
702.42b	The modes of an entwined spell are followed in their printed order.	Les modes d’un sort uni s’exécutent dans l’ordre imprimé.
702.43	Modular: its counters pass on when it dies.	Modularité : ses marqueurs passent à une autre quand elle meurt.
702.43a	It enters with N +1/+1 counters; when it dies, an artifact creature may get as many as it had.	Elle arrive avec N marqueurs +1/+1 ; à sa mort, une créature-artefact ciblée peut en recevoir autant qu’elle en avait.
702.43b	Several modular abilities each work by themselves.	Plusieurs modularités agissent chacune de leur côté.
702.44	Sunburst: counters for the colours of mana spent.	Solarisation : des marqueurs pour les couleurs du mana dépensé.
702.44a	It enters with a counter per colour of mana spent: +1/+1 counters on a creature, charge counters on anything else.	Il arrive avec un marqueur par couleur de mana dépensé : +1/+1 pour une créature, « charge » pour le reste.
702.44b	Only a resolving spell paid for with coloured mana gets counters, whatever part of the cost that was for.	Seul un sort qui se résout, payé avec du mana coloré, reçoit des marqueurs, pour quelque part du coût que ce soit.
702.44c	Sunburst may also set the number of another ability, on any kind of spell.	La solarisation peut aussi fixer le nombre d’une autre capacité, sur tout genre de sort.
702.44d	Several sunbursts each work by themselves.	Plusieurs solarisations agissent chacune de leur côté.
702.45	Bushido: the creature is stronger in a block.	Bushido : la créature est plus forte dans un blocage.
702.45a	It gets +N/+N for the turn each time it blocks or is blocked.	Chaque fois qu’elle bloque ou est bloquée, elle gagne +N/+N pour le tour.
702.45b	Several bushido abilities each trigger by themselves.	Plusieurs bushidos se déclenchent chacun de leur côté.
702.46	Soulshift: a dying Spirit brings back a smaller one.	Transmigration : un esprit qui meurt en ramène un plus petit.
702.46a	When it dies, a Spirit card of your graveyard may return to your hand, if its mana value is at most N.	Quand il meurt, vous pouvez renvoyer de votre cimetière en main une carte d’esprit ciblée de valeur N ou moins.
702.46b	Several soulshifts each trigger by themselves.	Plusieurs transmigrations se déclenchent chacune de leur côté.
702.47	Splice: the text of a card in hand is added to a spell.	Imprégnation : le texte d’une carte en main s’ajoute à un sort.
702.47a	As you cast a fitting spell, reveal this card and pay its splice cost; the spell gains the card's text.	En lançant un sort qui convient, révélez cette carte et payez son coût d’imprégnation ; le sort acquiert son texte.
702.47b	A card is spliced once per spell, and only if its choices can be made; the spell's own text comes first.	Une carte n’imprègne un sort qu’une fois, et si ses choix sont possibles ; le texte du sort passe en premier.
702.47c	The spell gains the text alone, no name, colour or cost; a name in that text means the spell.	Le sort n’acquiert que le texte, ni nom, ni couleur, ni coût ; un nom dans ce texte désigne le sort.
702.47d	The added text has its targets chosen as usual, and the spell fails only if all targets are illegal.	Les cibles du texte ajouté se choisissent comme d’habitude ; le sort n’échoue que si toutes ses cibles sont illégales.
702.47e	Off the stack, the spell has its own text alone.	Hors de la pile, le sort n’a plus que son propre texte.
702.48	Offering: a sacrifice makes the spell cheaper and as quick as an instant.	Offrande : un sacrifice rend le sort moins cher et aussi rapide qu’un éphémère.
702.48a	Sacrifice a permanent of the kind named: its mana cost comes off the total, and the spell may be cast like an instant.	Sacrifiez un permanent du genre nommé : son coût de mana est déduit, et le sort se lance comme un éphémère.
702.48b	The permanent is chosen as the spell is announced and sacrificed as it is paid for.	Le permanent est choisi à l’annonce du sort et sacrifié au paiement.
702.48c	Each mana of the permanent's cost reduces its like; spare coloured mana reduces generic mana.	Chaque mana du coût du permanent réduit son semblable ; le mana coloré en trop réduit le mana générique.
702.49	Ninjutsu: an unblocked attacker is swapped for a Ninja in hand.	Ninjutsu : un attaquant non bloqué est échangé contre un ninja de la main.
702.49a	Pay, reveal the card and take back an unblocked attacker: the card enters tapped and attacking.	Payez, révélez la carte et renvoyez en main un attaquant non bloqué : elle arrive engagée et attaquante.
702.49b	The card stays revealed until the ability has left the stack.	La carte reste révélée jusqu’à ce que la capacité ait quitté la pile.
702.49c	The newcomer attacks what the returned creature was attacking.	La nouvelle venue attaque ce qu’attaquait la créature renvoyée.
702.49d	Commander ninjutsu works from the command zone as well.	Le ninjutsu de commandant agit aussi depuis la zone de commandement.
702.50	Epic: one spell for the rest of the game.	Épique : un seul sort pour le reste de la partie.
702.50a	You cast no more spells, but each of your upkeeps copies this one, with new targets if you like.	Vous ne lancez plus de sorts, mais chacun de vos entretiens copie celui-ci, avec d’autres cibles si vous voulez.
702.50b	Copies may still be put on the stack by effects, though nothing can be cast.	Des effets peuvent encore mettre des copies sur la pile, même si rien ne peut être lancé.
702.51	Convoke: creatures help to pay.	Convocation : les créatures aident à payer.
702.51a	A creature tapped for the spell pays for one generic mana or one mana of its colour.	Une créature engagée pour le sort paie un mana générique ou un mana de sa couleur.
702.51b	Convoke is just a way to pay; the total cost is fixed before it.	La convocation n’est qu’une manière de payer ; le coût total est fixé auparavant.
702.51c	Creatures that helped to pay have convoked the spell.	Les créatures qui ont aidé à payer ont convoqué le sort.
702.51d	Having convoke more than once adds nothing.	Avoir plusieurs fois la convocation n’ajoute rien.
702.52	Dredge: a card returns from the graveyard in place of a draw.	Dragage : une carte revient du cimetière à la place d’une pioche.
702.52a	In place of a draw you may mill N cards and take this card back from the graveyard.	À la place d’une pioche, vous pouvez meuler N cartes et reprendre cette carte de votre cimetière.
702.52b	With fewer than N cards in the library you can't dredge.	Avec moins de N cartes dans la bibliothèque, on ne peut pas draguer.
702.53	Transmute: a card in hand becomes another of the same mana value.	Transmutation : une carte de la main en devient une autre de même valeur de mana.
702.53a	Pay and discard it, as a sorcery, to search for a card of equal mana value.	Payez et défaussez-vous-en, comme un rituel, pour chercher une carte de même valeur de mana.
702.53b	The card has the ability in every zone, though it is activated only from hand.	La carte a cette capacité dans toutes les zones, même si elle ne s’active que de la main.
702.54	Bloodthirst: it is larger once an opponent has been hurt.	Soif de sang : elle est plus grande si un adversaire a été blessé.
702.54a	It enters with N +1/+1 counters after damage to an opponent in the same turn.	Elle arrive avec N marqueurs +1/+1 si un adversaire a subi des blessures ce tour-ci.
702.54b	With X in place of a number, X is all the damage your opponents took this turn.	Avec X au lieu d’un nombre, X est le total des blessures subies ce tour-ci par vos adversaires.
702.54c	Several bloodthirsts each work by themselves.	Plusieurs soifs de sang agissent chacune de leur côté.
702.55	Haunt: the card acts once more when another creature dies.	Hantise : la carte agit une fois de plus quand une autre créature meurt.
702.55a	When the permanent dies, or the spell has resolved, it is exiled and haunts a creature that you target.	Quand le permanent meurt, ou que le sort s’est résolu, il est exilé et hante une créature que vous ciblez.
702.55b	The haunted creature is the targeted one, even once it is no creature any more.	La créature hantée est celle qui fut ciblée, même si elle n’est plus une créature.
702.55c	Abilities that wait for the haunted creature trigger from exile.	Les capacités qui attendent la créature hantée se déclenchent depuis l’exil.
702.56	Replicate: pay again for further copies.	Duplication : payez encore pour d’autres copies.
702.56a	Pay the replicate cost as often as you like; each payment copies the spell, with new targets if you like.	Payez le coût de duplication autant de fois que voulu ; chacune copie le sort, avec d’autres cibles si vous voulez.
702.56b	Several replicate abilities are paid for and trigger apart.	Plusieurs duplications se paient et se déclenchent à part.
702.57	Forecast: an ability used from the hand.	Prévision : une capacité utilisée depuis la main.
702.57a	A forecast ability is activated from the hand and nowhere else.	Une capacité de prévision s’active de la main et de nulle part ailleurs.
702.57b	It works once a turn in your upkeep; the card is revealed until the upkeep is over or the card leaves.	Elle sert une fois par tour, à votre entretien ; la carte reste révélée jusqu’à la fin de l’étape ou son départ.
702.58	Graft: its counters go to newcomers.	Greffe : ses marqueurs vont aux nouvelles venues.
702.58a	It enters with N +1/+1 counters, and may hand one to each other creature that enters.	Elle arrive avec N marqueurs +1/+1 et peut en donner un à chaque autre créature qui arrive.
702.58b	Several grafts each work by themselves.	Plusieurs greffes agissent chacune de leur côté.
702.59	Recover: a card returns when your creature dies.	Recouvrement : une carte revient quand votre créature meurt.
702.59a	When a creature goes to your graveyard, pay to take this card back from there, or it is exiled.	Quand une créature va dans votre cimetière, payez pour reprendre cette carte de là, sinon elle est exilée.
702.60	Ripple: more spells of the same name for free.	Remous : d’autres sorts du même nom gratuitement.
702.60a	Reveal your top N cards, cast those with this spell's name for free and put the rest on the bottom.	Révélez les N cartes du dessus, lancez gratuitement celles du même nom et mettez le reste au-dessous.
702.60b	Several ripples each trigger by themselves.	Plusieurs remous se déclenchent chacun de leur côté.
702.61	Split second: hardly anything can be done in response.	Fraction de seconde : presque rien ne peut être fait en réponse.
702.61a	While it is on the stack nobody casts spells or activates anything but mana abilities.	Tant qu’il est sur la pile, personne ne lance de sort ni n’active autre chose que des capacités de mana.
702.61b	Mana abilities and special actions stay allowed, and abilities still trigger.	Les capacités de mana et les actions spéciales restent permises, et des capacités se déclenchent encore.
702.61c	Having split second more than once adds nothing.	Avoir plusieurs fois la fraction de seconde n’ajoute rien.
702.62	Suspend: the card waits in exile and is then played for free.	Suspension : la carte attend en exil, puis se joue gratuitement.
702.62a	Exile it from hand for its suspend cost; each upkeep takes a time counter off, and with the last one it is played free.	Exilez-la de votre main pour son coût ; chaque entretien retire un marqueur « temps », et au dernier on la joue sans payer.
702.62b	Suspended are cards in exile with suspend and at least one time counter.	Sont suspendues les cartes en exil qui ont la suspension et au moins un marqueur « temps ».
702.62c	A card can't be suspended while an effect forbids casting it.	On ne suspend pas une carte qu’un effet interdit de lancer.
702.62d	Casting it at the end is casting without its mana cost, an alternative to paying it.	La lancer à la fin, c’est la lancer sans son coût de mana, comme par un coût alternatif.
702.63	Vanishing: the permanent lasts a set number of turns.	Disparition : le permanent dure un nombre fixé de tours.
702.63a	It enters with N time counters, loses one each upkeep, and is sacrificed with the last.	Il arrive avec N marqueurs « temps », en perd un à chaque entretien, et est sacrifié avec le dernier.
702.63b	Without a number it brings no counters but works alike with those it has.	Sans nombre, elle n’apporte pas de marqueurs mais agit de même avec ceux qu’il a.
702.63c	Several vanishing abilities each work by themselves.	Plusieurs disparitions agissent chacune de leur côté.
702.64	Absorb: part of the damage is prevented.	Absorption : une part des blessures est prévenue.
702.64a	Of all damage that a source would deal to it, N is prevented.	Sur les blessures qu’une source lui infligerait, N sont prévenues.
702.64b	It takes N off for each source, and each time that source deals damage.	Elle en retire N pour chaque source, et à chaque fois que cette source en inflige.
702.64c	Several absorb abilities each prevent their own part.	Plusieurs absorptions préviennent chacune leur part.
702.65	Aura swap: an Aura changes places with one in hand.	Échange d’aura : une aura change de place avec une de la main.
702.65a	Pay to exchange this Aura for an Aura card of your hand.	Payez pour échanger cette aura contre une carte d’aura de votre main.
702.65b	If one half of the swap is impossible, nothing happens.	Si l’une des moitiés de l’échange est impossible, rien ne se passe.
702.66	Delve: the graveyard helps to pay.	Fouille : le cimetière aide à payer.
702.66a	Each card exiled from your graveyard pays for one generic mana.	Chaque carte exilée de votre cimetière paie un mana générique.
702.66b	Delve is just a way to pay; the total cost is fixed before it.	La fouille n’est qu’une manière de payer ; le coût total est fixé auparavant.
702.66c	Having delve more than once adds nothing.	Avoir plusieurs fois la fouille n’ajoute rien.
702.67	Fortify: moves a Fortification onto one of your lands.	Fortification : place la fortification sur l’un de vos terrains.
702.67a	Pay, when you could cast a sorcery, to attach it to your land that you target.	Payez, quand vous pourriez lancer un rituel, pour l’attacher à un terrain ciblé que vous contrôlez.
702.67b	Rule 301 tells the rest about Fortifications.	La règle 301 dit le reste sur les fortifications.
702.67c	A Fortification with several fortify abilities may use any of them.	Une fortification qui a plusieurs de ces capacités peut user de chacune.
702.68	Frenzy: the creature hits harder unblocked.	Frénésie : la créature frappe plus fort sans bloqueur.
702.68a	If it attacks and nobody blocks it, it gets +N/+0 for the turn.	Si elle attaque et que personne ne la bloque, elle gagne +N/+0 pour le tour.
702.68b	Several frenzies each trigger by themselves.	Plusieurs frénésies se déclenchent chacune de leur côté.
702.69	Gravestorm: the spell is copied for what has died.	Déluge de cimetière : le sort est copié pour ce qui est mort.
702.69a	Casting it makes a copy for every permanent that died this turn; the copies may have new targets.	Le lancer crée une copie par permanent mort ce tour-ci ; les copies peuvent avoir d’autres cibles.
702.69b	Several gravestorms each trigger by themselves.	Plusieurs déluges de cimetière se déclenchent chacun de leur côté.
702.70	Poisonous: hitting a player also poisons.	Empoisonnement : blesser un joueur l’empoisonne aussi.
702.70a	A player it deals combat damage to gets N poison counters besides.	Un joueur à qui elle inflige des blessures de combat reçoit en plus N marqueurs poison.
702.70b	Several poisonous abilities each trigger by themselves.	Plusieurs empoisonnements se déclenchent chacun de leur côté.
702.71	Transfigure: a creature becomes another of the same mana value.	Transfiguration : une créature en devient une autre de même valeur de mana.
702.71a	Pay and sacrifice it, as a sorcery, to put a creature of equal mana value from your library onto the battlefield.	Payez et sacrifiez-la, comme un rituel, pour mettre sur le champ de bataille une créature de même valeur de mana de votre bibliothèque.
702.72	Champion: the creature steps into another's place.	Champion : la créature prend la place d’une autre.
702.72a	It needs another such permanent of yours in exile, which returns when it leaves, or it is sacrificed.	Exilez pour elle un autre de vos permanents de ce genre, qui revient à son départ, ou sacrifiez-la.
702.72b	The two champion abilities are linked, so just the card exiled by the first comes back.	Les deux capacités de champion sont liées : seule revient la carte exilée par la première.
702.72c	The permanent that was exiled for it is the one it championed.	Le permanent exilé pour elle est celui dont elle est le champion.
`
