/** Effects: one-shot, continuous, on text (609 to 612): number, English and French, between tabs. */
export const EFFECTS = `
609.1	An effect is what happens because of a spell or ability.	Un effet est ce qui arrive à cause d’un sort ou d’une capacité.
609.2	Effects concern only permanents unless the text means objects in other zones.	Les effets ne concernent que les permanents, sauf si le texte vise des objets d’autres zones.
609.3	As much as possible is done of an instruction that can't be carried out in full.	D’une instruction impossible à suivre en entier, on fait autant que possible.
609.4	"As though" counts for that one effect and for nothing else.	« Comme si » ne vaut que pour cet effet, et pour rien d’autre.
609.4a	Several "as though" for the same thing may be used together, one helping the other.	Plusieurs « comme si » pour la même chose peuvent se combiner, l’un aidant l’autre.
609.4b	Mana spent "as though" of another type changes only the payment.	Du mana dépensé « comme si » d’un autre type ne change que le paiement.
609.5	An effect that may end in a tie says what happens then.	Un effet qui peut finir à égalité dit ce qui se passe alors.
609.6	Replacement and prevention effects are continuous effects.	Les effets de remplacement et de prévention sont des effets continus.
609.7	Some effects look at the source of damage.	Certains effets regardent la source des blessures.
609.7a	A source is chosen as the effect begins; if it is a permanent spell, its permanent counts as well.	Une source est choisie quand l’effet commence ; si c’est un sort de permanent, le permanent compte aussi.
609.7b	A shield against a kind of source looks again as that source would deal damage.	Un bouclier contre une sorte de source revérifie celle-ci quand elle devrait infliger des blessures.
609.7c	A static ability against a kind of source looks at permanents and at sources elsewhere.	Une capacité statique contre une sorte de source regarde les permanents et les sources d’ailleurs.
610.1	A one-shot effect does something once and is over.	Un effet ponctuel fait quelque chose une fois, et c’est tout.
610.2	Some one-shot effects set up a delayed ability for later.	Certains effets ponctuels préparent une capacité retardée pour plus tard.
610.3	An object that leaves "until" something happens comes back right after it.	Ce qui part « jusqu’à » un événement revient juste après.
610.3a	If the awaited event happened before the spell or activated ability resolved, nothing leaves.	Si l’événement attendu a eu lieu avant la résolution du sort ou de la capacité activée, rien ne part.
610.3b	If the awaited event happened between a trigger and its resolution, nothing leaves.	Si l’événement attendu a eu lieu entre le déclenchement et la résolution, rien ne part.
610.3c	An object that left until an event comes back under its owner's control.	Ce qui était parti jusqu’à un événement revient sous le contrôle de son propriétaire.
610.3d	Objects that left until the same moment come back at the same time.	Ce qui était parti jusqu’au même moment revient en même temps.
610.4	A permanent that phases out "until" something happens phases in right after it.	Ce qui passe hors phase « jusqu’à » un événement revient en phase juste après.
610.4a	Such a permanent doesn't phase in during an untap step; if another effect phases it in, that is final.	Ce qui est ainsi hors phase ne revient pas au dégagement ; si un autre effet l’y ramène, c’est définitif.
610.4b	If the awaited event happened before the spell or activated ability resolved, nothing phases out.	Si l’événement attendu a eu lieu avant la résolution du sort ou de la capacité activée, rien ne passe hors phase.
610.4c	If the awaited event happened between a trigger and its resolution, nothing phases out.	Si l’événement attendu a eu lieu entre le déclenchement et la résolution, rien ne passe hors phase.
610.4d	Permanents that phased out until the same moment phase in at the same time.	Ce qui était hors phase jusqu’au même moment revient en même temps.
610.5	A static ability may give an ability to spells as they are put on the stack.	Une capacité statique peut donner une capacité à des sorts au moment où ils sont mis sur la pile.
611.1	A continuous effect changes objects, control, players or the rules for some time.	Un effet continu change pour un temps des objets, le contrôle, des joueurs ou les règles.
611.2	Spells and abilities make continuous effects as they resolve.	Sorts et capacités créent des effets continus en se résolvant.
611.2a	A resolved spell's or ability's continuous effect lasts as long as it says, else for the whole game.	L’effet continu d’un sort ou d’une capacité résolus dure comme indiqué, sinon toute la partie.
611.2b	A "for as long as" that never begins, or is over already, does nothing.	Un « tant que » qui ne commence jamais, ou a déjà fini, ne fait rien.
611.2c	The objects that a resolved spell or ability changes are fixed as its effect begins.	Les objets que change un sort ou une capacité résolus sont fixés quand son effet commence.
611.2d	The X of a continuous effect is worked out once, on resolution.	Le X d’un effet continu est calculé une seule fois, à la résolution.
611.2e	A permanent already enters as it "is" or with what it "has"; it "becomes" or "gains" something only after.	Ce qu’un permanent « est » ou « a » vaut dès l’arrivée ; ce qu’il « devient » ou « acquiert » vient après.
611.2f	An effect on the next spell begins as that spell is put on the stack.	Un effet sur le prochain sort commence quand ce sort est mis sur la pile.
611.3	Static abilities make continuous effects while they are there.	Les capacités statiques créent des effets continus tant qu’elles sont là.
611.3a	A static ability's effect isn't fixed; it applies to what it speaks of at each moment.	L’effet d’une capacité statique n’est pas fixé ; il vaut pour ce dont elle parle à chaque instant.
611.3b	A static ability's effect applies whenever its object is where the ability works.	L’effet d’une capacité statique vaut chaque fois que son objet est là où elle fonctionne.
611.3c	Static abilities change permanents as they enter, which counts for what triggers.	Les capacités statiques modifient les permanents dès l’arrivée, ce qui compte pour ce qui se déclenche.
611.3d	An ability that a static ability gives a spell it lets be cast stays on the permanent, for the game by default.	Ce qu’une capacité statique donne au sort qu’elle permet de lancer reste au permanent, toute la partie si rien n’est dit.
612.1	A text-changing effect changes words or symbols of an object, mostly in its text and type line.	Un effet de changement de texte change des mots ou symboles, surtout dans le texte et la ligne de type.
612.2	A text change affects only words used in that sense, and never part of a name.	Un changement de texte ne touche que les mots pris en ce sens, et jamais une partie d’un nom.
612.2a	A creature type that also names a token can be changed.	Un type de créature qui nomme aussi un jeton peut être changé.
612.3	Abilities that were given aren't text, and a change of text doesn't touch them.	Les capacités conférées ne sont pas du texte, et un changement de texte ne les touche pas.
612.4	A token's types and text can be changed like others.	Les types et le texte d’un jeton peuvent être changés comme d’autres.
612.5	One card swaps the text boxes of two objects.	Une carte échange les encadrés de texte de deux objets.
612.6	One card takes another's full text: name, cost, types and size as well.	Une carte prend tout le texte d’une autre : nom, coût, types et taille compris.
612.7	One card has the names of all nonlegendary creature cards.	Une carte a les noms de toutes les cartes de créature non-légendaire.
612.8	An effect that sets a name takes away the old ones.	Un effet qui fixe un nom retire les anciens.
612.9	A name sticker adds a word to the name.	Un autocollant de nom ajoute un mot au nom.
612.10	Splice adds the card's text after the spell's own.	L’imprégnation ajoute le texte de la carte après celui du sort.
`
