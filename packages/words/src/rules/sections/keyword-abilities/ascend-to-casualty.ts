/** Keyword abilities (702.131 to 702.153): number, English and French, between tabs. */
export const ASCEND_TO_CASUALTY = `
702.131	Ascend: ten permanents earn the city's blessing.	Ascension : dix permanents valent la bénédiction de la cité.
702.131a	On an instant or sorcery, your permanents are counted as the spell resolves.	Sur un éphémère ou un rituel, vos permanents se comptent à la résolution du sort.
702.131b	On a permanent, you get the blessing as soon as you control ten permanents.	Sur un permanent, vous recevez la bénédiction dès que vous contrôlez dix permanents.
702.131c	The city's blessing is a mere mark, and several players may have it.	La bénédiction de la cité n’est qu’une marque ; plusieurs joueurs peuvent l’avoir.
702.131d	Once a player has the blessing, continuous effects are worked out anew before triggers are looked for.	Dès qu’un joueur a la bénédiction, les effets continus sont réappliqués avant de chercher des déclenchements.
702.132	Assist: another player may help to pay.	Assistance : un autre joueur peut aider à payer.
702.132a	Choose another player, who may make mana and pay any part of the generic mana.	Choisissez un autre joueur, qui peut produire du mana et payer une part quelconque du mana générique.
702.133	Jump-start: a discarded card casts it again.	Jump-start : une carte défaussée le relance.
702.133a	Cast the instant or sorcery from your graveyard by also discarding a card; leaving the stack, it is exiled.	Lancez l’éphémère ou le rituel de votre cimetière en vous défaussant aussi d’une carte ; en quittant la pile, il est exilé.
702.134	Mentor: it trains a weaker attacker.	Mentor : elle forme un attaquant plus faible.
702.134a	When it attacks, an attacking creature of less power that you target gets a +1/+1 counter.	Quand elle attaque, une créature attaquante ciblée de force moindre reçoit un marqueur +1/+1.
702.134b	Several mentor abilities each trigger by themselves.	Plusieurs capacités de mentor se déclenchent chacune de leur côté.
702.134c	It mentors the targeted creature when the mentor ability resolves.	Elle est le mentor de la créature ciblée quand la capacité se résout.
702.135	Afterlife: Spirits remain of it.	Au-delà : il en reste des esprits.
702.135a	When it dies, N white and black 1/1 Spirits with flying are created.	Quand elle meurt, N esprits blancs et noirs 1/1 avec le vol sont créés.
702.135b	Several afterlives each trigger by themselves.	Plusieurs au-delà se déclenchent chacun de leur côté.
702.136	Riot: larger or faster.	Émeute : plus grande ou plus rapide.
702.136a	It enters with one more +1/+1 counter or else has haste, as you choose.	Elle arrive avec un marqueur +1/+1 de plus ou acquiert la célérité, à votre choix.
702.136b	Several riots each offer their own choice.	Plusieurs émeutes offrent chacune leur choix.
702.137	Spectacle: cheaper once an opponent is hurt.	Spectacle : moins cher une fois qu’un adversaire a souffert.
702.137a	The spectacle cost may be paid in a turn in which an opponent has lost life.	Le coût de spectacle est payable si un adversaire a perdu des points de vie ce tour-ci.
702.138	Escape: the card is cast from the graveyard.	Échappée : la carte se lance depuis le cimetière.
702.138a	It may be cast from your graveyard for its escape cost.	Elle peut être lancée de votre cimetière pour son coût d’échappée.
702.138b	It escaped if it was cast from a graveyard that way, and so did the permanent it became.	Elle s’est échappée si elle a été ainsi lancée d’un cimetière ; de même le permanent qu’elle devient.
702.138c	What escapes with counters has them if it escaped; a trigger may be linked to entering so.	Ce qui s’échappe avec des marqueurs les a s’il s’est échappé ; un déclenchement peut y être lié.
702.138d	What escapes with an ability has it only if it escaped.	Ce qui s’échappe avec une capacité ne l’a que s’il s’est échappé.
702.139	Companion: a card outside the game to rely on.	Compagnon : une carte hors de la partie sur laquelle compter.
702.139a	If your deck meets its condition, it is revealed before the game, and once you may pay {3} to take it in hand.	Si votre deck remplit sa condition, il est révélé avant la partie ; une fois, payez {3} pour le prendre en main.
702.139b	The condition looks at the deck without the sideboard, but with the commander.	La condition regarde le deck sans la réserve, mais avec le commandant.
702.139c	From then on, the companion is in the game till its end.	Dès lors, le compagnon est dans la partie jusqu’à la fin.
702.139d	A companion may be taken into Commander games, too.	Un compagnon peut entrer aussi dans une partie de Commander.
702.140	Mutate: the creature merges with another.	Mutation : la créature fusionne avec une autre.
702.140a	For its mutate cost it targets a non-Human creature of the same owner.	Pour son coût de mutation, elle cible une créature non-humain du même propriétaire.
702.140b	If the target is illegal on resolution, it enters as an ordinary creature.	Si la cible est illégale à la résolution, elle arrive comme créature ordinaire.
702.140c	With a legal target it merges with that creature, over or under it as you choose, and doesn't enter.	Avec une cible légale, elle fusionne avec cette créature, dessus ou dessous à votre choix, et n’arrive pas.
702.140d	A creature mutates when such a spell merges with it.	Une créature mute quand un tel sort fusionne avec elle.
702.140e	The mutated creature has the abilities of all its cards; in all else it is its top card.	La créature mutée a les capacités de toutes ses cartes ; pour le reste, elle est sa carte du dessus.
702.140f	What affected the spell affects the mutated creature.	Ce qui affectait le sort affecte la créature mutée.
702.141	Encore: copies of it return for one attack.	Encore : des copies reviennent pour une attaque.
702.141a	Exile it from your graveyard, as a sorcery: a hasty copy for each opponent attacks them this turn and is then sacrificed.	Exilez-la de votre cimetière, comme un rituel : pour chaque adversaire, une copie avec célérité l’attaque, puis est sacrifiée.
702.142	Boast: an ability for those who attacked.	Vantardise : une capacité pour qui a attaqué.
702.142a	A boast ability works once a turn, and only if the creature attacked that turn.	Une capacité de vantardise sert une fois par tour, et seulement si la créature a attaqué ce tour-là.
702.142b	A creature boasts when its boast ability is activated.	Une créature se vante quand sa capacité de vantardise est activée.
702.143	Foretell: pay part of the cost now and the rest later.	Prédiction : payer une part du coût maintenant et le reste plus tard.
702.143a	In your turn, {2} exiles it face down from hand; from the next turn on, its foretell cost casts it.	Pendant votre tour, {2} l’exile face cachée de votre main ; dès un tour suivant, son coût de prédiction la lance.
702.143b	Exiling it is a special action and can't be responded to.	L’exiler est une action spéciale, à laquelle on ne répond pas.
702.143c	A card is foretold by that action and stays so when cast, even for some other cost.	Une carte est prédite par cette action et le reste quand on la lance, même pour un autre coût.
702.143d	An effect may make a card in exile foretold and give it a foretell cost.	Un effet peut rendre prédite une carte en exil et lui donner un coût de prédiction.
702.143e	Several foretold cards must be kept apart, with their order and costs known.	Plusieurs cartes prédites doivent rester distinctes, avec leur ordre et leurs coûts connus.
702.143f	Foretold cards are shown when their owner leaves and when the game ends.	Les cartes prédites sont montrées quand leur propriétaire part et à la fin de la partie.
702.144	Demonstrate: a copy for you and one for an opponent.	Démonstration : une copie pour vous et une pour un adversaire.
702.144a	You may copy the spell; then an opponent of your choice copies it too, and both may choose new targets.	Vous pouvez copier le sort ; un adversaire de votre choix le copie alors aussi, et chacun peut changer de cibles.
702.145	Daybound and nightbound: the permanent turns over with day and night.	Diurne et nocturne : le permanent se retourne avec le jour et la nuit.
702.145a	The two stand on the two faces of one card.	Les deux figurent sur les deux faces d’une même carte.
702.145b	Daybound, on the front, turns it over as night falls and has it enter so at night; nothing else transforms it.	Diurne, au recto, le retourne à la tombée de la nuit et le fait arriver ainsi la nuit ; rien d’autre ne le transforme.
702.145c	If a front-up daybound permanent is there at night, it turns over at once.	Si un permanent diurne recto est là la nuit, il se retourne aussitôt.
702.145d	If there is neither day nor night, a daybound permanent brings day.	S’il ne fait ni jour ni nuit, un permanent diurne amène le jour.
702.145e	Nightbound, on the back, turns it over as day breaks; nothing else transforms it.	Nocturne, au verso, le retourne au lever du jour ; rien d’autre ne le transforme.
702.145f	If a back-up nightbound permanent is there by day, it turns over at once.	Si un permanent nocturne verso est là le jour, il se retourne aussitôt.
702.145g	If there is neither day nor night nor anything daybound, a nightbound permanent brings night.	S’il ne fait ni jour ni nuit et que rien n’est diurne, un permanent nocturne amène la nuit.
702.146	Disturb: a dead creature returns as its other face.	Perturbation : une créature morte revient sous son autre face.
702.146a	It may be cast transformed from your graveyard for its disturb cost.	Elle peut être lancée transformée de votre cimetière pour son coût de perturbation.
702.146b	As it resolves, it enters with the back up.	En se résolvant, elle arrive sur son verso.
702.147	Decayed: good for one attack.	Putréfaction : bonne pour une seule attaque.
702.147a	It can't block, and after attacking it is sacrificed at end of combat.	Elle ne peut pas bloquer, et après avoir attaqué elle est sacrifiée à la fin du combat.
702.148	Cleave: pay more to cut words out of the spell.	Tranchage : payer plus pour retrancher des mots du sort.
702.148a	For its cleave cost the spell loses what stands in square brackets.	Pour son coût de tranchage, le sort perd ce qui est entre crochets.
702.148b	Cleave is an effect that changes text.	Le tranchage est un effet qui modifie le texte.
702.149	Training: it learns from stronger attackers.	Entraînement : elle apprend d’attaquants plus forts.
702.149a	When it attacks along with a creature of greater power, it gets a +1/+1 counter.	Quand elle attaque avec une créature de force supérieure, elle reçoit un marqueur +1/+1.
702.149b	Several training abilities each trigger by themselves.	Plusieurs entraînements se déclenchent chacun de leur côté.
702.149c	A creature trains when its training ability really puts counters on it.	Une créature s’entraîne quand sa capacité met vraiment des marqueurs sur elle.
702.150	Compleated: paying with life costs loyalty.	Complété : payer en points de vie coûte de la loyauté.
702.150a	It enters with two fewer loyalty counters for every Phyrexian symbol that was paid with life.	Il arrive avec deux marqueurs « loyauté » de moins par symbole phyrexian payé en points de vie.
702.151	Reconfigure: a creature that can be Equipment.	Reconfiguration : une créature qui peut être un équipement.
702.151a	Pay, as a sorcery, to attach it to another creature of yours, or to take it off again.	Payez, comme un rituel, pour l’attacher à une autre de vos créatures, ou pour la détacher.
702.151b	While it is attached, it is no creature.	Tant qu’elle est attachée, elle n’est pas une créature.
702.152	Blitz: the creature strikes once and leaves a card.	Blitz : la créature frappe une fois et laisse une carte.
702.152a	For its blitz cost it has haste, is sacrificed at the next end step and draws you a card when it dies.	Pour son coût de blitz, elle a la célérité, est sacrifiée à la prochaine étape de fin et fait piocher à sa mort.
702.152b	Of several blitz abilities one is paid, and each counts only its own payment.	De plusieurs blitz, un seul se paie, et chacun ne compte que son propre paiement.
702.153	Casualty: a sacrificed creature copies the spell.	Victime : une créature sacrifiée copie le sort.
702.153a	Sacrifice a creature of power N or more to copy the spell, with new targets if you like.	Sacrifiez une créature de force N ou plus pour copier le sort, avec d’autres cibles si vous voulez.
702.153b	Several casualty abilities are paid for and trigger apart.	Plusieurs capacités de victime se paient et se déclenchent à part.
`
