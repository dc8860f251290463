/** Control of players, ends of turns, designations, further games, merging, day and night, shortcuts, illegal actions (723 to 733): number, English and French, between tabs. */
export const TURNS_AND_GAMES = `
723.1	A player may be controlled by another for the whole of the next turn they actually take.	Un joueur peut être contrôlé par un autre pendant tout le prochain tour qu’il joue vraiment.
723.1a	If several effects control the same player, the newest works.	Si plusieurs effets contrôlent le même joueur, le plus récent agit.
723.1b	If the turn to be controlled is skipped, the effect waits for the next one taken.	Si le tour à contrôler est passé, l’effet attend le prochain qui sera joué.
723.2	Two cards control a player for a shorter time.	Deux cartes contrôlent un joueur pour un temps plus court.
723.3	Controlling a player leaves objects with their controllers, and the player stays active in their own turn.	Contrôler un joueur laisse les objets à leurs contrôleurs, et le joueur reste le joueur actif pendant son tour.
723.4	The controlling player sees what the controlled player sees in the game, but not cards outside it.	Le joueur qui contrôle voit ce que l’autre voit dans la partie, mais pas les cartes hors de la partie.
723.5	The controlling player makes all choices that rules and objects ask of the controlled player.	Le joueur qui contrôle fait tous les choix que les règles et les objets demandent à l’autre.
723.5a	Costs are paid from the controlled player's own cards, mana and the like.	Les coûts se paient avec les cartes, le mana et les autres ressources du joueur contrôlé.
723.5b	Choices that only tournament rules or manners ask for stay with the controlled player.	Les choix hors des règles du jeu, comme ceux des tournois, restent au joueur contrôlé.
723.6	A player can't be made to concede, and may always do so themselves, even while controlled.	Un joueur ne peut pas être forcé de concéder, et peut toujours le faire lui-même, même contrôlé.
723.7	The effect that controls a player may forbid or demand certain actions.	L’effet qui contrôle un joueur peut interdire ou imposer certaines actions.
723.8	The controlling player goes on making their own choices, too.	Le joueur qui contrôle continue aussi à faire ses propres choix.
723.9	A player who controls themselves plays as usual.	Un joueur qui se contrôle lui-même joue comme d’habitude.
724.1	Some cards end the turn, by steps of their own.	Certaines cartes mettent fin au tour, par des étapes à elles.
724.1a	When the turn is ended, triggers that wait to go on the stack are gone.	Quand un effet met fin au tour, les capacités déclenchées qui attendent d’aller sur la pile disparaissent.
724.1b	Ending the turn exiles all of the stack, with the spell or ability that does it.	Mettre fin au tour exile toute la pile, même le sort ou la capacité en cause.
724.1c	As the turn is ended, state-based actions are checked, without priority or triggers.	Quand un effet met fin au tour, les actions basées sur un état sont vérifiées, sans priorité ni capacités déclenchées.
724.1d	Ending the turn ends the step and any combat, and goes straight to a cleanup step.	Mettre fin au tour achève l’étape et le combat, et mène tout droit à une étape de nettoyage.
724.1e	When the turn is ended, the end step is left out, and so are its triggers.	Quand un effet met fin au tour, l’étape de fin est sautée, et rien ne s’y déclenche.
724.1f	Abilities that trigger as the turn is ended wait for the cleanup step, which then gives priority and is repeated.	Les capacités qui se déclenchent quand un effet met fin au tour attendent le nettoyage, qui donne alors la priorité et se répète.
724.2	A single card, Mandate of Peace, ends combat in such a way.	Une seule carte, Mandate of Peace, met ainsi fin au combat.
724.2a	When combat is ended, triggers that wait to go on the stack are gone.	Quand un effet met fin au combat, les capacités déclenchées qui attendent d’aller sur la pile disparaissent.
724.2b	Ending combat exiles all of the stack, with the spell or ability that does it.	Mettre fin au combat exile toute la pile, avec le sort ou la capacité en cause.
724.2c	As combat is ended, state-based actions are checked, without priority or triggers.	Quand un effet met fin au combat, les actions basées sur un état sont vérifiées, sans priorité ni capacités déclenchées.
724.2d	Ending combat removes everything from it, ends effects that last until then, and goes to the next phase.	Mettre fin au combat en retire tout, achève les effets qui duraient jusque-là et mène à la phase suivante.
724.2e	When combat is ended, there is no end of combat step, and nothing triggers in it.	Quand un effet met fin au combat, l’étape de fin de combat est sautée, et rien ne s’y déclenche.
724.2f	Abilities that trigger as combat is ended go on the stack in the next phase.	Les capacités qui se déclenchent quand un effet met fin au combat vont sur la pile à la phase suivante.
724.2g	Outside the combat phase, an effect that ends it does nothing.	Hors de la phase de combat, un effet qui y met fin ne fait rien.
725.1	There is no monarch until an effect makes a player one.	Il n’y a pas de monarque avant qu’un effet en fasse un d’un joueur.
725.2	The monarch draws in their end step; a creature that deals them combat damage makes its controller the monarch.	Le monarque pioche à son étape de fin ; une créature qui lui inflige des blessures de combat fait de son contrôleur le monarque.
725.3	A new monarch takes the place of the old one; there are never two.	Un nouveau monarque remplace l’ancien ; il n’y en a jamais deux.
725.4	If the monarch is out of the game, the active player or else the next one becomes monarch.	Si le monarque quitte la partie, le joueur actif, ou à défaut le suivant, le devient.
725.5	A static effect that asks for the monarch waits until there is one.	Un effet statique qui dépend du monarque attend qu’il y en ait un.
726.1	Nobody has the initiative until an effect makes a player take it.	Personne n’a l’initiative avant qu’un effet la fasse prendre à un joueur.
726.2	The initiative makes its holder venture into Undercity when taken and each upkeep; combat damage to them passes it on.	L’initiative fait s’aventurer dans Undercity quand on la prend et à chaque entretien ; des blessures de combat la font passer.
726.3	Whoever takes the initiative takes it from the player who had it.	Qui prend l’initiative la prend à celui qui l’avait.
726.4	If the player with the initiative is out of the game, the active player or else the next one takes it.	Si le joueur qui a l’initiative quitte la partie, le joueur actif, ou à défaut le suivant, la prend.
726.5	Taking the initiative while having it means venturing once more.	Reprendre l’initiative en l’ayant déjà, c’est s’aventurer de nouveau.
727.1	Restarting ends the game without a result, and all who were in it begin a new one.	Recommencer met fin à la partie sans résultat, et tous ceux qui y étaient en commencent une nouvelle.
727.1a	The player whose spell or ability restarted the game begins.	Le joueur dont le sort ou la capacité a fait recommencer la partie commence.
727.2	A restarted game has all cards of the old one, with their owners, even those that had joined it later.	Une partie recommencée a toutes les cartes de l’ancienne, à leurs propriétaires, même celles venues en cours de route.
727.3	A player with too few cards to draw seven loses in the first upkeep of the restarted game.	Un joueur qui n’a pas sept cartes à piocher perd au premier entretien de la partie recommencée.
727.4	The rest of a restarting effect is carried out just before the first untap step.	Le reste de l’effet qui fait recommencer s’exécute juste avant la première étape de dégagement.
727.5	Cards that an effect exempts from restarting aren't in their owners' decks.	Les cartes qu’un effet tient à l’écart ne sont pas dans les decks de la partie recommencée.
727.5a	A commander exempted from restarting is still the commander, but doesn't start in the command zone.	Un commandant tenu à l’écart reste le commandant, mais ne commence pas dans la zone de commandement.
727.6	Restarting a subgame leaves the main game alone, which looks to the new result.	Recommencer une sous-partie ne touche pas la partie principale, qui attend le nouveau résultat.
727.7	A game is restarted for all players, whatever their range of influence.	Une partie recommence pour tous les joueurs, quelle que soit leur portée d’influence.
728.1	As your first main phase begins, you mill as many cards as you have rad counters; each nonland one costs 1 life and a counter.	Au début de votre première phase principale, meulez autant de cartes que vous avez de marqueurs rad ; chaque carte non-terrain coûte 1 point de vie et un marqueur.
728.1a	Life lost from radiation is life that rad counters cost.	Les points de vie perdus par radiation sont ceux que coûtent les marqueurs rad.
729.1	One card, Shahrazad, starts a game within the game.	Une carte, Shahrazad, lance une partie dans la partie.
729.1a	While the subgame lasts, the main game stands still.	Tant que dure la sous-partie, la partie principale est suspendue.
729.1b	Nothing of one game has any effect in the other, but for what the starting effect says.	Rien d’une partie n’agit dans l’autre, sauf ce que dit l’effet qui l’a lancée.
729.2	A subgame has its own zones, libraries become its decks, and chance says who begins.	Une sous-partie a ses propres zones, les bibliothèques en deviennent les decks, et le hasard dit qui commence.
729.2a	Supplementary decks go along to a subgame, but their face-up cards stay.	Les decks supplémentaires suivent dans la sous-partie, mais leurs cartes face visible restent.
729.2b	Vanguard cards go along to a subgame.	Les cartes Vanguard suivent dans la sous-partie.
729.2c	Commanders in the command zone go along to a subgame.	Les commandants de la zone de commandement suivent dans la sous-partie.
729.3	A deck of fewer than seven cards makes its player lose the subgame in the first upkeep.	Un deck de moins de sept cartes fait perdre la sous-partie à son joueur au premier entretien.
729.4	Everything left in the main game is outside the subgame.	Tout ce qui reste dans la partie principale est hors de la sous-partie.
729.4a	Taking a card from the main game triggers abilities there, which wait until it resumes.	Prendre une carte à la partie principale y déclenche des capacités, qui attendent qu’elle reprenne.
729.4b	Counters of players belong to the game in which they got them.	Les marqueurs des joueurs appartiennent à la partie où ils les ont reçus.
729.5	When a subgame ends, its cards are shuffled into the main libraries, and the effect that started it goes on.	À la fin d’une sous-partie, ses cartes sont mélangées dans les bibliothèques principales, et l’effet qui l’a lancée se poursuit.
729.5a	After a subgame, supplementary decks take back their cards and go back to the main game, shuffled.	Après une sous-partie, les decks supplémentaires reprennent leurs cartes et reviennent mélangés à la partie principale.
729.5b	After a subgame, vanguard cards go back to the main game.	Après une sous-partie, les cartes Vanguard reviennent à la partie principale.
729.5c	After a subgame, commanders in its command zone go back to the main one.	Après une sous-partie, les commandants de sa zone de commandement reviennent à la partie principale.
729.6	A subgame may itself have a subgame.	Une sous-partie peut avoir elle-même une sous-partie.
730.1	Only mutate merges objects with permanents.	Seule la mutation fusionne des objets avec des permanents.
730.2	To merge, an object is put over or under a permanent; together they are one permanent.	Pour fusionner, on met un objet sur ou sous un permanent ; ensemble, ils font un seul permanent.
730.2a	A merged permanent is what lies on top, unless the effect adds to it, and so are its copies.	Un permanent fusionné est ce qui est au-dessus, sauf si l’effet y ajoute ; ses copies aussi.
730.2b	An object that merges leaves its zone for the battlefield, but the permanent doesn't enter.	Un objet qui fusionne quitte sa zone pour le champ de bataille, mais le permanent n’arrive pas.
730.2c	A merged permanent is still the same one: effects on it stay, and it hasn't newly come under control.	Un permanent fusionné est toujours le même : les effets sur lui restent, et il n’a pas changé de contrôle.
730.2d	Only if its top is a token is a merged permanent one.	Un permanent fusionné n’est un jeton que si son dessus en est un.
730.2e	The top of a merged permanent says whether it is face down; covering it up isn't being turned face up.	Le dessus d’un permanent fusionné dit s’il est face cachée ; le recouvrir n’est pas le retourner face visible.
730.2f	Turning a merged permanent down or up turns all of its parts.	Retourner un permanent fusionné face cachée ou visible retourne toutes ses parts.
730.2g	A merged permanent with an instant or sorcery in it is shown but can't be turned up.	Un permanent fusionné qui contient un éphémère ou un rituel est montré mais reste face cachée.
730.2h	In a flipped merged permanent, a flip card counts by its flipped half.	Dans un permanent fusionné inversé, une carte à inversion compte par sa moitié inversée.
730.2i	A merged permanent isn't double-faced; transforming it turns each part that can.	Un permanent fusionné n’est pas recto-verso ; le transformer retourne chaque part qui le peut.
730.2j	A face-up merged permanent with a double-faced part can't be turned face down.	Un permanent fusionné face visible avec une part recto-verso ne peut pas être retourné face cachée.
730.3	A merged permanent leaves as one, and its parts go their own ways.	Un permanent fusionné part comme un seul, et ses parts se séparent.
730.3a	The owner of a merged permanent orders its parts in a graveyard or library, secretly in the library.	Le propriétaire d’un permanent fusionné en ordonne les parts au cimetière ou dans la bibliothèque, dans celle-ci en secret.
730.3b	A player who exiles a merged permanent says in which order its parts count as exiled.	Le joueur qui exile un permanent fusionné dit dans quel ordre ses parts comptent comme exilées.
730.3c	An effect that finds what a merged permanent became finds all parts and treats them alike.	Un effet qui retrouve ce qu’un permanent fusionné est devenu trouve toutes les parts et les traite de même.
730.3d	A replacement for one part of a merged permanent holds for all, except perhaps for a commander.	Un remplacement pour une part d’un permanent fusionné vaut pour toutes, sauf parfois pour un commandant.
730.3e	A replacement for cards takes all parts of a merged permanent, or just the cards if it is a token.	Un remplacement qui vise des cartes prend toutes les parts d’un permanent fusionné, ou seulement les cartes si c’est un jeton.
731.1	The game starts with neither day nor night; once it is one of them, it is always one of them.	La partie commence sans jour ni nuit ; dès qu’il fait l’un, il fait toujours l’un ou l’autre.
731.1a	"Day becomes night" means the change from one to the other.	« Le jour devient la nuit » désigne le passage de l’un à l’autre.
731.2	The untap step looks back at the turn before to change day and night.	L’étape de dégagement regarde le tour précédent pour changer le jour et la nuit.
731.2a	If it is day, night falls after a turn in which the active player cast no spell.	S’il fait jour, la nuit tombe après un tour où le joueur actif n’a lancé aucun sort.
731.2b	If it is night, day breaks after a turn in which the active player cast two spells or more.	S’il fait nuit, le jour se lève après un tour où le joueur actif a lancé deux sorts ou plus.
731.2c	If it is neither day nor night, that isn't checked.	S’il ne fait ni jour ni nuit, on ne vérifie rien.
732.1	Players needn't spell out each choice; shortcuts that all understand will do.	Les joueurs n’ont pas à énoncer chaque choix ; des raccourcis compris de tous suffisent.
732.1a	Any shortcut is fine as long as everybody knows what is meant.	Tout raccourci convient tant que chacun sait ce qui est voulu.
732.1b	For a loop, shortcuts settle how often it runs and how it ends.	Pour une boucle, les raccourcis fixent combien de fois elle tourne et comment elle finit.
732.1c	Tournaments have rules of their own for this, which take precedence there.	Les tournois ont leurs propres règles là-dessus, qui y priment.
732.2	How a shortcut is taken.	Comment on prend un raccourci.
732.2a	With priority you may propose choices for everybody, loops included but no "if", up to where somebody has priority.	Qui a la priorité peut proposer des choix pour tous, boucles comprises mais sans « si », jusqu’à un moment où un joueur a la priorité.
732.2b	The others, in turn order, each accept a shortcut or name a point where they will act otherwise.	Chaque autre joueur, dans l’ordre du tour, accepte le raccourci ou nomme un point où il agira autrement.
732.2c	The shortcut is taken to the last point agreed on; a player who shortened it must act otherwise there.	Le raccourci est pris jusqu’au dernier point convenu ; le joueur qui l’a raccourci doit y agir autrement.
732.3	If several players' actions make up a loop, the active player, or the first one involved, must do otherwise.	Si les actions de plusieurs joueurs font la boucle, le joueur actif, ou le premier concerné, doit faire autre chose.
732.4	A loop in which nobody has a choice makes the game a draw.	Une boucle où nul n’a de choix fait de la partie une égalité.
732.5	Nobody has to end a loop by an action that isn't part of it.	Nul n’est tenu de finir une boucle par une action qui n’en fait pas partie.
732.6	Nobody has to do what follows an "unless" just to end a loop.	Nul n’est tenu de faire ce qui suit un « à moins que » pour finir une boucle.
733.1	An illegal action is undone and its payments given back; mana abilities can be undone too, unless a library was touched or seen.	Une action illégale est annulée et ses paiements rendus ; des capacités de mana peuvent l’être aussi, sauf si une bibliothèque a été touchée ou vue.
733.2	After an illegal action is undone, its player still has priority and may do it properly or do something else.	Après l’annulation d’une action illégale, son joueur garde la priorité et peut agir correctement ou faire autre chose.
`
