/** Spells, abilities, emblems and targets (112 to 115): number, English and French, between tabs. */
export const ABILITIES = `
112.1	From the first step of casting until it leaves the stack, a card is a spell.	Du début de son lancement jusqu’à son départ de la pile, une carte est un sort.
112.1a	Copies of spells are spells too.	Les copies de sorts sont aussi des sorts.
112.1b	A copy of a card that is cast is a spell too.	Une copie de carte qui est lancée est aussi un sort.
112.2	A spell's owner is its card's owner, a copy's its maker; it is controlled by whoever put it on the stack.	Le propriétaire d’un sort est celui de sa carte, ou qui a créé la copie ; son contrôleur, qui l’a mis sur la pile.
112.2a	A player who copies a card and may cast the copy owns that copy.	Le joueur qui copie une carte et peut lancer la copie en est le propriétaire.
112.3	A spell has what is printed on its card, as changed by continuous effects.	Un sort a ce qui est imprimé sur sa carte, modifié par les effets continus.
112.4	Changes that an effect makes to a permanent spell stay on the permanent.	Ce qu’un effet change à un sort de permanent vaut aussi pour le permanent.
113.1	"Ability" can mean three different things.	« Capacité » peut désigner trois choses différentes.
113.1a	An ability can be a trait of an object, from its text or from an effect, by which it affects the game.	Une capacité peut être un trait d’un objet, venu de son texte ou d’un effet, par lequel il influe sur la partie.
113.1b	An ability can be a trait that an effect gives to a player.	Une capacité peut être un trait qu’un effet donne à un joueur.
113.1c	An ability can be an object: an activated or triggered ability while it is on the stack.	Une capacité peut être un objet : une capacité activée ou déclenchée tant qu’elle est sur la pile.
113.2	An ability may concern its own object, other objects and players.	Une capacité peut concerner son propre objet, d’autres objets et des joueurs.
113.2a	An ability may help or harm.	Une capacité peut aider ou nuire.
113.2b	A card's additional and alternative costs are among its abilities.	Les coûts supplémentaires et alternatifs d’une carte comptent parmi ses capacités.
113.2c	Each paragraph of a card is an ability of its own; the same one twice works twice, separately.	Chaque paragraphe d’une carte est une capacité ; la même en double agit deux fois, séparément.
113.2d	Abilities make one-shot or continuous effects; replacement and prevention effects are continuous.	Les capacités créent des effets ponctuels ou continus ; ceux de remplacement et de prévention sont continus.
113.3	Abilities are of four kinds: spell, activated, triggered and static.	Les capacités sont de quatre sortes : de sort, activées, déclenchées et statiques.
113.3a	Spell abilities are what an instant or sorcery says to do as it resolves.	Les capacités de sort sont ce qu’un éphémère ou un rituel dit de faire en se résolvant.
113.3b	Activated abilities have a cost before a colon; with priority a player may pay it and put them on the stack.	Les capacités activées ont un coût avant deux-points ; avec la priorité, un joueur peut le payer et les mettre sur la pile.
113.3c	Triggered abilities begin with "when", "whenever" or "at", and go on the stack by themselves.	Les capacités déclenchées commencent par « quand », « à chaque fois que » ou « au », et vont d’elles-mêmes sur la pile.
113.3d	Static abilities are statements that hold as long as their object is where they work.	Les capacités statiques sont des affirmations vraies tant que leur objet est là où elles fonctionnent.
113.4	Mana abilities don't use the stack and may be activated without priority while paying.	Les capacités de mana n’utilisent pas la pile et peuvent s’activer sans priorité pendant un paiement.
113.5	A permanent's loyalty abilities may be activated once each turn, at sorcery speed.	Les capacités de loyauté d’un permanent s’activent une seule fois par tour, quand un rituel est possible.
113.6	Abilities of instants and sorceries usually work on the stack, all others on the battlefield, with these exceptions.	Les capacités des éphémères et rituels fonctionnent sur la pile, les autres sur le champ de bataille, à ces exceptions près.
113.6a	Characteristic-defining abilities work everywhere, even outside the game.	Les capacités définissant une caractéristique fonctionnent partout, même hors de la partie.
113.6b	An ability that names its zones works only there.	Une capacité qui nomme ses zones ne fonctionne que là.
113.6c	An ability that names zones where it doesn't work is active in all others.	Une capacité qui nomme les zones où elle ne fonctionne pas est active dans toutes les autres.
113.6d	An ability that changes the cost of its own spell works on the stack.	Une capacité qui modifie le coût de son propre sort fonctionne sur la pile.
113.6e	An ability about how its own card may be played works wherever that could happen, and on the stack.	Une capacité sur la façon de jouer sa propre carte fonctionne partout d’où on pourrait la jouer, et sur la pile.
113.6f	An ability about the zones from which its own card may be played works everywhere.	Une capacité sur les zones d’où jouer sa propre carte fonctionne partout.
113.6g	"Can't be countered" and "can't be copied" work on the stack.	« Ne peut pas être contrecarré » et « ne peut pas être copié » fonctionnent sur la pile.
113.6h	An ability that changes how its own object enters works as it enters.	Une capacité qui modifie l’arrivée de son propre objet fonctionne au moment où il arrive.
113.6i	"Can't have counters put on it" works already as the object enters.	« Ne peut pas recevoir de marqueurs » fonctionne déjà quand l’objet arrive.
113.6j	An activated ability works in any zone where its cost can be paid, if that is impossible on the battlefield.	Une capacité activée fonctionne dans toute zone où son coût est payable, s’il ne l’est pas sur le champ de bataille.
113.6k	A trigger that can't happen on the battlefield works in every zone where it can.	Un déclenchement impossible sur le champ de bataille fonctionne dans toute zone où il est possible.
113.6m	An ability that moves its own object out of a zone works only there, unless the object is put there first.	Une capacité qui déplace son propre objet hors d’une zone ne fonctionne que là, sauf si l’objet y est d’abord mis.
113.6n	An ability that changes deck building works before the game, but lifts no ban.	Une capacité qui modifie la construction des decks fonctionne avant la partie, mais ne lève aucune interdiction.
113.6p	Abilities of emblems, planes, vanguards, schemes and conspiracies work in the command zone.	Les capacités des emblèmes, plans, vanguards, machinations et conspirations fonctionnent en zone de commandement.
113.7	An ability's source is the object that has it.	La source d’une capacité est l’objet qui la possède.
113.7a	On the stack an ability no longer needs its source; if that is gone, its last known information is used.	Sur la pile, une capacité n’a plus besoin de sa source ; si celle-ci est partie, ses dernières informations connues servent.
113.8	An activated ability is controlled by who activated it, a triggered one by who controlled, or else owned, its source.	Une capacité activée est contrôlée par qui l’a activée, une déclenchée par qui contrôlait ou possédait sa source.
113.9	Abilities on the stack aren't spells: only what counters abilities counters them; static ones can't be countered.	Les capacités ne sont pas des sorts : seul ce qui vise les capacités les contrecarre, et jamais les statiques.
113.10	Effects can give abilities to objects and take them away.	Des effets peuvent donner des capacités aux objets et leur en retirer.
113.10a	Limits on activating that come with an activated ability belong to it.	Les limites d’activation données avec une capacité activée en font partie.
113.10b	An effect that takes away an ability takes all instances of it.	Un effet qui retire une capacité en retire tous les exemplaires.
113.10c	Of effects that give and take away the same ability, the newest usually wins.	Entre effets qui donnent et retirent la même capacité, le plus récent l’emporte d’ordinaire.
113.11	An object that "can't have" an ability loses it, and no effect or counter can give it that ability.	Un objet qui « ne peut pas avoir » une capacité la perd, et aucun effet ni marqueur ne peut la lui donner.
113.12	To set a characteristic or to state something like "can't be blocked" isn't to give an ability.	Fixer une caractéristique ou énoncer « ne peut pas être bloqué », par exemple, n’est pas donner une capacité.
114.1	An emblem is a marker with abilities in the command zone.	Un emblème est un symbole doté de capacités dans la zone de commandement.
114.2	The player who gets an emblem owns and controls it.	Le joueur qui reçoit un emblème en est propriétaire et contrôleur.
114.3	An emblem has its abilities and nothing more: no type, cost or colour, and usually no name.	Un emblème n’a que ses capacités : ni type, ni coût, ni couleur, et d’ordinaire pas de nom.
114.4	An emblem's abilities work from the command zone.	Ce que dit un emblème fonctionne dans la zone de commandement.
114.5	An emblem isn't a card, nor is it a permanent.	Un emblème n’est ni une carte ni un permanent.
115.1	Targets are chosen as the spell or ability goes on the stack; only an effect that says so can change them.	Les cibles sont choisies à la mise sur la pile, et seul un effet qui le dit peut les changer.
115.1a	An instant or sorcery has targets where its instructions say "target"; they are chosen as it is cast.	Un éphémère ou un rituel a des cibles là où ses instructions disent « cible » ; on les choisit en le lançant.
115.1b	An Aura spell always has a target, the one that "enchant" describes; as a permanent it targets nothing.	Un sort d’aura a toujours une cible, celle que décrit « enchanter » ; en tant que permanent, il ne cible rien.
115.1c	An activated ability with "target" has its targets chosen as it is activated.	Une capacité activée avec « cible » reçoit ses cibles à son activation.
115.1d	A triggered ability with "target" has its targets chosen as it goes on the stack.	Une capacité déclenchée avec « cible » reçoit ses cibles à la mise sur la pile.
115.1e	Some keywords, such as equip and mutate, have a target in their rules rather than on the card.	Certains mots-clés, comme équipement et mutation, ont leur cible dans leur règle et non sur la carte.
115.2	Only permanents are targets, unless the text names players or something that isn't on the battlefield.	Seuls les permanents sont des cibles, sauf si le texte nomme des joueurs ou autre chose hors du champ de bataille.
115.3	One thing can be chosen only once for each "target" in the text.	Une même chose ne peut être choisie qu’une fois pour chaque « cible » du texte.
115.4	"Any target" means a creature, player, planeswalker or battle.	« N’importe quelle cible » désigne une créature, un joueur, un planeswalker ou une bataille.
115.5	Nothing on the stack can target itself.	Rien sur la pile ne peut se cibler soi-même.
115.6	A spell or ability that allows zero targets counts as targeted only if at least one was chosen.	Ce qui permet zéro cible n’est ciblé que si au moins une a été choisie.
115.7	Some effects change targets, others let new ones be chosen.	Certains effets changent des cibles, d’autres en font choisir de nouvelles.
115.7a	Changing the targets: all go to other legal ones, or none does.	Changer les cibles : toutes passent à d’autres cibles légales, ou aucune.
115.7b	Changing one target: a single one goes to another legal one.	Changer une cible : une seule passe à une autre cible légale.
115.7c	Changing any targets: as many as wanted go to other legal ones.	Changer des cibles au choix : autant que voulu passent à d’autres cibles légales.
115.7d	Choosing new targets: any may stay, even illegal ones, but new ones must be legal.	Choisir de nouvelles cibles : chacune peut rester, même illégale, mais les nouvelles doivent être légales.
115.7e	Changed targets are judged by the final set alone.	Les cibles changées se jugent sur l’ensemble final seulement.
115.7f	When targets change, a division among them stays as it was.	Quand des cibles changent, la répartition entre elles reste la même.
115.8	Changing the targets of a modal spell doesn't change its modes.	Changer les cibles d’un sort modal ne change pas ses modes.
115.9	Some objects look at the targets of a spell or ability: as they are now, as they were chosen, or both.	Certains objets regardent les cibles d’un sort ou d’une capacité : maintenant, telles que choisies, ou les deux.
115.9a	"With two targets" counts each time that something was chosen as a target, whether still legal or not.	« Avec deux cibles » compte chaque choix d’une cible, encore légale ou non.
115.9b	"That targets" looks at the targets as they are now, and ignores those that are gone.	« Qui cible » regarde les cibles telles qu’elles sont maintenant, et ignore celles qui sont parties.
115.9c	"That targets only" needs exactly one thing to have been chosen, however often, and looks at it now.	« Qui ne cible que » exige qu’une seule chose ait été choisie, même plusieurs fois, et la regarde maintenant.
115.10	Things that aren't targeted are usually chosen on resolution.	Ce qui n’est pas ciblé se choisit d’ordinaire à la résolution.
115.10a	Something that is affected is a target only if the text calls it one.	Ce qui est affecté n’est une cible que si le texte le dit.
115.10b	The word "you" never makes a player a target.	Le mot « vous » ne fait jamais d’un joueur une cible.
`
