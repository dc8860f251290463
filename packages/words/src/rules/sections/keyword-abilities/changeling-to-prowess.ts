/** Keyword abilities (702.73 to 702.108): number, English and French, between tabs. */
export const CHANGELING_TO_PROWESS = `
702.73	Changeling: it has every creature type.	Changelin : il a tous les types de créature.
702.73a	An object with changeling has every creature type in all zones, and even outside the game.	Un objet avec le changelin a tous les types de créature dans toutes les zones, et même hors de la partie.
702.74	Evoke: cheaper, but sacrificed as soon as it has entered.	Évocation : moins cher, mais sacrifié dès son arrivée.
702.74a	A creature cast for its evoke cost is sacrificed when it enters.	Une créature lancée pour son coût d’évocation est sacrifiée quand elle arrive.
702.75	Hideaway: one of your top cards waits in exile for later.	Cachette : une de vos cartes du dessus attend en exil.
702.75a	Hideaway N looks at your top N cards and exiles one face down; the rest goes to the bottom in random order.	Cachette N regarde vos N cartes du dessus et en exile une face cachée ; le reste va au-dessous, au hasard.
702.75b	Older hideaway cards entered tapped and looked at four cards; their text now says so.	Les anciennes cartes à cachette arrivaient engagées et faisaient regarder quatre cartes ; leur texte le dit maintenant.
702.76	Prowl: cheaper after combat damage by one of its kind.	Incursion : moins cher après des blessures de combat d’un des siens.
702.76a	The prowl cost may be paid if a source of yours with one of the spell's creature types dealt a player combat damage this turn.	Le coût d’incursion est payable si une source à vous ayant un type de créature du sort a infligé des blessures de combat à un joueur ce tour-ci.
702.77	Reinforce: discard the card to put counters on a creature.	Renfort : défaussez-vous de la carte pour mettre des marqueurs sur une créature.
702.77a	Reinforce N discards the card, for its cost, to put N +1/+1 counters on a creature you target.	Pour renfort N, payez son coût et défaussez-vous de la carte pour mettre N marqueurs +1/+1 sur une créature ciblée.
702.77b	A card has its reinforce ability in every zone, though it is activated only from hand.	Une carte a sa capacité de renfort dans toutes les zones, même si elle ne s’active que de la main.
702.78	Conspire: tapping two creatures copies the spell.	Conspiration : engager deux créatures copie le sort.
702.78a	For conspire, tap two of your creatures that share a colour with the spell to copy it, with new targets if you like.	Pour la conspiration, engagez deux de vos créatures qui ont une couleur du sort pour le copier, avec d’autres cibles si vous voulez.
702.78b	Several conspire abilities are paid for and trigger apart.	Plusieurs conspirations se paient et se déclenchent à part.
702.79	Persist: it returns from the graveyard with a -1/-1 counter.	Persistance : elle revient du cimetière avec un marqueur -1/-1.
702.79a	A permanent with persist that dies without a -1/-1 counter returns with one, under its owner's control.	Un permanent avec la persistance qui meurt sans marqueur -1/-1 revient avec un, sous le contrôle de son propriétaire.
702.80	Wither: its damage to creatures comes as -1/-1 counters.	Flétrissure : ses blessures aux créatures sont des marqueurs -1/-1.
702.80a	Damage with wither puts as many -1/-1 counters on a creature in place of being marked.	Les blessures avec la flétrissure mettent autant de marqueurs -1/-1 sur une créature au lieu d’être marquées.
702.80b	If the source has moved before dealing damage, its last known information tells whether it had wither.	Si la source a changé de zone avant d’infliger les blessures, ses dernières informations connues disent si elle avait la flétrissure.
702.80c	Wither works whatever zone the damage is dealt from.	La flétrissure agit depuis toute zone d’où les blessures sont infligées.
702.80d	Having wither more than once adds nothing.	Avoir plusieurs fois la flétrissure n’ajoute rien.
702.81	Retrace: discarding a land lets you cast the card from the graveyard.	Pistage : se défausser d’un terrain permet de lancer la carte du cimetière.
702.81a	A card with retrace may be cast from your graveyard if you discard a land card as well.	Une carte avec le pistage peut être lancée de votre cimetière si vous vous défaussez aussi d’une carte de terrain.
702.82	Devour: it enters larger for each creature sacrificed.	Dévorement : il arrive plus grand pour chaque créature sacrifiée.
702.82a	With devour N, sacrifice any number of creatures as it enters; each gives it N +1/+1 counters.	Avec dévorement N, sacrifiez à son arrivée autant de créatures que voulu ; chacune lui donne N marqueurs +1/+1.
702.82b	"Devoured" creatures are those sacrificed to that permanent's own devour ability.	Ce qu’une créature a dévoré est ce qui fut sacrifié à son dévorement à son arrivée.
702.82c	Devour with another word takes permanents of that kind in place of creatures.	Le dévorement avec un autre mot prend des permanents de ce genre au lieu de créatures.
702.83	Exalted: a lone attacker is stronger.	Exaltation : un attaquant seul est plus fort.
702.83a	Exalted gives your creature that attacks alone +1/+1 for the turn.	L’exaltation donne +1/+1 pour le tour à votre créature qui attaque seule.
702.83b	A creature attacks alone if no other was declared as an attacker in that phase.	Une créature attaque seule si aucune autre n’a été déclarée attaquante pendant cette phase.
702.84	Unearth: the creature returns from the graveyard for one turn.	Exhumation : la créature revient du cimetière pour un tour.
702.84a	Unearth returns it with haste, at sorcery speed; it is exiled at the next end step, or as soon as it would leave.	L’exhumation la renvoie avec la célérité, comme un rituel ; elle est exilée à la prochaine étape de fin, ou dès qu’elle partirait.
702.85	Cascade: a cheaper spell from the library is cast free.	Cascade : un sort moins cher de la bibliothèque est lancé gratuitement.
702.85a	Cascade exiles from the top down to a cheaper nonland card, which may be cast free; the rest goes to the bottom.	La cascade exile du dessus jusqu’à une carte non-terrain moins chère, qui peut être lancée gratuitement ; le reste va au-dessous.
702.85b	Actions allowed "as you cascade" come after exiling and before you cast or put away the cards.	Ce qui est permis pendant la cascade se fait après l’exil, avant de lancer ou de ranger les cartes.
702.85c	Several cascades each trigger by themselves.	Plusieurs cascades se déclenchent chacune de leur côté.
702.86	Annihilator: its attacks make the defender sacrifice permanents.	Annihilateur : ses attaques font sacrifier des permanents au défenseur.
702.86a	When a creature with annihilator N attacks, the defending player sacrifices N permanents of their choice.	Quand une créature avec annihilateur N attaque, le joueur défenseur sacrifie N permanents de son choix.
702.86b	Several annihilators each trigger by themselves.	Plusieurs annihilateurs se déclenchent chacun de leur côté.
702.87	Level up: paying raises the creature's level.	Montée de niveau : payer élève le niveau de la créature.
702.87a	Level up puts another level counter on the permanent, for its cost and at sorcery speed.	La montée de niveau met un marqueur « niveau » de plus sur le permanent, pour son coût et comme un rituel.
702.87b	Cards with level up are leveler cards, whose layout chapter 711 describes.	Les cartes avec la montée de niveau sont des cartes à niveaux ; le chapitre 711 en décrit la disposition.
702.87c	Class levels are something else and know nothing of level counters.	Les niveaux de classe sont autre chose et ignorent les marqueurs « niveau ».
702.88	Rebound: the spell is cast again next turn for free.	Rebond : le sort est relancé gratuitement au tour suivant.
702.88a	A spell with rebound cast from hand is exiled as it resolves, and may be cast free in your next upkeep.	Un sort avec le rebond lancé de la main est exilé en se résolvant, et peut être lancé gratuitement à votre prochain entretien.
702.88b	Casting a card again by rebound follows the rules of alternative costs.	Relancer une carte par le rebond suit les règles des coûts alternatifs.
702.88c	Having rebound more than once adds nothing.	Avoir plusieurs fois le rebond n’ajoute rien.
702.89	Umbra armor: the Aura is destroyed in place of what it enchants.	Armure totémique : l’aura est détruite à la place de ce qu’elle enchante.
702.89a	If a permanent under umbra armor would be destroyed, its damage is removed and the Aura destroyed in its place.	Si un permanent sous une armure totémique devait être détruit, ses blessures sont retirées et l’aura est détruite à sa place.
702.89b	Umbra armor was formerly called totem armor.	En anglais, l’armure totémique (umbra armor) s’appelait autrefois « totem armor ».
702.90	Infect: it poisons players and shrinks creatures.	Infection : elle empoisonne les joueurs et réduit les créatures.
702.90a	Infect is static: it works all the time.	L’infection est statique : elle agit en permanence.
702.90b	Damage with infect gives a player as many poison counters and costs no life.	Les blessures avec l’infection donnent à un joueur autant de marqueurs poison et ne coûtent pas de points de vie.
702.90c	Damage with infect puts as many -1/-1 counters on a creature in place of being marked.	Les blessures avec l’infection mettent autant de marqueurs -1/-1 sur une créature au lieu d’être marquées.
702.90d	If the source has moved before dealing damage, its last known information tells whether it had infect.	Si la source a changé de zone avant d’infliger les blessures, ses dernières informations connues disent si elle avait l’infection.
702.90e	Infect works whatever zone the damage is dealt from.	L’infection agit depuis toute zone d’où les blessures sont infligées.
702.90f	Having infect more than once adds nothing.	Avoir plusieurs fois l’infection n’ajoute rien.
702.91	Battle cry: its attack strengthens the other attackers.	Cri de guerre : son attaque renforce les autres attaquants.
702.91a	When a creature with battle cry attacks, the other attackers get +1/+0 for the turn.	Quand une créature avec le cri de guerre attaque, les autres attaquants gagnent +1/+0 pour le tour.
702.91b	Several battle cries each trigger by themselves.	Plusieurs cris de guerre se déclenchent chacun de leur côté.
702.92	Living weapon: the Equipment brings a creature to carry it.	Arme vivante : l’équipement apporte une créature pour le porter.
702.92a	When Equipment with living weapon enters, it is attached to a black 0/0 Germ created for it.	Quand un équipement avec l’arme vivante arrive, il est attaché à un germe noir 0/0 créé pour lui.
702.93	Undying: it returns from the graveyard with a +1/+1 counter.	Survivance : elle revient du cimetière avec un marqueur +1/+1.
702.93a	A permanent with undying that dies without a +1/+1 counter returns with one, under its owner's control.	Un permanent avec la survivance qui meurt sans marqueur +1/+1 revient avec un, sous le contrôle de son propriétaire.
702.94	Miracle: cheaper for those who have just drawn it.	Miracle : moins cher pour qui vient de le piocher.
702.94a	A card with miracle, revealed as the first one you draw in a turn, may be cast for its miracle cost.	Une carte avec le miracle, révélée comme la première piochée du tour, peut être lancée pour son coût de miracle.
702.94b	A card revealed for miracle stays so until it leaves the hand or the ability has left the stack.	Une carte révélée pour le miracle le reste jusqu’à ce qu’elle quitte la main ou que la capacité ait quitté la pile.
702.95	Soulbond: two creatures form a pair.	Association d’âmes : deux créatures forment une paire.
702.95a	When a creature with soulbond or another of yours enters, the two may be paired if neither is yet.	Quand une créature avec l’association d’âmes ou une autre à vous arrive, les deux peuvent être associées si aucune ne l’est déjà.
702.95b	Paired creatures are those that soulbond has joined; all others are unpaired.	Sont associées les créatures qu’une association d’âmes a réunies ; les autres ne le sont pas.
702.95c	Soulbond makes no pair if either is no longer a creature on the battlefield under your control as it resolves.	L’association échoue si, à la résolution, l’une n’est plus une créature sur le champ de bataille sous votre contrôle.
702.95d	A creature is part of one pair at a time.	Une créature ne fait partie que d’une paire à la fois.
702.95e	A pair ends when one of the two leaves, changes controllers or stops being a creature.	Une paire prend fin quand l’une des deux part, change de contrôleur ou n’est plus une créature.
702.96	Overload: for another cost the spell affects everything it could target, and more.	Surcharge : pour un autre coût, le sort touche tout au lieu d’une cible.
702.96a	If the overload cost was paid, the spell says "each" wherever it said "target".	Si le coût de surcharge a été payé, le sort dit « chaque » partout où il parlait d’une cible.
702.96b	An overloaded spell has no targets and affects even what can't be targeted.	Un sort surchargé n’a pas de cible et touche même ce qui ne peut pas être ciblé.
702.96c	Overload is an effect that changes text.	La surcharge est un effet qui modifie le texte.
702.97	Scavenge: a dead creature gives counters to a living one.	Récupération : une créature morte donne des marqueurs à une vivante.
702.97a	Scavenge exiles the card from your graveyard, at sorcery speed, and gives a target creature +1/+1 counters equal to its power.	La récupération exile la carte de votre cimetière, comme un rituel, et donne à une créature ciblée autant de marqueurs +1/+1 que sa force.
702.98	Unleash: a +1/+1 counter at the price of blocking.	Emportement : un marqueur +1/+1 au prix du blocage.
702.98a	A creature with unleash may enter with a +1/+1 counter, and can't block while it has one.	Une créature avec l’emportement peut arriver avec un marqueur +1/+1, et ne peut pas bloquer tant qu’elle en a un.
702.99	Cipher: a creature casts copies of the spell when it hits.	Cryptage : une créature lance des copies du sort quand elle blesse un joueur.
702.99a	A spell with cipher may be exiled encoded on a creature of yours, whose combat damage to players casts copies free.	Un sort avec le cryptage peut être exilé crypté sur une de vos créatures, dont les blessures de combat aux joueurs en lancent des copies gratuites.
702.99b	"Encoded" ties the exiled card to the creature that was chosen for it.	« Cryptée » lie la carte exilée à la créature choisie pour elle.
702.99c	The card stays encoded while it is in exile and the permanent on the battlefield, whoever controls that.	La carte reste cryptée tant qu’elle est en exil et le permanent sur le champ de bataille, quel que soit son contrôleur.
702.100	Evolve: it grows when larger creatures enter.	Évolution : elle grandit quand de plus grandes créatures arrivent.
702.100a	A creature with evolve gets a +1/+1 counter when a creature of yours enters with more power or toughness than it has.	Une créature avec l’évolution reçoit un marqueur +1/+1 quand une de vos créatures arrive avec plus de force ou d’endurance qu’elle.
702.100b	A creature evolves when its evolve ability really puts counters on it.	Une créature évolue quand sa capacité d’évolution met vraiment des marqueurs sur elle.
702.100c	Power and toughness aren't compared with a permanent that isn't a creature.	On ne compare pas la force et l’endurance à celles d’un permanent qui n’est pas une créature.
702.100d	Several evolve abilities each trigger by themselves.	Plusieurs évolutions se déclenchent chacune de leur côté.
702.101	Extort: each spell may drain the opponents of 1 life.	Extorsion : chaque sort peut drainer 1 point de vie aux adversaires.
702.101a	Extort: with each spell you may pay {W/B}, so that all opponents lose 1 life and you gain the total.	Extorsion : à chaque sort, vous pouvez payer {W/B} ; chaque adversaire perd 1 point de vie et vous gagnez le total.
702.101b	Several extort abilities each trigger by themselves.	Plusieurs extorsions se déclenchent chacune de leur côté.
702.102	Fuse: both halves of a split card are cast together.	Fusion : les deux moitiés d’une carte double se lancent ensemble.
702.102a	A split card with fuse may be cast from hand as both halves in one; this is decided before it goes on the stack.	Une carte double avec la fusion peut être lancée de la main avec ses deux moitiés à la fois, ce qu’on décide avant de la mettre sur la pile.
702.102b	A fused spell has the characteristics of both halves together.	Un sort fusionné a les caractéristiques de ses deux moitiés réunies.
702.102c	A fused spell costs as much as both halves.	Un sort fusionné coûte autant que ses deux moitiés.
702.102d	The left half of a fused spell is carried out before the right.	D’un sort fusionné, la moitié gauche s’exécute avant la droite.
702.103	Bestow: the creature may be cast as an Aura.	Grâce : la créature peut se lancer comme aura.
702.103a	A card with bestow may be cast for its bestow cost in place of its mana cost.	Une carte avec la grâce peut être lancée pour son coût de grâce au lieu de son coût de mana.
702.103b	A bestowed spell is an Aura that targets a creature, and stays an Aura until it ceases to be bestowed.	Un sort lancé avec la grâce est une aura qui cible une créature, et le reste tant que dure la grâce.
702.103c	A copy of a bestowed Aura spell is bestowed as well.	Une copie d’un sort lancé avec la grâce l’est aussi.
702.103d	Whether a card can be cast bestowed is judged by what it is as an Aura.	On juge si une carte peut être lancée avec la grâce d’après ce qu’elle est comme aura.
702.103e	If the target of a bestowed Aura is illegal as it resolves, it resolves as a creature.	Si la cible d’une aura avec la grâce est illégale à sa résolution, elle se résout comme créature.
702.103f	A bestowed Aura that comes off, or is on something illegal, becomes a creature again and stays.	Une aura avec la grâce qui se détache, ou est attachée illégalement, redevient une créature et reste.
702.103g	A bestowed Aura that phases in unattached becomes a creature again.	Une aura avec la grâce qui passe en phase sans être attachée redevient une créature.
702.104	Tribute: an opponent enlarges it, or something else happens.	Tribut : un adversaire l’agrandit, ou autre chose se passe.
702.104a	As a creature with tribute N enters, an opponent you choose may put N +1/+1 counters on it.	Quand une créature avec tribut N arrive, un adversaire de votre choix peut mettre N marqueurs +1/+1 sur elle.
702.104b	Tribute wasn't paid if the chosen opponent didn't give the counters.	Le tribut n’a pas été payé si l’adversaire choisi n’a pas donné les marqueurs.
702.105	Dethrone: it grows by attacking the player with most life.	Détrônement : elle grandit en attaquant le joueur qui a le plus de points de vie.
702.105a	A creature with dethrone gets a +1/+1 counter for attacking a player with the highest life total, ties included.	Une créature avec le détrônement reçoit un marqueur +1/+1 en attaquant un joueur au plus haut total de points de vie, même à égalité.
702.105b	Several dethrone abilities each trigger by themselves.	Plusieurs détrônements se déclenchent chacun de leur côté.
702.106	Hidden agenda: a conspiracy with a secret card name.	Dessein caché : une conspiration au nom de carte secret.
702.106a	A conspiracy with hidden agenda starts face down in the command zone, with a card name chosen in secret.	Une conspiration à dessein caché commence face cachée dans la zone de commandement, avec un nom de carte choisi en secret.
702.106b	A card name chosen in secret is written down and kept with the conspiracy.	Un nom de carte choisi en secret est écrit et gardé avec la conspiration.
702.106c	Turning up a hidden agenda, which shows the name, is a special action for whenever you have priority.	Retourner un dessein caché, ce qui montre le nom, est une action spéciale, permise quand vous avez la priorité.
702.106d	The name that a conspiracy works with is the one chosen for its own hidden agenda.	Ce qu’une conspiration fait du nom choisi est lié à son propre dessein caché.
702.106e	Face-down conspiracies are shown to all when their player leaves and at the end of the game.	Les conspirations face cachée sont montrées à tous quand leur joueur part et à la fin de la partie.
702.106f	Double agenda hides two different names, and nobody knows that they are two until then.	Le double dessein cache deux noms différents, et nul ne sait jusque-là qu’il y en a deux.
702.107	Outlast: tap it to make it grow.	Résilience : on l’engage pour la faire grandir.
702.107a	Outlast taps the creature, for its cost and at sorcery speed, to put a +1/+1 counter on it.	La résilience engage la créature, pour son coût et comme un rituel, et met un marqueur +1/+1 sur elle.
702.108	Prowess: noncreature spells make it stronger for the turn.	Prouesse : les sorts non-créature la renforcent pour le tour.
702.108a	A creature with prowess gets +1/+1 for the turn for each noncreature spell you cast.	Une créature avec la prouesse gagne +1/+1 pour le tour à chaque sort non-créature que vous lancez.
702.108b	Several prowess abilities each trigger by themselves.	Plusieurs prouesses se déclenchent chacune de leur côté.
`
