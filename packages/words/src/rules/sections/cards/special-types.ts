/** Dungeons, battles and the types of variants (309 to 315): number, English and French, between tabs. */
export const SPECIAL_TYPES = `
309.1	Dungeons are nontraditional cards.	Les donjons sont des cartes non traditionnelles.
309.2	Dungeons begin outside the game, in no deck or sideboard; venturing brings them in.	Les donjons débutent hors de la partie, ni deck ni réserve ; on les y fait entrer en s’aventurant.
309.2a	A player who ventures without a dungeon brings one that they own into the command zone.	Un joueur qui s’aventure sans donjon en met un des siens dans la zone de commandement.
309.2b	A dungeon in the game lies in the command zone and leaves that only by leaving the game.	Un donjon de la partie se trouve dans la zone de commandement et n’en sort qu’en quittant la partie.
309.2c	Dungeons aren't permanents and can't be cast or moved to another zone.	Les donjons ne sont pas des permanents, ne se lancent pas et ne vont dans aucune autre zone.
309.2d	Nothing but venturing brings a dungeon into the game.	Seul le fait de s’aventurer fait entrer un donjon dans la partie.
309.3	A player has at most one dungeon in the game at a time.	Un joueur a au plus un donjon à la fois dans la partie.
309.4	A marker shows which room of their dungeon a player is in.	Un pion montre dans quelle salle de son donjon se trouve un joueur.
309.4a	The marker begins in the topmost room.	Le pion commence dans la salle du haut.
309.4b	The names of rooms have no effect.	Les noms des salles sont sans effet.
309.4c	A room's ability triggers when the marker gets there.	La capacité d’une salle se déclenche quand le pion y arrive.
309.5	Venturing moves the marker through the dungeon.	S’aventurer fait avancer le pion dans le donjon.
309.5a	The marker follows an arrow to the next room, its player choosing where there are several.	Le pion suit une flèche vers la salle suivante ; s’il y en a plusieurs, son joueur choisit.
309.5b	A player who ventures from the last room removes that dungeon and begins another.	Un joueur qui s’aventure depuis la dernière salle retire ce donjon et en commence un autre.
309.6	A finished dungeon is removed from the game, once its last ability has left the stack.	Un donjon fini est retiré de la partie, une fois sa dernière capacité partie de la pile.
309.7	A dungeon is completed when its card is removed from the game.	Un donjon est terminé quand sa carte est retirée de la partie.
310.1	A battle can be cast in one's own main phase with the stack empty.	Une bataille se lance pendant la phase principale de son joueur, la pile étant vide.
310.2	A battle spell resolves onto the battlefield under its controller's control.	Un sort de bataille, en se résolvant, arrive sur le champ de bataille sous le contrôle de son contrôleur.
310.3	Battle types are single words after a dash.	Les types de bataille sont des mots seuls après un tiret.
310.4	Battles have a defense.	Les batailles ont une défense.
310.4@2003-07	Combat damage goes on the stack as one object and is dealt as that resolves.	Les blessures de combat vont sur la pile en un seul objet et sont infligées quand il se résout.
310.4a	Off the battlefield a battle's defense is the number printed on it.	Hors du champ de bataille, la défense d’une bataille est le nombre imprimé.
310.4b	A battle enters with its defense in counters.	Une bataille arrive avec sa défense en marqueurs.
310.4c	On the battlefield a battle's defense is its number of defense counters.	Sur le champ de bataille, la défense d’une bataille est son nombre de marqueurs « défense ».
310.5	Battles can be attacked.	Les batailles peuvent être attaquées.
310.6	Damage to a battle takes off that many defense counters.	Les blessures infligées à une bataille lui retirent autant de marqueurs « défense ».
310.7	A battle with defense 0 goes to the graveyard, unless a trigger of it is still to resolve.	Une bataille dont la défense est 0 va au cimetière, sauf si une de ses capacités doit encore se résoudre.
310.8	Each battle has a protector.	Chaque bataille a un protecteur.
310.8a	A battle's controller chooses its protector as it enters; without a battle type it is the controller.	Le contrôleur d’une bataille choisit son protecteur à l’arrivée ; sans type de bataille, c’est lui-même.
310.8b	A battle's protector never attacks it; whoever attacks that player may, even the battle's own controller.	Le protecteur n’attaque jamais la bataille ; ceux dont il est le joueur défenseur le peuvent, même le contrôleur.
310.8c	Only the protector's creatures can block the creatures attacking a battle.	Seules les créatures du protecteur peuvent bloquer celles qui attaquent une bataille.
310.8d	For an attacked battle the defending player is its protector.	Pour une bataille attaquée, le joueur défenseur est son protecteur.
310.8e	A battle is protected by its protector.	Une bataille est protégée par son protecteur.
310.8f	A battle has one protector at a time; a new one takes the old one's place.	Une bataille a un seul protecteur à la fois ; un nouveau remplace l’ancien.
310.8g	The protector stays the same if the battle stops being one or copies another.	Le protecteur reste le même si la bataille cesse d’en être une ou en copie une autre.
310.9	Battles are never attached to anything.	Une bataille n’est jamais attachée à rien.
310.10	A battle that nobody attacks gets a protector if it lacks a fitting one; failing that it goes to the graveyard.	Une bataille non attaquée sans protecteur convenable en reçoit un ; à défaut, elle va au cimetière.
310.11	All battles so far are Sieges, which have rules of their own.	Toutes les batailles actuelles sont des sièges, qui ont leurs propres règles.
310.11a	The controller of a Siege chooses an opponent to protect it.	Le contrôleur d’un siège choisit un adversaire pour le protéger.
310.11b	A Siege that loses its last defense counter is exiled, and may be cast transformed for free.	Un siège qui perd son dernier marqueur « défense » est exilé, et peut être lancé transformé gratuitement.
311.1	Planes are nontraditional cards for Planechase.	Les plans sont des cartes non traditionnelles pour Planechase.
311.2	Planes stay in the command zone; they aren't permanents and can't be cast.	Les plans restent dans la zone de commandement ; ce ne sont pas des permanents et ils ne se lancent pas.
311.3	The words after the dash make a single planar type.	Les mots après le tiret forment un seul type planaire.
311.4	The abilities of a face-up plane work in the command zone.	Les capacités d’un plan face visible fonctionnent dans la zone de commandement.
311.5	The planar controller, usually the active player, controls the face-up plane.	Le contrôleur planaire, d’ordinaire le joueur actif, contrôle le plan face visible.
311.6	A plane that is turned face down is a new object.	Un plan retourné face cachée est un nouvel objet.
311.7	A plane's chaos ability triggers when chaos ensues.	La capacité de chaos d’un plan se déclenche quand le chaos s’abat.
312.1	Phenomena are nontraditional cards for Planechase.	Les phénomènes sont des cartes non traditionnelles pour Planechase.
312.2	Phenomena stay in the command zone; they aren't permanents and can't be cast.	Les phénomènes restent dans la zone de commandement ; ce ne sont pas des permanents et ils ne se lancent pas.
312.3	Phenomena have no subtypes.	Les phénomènes n’ont pas de sous-type.
312.4	The planar controller, usually the active player, controls the face-up phenomenon.	Le contrôleur planaire, d’ordinaire le joueur actif, contrôle le phénomène face visible.
312.5	A phenomenon triggers when you encounter it, that is, turn it up from a planar deck.	Un phénomène se déclenche quand vous le rencontrez, c’est-à-dire quand vous le révélez d’un deck planaire.
312.6	A phenomenon that is turned face down is a new object.	Un phénomène retourné face cachée est un nouvel objet.
312.7	When a phenomenon's ability is done, the planar controller planeswalks.	Quand la capacité d’un phénomène a pris fin, le contrôleur planaire transplane.
313.1	Vanguards are nontraditional cards for the Vanguard variant.	Les vanguards sont des cartes non traditionnelles pour la variante Vanguard.
313.2	Vanguards stay in the command zone; they aren't permanents and can't be cast.	Les vanguards restent dans la zone de commandement ; ce ne sont pas des permanents et ils ne se lancent pas.
313.3	Vanguards have no subtypes.	Les vanguards n’ont pas de sous-type.
313.4	The abilities of a vanguard work in the command zone.	Les capacités d’un vanguard fonctionnent dans la zone de commandement.
313.5	A vanguard is owned and controlled by the player who began the game with it.	Un vanguard a pour propriétaire et contrôleur le joueur qui a commencé la partie avec lui.
313.6	A vanguard's hand modifier changes both the starting hand and the maximum hand size.	Le modificateur de main d’un vanguard change la main de départ et la main maximale.
313.7	A vanguard's life modifier changes the starting life.	Le modificateur de points de vie d’un vanguard change le total de départ.
314.1	Schemes are nontraditional cards for Archenemy.	Les machinations sont des cartes non traditionnelles pour Archenemy.
314.2	Schemes stay in the command zone; they aren't permanents and can't be cast.	Les machinations restent dans la zone de commandement ; ce ne sont pas des permanents et elles ne se lancent pas.
314.3	Schemes have no subtypes.	Les machinations n’ont pas de sous-type.
314.4	The abilities of a face-up scheme work in the command zone.	Les capacités d’une machination face visible fonctionnent dans la zone de commandement.
314.5	A scheme is owned and controlled by the player who began the game with it.	Une machination a pour propriétaire et contrôleur le joueur qui a commencé la partie avec elle.
314.6	A scheme that isn't ongoing goes to the bottom of its deck once no scheme's trigger is left.	Une machination non continue va au-dessous de son deck quand plus aucune capacité de machination n’attend.
314.7	"This scheme" means the one in the command zone that the ability comes from.	« Cette machination » est celle de la zone de commandement d’où vient la capacité.
315.1	Conspiracies are cards for Limited only, above all Conspiracy Draft.	Les conspirations sont des cartes pour le limité seulement, surtout le Draft Conspiracy.
315.2	Before the game players put conspiracies from their sideboards into the command zone.	Avant la partie, les joueurs mettent des conspirations de leur réserve dans la zone de commandement.
315.3	Conspiracies stay in the command zone; they aren't permanents, can't be cast, and can't come in later.	Les conspirations restent en zone de commandement ; ni permanents ni lançables, aucune n’entre plus tard.
315.4	Conspiracies have no subtypes.	Les conspirations n’ont pas de sous-type.
315.5	The abilities of a face-up conspiracy work in the command zone.	Les capacités d’une conspiration face visible fonctionnent dans la zone de commandement.
315.5a	A conspiracy may change how the game begins.	Une conspiration peut modifier le début de la partie.
315.5b	A face-down conspiracy has no characteristics.	Une conspiration face cachée n’a pas de caractéristiques.
315.6	A conspiracy is owned and controlled by the player who began the game with it.	Une conspiration a pour propriétaire et contrôleur le joueur qui a commencé la partie avec elle.
315.7	You may look at your own face-down conspiracies, not at those of others.	Vous pouvez regarder vos conspirations face cachée, non celles des autres.
`
