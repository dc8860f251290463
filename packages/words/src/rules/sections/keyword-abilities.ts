/** Keyword abilities (702): number, English and French, between tabs. */
export const KEYWORD_ABILITIES = `
702.2	Deathtouch: any damage it deals to a creature destroys that.	Contact mortel : toute blessure à une créature la détruit.
702.2b	The state-based action destroys what it damaged.	L’action basée sur un état détruit ce qu’il a blessé.
702.2c	One damage from it counts as lethal.	Une blessure de sa part compte comme mortelle.
702.3	Defender: it can't attack.	Défenseur : elle ne peut pas attaquer.
702.3b	A creature with defender can't attack.	Une créature avec le défenseur ne peut pas attaquer.
702.4	Double strike: it deals damage in both combat damage steps.	Double initiative : elle inflige des blessures aux deux étapes.
702.5	Enchant says what an Aura can be attached to.	Enchanter dit à quoi une aura peut s’attacher.
702.6a	Equip: pay to attach it to your creature, as a sorcery.	Équipement : payez pour l’attacher à votre créature, comme un rituel.
702.8	Flash: cast it any time you could cast an instant.	Flash : lancez-le quand vous pourriez lancer un éphémère.
702.9b	Flying: only flying or reach can block it.	Vol : seuls le vol ou la portée peuvent la bloquer.
702.11	Hexproof: opponents can't target it.	Défense talismanique : les adversaires ne peuvent pas le cibler.
702.11b	A permanent with hexproof can't be targeted by opponents.	Un permanent avec la défense talismanique ne peut pas être ciblé par les adversaires.
702.11c	A player with hexproof can't be targeted by opponents.	Un joueur avec la défense talismanique ne peut pas être ciblé par ses adversaires.
702.11d	Hexproof from a quality: only such sources of opponents can't.	Défense talismanique contre une qualité : seules ces sources adverses ne le peuvent pas.
702.12	Indestructible: it can't be destroyed.	Indestructible : il ne peut pas être détruit.
702.12b	Lethal damage doesn't destroy it.	Des blessures mortelles ne le détruisent pas.
702.13b	Intimidate: only artifact creatures or those of its colour block it.	Intimidation : seules les créatures-artefacts ou de sa couleur la bloquent.
702.14c	Landwalk: unblockable while the defender has such a land.	Traversée des terrains : imblocable si le défenseur a un tel terrain.
702.15	Lifelink: its damage gains you life.	Lien de vie : ses blessures vous font gagner des points de vie.
702.16	Protection: no damage, Auras, blocks or targets from that quality.	Protection : ni blessures, ni auras, ni blocages, ni cibles de cette qualité.
702.16b	With protection, sources with that quality can't target it.	Avec une protection, les sources de cette qualité ne peuvent pas le cibler.
702.16c	Auras of that quality fall off.	Les auras de cette qualité tombent.
702.16e	Damage from sources with that quality to it is prevented.	Les blessures des sources de cette qualité lui sont prévenues.
702.16f	Attacking creatures with protection can't be blocked by creatures of that quality.	Les créatures attaquantes avec protection ne peuvent pas être bloquées par des créatures de cette qualité.
702.16g	From two qualities: two protections.	Contre deux qualités : deux protections.
702.16j	Protection from everything: no source can target, damage, block or be attached to it.	Protection contre tout : aucune source ne peut le cibler, le blesser, le bloquer ou lui être attachée.
702.16n	An Aura that its own protection doesn't remove stays on the creature.	Une aura que la protection qu’elle donne ne retire pas reste sur la créature.
702.18	Shroud: nobody can target it.	Linceul : personne ne peut le cibler.
702.18a	With shroud nobody can target it.	Avec le linceul, personne ne peut le cibler.
702.19b	Trample: damage beyond lethal for the blockers goes on to what it attacks.	Piétinement : l’excès au-delà du mortel des bloqueurs va à ce qu’elle attaque.
702.19c	Trample over planeswalkers: on to their controller.	Piétinement des planeswalkers : jusqu’à leur contrôleur.
702.19d	With its blockers gone all of it goes through.	Si ses bloqueurs sont partis, tout passe.
702.21a	Ward: an opponent's spell or ability that targets it is countered unless paid for.	Parade : le sort ou la capacité adverse qui le cible est contrecarré à moins d’un paiement.
702.22	Banding: attack as a band, and share out damage.	Regroupement : attaquer en groupe, et répartir les blessures.
702.22c	Attackers with banding, and one without, may attack as a band.	Des attaquants avec le regroupement, et un sans, peuvent attaquer en groupe.
702.22h	Who blocks one of a band blocks all of it.	Qui bloque un membre du groupe les bloque tous.
702.22j	The defender assigns the damage of what a bander blocks.	Le défenseur assigne les blessures de ce que bloque un regroupé.
702.22k	The attacker assigns the damage of what blocks a band.	L’attaquant assigne les blessures de ce qui bloque un groupe.
702.23	Rampage: bigger for each blocker beyond the first.	Sauvagerie : plus grande pour chaque bloqueur au-delà du premier.
702.23a	Rampage: +N/+N for each blocker beyond the first.	Sauvagerie : +N/+N pour chaque bloqueur au-delà du premier.
702.24a	Cumulative upkeep: pay for each age counter or sacrifice it.	Entretien cumulatif : payez pour chaque marqueur « âge » ou sacrifiez-le.
702.25	Flanking: blockers without flanking get -1/-1.	Débordement : les bloqueurs sans débordement gagnent -1/-1.
702.25a	Flanking: blockers without it get -1/-1.	Débordement : les bloqueurs sans lui gagnent -1/-1.
702.26	Phasing: phased out in every other turn of its controller.	Déphasage : hors phase un tour sur deux de son contrôleur.
702.26a	Phasing: it phases out or in before you untap.	Déphasage : il passe hors phase ou en phase avant votre dégagement.
702.26b	What is phased out is treated as though it didn't exist.	Ce qui est hors phase est traité comme s’il n’existait pas.
702.26c	What phases in exists again.	Ce qui passe en phase existe de nouveau.
702.26d	Phasing changes no zone; tokens live on, nothing triggers.	Le déphasage ne change pas de zone ; les jetons restent, rien ne se déclenche.
702.26e	What is phased out isn't among what an effect changes.	Ce qui est hors phase n’est pas parmi ce qu’un effet change.
702.26f	Effects may run out while it is away.	Des effets peuvent finir pendant son absence.
702.27a	Buyback: pay more, and the spell returns to your hand.	Rappel : payez davantage, et le sort revient dans votre main.
702.28b	Shadow: only shadow blocks it, and it blocks only shadow.	Distorsion : seule la distorsion la bloque, et elle ne bloque qu’elle.
702.29a	Cycling: pay and discard it to draw a card.	Recyclage : payez et défaussez-vous-en pour piocher une carte.
702.29c	"When you cycle this" triggers on discarding it for its cycling.	« Quand vous recyclez ceci » se déclenche quand on s’en défausse pour son recyclage.
702.29e	Typecycling: search for a card of that type instead.	Recyclage de type : cherchez une carte de ce type à la place.
702.30a	Echo: pay once more in your next upkeep or sacrifice it.	Écho : payez encore à votre prochain entretien ou sacrifiez-le.
702.31b	Horsemanship: only horsemanship blocks it.	Équitation : seule l’équitation la bloque.
702.32a	Fading: it loses a counter each upkeep, then goes.	Évanescence : il perd un marqueur à chaque entretien, puis s’en va.
702.33d	Kicked: with its kicker cost paid.	Kické : avec son coût de kick payé.
702.33f	With several kickers, an ability can ask which of them was paid.	Avec plusieurs kicks, une capacité peut demander lequel a été payé.
702.33g	Targets of what happens only if the spell is kicked are chosen only then.	Les cibles de ce qui n’arrive que si le sort est kické ne sont choisies qu’alors.
702.34a	Flashback: cast it from the graveyard, then exile it.	Flashback : lancez-le depuis le cimetière, puis exilez-le.
702.35a	Madness: discarded, it goes to exile and may be cast.	Folie : défaussée, elle va en exil et peut être lancée.
702.36b	Fear: only artifact and black creatures block it.	Peur : seules les créatures-artefacts et noires la bloquent.
702.37b	Megamorph: as morph, with a +1/+1 counter when turned face up.	Mégamue : comme la mue, avec un marqueur +1/+1 quand elle est retournée face visible.
702.37e	A morph may be turned up for its morph cost.	Une mue peut être retournée pour son coût de mue.
702.38a	Amplify: counters for cards of its type revealed from hand.	Amplification : des marqueurs pour les cartes de son type révélées de la main.
702.39a	Provoke: a creature untaps and must block it.	Provocation : une créature se dégage et doit la bloquer.
702.40a	Storm: copied for each spell cast before it this turn.	Déluge : copié pour chaque sort lancé avant lui ce tour-ci.
702.41a	Affinity: {1} less for each such permanent.	Affinité : {1} de moins par permanent de ce genre.
702.42a	Entwine: pay for all modes.	Union : payez pour tous les modes.
702.43a	Modular: counters that go to another artifact creature.	Modularité : des marqueurs qui passent à une autre créature-artefact.
702.44a	Sunburst: a counter for each colour of mana spent.	Solarisation : un marqueur par couleur de mana dépensée.
702.45a	Bushido: +N/+N when it blocks or is blocked.	Bushido : +N/+N quand elle bloque ou devient bloquée.
702.46a	Soulshift: when it dies, return a small Spirit card.	Transmigration : à sa mort, renvoyez une petite carte d’esprit.
702.47a	Splice: reveal the card and add its text to a spell, for its splice cost.	Imprégnation : révélez la carte et ajoutez son texte à un sort, pour son coût d’imprégnation.
702.47b	A card can only be spliced if its choices can be made, and once on a spell.	Une carte ne s’imprègne que si ses choix sont possibles, et une fois par sort.
702.47c	The spliced text is added to the spell.	Le texte imprégné s’ajoute au sort.
702.47e	Spliced text is gone once the spell leaves the stack.	Le texte imprégné disparaît quand le sort quitte la pile.
702.48a	Offering: sacrifice such a creature for a cheaper spell, at instant speed.	Offrande : sacrifiez une telle créature pour un sort moins cher, comme un éphémère.
702.48b	For an offering, what is sacrificed is chosen first and goes as costs are paid.	Pour une offrande, ce qui est sacrifié est choisi d’abord et part au paiement.
702.48c	An offering takes the mana cost of what was sacrificed off the spell's.	Une offrande déduit du coût du sort le coût de mana de ce qui a été sacrifié.
702.49a	Ninjutsu: swap an unblocked attacker for it.	Ninjutsu : échangez un attaquant non bloqué contre elle.
702.49c	A creature put by ninjutsu attacks what the returned one attacked.	Une créature mise par ninjutsu attaque ce qu’attaquait celle qui est renvoyée.
702.50a	Epic: no more spells, but a copy in each upkeep.	Épique : plus de sorts, mais une copie à chaque entretien.
702.51	Convoke: creatures help to pay.	Convocation : les créatures aident à payer.
702.51a	Convoke: tap creatures instead of paying mana for the spell.	Convocation : engagez des créatures à la place de payer du mana pour le sort.
702.51c	A creature tapped so has convoked the spell.	Une créature ainsi engagée a convoqué le sort.
702.52a	Dredge: mill instead of drawing to take it back.	Dragage : meulez au lieu de piocher pour la reprendre.
702.53a	Transmute: discard it for a card of the same mana value.	Transmutation : défaussez-vous-en pour une carte de même valeur de mana.
702.54a	Bloodthirst: counters if an opponent was dealt damage.	Soif de sang : des marqueurs si un adversaire a été blessé.
702.55a	Haunt: when it goes to the graveyard, exile it haunting a creature.	Hantise : quand il va au cimetière, exilez-le, il hante une créature.
702.55b	The exiled card haunts the creature that was targeted.	La carte exilée hante la créature ciblée.
702.56a	Replicate: pay any number of times, copy it as often.	Duplication : payez autant de fois que voulu, copiez-le autant.
702.56b	Each replicate is paid by itself, and triggers for its own payments.	Chaque réplication se paie à part et se déclenche pour ses propres paiements.
702.57a	Forecast: reveal it in your upkeep to use it.	Prévision : révélez-la à votre entretien pour l’utiliser.
702.58a	Graft: its counters may go to newcomers.	Greffe : ses marqueurs peuvent passer aux nouveaux venus.
702.59a	Recover: pay to take it back when your creature dies, or exile it.	Recouvrement : payez pour la reprendre à la mort d’une créature, ou exilez-la.
702.60a	Ripple: reveal the top cards and cast those of its name free.	Remous : révélez le dessus et lancez gratuitement celles de son nom.
702.61b	Split second still lets mana abilities, special actions and triggers through.	La fraction de seconde laisse passer les capacités de mana, les actions spéciales et les capacités déclenchées.
702.62a	Suspend: exile it with time counters; cast it free when the last is gone.	Suspension : exilez-la avec des marqueurs « temps » ; lancez-la gratuitement quand il n’y en a plus.
702.63a	Vanishing: it loses a time counter each upkeep, then goes.	Disparition : il perd un marqueur « temps » à chaque entretien, puis s’en va.
702.64a	Absorb: N of each damage to it is prevented.	Absorption : N de chaque blessure qu’elle subit est prévenue.
702.65a	Aura swap: pay to exchange it with an Aura in your hand.	Échange d’aura : payez pour l’échanger avec une aura de votre main.
702.66	Delve: cards from the graveyard help to pay.	Fouille : des cartes du cimetière aident à payer.
702.66a	Delve: exile cards from your graveyard instead of paying generic mana.	Fouille : exilez des cartes de votre cimetière à la place de payer du mana générique.
702.67a	Fortify: pay to attach it to your land.	Fortification : payez pour l’attacher à votre terrain.
702.68a	Frenzy: +N/+0 if it isn't blocked.	Frénésie : +N/+0 si elle n’est pas bloquée.
702.69a	Gravestorm: copied for each permanent that died this turn.	Déluge de cimetière : copié pour chaque permanent mis au cimetière ce tour-ci.
702.70a	Poisonous: combat damage to a player gives N poison.	Empoisonnement : ses blessures de combat à un joueur donnent N poison.
702.71a	Transfigure: sacrifice it for a creature of the same mana value.	Transfiguration : sacrifiez-la pour une créature de même valeur de mana.
702.72a	Champion: exile another one until it leaves, or lose it.	Champion : exilez-en une autre jusqu’à son départ, ou perdez-la.
702.74a	Evoke: cast it for less and sacrifice it as it enters.	Évocation : lancez-la pour moins et sacrifiez-la à l’arrivée.
702.75a	Hideaway: hide one of the top cards face down.	Cachette : cachez une des cartes du dessus.
702.76a	Prowl: cheaper after such a creature hit a player.	Incursion : moins cher si une telle créature a blessé un joueur.
702.77a	Reinforce: discard it to put counters on a creature.	Renfort : défaussez-vous-en pour mettre des marqueurs sur une créature.
702.78a	Conspire: tap two creatures of its colour to copy it.	Conspiration : engagez deux créatures de sa couleur pour le copier.
702.79a	Persist: it comes back with a -1/-1 counter if it had none.	Persistance : elle revient avec un marqueur -1/-1 si elle n’en avait pas.
702.82a	Devour: sacrifice creatures for counters as it enters.	Dévorement : sacrifiez des créatures pour des marqueurs à l’arrivée.
702.83b	A creature attacks alone if it is the only one declared.	Une créature attaque seule si elle est la seule déclarée.
702.84a	Unearth: it comes back for one turn, then is exiled.	Exhumation : elle revient pour un tour, puis est exilée.
702.85a	Cascade: cast the next cheaper card free.	Cascade : lancez gratuitement la prochaine carte moins chère.
702.86a	Annihilator: the defending player sacrifices N permanents.	Annihilateur : le joueur défenseur sacrifie N permanents.
702.87a	Level up: pay for a level counter, as a sorcery.	Montée de niveau : payez pour un marqueur « niveau », comme un rituel.
702.88a	Rebound: cast from hand, it is exiled and cast again in your next upkeep.	Rebond : lancé de la main, il est exilé et relancé à votre prochain entretien.
702.89a	Umbra armor: the Aura is destroyed instead.	Armure totémique : l’aura est détruite à la place.
702.91a	Battle cry: other attackers get +1/+0.	Cri de guerre : les autres attaquants gagnent +1/+0.
702.92a	Living weapon: it comes with a Germ to carry it.	Arme vivante : elle vient avec un germe pour la porter.
702.93a	Undying: it comes back with a +1/+1 counter if it had none.	Survivance : elle revient avec un marqueur +1/+1 si elle n’en avait pas.
702.94a	Miracle: reveal it as the first card drawn this turn and cast it for less.	Miracle : révélez-la si c’est la première carte piochée ce tour-ci et lancez-la pour moins.
702.95a	Soulbond: as either enters, two of your creatures may be paired.	Association d’âmes : quand l’une arrive, deux de vos créatures peuvent être associées.
702.95b	Paired creatures are so for as long as the ability says.	Les créatures associées le sont tant que la capacité le dit.
702.95c	Both creatures must still be yours as soulbond resolves.	Les deux créatures doivent encore être à vous à la résolution de l’association d’âmes.
702.95e	When either leaves or changes sides the pair ends.	Si l’une part ou change de camp, l’association finit.
702.96a	Overload: pay more, and "target" becomes "each".	Surcharge : payez davantage, et « ciblé » devient « chaque ».
702.97a	Scavenge: exile it to put counters on a creature.	Récupération : exilez-la pour mettre des marqueurs sur une créature.
702.98a	Unleash: a counter, but then it can't block.	Emportement : un marqueur, mais elle ne bloque plus.
702.99a	Cipher: exile the spell encoded on a creature; damage to a player casts a copy.	Cryptage : exilez le sort crypté sur une créature ; ses blessures à un joueur en lancent une copie.
702.99c	The card stays encoded while both are there.	La carte reste cryptée tant que les deux sont là.
702.100a	Evolve: a bigger newcomer gives it a counter.	Évolution : un nouveau venu plus grand lui donne un marqueur.
702.101a	Extort: with each spell pay {W/B} to drain 1 life.	Extorsion : à chaque sort, payez {W/B} pour drainer 1 point de vie.
702.102	Fuse: cast both halves from hand as one spell.	Fusion : lancez les deux moitiés de la main en un seul sort.
702.103b	Cast for bestow it is an Aura spell.	Lancé avec la grâce, c’est un sort d’aura.
702.103e	With an illegal target as it resolves, a bestowed Aura spell goes on as a creature spell.	Si sa cible est illégale quand il se résout, un sort d’aura avec la grâce continue comme sort de créature.
702.103f	A bestowed Aura that comes off becomes a creature again.	Une aura avec la grâce qui se détache redevient une créature.
702.103g	A bestowed Aura that phases in unattached becomes a creature again.	Une aura avec la grâce qui entre en phase sans être attachée redevient une créature.
702.104a	Tribute: an opponent may give it counters.	Tribut : un adversaire peut lui donner des marqueurs.
702.105a	Dethrone: a counter when it attacks the one with most life.	Détrônement : un marqueur quand elle attaque celui qui a le plus de points de vie.
702.107a	Outlast: tap and pay for a +1/+1 counter.	Résilience : engagez et payez pour un marqueur +1/+1.
702.108a	Prowess: +1/+1 with each noncreature spell.	Prouesse : +1/+1 à chaque sort non-créature.
702.109a	Dash: with haste, and back to hand at end of turn.	Précipitation : avec la célérité, et de retour en main à la fin du tour.
702.110a	Exploit: you may sacrifice a creature as it enters.	Exploitation : vous pouvez sacrifier une créature à l’arrivée.
702.110b	A creature exploits another when that is sacrificed as its exploit resolves.	Une créature en exploite une autre quand celle-ci est sacrifiée à la résolution de l’exploitation.
702.111b	Menace: only two or more creatures block it.	Menace : il faut au moins deux créatures pour la bloquer.
702.112a	Renown: once, combat damage to a player gives it counters.	Renommée : une seule fois, des blessures de combat à un joueur lui donnent des marqueurs.
702.113a	Awaken: pay more to make a land a creature.	Éveil : payez davantage pour animer un terrain.
702.114a	Devoid: it has no colour.	Carence : il n’a pas de couleur.
702.115a	Ingest: damage to a player exiles a card from his library.	Ingestion : ses blessures exilent une carte de la bibliothèque du joueur.
702.116a	Myriad: a copy attacks each other opponent.	Myriade : une copie attaque chaque autre adversaire.
702.118b	Skulk: no creature of greater power blocks it.	Furtivité : aucune créature de force supérieure ne la bloque.
702.119a	Emerge: sacrifice a creature to cast it for less.	Émergence : sacrifiez une créature pour le lancer pour moins.
702.119c	For emerge, what is sacrificed is chosen first and goes as costs are paid.	Pour l’émergence, ce qui est sacrifié est choisi d’abord et part au paiement.
702.120a	Escalate: pay for each further mode.	Intensification : payez pour chaque mode de plus.
702.121a	Melee: +1/+1 for each opponent you attacked.	Mêlée : +1/+1 par adversaire que vous avez attaqué.
702.122a	Crew: tap creatures to make the Vehicle one.	Pilotage : engagez des créatures pour animer le véhicule.
702.123a	Fabricate: counters, or as many Servos.	Fabrication : des marqueurs, ou autant de servos.
702.124	Partner: two commanders instead of one.	Partenariat : deux commandants au lieu d’un.
702.124a	Partner lets a deck have two commanders.	Le partenariat permet deux commandants dans un deck.
702.124c	Both commanders' colour identities count together.	Les identités couleur des deux commandants s’ajoutent.
702.124g	Only one of its partner abilities counts; never more than two commanders.	Une seule de ses capacités de partenariat compte ; jamais plus de deux commandants.
702.124h	Partner: both commanders must have it.	Partenariat : les deux commandants doivent l’avoir.
702.124j	Partner with: only with the one named, whom it fetches.	Partenariat avec : seulement avec celui qui est nommé, qu’il va chercher.
702.124k	Choose a Background: the second one is a Background.	Choisissez un passé : le second est un passé.
702.125a	Undaunted: {1} less for each opponent.	Intrépidité : {1} de moins par adversaire.
702.126	Improvise: artifacts help to pay.	Improvisation : les artefacts aident à payer.
702.126a	Improvise: tap artifacts instead of paying generic mana.	Improvisation : engagez des artefacts à la place de payer du mana générique.
702.127a	Aftermath: this half only from the graveyard, then exiled.	Répercussion : cette moitié seulement du cimetière, puis exilée.
702.128a	Embalm: exile it for a white Zombie copy.	Embaumement : exilez-la pour une copie zombie blanche.
702.129a	Eternalize: exile it for a black 4/4 Zombie copy.	Éternalisation : exilez-la pour une copie zombie 4/4 noire.
702.130a	Afflict: blocked, it costs the defender N life.	Affliction : bloquée, elle coûte N points de vie au défenseur.
702.131	Ascend: with ten permanents you get the city's blessing.	Ascension : avec dix permanents, vous recevez la bénédiction de la cité.
702.131a	Ascend on an instant or sorcery is checked as that resolves.	L’ascension d’un éphémère ou d’un rituel se vérifie à sa résolution.
702.131b	Ascend on a permanent is checked at any time.	L’ascension d’un permanent se vérifie à tout moment.
702.131c	The city's blessing is a mark that stays.	La bénédiction de la cité est une marque qui reste.
702.132a	Assist: another player may pay some of the generic mana.	Assistance : un autre joueur peut payer une part du mana générique.
702.133a	Jump-start: cast it from the graveyard by discarding a card too.	Jump-start : lancez-le du cimetière en vous défaussant aussi d’une carte.
702.134a	Mentor: a weaker attacker gets a counter.	Mentor : un attaquant plus faible reçoit un marqueur.
702.135a	Afterlife: it leaves flying Spirits when it dies.	Au-delà : elle laisse des esprits volants à sa mort.
702.136a	Riot: a counter or haste.	Émeute : un marqueur ou la célérité.
702.139a	Companion: a card outside the game whose condition your deck meets.	Compagnon : une carte hors de la partie dont votre deck remplit la condition.
702.139b	A companion looks at the deck without the sideboard.	Un compagnon regarde le deck sans la réserve.
702.140c	A mutating spell merges with its target instead of entering.	Un sort qui mute fusionne avec sa cible au lieu d’arriver.
702.140d	"Whenever it mutates" triggers on that merging.	« À chaque fois qu’elle mute » se déclenche à cette fusion.
702.140e	A mutated permanent has all abilities, else it is as its top card.	Un permanent muté a toutes les capacités, pour le reste il est comme sa carte du dessus.
702.140f	What changed the spell changes the merged permanent.	Ce qui a changé le sort change le permanent fusionné.
702.141a	Encore: exile it for a copy attacking each opponent.	Encore : exilez-la pour une copie attaquant chaque adversaire.
702.142a	Boast: once a turn, if it attacked.	Vantardise : une fois par tour, si elle a attaqué.
702.143a	Foretell: in your turn pay {2} to exile it face down; cast it later for less.	Prédiction : pendant votre tour, payez {2} pour l’exiler face cachée ; lancez-la plus tard pour moins.
702.143d	A card in exile may become foretold by an effect.	Une carte en exil peut être prédite par un effet.
702.144a	Demonstrate: copy it, and an opponent copies it too.	Demonstrate : copiez-le, et un adversaire le copie aussi.
702.145	Daybound and nightbound turn the card with day and night.	Diurne et nocturne retournent la carte avec le jour et la nuit.
702.145b	Daybound: at night it turns over.	Diurne : la nuit, il se retourne.
702.145c	As soon as it is night a daybound permanent transforms.	Dès qu’il fait nuit, un permanent diurne se transforme.
702.145d	With a daybound permanent about, and neither day nor night, it becomes day.	Avec un permanent diurne, et ni jour ni nuit, le jour se lève.
702.147a	Decayed: it can't block, and is sacrificed after attacking.	Putréfaction : elle ne bloque pas, et est sacrifiée après avoir attaqué.
702.148a	Cleave: cast for this cost, the spell has its text without what stands in square brackets.	Tranchage : lancé pour ce coût, le sort a son texte sans ce qui est entre crochets.
702.149a	Training: with a stronger attacker it gets a counter.	Entraînement : avec un attaquant plus fort, elle reçoit un marqueur.
702.149c	A creature trains when a training ability puts counters on it as it resolves.	Une créature s’entraîne quand une capacité d’entraînement met des marqueurs sur elle en se résolvant.
702.150a	Compleated: paid with life it has two loyalty less.	Complété : payé en points de vie, il a deux de loyauté en moins.
702.151a	Reconfigure: it is a creature or Equipment, as you pay.	Reconfiguration : créature ou équipement, selon votre paiement.
702.152a	Blitz: haste, a card when it dies, gone at end of turn.	Blitz : célérité, une carte à sa mort, partie à la fin du tour.
702.153a	Casualty: sacrifice a creature to copy it.	Victime : sacrifiez une créature pour le copier.
702.154a	Enlist: tap another creature to add its power.	Enrôlement : engagez une autre créature pour ajouter sa force.
702.155a	Read ahead: earlier chapters don't trigger.	Lecture rapide : les chapitres précédents ne se déclenchent pas.
702.156a	Ravenous: X counters, and a card if X is 5 or more.	Voracité : X marqueurs, et une carte si X est d’au moins 5.
702.157a	Squad: pay any number of times for as many copies.	Escouade : payez autant de fois que voulu pour autant de copies.
702.157b	Each squad is paid by itself, and triggers for its own payments.	Chaque escouade se paie à part et se déclenche pour ses propres paiements.
702.158	Space sculptor divides the creatures into sectors.	Le sculpteur d’espace répartit les créatures en secteurs.
702.161a	Living metal: in your turn the Vehicle is a creature.	Métal vivant : pendant votre tour, le véhicule est une créature.
702.162a	More than meets the eye: cast it converted, for another cost.	More than meets the eye : lancez-le converti, pour un autre coût.
702.163a	For Mirrodin!: it comes with a Rebel to carry it.	Pour Mirrodin ! : il vient avec un rebelle pour le porter.
702.164b	Total toxic value is the sum of its toxic abilities.	La valeur toxique totale est la somme de ses capacités toxiques.
702.165a	Backup: counters, and its abilities, for a creature.	Main-forte : des marqueurs, et ses capacités, pour une créature.
702.167a	Craft: exile it with materials; it comes back transformed.	Façonnage : exilez-le avec des matériaux ; il revient transformé.
702.167b	Materials are permanents or cards in the graveyard.	Les matériaux sont des permanents ou des cartes du cimetière.
702.168a	Disguise: cast it face down for {3}, with ward {2}.	Déguisement : lancez-la face cachée pour {3}, avec parade {2}.
702.168d	A disguised permanent may be turned up for its disguise cost.	Un permanent déguisé peut être retourné pour son coût de déguisement.
702.169b	Solved: the ability holds once the Case is solved.	Résolue : la capacité vaut une fois l’affaire résolue.
702.170a	Plot: exile it for its plot cost; cast it free in a later turn.	Complot : exilez-la pour son coût de complot ; lancez-la gratuitement un tour ultérieur.
702.170c	An effect may also make a card plotted.	Un effet peut aussi rendre une carte complotée.
702.171a	Saddle: tap creatures to saddle the Mount.	Seller : engagez des créatures pour seller la monture.
702.171b	Saddled lasts until the end of the turn, or till it leaves.	Être sellé dure jusqu’à la fin du tour, ou jusqu’au départ.
702.173a	Freerunning: cheaper after an Assassin or commander hit a player.	Course libre : moins cher si un assassin ou un commandant a blessé un joueur.
702.174a	Gift: promise something to an opponent for a better spell.	Don : promettez quelque chose à un adversaire pour un meilleur sort.
702.174c	Giving a gift triggers abilities when the spell, or the permanent's own gift ability, resolves.	Faire un don déclenche des capacités quand le sort, ou la capacité de don du permanent, se résout.
702.174d	Gift a Food: that player gets a Food.	Don d’une nourriture : ce joueur reçoit une nourriture.
702.175a	Offspring: pay more for a 1/1 copy.	Progéniture : payez davantage pour une copie 1/1.
702.176a	Impending: cheaper, but no creature until the counters are gone.	Imminence : moins cher, mais pas une créature avant la fin des marqueurs.
702.177a	An exhaust ability may be activated once only.	Une capacité d’épuisement ne s’active qu’une seule fois.
702.179	Start your engines! gives its controller a speed.	Allumez les moteurs ! donne une vitesse à son contrôleur.
702.179c	Who has no speed and increases it gets that number.	Qui n’a pas de vitesse et l’augmente reçoit ce nombre.
702.179d	Speed goes up once a turn when opponents lose life in your turn.	La vitesse monte une fois par tour si un adversaire perd des points de vie pendant votre tour.
702.179e	Max speed is 4.	La vitesse maximale est de 4.
702.180a	Harmonize: cast it from the graveyard, a creature helping to pay.	Harmonie : lancez-le du cimetière, une créature aidant à payer.
702.180b	For harmonize, the creature is chosen first and tapped as costs are paid.	Pour l’harmonie, la créature est choisie d’abord et engagée au paiement.
702.181a	Mobilize: Warriors attack along for one turn.	Mobilisation : des guerriers attaquent avec elle pour un tour.
702.182a	Job select: it comes with a Hero to carry it.	Job select : il vient avec un héros pour le porter.
702.184a	Station: tap a creature for charge counters equal to its power.	Station : engagez une créature pour autant de marqueurs « charge » que sa force.
702.185a	Warp: cast it for less for a turn, and again from exile.	Warp : lancez-la pour moins pour un tour, puis de nouveau depuis l’exil.
702.187c	Mayhem without a cost: the card may be played from the graveyard if it was discarded this turn.	Mayhem sans coût : la carte peut être jouée depuis le cimetière si elle a été défaussée ce tour-ci.
702.189a	Firebending: attacking gives {R} that lasts through combat.	Maîtrise du Feu : attaquer donne du {R} qui dure tout le combat.
702.190a	Sneak: in blocks, return an unblocked attacker to cast it.	Infiltration : aux blocages, renvoyez un attaquant non bloqué pour le lancer.
702.190b	A permanent that sneaks in attacks what the returned creature attacked.	Un permanent infiltré attaque ce qu’attaquait la créature renvoyée.
702.191a	Increment: a spell that cost more than its size gives it a counter.	Increment : un sort plus cher que sa taille lui donne un marqueur.
702.192a	Paradigm: once resolved, a copy may be cast in each of your main phases.	Paradigme : une fois résolu, une copie peut être lancée à chacune de vos premières phases principales.
`
