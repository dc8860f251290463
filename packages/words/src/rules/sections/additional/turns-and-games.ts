/** Control of players, ends of turns, designations, further games, merging, day and night, shortcuts, illegal actions (723 to 733): number, English and French, between tabs. */
export const TURNS_AND_GAMES = `
723.1	A player may be controlled by another for the whole of the next turn they really take.	Un joueur peut être contrôlé par un autre pendant tout le prochain tour qu’il joue vraiment.
723.1a	Of several such effects on one player, the newest works.	De plusieurs effets de ce genre sur un joueur, seul le plus récent agit.
723.1b	If the turn is skipped, the effect waits for the next one taken.	Si le tour est passé, l’effet attend le prochain qui sera joué.
723.2	Two cards control a player for a shorter time.	Deux cartes contrôlent un joueur pour un temps plus court.
723.3	Objects stay under their usual controllers, and the controlled player is still the active player in their turn.	Les objets gardent leur contrôleur, et le joueur contrôlé reste le joueur actif pendant son tour.
723.4	The controlling player sees what the other sees in the game, but not their cards outside it.	Le joueur qui contrôle voit ce que l’autre voit dans la partie, mais pas ses cartes hors de la partie.
723.5	The controlling player makes every choice that the rules and objects ask of the other.	Le joueur qui contrôle fait tous les choix que les règles et les objets demandent à l’autre.
723.5a	Costs are paid from the controlled player's own cards, mana and the like.	Les coûts se paient avec les cartes, le mana et les autres ressources du joueur contrôlé.
723.5b	Choices outside the game's rules, such as those of tournaments, stay with the player.	Les choix hors des règles du jeu, comme ceux des tournois, restent au joueur.
723.6	Nobody can be made to concede, and anyone may concede even while controlled.	Nul ne peut être forcé de concéder, et chacun peut concéder même contrôlé.
723.7	The effect may forbid or demand certain actions.	L’effet peut interdire ou imposer certaines actions.
723.8	The controlling player goes on making their own choices, too.	Le joueur qui contrôle continue aussi à faire ses propres choix.
723.9	Controlling oneself means playing as usual.	Se contrôler soi-même, c’est jouer comme d’habitude.
724.1	Some cards end the turn, by steps of their own.	Certaines cartes mettent fin au tour, par des étapes à elles.
724.1a	Triggers that wait to go on the stack are gone.	Les capacités déclenchées qui attendent d’aller sur la pile disparaissent.
724.1b	Everything on the stack is exiled, the spell or ability that does it included.	Tout ce qui est sur la pile est exilé, même le sort ou la capacité en cause.
724.1c	State-based actions are checked, without priority or triggers.	Les actions basées sur un état sont vérifiées, sans priorité ni déclenchement.
724.1d	The step ends, combat is over, and the game goes straight to a cleanup step.	L’étape s’achève, le combat est fini, et l’on passe tout droit à une étape de nettoyage.
724.1e	The end step is left out, and so are its triggers.	L’étape de fin est sautée, et ses déclenchements avec elle.
724.1f	What triggered meanwhile goes on the stack in the cleanup step, which then gives priority and is repeated.	Ce qui s’est déclenché entre-temps va sur la pile au nettoyage, qui donne alors la priorité et se répète.
724.2	A single card, Mandate of Peace, ends combat in such a way.	Une seule carte, Mandate of Peace, met ainsi fin au combat.
724.2a	Here too, triggers that wait to go on the stack are gone.	Ici aussi, les capacités déclenchées qui attendent d’aller sur la pile disparaissent.
724.2b	The whole stack is exiled, with the spell or ability that does it.	Toute la pile est exilée, avec le sort ou la capacité en cause.
724.2c	Next, state-based actions are checked without anybody getting priority.	Ensuite, les actions basées sur un état sont vérifiées sans que personne ait la priorité.
724.2d	All leave combat, effects until end of combat are over, and the next phase begins.	Tous quittent le combat, les effets jusqu’à la fin du combat s’achèvent, et la phase suivante commence.
724.2e	No end of combat step takes place, so nothing triggers in it.	L’étape de fin de combat est sautée, et ses déclenchements avec elle.
724.2f	What triggered meanwhile goes on the stack in the next phase.	Ce qui s’est déclenché entre-temps va sur la pile à la phase suivante.
724.2g	Outside of combat, such an effect does nothing.	Hors du combat, un tel effet ne fait rien.
725.1	There is no monarch until an effect makes a player one.	Il n’y a pas de monarque avant qu’un effet en fasse un d’un joueur.
725.2	The monarch draws in their end step, and a creature that deals them combat damage takes the crown for its controller.	Le monarque pioche à son étape de fin ; une créature qui lui inflige des blessures de combat prend la couronne pour son contrôleur.
725.3	A new monarch takes the place of the old one; there are never two.	Un nouveau monarque remplace l’ancien ; il n’y en a jamais deux.
725.4	If the monarch is out of the game, the active player or else the next one becomes monarch.	Si le monarque quitte la partie, le joueur actif, ou à défaut le suivant, le devient.
725.5	A static effect that asks for the monarch waits until there is one.	Un effet statique qui dépend du monarque attend qu’il y en ait un.
726.1	Nobody has the initiative until an effect makes a player take it.	Personne n’a l’initiative avant qu’un effet la fasse prendre à un joueur.
726.2	Its holder ventures into Undercity on taking it and in each upkeep; combat damage to them passes it on.	Son détenteur s’aventure dans Undercity en la prenant et à chaque entretien ; des blessures de combat à lui la font passer.
726.3	Whoever takes the initiative takes it from the player who had it.	Qui prend l’initiative la prend à celui qui l’avait.
726.4	If its holder is out of the game, the active player or else the next one takes it.	Si son détenteur quitte la partie, le joueur actif, ou à défaut le suivant, la prend.
726.5	Taking it again while having it means venturing again.	La reprendre en l’ayant déjà, c’est s’aventurer de nouveau.
727.1	One card ends the game without a result, and all who were in it begin a new one.	Une carte met fin à la partie sans résultat, et tous ceux qui y étaient en commencent une nouvelle.
727.1a	The player whose spell or ability did it begins.	Le joueur dont le sort ou la capacité l’a fait commence.
727.2	All cards of the old game are in the new one, with their owners, even those that had joined it.	Toutes les cartes de l’ancienne partie sont dans la nouvelle, à leurs propriétaires, même celles venues en cours de route.
727.3	With fewer than seven cards to draw, a player loses in the first upkeep.	Avec moins de sept cartes à piocher, un joueur perd au premier entretien.
727.4	The rest of the effect is carried out just before the first untap step.	Le reste de l’effet s’exécute juste avant la première étape de dégagement.
727.5	Cards that the effect keeps out aren't in their owners' decks.	Les cartes que l’effet met de côté ne sont pas dans les decks de leurs propriétaires.
727.5a	A commander kept out stays the commander, but doesn't start in the command zone.	Un commandant mis de côté reste le commandant, mais ne commence pas dans la zone de commandement.
727.6	Restarting a subgame leaves the main game alone, which looks to the new result.	Recommencer une sous-partie ne touche pas la partie principale, qui attend le nouveau résultat.
727.7	All players restart, whatever range of influence is used.	Tous les joueurs recommencent, quelle que soit la portée d’influence.
728.1	In each of your first main phases you mill as many cards as you have rad counters; each nonland card costs 1 life and a counter.	À chacune de vos premières phases principales, meulez autant de cartes que de marqueurs rad ; chaque carte non-terrain coûte 1 point de vie et un marqueur.
728.1a	Life lost from radiation is life lost that way.	Les points de vie perdus par radiation sont ceux perdus ainsi.
729.1	One card, Shahrazad, starts a game within the game.	Une carte, Shahrazad, lance une partie dans la partie.
729.1a	While the subgame lasts, the main game stands still.	Tant que dure la sous-partie, la partie principale est suspendue.
729.1b	Nothing of one game has any effect in the other, but for what the starting effect says.	Rien d’une partie n’agit dans l’autre, sauf ce que dit l’effet qui l’a lancée.
729.2	The subgame has zones of its own, and each player's library becomes their deck; chance says who begins.	La sous-partie a ses propres zones, et la bibliothèque de chacun devient son deck ; le hasard dit qui commence.
729.2a	Supplementary decks go along, but not their face-up cards.	Les decks supplémentaires suivent, mais pas leurs cartes face visible.
729.2b	Vanguard cards go along.	Les cartes Vanguard suivent aussi.
729.2c	Commanders in the command zone go along.	Les commandants de la zone de commandement suivent aussi.
729.3	A deck of fewer than seven cards makes its player lose in the first upkeep.	Avec moins de sept cartes dans son deck, un joueur perd au premier entretien.
729.4	All that stays in the main game is outside of the subgame.	Tout ce qui reste dans la partie principale est hors de la sous-partie.
729.4a	Cards fetched from the main game trigger there what waits for that, once it goes on.	Des cartes prises à la partie principale y déclenchent ce qui attend cela, une fois qu’elle reprend.
729.4b	Counters of players belong to the game in which they got them.	Les marqueurs des joueurs appartiennent à la partie où ils les ont reçus.
729.5	At its end the cards are shuffled into the main libraries, and the effect that started it goes on.	À sa fin, les cartes sont mélangées dans les bibliothèques principales, et l’effet qui l’a lancée se poursuit.
729.5a	Cards of supplementary decks return to those, which go back to the main game shuffled.	Les cartes des decks supplémentaires y retournent, et ceux-ci reviennent mélangés à la partie principale.
729.5b	Vanguard cards go back.	Les cartes Vanguard reviennent aussi.
729.5c	Commanders in the subgame's command zone go back.	Les commandants de la zone de commandement de la sous-partie reviennent aussi.
729.6	A subgame may have a subgame of its own.	Une sous-partie peut avoir sa propre sous-partie.
730.1	Mutate alone merges objects with permanents.	Seule la mutation fusionne des objets avec des permanents.
730.2	To merge, put the object over or under the permanent; both together are one permanent.	Pour fusionner, mettez l’objet sur ou sous le permanent ; ensemble, ils font un seul permanent.
730.2a	What lies on top is what the permanent is, unless the effect says more; that can be copied.	Le permanent est ce qui est au-dessus, sauf si l’effet en dit plus ; cela se copie.
730.2b	The object leaves its zone for the battlefield, but nothing enters.	L’objet quitte sa zone pour le champ de bataille, mais rien n’arrive.
730.2c	It is still the same permanent: effects on it stay, and it hasn't newly come under control.	C’est toujours le même permanent : les effets sur lui restent, et il n’a pas changé de contrôle.
730.2d	It is a token only if its top is.	Ce n’est un jeton que si son dessus en est un.
730.2e	Its top says whether it is face down; that isn't being turned face up.	Son dessus dit s’il est face cachée ; cela n’est pas être retourné face visible.
730.2f	Turning it down or up turns all its parts.	Le retourner face cachée ou visible retourne toutes ses parts.
730.2g	With an instant or sorcery in it, it is shown but can't be turned up.	S’il contient un éphémère ou un rituel, il est montré mais reste face cachée.
730.2h	A flip card in it counts by its flipped half once the permanent is flipped.	Une carte à inversion y compte par sa moitié inversée une fois le permanent inversé.
730.2i	It isn't double-faced; to transform it turns each part that can.	Il n’est pas recto-verso ; le transformer retourne chaque part qui le peut.
730.2j	With a double-faced part it can't be turned face down.	Avec une part recto-verso, il ne peut pas être retourné face cachée.
730.3	It leaves as one permanent, and its parts go apart.	Il part comme un seul permanent, et ses parts se séparent.
730.3a	The owner orders the parts in a graveyard or library, in the library without showing it.	Le propriétaire ordonne les parts au cimetière ou dans la bibliothèque, dans celle-ci en secret.
730.3b	Exiling it, the player says in which order the parts count as exiled.	Le joueur qui l’exile dit dans quel ordre les parts comptent comme exilées.
730.3c	An effect that finds what it became finds all parts and treats them alike.	Un effet qui retrouve ce qu’il est devenu trouve toutes les parts et les traite de même.
730.3d	A replacement for one part holds for all, except perhaps for a commander.	Un remplacement pour une part vaut pour toutes, sauf parfois pour un commandant.
730.3e	A replacement for cards takes along the tokens in it, unless it is a token; then it takes the cards alone.	Un remplacement qui vise des cartes emporte ses jetons, sauf s’il est lui-même un jeton ; il ne prend alors que les cartes.
731.1	The game begins with neither day nor night; from the first of them on, there is always one.	La partie commence sans jour ni nuit ; dès le premier, il y a toujours l’un des deux.
731.1a	"Day becomes night" means the change from one to the other.	« Le jour devient la nuit » désigne le passage de l’un à l’autre.
731.2	In the untap step the turn before is looked at for a change of day and night.	À l’étape de dégagement, on regarde le tour précédent pour savoir si le jour ou la nuit change.
731.2a	Night falls after a turn in which its player cast no spell.	La nuit tombe après un tour où son joueur n’a lancé aucun sort.
731.2b	Day breaks after a turn in which its player cast two spells or more.	Le jour se lève après un tour où son joueur a lancé deux sorts ou plus.
731.2c	Without day or night nothing is checked.	Sans jour ni nuit, rien n’est vérifié.
732.1	Players need not spell out each choice; shortcuts that all understand will do.	Les joueurs n’ont pas à énoncer chaque choix ; des raccourcis compris de tous suffisent.
732.1a	Any shortcut is fine as long as everybody knows what is meant.	Tout raccourci convient tant que chacun sait ce qui est voulu.
732.1b	For a loop, shortcuts settle how often it runs and how it ends.	Pour une boucle, les raccourcis fixent combien de fois elle tourne et comment elle finit.
732.1c	Tournaments have rules of their own for this, which go first there.	Les tournois ont leurs propres règles là-dessus, qui y priment.
732.2	How a shortcut is taken.	Comment on prend un raccourci.
732.2a	A player with priority proposes choices for everybody, loops included but no "if", up to a point where somebody has priority.	Un joueur qui a la priorité propose une suite de choix pour tous, boucles comprises mais sans « si », jusqu’à une priorité.
732.2b	The others, in turn order, each agree or name a point at which they will do something else.	Chaque autre joueur, dans l’ordre du tour, accepte ou nomme un point où il fera autre chose.
732.2c	The game goes on to the last point agreed upon; if it was shortened, that player must do something else there.	La partie avance au dernier point convenu ; s’il a été raccourci, ce joueur doit y faire autre chose.
732.3	If several players' actions make the loop, the active player, or the first of them, must do something else.	Si les actions de plusieurs joueurs font la boucle, le joueur actif, ou le premier concerné, doit faire autre chose.
732.4	A loop in which nobody has a choice makes the game a draw.	Une boucle où nul n’a de choix fait de la partie une égalité.
732.5	Nobody must end a loop by what isn't part of it.	Nul n’est tenu de finir une boucle par ce qui n’en fait pas partie.
732.6	Where a loop could be ended by an "unless", nobody need do so.	Si un « à moins que » peut finir la boucle, nul n’est tenu d’y recourir.
733.1	An illegal action is undone with all its payments; mana abilities may be undone too, unless cards in a library moved or were seen.	Une action illégale est annulée avec ses paiements ; les capacités de mana aussi, sauf si une bibliothèque a été touchée ou vue.
733.2	The player still has priority afterwards and may do it properly or do something else.	Le joueur garde ensuite la priorité et peut agir correctement ou faire autre chose.
`
