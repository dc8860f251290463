/** Keyword abilities (702.1 to 702.35): number, English and French, between tabs. */
export const DEATHTOUCH_TO_MADNESS = `
702.1	A keyword ability is a single word or a few, for which the rules give the whole text.	Une capacité par mot-clé tient en un ou quelques mots, dont les règles donnent tout le texte.
702.1a	A cost named after a keyword is the one written with that keyword, and no other.	Un coût désigné par un mot-clé est celui qui est écrit avec ce mot-clé, et nul autre.
702.1b	If the number of a granted keyword depends on the game, it goes up and down with it.	Si le nombre d’un mot-clé accordé dépend de la partie, il change avec elle.
702.1c	"The same is true for" several keywords also grants the variants and numbers that were found.	« Il en est de même » pour un mot-clé accorde aussi ses variantes et ses nombres, tels qu’ils se présentent.
702.1d	To have a keyword and to have its ability are the same.	Avoir un mot-clé et avoir sa capacité, c’est la même chose.
702.2	Deathtouch: any damage it deals to a creature is enough to destroy that creature.	Contact mortel : n’importe quelle blessure qu’elle inflige suffit à détruire une créature.
702.2a	Deathtouch works all the time, as static abilities do.	Le contact mortel agit en permanence, comme toute capacité statique.
702.2b	Creatures it damaged are destroyed at the next check of state-based actions.	Les créatures qu’elle a blessées sont détruites à la prochaine vérification des actions basées sur un état.
702.2c	A single point of its combat damage counts as lethal when the rest is shared out.	Une seule de ses blessures de combat compte comme mortelle quand on répartit le reste.
702.2d	Deathtouch works from any zone from which the damage is dealt.	Le contact mortel agit depuis toute zone d’où les blessures sont infligées.
702.2e	If the source has moved before it deals the damage, what it last was decides about deathtouch.	Si la source a changé de zone avant d’infliger les blessures, ses dernières informations connues décident.
702.2f	Having deathtouch more than once adds nothing.	Avoir plusieurs fois le contact mortel n’ajoute rien.
702.3	Defender: the creature stays home while others attack.	Défenseur : la créature reste en arrière quand les autres attaquent.
702.3a	Defender works all the time, as static abilities do.	Le défenseur agit en permanence, comme toute capacité statique.
702.3b	Creatures with defender can't be declared as attackers.	Une créature avec le défenseur ne peut pas être déclarée comme attaquant.
702.3c	Having defender more than once adds nothing.	Avoir plusieurs fois le défenseur n’ajoute rien.
702.4	Double strike: the creature deals combat damage twice, first early and then with the others.	Double initiative : la créature inflige ses blessures de combat deux fois, d’abord plus tôt, puis avec les autres.
702.4a	Double strike is static and changes how the combat damage step goes.	La double initiative est statique et change le cours de l’étape des blessures de combat.
702.4b	First come first strikers and double strikers; in a second step all who haven't dealt damage yet, and double strikers again.	D’abord l’initiative et la double initiative ; dans une seconde étape, ceux qui n’ont pas encore frappé et, de nouveau, la double initiative.
702.4c	A creature that loses double strike during the first damage step doesn't deal damage in the second.	Une créature qui perd la double initiative pendant la première étape n’inflige rien à la seconde.
702.4d	A first striker that gains double strike after its damage strikes again in the second step.	Une créature avec l’initiative qui acquiert la double initiative après coup frappe de nouveau à la seconde étape.
702.4e	Having double strike more than once adds nothing.	Avoir plusieurs fois la double initiative n’ajoute rien.
702.5	Enchant: says what an Aura may be put on.	Enchanter : dit sur quoi une aura peut être mise.
702.5a	Enchant limits both what the Aura spell may target and what the Aura may stay on.	Enchanter limite à la fois ce que le sort d’aura peut cibler et ce qu’il peut enchanter ensuite.
702.5b	Rule 303 tells the rest about Auras.	La règle 303 dit le reste sur les auras.
702.5c	An Aura with several enchant abilities needs something that suits all of them.	Une aura qui a plusieurs capacités « enchanter » demande ce qui convient à toutes.
702.5d	Auras made for players go on players alone, never on permanents.	Les auras faites pour des joueurs ne vont que sur des joueurs, jamais sur des permanents.
702.6	Equip: moves Equipment onto one of your creatures.	Équipement : place l’équipement sur l’une de vos créatures.
702.6a	Pay the equip cost, when you could cast a sorcery, to attach the Equipment to your creature that you target.	Payez le coût d’équipement, quand vous pourriez lancer un rituel, pour l’attacher à une créature ciblée que vous contrôlez.
702.6b	Rule 301 tells the rest about Equipment.	La règle 301 dit le reste sur les équipements.
702.6c	An equip cost for a certain kind of creature targets only that kind, though the Equipment may end up on others.	Un équipement pour un genre de créature ne cible que ce genre, mais peut se retrouver attaché à d’autres.
702.6d	Equipment with several equip abilities may use any of them.	Un permanent qui a plusieurs capacités d’équipement peut user de chacune.
702.6e	"Equip planeswalker" attaches it to your planeswalker in the same way, as if that were a creature.	« Équipement de planeswalker » l’attache de même à votre planeswalker, comme si c’était une créature.
702.7	First strike: the creature deals its combat damage before ordinary creatures do.	Initiative : la créature inflige ses blessures de combat avant les créatures ordinaires.
702.7a	First strike is static and changes how the combat damage step goes.	L’initiative est statique et change le cours de l’étape des blessures de combat.
702.7b	Those with first or double strike deal damage in a step of their own; the others follow in a second step.	Les créatures avec l’initiative ou la double initiative ont leur propre étape ; les autres suivent à la seconde.
702.7c	Gaining first strike too late doesn't cost a creature its damage, and losing it after striking gives no second turn.	L’acquérir trop tard ne prive pas la créature de ses blessures, et la perdre après avoir frappé ne la fait pas frapper deux fois.
702.7d	Having first strike more than once adds nothing.	Avoir plusieurs fois l’initiative n’ajoute rien.
702.8	Flash: the card needn't wait for your main phase.	Flash : la carte n’a pas à attendre votre phase principale.
702.8a	With flash a card may be played whenever an instant could, from any zone it can be played from.	Avec le flash, une carte se joue quand un éphémère le pourrait, depuis toute zone d’où on peut la jouer.
702.8b	Having flash more than once adds nothing.	Avoir plusieurs fois le flash n’ajoute rien.
702.9	Flying: the creature passes over blockers on the ground.	Vol : la créature passe au-dessus des bloqueurs au sol.
702.9a	Flying belongs to the evasion abilities, which limit blocking.	Le vol fait partie des capacités d’évasion, qui limitent le blocage.
702.9b	Only creatures with flying or reach block a flyer; a flyer blocks anything.	Seules les créatures avec le vol ou la portée bloquent une créature volante ; elle-même bloque ce qu’elle veut.
702.9c	Having flying more than once adds nothing.	Avoir plusieurs fois le vol n’ajoute rien.
702.10	Haste: the creature needn't wait a turn.	Célérité : la créature n’a pas à attendre un tour.
702.10a	Haste works all the time, as static abilities do.	La célérité agit en permanence, comme toute capacité statique.
702.10b	With haste a creature may attack in the very turn it comes under your control.	Avec la célérité, une créature peut attaquer dès le tour où elle passe sous votre contrôle.
702.10c	With haste its abilities that cost {T} or {Q} may be activated at once, too.	Avec la célérité, ses capacités qui coûtent {T} ou {Q} s’activent aussi tout de suite.
702.10d	Having haste more than once adds nothing.	Avoir plusieurs fois la célérité n’ajoute rien.
702.11	Hexproof: your opponents can't choose it as a target.	Défense talismanique : vos adversaires ne peuvent pas le prendre pour cible.
702.11a	Hexproof works all the time, as static abilities do.	La défense talismanique agit en permanence, comme toute capacité statique.
702.11b	Spells and abilities of your opponents can't target a permanent of yours with hexproof.	Les sorts et capacités adverses ne peuvent pas cibler votre permanent qui a la défense talismanique.
702.11c	A player who has hexproof can't be targeted by what opponents control.	Un joueur qui a la défense talismanique ne peut pas être ciblé par ce que contrôlent ses adversaires.
702.11d	"Hexproof from" a quality keeps off only spells and sources of opponents with that quality; it is hexproof all the same.	« Défense talismanique contre » une qualité n’écarte que les sorts et sources adverses qui l’ont ; c’en est une quand même.
702.11e	Whatever removes, ignores or looks for hexproof does so with its limited forms, too.	Ce qui retire, ignore ou cherche la défense talismanique fait de même pour ses formes limitées.
702.11f	Hexproof from two qualities is two separate hexproof abilities.	La défense talismanique contre deux qualités est faite de deux capacités distinctes.
702.11g	"Hexproof from each" of a kind is one hexproof ability for every value there is.	« Défense talismanique contre chaque » valeur d’un genre compte une capacité pour chacune.
702.11h	Having the same hexproof more than once adds nothing.	Avoir plusieurs fois la même défense talismanique n’ajoute rien.
702.12	Indestructible: the permanent survives destruction and lethal damage.	Indestructible : le permanent survit à la destruction et aux blessures mortelles.
702.12a	Indestructible works all the time, as static abilities do.	L’indestructible agit en permanence, comme toute capacité statique.
702.12b	Nothing destroys such a permanent, and state-based actions pass over the lethal damage on it.	Rien ne détruit un tel permanent, et les actions basées sur un état ignorent ses blessures mortelles.
702.12c	Having indestructible more than once adds nothing.	Avoir plusieurs fois l’indestructible n’ajoute rien.
702.13	Intimidate: few creatures dare to block it.	Intimidation : peu de créatures osent la bloquer.
702.13a	Intimidate belongs to the evasion abilities.	L’intimidation fait partie des capacités d’évasion.
702.13b	Its only possible blockers are artifact creatures and those of a colour of its own.	Ne la bloquent que les créatures-artefacts et celles qui ont une de ses couleurs.
702.13c	Having intimidate more than once adds nothing.	Avoir plusieurs fois l’intimidation n’ajoute rien.
702.14	Landwalk: certain lands of the defender let the creature pass unblocked.	Traversée des terrains : certains terrains du défenseur laissent passer la créature.
702.14a	Landwalk is named after the lands it needs: a land type, "land", or either with further words.	La traversée tient son nom des terrains qu’elle demande : un type, « terrain », ou l’un d’eux avec d’autres mots.
702.14b	Landwalk belongs to the evasion abilities.	La traversée des terrains fait partie des capacités d’évasion.
702.14c	The creature is unblockable while the defending player has a land that fits the name.	La créature est imblocable tant que le joueur défenseur a un terrain qui répond au nom.
702.14d	Blockers with the same landwalk don't stop it.	Des bloqueurs qui ont la même traversée ne l’arrêtent pas.
702.14e	Having the same landwalk more than once adds nothing.	Avoir plusieurs fois la même traversée n’ajoute rien.
702.15	Lifelink: its damage also gains you life.	Lien de vie : ses blessures vous font aussi gagner des points de vie.
702.15a	Lifelink works all the time, as static abilities do.	Le lien de vie agit en permanence, comme toute capacité statique.
702.15b	The source's controller, or for want of one its owner, gains as much life as the damage dealt.	Le contrôleur de la source, ou à défaut son propriétaire, gagne autant de points de vie que de blessures infligées.
702.15c	If the source has moved before it deals the damage, what it last was decides about lifelink.	Si la source a changé de zone avant d’infliger les blessures, ses dernières informations connues décident.
702.15d	Lifelink works from any zone from which the damage is dealt.	Le lien de vie agit depuis toute zone d’où les blessures sont infligées.
702.15e	Several lifelinkers that deal damage together give life in separate gains.	Plusieurs sources avec le lien de vie, même ensemble, donnent des gains séparés.
702.15f	Having lifelink more than once adds nothing.	Avoir plusieurs fois le lien de vie n’ajoute rien.
702.16	Protection: damage, attachments, blocks and targeting of a certain quality don't reach it.	Protection : blessures, attachements, blocages et ciblage d’une certaine qualité ne l’atteignent pas.
702.16a	Protection names a quality, often a colour; a card type covers permanents and other objects of that type alike.	La protection nomme une qualité, souvent une couleur ; un type vise les permanents et les autres objets de ce type.
702.16b	Spells with the quality, and abilities of sources with it, can't target what is protected.	Les sorts qui ont la qualité, et les capacités de telles sources, ne peuvent pas cibler ce qui est protégé.
702.16c	Auras with the quality can't enchant it, and those already there go to the graveyard.	Les auras qui ont la qualité ne peuvent pas l’enchanter, et celles déjà là vont au cimetière.
702.16d	Equipment and Fortifications with the quality come off and stay on the battlefield.	Les équipements et fortifications qui ont la qualité s’en détachent et restent sur le champ de bataille.
702.16e	Damage to it from sources with the quality is prevented altogether.	Toutes les blessures de sources qui ont la qualité lui sont prévenues.
702.16f	No creature with the quality can block it while it attacks.	Aucune créature qui a la qualité ne peut la bloquer quand elle attaque.
702.16g	Protection from two qualities is two separate protections.	La protection contre deux qualités est faite de deux protections distinctes.
702.16h	"Protection from each" of a kind is one protection for every value there is.	« Protection contre chaque » valeur d’un genre compte une protection pour chacune.
702.16i	"Protection from each" member of a group is one protection for every member.	« Protection contre chaque » membre d’un groupe compte une protection pour chacun.
702.16j	Protection from everything keeps off every object: no target, no attachment, no block, no damage.	La protection contre tout écarte tout objet : ni cible, ni attachement, ni blocage, ni blessure.
702.16k	Protection from a player keeps off all that this player controls, and what they own that nobody else controls.	La protection contre un joueur écarte tout ce qu’il contrôle, et ce qu’il possède si nul autre ne le contrôle.
702.16m	Having the same protection more than once adds nothing.	Avoir plusieurs fois la même protection n’ajoute rien.
702.16n	Auras that the protection says it spares stay on; any other such protection still removes them.	Les auras que la protection déclare épargner restent ; toute autre protection pareille les retire quand même.
702.16p	One Aura spares what was attached before its protection came, but nothing that comes later.	Une aura épargne ce qui était attaché avant sa protection, mais rien de ce qui vient après.
702.17	Reach: the creature can block flyers.	Portée : la créature peut bloquer ce qui vole.
702.17a	Reach works all the time, as static abilities do.	La portée agit en permanence, comme toute capacité statique.
702.17b	Flyers are blocked only by flyers and creatures with reach.	Une créature volante n’est bloquée que par des créatures avec le vol ou la portée.
702.17c	Having reach more than once adds nothing.	Avoir plusieurs fois la portée n’ajoute rien.
702.18	Shroud: nobody can choose it as a target.	Linceul : personne ne peut le prendre pour cible.
702.18a	Shroud keeps off all targeting, that of its own controller included.	Le linceul écarte tout ciblage, même par son propre contrôleur.
702.18b	Having shroud more than once adds nothing.	Avoir plusieurs fois le linceul n’ajoute rien.
702.19	Trample: what the blockers don't need passes on to the defender.	Piétinement : ce dont les bloqueurs n’ont pas besoin passe au défenseur.
702.19a	Trample matters only for the combat damage of an attacking creature.	Le piétinement ne compte que pour les blessures de combat d’une créature attaquante.
702.19b	Once every blocker is assigned lethal damage, the rest may go to what the creature attacks.	Quand chaque bloqueur a reçu des blessures mortelles, le reste peut aller à ce que la créature attaque.
702.19c	Trample over planeswalkers passes damage beyond the loyalty on to the planeswalker's controller.	Le piétinement des planeswalkers fait passer les blessures au-delà de la loyauté à leur contrôleur.
702.19d	If the blockers are gone, all of the damage goes to what the creature attacks.	Si les bloqueurs sont partis, toutes les blessures vont à ce que la créature attaque.
702.19e	If the planeswalker leaves combat, trample over planeswalkers may hit the defending player.	Si le planeswalker quitte le combat, le piétinement des planeswalkers peut toucher le joueur défenseur.
702.19f	Without it, damage meant for a planeswalker never passes to the player.	Sans lui, les blessures destinées à un planeswalker ne passent jamais au joueur.
702.19g	Having the same trample more than once adds nothing.	Avoir plusieurs fois le même piétinement n’ajoute rien.
702.20	Vigilance: the creature attacks and yet stays ready.	Vigilance : la créature attaque et reste pourtant prête.
702.20a	Vigilance is static and changes how attackers are declared.	La vigilance est statique et change la déclaration des attaquants.
702.20b	A creature with vigilance isn't tapped by attacking.	Une créature avec la vigilance ne s’engage pas pour attaquer.
702.20c	Having vigilance more than once adds nothing.	Avoir plusieurs fois la vigilance n’ajoute rien.
702.21	Ward: targeting it costs an opponent extra.	Parade : le cibler coûte davantage à un adversaire.
702.21a	When an opponent's spell or ability targets it, that is countered if they don't pay the ward cost.	Quand un sort ou une capacité adverse le cible, elle est contrecarrée si l’adversaire ne paie pas le coût de parade.
702.21b	An X in a ward cost is worked out when the ability resolves.	Un X dans un coût de parade se calcule quand la capacité se résout.
702.22	Banding: creatures attack as a group and their player shares out the damage done to them.	Regroupement : des créatures attaquent en groupe, et leur joueur répartit les blessures qu’elles subissent.
702.22a	Banding is static and changes several rules of combat.	Le regroupement est statique et change plusieurs règles du combat.
702.22b	"Bands with other" is a narrower banding, lost along with banding itself.	« Regroupement avec d’autres » est une forme limitée, perdue avec le regroupement lui-même.
702.22c	An attacking band is any number of creatures with banding and at most one without, or a suitable "bands with other" group.	Un groupe attaquant réunit des créatures avec le regroupement et une sans au plus, ou des créatures du genre voulu.
702.22d	A band as a whole has one thing to attack: a player, planeswalker or battle.	Tout le groupe attaque le même joueur, planeswalker ou bataille.
702.22e	A band stays together for the whole combat, even if its members lose banding.	Un groupe le reste tout le combat, même si ses membres perdent le regroupement.
702.22f	An attacker that leaves combat leaves its band.	Un attaquant qui quitte le combat quitte son groupe.
702.22g	Members of a band don't share abilities or lose any; each stays a permanent of its own.	Les membres d’un groupe ne partagent ni ne perdent de capacités ; chacun reste un permanent à part.
702.22h	Blocking one member of a band blocks all the others as well.	Bloquer un membre du groupe, c’est bloquer aussi tous les autres.
702.22i	If an effect makes one member blocked, all of the band is blocked.	Si un effet rend un membre bloqué, tout le groupe est bloqué.
702.22j	The defending player shares out the damage of an attacker that is blocked with banding.	Le joueur défenseur répartit les blessures d’un attaquant bloqué avec le regroupement.
702.22k	The active player shares out the damage of a creature that blocks a band.	Le joueur actif répartit les blessures d’une créature qui bloque un regroupement.
702.22m	Having banding, or the same limited form of it, more than once adds nothing.	Avoir plusieurs fois le regroupement, ou la même forme limitée, n’ajoute rien.
702.23	Rampage: the creature grows with the number of its blockers.	Sauvagerie : la créature grandit avec le nombre de ses bloqueurs.
702.23a	When it becomes blocked, it gets +N/+N for the turn for every blocker after the first.	Quand elle est bloquée, elle gagne +N/+N ce tour-ci pour chaque bloqueur après le premier.
702.23b	The bonus is worked out once, as the ability resolves; later changes of blockers don't touch it.	Le bonus se calcule une fois, à la résolution ; les bloqueurs ajoutés ou partis ensuite n’y changent rien.
702.23c	Several rampage abilities each trigger by themselves.	Plusieurs sauvageries se déclenchent chacune de leur côté.
702.24	Cumulative upkeep: keeping the permanent costs more each turn.	Entretien cumulatif : garder le permanent coûte plus cher à chaque tour.
702.24a	Each upkeep it gets an age counter; pay the cost once per age counter, all of it, or sacrifice the permanent.	À chaque entretien, il reçoit un marqueur « âge » ; payez tout le coût pour chacun, ou sacrifiez-le.
702.24b	Several of these trigger by themselves, but each counts all age counters.	Plusieurs d’entre eux se déclenchent à part, mais chacun compte tous les marqueurs « âge ».
702.25	Flanking: blockers without it are weakened.	Débordement : les bloqueurs qui ne l’ont pas sont affaiblis.
702.25a	A creature without flanking that blocks it gets -1/-1 for the turn.	Une créature sans débordement qui la bloque gagne -1/-1 ce tour-ci.
702.25b	Several flanking abilities each trigger by themselves.	Plusieurs débordements se déclenchent chacun de leur côté.
702.26	Phasing: the permanent is there only every other turn.	Déphasage : le permanent n’est là qu’un tour sur deux.
702.26a	Before you untap, your permanents with phasing phase out, and what phased out under you phases in.	Avant votre dégagement, vos permanents avec le déphasage passent hors phase, et ceux qui y étaient passent en phase.
702.26b	What is phased out counts as not there at all, except for what speaks of it; it leaves combat.	Ce qui est hors phase compte comme absent, sauf pour ce qui en parle ; il quitte le combat.
702.26c	Once it phases in, the game knows it again.	Une fois en phase, il existe de nouveau pour le jeu.
702.26d	Phasing changes neither zone nor control: nothing triggers, and tokens and counters remain.	Le déphasage ne change ni zone ni contrôle : rien ne se déclenche, jetons et marqueurs restent.
702.26e	An effect that starts while it is away doesn't include it, unless it speaks of what is phased out.	Un effet qui commence en son absence ne l’inclut pas, sauf s’il parle de ce qui est hors phase.
702.26f	Effects on it may run out meanwhile; those that must keep seeing it end as it phases out.	Des effets sur lui peuvent finir entre-temps ; ceux qui doivent le voir cessent dès qu’il passe hors phase.
702.26g	What is attached to it phases out along with it, indirectly, and phases in only together with it.	Ce qui lui est attaché passe hors phase avec lui, indirectement, et ne revient qu’avec lui.
702.26h	What would phase out in both ways at once does so indirectly.	Ce qui passerait hors phase des deux façons à la fois le fait indirectement.
702.26i	An attachment that phased out by itself returns attached if its bearer is still there, or else unattached.	Un attachement passé hors phase de lui-même revient attaché si son porteur est encore là, sinon détaché.
702.26j	Becoming attached or unattached isn't triggered by phasing.	Le déphasage ne déclenche rien de ce qui attend un attachement ou un détachement.
702.26k	When a player leaves the game, their phased-out permanents leave too, and nothing triggers.	Quand un joueur quitte la partie, ses permanents hors phase partent aussi, sans rien déclencher.
702.26m	If the untap step is skipped, nothing phases that turn.	Si l’étape de dégagement est passée, rien ne change de phase ce tour-là.
702.26n	What phased out under a player who has since left phases in at the first untap step after their turn would have come.	Ce qui est hors phase sous un joueur parti revient à l’étape de dégagement qui suit ce qui aurait été son prochain tour.
702.26p	Having phasing more than once adds nothing.	Avoir plusieurs fois le déphasage n’ajoute rien.
702.27	Buyback: for an extra cost the spell returns to your hand.	Rappel : pour un coût supplémentaire, le sort revient dans votre main.
702.27a	If you pay the buyback cost too, the spell goes to its owner's hand as it resolves.	Si vous payez aussi le coût de rappel, le sort va dans la main de son propriétaire en se résolvant.
702.28	Shadow: creatures with and without it never block each other.	Distorsion : les créatures avec et sans elle ne se bloquent jamais.
702.28a	Shadow belongs to the evasion abilities.	La distorsion fait partie des capacités d’évasion.
702.28b	Shadow is blocked by shadow alone, and can block nothing else.	La distorsion n’est bloquée que par la distorsion, et ne peut bloquer rien d’autre.
702.28c	Having shadow more than once adds nothing.	Avoir plusieurs fois la distorsion n’ajoute rien.
702.29	Cycling: turns a card in hand into a new one.	Recyclage : échange une carte de la main contre une nouvelle.
702.29a	From your hand, pay the cycling cost and discard the card to draw one.	Depuis votre main, payez le coût de recyclage et défaussez-vous de la carte pour en piocher une.
702.29b	The card has the ability in every zone, though it is activated only from hand.	La carte a cette capacité dans toutes les zones, même si elle ne s’active que de la main.
702.29c	"When you cycle this card" triggers on its discard for a cycling cost, wherever it ends up.	« Quand vous recyclez cette carte » se déclenche sur sa défausse pour un coût de recyclage, où qu’elle finisse.
702.29d	What triggers on cycling or discarding triggers only once for a cycled card.	Ce qui se déclenche au recyclage ou à la défausse ne se déclenche qu’une fois par carte recyclée.
702.29e	Typecycling fetches a card of the type named from the library in place of the draw.	Le recyclage de type va chercher dans la bibliothèque une carte du type nommé, à la place de la pioche.
702.29f	Typecycling is cycling for everything that triggers on it, forbids it, changes its cost or looks for it.	Le recyclage de type est un recyclage pour tout ce qui s’y déclenche, l’interdit, en change le coût ou le cherche.
702.30	Echo: the permanent is paid for again in the next turn.	Écho : on paie le permanent encore une fois au tour suivant.
702.30a	In your first upkeep with it, pay the echo cost or sacrifice the permanent.	À votre premier entretien avec lui, payez le coût d’écho ou sacrifiez le permanent.
702.30b	Old cards with echo but no cost now have one equal to their mana cost.	Les anciennes cartes avec l’écho sans coût en ont maintenant un, égal à leur coût de mana.
702.31	Horsemanship: only riders can block a rider.	Équitation : seul un cavalier peut en bloquer un.
702.31a	Horsemanship belongs to the evasion abilities.	L’équitation fait partie des capacités d’évasion.
702.31b	Creatures with horsemanship are blocked by their like alone, but may block anything.	Les créatures avec l’équitation ne sont bloquées que par leurs semblables, mais peuvent bloquer n’importe quoi.
702.31c	Having horsemanship more than once adds nothing.	Avoir plusieurs fois l’équitation n’ajoute rien.
702.32	Fading: the permanent lasts a set number of turns.	Évanescence : le permanent dure un nombre fixé de tours.
702.32a	It enters with N fade counters, loses one each upkeep, and is sacrificed when none can be taken off.	Il arrive avec N marqueurs « évanescence », en perd un à chaque entretien, et est sacrifié quand on ne peut plus en retirer.
702.33	Kicker: an extra cost for an extra effect.	Kick : un coût supplémentaire pour un effet supplémentaire.
702.33a	As you cast the spell you may pay the kicker cost on top.	En lançant le sort, vous pouvez payer en plus le coût de kick.
702.33b	Two kicker costs joined by "and/or" are two kicker abilities.	Deux coûts de kick joints par « et/ou » sont deux capacités de kick.
702.33c	Multikicker may be paid again and again; each payment is a kicker cost.	Le multikick se paie autant de fois qu’on veut ; chaque paiement est un coût de kick.
702.33d	A spell is kicked once its player says they pay a kicker cost, and possibly several times.	Un sort est kické dès que son joueur annonce payer un coût de kick, et peut l’être plusieurs fois.
702.33e	What the card does if kicked is linked to its own printed kicker alone.	Ce que fait la carte si elle est kickée n’est lié qu’à son propre kick imprimé.
702.33f	With two kickers, each "if kicked" may belong to one of them.	Avec deux kicks, chaque « si kické » peut se rapporter à l’un d’eux.
702.33g	Targets of the kicked part are chosen only if the spell is kicked.	Les cibles de la partie kickée ne sont choisies que si le sort est kické.
702.33h	Sticker kicker also gives a ticket counter and lets you put a sticker on the kicked spell.	Le kick autocollant (sticker kicker) donne aussi un ticket et permet de mettre un autocollant sur le sort kické.
702.34	Flashback: the spell can be cast once more, from the graveyard.	Flashback : le sort peut être lancé une fois de plus, depuis le cimetière.
702.34a	Cast the instant or sorcery from your graveyard for its flashback cost; leaving the stack, it is exiled.	Lancez l’éphémère ou le rituel de votre cimetière pour son coût de flashback ; en quittant la pile, il est exilé.
702.35	Madness: a discarded card may be cast.	Folie : une carte défaussée peut être lancée.
702.35a	Discarded, the card is exiled; its owner then may cast it for its madness cost, or else it goes to the graveyard.	Défaussée, la carte est exilée ; son propriétaire peut alors la lancer pour son coût de folie, sinon elle va au cimetière.
702.35b	The madness cost is an alternative cost.	Le coût de folie est un coût alternatif.
702.35c	If it wasn't cast and went to a public zone, effects that look for the discarded card find it there.	Si elle n’a pas été lancée et va dans une zone publique, les effets qui cherchent la carte défaussée l’y trouvent.
`
