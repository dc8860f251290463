/** Keyword abilities (702.73 to 702.108): number, English and French, between tabs. */
export const CHANGELING_TO_PROWESS = `
702.73	Changeling: the creature is of every kind.	Changelin : la créature est de tous les genres.
702.73a	It has all creature types in every zone, and even outside the game.	Il a tous les types de créature dans toutes les zones, et même hors de la partie.
702.74	Evoke: cheaper, but only for what it does on entering.	Évocation : moins cher, mais seulement pour ce qu’il fait en arrivant.
702.74a	Cast it for its evoke cost, and it is sacrificed when it enters.	Lancez-le pour son coût d’évocation, et il est sacrifié à son arrivée.
702.75	Hideaway: one of the top cards waits in exile for later.	Cachette : une des cartes du dessus attend en exil.
702.75a	As it has entered, exile one of your top N cards, unseen by others; the rest goes to the bottom in random order.	Quand il arrive, exilez face cachée une des N cartes du dessus et mettez le reste au-dessous, au hasard.
702.75b	Older cards entered tapped and looked at four cards; they now say so themselves.	Les anciennes cartes arrivaient engagées et regardaient quatre cartes ; elles le disent maintenant elles-mêmes.
702.76	Prowl: cheaper after a creature of the same kind hit a player.	Incursion : moins cher après qu’une créature du même genre a blessé un joueur.
702.76a	The prowl cost may be paid if a creature of yours with one of the spell's types dealt a player combat damage this turn.	Le coût d’incursion est payable si une de vos sources d’un des types du sort a infligé des blessures de combat à un joueur ce tour-ci.
702.77	Reinforce: a card in hand becomes counters.	Renfort : une carte de la main devient des marqueurs.
702.77a	From hand, pay and discard it to put N +1/+1 counters on a creature that you target.	De votre main, payez et défaussez-vous-en pour mettre N marqueurs +1/+1 sur une créature ciblée.
702.77b	The card has the ability in every zone, though it is activated only from hand.	La carte a cette capacité dans toutes les zones, même si elle ne s’active que de la main.
702.78	Conspire: two creatures copy the spell.	Conspiration : deux créatures copient le sort.
702.78a	Tap two of your creatures that share a colour with the spell to copy it, with new targets if you like.	Engagez deux de vos créatures qui ont une couleur du sort pour le copier, avec d’autres cibles si vous voulez.
702.78b	Several conspire abilities are paid for and trigger apart.	Plusieurs conspirations se paient et se déclenchent à part.
702.79	Persist: it comes back from death, weaker.	Persistance : elle revient de la mort, affaiblie.
702.79a	If it dies without a -1/-1 counter, it returns with one under its owner's control.	Si elle meurt sans marqueur -1/-1, elle revient avec un, sous le contrôle de son propriétaire.
702.80	Wither: its damage stays on creatures as counters.	Flétrissure : ses blessures restent sur les créatures comme marqueurs.
702.80a	Its damage puts -1/-1 counters on creatures in place of marking them.	Ses blessures mettent des marqueurs -1/-1 sur les créatures au lieu d’être marquées.
702.80b	If the source has moved before it deals the damage, what it last was decides about wither.	Si la source a changé de zone avant d’infliger les blessures, ses dernières informations connues décident.
702.80c	Wither works from any zone from which the damage is dealt.	La flétrissure agit depuis toute zone d’où les blessures sont infligées.
702.80d	Having wither more than once adds nothing.	Avoir plusieurs fois la flétrissure n’ajoute rien.
702.81	Retrace: spare lands cast it again.	Pistage : des terrains en trop le relancent.
702.81a	It may be cast from your graveyard if you also discard a land card.	Il peut être lancé de votre cimetière si vous vous défaussez aussi d’une carte de terrain.
702.82	Devour: it enters larger for the creatures it eats.	Dévorement : il arrive plus grand pour les créatures qu’il mange.
702.82a	Sacrifice any number of creatures as it enters; each gives it N +1/+1 counters.	À son arrivée, sacrifiez autant de créatures que voulu ; chacune lui donne N marqueurs +1/+1.
702.82b	What it devoured is what you sacrificed to that ability as it entered.	Ce qu’il a dévoré est ce qui fut sacrifié à cette capacité à son arrivée.
702.82c	With another word, devour eats permanents of that kind in place of creatures.	Avec un autre mot, le dévorement mange des permanents de ce genre au lieu de créatures.
702.83	Exalted: a lone attacker is stronger.	Exaltation : un attaquant seul est plus fort.
702.83a	A creature of yours that attacks alone gets +1/+1 for the turn.	Une créature que vous contrôlez qui attaque seule gagne +1/+1 pour le tour.
702.83b	A creature attacks alone if no other was declared as an attacker in that phase.	Une créature attaque seule si aucune autre n’a été déclarée attaquante pendant cette phase.
702.84	Unearth: the creature returns from the graveyard for one turn.	Exhumation : la créature revient du cimetière pour un tour.
702.84a	Pay, as a sorcery, to return it with haste; it is exiled at the end step or wherever else it would go.	Payez, comme un rituel, pour la renvoyer avec la célérité ; elle est exilée à l’étape de fin, ou si elle part avant.
702.85	Cascade: a cheaper spell comes along for free.	Cascade : un sort moins cher vient gratuitement avec lui.
702.85a	Exile cards from the top until a cheaper nonland card comes; you may cast it free, and the rest goes to the bottom.	Exilez du dessus jusqu’à une carte non-terrain moins chère, que vous pouvez lancer gratuitement ; le reste va au-dessous.
702.85b	What is allowed as you cascade is done after exiling and before you cast or put away the cards.	Ce qui est permis pendant la cascade se fait après l’exil, avant de lancer ou de ranger les cartes.
702.85c	Several cascades each trigger by themselves.	Plusieurs cascades se déclenchent chacune de leur côté.
702.86	Annihilator: its attack costs the defender permanents.	Annihilateur : son attaque coûte des permanents au défenseur.
702.86a	When it attacks, the defending player sacrifices N permanents of their choice.	Quand elle attaque, le joueur défenseur sacrifie N permanents de son choix.
702.86b	Several annihilators each trigger by themselves.	Plusieurs annihilateurs se déclenchent chacun de leur côté.
702.87	Level up: paying makes the creature grow by levels.	Montée de niveau : payer fait monter la créature de niveau.
702.87a	Pay, as a sorcery, for another level counter on the permanent.	Payez, comme un rituel, pour un marqueur « niveau » de plus sur le permanent.
702.87b	Cards with this ability are levelers, whose layout chapter 711 describes.	Les cartes avec cette capacité sont à niveaux ; le chapitre 711 en décrit la disposition.
702.87c	Class levels are something else and know nothing of level counters.	Les niveaux de classe sont autre chose et ignorent les marqueurs « niveau ».
702.88	Rebound: the spell is cast again next turn.	Rebond : le sort est relancé au tour suivant.
702.88a	Cast from hand, it is exiled as it resolves, and the next upkeep of yours lets you cast it free.	Lancé de la main, il est exilé en se résolvant ; à votre prochain entretien, vous pouvez le lancer gratuitement.
702.88b	Casting it for free follows the rules of alternative costs.	Le lancer gratuitement suit les règles des coûts alternatifs.
702.88c	Having rebound more than once adds nothing.	Avoir plusieurs fois le rebond n’ajoute rien.
702.89	Umbra armor: the Aura dies in place of what wears it.	Armure totémique : l’aura meurt à la place de ce qu’elle enchante.
702.89a	If what it enchants would be destroyed, the Aura is destroyed in its place, and the damage is removed.	Si ce qu’elle enchante devait être détruit, l’aura l’est à sa place, et les blessures sont retirées.
702.89b	Totem armor is its former name.	Son nom anglais était autrefois « totem armor ».
702.90	Infect: its damage becomes poison and -1/-1 counters.	Infection : ses blessures deviennent du poison et des marqueurs -1/-1.
702.90a	Infect works all the time, as static abilities do.	L’infection agit en permanence, comme toute capacité statique.
702.90b	A player it damages loses no life and gets as many poison counters.	Un joueur qu’elle blesse ne perd pas de points de vie et reçoit autant de marqueurs poison.
702.90c	A creature it damages gets as many -1/-1 counters, and no damage is marked.	Une créature qu’elle blesse reçoit autant de marqueurs -1/-1, sans blessures marquées.
702.90d	If the source has moved before it deals the damage, what it last was decides about infect.	Si la source a changé de zone avant d’infliger les blessures, ses dernières informations connues décident.
702.90e	Infect works from any zone from which the damage is dealt.	L’infection agit depuis toute zone d’où les blessures sont infligées.
702.90f	Having infect more than once adds nothing.	Avoir plusieurs fois l’infection n’ajoute rien.
702.91	Battle cry: it leads the other attackers.	Cri de guerre : elle entraîne les autres attaquants.
702.91a	When it attacks, the other attacking creatures get +1/+0 for the turn.	Quand elle attaque, les autres créatures attaquantes gagnent +1/+0 pour le tour.
702.91b	Several battle cries each trigger by themselves.	Plusieurs cris de guerre se déclenchent chacun de leur côté.
702.92	Living weapon: the Equipment brings a creature to carry it.	Arme vivante : l’équipement apporte une créature pour le porter.
702.92a	As the Equipment has entered, a black 0/0 Germ is created and carries it.	Quand l’équipement arrive, un germe noir 0/0 est créé et le porte.
702.93	Undying: it comes back from death, stronger.	Survivance : elle revient de la mort, plus forte.
702.93a	If it dies without a +1/+1 counter, it returns with one under its owner's control.	Si elle meurt sans marqueur +1/+1, elle revient avec un, sous le contrôle de son propriétaire.
702.94	Miracle: cheaper as it is drawn.	Miracle : moins cher au moment où on le pioche.
702.94a	Reveal it as your first draw of the turn to cast it for its miracle cost.	Révélez-le s’il est votre première carte piochée du tour pour le lancer pour son coût de miracle.
702.94b	It stays revealed until it leaves the hand or the ability has left the stack.	Il reste révélé jusqu’à ce qu’il quitte la main ou que la capacité ait quitté la pile.
702.95	Soulbond: two creatures form a pair.	Association d’âmes : deux créatures forment une paire.
702.95a	When it or another creature of yours enters, the two may be paired if neither is yet.	Quand elle ou une autre de vos créatures arrive, les deux peuvent être associées si aucune ne l’est déjà.
702.95b	Paired creatures are those that soulbond has joined; all others are unpaired.	Sont associées les créatures qu’une association d’âmes a réunies ; les autres ne le sont pas.
702.95c	No pair is made if one of them is no longer a creature, on the battlefield and yours as the ability resolves.	Pas de paire si, à la résolution, l’une n’est plus une créature, ou plus sur le champ de bataille, ou plus à vous.
702.95d	A creature is part of one pair at a time.	Une créature ne fait partie que d’une paire à la fois.
702.95e	The pair ends when one of the two leaves, changes controllers or is no creature any more.	La paire prend fin quand l’une des deux part, change de contrôleur ou n’est plus une créature.
702.96	Overload: the spell hits all in place of one.	Surcharge : le sort touche tout au lieu d’une cible.
702.96a	Pay the overload cost to read "each" wherever the spell says "target".	Payez le coût de surcharge pour que le sort touche chaque objet au lieu d’une cible.
702.96b	Overloaded, the spell has no targets and reaches even what can't be targeted.	Surchargé, le sort n’a pas de cible et atteint même ce qui ne peut pas être ciblé.
702.96c	Overload is an effect that changes text.	La surcharge est un effet qui modifie le texte.
702.97	Scavenge: a dead creature strengthens a living one.	Récupération : une créature morte renforce une vivante.
702.97a	Exile it from your graveyard, as a sorcery, to give a creature as many +1/+1 counters as its power.	Exilez-la de votre cimetière, comme un rituel, pour donner à une créature ciblée autant de marqueurs +1/+1 que sa force.
702.98	Unleash: stronger, but no blocker.	Emportement : plus forte, mais pas de blocage.
702.98a	It may enter with a +1/+1 counter, and can't block while it has one.	Elle peut arriver avec un marqueur +1/+1, et ne peut pas bloquer tant qu’elle en a un.
702.99	Cipher: a creature casts the spell again and again.	Cryptage : une créature relance le sort encore et encore.
702.99a	Exile the spell on a creature of yours; its combat damage to players then casts a copy for free.	Exilez le sort sur une de vos créatures ; ses blessures de combat à un joueur en lancent alors une copie gratuite.
702.99b	Encoded tells which exiled card belongs to which creature.	« Crypté » dit quelle carte exilée appartient à quelle créature.
702.99c	The card stays encoded while it is in exile and that permanent on the battlefield, whoever controls it.	La carte reste cryptée tant qu’elle est en exil et le permanent sur le champ de bataille, quel que soit son contrôleur.
702.100	Evolve: it grows as larger creatures join it.	Évolution : elle grandit quand de plus grandes la rejoignent.
702.100a	When a creature of yours enters with more power or more toughness, it gets a +1/+1 counter.	Quand une de vos créatures arrive avec plus de force ou plus d’endurance, elle reçoit un marqueur +1/+1.
702.100b	A creature evolves when its evolve ability really puts counters on it.	Une créature évolue quand sa capacité d’évolution met vraiment des marqueurs sur elle.
702.100c	Nothing is compared with a permanent that is no creature.	On ne compare rien avec un permanent qui n’est pas une créature.
702.100d	Several evolve abilities each trigger by themselves.	Plusieurs évolutions se déclenchent chacune de leur côté.
702.101	Extort: each of your spells may drain the opponents.	Extorsion : chacun de vos sorts peut drainer les adversaires.
702.101a	For {W/B} with each spell you cast, all opponents lose 1 life, and you gain what they lost.	Pour {W/B} à chaque sort que vous lancez, chaque adversaire perd 1 point de vie, et vous gagnez le total perdu.
702.101b	Several extort abilities each trigger by themselves.	Plusieurs extorsions se déclenchent chacune de leur côté.
702.102	Fuse: both halves of a split card at once.	Fusion : les deux moitiés d’une carte double à la fois.
702.102a	From hand you may cast both halves as one spell, and decide so before it goes on the stack.	De la main, vous pouvez lancer les deux moitiés en un seul sort, en le décidant avant de le mettre sur la pile.
702.102b	A fused spell has the characteristics of both halves together.	Un sort fusionné a les caractéristiques de ses deux moitiés réunies.
702.102c	A fused spell costs as much as both halves.	Un sort fusionné coûte autant que ses deux moitiés.
702.102d	The left half is carried out before the right.	La moitié gauche s’exécute avant la droite.
702.103	Bestow: the creature may come as an Aura.	Grâce : la créature peut venir comme aura.
702.103a	It may be cast bestowed, for its bestow cost in place of its mana cost.	Il peut être lancé avec la grâce, pour son coût de grâce au lieu de son coût de mana.
702.103b	Cast so, it is an Aura spell that targets a creature, and becomes an Aura until it ceases to be bestowed.	Lancé ainsi, c’est un sort d’aura qui cible une créature ; il devient une aura tant que dure la grâce.
702.103c	A copy of a bestowed spell is bestowed as well.	Une copie d’un sort lancé avec la grâce l’est aussi.
702.103d	Whether it can be cast bestowed is judged by what it is as an Aura.	On juge s’il peut être lancé avec la grâce d’après ce qu’il est comme aura.
702.103e	If its target has become illegal, it resolves as a creature spell.	Si sa cible est devenue illégale, il se résout comme sort de créature.
702.103f	A bestowed Aura that comes off, or is on something illegal, becomes a creature again and stays.	Une aura avec la grâce qui se détache, ou est mal attachée, redevient une créature et reste.
702.103g	It also becomes a creature again if it phases in unattached.	Elle redevient aussi une créature si elle entre en phase sans être attachée.
702.104	Tribute: an opponent makes it larger or bears the consequences.	Tribut : un adversaire l’agrandit ou en subit les conséquences.
702.104a	As it enters, an opponent of your choice may give it N +1/+1 counters.	À son arrivée, un adversaire de votre choix peut lui donner N marqueurs +1/+1.
702.104b	Tribute wasn't paid if that opponent didn't give the counters.	Le tribut n’a pas été payé si cet adversaire n’a pas donné les marqueurs.
702.105	Dethrone: it grows by attacking the leader.	Détrônement : elle grandit en attaquant le premier.
702.105a	It gets a +1/+1 counter when it attacks a player whom nobody exceeds in life.	Elle reçoit un marqueur +1/+1 quand elle attaque un joueur que nul ne dépasse en points de vie.
702.105b	Several dethrone abilities each trigger by themselves.	Plusieurs détrônements se déclenchent chacun de leur côté.
702.106	Hidden agenda: a conspiracy keeps a card name secret.	Dessein caché : une conspiration garde secret un nom de carte.
702.106a	The conspiracy starts face down in the command zone, with a card name chosen in secret.	La conspiration commence face cachée dans la zone de commandement, avec un nom de carte choisi en secret.
702.106b	The name is written down and kept with the card.	Le nom est écrit et gardé avec la carte.
702.106c	Turning it up, which shows the name, is a special action for whenever you have priority.	Quand vous avez la priorité, vous pouvez la retourner par une action spéciale et montrer le nom.
702.106d	What the card does with the chosen name is linked to the name chosen for it.	Ce que la carte fait du nom choisi est lié au nom choisi pour elle.
702.106e	Face-down conspiracies are shown to all when their player leaves and at the end of the game.	Les conspirations face cachée sont montrées à tous quand leur joueur part et à la fin de la partie.
702.106f	Double agenda hides two different names, and nobody knows that they are two until then.	Le double dessein cache deux noms différents, et nul ne sait jusque-là qu’il y en a deux.
702.107	Outlast: patience makes it grow.	Résilience : la patience la fait grandir.
702.107a	Pay and tap it, as a sorcery, for a +1/+1 counter.	Payez et engagez-la, comme un rituel, pour un marqueur +1/+1.
702.108	Prowess: your other spells make it stronger.	Prouesse : vos autres sorts la renforcent.
702.108a	Each noncreature spell that you cast gives it +1/+1 for the turn.	Chaque sort non-créature que vous lancez lui donne +1/+1 pour le tour.
702.108b	Several prowess abilities each trigger by themselves.	Plusieurs prouesses se déclenchent chacune de leur côté.
`
