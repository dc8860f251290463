/** Keyword abilities (702.109 to 702.138): number, English and French, between tabs. */
export const DASH_TO_ESCAPE = `
702.109	Dash: the creature strikes quickly and returns to hand.	Précipitation : la créature frappe vite et retourne en main.
702.109a	For its dash cost it has haste, and goes back to hand at the next end step.	Pour son coût de précipitation, elle a la célérité et retourne en main à la prochaine étape de fin.
702.110	Exploit: it may use up a creature on entering.	Exploitation : elle peut consumer une créature en arrivant.
702.110a	When it enters, you may sacrifice any creature of yours, even itself.	Quand elle arrive, vous pouvez sacrifier une de vos créatures, même elle.
702.110b	It exploits a creature if you sacrifice one as its exploit ability resolves.	Elle exploite une créature si vous en sacrifiez une à la résolution de sa capacité d’exploitation.
702.111	Menace: a single creature can't block it.	Menace : une créature seule ne peut pas la bloquer.
702.111a	Menace belongs to the evasion abilities.	La menace fait partie des capacités d’évasion.
702.111b	It takes at least two creatures to block it.	Il faut au moins deux créatures pour la bloquer.
702.111c	Having menace more than once adds nothing.	Avoir plusieurs fois la menace n’ajoute rien.
702.112	Renown: its first hit makes it grow.	Renommée : son premier coup la fait grandir.
702.112a	Its first combat damage to any player gives it N +1/+1 counters and makes it renowned.	À ses premières blessures de combat à un joueur, elle reçoit N marqueurs +1/+1 et devient renommée.
702.112b	Renowned is a mere mark that stays till the permanent leaves; it isn't copied.	Renommé n’est qu’une marque, qui reste jusqu’au départ du permanent et ne se copie pas.
702.112c	Several renown abilities all trigger, but only the first to resolve does anything.	Plusieurs renommées se déclenchent toutes, mais seule la première résolue agit.
702.113	Awaken: for more mana the spell also animates a land.	Éveil : pour plus de mana, le sort anime aussi un terrain.
702.113a	Cast for its awaken cost, it makes your land that it targets a 0/0 Elemental with haste and N +1/+1 counters.	Lancé pour son coût d’éveil, il fait d’un de vos terrains ciblé un élémental 0/0 avec la célérité et N marqueurs +1/+1.
702.113b	The land is targeted only if the awaken cost is paid.	Le terrain n’est ciblé que si le coût d’éveil est payé.
702.114	Devoid: it has no colour, whatever it costs.	Carence : il n’a pas de couleur, quel que soit son coût.
702.114a	It is without colour in every zone, and even outside the game.	Il est sans couleur dans toutes les zones, et même hors de la partie.
702.115	Ingest: it eats away a library.	Ingestion : elle ronge une bibliothèque.
702.115a	A player it deals combat damage to exiles a card from their library's top.	Un joueur à qui elle inflige des blessures de combat exile la carte du dessus de sa bibliothèque.
702.115b	Several ingest abilities each trigger by themselves.	Plusieurs ingestions se déclenchent chacune de leur côté.
702.116	Myriad: copies of it attack the other opponents.	Myriade : des copies attaquent les autres adversaires.
702.116a	When it attacks, a tapped token copy may attack each other opponent; the copies are exiled at end of combat.	Quand elle attaque, une copie engagée peut attaquer chaque autre adversaire ; elles sont exilées à la fin du combat.
702.116b	Several myriad abilities each trigger by themselves.	Plusieurs myriades se déclenchent chacune de leur côté.
702.117	Surge: cheaper after another spell.	Afflux : moins cher après un autre sort.
702.117a	The surge cost may be paid if you or a teammate cast another spell this turn.	Le coût d’afflux est payable si vous ou un coéquipier avez lancé un autre sort ce tour-ci.
702.118	Skulk: it slips past the strong.	Furtivité : elle échappe aux plus forts.
702.118a	Skulk belongs to the evasion abilities.	La furtivité fait partie des capacités d’évasion.
702.118b	No creature with more power than it has may block it.	Aucune créature de force supérieure à la sienne ne peut la bloquer.
702.118c	Having skulk more than once adds nothing.	Avoir plusieurs fois la furtivité n’ajoute rien.
702.119	Emerge: a sacrificed creature pays part of the cost.	Émergence : une créature sacrifiée paie une part du coût.
702.119a	For the emerge cost and a sacrificed creature, whose mana value comes off the generic mana, the spell is cast.	Le sort se lance pour son coût d’émergence et une créature sacrifiée, dont la valeur réduit le mana générique.
702.119b	Emerge from another kind sacrifices such a permanent in place of a creature.	L’émergence depuis un autre genre sacrifie un tel permanent au lieu d’une créature.
702.119c	What is sacrificed is chosen as the spell is announced and goes as it is paid for.	Ce qui est sacrifié est choisi à l’annonce du sort et part au paiement.
702.120	Escalate: further modes for further costs.	Intensification : d’autres modes pour d’autres coûts.
702.120a	Every mode after the first costs the escalate cost on top.	Chaque mode après le premier coûte en plus le coût d’intensification.
702.121	Melee: stronger the more opponents are attacked.	Mêlée : plus forte si plus d’adversaires sont attaqués.
702.121a	When it attacks, it gets +1/+1 for the turn per opponent that your creatures attacked this combat.	Quand elle attaque, elle gagne +1/+1 pour le tour par adversaire que vos créatures ont attaqué ce combat.
702.121b	Several melee abilities each trigger by themselves.	Plusieurs mêlées se déclenchent chacune de leur côté.
702.122	Crew: creatures bring a Vehicle to life.	Pilotage : des créatures animent un véhicule.
702.122a	Tap other creatures of yours with total power of at least N; the Vehicle is an artifact creature for the turn.	Engagez d’autres créatures à vous, de force totale N au moins ; le véhicule est une créature-artefact pour le tour.
702.122b	The creatures tapped for that crew the Vehicle.	Les créatures engagées pour cela pilotent le véhicule.
702.122c	What can't crew Vehicles can't be tapped to pay for crewing.	Ce qui ne peut pas piloter de véhicule ne peut pas être engagé pour payer le pilotage.
702.122d	A Vehicle becomes crewed each time its crew ability resolves; who crewed it means those tapped for that.	Un véhicule est piloté quand sa capacité se résout ; ses pilotes sont les créatures engagées pour elle.
702.123	Fabricate: counters, or Servos.	Fabrication : des marqueurs ou des servos.
702.123a	When it enters, take N +1/+1 counters on it or N colourless 1/1 Servos.	Quand elle arrive, mettez sur elle N marqueurs +1/+1 ou créez N servos incolores 1/1.
702.123b	Several fabricate abilities each trigger by themselves.	Plusieurs fabrications se déclenchent chacune de leur côté.
702.124	Partner: two commanders in one deck.	Partenariat : deux commandants dans un deck.
702.124a	The partner abilities let a Commander deck have two legendary commanders, each under its own condition.	Les capacités de partenariat permettent à un deck Commander deux commandants légendaires, chacune à sa condition.
702.124b	Such a deck has 100 cards with both commanders, which begin in the command zone.	Un tel deck a 100 cartes, commandants compris, et tous deux commencent dans la zone de commandement.
702.124c	The colour identities of both count together.	Les identités couleur des deux comptent ensemble.
702.124d	In all else they count apart: the tax for casting them and the 21 damage alike.	Pour le reste, ils comptent à part : la taxe pour les lancer comme les 21 blessures.
702.124e	"Your commander" means either; if something is to be done to one, you choose which.	« Votre commandant » désigne l’un ou l’autre ; s’il faut agir sur un seul, vous choisissez lequel.
702.124f	The kinds of partner don't mix: both commanders need the same one.	Les genres de partenariat ne se mélangent pas : il faut le même aux deux commandants.
702.124g	A card with several partner abilities uses one of them; there are never more than two commanders.	Une carte qui a plusieurs partenariats use d’un seul ; il n’y a jamais plus de deux commandants.
702.124h	Plain partner joins any two that both have it.	Le simple partenariat réunit deux commandants qui l’ont tous deux.
702.124i	Partner with a text after the dash joins two with the same text.	Le partenariat suivi d’un texte réunit deux commandants qui ont le même texte.
702.124j	"Partner with" a name joins those two alone, and one that enters lets a player fetch the other.	« Partenariat avec » un nom ne réunit que ces deux-là, et celui qui arrive fait chercher l’autre.
702.124k	"Choose a Background" adds a legendary Background, which can't be a commander by itself.	« Choisissez un passé » ajoute un passé légendaire, qui ne peut pas être seul commandant.
702.124m	Doctor's companion joins the card to a legendary Time Lord Doctor without further creature types.	« Doctor’s companion » unit la carte à un Time Lord Doctor légendaire sans autre type de créature.
702.124n	Cards that speak of partner mean plain partner, partner with text and "partner with", not the rest.	Une carte qui parle de partenariat désigne le simple, celui avec texte et « partenariat avec », pas les autres.
702.125	Undaunted: cheaper against many.	Intrépidité : moins cher contre beaucoup d’adversaires.
702.125a	Every opponent you have takes {1} off the cost.	Chacun de vos adversaires retire {1} du coût.
702.125b	Players who are out of the game don't count.	Les joueurs qui ont quitté la partie ne comptent pas.
702.125c	Several undaunted abilities all lower the cost.	Plusieurs intrépidités réduisent toutes le coût.
702.126	Improvise: artifacts help to pay.	Improvisation : les artefacts aident à payer.
702.126a	Each artifact you tap for the spell pays for one generic mana.	Chaque artefact que vous engagez pour le sort paie un mana générique.
702.126b	Improvise is just a way to pay; the total cost is fixed before it.	L’improvisation n’est qu’une manière de payer ; le coût total est fixé auparavant.
702.126c	Having improvise more than once adds nothing.	Avoir plusieurs fois l’improvisation n’ajoute rien.
702.127	Aftermath: a half that is cast from the graveyard.	Répercussion : une moitié qui se lance du cimetière.
702.127a	This half is cast from the graveyard and nowhere else, and exiled when it leaves the stack.	Cette moitié se lance du cimetière et de nulle part ailleurs, et est exilée en quittant la pile.
702.128	Embalm: a dead creature returns as a mummy.	Embaumement : une créature morte revient en momie.
702.128a	Exile it from your graveyard, as a sorcery, for a token copy that is a white Zombie without a mana cost.	Exilez-la de votre cimetière, comme un rituel, pour une copie qui est un zombie blanc sans coût de mana.
702.128b	The token made this way is the embalmed one.	Le jeton ainsi créé est celui qui est embaumé.
702.129	Eternalize: a dead creature returns as a great warrior.	Éternalisation : une créature morte revient plus redoutable.
702.129a	Exile it from your graveyard, as a sorcery, for a token copy that is a black 4/4 Zombie without a mana cost.	Exilez-la de votre cimetière, comme un rituel, pour une copie qui est un zombie noir 4/4 sans coût de mana.
702.130	Afflict: blocking it hurts.	Affliction : la bloquer fait mal.
702.130a	When it becomes blocked, the player it attacks loses N life.	Quand elle est bloquée, le joueur défenseur perd N points de vie.
702.130b	Several afflict abilities each trigger by themselves.	Plusieurs afflictions se déclenchent chacune de leur côté.
`
