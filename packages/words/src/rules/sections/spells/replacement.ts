/** Replacement and prevention effects (614 to 616): number, English and French, between tabs. */
export const REPLACEMENT = `
614.1	A replacement effect watches for an event and puts another in its place.	Un effet de remplacement guette un événement et en met un autre à sa place.
614.1a	An effect with "instead" is a replacement effect.	Un effet avec « à la place » est un effet de remplacement.
614.1b	An effect with "skip" replaces something by nothing.	Un effet avec « passer » remplace quelque chose par rien.
614.1c	"Enters with", "as it enters" and "enters as" are replacement effects.	« Arrive avec », « au moment où il arrive » et « arrive comme » sont des effets de remplacement.
614.1d	"Enters tapped" and the like, said of objects, are replacement effects.	« Arrive engagé » et semblables, dits d’objets, sont des effets de remplacement.
614.1e	"As it is turned face up" is a replacement effect.	« Au moment où il est retourné face visible » est un effet de remplacement.
614.2	A replacement effect may be about damage from a source.	Un effet de remplacement peut porter sur les blessures d’une source.
614.3	Replacement effects can be set up at any time, and last until they are used up or over.	Les effets de remplacement se préparent à tout moment, et durent jusqu’à usage ou terme.
614.4	Replacement effects must be there before the event; afterwards it is too late.	Les effets de remplacement doivent être là avant l’événement ; ensuite, il est trop tard.
614.5	Each replacement effect applies once to an event and to what becomes of it.	Chaque effet de remplacement s’applique une fois à un événement et à ce qu’il devient.
614.6	A replaced event never happens; the one that happens instead may trigger abilities.	Ce qui est remplacé n’arrive jamais ; ce qui arrive à la place peut déclencher des capacités.
614.7	An effect whose event never comes does nothing.	Un effet dont l’événement ne vient jamais ne fait rien.
614.7a	0 damage can't be replaced, because it isn't an event.	0 blessure ne peut pas être remplacée, car ce n’est pas un événement.
614.8	Regeneration replaces destruction: the permanent is tapped, loses its damage and leaves combat.	La régénération remplace la destruction : le permanent est engagé, perd ses blessures et quitte le combat.
614.9	Redirection has damage dealt to something else, if that is still there.	La redirection fait infliger les blessures à autre chose, si c’est encore là.
614.10	To skip is to do nothing instead; what has begun can't be skipped any more.	Passer, c’est ne rien faire à la place ; ce qui a commencé ne peut plus être passé.
614.10a	Something set for the next step waits for the first one that isn't skipped.	Ce qui attend la prochaine étape attend la première qui a bien lieu.
614.10b	An action after a skip comes first in the next step, phase or turn that does take place.	Ce qui est fait après avoir passé une étape, une phase ou un tour vient en premier dans le suivant qui a lieu.
614.11	Draws are replaced even with an empty library.	Les pioches sont remplacées même avec une bibliothèque vide.
614.11a	A replaced draw is done with before the next one of several.	Une pioche remplacée est achevée avant la suivante.
614.11b	An instruction about the card drawn isn't followed when the draw is replaced.	Ce qu’on fait de la carte piochée ne se fait pas si la pioche est remplacée.
614.12	How a permanent enters is judged by what it would be on the battlefield.	La façon d’arriver se juge à ce que le permanent serait sur le champ de bataille.
614.12a	Choices about how a permanent enters are made before it does.	Les choix sur la façon d’arriver se font avant l’arrivée du permanent.
614.12b	Where several permanents enter together, no more may be chosen than can be paid for.	Si plusieurs permanents arrivent ensemble, on ne choisit pas plus que ce qu’on peut payer.
614.12c	Of abilities with anchor words a permanent has the one whose word was chosen as it entered.	Des capacités à mot d’ancrage, un permanent a celle dont le mot fut choisi à son arrivée.
614.13	The way a permanent enters may move other objects.	La façon d’arriver d’un permanent peut déplacer d’autres objets.
614.13a	The permanent itself, and what enters together with it, can't be chosen for that.	Ni le permanent lui-même, ni ce qui arrive avec lui ne peut être choisi pour cela.
614.13b	No object can be chosen twice to move as permanents enter.	Aucun objet ne peut être choisi deux fois pour bouger à l’arrivée de permanents.
614.13c	A card that is entering from a library isn't milled or exiled from there meanwhile.	Une carte qui arrive d’une bibliothèque n’en est pas meulée ni exilée entre-temps.
614.14	"The exiled cards" are those that the object's own replacement exiled.	« Les cartes exilées » sont celles qu’a exilées le propre remplacement de l’objet.
614.15	A spell or ability may replace part of its own effect, which comes before other replacements.	Un sort ou une capacité peut remplacer une part de son propre effet, avant tout autre remplacement.
614.16	Effects that double tokens or counters apply to everything that makes them, replacement effects included.	Ce qui double jetons ou marqueurs vaut pour les effets qui en créent, remplacements compris.
614.17	"Can't" effects don't replace anything, but obey similar rules.	Les effets « ne peut pas » ne sont pas des remplacements, mais fonctionnent de même.
614.17a	A "can't" effect must be there before the event.	Un effet « ne peut pas » doit être là avant l’événement.
614.17b	A cost can't be paid with what can't happen.	Un coût ne peut pas être payé par ce qui ne peut pas arriver.
614.17c	An event that can't happen can't be replaced, except by the effect's own text.	Ce qui ne peut pas arriver ne peut pas être remplacé, sauf par le texte même de l’effet.
614.17d	"Can't enter" is judged by what the permanent would be on the battlefield.	« Ne peut pas arriver » se juge à ce que le permanent serait sur le champ de bataille.
615.1	A prevention effect works like a shield that stops damage before it is dealt.	Un effet de prévention agit comme un bouclier qui arrête des blessures avant qu’elles soient infligées.
615.1a	An effect with "prevent" is a prevention effect.	Un effet avec « prévenir » est un effet de prévention.
615.2	A prevention effect may be about damage from a source.	Un effet de prévention peut porter sur les blessures d’une source.
615.3	Prevention effects can be set up at any time, and last until they are used up or over.	Les effets de prévention se préparent à tout moment, et durent jusqu’à usage ou terme.
615.4	Prevention effects must be there before the damage; afterwards it is too late.	Les effets de prévention doivent être là avant les blessures ; ensuite, il est trop tard.
615.5	Anything else a prevention effect does happens right after.	Ce qu’un effet de prévention fait en plus se produit juste après.
615.6	Prevented damage never happens; what happens instead may trigger abilities.	Les blessures prévenues n’arrivent jamais ; ce qui arrive à la place peut déclencher des capacités.
615.7	A shield of some number prevents that much, from whatever sources, and is used up by it.	Un bouclier d’un certain nombre prévient autant de blessures, de toutes sources, et s’épuise ainsi.
615.8	A shield against the next damage of one source prevents all of that damage, however much.	Un bouclier contre les prochaines blessures d’une source les prévient toutes, quel qu’en soit le nombre.
615.9	A chosen source must still fit as it deals damage.	Une source choisie doit encore convenir quand elle inflige des blessures.
615.10	A static ability that prevents a number prevents it again in each damage event.	Une capacité statique qui prévient un nombre le prévient à nouveau à chaque événement de blessures.
615.11	The next damage prevented "to each" of several creatures is a shield for each of them.	Prévenir les prochaines blessures « à chacune » de plusieurs créatures donne un bouclier à chacune.
615.12	Damage that can't be prevented uses up no shield, but anything else the shield does happens.	Des blessures qui ne peuvent être prévenues n’usent aucun bouclier, mais ce qu’il fait en plus se produit.
615.12a	Each prevention effect applies only once to damage that can't be prevented.	Chaque effet de prévention ne s’applique qu’une fois à des blessures qui ne peuvent être prévenues.
615.13	A trigger on prevention triggers once for each shield that prevents damage at a time.	Une capacité sur la prévention se déclenche une fois par bouclier qui prévient des blessures à un moment.
616.1	If several replacement or prevention effects apply, the player affected chooses which one applies first.	Si plusieurs effets de remplacement ou de prévention s’appliquent, le joueur concerné choisit lequel est le premier.
616.1a	Of several effects, those that replace part of their own text come first.	Parmi plusieurs effets, ceux qui remplacent une part de leur propre texte viennent d’abord.
616.1b	Of several effects, those that change whose control something enters under come next.	Parmi plusieurs effets, ceux qui changent sous quel contrôle un objet arrive viennent ensuite.
616.1c	Of several effects, those that make something enter as a copy come next.	Parmi plusieurs effets, ceux qui font arriver comme une copie viennent ensuite.
616.1d	Of several effects, those that make something enter with its back face up come next.	Parmi plusieurs effets, ceux qui font arriver verso visible viennent ensuite.
616.1e	If none of the effects has to come first, any may be chosen.	Si aucun des effets ne doit venir d’abord, n’importe lequel peut être choisi.
616.1f	After each effect one of those that still apply is chosen, until none is left.	Après chaque effet, on en choisit un parmi ceux qui s’appliquent encore, jusqu’au dernier.
616.1g	An effect on a part of an event waits until those on the whole have been chosen.	Un effet sur une partie d’un événement attend que ceux sur le tout aient été choisis.
616.2	An effect may come to apply only because of what another has made of the event.	Un effet peut ne s’appliquer qu’à cause de ce qu’un autre a fait de l’événement.
`
