/** Keyword abilities (702.36 to 702.72): number, English and French, between tabs. */
export const FEAR_TO_CHAMPION = `
702.36	Fear: only black creatures and artifact creatures can block it.	Peur : seules des créatures noires ou des créatures-artefacts peuvent la bloquer.
702.36a	Fear is one of the evasion abilities.	La peur est une des capacités d’évasion.
702.36b	A blocker for a creature with fear must be black or an artifact creature.	Pour bloquer une créature avec la peur, il faut être noir ou une créature-artefact.
702.36c	Having fear more than once adds nothing.	Avoir plusieurs fois la peur n’ajoute rien.
702.37	Morph: the card is cast face down and turned up later.	Mue : la carte se lance face cachée et se retourne plus tard.
702.37a	A card with morph may be cast face down for {3}, as a plain 2/2 creature.	Une carte avec la mue peut être lancée face cachée pour {3}, comme simple créature 2/2.
702.37b	Megamorph is morph that also gives a +1/+1 counter when the creature is turned up for that cost.	La mégamue est une mue qui donne aussi un marqueur +1/+1 quand la créature est retournée pour ce coût.
702.37c	A card cast with morph is turned face down first, so whatever allows or forbids casting sees a nameless 2/2.	Une carte lancée par la mue est d’abord retournée face cachée ; ce qui permet ou interdit de la lancer voit une 2/2 sans nom.
702.37d	Only abilities such as morph let a card be cast face down.	Seules des capacités comme la mue permettent de lancer une carte face cachée.
702.37e	With priority, you may show a creature's morph cost, pay it and turn it up; it doesn't enter anew.	Avec la priorité, vous pouvez montrer le coût de mue d’une créature, le payer et la retourner ; elle n’arrive pas de nouveau.
702.37f	An X in the morph cost is the X of the permanent's other abilities.	Un X dans le coût de mue est le X des autres capacités du permanent.
702.37g	For more about face-down cards see chapter 708.	Pour le reste sur les cartes face cachée, voir le chapitre 708.
702.38	Amplify: like cards in hand make the creature larger.	Amplification : des cartes semblables en main agrandissent la créature.
702.38a	With amplify, you may reveal cards of its creature types from your hand as it enters; each gives N +1/+1 counters.	Avec l’amplification, révélez à son arrivée des cartes de votre main d’un de ses types de créature ; chacune donne N marqueurs +1/+1.
702.38b	Several amplify abilities each work by themselves.	Plusieurs amplifications agissent chacune de leur côté.
702.39	Provoke: an attacker picks its blocker.	Provocation : un attaquant choisit son bloqueur.
702.39a	A creature with provoke may, as it attacks, untap a creature of the defender, which must then block it if able.	Une créature avec la provocation peut, en attaquant, dégager une créature du défenseur, qui doit alors la bloquer si possible.
702.39b	Several provoke abilities each trigger by themselves.	Plusieurs provocations se déclenchent chacune de leur côté.
702.40	Storm: the spell is copied for every earlier spell of the turn.	Déluge : le sort est copié pour chaque sort précédent du tour.
702.40a	Casting a spell with storm copies it once for every spell cast earlier this turn; the copies may have new targets.	Lancer un sort avec le déluge le copie une fois par sort lancé avant lui ce tour-ci ; les copies peuvent avoir d’autres cibles.
702.40b	Several storm abilities each trigger by themselves.	Plusieurs déluges se déclenchent chacun de leur côté.
702.41	Affinity: the spell is cheaper for what you control.	Affinité : le sort coûte moins pour ce que vous contrôlez.
702.41a	With affinity, each permanent you control of the kind named takes {1} off the cost.	Avec l’affinité, chaque permanent du genre nommé que vous contrôlez retire {1} du coût.
702.41b	Several affinities all lower the cost.	Plusieurs affinités réduisent toutes le coût.
702.42	Entwine: all modes for an extra cost.	Union : tous les modes pour un coût supplémentaire.
702.42a	If you pay the entwine cost as well, you choose all modes of the spell.	Si vous payez aussi le coût d’union, vous choisissez tous les modes du sort.
702.42b	The modes of an entwined spell are followed in their printed order.	Les modes d’un sort dont l’union est payée s’exécutent dans l’ordre imprimé.
702.43	Modular: its +1/+1 counters may pass on when it dies.	Modularité : ses marqueurs +1/+1 peuvent passer à une autre quand elle meurt.
702.43a	With modular N it enters with N +1/+1 counters; as many as it had may go to an artifact creature when it dies.	Avec la modularité N, elle arrive avec N marqueurs +1/+1 ; à sa mort, une créature-artefact ciblée peut en recevoir autant qu’elle en avait.
702.43b	Several modular abilities each work by themselves.	Plusieurs modularités agissent chacune de leur côté.
702.44	Sunburst: counters for the colours of mana spent.	Solarisation : des marqueurs pour les couleurs du mana dépensé.
702.44a	Sunburst gives a counter per colour of mana spent: +1/+1 counters to creatures, charge counters to anything else.	La solarisation donne un marqueur par couleur de mana dépensé : +1/+1 aux créatures, « charge » au reste.
702.44b	Sunburst counts only for a resolving spell paid for with coloured mana, in whatever part of its cost.	La solarisation ne vaut que pour un sort qui se résout, payé avec du mana coloré, quelle que soit la part du coût.
702.44c	Sunburst may also set the number of another ability, on any kind of spell.	La solarisation peut aussi fixer le nombre d’une autre capacité, sur tout genre de sort.
702.44d	Several sunbursts each work by themselves.	Plusieurs solarisations agissent chacune de leur côté.
702.45	Bushido: the creature is stronger when blocking or blocked.	Bushido : la créature est plus forte quand elle bloque ou est bloquée.
702.45a	A creature with bushido N gets +N/+N for the turn each time it blocks or is blocked.	Une créature avec bushido N gagne +N/+N pour le tour chaque fois qu’elle bloque ou est bloquée.
702.45b	Several bushido abilities each trigger by themselves.	Plusieurs bushidos se déclenchent chacun de leur côté.
702.46	Soulshift: its death may return a Spirit card to hand.	Transmigration : sa mort peut ramener en main une carte d’esprit.
702.46a	When a permanent with soulshift N dies, a Spirit card of your graveyard with mana value of at most N may return to hand.	Quand un permanent avec transmigration N meurt, une carte d’esprit ciblée de votre cimetière, de valeur N au plus, peut revenir en main.
702.46b	Several soulshifts each trigger by themselves.	Plusieurs transmigrations se déclenchent chacune de leur côté.
702.47	Splice: the text of a card in hand is added to a spell.	Imprégnation : le texte d’une carte en main s’ajoute à un sort.
702.47a	As you cast a fitting spell, you may reveal a card with splice and pay its splice cost; the spell gains its text.	En lançant un sort qui convient, vous pouvez révéler une carte avec l’imprégnation et payer ce coût ; le sort acquiert son texte.
702.47b	Each card may be spliced once, and only if its choices can be made; the spell's own text comes first.	Une carte n’imprègne un sort qu’une fois, et si ses choix sont possibles ; le texte du sort passe en premier.
702.47c	A splice adds text alone, no name, colour or cost; a card name in that text means the spell.	L’imprégnation n’ajoute que du texte, ni nom, ni couleur, ni coût ; un nom de carte dans ce texte désigne le sort.
702.47d	Targets of spliced text are chosen as usual; the spell does nothing only when every target is illegal.	Les cibles du texte imprégné se choisissent comme d’habitude ; le sort n’échoue que si toutes ses cibles sont illégales.
702.47e	Off the stack, a spell loses all spliced text.	Hors de la pile, un sort perd tout le texte imprégné.
702.48	Offering: a sacrifice makes the spell cheaper and as quick as an instant.	Offrande : un sacrifice rend le sort moins cher et aussi rapide qu’un éphémère.
702.48a	With offering you may sacrifice a permanent of the kind named: its mana cost comes off, and the spell may be cast like an instant.	Avec l’offrande, vous pouvez sacrifier un permanent du genre nommé : son coût de mana est déduit, et le sort se lance comme un éphémère.
702.48b	The permanent to offer is chosen as the spell is announced and sacrificed as it is paid for.	Ce qui est offert est choisi à l’annonce du sort et sacrifié au paiement.
702.48c	Each mana in the offered permanent's cost reduces its like; surplus coloured mana reduces generic mana.	Chaque mana du coût de ce qui est offert réduit son semblable ; le mana coloré en trop réduit le mana générique.
702.49	Ninjutsu: an unblocked attacker is swapped for a Ninja in hand.	Ninjutsu : un attaquant non bloqué est échangé contre un ninja de la main.
702.49a	For ninjutsu pay, reveal the card and return an unblocked attacker to hand: the card enters tapped and attacking.	Pour le ninjutsu, payez, révélez la carte et renvoyez en main un attaquant non bloqué : elle arrive engagée et attaquante.
702.49b	A card used for ninjutsu stays revealed until the ability has left the stack.	Une carte jouée par le ninjutsu reste révélée jusqu’à ce que la capacité ait quitté la pile.
702.49c	A creature that enters by ninjutsu attacks what the returned creature was attacking.	Une créature arrivée par le ninjutsu attaque ce qu’attaquait la créature renvoyée.
702.49d	Commander ninjutsu works from the command zone as well.	Le ninjutsu de commandant agit aussi depuis la zone de commandement.
702.50	Epic: its player casts no more spells, but copies this one every turn.	Épique : son joueur ne lance plus de sorts, mais copie celui-ci à chaque tour.
702.50a	After an epic spell you can't cast spells, but each of your upkeeps copies it, with new targets if you like.	Après un sort épique, vous ne pouvez plus lancer de sorts, mais chacun de vos entretiens le copie, avec d’autres cibles si vous voulez.
702.50b	Epic still allows effects to put copies of spells on the stack.	Épique laisse encore des effets mettre des copies de sorts sur la pile.
702.51	Convoke: creatures help to pay.	Convocation : les créatures aident à payer.
702.51a	With convoke, a creature tapped for the spell pays for one generic mana or one mana of its colour.	Avec la convocation, une créature engagée pour le sort paie un mana générique ou un mana de sa couleur.
702.51b	Convoke is just a way to pay; the total cost is fixed before it.	La convocation n’est qu’une manière de payer ; le coût total est fixé auparavant.
702.51c	The creatures tapped to help pay have convoked the spell.	Les créatures engagées pour aider à payer ont convoqué le sort.
702.51d	Having convoke more than once adds nothing.	Avoir plusieurs fois la convocation n’ajoute rien.
702.52	Dredge: a card returns from the graveyard in place of a draw.	Dragage : une carte revient du cimetière à la place d’une pioche.
702.52a	With dredge N, you may mill N cards in place of a draw and take this card back from the graveyard.	Avec dragage N, vous pouvez meuler N cartes au lieu de piocher et renvoyer la carte de votre cimetière dans votre main.
702.52b	A player with fewer than N cards in the library can't dredge.	Un joueur qui a moins de N cartes dans sa bibliothèque ne peut pas draguer.
702.53	Transmute: exchanges a card in hand for another of the same mana value.	Transmutation : échange une carte de la main contre une autre de même valeur de mana.
702.53a	Transmute discards the card, for its cost and at sorcery speed, to fetch one of equal mana value.	Pour la transmutation, payez son coût, comme un rituel, et défaussez-vous de la carte pour en chercher une de même valeur de mana.
702.53b	A card has its transmute ability in every zone, though it is activated only from hand.	Une carte a sa capacité de transmutation dans toutes les zones, même si elle ne s’active que de la main.
702.54	Bloodthirst: it is larger once an opponent has been hurt.	Soif de sang : elle est plus grande si un adversaire a été blessé.
702.54a	With bloodthirst N it enters with N +1/+1 counters, provided damage was dealt to an opponent this turn.	Avec soif de sang N, elle arrive avec N marqueurs +1/+1, pourvu qu’un adversaire ait subi des blessures ce tour-ci.
702.54b	In bloodthirst X, X is all the damage your opponents have taken this turn.	Pour soif de sang X, X est le total des blessures subies ce tour-ci par vos adversaires.
702.54c	Several bloodthirsts each work by themselves.	Plusieurs soifs de sang agissent chacune de leur côté.
702.55	Haunt: the card acts once more when another creature dies.	Hantise : la carte agit une fois de plus quand une autre créature meurt.
702.55a	When a permanent with haunt dies, or a spell with haunt resolves, it is exiled and haunts a creature you target.	Quand un permanent avec la hantise meurt, ou qu’un tel sort se résout, il est exilé et hante une créature que vous ciblez.
702.55b	The haunted creature is the one that haunt targeted, even if it is no longer a creature.	La créature hantée est celle que la hantise a ciblée, même si elle n’est plus une créature.
702.55c	Abilities that wait for the haunted creature trigger from exile.	Les capacités qui attendent la créature hantée se déclenchent depuis l’exil.
702.56	Replicate: pay again for further copies.	Duplication : payez encore pour d’autres copies.
702.56a	Replicate may be paid any number of times; each payment copies the spell, with new targets if you like.	La duplication se paie autant de fois que voulu ; chaque paiement copie le sort, avec d’autres cibles si vous voulez.
702.56b	Several replicate abilities are paid for and trigger apart.	Plusieurs duplications se paient et se déclenchent à part.
702.57	Forecast: an ability used from the hand.	Prévision : une capacité utilisée depuis la main.
702.57a	A forecast ability is activated from the hand and nowhere else.	Une capacité de prévision s’active de la main et de nulle part ailleurs.
702.57b	Forecast works once a turn, in your own upkeep; the card stays revealed until that is over or the card leaves.	La prévision sert une fois par tour, à votre entretien ; la carte reste révélée jusqu’à la fin de l’étape ou son départ.
702.58	Graft: it hands its +1/+1 counters to newcomers.	Greffe : elle donne ses marqueurs +1/+1 aux nouvelles venues.
702.58a	With graft N it enters with N +1/+1 counters, and may give one to each other creature that enters.	Avec greffe N, elle arrive avec N marqueurs +1/+1 et peut en donner un à chaque autre créature qui arrive.
702.58b	Several grafts each work by themselves.	Plusieurs greffes agissent chacune de leur côté.
702.59	Recover: the card returns from the graveyard when a creature of yours dies.	Recouvrement : la carte revient du cimetière quand une de vos créatures meurt.
702.59a	When a creature goes to your graveyard, pay the recover cost to return this card to hand, or it is exiled.	Quand une créature va dans votre cimetière, payez le coût de recouvrement pour reprendre cette carte en main, sinon elle est exilée.
702.60	Ripple: further spells with the same name may be cast free.	Remous : d’autres sorts du même nom peuvent être lancés gratuitement.
702.60a	Ripple N reveals your top N cards; those with the spell's name may be cast free, the others go to the bottom.	Remous N révèle vos N cartes du dessus ; celles du nom du sort peuvent être lancées gratuitement, les autres vont au-dessous.
702.60b	Several ripples each trigger by themselves.	Plusieurs remous se déclenchent chacun de leur côté.
702.61	Split second: hardly anything can be done in response.	Fraction de seconde : presque rien ne peut être fait en réponse.
702.61a	Under split second, no other spells can be cast and only mana abilities can be activated.	Sous la fraction de seconde, on ne lance aucun autre sort et n’active que des capacités de mana.
702.61b	Split second leaves mana abilities and special actions alone, and abilities still trigger.	La fraction de seconde permet les capacités de mana et les actions spéciales, et des capacités se déclenchent encore.
702.61c	Having split second more than once adds nothing.	Avoir plusieurs fois la fraction de seconde n’ajoute rien.
702.62	Suspend: the card waits in exile and is then cast free.	Suspension : la carte attend en exil, puis se lance gratuitement.
702.62a	Suspend exiles the card from hand with time counters; one comes off each upkeep, and with the last the card is played free.	La suspension exile la carte de la main avec des marqueurs « temps » ; un s’en va à chaque entretien, et au dernier on la joue gratuitement.
702.62b	A card in exile is suspended while it has suspend and at least one time counter.	Une carte en exil est suspendue tant qu’elle a la suspension et au moins un marqueur « temps ».
702.62c	A card can't be suspended while an effect forbids casting it.	On ne suspend pas une carte qu’un effet interdit de lancer.
702.62d	Casting a suspended card at the end follows the rules of alternative costs.	Lancer à la fin une carte suspendue suit les règles des coûts alternatifs.
702.63	Vanishing: the permanent lasts a set number of turns.	Disparition : le permanent dure un nombre fixé de tours.
702.63a	With vanishing N it enters with N time counters, loses one each upkeep, and is sacrificed with the last.	Avec disparition N, il arrive avec N marqueurs « temps », en perd un à chaque entretien, et est sacrifié avec le dernier.
702.63b	Vanishing without a number brings no counters, but removes those that the permanent has.	La disparition sans nombre n’apporte pas de marqueurs, mais retire ceux que le permanent a.
702.63c	Several vanishing abilities each work by themselves.	Plusieurs disparitions agissent chacune de leur côté.
702.64	Absorb: part of the damage is prevented.	Absorption : une part des blessures est prévenue.
702.64a	Absorb N prevents N of the damage that a source would deal to the creature.	Absorption N prévient N des blessures qu’une source infligerait à la créature.
702.64b	Absorb works for each source by itself, and every time it deals damage.	L’absorption vaut pour chaque source à part, et chaque fois qu’elle inflige des blessures.
702.64c	Several absorb abilities each prevent their own part.	Plusieurs absorptions préviennent chacune leur part.
702.65	Aura swap: an Aura changes places with one in hand.	Échange d’aura : une aura change de place avec une de la main.
702.65a	Aura swap exchanges the Aura, for its cost, with an Aura card from your hand.	L’échange d’aura échange l’aura, pour son coût, avec une carte d’aura de votre main.
702.65b	If one half of an aura swap is impossible, nothing happens.	Si une moitié de l’échange d’aura est impossible, rien ne se passe.
702.66	Delve: the graveyard helps to pay.	Fouille : le cimetière aide à payer.
702.66a	With delve, each card exiled from your graveyard pays for one generic mana.	Avec la fouille, chaque carte exilée de votre cimetière paie un mana générique.
702.66b	Delve is just a way to pay; the total cost is fixed before it.	La fouille n’est qu’une manière de payer ; le coût total est fixé auparavant.
702.66c	Having delve more than once adds nothing.	Avoir plusieurs fois la fouille n’ajoute rien.
702.67	Fortify: moves a Fortification onto one of your lands.	Fortification : place la fortification sur l’un de vos terrains.
702.67a	Pay the fortify cost, at sorcery speed, to attach the Fortification to a land of yours that you target.	Payez le coût de fortification, comme un rituel, pour attacher la fortification à un terrain ciblé que vous contrôlez.
702.67b	For more about Fortifications see rule 301.	Pour le reste sur les fortifications, voir la règle 301.
702.67c	A Fortification with several fortify abilities may use any of them.	Une fortification qui a plusieurs de ces capacités peut utiliser chacune d’elles.
702.68	Frenzy: the creature hits harder when nobody blocks it.	Frénésie : la créature frappe plus fort quand nul ne la bloque.
702.68a	A creature with frenzy N that attacks and isn't blocked gets +N/+0 for the turn.	Une créature avec frénésie N qui attaque sans être bloquée gagne +N/+0 pour le tour.
702.68b	Several frenzies each trigger by themselves.	Plusieurs frénésies se déclenchent chacune de leur côté.
702.69	Gravestorm: the spell is copied for every permanent that died this turn.	Déluge de cimetière : le sort est copié pour chaque permanent mort ce tour-ci.
702.69a	Casting a spell with gravestorm copies it once for every permanent that died this turn; the copies may have new targets.	Lancer un sort avec le déluge de cimetière le copie une fois par permanent mort ce tour-ci ; les copies peuvent avoir d’autres cibles.
702.69b	Several gravestorms each trigger by themselves.	Plusieurs déluges de cimetière se déclenchent chacun de leur côté.
702.70	Poisonous: hitting a player also poisons.	Empoisonnement : blesser un joueur l’empoisonne aussi.
702.70a	With poisonous N, combat damage to a player also gives that player N poison counters.	Avec empoisonnement N, des blessures de combat à un joueur lui donnent aussi N marqueurs poison.
702.70b	Several poisonous abilities each trigger by themselves.	Plusieurs empoisonnements se déclenchent chacun de leur côté.
702.71	Transfigure: exchanges the creature for another of the same mana value.	Transfiguration : échange la créature contre une autre de même valeur de mana.
702.71a	Transfigure sacrifices it, for its cost and at sorcery speed, and fetches a creature of equal mana value onto the battlefield.	La transfiguration la sacrifie, pour son coût et comme un rituel, et met sur le champ de bataille une créature de même valeur de mana.
702.72	Champion: the creature steps into another's place.	Champion : la créature prend la place d’une autre.
702.72a	A champion is sacrificed unless you exile another such permanent of yours, which returns when the champion leaves.	Un champion est sacrifié à moins que vous n’exiliez un autre permanent de ce genre, qui revient quand le champion part.
702.72b	The two abilities of champion are linked: only the card exiled by the first comes back.	Les deux capacités de champion sont liées : seule revient la carte exilée par la première.
702.72c	The permanent exiled for a champion is the one that it championed.	Le permanent exilé pour un champion est celui dont il est le champion.
`
