/** Cards, objects, permanents and tokens (108 to 111): number, English and French, between tabs. */
export const OBJECTS = `
108.1	A card says what its current Oracle text says, whatever is printed on it.	Une carte dit ce que dit son texte Oracle actuel, quoi qu’il soit imprimé dessus.
108.2	"Card" means a real card, or an object that one represents.	« Carte » désigne une vraie carte, ou un objet qu’elle représente.
108.2a	Decks consist of traditional cards; nontraditional ones are for supplementary decks and the like.	Les decks contiennent des cartes traditionnelles ; les autres cartes vont dans des decks supplémentaires ou à part.
108.2b	A token isn't a card, not even when a printed token card stands for it.	Un jeton n’est pas une carte, même si une carte de jeton imprimée le représente.
108.3	A card's owner is the player whose deck it began in, or who brought it in from outside.	Le propriétaire d’une carte est celui dont le deck la contenait, ou qui l’a apportée dans la partie.
108.3a	In Planechase with one common planar deck, the planar controller counts as owner of its cards.	En Planechase avec un seul deck planaire, le contrôleur planaire est réputé propriétaire de ses cartes.
108.3b	Outside the game a sideboard card belongs to the player who began with it, any other to its real owner.	Hors de la partie, une carte de réserve est au joueur qui l’y avait, toute autre à son vrai propriétaire.
108.4	Only a card that is a spell or a permanent has a controller.	Seule une carte qui est un sort ou un permanent a un contrôleur.
108.4a	Where a card has no controller, its owner stands in.	Si une carte n’a pas de contrôleur, son propriétaire en tient lieu.
108.5	Nontraditional cards begin only in the command zone; of those outside only dungeons can be brought in.	Les cartes non traditionnelles ne débutent qu’en zone de commandement ; de dehors, seuls des donjons peuvent entrer.
108.6	Section 2 tells more about the parts of a card.	La section 2 en dit plus sur les parties d’une carte.
109.1	Objects are cards, copies of cards, tokens, spells, permanents, emblems, and abilities on the stack.	Les objets sont les cartes, leurs copies, les jetons, sorts, permanents, emblèmes et capacités sur la pile.
109.2	A card type or subtype alone means a permanent that has it.	Un type de carte ou un sous-type seul désigne un permanent qui l’a.
109.2a	"Card" with the name of a zone means a card in that zone.	« Carte » avec le nom d’une zone désigne une carte dans cette zone.
109.2b	"Spell" means a spell on the stack.	« Sort » désigne un sort sur la pile.
109.2c	"Source" means what an ability, damage or mana comes from, wherever it is.	« Source » désigne une source de capacité, de blessures ou de mana, dans toute zone.
109.2d	"This scheme" means the scheme in the command zone that has the ability.	« Cette machination » désigne la machination de la zone de commandement qui a la capacité.
109.3	Characteristics are name, cost, colour, types, text, abilities, size and the like, but not owner, status or targets.	Le nom, le coût, la couleur, les types, le texte ou la taille sont des caractéristiques ; le statut ou les cibles, non.
109.4	Objects have a controller on the stack and the battlefield only, with these exceptions.	Les objets n’ont un contrôleur que sur la pile et le champ de bataille, à ces exceptions près.
109.4a	A mana ability has a controller as if it used the stack.	Une capacité de mana a un contrôleur comme si elle utilisait la pile.
109.4b	A trigger that waits to go on the stack belongs to whoever controlled its source when it triggered.	Une capacité déclenchée en attente est à celui qui contrôlait sa source quand elle s’est déclenchée.
109.4c	Players control the emblems they get.	Les joueurs contrôlent les emblèmes qu’ils reçoivent.
109.4d	In Planechase the planar controller, usually the active player, controls the face-up plane or phenomenon.	En Planechase, le contrôleur planaire, d’ordinaire le joueur actif, contrôle le plan ou phénomène visible.
109.4e	In Vanguard the owner of a vanguard card controls it.	En Vanguard, le propriétaire d’une carte vanguard la contrôle.
109.4f	In Archenemy a scheme is controlled by its owner.	En Archenemy, une machination est contrôlée par son propriétaire.
109.4g	In Conspiracy Draft a conspiracy is controlled by its owner.	En Draft Conspiracy, une conspiration est contrôlée par son propriétaire.
109.5	"You" means the object's controller or would-be controller, else its owner; for an ability on the stack, its controller.	« Vous » désigne le contrôleur, présent ou à venir, sinon le propriétaire ; pour une capacité sur la pile, son contrôleur.
110.1	Cards and tokens are permanents as long as they are on the battlefield.	Les cartes et les jetons sont des permanents tant qu’ils sont sur le champ de bataille.
110.2	A permanent's owner is its card's owner; at first its controller is the player it entered under.	Le propriétaire d’un permanent est celui de sa carte ; son premier contrôleur, celui sous le contrôle duquel il arrive.
110.2a	An object that a player puts onto the battlefield enters under their control, unless told otherwise.	Ce qu’un joueur met sur le champ de bataille arrive sous son contrôle, sauf indication contraire.
110.2b	A player who gains control of a permanent spell keeps the permanent; by default it is its caster's.	Qui prend le contrôle d’un sort de permanent garde le permanent ; par défaut, il est à celui qui l’a lancé.
110.3	A permanent has what is printed on its card, as changed by continuous effects.	Un permanent a ce qui est imprimé sur sa carte, modifié par les effets continus.
110.4	Six card types are permanent types; instants and sorceries never enter.	Six types de carte sont des types de permanent ; éphémères et rituels n’arrivent jamais.
110.4a	A permanent card is a card of a type that can be on the battlefield.	Une carte de permanent est une carte d’un type qui peut être sur le champ de bataille.
110.4b	A permanent spell is one that becomes a permanent as it resolves.	Un sort de permanent est un sort qui devient un permanent en se résolvant.
110.4c	An object that loses all its permanent types stays on the battlefield and is still a permanent.	Un objet qui perd tous ses types de permanent reste sur le champ de bataille et demeure un permanent.
110.5	A permanent's status: tapped or untapped, flipped or not, face up or down, phased in or out.	Le statut d’un permanent : engagé ou dégagé, inversé ou non, face visible ou cachée, en phase ou hors phase.
110.5a	Being tapped, flipped, face down or phased out is a status, not a characteristic.	Être engagé, inversé, face cachée ou hors phase est un statut, non une caractéristique.
110.5b	Unless something says otherwise, a permanent enters untapped and face up, neither flipped nor phased out.	Sauf indication contraire, un permanent arrive dégagé et face visible, ni inversé ni hors phase.
110.5c	A status stays until something changes it, even while it means nothing for the permanent.	Un statut dure jusqu’à ce que quelque chose le change, même s’il n’importe pas au permanent.
110.5d	Only permanents have a status; a card elsewhere is neither tapped nor face down in that sense.	Seuls les permanents ont un statut ; ailleurs, une carte n’est ni engagée ni face cachée en ce sens.
111.1	A token stands for a permanent that isn't a card.	Un jeton représente un permanent qui n’est pas une carte.
111.2	Whoever creates a token owns it, and it enters under their control.	Qui crée un jeton en est le propriétaire, et le jeton arrive sous son contrôle.
111.3	The effect that creates a token defines its characteristics, as if they were printed; it has no others.	L’effet qui crée un jeton en définit les caractéristiques, comme imprimées ; il n’en a pas d’autres.
111.4	A token is named after its subtypes and "Token", unless its effect gives another name.	Un jeton porte le nom de ses sous-types et « jeton », sauf si son effet le nomme autrement.
111.5	A token that couldn't enter isn't created.	Un jeton qui ne pourrait pas arriver n’est pas créé.
111.6	Tokens are affected by everything that affects permanents, but they aren't cards.	Ce qui concerne les permanents concerne aussi les jetons, mais un jeton n’est pas une carte.
111.7	A token outside the battlefield ceases to exist at the next check, after triggers have seen it go.	Un jeton hors du champ de bataille cesse d’exister à la prochaine vérification, une fois son départ vu par les capacités.
111.8	A token that has left can't come back or go anywhere else.	Un jeton parti ne peut ni revenir ni aller ailleurs.
111.9	To create a legendary token by name is to create a token with that name and all that is listed.	Créer un jeton légendaire nommé, c’est créer un jeton de ce nom avec ce qui est énuméré.
111.10	Some tokens are defined by the rules; the effect that creates one may add to them.	Certains jetons sont définis par les règles ; l’effet qui en crée un peut y ajouter.
111.10a	Treasure: tap and sacrifice it for one mana of any colour.	Trésor : engagez-le et sacrifiez-le pour un mana de la couleur de votre choix.
111.10b	Food: {2}, tap and sacrifice it to gain 3 life.	Nourriture : {2}, engagez-la et sacrifiez-la pour gagner 3 points de vie.
111.10c	Gold: sacrifice it for one mana of any colour.	Or : sacrifiez-le pour un mana de la couleur de votre choix.
111.10d	Walker: a 2/2 black Zombie.	Walker : un zombie 2/2 noir.
111.10e	Shard: {2} and sacrifice it to scry 1 and draw.	Fragment : {2} et sacrifiez-le pour un regard 1 et une carte.
111.10f	Clue: {2} and sacrifice it to draw a card.	Indice : {2} et sacrifiez-le pour piocher une carte.
111.10g	Blood: {1}, tap it, discard a card and sacrifice it to draw a card.	Sang : {1}, engagez-le, défaussez-vous d’une carte et sacrifiez-le pour piocher une carte.
111.10h	Powerstone: tap it for {C}, which can't be spent on nonartifact spells.	Pierre de pouvoir : engagez-la pour {C}, qui ne peut pas servir aux sorts non-artefacts.
111.10i	Incubator: {2} transforms it into a 0/0 Phyrexian artifact creature.	Incubateur : {2} le transforme en une créature-artefact Phyrexian 0/0.
111.10j	Cursed Role: the creature's base power and toughness are 1/1.	Rôle Maudit : la créature a une force et une endurance de base de 1/1.
111.10k	Monster Role: +1/+1 and trample.	Rôle Monstre : +1/+1 et le piétinement.
111.10m	Royal Role: +1/+1 and ward {1}.	Rôle Royal : +1/+1 et parade {1}.
111.10n	Sorcerer Role: +1/+1, and scry 1 whenever the creature attacks.	Rôle Sorcier : +1/+1, et regard 1 à chaque attaque de la créature.
111.10p	Virtuous Role: +1/+1 for each enchantment you control.	Rôle Vertueux : +1/+1 par enchantement que vous contrôlez.
111.10q	Wicked Role: +1/+1; each opponent loses 1 life when the Role goes to the graveyard.	Rôle Cruel : +1/+1 ; chaque adversaire perd 1 point de vie quand le rôle va au cimetière.
111.10r	Young Hero Role: an attacker with toughness 3 or less gets a +1/+1 counter.	Rôle Jeune héros : en attaquant avec une endurance de 3 ou moins, la créature reçoit un marqueur +1/+1.
111.10s	Map: {1}, tap and sacrifice it at sorcery speed: a creature of yours explores.	Carte : {1}, engagez-la et sacrifiez-la quand un rituel est possible : une de vos créatures explore.
111.10t	Junk: tap and sacrifice it at sorcery speed to exile your top card, playable this turn.	Junk : engagez-le et sacrifiez-le quand un rituel est possible pour exiler et pouvoir jouer votre carte du dessus.
111.10u	Lander: {2}, tap and sacrifice it to fetch a basic land, which enters tapped.	Lander : {2}, engagez-le et sacrifiez-le pour chercher un terrain de base, qui arrive engagé.
111.10v	Mutagen: {1}, tap and sacrifice it at sorcery speed for a +1/+1 counter on a creature.	Mutagen : {1}, engagez-le et sacrifiez-le quand un rituel est possible pour un marqueur +1/+1 sur une créature.
111.11	A token known only by a name that no rule defines is like the card of that name.	Un jeton connu seulement par un nom que les règles ne définissent pas est comme la carte de ce nom.
111.12	A token that would copy something that doesn't exist isn't created, unless last known information will do.	Un jeton qui copierait ce qui n’existe pas n’est pas créé, sauf si les dernières informations connues suffisent.
111.13	The copy of a permanent spell resolves into a token just like it, which isn't "created".	La copie d’un sort de permanent devient un jeton identique, qui n’est pas « créé ».
`
