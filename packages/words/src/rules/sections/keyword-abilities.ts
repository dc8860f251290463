/** Keyword abilities (702): number, English and French, between tabs. */
export const KEYWORD_ABILITIES = `
702.11b	A permanent with hexproof can't be targeted by opponents.	Un permanent avec la défense talismanique ne peut pas être ciblé par les adversaires.
702.11c	A player with hexproof can't be targeted by opponents.	Un joueur avec la défense talismanique ne peut pas être ciblé par ses adversaires.
702.16b	With protection, sources with that quality can't target it.	Avec une protection, les sources de cette qualité ne peuvent pas le cibler.
702.16e	Damage from sources with that quality to it is prevented.	Les blessures des sources de cette qualité lui sont prévenues.
702.18a	With shroud nobody can target it.	Avec le linceul, personne ne peut le cibler.
702.22c	Attackers with banding, and one without, may attack as a band.	Des attaquants avec le regroupement, et un sans, peuvent attaquer en groupe.
702.23	Rampage: bigger for each blocker beyond the first.	Sauvagerie : plus grande pour chaque bloqueur au-delà du premier.
702.25	Flanking: blockers without flanking get -1/-1.	Débordement : les bloqueurs sans débordement gagnent -1/-1.
702.26	Phasing: phased out in every other turn of its controller.	Déphasage : hors phase un tour sur deux de son contrôleur.
702.26b	What is phased out is treated as though it didn't exist.	Ce qui est hors phase est traité comme s’il n’existait pas.
702.26c	What phases in exists again.	Ce qui passe en phase existe de nouveau.
702.27a	Buyback: pay more, and the spell returns to your hand.	Rappel : payez davantage, et le sort revient dans votre main.
702.29c	"When you cycle this" triggers on discarding it for its cycling.	« Quand vous recyclez ceci » se déclenche quand on s’en défausse pour son recyclage.
702.37b	Megamorph: as morph, with a +1/+1 counter when turned face up.	Mégamue : comme la mue, avec un marqueur +1/+1 quand elle est retournée face visible.
702.47a	Splice: reveal the card and add its text to a spell, for its splice cost.	Imprégnation : révélez la carte et ajoutez son texte à un sort, pour son coût d’imprégnation.
702.47b	A card can only be spliced if its choices can be made, and once on a spell.	Une carte ne s’imprègne que si ses choix sont possibles, et une fois par sort.
702.48b	For an offering, what is sacrificed is chosen first and goes as costs are paid.	Pour une offrande, ce qui est sacrifié est choisi d’abord et part au paiement.
702.51a	Convoke: tap creatures instead of paying mana for the spell.	Convocation : engagez des créatures à la place de payer du mana pour le sort.
702.55a	Haunt: when it goes to the graveyard, exile it haunting a creature.	Hantise : quand il va au cimetière, exilez-le, il hante une créature.
702.61b	Split second still lets mana abilities, special actions and triggers through.	La fraction de seconde laisse passer les capacités de mana, les actions spéciales et les capacités déclenchées.
702.62a	Suspend: exile it with time counters; cast it free when the last is gone.	Suspension : exilez-la avec des marqueurs « temps » ; lancez-la gratuitement quand il n’y en a plus.
702.65a	Aura swap: pay to exchange it with an Aura in your hand.	Échange d’aura : payez pour l’échanger avec une aura de votre main.
702.66a	Delve: exile cards from your graveyard instead of paying generic mana.	Fouille : exilez des cartes de votre cimetière à la place de payer du mana générique.
702.88a	Rebound: cast from hand, it is exiled and cast again in your next upkeep.	Rebond : lancé de la main, il est exilé et relancé à votre prochain entretien.
702.94a	Miracle: reveal it as the first card drawn this turn and cast it for less.	Miracle : révélez-la si c’est la première carte piochée ce tour-ci et lancez-la pour moins.
702.95a	Soulbond: as either enters, two of your creatures may be paired.	Association d’âmes : quand l’une arrive, deux de vos créatures peuvent être associées.
702.99a	Cipher: exile the spell encoded on a creature; damage to a player casts a copy.	Cryptage : exilez le sort crypté sur une créature ; ses blessures à un joueur en lancent une copie.
702.103f	A bestowed Aura that comes off becomes a creature again.	Une aura avec la grâce qui se détache redevient une créature.
702.110b	It exploits a creature when that is sacrificed as the ability resolves.	Elle exploite une créature quand celle-ci est sacrifiée à la résolution de la capacité.
702.112a	Renown: once, combat damage to a player gives it counters.	Renommée : une seule fois, des blessures de combat à un joueur lui donnent des marqueurs.
702.119c	For emerge, what is sacrificed is chosen first and goes as costs are paid.	Pour l’émergence, ce qui est sacrifié est choisi d’abord et part au paiement.
702.124a	Partner lets a deck have two commanders.	Le partenariat permet deux commandants dans un deck.
702.124g	Only one of its partner abilities counts; never more than two commanders.	Une seule de ses capacités de partenariat compte ; jamais plus de deux commandants.
702.126a	Improvise: tap artifacts instead of paying generic mana.	Improvisation : engagez des artefacts à la place de payer du mana générique.
702.131	Ascend: with ten permanents you get the city's blessing.	Ascension : avec dix permanents, vous recevez la bénédiction de la cité.
702.131a	On an instant or sorcery it is checked as that resolves.	Sur un éphémère ou un rituel, cela se vérifie à la résolution.
702.132a	Assist: another player may pay some of the generic mana.	Assistance : un autre joueur peut payer une part du mana générique.
702.139a	Companion: a card outside the game whose condition your deck meets.	Compagnon : une carte hors de la partie dont votre deck remplit la condition.
702.140c	A mutating spell merges with its target instead of entering.	Un sort qui mute fusionne avec sa cible au lieu d’arriver.
702.140d	"Whenever it mutates" triggers on that merging.	« À chaque fois qu’elle mute » se déclenche à cette fusion.
702.143a	Foretell: in your turn pay {2} to exile it face down; cast it later for less.	Prédiction : pendant votre tour, payez {2} pour l’exiler face cachée ; lancez-la plus tard pour moins.
702.143d	A card in exile may become foretold by an effect.	Une carte en exil peut être prédite par un effet.
702.145	Daybound and nightbound turn the card with day and night.	Diurne et nocturne retournent la carte avec le jour et la nuit.
702.170a	Plot: exile it for its plot cost; cast it free in a later turn.	Complot : exilez-la pour son coût de complot ; lancez-la gratuitement un tour ultérieur.
702.170c	An effect may also make a card plotted.	Un effet peut aussi rendre une carte complotée.
702.171b	Saddled lasts until the end of the turn, or till it leaves.	Être sellé dure jusqu’à la fin du tour, ou jusqu’au départ.
702.174a	Gift: promise something to an opponent for a better spell.	Don : promettez quelque chose à un adversaire pour un meilleur sort.
702.179c	Who has no speed and increases it gets that number.	Qui n’a pas de vitesse et l’augmente reçoit ce nombre.
702.180b	For harmonize, the creature is chosen first and tapped as costs are paid.	Pour l’harmonie, la créature est choisie d’abord et engagée au paiement.
702.192a	Paradigm: once resolved, a copy may be cast in each of your main phases.	Paradigme : une fois résolu, une copie peut être lancée à chacune de vos premières phases principales.
`
