/** Keyword actions (700 and 701): number, English and French, between tabs. */
export const KEYWORD_ACTIONS = `
700.2	A modal spell or ability offers modes to choose from.	Un sort ou une capacité modal offre des modes à choisir.
700.2a	Modes are chosen as it is cast or activated; an illegal one can't be.	Les modes sont choisis au lancement ou à l’activation ; un mode illégal ne peut pas l’être.
700.2b	Modes of a triggered ability are chosen as it goes on the stack.	Les modes d’une capacité déclenchée se choisissent à la mise sur la pile.
700.2d	A mode only once, unless the card says otherwise.	Un mode une seule fois, sauf mention contraire.
700.2h	A mode may have a cost of its own.	Un mode peut avoir son propre coût.
700.2i	Pawprints weigh modes against a limit.	Les empreintes pèsent les modes contre une limite.
700.4	To die is to go to the graveyard from the battlefield.	Mourir, c’est aller au cimetière depuis le champ de bataille.
700.5	Devotion counts a colour's symbols in your permanents' costs.	La dévotion compte les symboles d’une couleur dans les coûts de vos permanents.
700.6	Historic: legendary, artifact or Saga.	Historique : légendaire, artefact ou saga.
700.8	A party: up to one Cleric, Rogue, Warrior and Wizard.	Un groupe : au plus un clerc, un gredin, un guerrier et un sorcier.
700.9	Modified: with counters, Equipment or one's own Aura.	Modifié : avec marqueurs, équipement ou aura de son contrôleur.
700.13	A player commits a crime by targeting an opponent or what is theirs.	Un joueur commet un crime en ciblant un adversaire ou ce qui est à lui.
700.14	A player expends N as he pays for a spell the Nth mana that he spends on spells this turn.	Un joueur dépense N quand il paie pour un sort le Nᵉ mana du tour consacré à des sorts.
701.3	To attach puts an Aura, Equipment or Fortification on something.	Attacher met une aura, un équipement ou une fortification sur quelque chose.
701.3a	To attach is to put an Aura, Equipment or Fortification onto something.	Attacher, c’est mettre une aura, un équipement ou une fortification sur quelque chose.
701.3b	What can't be attached there doesn't move.	Ce qui ne peut pas s’y attacher ne bouge pas.
701.3c	Attached anew, it counts as newer.	Attaché de nouveau, il compte comme plus récent.
701.3d	To unattach is to take it off; it stays on the battlefield.	Détacher, c’est l’enlever ; il reste sur le champ de bataille.
701.4a	To behold is to reveal such a card from hand or choose such a permanent.	Contempler, c’est révéler une telle carte de sa main ou choisir un tel permanent.
701.6	Countering takes a spell or ability off the stack.	Contrecarrer retire un sort ou une capacité de la pile.
701.6a	What is countered leaves the stack without effect; a spell goes to the graveyard.	Ce qui est contrecarré quitte la pile sans effet ; un sort va au cimetière.
701.8	Destroying puts a permanent into the graveyard.	Détruire met un permanent au cimetière.
701.8a	What is destroyed goes from the battlefield to its owner's graveyard.	Ce qui est détruit va du champ de bataille au cimetière de son propriétaire.
701.9	Discarding puts a card from hand into the graveyard.	Se défausser met une carte de la main au cimetière.
701.9a	To discard is to put a card from hand into the graveyard.	Se défausser, c’est mettre une carte de sa main dans son cimetière.
701.9b	Who discards chooses what, unless it is random or another's choice.	Qui se défausse choisit la carte, sauf au hasard ou au choix d’un autre.
701.10e	Doubling counters gives as many as there are already.	Doubler les marqueurs en donne autant qu’il y en a déjà.
701.12a	An exchange that can't be made wholly isn't made at all.	Un échange qui ne peut pas se faire en entier ne se fait pas du tout.
701.12b	Exchanging control gives each player the other's permanent.	Échanger le contrôle donne à chacun le permanent de l’autre.
701.12c	In an exchange of life totals each gains or loses the difference.	Dans un échange de totaux de points de vie, chacun gagne ou perd la différence.
701.12d	Cards of two zones may be exchanged, even if one has none.	Des cartes de deux zones s’échangent, même si l’une est vide.
701.12e	If an attached card is exchanged, the other takes its place on the object.	Si une carte attachée est échangée, l’autre prend sa place sur l’objet.
701.13a	To exile is to put something into the exile zone.	Exiler, c’est mettre quelque chose en exil.
701.14	Creatures that fight deal damage to each other.	Les créatures qui se battent s’infligent des blessures.
701.14a	Creatures that fight deal damage equal to their power to each other.	Les créatures qui se battent s’infligent l’une à l’autre des blessures égales à leur force.
701.15a	A goaded creature is so until the next turn of who goaded it.	Une créature incitée l’est jusqu’au prochain tour de celui qui l’a incitée.
701.15b	A goaded creature must attack, and another player if it can.	Une créature incitée doit attaquer, et un autre joueur si possible.
701.15c	Several players may goad one creature.	Plusieurs joueurs peuvent inciter une même créature.
701.15d	To goad a creature again that one has goaded changes nothing.	Inciter de nouveau une créature que l’on a déjà incitée ne change rien.
701.16a	To investigate is to create a Clue.	Enquêter, c’est créer un indice.
701.17	Milling puts cards from library to graveyard.	Meuler met des cartes de la bibliothèque au cimetière.
701.17a	To mill is to put cards from the top of the library into the graveyard.	Meuler, c’est mettre des cartes du dessus de sa bibliothèque dans son cimetière.
701.19	Regenerating saves from the next destruction.	Régénérer sauve de la prochaine destruction.
701.19a	Regenerating sets up a shield: the next destruction this turn is replaced.	Régénérer crée un bouclier : la prochaine destruction ce tour-ci est remplacée.
701.19c	Making the shield isn't yet regenerating; "can't be regenerated" keeps it from being used.	Créer le bouclier n’est pas encore régénérer ; « ne peut pas être régénéré » empêche de l’utiliser.
701.20a	To reveal is to show a card to everybody for a time.	Révéler, c’est montrer une carte à tous pour un temps.
701.20e	To look at a card shows it to one player only.	Regarder une carte ne la montre qu’à un joueur.
701.21	Sacrificing is no destruction.	Sacrifier n’est pas détruire.
701.21a	To sacrifice is to put a permanent that one controls into the graveyard; it isn't destroyed.	Sacrifier, c’est mettre au cimetière un permanent qu’on contrôle ; il n’est pas détruit.
701.22a	Scry: look at the top cards and put any of them on the bottom.	Regard : regardez les cartes du dessus et mettez-en au-dessous autant que vous voulez.
701.22b	Scry 0 is no scry at all.	Un regard 0 n’est pas un regard.
701.22c	Those who scry together decide in turn order.	Ceux qui font un regard ensemble décident dans l’ordre du tour.
701.23	To search is to look through a zone.	Chercher, c’est parcourir une zone.
701.23a	To search a zone is to look through it for a card that fits.	Chercher dans une zone, c’est la parcourir pour une carte qui convient.
701.23b	In a hidden zone one need not find what one seeks.	Dans une zone cachée, on n’est pas obligé de trouver.
701.23f	Searching a part still counts as searching.	Chercher dans une partie compte encore comme chercher.
701.23i	Those who search together choose in turn order.	Ceux qui cherchent ensemble choisissent dans l’ordre du tour.
701.24	Shuffling makes the order unknown.	Mélanger rend l’ordre inconnu.
701.24a	To shuffle is to make the order unknown to all.	Mélanger, c’est rendre l’ordre inconnu de tous.
701.24b	Found cards are kept apart while the library is shuffled.	Les cartes trouvées restent à part pendant le mélange.
701.24c	The library is shuffled even if what should go into it isn't there.	La bibliothèque est mélangée même si ce qui devait y aller n’est pas là.
701.25a	Surveil: look at the top cards and put any of them into the graveyard.	Surveiller : regardez les cartes du dessus et mettez-en au cimetière autant que vous voulez.
701.25c	Surveil 0 is no surveil at all.	Surveiller 0 n’est pas surveiller.
701.26	Tapping turns a permanent sideways, untapping back.	Engager tourne un permanent sur le côté, dégager le redresse.
701.26a	Only an untapped permanent can be tapped.	Seul un permanent dégagé peut être engagé.
701.26b	Only a tapped permanent can be untapped.	Seul un permanent engagé peut être dégagé.
701.27	Transforming turns a card to its other face.	Transformer retourne une carte sur son autre face.
701.27a	To transform turns a double-faced permanent to its other face.	Transformer retourne un permanent recto-verso sur son autre face.
701.27c	What has one face can't transform.	Ce qui n’a qu’une face ne peut pas se transformer.
701.27f	Its own ability transforms it only once for each trigger or activation.	Sa propre capacité ne la transforme que si elle ne l’a pas été depuis.
701.29a	Fateseal: look at the top of an opponent's library and put any on the bottom.	Sceller le destin : regardez le dessus de la bibliothèque d’un adversaire et mettez-en au-dessous.
701.30	In a clash players compare the top cards of their libraries.	Dans une confrontation, les joueurs comparent les cartes du dessus de leurs bibliothèques.
701.30a	Who clashes reveals the top card and may put it on the bottom.	Qui participe à la confrontation révèle la carte du dessus et peut la mettre au-dessous.
701.30b	"Clash with an opponent": both clash.	« Confrontez-vous à un adversaire » : les deux le font.
701.30d	Who revealed the card with the greatest mana value of all wins the clash.	Gagne la confrontation qui a révélé la carte de plus grande valeur de mana.
701.31a	Only the planar controller planeswalks.	Seul le contrôleur planaire transplane.
701.31b	To planeswalk: away from what is face up, to the next card of the planar deck.	Transplaner : quitter ce qui est face visible pour la prochaine carte du deck planaire.
701.32a	Only the archenemy sets schemes in motion.	Seul l’archenemy met des machinations à exécution.
701.32b	A scheme set in motion is turned face up from the top of its deck.	Une machination mise à exécution est retournée face visible depuis le dessus de son deck.
701.33a	Only a face-up ongoing scheme can be abandoned.	Seule une machination continue face visible peut être abandonnée.
701.33b	What is abandoned goes face down to the bottom of its deck.	Ce qui est abandonné va face cachée au-dessous de son deck.
701.34a	Proliferate: choose any with counters and give each one more of each kind.	Proliférer : choisissez-en parmi ceux qui ont des marqueurs et donnez-en un de plus de chaque sorte.
701.35a	What is detained can't attack, block or be activated until your next turn.	Ce qui est détenu ne peut ni attaquer, ni bloquer, ni être activé jusqu’à votre prochain tour.
701.36a	Populate: create a copy of one of your creature tokens.	Peupler : créez une copie de l’un de vos jetons de créature.
701.37a	Monstrosity: once, put the counters on and become monstrous.	Monstruosité : une seule fois, mettez les marqueurs et devient monstrueuse.
701.38a	Each player in turn order votes for one of the choices.	Chaque joueur, dans l’ordre du tour, vote pour l’un des choix.
701.39a	Bolster: counters go on your creature with the least toughness.	Renforcement : les marqueurs vont sur votre créature à la plus petite endurance.
701.40a	A manifested card is a 2/2 face-down creature.	Une carte manifestée est une créature 2/2 face cachée.
701.40b	A manifested creature card may be turned up for its mana cost.	Une carte de créature manifestée peut être retournée pour son coût de mana.
701.40e	Several cards are manifested one by one.	Plusieurs cartes se manifestent une par une.
701.40g	A manifested instant or sorcery is shown but stays face down.	Un éphémère ou rituel manifesté est montré mais reste face cachée.
701.41a	Support: a +1/+1 counter on each of up to that many targets.	Soutien : un marqueur +1/+1 sur chacune des cibles, jusqu’à ce nombre.
701.42a	To meld puts two cards onto the battlefield as one permanent.	Assimiler met deux cartes sur le champ de bataille en un seul permanent.
701.42b	Only the two cards of a pair meld.	Seules les deux cartes d’une paire s’assimilent.
701.43a	What is exerted won't untap in your next untap step.	Ce qui est surmené ne se dégagera pas pendant votre prochaine étape de dégagement.
701.43c	Only what is on the battlefield can be exerted.	Seul ce qui est sur le champ de bataille peut être surmené.
701.44a	Explore: reveal the top card; a land goes to hand, else a +1/+1 counter and perhaps the graveyard.	Explorer : révélez la carte du dessus ; un terrain va en main, sinon un marqueur +1/+1 et peut-être le cimetière.
701.44d	Several permanents explore one after the other.	Plusieurs permanents explorent l’un après l’autre.
701.46a	Adapt: only without +1/+1 counters does it get them.	S’adapter : elle ne reçoit des marqueurs +1/+1 que si elle n’en a pas.
701.47a	Amass: your Army, made if need be, gets the counters.	Amasser : votre armée, créée au besoin, reçoit les marqueurs.
701.47d	Amass alone means amass Zombies.	Amasser sans plus veut dire amasser des zombies.
701.48a	Learn: discard to draw, or take a Lesson from outside the game.	Apprendre : défaussez-vous pour piocher, ou prenez une leçon hors de la partie.
701.49	To venture is to go on in a dungeon, or begin one.	S’aventurer, c’est avancer dans un donjon, ou en commencer un.
701.49a	Without a dungeon one is chosen, and its first room entered.	Sans donjon, on en choisit un et on entre dans sa première salle.
701.49b	In a dungeon the marker goes to a next room along an arrow.	Dans un donjon, le pion passe à une salle suivante en suivant une flèche.
701.49c	After the last room the dungeon is completed and another begun.	Après la dernière salle, le donjon est terminé et un autre commence.
701.49d	One may venture into a named dungeon.	On peut s’aventurer dans un donjon désigné.
701.50a	Connive: draw, discard; a nonland card gives a +1/+1 counter.	Conniver : piochez, défaussez-vous ; une carte non-terrain donne un marqueur +1/+1.
701.50d	Several permanents connive one after the other.	Plusieurs permanents connivent l’un après l’autre.
701.51a	Attractions are opened only by who plays with an Attraction deck.	Seul un joueur qui a un deck d’attractions peut en ouvrir.
701.51b	To open an Attraction: the top one of your Attraction deck enters.	Ouvrir une attraction : la première de votre deck d’attractions arrive.
701.51c	Opening triggers once the Attraction has entered.	L’ouverture se déclenche une fois l’attraction arrivée.
701.52a	Roll to visit: a six-sided die; Attractions with that number lit up are visited.	Visiter : un dé à six faces ; les attractions où ce nombre est allumé sont visitées.
701.53a	Incubate: create an Incubator with that many +1/+1 counters.	Incuber : créez un incubateur avec autant de marqueurs +1/+1.
701.54	The Ring tempts a player, who gets a Ring-bearer.	L’Anneau tente un joueur, qui reçoit un porteur.
701.54a	When the Ring tempts you, choose a creature as your Ring-bearer.	Quand l’Anneau vous tente, choisissez une créature comme porteur de l’Anneau.
701.54c	The Ring is an emblem that grows with each tempting.	L’Anneau est un emblème qui grandit à chaque tentation.
701.54d	"Whenever the Ring tempts you" triggers after all of that, possible or not.	« À chaque fois que l’Anneau vous tente » se déclenche ensuite, même si rien n’était possible.
701.56a	Time travel: add or remove a time counter on any of what has them.	Voyager dans le temps : ajoutez ou retirez un marqueur « temps » sur ce qui en a, au choix.
701.57a	Discover: exile until a cheap enough nonland card; cast it free or take it.	Découvrir : exilez jusqu’à une carte non-terrain assez peu chère ; lancez-la gratuitement ou prenez-la.
701.58a	A cloaked card is a 2/2 face-down creature with ward {2}.	Une carte voilée est une créature 2/2 face cachée avec parade {2}.
701.58b	A cloaked creature card may be turned up for its mana cost.	Une carte de créature voilée peut être retournée pour son coût de mana.
701.58e	Several cards are cloaked one by one.	Plusieurs cartes sont voilées une par une.
701.59a	Collect evidence: exile cards of enough mana value from your graveyard.	Rassembler des preuves : exilez de votre cimetière des cartes de valeur de mana suffisante.
701.59b	Without enough cards evidence can't be chosen.	Sans assez de cartes, on ne peut pas choisir de rassembler des preuves.
701.60a	A suspected creature stays so until it leaves or an effect ends it.	Une créature suspectée le reste jusqu’à ce qu’elle parte ou qu’un effet y mette fin.
701.60c	A suspected creature has menace and can't block.	Une créature suspectée a la menace et ne peut pas bloquer.
701.61a	Forage: exile three cards from your graveyard or sacrifice a Food.	Fourrager : exilez trois cartes de votre cimetière ou sacrifiez une nourriture.
701.62a	Manifest dread: of the top two cards one is manifested, the other goes to the graveyard.	Manifester l’effroi : des deux cartes du dessus, l’une est manifestée, l’autre va au cimetière.
701.63a	Endure: counters on it, or a Spirit token that big.	Endurer : des marqueurs sur lui, ou un jeton Esprit de cette taille.
701.64a	What is harnessed becomes so once.	Ce qui est harnaché ne le devient qu’une fois.
701.65a	Airbend: exile it; its owner may cast it for {2}.	Maîtriser l’Air : exilez-le ; son propriétaire peut le lancer pour {2}.
701.66a	Earthbend: a land becomes a creature with counters, and comes back when it goes.	Maîtriser la Terre : un terrain devient une créature avec des marqueurs, et revient s’il s’en va.
701.67a	Waterbend: each generic mana of the cost may be paid by tapping an artifact or creature.	Maîtriser l’Eau : chaque mana générique du coût peut être payé en engageant un artefact ou une créature.
701.67b	As a part of a greater cost, only the generic mana of the waterbend cost can be paid so.	Dans un coût plus grand, seul le mana générique du coût pour maîtriser l’Eau se paie ainsi.
701.67c	A waterbend cost is waterbending, however it is paid.	Un coût de maîtrise de l’Eau en est une, quelle que soit la manière de le payer.
701.68a	Blight: put -1/-1 counters on a creature you control.	Flétrir : mettez des marqueurs -1/-1 sur une créature que vous contrôlez.
`
