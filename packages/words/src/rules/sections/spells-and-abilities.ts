/** Spells, abilities and effects (6xx): number, English and French, between tabs. */
export const SPELLS_AND_ABILITIES = `
601.2	To cast a spell is to put it on the stack and pay for it, step by step; what goes wrong is undone.	Lancer un sort, c’est le mettre sur la pile et le payer, étape par étape ; ce qui échoue est annulé.
601.2a	The card goes to the top of the stack and is the player's spell.	La carte va au sommet de la pile et devient le sort du joueur.
601.2b	Modes, additional and alternative costs, and X are announced.	Les modes, les coûts supplémentaires et alternatifs et X sont annoncés.
601.2c	The spell's targets are announced.	Les cibles du sort sont annoncées.
601.2d	What the spell divides is divided now, at least one to each target.	Ce que le sort répartit l’est maintenant, au moins un par cible.
601.2e	It is seen whether the spell is legal; if not, all is undone.	On vérifie si le sort est légal ; sinon, tout est annulé.
601.2f	The total cost is worked out and locked in.	Le coût total est calculé et fixé.
601.2g	Mana abilities may be activated now.	Les capacités de mana peuvent être activées maintenant.
601.2h	The total cost is paid, in full.	Le coût total est payé, en entier.
601.2i	Now the spell is cast; abilities that watch for it trigger.	Le sort est maintenant lancé ; les capacités qui le guettent se déclenchent.
601.3	A spell can only be begun if something allows it and nothing forbids it.	On ne peut commencer à lancer un sort que si on le permet et que rien ne l’interdit.
601.3c	Flash for a cost lets one begin casting as with flash.	Le flash contre un coût permet de commencer à lancer comme avec le flash.
601.3e	A permission looks at what the spell would be like.	Une permission regarde ce que serait le sort.
601.5	A spell that is no longer allowed once proposed is undone.	Un sort qui n’est plus permis une fois proposé est annulé.
602.2	To activate an ability is to put it on the stack and pay its costs; only its controller may.	Activer une capacité, c’est la mettre sur la pile et payer ses coûts ; seul son contrôleur le peut.
602.2a	The ability becomes an object on top of the stack.	La capacité devient un objet au sommet de la pile.
602.2b	The rest of activating goes as for a spell: modes, targets, costs.	La suite d’une activation se fait comme pour un sort : modes, cibles, coûts.
602.5	A forbidden ability can't be activated.	Une capacité interdite ne peut pas être activée.
602.5a	A creature that came this turn can't use {T} or {Q} abilities without haste.	Une créature arrivée ce tour-ci ne peut pas utiliser de capacité avec {T} ou {Q} sans la célérité.
602.5b	A limit on activations stays with the object even under another controller.	Une limite d’activation suit l’objet, même sous un autre contrôleur.
602.5d	"Only as a sorcery" means the timing of a sorcery.	« Que lorsque vous pourriez lancer un rituel » ne concerne que le moment.
603.2	An ability triggers when its event happens; that alone does nothing.	Une capacité se déclenche à son événement ; cela seul ne fait rien.
603.2c	An ability triggers once for each time that its event happens.	Une capacité se déclenche une fois par occurrence de son événement.
603.2d	Something may make an ability trigger more than once.	Un effet peut faire qu’une capacité se déclenche plus d’une fois.
603.2e	"Becomes" triggers on the change, not on being so already.	« Devient » se déclenche au changement, non si c’est déjà le cas.
603.2f	An ability of what nobody can see does not trigger.	Une capacité de ce que personne ne peut voir ne se déclenche pas.
603.2h	"Do this only once each turn" triggers only until it has been done that turn.	« Ne faites ceci qu’une fois par tour » ne se déclenche que jusqu’à ce que ce soit fait ce tour-ci.
603.3	What triggered goes on the stack the next time somebody would get priority.	Ce qui s’est déclenché va sur la pile la prochaine fois qu’un joueur recevrait la priorité.
603.3b	The active player's triggers go first, then the others' in turn order; each orders his own.	Les capacités du joueur actif vont d’abord, puis celles des autres dans l’ordre du tour ; chacun ordonne les siennes.
603.3c	Modes of a trigger are chosen as it goes on the stack.	Les modes d’une capacité déclenchée se choisissent à la mise sur la pile.
603.3d	Choices and targets are made as it goes on the stack; without a legal one it is removed.	Les choix et les cibles se font à la mise sur la pile ; sans choix légal, la capacité est retirée.
603.4	An "if" after the event is checked then and on resolution.	Un « si » après l’événement se vérifie alors et à la résolution.
603.6c	Leaves-the-battlefield abilities look for the card where it first went.	Les capacités de départ cherchent la carte là où elle est d’abord allée.
603.7	A delayed triggered ability waits for a later event.	Une capacité déclenchée retardée attend un événement ultérieur.
603.7b	A delayed ability triggers once, unless it has a duration.	Une capacité retardée se déclenche une seule fois, sauf si elle a une durée.
603.7c	A delayed ability still finds its object if that hasn't changed zones.	Une capacité retardée retrouve son objet s’il n’a pas changé de zone.
603.8	Some abilities trigger on a state; again only after leaving the stack.	Certaines se déclenchent sur un état ; de nouveau seulement après avoir quitté la pile.
603.9	Some trigger on a player losing or leaving.	Certaines se déclenchent quand un joueur perd ou quitte la partie.
603.10	Usually what is there after the event is looked at.	D’ordinaire, on regarde ce qui est là après l’événement.
603.10a	Leaves-the-battlefield and like abilities look back.	Les capacités de départ et semblables regardent en arrière.
603.10b	Abilities on phasing out look back in time.	Les capacités sur le passage hors phase regardent en arrière.
603.10c	Abilities on becoming unattached look back in time.	Les capacités sur le détachement regardent en arrière.
603.10d	Abilities on losing control look back in time.	Les capacités sur la perte de contrôle regardent en arrière.
603.10e	Abilities on a spell's being countered look back in time.	Les capacités sur un sort contrecarré regardent en arrière.
603.10f	Abilities on a player's losing look back in time.	Les capacités sur la défaite d’un joueur regardent en arrière.
603.10g	Abilities on planeswalking away look back in time.	Les capacités sur le départ d’un plan regardent en arrière.
603.12	"When you do" triggers on what the effect just did.	« Quand vous faites ainsi » se déclenche sur ce que l’effet vient de faire.
604.3	A characteristic-defining ability says what the object itself is like.	Une capacité de définition dit comment est l’objet lui-même.
605.1a	An activated ability that can add mana, without targets, is a mana ability.	Une capacité activée qui peut ajouter du mana, sans cible, est une capacité de mana.
605.1b	A trigger from mana being made that can add mana, without targets, is a mana ability.	Une capacité déclenchée par la production de mana, qui peut en ajouter et sans cible, est une capacité de mana.
605.3	Mana abilities are activated without the stack.	Les capacités de mana s’activent sans la pile.
605.3a	A mana ability may be used with priority and whenever mana is to be paid.	Une capacité de mana s’utilise avec la priorité et chaque fois qu’il faut payer du mana.
605.3b	A mana ability doesn't use the stack; it resolves at once.	Une capacité de mana n’utilise pas la pile ; elle se résout aussitôt.
605.3c	A mana ability can't be activated again before it has resolved.	Une capacité de mana ne peut pas être activée de nouveau avant d’être résolue.
605.4a	A triggered mana ability resolves at once.	Une capacité de mana déclenchée se résout aussitôt.
606.3	One loyalty ability of a planeswalker a turn, in one's main phase with the stack empty.	Une capacité de loyauté par planeswalker et par tour, pendant sa phase principale, la pile étant vide.
606.4	A loyalty ability's cost puts loyalty counters on or takes them off.	Le coût d’une capacité de loyauté met ou retire des marqueurs « loyauté ».
606.6	A minus ability needs that many loyalty counters.	Une capacité négative demande autant de marqueurs « loyauté ».
607.2a	"The exiled card" is what this object's other ability exiled.	« La carte exilée » est celle qu’a exilée l’autre capacité de l’objet.
607.2d	"The chosen" is what its other ability chose.	« Choisi » désigne ce qu’a choisi son autre capacité.
607.2h	Abilities of one paragraph are linked.	Les capacités d’un même paragraphe sont liées.
608.2	A spell or ability resolves step by step.	Un sort ou une capacité se résout par étapes.
608.2a	A trigger with "if" checks it again as it resolves, and does nothing if it is false.	Une capacité avec une clause « si » intercalée la revérifie à la résolution, et ne fait rien si elle est fausse.
608.2b	Targets are checked again; if all are illegal, nothing resolves.	Les cibles sont revérifiées ; si toutes sont illégales, rien ne se résout.
608.2c	The instructions are followed in the order written.	Les instructions sont suivies dans l’ordre écrit.
608.2d	Choices left for the resolution are made now.	Les choix laissés pour la résolution se font maintenant.
608.2e	Choices of several players are made in turn order, then all act.	Les choix de plusieurs joueurs se font dans l’ordre du tour, puis tous agissent.
608.2f	What is done to several is done at once where it can be.	Ce qui est fait à plusieurs l’est en même temps si possible.
608.2g	Who may pay may use mana abilities first; who casts now does it as usual.	Qui peut payer peut d’abord utiliser des capacités de mana ; qui lance un sort maintenant le fait comme d’habitude.
608.2h	What must be known is looked up once; of what is gone, as it last was.	Ce qu’il faut savoir se regarde une fois ; de ce qui est parti, tel qu’il fut en dernier.
608.2n	An instant or sorcery ends in its owner's graveyard; an ability is gone.	Un éphémère ou un rituel finit dans le cimetière de son propriétaire ; une capacité disparaît.
608.2p	What triggers on its resolving triggers now.	Ce qui se déclenche à sa résolution se déclenche maintenant.
608.3	A permanent spell resolves by entering.	Un sort de permanent se résout en arrivant.
608.3a	A permanent spell without targets becomes a permanent.	Un sort de permanent sans cible devient un permanent.
608.3b	A permanent spell with a target checks it again.	Un sort de permanent avec une cible la revérifie.
608.3c	An Aura spell becomes an Aura attached to what it targeted.	Un sort d’aura devient une aura attachée à ce qu’il ciblait.
608.3e	A permanent that can't be put onto the battlefield goes to the graveyard.	Un permanent qui ne peut pas être mis sur le champ de bataille va au cimetière.
608.3f	The copy of a permanent spell becomes a token.	La copie d’un sort de permanent devient un jeton.
609.4b	Mana spent "as though" of another type changes only the payment.	Du mana dépensé « comme si » d’un autre type ne change que le paiement.
609.7b	A shield against a kind of source checks it as damage would be dealt.	Un bouclier contre une sorte de source la vérifie au moment des blessures.
610.3	What left "until" something comes back right after it.	Ce qui est parti « jusqu’à » un événement revient juste après.
610.3a	If the event of an "until" has happened already, nothing leaves.	Si l’événement d’un « jusqu’à » a déjà eu lieu, rien ne part.
610.3c	What left "until" an event comes back under its owner's control.	Ce qui était parti « jusqu’à » un événement revient sous le contrôle de son propriétaire.
611.2	Spells and abilities make continuous effects as they resolve.	Sorts et capacités créent des effets continus en se résolvant.
611.2a	A continuous effect of a spell lasts as long as stated, else for the whole game.	L’effet continu d’un sort dure comme indiqué, sinon toute la partie.
611.2b	"As long as" that never begins does nothing.	« Tant que » qui ne commence jamais ne fait rien.
611.2c	The objects that a spell's continuous effect changes are fixed as it begins.	Les objets que change l’effet continu d’un sort sont fixés quand il commence.
611.2d	The X of a spell's continuous effect is fixed on resolution.	Le X de l’effet continu d’un sort est fixé à la résolution.
611.3	Static abilities make continuous effects while they are there.	Les capacités statiques créent des effets continus tant qu’elles sont là.
612.2	Changing text changes only words used in that sense.	Changer le texte ne change que les mots pris en ce sens.
613.1	Effects apply in seven layers.	Les effets s’appliquent en sept couches.
613.1a	Layer 1: what is copied, and face-down characteristics.	Couche 1 : ce qui est copié, et les caractéristiques face cachée.
613.1b	Layer 2: who controls what.	Couche 2 : qui contrôle quoi.
613.1c	Layer 3: changes of text.	Couche 3 : les changements de texte.
613.1d	Layer 4: changes of types.	Couche 4 : les changements de type.
613.1e	Layer 5: changes of colour.	Couche 5 : les changements de couleur.
613.1f	Layer 6: abilities given and taken.	Couche 6 : les capacités ajoutées et retirées.
613.1g	Layer 7: changes of power and toughness.	Couche 7 : les changements de force et d’endurance.
613.3	In a layer, definitions come first, then by timestamp.	Dans une couche, les définitions d’abord, puis par ordre d’arrivée.
613.4	Layer 7 has sublayers for power and toughness.	La couche 7 a des sous-couches pour la force et l’endurance.
613.4a	Layer 7a: power and toughness that a card itself defines.	Couche 7a : force et endurance que la carte définit elle-même.
613.4b	Layer 7b: power and toughness set to a number.	Couche 7b : force et endurance fixées à un nombre.
613.4c	Layer 7c: bonuses and counters.	Couche 7c : bonus et marqueurs.
613.4d	Layer 7d: power and toughness switched.	Couche 7d : force et endurance échangées.
613.6	An effect of several layers applies in each, once begun.	Un effet de plusieurs couches s’applique dans chacune, une fois commencé.
613.7	Older effects apply before newer ones.	Les effets plus anciens s’appliquent avant les plus récents.
613.7d	An object's timestamp is that of entering its zone.	Le rang d’un objet est celui de son entrée dans la zone.
613.7f	A permanent turned face up or down counts as newer.	Un permanent retourné face visible ou cachée compte comme plus récent.
613.7g	A permanent that transforms counts as newer.	Un permanent qui se transforme compte comme plus récent.
613.8	Dependency goes before time.	La dépendance l’emporte sur le temps.
613.8a	An effect depends on another that would change what it does.	Un effet dépend d’un autre qui changerait ce qu’il fait.
613.8b	A dependent effect waits for the one it depends on; in a loop, timestamps decide.	Un effet dépendant attend celui dont il dépend ; en boucle, l’ordre d’arrivée décide.
613.11	Effects on the rules themselves apply after all layers.	Les effets sur les règles elles-mêmes s’appliquent après toutes les couches.
614.1a	An effect with "instead" is a replacement effect.	Un effet avec « à la place » est un effet de remplacement.
614.1b	An effect with "skip" replaces something by nothing.	Un effet avec « passer » remplace quelque chose par rien.
614.1c	"Enters with" and "as it enters" are replacements.	« Arrive avec » et « au moment où il arrive » sont des remplacements.
614.1d	"Enters" said of certain objects is a replacement.	« Arrive » dit de certains objets est un remplacement.
614.1e	"As it is turned face up" is a replacement effect.	« Au moment où il est retourné face visible » est un effet de remplacement.
614.3	Replacement effects last until used or over.	Les effets de remplacement durent jusqu’à usage ou terme.
614.5	Each replacement effect applies once to an event and what becomes of it.	Chaque effet de remplacement s’applique une fois à un événement et à ce qu’il devient.
614.6	What is replaced never happens; something else does.	Ce qui est remplacé n’arrive jamais ; autre chose arrive.
614.7a	0 damage can't be replaced.	0 blessure ne peut pas être remplacée.
614.8	Regeneration replaces destruction.	La régénération remplace la destruction.
614.9	Redirection has damage dealt to something else.	La redirection fait infliger les blessures à autre chose.
614.10	To skip is to do nothing instead.	Passer, c’est ne rien faire à la place.
614.10a	What waits for the next step waits for the first that isn't skipped.	Ce qui attend la prochaine étape attend la première qui n’est pas passée.
614.11	Draws are replaced even with an empty library.	Les pioches sont remplacées même avec une bibliothèque vide.
614.12	How a permanent enters is seen by what it would be like there.	La façon d’arriver se juge à ce que le permanent serait là.
614.12a	Choices about how a permanent enters are made before it does.	Les choix sur la façon d’arriver se font avant l’arrivée du permanent.
614.16	What doubles tokens or counters applies to effects that make them.	Ce qui double jetons ou marqueurs vaut pour les effets qui en créent.
614.17	"Can't" is no replacement, but alike.	« Ne peut pas » n’est pas un remplacement, mais y ressemble.
614.17c	What can't happen can't be replaced.	Ce qui ne peut pas arriver ne peut pas être remplacé.
614.17d	"Can't enter" looks at what it would be like there.	« Ne peut pas arriver » regarde ce qu’il serait là.
615.1	Prevention works like a shield around what it protects.	La prévention est un bouclier autour de ce qu’elle protège.
615.1a	An effect with "prevent" is a prevention effect.	Un effet avec « prévenir » est un effet de prévention.
615.5	What prevention adds happens right after.	Ce que la prévention ajoute arrive juste après.
615.6	Prevented damage never happens.	Les blessures prévenues n’arrivent jamais.
615.7	A shield prevents a number of damage and is used up by it.	Un bouclier prévient un nombre de blessures et s’épuise ainsi.
615.8	A shield against the next damage of one source prevents all of that damage.	Un bouclier contre les prochaines blessures d’une source les prévient toutes.
615.9	The chosen source must still fit when it deals damage.	La source choisie doit encore convenir en infligeant.
615.12	Damage that can't be prevented uses up no shield.	Des blessures qui ne peuvent être prévenues n’usent aucun bouclier.
616.1	Of several replacement or prevention effects, the one affected chooses which applies first.	De plusieurs effets de remplacement ou de prévention, celui qui est concerné choisit lequel s’applique d’abord.
616.1a	Of several effects, those that replace part of their own text come first.	De plusieurs effets, ceux qui remplacent une part de leur propre texte viennent d’abord.
616.1b	Of several effects, those about who gets control come next.	De plusieurs effets, ceux qui décident du contrôle viennent ensuite.
616.1c	Of several effects, those by which something enters as a copy come next.	De plusieurs effets, ceux qui font arriver comme une copie viennent ensuite.
616.1d	Of several effects, those that turn the back face up come before others.	De plusieurs effets, ceux qui mettent la face arrière passent avant les autres.
616.1e	Where none has to come first, any of the effects may be chosen.	Si aucun ne doit venir d’abord, n’importe quel effet peut être choisi.
616.1f	After each effect only those that still apply are chosen from, until none is left.	Après chaque effet, on choisit parmi ceux qui s’appliquent encore, jusqu’au dernier.
`
