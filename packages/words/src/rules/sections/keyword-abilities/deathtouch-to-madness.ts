/** Keyword abilities (702.1 to 702.35): number, English and French, between tabs. */
export const DEATHTOUCH_TO_MADNESS = `
702.1	A keyword ability is a word or a few that stand for an ability whose full text is in the rules.	Une capacité par mot-clé tient en un ou quelques mots, dont les règles donnent tout le texte.
702.1a	A cost named after a keyword is the one written with that keyword, and no other.	Un coût désigné par un mot-clé est celui qui est écrit avec ce mot-clé, et nul autre.
702.1b	If the number of a granted keyword depends on the game, it goes up and down with it.	Si le nombre d’un mot-clé accordé dépend de la partie, il change avec elle.
702.1c	"The same is true for" several keywords also grants the variants and numbers that were found.	« Il en est de même » pour plusieurs mots-clés accorde aussi leurs variantes et leurs nombres, tels qu’ils se présentent.
702.1d	To have a keyword and to have its ability are the same.	Avoir un mot-clé et avoir sa capacité, c’est la même chose.
702.2	Deathtouch: any damage from this source is enough to destroy a creature.	Contact mortel : n’importe quelle blessure de cette source suffit à détruire une créature.
702.2a	Deathtouch is static: it works all the time.	Le contact mortel est statique : il agit en permanence.
702.2b	A creature damaged by deathtouch is destroyed at the next check of state-based actions.	Une créature blessée par un contact mortel est détruite à la prochaine vérification des actions basées sur un état.
702.2c	One point of combat damage with deathtouch counts as lethal when damage is divided.	Une seule blessure de combat avec le contact mortel compte comme mortelle quand on répartit les blessures.
702.2d	Deathtouch works whatever zone the damage is dealt from.	Le contact mortel agit depuis toute zone d’où les blessures sont infligées.
702.2e	If the source has moved before dealing damage, its last known information tells whether it had deathtouch.	Si la source a changé de zone avant d’infliger les blessures, ses dernières informations connues disent si elle avait le contact mortel.
702.2f	Having deathtouch more than once adds nothing.	Avoir plusieurs fois le contact mortel n’ajoute rien.
702.3	Defender: the creature can't attack.	Défenseur : la créature ne peut pas attaquer.
702.3a	Defender is static: it works all the time.	Le défenseur est statique : il agit en permanence.
702.3b	Creatures with defender can't be declared as attackers.	Une créature avec le défenseur ne peut pas être déclarée attaquante.
702.3c	Having defender more than once adds nothing.	Avoir plusieurs fois le défenseur n’ajoute rien.
702.4	Double strike: the creature deals combat damage twice, first early and then with the others.	Double initiative : la créature inflige ses blessures de combat deux fois, d’abord en avance, puis avec les autres.
702.4a	Double strike is static and changes how the combat damage step goes.	La double initiative est statique et change le cours de l’étape des blessures de combat.
702.4b	First and double strikers deal damage first; in a second step come all others, and double strikers again.	L’initiative et la double initiative infligent d’abord leurs blessures ; dans une seconde étape viennent les autres, et de nouveau la double initiative.
702.4c	A creature that loses double strike during the first damage step doesn't deal damage in the second.	Une créature qui perd la double initiative pendant la première étape n’inflige rien à la seconde.
702.4d	A first striker that gains double strike after its damage deals damage again in the second step.	Une créature avec l’initiative qui acquiert ensuite la double initiative inflige encore des blessures à la seconde étape.
702.4e	Having double strike more than once adds nothing.	Avoir plusieurs fois la double initiative n’ajoute rien.
702.5	Enchant: what an Aura can be attached to.	Enchanter : ce à quoi une aura peut être attachée.
702.5a	Enchant limits the targets of the Aura spell and what the Aura may then stay attached to.	Enchanter limite ce que le sort d’aura peut cibler et ce à quoi l’aura peut être attachée.
702.5b	For more about Auras see rule 303.	Pour le reste sur les auras, voir la règle 303.
702.5c	An Aura with several enchant abilities needs something that satisfies them all.	Une aura qui a plusieurs capacités « enchanter » demande ce qui les satisfait toutes.
702.5d	An Aura that enchants players goes on players only, never on permanents.	Une aura qui enchante les joueurs ne va que sur des joueurs, jamais sur des permanents.
702.6	Equip: moves Equipment onto one of your creatures.	Équipement : place l’équipement sur l’une de vos créatures.
702.6a	Pay the equip cost, at sorcery speed, to attach the Equipment to a creature of yours that you target.	Payez le coût d’équipement, comme un rituel, pour attacher l’équipement à une créature ciblée que vous contrôlez.
702.6b	For more about Equipment see rule 301.	Pour le reste sur les équipements, voir la règle 301.
702.6c	An equip ability for a certain kind of creature targets only that kind, but the Equipment may end up on others.	Un équipement pour un genre de créature ne cible que ce genre, mais peut se retrouver attaché à d’autres.
702.6d	Equipment with several equip abilities may use any of them.	Un permanent qui a plusieurs capacités d’équipement peut utiliser chacune d’elles.
702.6e	"Equip planeswalker" attaches the Equipment to a planeswalker of yours as if that were a creature.	« Équipement de planeswalker » attache l’équipement à votre planeswalker comme si c’était une créature.
702.7	First strike: the creature deals its combat damage before ordinary creatures do.	Initiative : la créature inflige ses blessures de combat avant les créatures ordinaires.
702.7a	First strike is static and changes how the combat damage step goes.	L’initiative est statique et change le cours de l’étape des blessures de combat.
702.7b	Creatures with first or double strike deal combat damage in a step before the others.	Les créatures avec l’initiative ou la double initiative infligent leurs blessures de combat une étape avant les autres.
702.7c	Gaining first strike late doesn't cost a creature its damage, and losing it after striking doesn't give it a second strike.	Acquérir l’initiative trop tard ne prive pas la créature de ses blessures, et la perdre après avoir frappé ne la fait pas frapper deux fois.
702.7d	Having first strike more than once adds nothing.	Avoir plusieurs fois l’initiative n’ajoute rien.
702.8	Flash: the card can be played as though it were an instant.	Flash : la carte se joue comme si c’était un éphémère.
702.8a	A card with flash may be played whenever an instant could be cast, from any zone it can be played from.	Une carte avec le flash se joue quand un éphémère pourrait être lancé, depuis toute zone d’où on peut la jouer.
702.8b	Having flash more than once adds nothing.	Avoir plusieurs fois le flash n’ajoute rien.
702.9	Flying: creatures without flying or reach can't block it.	Vol : les créatures sans le vol ni la portée ne peuvent pas la bloquer.
702.9a	Flying is one of the evasion abilities, which limit blocking.	Le vol est une des capacités d’évasion, qui limitent le blocage.
702.9b	Only creatures with flying or reach can block a flyer; a flyer can block others as well as its like.	Seules les créatures avec le vol ou la portée bloquent une créature volante ; elle-même bloque aussi bien les volantes que les autres.
702.9c	Having flying more than once adds nothing.	Avoir plusieurs fois le vol n’ajoute rien.
702.10	Haste: the creature isn't held up by summoning sickness.	Célérité : la créature n’est pas retenue par le mal d’invocation.
702.10a	Haste is static: it works all the time.	La célérité est statique : elle agit en permanence.
702.10b	A creature with haste may attack in the turn it comes under your control.	Une créature avec la célérité peut attaquer dès le tour où elle passe sous votre contrôle.
702.10c	A creature with haste may also use its {T} and {Q} abilities at once.	Une créature avec la célérité peut aussi utiliser tout de suite ses capacités à {T} et {Q}.
702.10d	Having haste more than once adds nothing.	Avoir plusieurs fois la célérité n’ajoute rien.
702.11	Hexproof: opponents can't target it.	Défense talismanique : les adversaires ne peuvent pas le cibler.
702.11a	Hexproof is static: it works all the time.	La défense talismanique est statique : elle agit en permanence.
702.11b	Spells and abilities of your opponents can't target a permanent of yours with hexproof.	Les sorts et capacités adverses ne peuvent pas cibler votre permanent qui a la défense talismanique.
702.11c	A player with hexproof can't be targeted by anything their opponents control.	Un joueur avec la défense talismanique ne peut être ciblé par rien de ce que contrôlent ses adversaires.
702.11d	"Hexproof from" a quality only stops opponents' spells and sources that have it, but it is a hexproof ability.	« Défense talismanique contre » une qualité n’arrête que les sorts et sources adverses qui l’ont, mais c’en est une.
702.11e	Whatever removes, ignores or looks for hexproof does the same with "hexproof from" a quality.	Ce qui retire, ignore ou cherche la défense talismanique fait de même pour celle contre une qualité.
702.11f	Hexproof from two qualities is two separate hexproof abilities.	La défense talismanique contre deux qualités est faite de deux capacités distinctes.
702.11g	"Hexproof from each" of a kind is one hexproof ability for every value there is.	« Défense talismanique contre chaque » valeur d’un genre compte une capacité pour chacune.
702.11h	Having the same hexproof more than once adds nothing.	Avoir plusieurs fois la même défense talismanique n’ajoute rien.
702.12	Indestructible: nothing destroys the permanent, lethal damage included.	Indestructible : rien ne détruit le permanent, pas même des blessures mortelles.
702.12a	Indestructible is static: it works all the time.	L’indestructible est statique : il agit en permanence.
702.12b	An indestructible permanent isn't destroyed by effects, nor by state-based actions for lethal damage.	Un permanent indestructible n’est détruit ni par les effets, ni par les actions basées sur un état pour blessures mortelles.
702.12c	Having indestructible more than once adds nothing.	Avoir plusieurs fois l’indestructible n’ajoute rien.
702.13	Intimidate: only artifact creatures and creatures of its own colours can block it.	Intimidation : seules des créatures-artefacts ou de ses couleurs peuvent la bloquer.
702.13a	Intimidate is one of the evasion abilities.	L’intimidation est une des capacités d’évasion.
702.13b	A blocker for a creature with intimidate must be an artifact creature or share a colour with it.	Pour bloquer une créature avec l’intimidation, il faut être une créature-artefact ou avoir une de ses couleurs.
702.13c	Having intimidate more than once adds nothing.	Avoir plusieurs fois l’intimidation n’ajoute rien.
702.14	Landwalk: it can't be blocked while the defender has certain lands.	Traversée des terrains : imblocable tant que le défenseur a certains terrains.
702.14a	Landwalk is named after the lands it looks for: a land type, "land", or either with further words.	La traversée tient son nom des terrains qu’elle cherche : un type, « terrain », ou l’un d’eux avec d’autres mots.
702.14b	Landwalk is one of the evasion abilities.	La traversée des terrains est une des capacités d’évasion.
702.14c	Nobody can block a creature with landwalk while the defending player has a land that fits.	Une créature avec une traversée ne peut pas être bloquée tant que le joueur défenseur a un terrain qui convient.
702.14d	A blocker's own landwalk doesn't let it block a landwalker.	La traversée d’un bloqueur ne lui permet pas d’en bloquer une autre.
702.14e	Having the same landwalk more than once adds nothing.	Avoir plusieurs fois la même traversée n’ajoute rien.
702.15	Lifelink: damage from this source gains its controller as much life.	Lien de vie : les blessures de cette source font gagner autant de points de vie à son contrôleur.
702.15a	Lifelink is static: it works all the time.	Le lien de vie est statique : il agit en permanence.
702.15b	Damage from a source with lifelink gains its controller that much life, or its owner if nobody controls it.	Les blessures d’une source avec le lien de vie font gagner autant de points de vie à son contrôleur, ou à défaut à son propriétaire.
702.15c	If the source has moved before dealing damage, its last known information tells whether it had lifelink.	Si la source a changé de zone avant d’infliger les blessures, ses dernières informations connues disent si elle avait le lien de vie.
702.15d	Lifelink works whatever zone the damage is dealt from.	Le lien de vie agit depuis toute zone d’où les blessures sont infligées.
702.15e	Several sources with lifelink that deal damage together cause separate life gains.	Plusieurs sources avec le lien de vie, même simultanées, causent des gains séparés.
702.15f	Having lifelink more than once adds nothing.	Avoir plusieurs fois le lien de vie n’ajoute rien.
702.16	Protection: nothing of a certain quality can damage it, be attached to it, block it or target it.	Protection : rien d’une certaine qualité ne peut le blesser, lui être attaché, le bloquer ou le cibler.
702.16a	Protection names a quality, often a colour; a type means permanents as well as other objects of that type.	La protection nomme une qualité, souvent une couleur ; un type vise les permanents comme les autres objets de ce type.
702.16b	Protection stops targeting by spells with the quality and by abilities of sources that have it.	La protection empêche d’être ciblé par les sorts qui ont la qualité et par les capacités de telles sources.
702.16c	Protection keeps off Auras with the quality; those already attached go to the graveyard.	La protection écarte les auras qui ont la qualité ; celles déjà attachées vont au cimetière.
702.16d	Protection keeps off Equipment and Fortifications with the quality; those attached come off but stay.	La protection écarte équipements et fortifications qui ont la qualité ; ceux attachés se détachent mais restent.
702.16e	Protection prevents all damage from sources with the quality.	La protection prévient toutes les blessures des sources qui ont la qualité.
702.16f	Creatures with the quality can't block an attacker that is protected from it.	Les créatures qui ont la qualité ne peuvent pas bloquer un attaquant protégé contre elle.
702.16g	Protection from two qualities is two separate protections.	La protection contre deux qualités est faite de deux protections distinctes.
702.16h	"Protection from each" of a kind is one protection for every value there is.	« Protection contre chaque » valeur d’un genre compte une protection pour chacune.
702.16i	"Protection from each" member of a group is one protection for every member.	« Protection contre chaque » membre d’un groupe compte une protection pour chacun.
702.16j	Protection from everything keeps off every object: no targeting, attaching, blocking or damage.	La protection contre tout écarte tout objet : ni ciblage, ni attachement, ni blocage, ni blessure.
702.16k	Protection from a player keeps off all that this player controls, and what they own that nobody else controls.	La protection contre un joueur écarte tout ce qu’il contrôle, et ce qu’il possède si nul autre ne le contrôle.
702.16m	Having the same protection more than once adds nothing.	Avoir plusieurs fois la même protection n’ajoute rien.
702.16n	Some Auras give protection that spares Auras; another protection from the same quality still removes them.	Certaines auras donnent une protection qui épargne des auras ; une autre protection pareille les retire quand même.
702.16p	One Aura spares what was attached before its protection came, but nothing that comes later.	Une aura épargne ce qui était attaché avant sa protection, mais rien de ce qui vient après.
702.17	Reach: the creature can block creatures with flying.	Portée : la créature peut bloquer les créatures avec le vol.
702.17a	Reach is static: it works all the time.	La portée est statique : elle agit en permanence.
702.17b	Reach lets a creature block flyers, which otherwise only flyers can block.	La portée permet de bloquer les créatures volantes, que seul le vol peut bloquer sinon.
702.17c	Having reach more than once adds nothing.	Avoir plusieurs fois la portée n’ajoute rien.
702.18	Shroud: nobody can target it.	Linceul : personne ne peut le cibler.
702.18a	A permanent or player with shroud can't be targeted by anybody, not even by its controller or themselves.	Un permanent ou joueur avec le linceul ne peut être ciblé par personne, pas même par son contrôleur ou par lui-même.
702.18b	Having shroud more than once adds nothing.	Avoir plusieurs fois le linceul n’ajoute rien.
702.19	Trample: damage beyond what the blockers need goes to what the creature attacks.	Piétinement : les blessures dont les bloqueurs n’ont pas besoin vont à ce que la créature attaque.
702.19a	Trample matters only for the combat damage of an attacking creature.	Le piétinement ne compte que pour les blessures de combat d’une créature attaquante.
702.19b	With trample, damage beyond lethal for every blocker may go to what the creature attacks.	Avec le piétinement, les blessures au-delà du mortel pour chaque bloqueur peuvent aller à ce que la créature attaque.
702.19c	With trample over planeswalkers, damage beyond the loyalty may go on to the planeswalker's controller.	Avec le piétinement des planeswalkers, les blessures au-delà de la loyauté peuvent passer à leur contrôleur.
702.19d	If a blocked trampler has no blockers left, all its damage goes to what it attacks.	Si les bloqueurs d’une créature avec le piétinement sont partis, toutes ses blessures vont à ce qu’elle attaque.
702.19e	With trample over planeswalkers, the defending player may be damaged even if the planeswalker has left combat.	Avec le piétinement des planeswalkers, le joueur défenseur peut être blessé même si le planeswalker a quitté le combat.
702.19f	Without trample over planeswalkers, combat damage aimed at a planeswalker never goes to its controller.	Sans piétinement des planeswalkers, les blessures de combat destinées à un planeswalker ne passent jamais au joueur.
702.19g	Having the same trample more than once adds nothing.	Avoir plusieurs fois le même piétinement n’ajoute rien.
702.20	Vigilance: the creature attacks without tapping.	Vigilance : la créature attaque sans s’engager.
702.20a	Vigilance is static and changes how attackers are declared.	La vigilance est statique et change la déclaration des attaquants.
702.20b	Creatures with vigilance stay untapped as they attack.	Les créatures avec la vigilance restent dégagées en attaquant.
702.20c	Having vigilance more than once adds nothing.	Avoir plusieurs fois la vigilance n’ajoute rien.
702.21	Ward: opponents who target it must pay, or their spell or ability is countered.	Parade : l’adversaire qui le cible doit payer, sinon son sort ou sa capacité est contrecarré.
702.21a	Ward counters an opponent's spell or ability that targets the permanent, unless they pay the ward cost.	La parade contrecarre le sort ou la capacité adverse qui cible le permanent, à moins que l’adversaire ne paie son coût.
702.21b	An X in a ward cost is worked out when the ward ability resolves.	Un X dans un coût de parade se calcule quand la capacité se résout.
702.22	Banding: creatures attack as a group and their player shares out the damage done to them.	Regroupement : des créatures attaquent en groupe, et leur joueur répartit les blessures qu’elles subissent.
702.22a	Banding is static and changes several rules of combat.	Le regroupement est statique et change plusieurs règles du combat.
702.22b	"Bands with other" is a narrower banding, lost along with banding itself.	« Regroupement avec d’autres » est une forme limitée, perdue avec le regroupement lui-même.
702.22c	An attacking band is one or more creatures with banding and at most one without, or a suitable "bands with other" group.	Un groupe attaquant réunit des créatures avec le regroupement et une sans au plus, ou des créatures du genre voulu.
702.22d	A band as a whole has one thing to attack: a player, planeswalker or battle.	Tout le groupe attaque le même joueur, planeswalker ou bataille.
702.22e	A band stays together for the whole combat, even if its members lose banding.	Un groupe le reste tout le combat, même si ses membres perdent le regroupement.
702.22f	An attacker that leaves combat leaves its band.	Un attaquant qui quitte le combat quitte son groupe.
702.22g	Members of a band don't share abilities or lose any; each stays a permanent of its own.	Les membres d’un groupe ne partagent ni ne perdent de capacités ; chacun reste un permanent à part.
702.22h	If a creature blocks one member of a band, it blocks all the others as well.	Si une créature bloque un membre du groupe, elle bloque aussi tous les autres.
702.22i	An effect that makes one member of a band blocked makes all of the band blocked.	Un effet qui rend bloqué un membre du groupe rend tout le groupe bloqué.
702.22j	The defending player divides the damage of an attacker that is blocked by banding creatures.	Si un attaquant est bloqué par une créature avec le regroupement, le joueur défenseur répartit ses blessures.
702.22k	The active player divides the damage of a creature that blocks an attacker with banding.	Si une créature bloque un attaquant avec le regroupement, le joueur actif répartit ses blessures.
702.22m	Having banding, or the same limited form of it, more than once adds nothing.	Avoir plusieurs fois le regroupement, ou la même forme limitée, n’ajoute rien.
702.23	Rampage: the creature grows with the number of its blockers.	Sauvagerie : la créature grandit avec le nombre de ses bloqueurs.
702.23a	Rampage N gives the creature +N/+N for the turn for each creature beyond the first that blocks it.	Sauvagerie N donne à la créature +N/+N ce tour-ci pour chaque créature au-delà de la première qui la bloque.
702.23b	The rampage bonus is set when the ability resolves; blockers that come or go later don't change it.	Le bonus de sauvagerie est fixé à la résolution ; les bloqueurs ajoutés ou partis ensuite n’y changent rien.
702.23c	Several rampage abilities each trigger by themselves.	Plusieurs sauvageries se déclenchent chacune de leur côté.
702.24	Cumulative upkeep: keeping the permanent costs more each turn.	Entretien cumulatif : garder le permanent coûte plus cher à chaque tour.
702.24a	Each upkeep adds an age counter; pay the cumulative upkeep once for each of them, or sacrifice the permanent.	Chaque entretien ajoute un marqueur « âge » ; payez l’entretien cumulatif une fois pour chacun, ou sacrifiez le permanent.
702.24b	Several cumulative upkeeps trigger by themselves, but each counts all the age counters.	Plusieurs entretiens cumulatifs se déclenchent à part, mais chacun compte tous les marqueurs « âge ».
702.25	Flanking: blockers without flanking are weakened.	Débordement : les bloqueurs sans débordement sont affaiblis.
702.25a	A creature without flanking that blocks one with flanking gets -1/-1 for the turn.	Une créature sans débordement qui en bloque une avec le débordement gagne -1/-1 ce tour-ci.
702.25b	Several flanking abilities each trigger by themselves.	Plusieurs débordements se déclenchent chacun de leur côté.
702.26	Phasing: the permanent is away every other turn, as though it didn't exist.	Déphasage : un tour sur deux, le permanent est absent, comme s’il n’existait pas.
702.26a	Before you untap, your permanents with phasing phase out, and those that had phased out under your control phase in.	Avant votre dégagement, vos permanents avec le déphasage passent hors phase, et ceux qui l’étaient sous votre contrôle passent en phase.
702.26b	A phased-out permanent doesn't exist for anything that doesn't mention it, and is removed from combat.	Un permanent hors phase n’existe pas pour ce qui n’en parle pas, et est retiré du combat.
702.26c	A permanent that phases in exists again for the game.	Un permanent qui passe en phase existe de nouveau pour le jeu.
702.26d	Phasing changes neither zone nor control: nothing triggers on it, and tokens and counters remain.	Le déphasage ne change ni zone ni contrôle : rien ne s’en déclenche, jetons et marqueurs restent.
702.26e	An effect that starts while a permanent is phased out leaves it out, unless it mentions it as such.	Un effet qui commence quand un permanent est hors phase ne l’inclut pas, sauf s’il le désigne comme tel.
702.26f	Effects on a phased-out permanent may run out meanwhile; "for as long as" effects that must see it end at once.	Des effets sur un permanent hors phase peuvent finir entre-temps ; ceux qui durent tant qu’ils le voient cessent aussitôt.
702.26g	Attached Auras and Equipment phase out along with the permanent, indirectly, and phase in only with it.	Ce qui est attaché au permanent passe hors phase avec lui, indirectement, et ne revient qu’avec lui.
702.26h	A permanent that would phase out both directly and indirectly does so indirectly.	Un permanent qui passerait hors phase directement et indirectement le fait indirectement.
702.26i	An Aura or Equipment that phased out directly phases in attached if its bearer is still there, or else unattached.	Une aura ou un équipement passé hors phase directement revient attaché si son porteur est encore là, sinon détaché.
702.26j	Phasing triggers nothing that waits for becoming attached or unattached.	Le déphasage ne déclenche rien de ce qui attend un attachement ou un détachement.
702.26k	When a player leaves the game, their phased-out permanents leave too, and nothing triggers.	Quand un joueur quitte la partie, ses permanents hors phase partent aussi, sans rien déclencher.
702.26m	A player who skips their untap step skips phasing with it.	Un joueur qui passe son étape de dégagement passe aussi le déphasage.
702.26n	If a player has left, what phased out under them phases in at the first untap step after their turn would have come.	Ce qui est hors phase sous un joueur parti revient à l’étape de dégagement qui suit ce qui aurait été son prochain tour.
702.26p	Having phasing more than once adds nothing.	Avoir plusieurs fois le déphasage n’ajoute rien.
702.27	Buyback: for an extra cost the spell returns to your hand.	Rappel : pour un coût supplémentaire, le sort revient dans votre main.
702.27a	A spell whose buyback cost was paid too goes to its owner's hand as it resolves.	Un sort dont le coût de rappel a été payé aussi va dans la main de son propriétaire en se résolvant.
702.28	Shadow: creatures with and without it never block each other.	Distorsion : les créatures avec et sans elle ne se bloquent jamais.
702.28a	Shadow is one of the evasion abilities.	La distorsion est une des capacités d’évasion.
702.28b	Only creatures with shadow can block one with shadow, and it can block no others.	Seules les créatures avec la distorsion peuvent en bloquer une, et elle n’en peut bloquer d’autres.
702.28c	Having shadow more than once adds nothing.	Avoir plusieurs fois la distorsion n’ajoute rien.
702.29	Cycling: pay and discard the card to draw another.	Recyclage : payez et défaussez-vous de la carte pour en piocher une autre.
702.29a	Cycling costs its price and the card itself, discarded from hand, and draws a card.	Pour le recyclage, payez son coût et défaussez-vous de la carte depuis votre main, puis piochez une carte.
702.29b	A card has its cycling ability in every zone, though it is activated only from hand.	Une carte a sa capacité de recyclage dans toutes les zones, même si elle ne s’active que de la main.
702.29c	"When you cycle this card" triggers on its discard for a cycling cost, wherever it ends up.	« Quand vous recyclez cette carte » se déclenche sur sa défausse pour un coût de recyclage, où qu’elle finisse.
702.29d	Abilities that trigger on cycling or discarding trigger only once for a cycled card.	Ce qui se déclenche au recyclage ou à la défausse ne se déclenche qu’une fois par carte recyclée.
702.29e	Typecycling fetches a card of the type named from the library in place of the draw.	Le recyclage de type va chercher dans la bibliothèque une carte du type nommé, à la place de la pioche.
702.29f	Typecycling is cycling for everything that triggers on it, forbids it, changes its cost or looks for it.	Le recyclage de type est un recyclage pour tout ce qui s’y déclenche, l’interdit, en change le coût ou le cherche.
702.30	Echo: the permanent must be paid for once more.	Écho : il faut payer le permanent encore une fois.
702.30a	In your first upkeep with the permanent, pay its echo cost or sacrifice it.	À votre premier entretien avec le permanent, payez son coût d’écho ou sacrifiez-le.
702.30b	Old cards with echo but no cost now have one equal to their mana cost.	Les anciennes cartes avec l’écho sans coût en ont maintenant un, égal à leur coût de mana.
702.31	Horsemanship: only creatures with horsemanship can block it.	Équitation : seules les créatures avec l’équitation peuvent la bloquer.
702.31a	Horsemanship is one of the evasion abilities.	L’équitation est une des capacités d’évasion.
702.31b	Creatures with horsemanship can be blocked only by others with it, but can block those without as well.	Les créatures avec l’équitation ne sont bloquées que par d’autres qui l’ont, mais peuvent bloquer aussi celles qui ne l’ont pas.
702.31c	Having horsemanship more than once adds nothing.	Avoir plusieurs fois l’équitation n’ajoute rien.
702.32	Fading: the permanent lasts a set number of turns.	Évanescence : le permanent dure un nombre fixé de tours.
702.32a	Fading N: it enters with N fade counters, loses one each upkeep, and is sacrificed when it has none left to lose.	Évanescence N : il arrive avec N marqueurs « évanescence », en perd un à chaque entretien, et est sacrifié quand il n’en a plus à perdre.
702.33	Kicker: an optional extra cost for an extra effect.	Kick : un coût supplémentaire facultatif pour un effet de plus.
702.33a	As you cast a spell with kicker, you may pay its kicker cost on top.	En lançant un sort avec le kick, vous pouvez payer en plus son coût de kick.
702.33b	Two kicker costs joined by "and/or" are two kicker abilities.	Deux coûts de kick joints par « et/ou » sont deux capacités de kick.
702.33c	Multikicker may be paid again and again; each payment is a kicker cost.	Le multikick se paie autant de fois qu’on veut ; chaque paiement est un coût de kick.
702.33d	A spell is kicked once its player says they pay a kicker cost, and can be kicked several times.	Un sort est kické dès que son joueur annonce payer un coût de kick, et peut l’être plusieurs fois.
702.33e	"If kicked" on a card always means the kicker printed on that card itself.	« Si kické » sur une carte désigne toujours le kick imprimé sur cette carte.
702.33f	With two kickers, each "if kicked" ability may belong to one of them.	Avec deux kicks, chaque « si kické » peut se rapporter à l’un d’eux.
702.33g	Targets of the kicked part are chosen only if the spell is kicked.	Les cibles de la partie kickée ne sont choisies que si le sort est kické.
702.33h	Sticker kicker also gives you a ticket counter and lets you put a sticker on the kicked spell.	Le kick autocollant (sticker kicker) donne aussi un marqueur ticket et permet de mettre un autocollant sur le sort kické.
702.34	Flashback: the spell can be cast once more, from the graveyard.	Flashback : le sort peut être lancé une fois de plus, depuis le cimetière.
702.34a	An instant or sorcery may be cast from your graveyard for its flashback cost, and is exiled as it leaves the stack.	Un éphémère ou un rituel peut être lancé de votre cimetière pour son coût de flashback ; il est exilé en quittant la pile.
702.35	Madness: the card may be cast as it is discarded.	Folie : la carte peut être lancée quand on s’en défausse.
702.35a	A discarded card with madness is exiled; its owner may then cast it for its madness cost, or else it goes to the graveyard.	Une carte défaussée avec la folie est exilée ; son propriétaire peut alors la lancer pour son coût de folie, sinon elle va au cimetière.
702.35b	Casting a card for its madness cost follows the rules of alternative costs.	Lancer une carte pour son coût de folie suit les règles des coûts alternatifs.
702.35c	A card with madness that wasn't cast and reached a public zone is still found as the discarded card.	Une carte avec la folie non lancée, arrivée dans une zone publique, s’y retrouve encore comme la carte défaussée.
`
