/** The chapters of the rules: number, title in English and in French, between tabs. */
export const HEADINGS = `
100	General	Généralités
101	Golden rules	Règles d’or
102	Players	Joueurs
103	Starting the game	Commencer la partie
104	Ending the game	Finir la partie
105	Colours	Couleurs
106	Mana	Mana
107	Numbers and symbols	Nombres et symboles
108	Cards	Cartes
109	Objects	Objets
110	Permanents	Permanents
111	Tokens	Jetons
112	Spells	Sorts
113	Abilities	Capacités
114	Emblems	Emblèmes
115	Targets	Cibles
116	Special actions	Actions spéciales
117	Timing and priority	Moments de jeu et priorité
118	Costs	Coûts
119	Life	Points de vie
120	Damage	Blessures
121	Drawing	Pioche
122	Counters	Marqueurs
123	Stickers	Autocollants
200	Parts of a card	Parties d’une carte
201	Name	Nom
202	Mana cost and colour	Coût de mana et couleur
203	Illustration	Illustration
204	Colour indicator	Indicateur de couleur
205	Type line	Ligne de type
206	Expansion symbol	Symbole d’extension
207	Text box	Encadré de texte
208	Power and toughness	Force et endurance
209	Loyalty	Loyauté
210	Defense	Défense
211	Hand modifier	Modificateur de main
212	Life modifier	Modificateur de points de vie
213	Information at the bottom	Informations du bas de la carte
300	Card types	Types de carte
301	Artifacts	Artefacts
302	Creatures	Créatures
303	Enchantments	Enchantements
304	Instants	Éphémères
305	Lands	Terrains
306	Planeswalkers	Planeswalkers
307	Sorceries	Rituels
308	Kindreds	Clans
309	Dungeons	Donjons
310	Battles	Batailles
311	Planes	Plans
312	Phenomena	Phénomènes
313	Vanguards	Vanguards
314	Schemes	Machinations
315	Conspiracies	Conspirations
400	Zones	Zones
401	Library	Bibliothèque
402	Hand	Main
403	Battlefield	Champ de bataille
404	Graveyard	Cimetière
405	Stack	Pile
406	Exile	Exil
407	Ante	Mise
408	Command zone	Zone de commandement
500	Turn structure	Structure du tour
501	Beginning phase	Phase de début
502	Untap step	Étape de dégagement
503	Upkeep step	Étape d’entretien
504	Draw step	Étape de pioche
505	Main phase	Phase principale
506	Combat phase	Phase de combat
507	Beginning of combat step	Étape de début de combat
508	Declare attackers step	Étape de déclaration des attaquants
509	Declare blockers step	Étape de déclaration des bloqueurs
510	Combat damage step	Étape des blessures de combat
511	End of combat step	Étape de fin de combat
512	Ending phase	Phase de fin de tour
513	End step	Étape de fin
514	Cleanup step	Étape de nettoyage
600	Spells, abilities and effects	Sorts, capacités et effets
601	Casting spells	Lancer des sorts
602	Activating abilities	Activer des capacités
603	Triggered abilities	Capacités déclenchées
604	Static abilities	Capacités statiques
605	Mana abilities	Capacités de mana
606	Loyalty abilities	Capacités de loyauté
607	Linked abilities	Capacités liées
608	Resolving spells and abilities	Résolution des sorts et des capacités
609	Effects	Effets
610	One-shot effects	Effets ponctuels
611	Continuous effects	Effets continus
612	Text-changing effects	Effets de changement de texte
613	Layers of continuous effects	Couches des effets continus
614	Replacement effects	Effets de remplacement
615	Prevention effects	Effets de prévention
616	Several replacement and prevention effects	Plusieurs effets de remplacement et de prévention
700	Additional rules	Règles supplémentaires
701	Keyword actions	Actions de mot-clé
702	Keyword abilities	Capacités de mot-clé
703	Turn-based actions	Actions obligatoires du tour
704	State-based actions	Actions basées sur un état
705	Flipping a coin	Jouer à pile ou face
706	Rolling a die	Lancer un dé
707	Copying objects	Copier des objets
708	Face-down spells and permanents	Sorts et permanents face cachée
709	Split cards	Cartes doubles
710	Flip cards	Cartes à inversion
711	Leveler cards	Cartes à niveaux
712	Double-faced cards	Cartes recto-verso
713	Substitute cards	Cartes de substitution
714	Sagas	Sagas
715	Adventurer cards	Cartes d’aventurier
716	Classes	Classes
717	Attractions	Attractions
718	Prototype cards	Cartes de prototype
719	Cases	Affaires
720	Omen cards	Cartes de présage
721	Station cards	Cartes de station
722	Preparation cards	Cartes de préparation
723	Controlling another player	Contrôler un autre joueur
724	Ending turns and phases	Finir le tour ou la phase
725	The monarch	Le monarque
726	The initiative	L’initiative
727	Restarting the game	Recommencer la partie
728	Rad counters	Marqueurs rad
729	Subgames	Sous-parties
730	Merging with permanents	Fusionner avec un permanent
731	Day and night	Jour et nuit
732	Shortcuts	Raccourcis
733	Illegal actions	Actions illégales
800	Multiplayer rules	Règles multi-joueurs
801	Limited range of influence	Portée d’influence limitée
802	Attacking several players	Attaquer plusieurs joueurs
803	Attack left and attack right	Attaque à gauche et attaque à droite
804	Deploying creatures	Déployer des créatures
805	Shared team turns	Tours d’équipe partagés
806	Free-for-All	Chacun pour soi
807	Grand Melee	Grande mêlée
808	Team vs. Team	Équipe contre équipe
809	Emperor	Empereur
810	Two-Headed Giant	Troll à deux têtes
811	Alternating Teams	Équipes alternées
900	Casual variants	Variantes
901	Planechase	Planechase
902	Vanguard	Vanguard
903	Commander	Commander
904	Archenemy	Archenemy
905	Conspiracy Draft	Draft Conspiracy
`
