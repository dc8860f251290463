/** Instants, lands, planeswalkers, sorceries and kindreds (304 to 308): number, English and French, between tabs. */
export const OTHER_TYPES = `
304.1	An instant can be cast whenever its player has priority.	Un éphémère peut être lancé dès que son joueur a la priorité.
304.2	An instant does what it says and then goes to its owner's graveyard.	Un éphémère fait ce qu’il dit, puis va dans le cimetière de son propriétaire.
304.3	Instants share their subtypes, the spell types, with sorceries.	Les éphémères ont les mêmes sous-types que les rituels, les types de sort.
304.4	Instants never enter the battlefield; they stay where they are.	Les éphémères n’arrivent jamais sur le champ de bataille ; ils restent où ils sont.
304.5	"Only as an instant" asks for priority and nothing more.	« Que lorsque vous pourriez lancer un éphémère » ne demande que la priorité.
305.1	A land is played, not cast, in one's own main phase with the stack empty; nobody can respond.	Un terrain est joué, non lancé, pendant la phase principale de son joueur, la pile étant vide ; nul ne peut répondre.
305.2	A player plays one land a turn, unless effects allow more.	Un joueur joue un terrain par tour, sauf si des effets en permettent plus.
305.2a	A land can be played while fewer have been played this turn than are allowed.	Un terrain peut être joué tant que moins l’ont été ce tour-ci qu’il n’est permis.
305.2b	Once that many lands have been played no more are, even if an effect says to.	Une fois ce nombre de terrains atteint, aucun autre n’est joué, même si un effet le demande.
305.3	Lands can only be played in one's own turn.	On ne joue un terrain que pendant son tour.
305.4	Putting a land onto the battlefield isn't playing it, and doesn't count.	Mettre un terrain sur le champ de bataille n’est pas le jouer, et ne compte pas.
305.5	Land types are single words after a dash; a land may have several.	Les types de terrain sont des mots seuls après un tiret ; un terrain peut en avoir plusieurs.
305.6	Each basic land type gives its mana ability: Plains {W}, Island {U}, Swamp {B}, Mountain {R}, Forest {G}.	Chaque type de base donne une capacité de mana : plaine {W}, île {U}, marais {B}, montagne {R}, forêt {G}.
305.7	A land that is set to a basic type loses its old land types and its text, but not what others gave it.	Un terrain changé en type de base perd ses types de terrain et son texte, non ce que d’autres lui ont donné.
305.8	A land is basic by its supertype, not by having a basic land type.	Un terrain est de base par son sur-type, non par un type de terrain de base.
305.9	A land that is something else too can only be played.	Un terrain qui est aussi autre chose ne peut qu’être joué.
306.1	A planeswalker can be cast in one's own main phase with the stack empty.	Un planeswalker se lance pendant la phase principale de son joueur, la pile étant vide.
306.2	A planeswalker spell resolves onto the battlefield under its controller's control.	Un sort de planeswalker, en se résolvant, arrive sur le champ de bataille sous le contrôle de son contrôleur.
306.3	Planeswalker types are single words after a dash; a planeswalker may have several.	Les types de planeswalker sont des mots seuls après un tiret ; un planeswalker peut en avoir plusieurs.
306.4	Planeswalkers are legendary; they had a rule of their own until 2017.	Les planeswalkers sont légendaires ; ils avaient leur propre règle jusqu’en 2017.
306.5	Only planeswalkers have loyalty.	Seuls les planeswalkers ont une loyauté.
306.5a	Off the battlefield a planeswalker's loyalty is the number printed on it.	Hors du champ de bataille, la loyauté d’un planeswalker est le nombre imprimé.
306.5b	A planeswalker enters with its loyalty in counters.	Un planeswalker arrive avec sa loyauté en marqueurs.
306.5c	On the battlefield a planeswalker's loyalty is its number of loyalty counters.	Sur le champ de bataille, la loyauté d’un planeswalker est son nombre de marqueurs « loyauté ».
306.5d	A planeswalker's loyalty abilities are used at sorcery speed, one each turn.	Les capacités de loyauté d’un planeswalker s’activent quand un rituel est possible, une par tour.
306.6	Planeswalkers can be attacked.	Les planeswalkers peuvent être attaqués.
306.7	Damage is no longer redirected to planeswalkers.	Les blessures ne sont plus redirigées vers les planeswalkers.
306.7@2011-09-30	An opponent's noncombat damage to a player may be dealt to one of that player's planeswalkers instead.	Les blessures hors combat d’un adversaire à un joueur peuvent être infligées à l’un de ses planeswalkers à la place.
306.8	Damage to a planeswalker takes off that many loyalty counters.	Les blessures infligées à un planeswalker lui retirent autant de marqueurs « loyauté ».
306.9	A planeswalker with loyalty 0 goes to the graveyard.	Un planeswalker à la loyauté 0 va au cimetière.
307.1	A sorcery can be cast in one's own main phase with the stack empty.	Un rituel se lance pendant la phase principale de son joueur, la pile étant vide.
307.2	A sorcery does what it says and then goes to its owner's graveyard.	Un rituel fait ce qu’il dit, puis va dans le cimetière de son propriétaire.
307.3	Sorceries share their subtypes, the spell types, with instants.	Les rituels ont les mêmes sous-types que les éphémères, les types de sort.
307.4	Sorceries never enter the battlefield; they stay where they are.	Les rituels n’arrivent jamais sur le champ de bataille ; ils restent où ils sont.
307.5	"Only as a sorcery" asks for priority in one's own main phase with the stack empty, no more.	« Que lorsque vous pourriez lancer un rituel » demande la priorité pendant sa phase principale, pile vide, sans plus.
307.5a	"When you couldn't cast a sorcery": without priority, outside one's main phase, or with something on the stack.	« Quand un rituel n’aurait pas pu être lancé » : sans priorité, hors de sa phase principale ou la pile n’étant pas vide.
308.1	A kindred card is cast and resolves like a card of its other card type.	Une carte de clan se lance et se résout comme une carte de son autre type de carte.
308.2	Kindreds share their subtypes with creatures.	Les clans ont les mêmes sous-types que les créatures.
308.3	Older kindred cards say "tribal", which means the same.	Les anciennes cartes de clan portent « tribal », qui veut dire la même chose.
`
