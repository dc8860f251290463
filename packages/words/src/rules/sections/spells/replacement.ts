/** Replacement and prevention effects (614 to 616): number, English and French, between tabs. */
export const REPLACEMENT = `
614.1	A replacement effect waits for something that would happen and puts something else in its place.	Un effet de remplacement guette ce qui devrait se produire et met autre chose à la place.
614.1a	An effect with "instead" is a replacement effect.	Un effet avec « à la place » est un effet de remplacement.
614.1b	An effect with "skip" replaces something by nothing.	Un effet avec « passer » remplace quelque chose par rien.
614.1c	"Enters with", "as it enters" and "enters as" are replacement effects.	« Arrive avec », « au moment où il arrive » et « arrive comme » sont des effets de remplacement.
614.1d	"Enters tapped" and the like, said of objects, are replacement effects.	« Arrive engagé » et semblables, dits d’objets, sont des effets de remplacement.
614.1e	"As it is turned face up" is a replacement effect.	« Au moment où il est retourné face visible » est un effet de remplacement.
614.2	Some replacement effects are for damage from a source.	Certains effets de remplacement concernent les blessures d’une source.
614.3	They can be set up at any time, and last until used up or over.	Ils se préparent à tout moment, et durent jusqu’à usage ou terme.
614.4	They must be there before the event; afterwards it is too late.	Ils doivent être là avant l’événement ; ensuite, il est trop tard.
614.5	Each replacement effect applies once to an event and what becomes of it.	Chaque effet de remplacement s’applique une fois à un événement et à ce qu’il devient.
614.6	What is replaced never happens; what does happen instead may trigger abilities.	Ce qui est remplacé n’arrive jamais ; ce qui arrive à la place peut déclencher des capacités.
614.7	An effect whose event never comes does nothing.	Un effet dont l’événement ne vient jamais ne fait rien.
614.7a	0 damage can't be replaced, because it is no event.	0 blessure ne peut pas être remplacée, car ce n’est pas un événement.
614.8	Regeneration replaces destruction: tapped, without damage, out of combat.	La régénération remplace la destruction : engagé, sans blessures, hors du combat.
614.9	Redirection has damage dealt to something else, if that is still there.	La redirection fait infliger les blessures à autre chose, si c’est encore là.
614.10	To skip is to do nothing instead; what has begun can't be skipped any more.	Passer, c’est ne rien faire à la place ; ce qui a commencé ne peut plus être passé.
614.10a	What waits for the next step waits for the first that isn't skipped.	Ce qui attend la prochaine étape attend la première qui n’est pas passée.
614.10b	What is done after a skip comes first in the next step, phase or turn.	Ce qui se fait après un passage vient en premier dans l’étape, la phase ou le tour suivant.
614.11	Draws are replaced even with an empty library.	Les pioches sont remplacées même avec une bibliothèque vide.
614.11a	A replaced draw is done with before the next one of several.	Une pioche remplacée est achevée avant la suivante.
614.11b	What is done with the card drawn isn't done when the draw is replaced.	Ce qu’on fait de la carte piochée ne se fait pas si la pioche est remplacée.
614.12	How a permanent enters is judged by what it would be on the battlefield.	La façon d’arriver se juge à ce que le permanent serait sur le champ de bataille.
614.12a	Choices about how a permanent enters are made before it does.	Les choix sur la façon d’arriver se font avant l’arrivée du permanent.
614.12b	Of several that enter together, no more may be chosen than can be paid for.	Pour plusieurs qui arrivent ensemble, on ne choisit pas plus que ce qu’on peut payer.
614.12c	Anchor words: the permanent has the ability whose word was chosen as it entered.	Mots d’ancrage : le permanent a la capacité dont le mot fut choisi à son arrivée.
614.13	What a permanent enters with may move other objects.	La façon d’arriver d’un permanent peut déplacer d’autres objets.
614.13a	It can't choose the permanent itself, nor what enters together with it.	On ne peut choisir ni le permanent lui-même, ni ce qui arrive avec lui.
614.13b	No object can be chosen twice for it.	Aucun objet ne peut être choisi deux fois pour cela.
614.13c	A card that is entering from a library isn't milled or exiled from there meanwhile.	Une carte qui arrive d’une bibliothèque n’en est pas meulée ni exilée entre-temps.
614.14	"The exiled cards" are those that the object's own replacement exiled.	« Les cartes exilées » sont celles qu’a exilées le propre remplacement de l’objet.
614.15	A spell or ability may replace part of its own effect, which comes before other replacements.	Un sort ou une capacité peut remplacer une part de son propre effet, avant tout autre remplacement.
614.16	What doubles tokens or counters applies to effects that make them, replacements among these.	Ce qui double jetons ou marqueurs vaut pour les effets qui en créent, remplacements compris.
614.17	"Can't" is no replacement, but works alike.	« Ne peut pas » n’est pas un remplacement, mais fonctionne de même.
614.17a	It must be there before the event.	Il doit être là avant l’événement.
614.17b	A cost can't be paid with what can't happen.	Un coût ne peut pas être payé par ce qui ne peut pas arriver.
614.17c	What can't happen can't be replaced, except by the effect's own text.	Ce qui ne peut pas arriver ne peut pas être remplacé, sauf par le texte même de l’effet.
614.17d	"Can't enter" is judged by what the permanent would be on the battlefield.	« Ne peut pas arriver » se juge à ce que le permanent serait sur le champ de bataille.
615.1	A prevention effect works like a shield: damage that would be dealt is not.	Un effet de prévention agit comme un bouclier : des blessures qui devaient être infligées ne le sont pas.
615.1a	An effect with "prevent" is a prevention effect.	Un effet avec « prévenir » est un effet de prévention.
615.2	Many are for damage from a source.	Beaucoup concernent les blessures d’une source.
615.3	They can be set up at any time, and last until used up or over.	Ils se préparent à tout moment, et durent jusqu’à usage ou terme.
615.4	They must be there before the damage; afterwards it is too late.	Ils doivent être là avant les blessures ; ensuite, il est trop tard.
615.5	What prevention adds happens right after.	Ce que la prévention ajoute arrive juste après.
615.6	Prevented damage never happens; what does instead may trigger abilities.	Les blessures prévenues n’arrivent jamais ; ce qui arrive à la place peut déclencher des capacités.
615.7	A shield of some number prevents that much, from whatever sources, and is used up by it.	Un bouclier d’un certain nombre prévient autant de blessures, de toutes sources, et s’épuise ainsi.
615.8	A shield against the next damage of one source prevents all of that damage, however much.	Un bouclier contre les prochaines blessures d’une source les prévient toutes, quel qu’en soit le nombre.
615.9	The chosen source must still fit when it deals damage.	La source choisie doit encore convenir en infligeant.
615.10	A static ability that prevents a number does so for each damage event anew.	Une capacité statique qui prévient un nombre le fait à nouveau pour chaque événement de blessures.
615.11	A number for "each" of several creatures is a shield for each of them.	Un nombre pour « chacune » de plusieurs créatures est un bouclier pour chacune d’elles.
615.12	Damage that can't be prevented uses up no shield, but what a shield adds still happens.	Des blessures qui ne peuvent être prévenues n’usent aucun bouclier, mais ce qu’il ajoute arrive.
615.12a	To such damage each shield applies only once.	À de telles blessures, chaque bouclier ne s’applique qu’une fois.
615.13	A trigger on prevention triggers once for each shield that prevents any damage at one time.	Une capacité sur la prévention se déclenche une fois par bouclier qui prévient des blessures à un moment.
616.1	Of several replacement or prevention effects, the player affected chooses which applies first.	De plusieurs effets de remplacement ou de prévention, le joueur concerné choisit lequel s’applique d’abord.
616.1a	Those that replace part of their own text come first.	Ceux qui remplacent une part de leur propre texte viennent d’abord.
616.1b	Those about whose control something enters under come next.	Ceux qui décident sous quel contrôle un objet arrive viennent ensuite.
616.1c	Those by which something enters as a copy come next.	Ceux qui font arriver comme une copie viennent ensuite.
616.1d	Those by which something enters with its back face up come next.	Ceux qui font arriver verso visible viennent ensuite.
616.1e	Where none has to come first, any of the effects may be chosen.	Si aucun ne doit venir d’abord, n’importe quel effet peut être choisi.
616.1f	After each effect only those that still apply are chosen from, until none is left.	Après chaque effet, on choisit parmi ceux qui s’appliquent encore, jusqu’au dernier.
616.1g	An effect on a part of the event waits until those on the whole have been chosen.	Un effet sur une partie de l’événement attend que ceux sur le tout aient été choisis.
616.2	An effect may come to apply only because of what another has made of the event.	Un effet peut ne s’appliquer qu’à cause de ce qu’un autre a fait de l’événement.
`
