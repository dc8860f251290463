/** Artifacts, creatures and enchantments (300 to 303): number, English and French, between tabs. */
export const PERMANENT_TYPES = `
300.1	There are fifteen card types, from artifact to vanguard.	Il y a quinze types de carte, d’artefact à vanguard.
300.2	An object with several card types is all of them at once, and anything that affects one of them affects it.	Ce qui a plusieurs types de carte est tout cela à la fois, et ce qui concerne l’un d’eux le concerne.
300.2a	A land that is of another card type too can be played but never cast.	Un terrain qui a aussi un autre type de carte peut être joué, mais jamais lancé.
300.2b	A kindred card is cast and resolves by the rules of its other card type.	Une carte de clan se lance et se résout selon les règles de son autre type de carte.
300.3@2003-07	Mana burn: a player who loses unspent mana as a phase ends loses that much life.	Brûlure de mana : un joueur qui perd du mana à la fin d’une phase perd autant de points de vie.
301.1	An artifact can be cast in one's own main phase with the stack empty.	Un artefact se lance pendant la phase principale de son joueur, la pile étant vide.
301.2	An artifact spell resolves onto the battlefield under its controller's control.	Un sort d’artefact, en se résolvant, arrive sur le champ de bataille sous le contrôle de son contrôleur.
301.3	Artifact types are single words after a dash; an artifact may have several.	Les types d’artefact sont des mots seuls après un tiret ; un artefact peut en avoir plusieurs.
301.4	Most artifacts are colourless, but an artifact may have colours and what is colourless need not be an artifact.	La plupart des artefacts sont incolores, mais un artefact peut avoir des couleurs, et l’incolore n’en est pas toujours un.
301.5	Equipment can be attached to creatures, and to nothing else.	Un équipement peut être attaché à une créature, et à rien d’autre.
301.5a	The creature that Equipment is attached to is equipped.	La créature à laquelle un équipement est attaché est équipée.
301.5b	Equipment enters attached to nothing; equip attaches it to a creature of one's own.	Un équipement arrive sans être attaché ; la capacité d’équipement l’attache à une créature de son contrôleur.
301.5c	Equipment that is a creature can't equip, unless it has reconfigure; illegally attached Equipment comes off.	Un équipement qui est une créature ne peut équiper, sauf par reconfiguration ; attaché illégalement, il se détache.
301.5d	Equipment and its creature may have different controllers, who each use the abilities of their own permanent.	L’équipement et sa créature peuvent avoir deux contrôleurs, qui utilisent chacun les capacités de leur permanent.
301.5e	Equipment put onto what it can't equip enters attached to nothing.	Un équipement mis sur ce qu’il ne peut équiper arrive sans être attaché.
301.5f	"Equipped creature" means the one this is attached to, even if this isn't Equipment.	« La créature équipée » est celle à laquelle ceci est attaché, même si ce n’est pas un équipement.
301.6	Fortifications are to lands what Equipment is to creatures; fortify attaches them.	Les fortifications sont aux terrains ce que les équipements sont aux créatures ; on les attache par fortification.
301.7	Vehicles usually become creatures by being crewed.	Les véhicules deviennent d’ordinaire des créatures par le pilotage.
301.7a	A Vehicle has its printed power and toughness only while it is a creature.	Un véhicule n’a la force et l’endurance imprimées que tant qu’il est une créature.
301.7b	A Vehicle that becomes a creature has its printed size, which effects may change.	Un véhicule qui devient une créature a la taille imprimée, que des effets peuvent modifier.
302.1	A creature can be cast in one's own main phase with the stack empty.	Une créature se lance pendant la phase principale de son joueur, la pile étant vide.
302.2	A creature spell resolves onto the battlefield under its controller's control.	Un sort de créature, en se résolvant, arrive sur le champ de bataille sous le contrôle de son contrôleur.
302.3	Creature types are nearly all single words after a dash; a creature may have several.	Les types de créature sont presque tous des mots seuls après un tiret ; une créature peut en avoir plusieurs.
302.4	Only creatures have power and toughness.	Seules les créatures ont une force et une endurance.
302.4a	Power is the damage that a creature deals in combat.	La force est le nombre de blessures qu’une créature inflige au combat.
302.4b	Toughness is the damage that it takes to destroy a creature.	L’endurance est le nombre de blessures qu’il faut pour détruire une créature.
302.4c	Power and toughness are the printed numbers, as changed by continuous effects.	La force et l’endurance sont les nombres imprimés, modifiés par les effets continus.
302.5	Creatures can attack and block.	Les créatures peuvent attaquer et bloquer.
302.6	Summoning sickness: a creature not yours since your turn began can't attack or use {T} or {Q}.	Mal d’invocation : une créature non contrôlée depuis le début du tour ne peut ni attaquer ni utiliser {T} ou {Q}.
302.7	Damage is marked on a creature until cleanup or regeneration; as much as its toughness destroys it.	Les blessures restent marquées jusqu’au nettoyage ou à la régénération ; à hauteur de l’endurance, elles détruisent.
303.1	An enchantment can be cast in one's own main phase with the stack empty.	Un enchantement se lance pendant la phase principale de son joueur, la pile étant vide.
303.2	An enchantment spell resolves onto the battlefield under its controller's control.	Un sort d’enchantement, en se résolvant, arrive sur le champ de bataille sous le contrôle de son contrôleur.
303.3	Enchantment types are single words after a dash; an enchantment may have several.	Les types d’enchantement sont des mots seuls après un tiret ; un enchantement peut en avoir plusieurs.
303.4	An Aura enters attached to an object or player that its enchant ability allows.	Une aura arrive attachée à un objet ou un joueur que permet sa capacité « enchanter ».
303.4a	An Aura spell targets what it will enchant.	Un sort d’aura cible ce qu’il enchantera.
303.4b	An object or player that an Aura is attached to is enchanted.	Ce à quoi une aura est attachée est enchanté.
303.4c	An Aura attached illegally, or to what is gone, goes to the graveyard.	Une aura attachée illégalement, ou à ce qui est parti, va au cimetière.
303.4d	An Aura can't enchant itself or two things at once, nor anything while it is a creature.	Une aura ne peut enchanter ni elle-même ni deux choses à la fois, et rien tant qu’elle est une créature.
303.4e	An Aura and what it enchants may have different controllers, who each use the abilities of their own permanent.	L’aura et ce qu’elle enchante peuvent avoir deux contrôleurs, qui utilisent chacun les capacités de leur permanent.
303.4f	When an Aura enters without being cast, its controller chooses what it enchants.	Quand une aura arrive sans être lancée, son contrôleur choisit ce qu’elle enchante.
303.4g	An Aura with nothing to enchant doesn't enter; from the stack it goes to the graveyard.	Une aura sans rien à enchanter n’arrive pas ; de la pile, elle va au cimetière.
303.4h	Permanents other than Auras, Equipment and Fortifications enter attached to nothing.	Ce qui n’est ni aura, ni équipement, ni fortification arrive sans être attaché.
303.4i	An effect can't put an Aura onto what it can't enchant; the Aura stays where it is.	Un effet ne peut pas mettre une aura sur ce qu’elle ne peut pas enchanter ; elle reste où elle est.
303.4j	An Aura that would be moved to what it can't enchant doesn't move.	Une aura qui devrait passer sur ce qu’elle ne peut pas enchanter ne bouge pas.
303.4k	An Aura turned face up and attached goes onto something that it can enchant face up.	Une aura retournée face visible et attachée l’est à ce qu’elle peut enchanter face visible.
303.4m	"Enchanted creature" means the one this is attached to, even if this isn't an Aura.	« La créature enchantée » est celle à laquelle ceci est attaché, même si ce n’est pas une aura.
303.5	Sagas are enchantments with rules of their own.	Les sagas sont des enchantements qui ont leurs propres règles.
303.6	Classes are enchantments with rules of their own.	Les classes sont des enchantements qui ont leurs propres règles.
303.7	Roles are Auras of a kind of their own.	Les rôles sont des auras d’une sorte particulière.
303.7a	Of one player's Roles on a permanent only the newest stays.	Parmi les rôles d’un joueur sur un permanent, seul le plus récent reste.
`
