/** Static, mana and loyalty abilities (604 to 606): number, English and French, between tabs. */
export const STATIC_MANA_LOYALTY = `
604.1	Static abilities aren't activated and don't trigger; what they say applies all the time.	Les capacités statiques ne sont ni activées ni déclenchées ; ce qu’elles disent s’applique en permanence.
604.2	The effects of a static ability last while its object has it and is where it works.	Les effets d’une capacité statique durent tant que son objet l’a et se trouve là où elle fonctionne.
604.3	A characteristic-defining ability says what cost, type line or size usually say, and works everywhere.	Une capacité définissant une caractéristique dit ce que diraient coût, types ou taille, et fonctionne partout.
604.3a	Such an ability sets its own object's colours, subtypes or size without condition, and isn't given by the object.	Une telle capacité fixe sans condition couleurs, sous-types ou taille de son objet, qui ne se l’est pas donnée.
604.4	Auras and Equipment don't target their object, and their effect follows them to another.	Ce qu’auras et équipements font à leur objet n’est pas ciblé, et les suit sur un autre.
604.5	Abilities about countering the spell, or about its costs, work on the stack.	Les capacités sur la possibilité de contrecarrer le sort, ou sur ses coûts, fonctionnent sur la pile.
604.6	"You may cast this" and the like work wherever the card could be cast from.	« Vous pouvez lancer cette carte » et semblables fonctionnent partout d’où on pourrait la lancer.
604.7	Static abilities never use last known information.	Les capacités statiques n’utilisent jamais les dernières informations connues.
605.1	Some activated and triggered abilities are mana abilities, whatever else they do.	Certaines capacités activées et déclenchées sont des capacités de mana, quoi qu’elles fassent d’autre.
605.1a	An activated mana ability has no target, could add mana, and isn't a loyalty ability.	Une capacité de mana activée n’a pas de cible, pourrait ajouter du mana et n’est pas une capacité de loyauté.
605.1b	A triggered mana ability has no target, could add mana, and triggers on a mana ability or on mana added.	Une capacité de mana déclenchée n’a pas de cible, pourrait ajouter du mana et réagit à du mana ou à une telle capacité.
605.2	A mana ability stays one even when it can't make any mana now.	Une capacité de mana en reste une même si elle ne peut pas produire de mana maintenant.
605.3	Activated mana abilities follow the usual rules of activation, except as follows.	Les capacités de mana activées suivent les règles usuelles d’activation, avec ces exceptions.
605.3a	Mana abilities may be activated with priority, and also in the middle of any mana payment.	Les capacités de mana s’activent avec la priorité, et aussi au milieu de tout paiement de mana.
605.3b	Activated mana abilities resolve at once, without the stack; nobody can respond.	Les capacités de mana activées se résolvent aussitôt, sans la pile ; nul ne peut répondre.
605.3c	A mana ability can't be activated again before it has resolved.	Une capacité de mana ne peut pas être activée de nouveau avant d’être résolue.
605.4	Triggered mana abilities follow the usual rules of triggers, with one exception.	Les capacités de mana déclenchées suivent les règles usuelles des déclenchements, à une exception près.
605.4a	A triggered mana ability resolves right after the one that triggered it, without the stack.	Une capacité de mana déclenchée se résout juste après celle qui l’a déclenchée, sans la pile.
605.5	Spells and all other abilities aren't mana abilities.	Les sorts et toutes les autres capacités ne sont pas des capacités de mana.
605.5a	An ability with a target, or one that triggers on something else, isn't a mana ability even if it makes mana.	Une capacité ciblée, ou qui réagit à autre chose, n’est pas une capacité de mana, même si elle en produit.
605.5b	No spell is a mana ability, not even one that makes mana.	Un sort n’est jamais une capacité de mana, même s’il produit du mana.
606.1	Loyalty abilities are activated abilities with rules of their own.	Les capacités de loyauté sont des capacités activées qui ont leurs propres règles.
606.2	A loyalty symbol in its cost makes an ability a loyalty ability.	Un symbole de loyauté dans son coût fait d’une capacité une capacité de loyauté.
606.3	One loyalty ability of a permanent each turn, in one's own main phase with the stack empty.	Une capacité de loyauté par permanent et par tour, pendant sa phase principale, la pile étant vide.
606.4	A loyalty ability's cost puts loyalty counters on or takes them off.	Le coût d’une capacité de loyauté met ou retire des marqueurs « loyauté ».
606.5	Several loyalty costs of one activation are added up to one.	Plusieurs coûts en loyauté d’une même activation sont réunis en un seul.
606.6	A loyalty ability with a minus needs that many loyalty counters.	Une capacité de loyauté à coût négatif demande autant de marqueurs « loyauté ».
`
