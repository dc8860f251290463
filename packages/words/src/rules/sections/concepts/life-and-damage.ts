/** Life and damage (119 and 120): number, English and French, between tabs. */
export const LIFE_AND_DAMAGE = `
119.1	Players begin at 20 life, except in some variants.	Les joueurs commencent à 20 points de vie, sauf dans certaines variantes.
119.1a	Two-Headed Giant teams begin at 30 life.	Au Troll à deux têtes, les équipes commencent à 30 points de vie.
119.1b	Vanguard players begin at 20 life, changed by their vanguard card.	En Vanguard, les joueurs commencent à 20 points de vie, modifiés par leur carte vanguard.
119.1c	Commander players begin at 40 life.	En Commander, les joueurs commencent à 40 points de vie.
119.1d	Brawl players begin at 25 life in a two-player game, and at 30 with more players.	En Brawl, les joueurs commencent à 25 points de vie à deux joueurs, à 30 s’ils sont plus.
119.1e	The archenemy begins at 40 life.	L’archenemy commence à 40 points de vie.
119.2	Damage to a player usually makes them lose that much life.	Les blessures infligées à un joueur lui font d’ordinaire perdre autant de points de vie.
119.3	Gaining or losing life changes the life total.	Gagner ou perdre des points de vie change le total.
119.4	Players can only pay life that they have; it counts as lost.	On ne peut payer que les points de vie qu’on a ; ils comptent comme perdus.
119.4a	In Two-Headed Giant the team's total must cover what both teammates pay, and is reduced by it.	Au Troll à deux têtes, le total de l’équipe doit couvrir ce que paient les deux joueurs, et en est réduit.
119.4b	0 life can always be paid, even where no life can be.	On peut toujours payer 0 point de vie, même si l’on ne peut pas en payer.
119.5	A total set to a number is reached by gaining or losing the difference.	Un total fixé à un nombre est atteint en gagnant ou perdant la différence.
119.6	A player at 0 or less life loses at the next check of state-based actions.	Un joueur à 0 point de vie ou moins perd à la prochaine vérification des actions basées sur un état.
119.7	A player who can't gain life can't exchange for a higher total or pay by gaining, and nothing replaces the gain.	Qui ne peut pas gagner de points de vie ne peut ni échanger contre un total plus haut, ni payer ainsi, ni remplacer le gain.
119.8	A player who can't lose life can't exchange for a lower total or pay life.	Qui ne peut pas perdre de points de vie ne peut ni échanger contre un total plus bas, ni en payer.
119.9	"Whenever a player gains life" triggers for each source of life; gaining 0 isn't an event.	« Quand un joueur gagne des points de vie » se déclenche pour chaque source ; en gagner 0 n’est rien.
119.10	"If a player would gain life" applies to each source of life, and not to a gain of 0.	« Si un joueur devait gagner des points de vie » vaut pour chaque source, et non pour un gain de 0.
120.1	Objects deal damage to creatures, planeswalkers, battles and players.	Les objets infligent des blessures aux créatures, planeswalkers, batailles et joueurs.
120.1a	Among objects, only creatures, planeswalkers and battles can be dealt damage.	Parmi les objets, seuls créatures, planeswalkers et batailles peuvent subir des blessures.
120.2	Every object is able to deal damage.	Tout objet est capable d’infliger des blessures.
120.2a	In combat, attackers and blockers deal damage equal to their power.	Au combat, attaquants et bloqueurs infligent autant de blessures que leur force.
120.2b	A spell or ability can make an object deal damage, and says which one.	Un sort ou une capacité peut faire qu’un objet inflige des blessures, et dit lequel.
120.3	The result of damage depends on what receives it and on its source.	L’effet des blessures dépend de ce qui les subit et de leur source.
120.3a	Damage to a player makes them lose that much life.	Les blessures infligées à un joueur lui font perdre autant de points de vie.
120.3b	Damage from a source with infect gives a player that many poison counters instead.	Les blessures d’une source avec l’infection donnent à un joueur autant de marqueurs poison à la place.
120.3c	Damage to a planeswalker takes off that many loyalty counters.	Les blessures infligées à un planeswalker lui retirent autant de marqueurs « loyauté ».
120.3d	Damage from a source with wither or infect puts that many -1/-1 counters on a creature.	Les blessures d’une source avec la flétrissure ou l’infection mettent autant de marqueurs -1/-1 sur une créature.
120.3e	Damage from any other source is marked on the creature.	Les blessures de toute autre source sont marquées sur la créature.
120.3f	Damage from a source with lifelink also makes its controller gain that much life.	Les blessures d’une source avec le lien de vie font aussi gagner autant de points de vie à son contrôleur.
120.3g	Combat damage from a creature with toxic also gives a player as many poison counters as its toxic numbers together.	Les blessures de combat d’une créature avec toxique donnent aussi au joueur autant de marqueurs poison que ses nombres réunis.
120.3h	Damage to a battle takes off that many defense counters.	Les blessures infligées à une bataille lui retirent autant de marqueurs « défense ».
120.4	Damage goes through four steps.	Les blessures passent par quatre temps.
120.4a	First, excess damage that an effect sends elsewhere is worked out and set apart.	D’abord, les blessures en excès qu’un effet envoie ailleurs sont calculées et mises à part.
120.4b	Second, damage is dealt, as changed by replacement and prevention; abilities trigger on it.	Ensuite, les blessures sont infligées, après remplacement et prévention ; des capacités se déclenchent.
120.4c	Third, damage turns into its results, such as loss of life, which effects may replace.	Puis les blessures deviennent leurs conséquences, comme une perte de points de vie, que des effets peuvent remplacer.
120.4d	Last, the damage and its results happen.	Enfin, les blessures et leurs conséquences se produisent.
120.5	Damage itself destroys nothing; state-based actions do so because of it.	Les blessures elles-mêmes ne détruisent rien ; les actions basées sur un état le font, à cause d’elles.
120.6	Damage stays marked until cleanup or regeneration; as much as the toughness is lethal.	Les blessures restent marquées jusqu’au nettoyage ou à la régénération ; à hauteur de l’endurance, elles sont mortelles.
120.7	The source is the object that deals the damage; any permanent, spell or object spoken of may be chosen as one.	La source est l’objet qui inflige ; tout permanent, sort ou objet mentionné peut être choisi comme source.
120.8	A source that would deal 0 damage deals none at all, and nothing triggers or replaces it.	Une source qui devrait infliger 0 blessure n’en inflige pas : rien ne se déclenche ni ne la remplace.
120.9	A trigger on damage from certain sources counts only the damage of those sources.	Une capacité sur les blessures de certaines sources ne compte que celles de ces sources.
120.10	Excess damage is what goes beyond lethal damage, loyalty or defense, all sources at that time together.	Les blessures en excès dépassent les blessures mortelles, la loyauté ou la défense, toutes sources du moment réunies.
`
