/** Keyword abilities (702.109 to 702.138): number, English and French, between tabs. */
export const DASH_TO_ESCAPE = `
702.109	Dash: cheaper and with haste, but back in hand after the turn.	Précipitation : avec la célérité, mais de retour en main à la fin du tour.
702.109a	A creature cast for its dash cost has haste, and its owner takes it back at the next end step.	Une créature lancée pour son coût de précipitation a la célérité et retourne en main à la prochaine étape de fin.
702.110	Exploit: a creature may be sacrificed when it enters.	Exploitation : une créature peut être sacrifiée à son arrivée.
702.110a	When a creature with exploit enters, its controller may sacrifice any creature, even the same one.	Quand une créature avec l’exploitation arrive, vous pouvez sacrifier une créature, même celle-là.
702.110b	A creature exploits another if you sacrifice that as its exploit ability resolves.	Une créature en exploite une autre si vous la sacrifiez à la résolution de sa capacité d’exploitation.
702.111	Menace: it takes at least two creatures to block it.	Menace : il faut au moins deux créatures pour la bloquer.
702.111a	Menace is one of the evasion abilities.	La menace est une des capacités d’évasion.
702.111b	A creature with menace can be blocked only by two creatures or more.	Une créature avec la menace ne peut être bloquée que par deux créatures ou plus.
702.111c	Having menace more than once adds nothing.	Avoir plusieurs fois la menace n’ajoute rien.
702.112	Renown: its first combat damage to a player makes it grow.	Renommée : ses premières blessures de combat à un joueur la font grandir.
702.112a	A creature with renown N that isn't renowned yet becomes so, with N +1/+1 counters, by combat damage to a player.	Une créature avec renommée N qui n’est pas renommée le devient, avec N marqueurs +1/+1, par des blessures de combat à un joueur.
702.112b	Renowned is only a marker, which lasts until the permanent leaves and isn't copied.	Renommé n’est qu’une marque, qui reste jusqu’au départ du permanent et ne se copie pas.
702.112c	Several renown abilities all trigger, but only the first to resolve does anything.	Plusieurs renommées se déclenchent toutes, mais seule la première résolue agit.
702.113	Awaken: for another cost the spell also animates a land.	Éveil : pour un autre coût, le sort anime aussi un terrain.
702.113a	A spell cast for its awaken cost also makes your target land a 0/0 Elemental with haste and N +1/+1 counters.	Un sort lancé pour son coût d’éveil fait aussi d’un terrain ciblé que vous contrôlez un élémental 0/0 avec la célérité et N marqueurs +1/+1.
702.113b	The land to awaken is targeted only if the awaken cost is paid.	Le terrain à éveiller n’est ciblé que si le coût d’éveil est payé.
702.114	Devoid: it has no colour, whatever it costs.	Carence : il n’a pas de couleur, quel que soit son coût.
702.114a	An object with devoid is colourless in all zones, and even outside the game.	Un objet avec la carence est incolore dans toutes les zones, et même hors de la partie.
702.115	Ingest: hitting a player exiles a card from their library.	Ingestion : blesser un joueur exile une carte de sa bibliothèque.
702.115a	When a creature with ingest deals a player combat damage, that player exiles their top card.	Quand une créature avec l’ingestion inflige des blessures de combat à un joueur, il exile la carte du dessus de sa bibliothèque.
702.115b	Several ingest abilities each trigger by themselves.	Plusieurs ingestions se déclenchent chacune de leur côté.
702.116	Myriad: copies of it attack the other opponents.	Myriade : des copies attaquent les autres adversaires.
702.116a	When a creature with myriad attacks, tapped copies may attack each other opponent; they are exiled at end of combat.	Quand une créature avec la myriade attaque, des copies engagées peuvent attaquer chaque autre adversaire ; elles sont exilées à la fin du combat.
702.116b	Several myriad abilities each trigger by themselves.	Plusieurs myriades se déclenchent chacune de leur côté.
702.117	Surge: cheaper after another spell in the same turn.	Afflux : moins cher après un autre sort le même tour.
702.117a	The surge cost may be paid if you or a teammate cast another spell this turn.	Le coût d’afflux est payable si vous ou un coéquipier avez lancé un autre sort ce tour-ci.
702.118	Skulk: stronger creatures can't block it.	Furtivité : les créatures plus fortes ne peuvent pas la bloquer.
702.118a	Skulk is one of the evasion abilities.	La furtivité est une des capacités d’évasion.
702.118b	A creature whose power is greater can't block one with skulk.	Une créature de force supérieure ne peut pas en bloquer une avec la furtivité.
702.118c	Having skulk more than once adds nothing.	Avoir plusieurs fois la furtivité n’ajoute rien.
702.119	Emerge: a sacrificed creature pays part of the cost.	Émergence : une créature sacrifiée paie une part du coût.
702.119a	A spell may be cast for its emerge cost and a sacrificed creature, whose mana value comes off the generic mana.	Un sort peut être lancé pour son coût d’émergence et une créature sacrifiée, dont la valeur de mana réduit le mana générique.
702.119b	"Emerge from" another kind sacrifices such a permanent in place of a creature.	« Émergence depuis » un autre genre fait sacrifier un tel permanent au lieu d’une créature.
702.119c	The sacrifice for emerge is chosen as the spell is announced and made as it is paid for.	Ce qui est sacrifié pour l’émergence est choisi à l’annonce du sort et part au paiement.
702.120	Escalate: further modes for an extra cost each.	Intensification : d’autres modes pour un coût de plus chacun.
702.120a	Every mode beyond the first adds the escalate cost once more.	Chaque mode au-delà du premier fait payer une fois de plus le coût d’intensification.
702.121	Melee: stronger the more opponents you attack.	Mêlée : plus forte si vous attaquez plus d’adversaires.
702.121a	An attacking creature with melee gets +1/+1 for the turn for each opponent your creatures attacked this combat.	Une créature avec la mêlée qui attaque gagne +1/+1 pour le tour par adversaire que vos créatures ont attaqué ce combat.
702.121b	Several melee abilities each trigger by themselves.	Plusieurs mêlées se déclenchent chacune de leur côté.
702.122	Crew: tapping creatures makes the Vehicle one.	Pilotage : engager des créatures fait du véhicule une créature.
702.122a	To crew N, tap other creatures of yours with total power N or more; the Vehicle is an artifact creature for the turn.	Pour un pilotage N, engagez d’autres créatures à vous, de force totale N au moins ; le véhicule est une créature-artefact pour le tour.
702.122b	The creatures tapped for a Vehicle's crew cost crew it.	Les créatures engagées pour le pilotage d’un véhicule le pilotent.
702.122c	A creature that can't crew Vehicles can't be tapped for a crew cost.	Une créature qui ne peut pas piloter de véhicule ne peut pas être engagée pour un pilotage.
702.122d	A Vehicle becomes crewed each time its crew ability resolves; who crewed it means those tapped for that.	Un véhicule est piloté quand sa capacité se résout ; ses pilotes sont les créatures engagées pour elle.
702.123	Fabricate: counters, or Servos.	Fabrication : des marqueurs ou des servos.
702.123a	When it enters, fabricate N gives it N +1/+1 counters or else creates N colourless 1/1 Servos.	À son arrivée, fabrication N lui donne N marqueurs +1/+1, ou bien crée N servos incolores 1/1.
702.123b	Several fabricate abilities each trigger by themselves.	Plusieurs fabrications se déclenchent chacune de leur côté.
702.124	Partner: two commanders in one deck.	Partenariat : deux commandants dans un deck.
702.124a	The partner abilities let a Commander deck have two legendary commanders, each under its own condition.	Les capacités de partenariat permettent à un deck Commander deux commandants légendaires, chacune à sa condition.
702.124b	A deck with two commanders has 100 cards, both included, and both begin in the command zone.	Un deck à deux commandants a 100 cartes, tous deux compris, et tous deux commencent dans la zone de commandement.
702.124c	The colour identities of both partners count together.	Les identités couleur des deux partenaires comptent ensemble.
702.124d	In all else partners count apart: the tax for casting them and the 21 damage alike.	Pour le reste, les partenaires comptent à part : la taxe pour les lancer comme les 21 blessures.
702.124e	With partners, "your commander" means either; if something is done to one, you choose which.	Avec des partenaires, « votre commandant » désigne l’un ou l’autre ; s’il faut agir sur un seul, vous choisissez lequel.
702.124f	The kinds of partner can't be mixed: both commanders need the same kind.	Les genres de partenariat ne se mélangent pas : il faut le même aux deux commandants.
702.124g	A card with several partner abilities uses one of them; there are never more than two commanders.	Une carte qui a plusieurs partenariats en utilise un seul ; il n’y a jamais plus de deux commandants.
702.124h	Plain partner joins any two commanders that both have it.	Le simple partenariat réunit deux commandants qui l’ont tous deux.
702.124i	Partner with a text after the dash joins two with the same text.	Le partenariat suivi d’un texte réunit deux commandants qui ont le même texte.
702.124j	"Partner with" a name joins those two alone, and one that enters lets a player fetch the other.	« Partenariat avec » un nom ne réunit que ces deux-là, et celui qui arrive fait chercher l’autre.
702.124k	"Choose a Background" adds a legendary Background, which can't be a commander by itself.	« Choisissez un passé » ajoute un passé légendaire, qui ne peut pas être seul commandant.
702.124m	Doctor's companion joins the card to a legendary Time Lord Doctor without further creature types.	« Doctor’s companion » unit la carte à un Time Lord Doctor légendaire sans autre type de créature.
702.124n	Cards that speak of partner mean plain partner, partner with text and "partner with", not the rest.	Une carte qui parle de partenariat désigne le simple, celui avec texte et « partenariat avec », pas les autres.
702.125	Undaunted: cheaper for each opponent.	Intrépidité : moins cher pour chaque adversaire.
702.125a	A spell with undaunted costs {1} less for every opponent of yours.	Un sort avec l’intrépidité coûte {1} de moins par adversaire que vous avez.
702.125b	For undaunted, players who are out of the game don't count.	Pour l’intrépidité, les joueurs qui ont quitté la partie ne comptent pas.
702.125c	Several undaunted abilities all lower the cost.	Plusieurs intrépidités réduisent toutes le coût.
702.126	Improvise: artifacts help to pay.	Improvisation : les artefacts aident à payer.
702.126a	With improvise, each artifact you tap pays for one generic mana of the spell.	Avec l’improvisation, chaque artefact que vous engagez paie un mana générique du sort.
702.126b	Improvise is just a way to pay; the total cost is fixed before it.	L’improvisation n’est qu’une manière de payer ; le coût total est fixé auparavant.
702.126c	Having improvise more than once adds nothing.	Avoir plusieurs fois l’improvisation n’ajoute rien.
702.127	Aftermath: a half that is cast from the graveyard.	Répercussion : une moitié qui se lance du cimetière.
702.127a	A half with aftermath can be cast only from a graveyard, and is exiled as it leaves the stack.	Une moitié avec la répercussion ne se lance que d’un cimetière, et est exilée en quittant la pile.
702.128	Embalm: a token copy takes the place of the dead creature.	Embaumement : un jeton copie prend la place de la créature morte.
702.128a	Embalm exiles the card from your graveyard, at sorcery speed, for a copy that is a white Zombie without mana cost.	L’embaumement exile la carte de votre cimetière, comme un rituel, pour une copie qui est un zombie blanc sans coût de mana.
702.128b	A token created by embalm is embalmed.	Un jeton créé par l’embaumement est embaumé.
702.129	Eternalize: a 4/4 token copy takes the place of the dead creature.	Éternalisation : un jeton copie 4/4 prend la place de la créature morte.
702.129a	Eternalize exiles the card from your graveyard, at sorcery speed, for a copy that is a black 4/4 Zombie without mana cost.	L’éternalisation exile la carte de votre cimetière, comme un rituel, pour une copie qui est un zombie noir 4/4 sans coût de mana.
702.130	Afflict: blocking it costs life.	Affliction : la bloquer coûte des points de vie.
702.130a	When a creature with afflict N becomes blocked, the defending player loses N life.	Quand une créature avec affliction N est bloquée, le joueur défenseur perd N points de vie.
702.130b	Several afflict abilities each trigger by themselves.	Plusieurs afflictions se déclenchent chacune de leur côté.
`
