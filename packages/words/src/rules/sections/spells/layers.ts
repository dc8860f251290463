/** The layers of continuous effects (613): number, English and French, between tabs. */
export const LAYERS = `
613.1	An object begins as printed or created, and effects apply to it in seven layers.	Un objet est d’abord tel qu’imprimé ou créé, puis les effets s’y appliquent en sept couches.
613.1a	Layer 1: what is copied, and face-down characteristics.	Couche 1 : ce qui est copié, et les caractéristiques face cachée.
613.1b	Layer 2: who controls what.	Couche 2 : qui contrôle quoi.
613.1c	Layer 3: changes of text.	Couche 3 : les changements de texte.
613.1d	Layer 4: changes of types.	Couche 4 : les changements de type.
613.1e	Layer 5: changes of colour.	Couche 5 : les changements de couleur.
613.1f	Layer 6: abilities given and taken.	Couche 6 : les capacités ajoutées et retirées.
613.1g	Layer 7: changes of power and toughness.	Couche 7 : les changements de force et d’endurance.
613.2	Layer 1 has sublayers, each in timestamp order.	La couche 1 a des sous-couches, chacune par horodatage.
613.2a	Layer 1a: copying, merging, and sizes chosen as something enters or is turned face up.	Couche 1a : copie, fusion, et tailles choisies à l’arrivée ou en étant retourné face visible.
613.2b	Layer 1b: what being face down makes of an object.	Couche 1b : ce que le fait d’être face cachée fait d’un objet.
613.2c	An object's copiable values are those it has after layer 1.	Les valeurs copiables d’un objet sont celles qu’il a après la couche 1.
613.3	In layers 2 to 6 characteristic-defining abilities come first, the rest by timestamp.	Dans les couches 2 à 6, les capacités définissant une caractéristique d’abord, le reste par horodatage.
613.4	Layer 7 has sublayers for power and toughness.	La couche 7 a des sous-couches pour la force et l’endurance.
613.4a	Layer 7a: power and toughness that a card itself defines.	Couche 7a : force et endurance que la carte définit elle-même.
613.4b	Layer 7b: power and toughness set to a number.	Couche 7b : force et endurance fixées à un nombre.
613.4c	Layer 7c: bonuses and counters.	Couche 7c : bonus et marqueurs.
613.3d@2014-02	Layer 7d: counters that change power and toughness.	Couche 7d : marqueurs qui modifient la force et l’endurance.
613.4d	Layer 7d: power and toughness switched.	Couche 7d : force et endurance échangées.
613.5	Layers are worked out all the time, and their results show at once.	Les couches sont calculées en permanence, et leurs résultats se voient aussitôt.
613.6	An effect of several layers applies in each, to the same objects, even if its ability is lost on the way.	Un effet de plusieurs couches s’applique dans chacune aux mêmes objets, même si sa capacité se perd en route.
613.7	In a layer older effects apply before newer ones.	Dans une couche, les effets plus anciens s’appliquent avant les plus récents.
613.7a	A static ability's effect is as old as its object, or as what gave the ability if that is newer.	L’effet d’une capacité statique a l’âge de son objet, ou de ce qui l’a conférée si c’est plus récent.
613.7b	An effect of a spell or ability is as old as its resolution.	L’effet d’un sort ou d’une capacité date de sa résolution.
613.7c	Each counter is as old as the newest of its kind on the object.	Chaque marqueur a l’âge du plus récent de sa sorte sur l’objet.
613.7d	An object's timestamp is that of entering its zone.	L’horodatage d’un objet est celui de son entrée dans la zone.
613.7e	An Aura, Equipment or Fortification counts as newer each time it is attached.	Une aura, un équipement ou une fortification compte comme plus récent à chaque attachement.
613.7f	A permanent turned face up or down counts as newer.	Un permanent retourné face visible ou cachée compte comme plus récent.
613.7g	A permanent that transforms or converts counts as newer.	Un permanent qui se transforme ou se convertit compte comme plus récent.
613.7h	The timestamp of a plane, phenomenon or scheme is that of its turning face up.	L’horodatage d’un plan, d’un phénomène ou d’une machination est celui de son retournement face visible.
613.7i	A vanguard's timestamp is the beginning of the game.	L’horodatage d’un vanguard est le début de la partie.
613.7j	A conspiracy's timestamp is the beginning of the game, or its turning face up.	L’horodatage d’une conspiration est le début de la partie, ou son retournement face visible.
613.7k	A sticker counts as newer each time it is put on, and stays just newer than its object.	Un autocollant compte comme plus récent à chaque pose, et reste juste après son objet.
613.7m	Objects that get timestamps together are ordered by their players, the active player's first.	Les objets horodatés ensemble sont ordonnés par leurs joueurs, ceux du joueur actif d’abord.
613.7n	An object's own static ability counts as older than an effect that comes with its entering.	La capacité statique propre d’un objet compte comme plus ancienne qu’un effet venu avec son arrivée.
613.8	Where an effect depends on another, that overrides timestamps.	Si un effet dépend d’un autre, cela l’emporte sur l’horodatage.
613.8a	An effect depends on another of the same layer that would change whether, to what or how it applies.	Un effet dépend d’un autre de la même couche qui changerait s’il s’applique, à quoi ou comment.
613.8b	A dependent effect waits for the one it depends on; in a loop, timestamps decide.	Un effet dépendant attend celui dont il dépend ; en boucle, l’horodatage décide.
613.8c	After each effect the dependencies of the rest are worked out again.	Après chaque effet, les dépendances des autres sont déterminées de nouveau.
613.9	One effect may undo another, or decide what it does.	Un effet peut en annuler un autre, ou décider de ce qu’il fait.
613.10	Effects on players apply after those on objects, by timestamp.	Les effets sur les joueurs s’appliquent après ceux sur les objets, par horodatage.
613.11	Effects on the rules themselves apply after all layers.	Les effets sur les règles elles-mêmes s’appliquent après toutes les couches.
`
