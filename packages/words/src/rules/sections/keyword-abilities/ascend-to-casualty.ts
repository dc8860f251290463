/** Keyword abilities (702.131 to 702.153): number, English and French, between tabs. */
export const ASCEND_TO_CASUALTY = `
702.131	Ascend: ten permanents earn the city's blessing.	Ascension : dix permanents valent la bénédiction de la cité.
702.131a	An instant or sorcery with ascend counts your permanents as it resolves.	Pour l’ascension d’un éphémère ou d’un rituel, vos permanents se comptent à la résolution du sort.
702.131b	With ascend on a permanent, you get the city's blessing as soon as you control ten permanents.	Avec l’ascension d’un permanent, vous recevez la bénédiction de la cité dès que vous contrôlez dix permanents.
702.131c	The city's blessing is only a marker, and several players may have it.	La bénédiction de la cité n’est qu’une marque ; plusieurs joueurs peuvent l’avoir.
702.131d	Once the city's blessing is given, continuous effects are worked out anew before triggers are looked for.	Quand un joueur reçoit la bénédiction de la cité, les effets continus sont réappliqués avant de chercher des déclenchements.
702.132	Assist: another player may help to pay.	Assistance : un autre joueur peut aider à payer.
702.132a	With assist, another player you choose may make mana and pay any part of the spell's generic mana.	Avec l’assistance, un autre joueur de votre choix peut produire du mana et payer une part quelconque du mana générique.
702.133	Jump-start: discarding a card casts it again.	Jump-start : se défausser d’une carte le relance.
702.133a	An instant or sorcery with jump-start may be cast from your graveyard by discarding a card as well; it is then exiled.	Un éphémère ou un rituel avec jump-start peut être lancé de votre cimetière en vous défaussant aussi d’une carte ; il est ensuite exilé.
702.134	Mentor: it strengthens a weaker attacker.	Mentor : elle renforce un attaquant plus faible.
702.134a	When a creature with mentor attacks, it puts a +1/+1 counter on a target attacker of lesser power.	Quand une créature avec mentor attaque, elle met un marqueur +1/+1 sur un attaquant ciblé de force moindre.
702.134b	Several mentor abilities each trigger by themselves.	Plusieurs capacités de mentor se déclenchent chacune de leur côté.
702.134c	A creature mentors the target of its mentor ability when that ability resolves.	Une créature est le mentor de la cible de sa capacité quand celle-ci se résout.
702.135	Afterlife: it leaves flying Spirits behind.	Au-delà : elle laisse des esprits volants.
702.135a	When a permanent with afterlife N dies, N white and black 1/1 Spirits with flying are created.	Quand un permanent avec au-delà N meurt, N esprits blancs et noirs 1/1 avec le vol sont créés.
702.135b	Several afterlives each trigger by themselves.	Plusieurs au-delà se déclenchent chacun de leur côté.
702.136	Riot: a +1/+1 counter or haste.	Émeute : un marqueur +1/+1 ou la célérité.
702.136a	A creature with riot enters with another +1/+1 counter or gains haste, as its controller likes.	Une créature avec l’émeute arrive avec un marqueur +1/+1 de plus ou acquiert la célérité, au choix de son contrôleur.
702.136b	Several riots each offer their own choice.	Plusieurs émeutes offrent chacune leur choix.
702.137	Spectacle: cheaper if an opponent lost life this turn.	Spectacle : moins cher si un adversaire a perdu des points de vie ce tour-ci.
702.137a	The spectacle cost may be paid in a turn in which an opponent has lost life.	Le coût de spectacle est payable si un adversaire a perdu des points de vie ce tour-ci.
702.138	Escape: the card is cast from the graveyard.	Échappée : la carte se lance depuis le cimetière.
702.138a	A card with escape may be cast from your graveyard for its escape cost.	Une carte avec l’échappée peut être lancée de votre cimetière pour son coût d’échappée.
702.138b	A spell cast with escape has escaped, and so has the permanent it becomes.	Un sort lancé par l’échappée s’est échappé, et de même le permanent qu’il devient.
702.138c	"Escapes with" counters gives them only to what escaped; a trigger may be linked to entering that way.	« S’échappe avec » des marqueurs n’en donne qu’à ce qui s’est échappé ; une capacité déclenchée peut y être liée.
702.138d	"Escapes with" an ability gives it only to what escaped.	« S’échappe avec » une capacité ne la donne qu’à ce qui s’est échappé.
702.139	Companion: a card outside the game that suits the deck.	Compagnon : une carte hors de la partie qui convient au deck.
702.139a	A companion whose condition your deck meets is revealed before the game; once, {3} puts it into your hand.	Un compagnon dont votre deck remplit la condition est révélé avant la partie ; une fois, {3} le met dans votre main.
702.139b	A companion's condition looks at the deck without the sideboard, but with the commander.	La condition d’un compagnon regarde le deck sans la réserve, mais avec le commandant.
702.139c	Once in hand, a companion is in the game till its end.	Une fois en main, un compagnon est dans la partie jusqu’à la fin.
702.139d	A companion may enter Commander games, too.	Un compagnon peut entrer aussi dans une partie de Commander.
702.140	Mutate: the creature merges with another.	Mutation : la créature fusionne avec une autre.
702.140a	A spell cast for its mutate cost targets a creature of the same owner that isn't a Human.	Un sort lancé pour son coût de mutation cible une créature non-humain du même propriétaire.
702.140b	If its target is illegal, a mutating spell resolves as an ordinary creature.	Si sa cible est illégale, un sort qui mute se résout comme créature ordinaire.
702.140c	A mutating spell merges with its target, over or under it as its controller likes, and nothing enters.	Un sort qui mute fusionne avec sa cible, dessus ou dessous au choix de son contrôleur, et rien n’arrive.
702.140d	A creature mutates when a mutating spell merges with it.	Une créature mute quand un sort qui mute fusionne avec elle.
702.140e	A mutated creature has the abilities of all its cards, and is otherwise its top card.	La créature mutée a les capacités de toutes ses cartes ; pour le reste, elle est sa carte du dessus.
702.140f	Effects on the mutating spell carry over to the mutated creature.	Ce qui affectait le sort qui mute affecte la créature mutée.
702.141	Encore: a copy of it attacks every opponent once.	Encore : une copie attaque une fois chaque adversaire.
702.141a	Encore exiles the card from your graveyard for copies with haste, one to attack each opponent, then sacrificed.	Encore exile la carte de votre cimetière pour des copies avec la célérité, une pour attaquer chaque adversaire, puis sacrifiées.
702.142	Boast: an ability for creatures that attacked.	Vantardise : une capacité pour les créatures qui ont attaqué.
702.142a	A boast ability works once a turn, and only if its creature attacked that turn.	Une capacité de vantardise sert une fois par tour, et seulement si sa créature a attaqué ce tour-là.
702.142b	A creature boasts when its boast ability is activated.	Une créature se vante quand sa capacité de vantardise est activée.
702.143	Foretell: pay part of the cost now and the rest later.	Prédiction : payer une part du coût maintenant et le reste plus tard.
702.143a	In your turn, {2} exiles a card with foretell face down; from the next turn on, its foretell cost casts it.	Pendant votre tour, {2} exile face cachée une carte avec la prédiction ; dès un tour suivant, son coût de prédiction la lance.
702.143b	Foretelling a card is a special action and doesn't use the stack.	Prédire une carte est une action spéciale et n’utilise pas la pile.
702.143c	A card is foretold by that special action, and so is the spell it becomes, whatever cost it is cast for.	Une carte est prédite par cette action spéciale, et de même le sort qu’elle devient, quel que soit le coût payé.
702.143d	An effect may make a card in exile foretold and give it a foretell cost.	Un effet peut rendre prédite une carte en exil et lui donner un coût de prédiction.
702.143e	Several foretold cards must be kept apart, with their order and costs known.	Plusieurs cartes prédites doivent rester distinctes, avec leur ordre et leurs coûts connus.
702.143f	Foretold cards are shown when their owner leaves and when the game ends.	Les cartes prédites sont montrées quand leur propriétaire part et à la fin de la partie.
702.144	Demonstrate: a copy for you and one for an opponent.	Démonstration : une copie pour vous et une pour un adversaire.
702.144a	A spell with demonstrate may be copied; then an opponent of your choice copies it too, each with new targets if they like.	Un sort avec la démonstration peut être copié ; un adversaire de votre choix le copie alors aussi, chacun avec d’autres cibles s’il veut.
702.145	Daybound and nightbound: the permanent turns over with day and night.	Diurne et nocturne : le permanent se retourne avec le jour et la nuit.
702.145a	Daybound and nightbound stand on the two faces of one card.	Diurne et nocturne figurent sur les deux faces d’une même carte.
702.145b	Daybound, on the front, turns the permanent over at nightfall and has it enter so at night; nothing else transforms it.	Diurne, au recto, retourne le permanent à la tombée de la nuit et le fait arriver ainsi la nuit ; rien d’autre ne le transforme.
702.145c	A daybound permanent that shows its front at night turns over at once.	Un permanent diurne qui montre son recto la nuit se retourne aussitôt.
702.145d	If it is neither day nor night, a daybound permanent makes it day.	S’il ne fait ni jour ni nuit, un permanent diurne amène le jour.
702.145e	Nightbound, on the back, turns the permanent over at daybreak; nothing else transforms it.	Nocturne, au verso, retourne le permanent au lever du jour ; rien d’autre ne le transforme.
702.145f	A nightbound permanent that shows its back by day turns over at once.	Un permanent nocturne qui montre son verso le jour se retourne aussitôt.
702.145g	If it is neither day nor night, a nightbound permanent makes it night, unless something is daybound.	S’il ne fait ni jour ni nuit, un permanent nocturne amène la nuit, sauf si un autre est diurne.
702.146	Disturb: a dead creature returns as its other face.	Perturbation : une créature morte revient sous son autre face.
702.146a	A card with disturb may be cast transformed from your graveyard for its disturb cost.	Une carte avec la perturbation peut être lancée transformée de votre cimetière pour son coût de perturbation.
702.146b	A spell cast for its disturb cost enters with the back up.	Un sort lancé pour son coût de perturbation arrive verso visible.
702.147	Decayed: it can attack once and never block.	Putréfaction : elle peut attaquer une fois et jamais bloquer.
702.147a	A creature with decayed can't block, and is sacrificed at end of combat once it attacked.	Une créature avec la putréfaction ne peut pas bloquer, et est sacrifiée à la fin du combat où elle a attaqué.
702.148	Cleave: another cost cuts words out of the spell.	Tranchage : un autre coût retranche des mots du sort.
702.148a	A spell cast for its cleave cost loses the words in square brackets.	Un sort lancé pour son coût de tranchage perd les mots entre crochets.
702.148b	Cleave is an effect that changes text.	Le tranchage est un effet qui modifie le texte.
702.149	Training: it grows by attacking with the stronger.	Entraînement : elle grandit en attaquant avec plus fort.
702.149a	A creature with training gets a +1/+1 counter when it attacks along with one of greater power.	Une créature avec l’entraînement reçoit un marqueur +1/+1 quand elle attaque en compagnie d’une autre de force supérieure.
702.149b	Several training abilities each trigger by themselves.	Plusieurs entraînements se déclenchent chacun de leur côté.
702.149c	A creature trains when its training ability really puts counters on it.	Une créature s’entraîne quand sa capacité met vraiment des marqueurs sur elle.
702.150	Compleated: paying life for it costs loyalty.	Complété : le payer en points de vie coûte de la loyauté.
702.150a	A compleated planeswalker enters with two fewer loyalty counters for every Phyrexian symbol paid with life.	Un planeswalker complété arrive avec deux marqueurs « loyauté » de moins par symbole phyrexian payé en points de vie.
702.151	Reconfigure: it is a creature or Equipment.	Reconfiguration : c’est une créature ou un équipement.
702.151a	Reconfigure attaches it, for its cost and at sorcery speed, to another creature of yours, or takes it off again.	La reconfiguration l’attache, pour son coût et comme un rituel, à une autre de vos créatures, ou l’en détache.
702.151b	While attached, Equipment with reconfigure isn't a creature.	Tant qu’il est attaché, un équipement avec la reconfiguration n’est pas une créature.
702.152	Blitz: haste and a card, but sacrificed after the turn.	Blitz : la célérité et une carte, mais sacrifiée à la fin du tour.
702.152a	A creature cast for its blitz cost has haste, is sacrificed at the next end step, and draws you a card when it dies.	Une créature lancée pour son coût de blitz a la célérité, est sacrifiée à la prochaine étape de fin et fait piocher à sa mort.
702.152b	If a card has several blitz abilities, only one is paid, and each looks at its own payment alone.	Si une carte a plusieurs blitz, un seul se paie, et chacun ne compte que son propre paiement.
702.153	Casualty: sacrificing a creature copies the spell.	Victime : sacrifier une créature copie le sort.
702.153a	For casualty N, sacrifice a creature of power N or more to copy the spell, with new targets if you like.	Pour victime N, sacrifiez une créature de force N ou plus pour copier le sort, avec d’autres cibles si vous voulez.
702.153b	Several casualty abilities are paid for and trigger apart.	Plusieurs capacités de victime se paient et se déclenchent à part.
`
