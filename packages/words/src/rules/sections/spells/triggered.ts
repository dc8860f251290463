/** Triggered abilities (603): number, English and French, between tabs. */
export const TRIGGERED = `
603.1	A triggered ability is a condition with "when", "whenever" or "at", and an effect.	Une capacité déclenchée est une condition avec « quand », « à chaque fois que » ou « au », et un effet.
603.1a	A trigger's limits on targets, or that it can't be countered, stand after the effect and aren't part of it.	Les limites de cibles d’une capacité, ou son « ne peut pas être contrecarrée », suivent l’effet sans en faire partie.
603.1b	"All" of a trigger's conditions asks whether each has happened in that time, whether it triggered or not.	« Toutes » les conditions d’une capacité : on demande si chacune s’est produite dans ce délai, déclenchée ou non.
603.2	An ability triggers when its event happens; that alone does nothing.	Une capacité se déclenche à son événement ; cela seul ne fait rien.
603.2a	Triggering needs no permission; what forbids casting and activating doesn't stop it.	Un déclenchement se passe de permission ; interdire de lancer ou d’activer ne l’empêche pas.
603.2b	"At the beginning of" a step or phase triggers as that begins.	« Au début de » telle étape ou phase se déclenche quand elle commence.
603.2c	An ability triggers once for each time its event happens, and several times if several happen at once.	Une capacité se déclenche une fois par occurrence de son événement, plusieurs fois si plusieurs se produisent ensemble.
603.2d	Something may make an ability trigger more than once; this adds up but doesn't apply to itself.	Un effet peut faire qu’une capacité se déclenche plus d’une fois ; cela s’additionne, mais pas sur lui-même.
603.2e	"Becomes" triggers on the change, not on being so already.	« Devient » se déclenche au changement, non si c’est déjà le cas.
603.2f	An ability of an object that all players could never see does not trigger.	Une capacité d’un objet qui n’est à aucun moment visible de tous ne se déclenche pas.
603.2g	An event that is prevented or replaced triggers nothing.	Ce qui est prévenu ou remplacé ne déclenche rien.
603.2h	"Do this only once each turn" triggers only until it has been done that turn.	« Ne faites ceci qu’une fois par tour » ne se déclenche que jusqu’à ce que ce soit fait ce tour-ci.
603.3	A triggered ability goes on the stack when a player would next get priority.	Ce qui s’est déclenché va sur la pile la prochaine fois qu’un joueur recevrait la priorité.
603.3a	A trigger belongs to whoever controlled its source as it triggered.	Une capacité déclenchée est contrôlée par qui contrôlait sa source au déclenchement.
603.3b	The active player's triggers go first, then the others' in turn order; triggers on triggering come last.	Les capacités du joueur actif vont d’abord, puis celles des autres ; celles sur un déclenchement, en dernier.
603.3c	Modes of a trigger are chosen as it goes on the stack; without a possible one it is removed.	Les modes d’une capacité se choisissent à la mise sur la pile ; sans mode possible, elle est retirée.
603.3d	Targets and divisions are chosen as it goes on the stack; without a legal choice it is removed.	Cibles et répartitions se choisissent à la mise sur la pile ; sans choix légal, la capacité est retirée.
603.4	An "if" right after the event is checked at that time and again on resolution.	Un « si » juste après l’événement se vérifie à ce moment, puis de nouveau à la résolution.
603.5	"You may" and "unless" are decided as a trigger resolves; it goes on the stack in any case.	« Vous pouvez » et « à moins que » se décident à la résolution ; la capacité va sur la pile de toute façon.
603.6	Zone-change triggers look for their object only where it went; if it isn't there, nothing is done to it.	Les capacités de changement de zone cherchent l’objet là où il est allé ; s’il n’y est pas, rien ne lui est fait.
603.6a	Enters abilities see everything that enters at that time, their own permanent included.	Les capacités d’arrivée voient tout ce qui arrive en même temps, leur propre permanent compris.
603.6b	Effects that change permanents apply to one from the moment it enters, but not before.	Ce qui modifie les permanents s’applique à l’un d’eux dès qu’il arrive, mais pas avant.
603.6c	Leaves-the-battlefield abilities look for the card only where it first went.	Les capacités de départ cherchent la carte là où elle est d’abord allée, et là seulement.
603.6d	"Enters with", "enters tapped" and "as it enters" are part of entering and don't trigger.	« Arrive avec », « arrive engagé » et « au moment où il arrive » font partie de l’arrivée, sans déclenchement.
603.6e	An Aura's trigger on its permanent's leaving finds both that card and the Aura's own.	La capacité d’une aura sur le départ de son permanent retrouve cette carte et celle de l’aura.
603.7	A delayed triggered ability waits for a later event.	Une capacité déclenchée retardée attend un événement ultérieur.
603.7a	A delayed triggered ability sees nothing that happened before it was created.	Une capacité déclenchée retardée ne voit rien de ce qui s’est passé avant sa création.
603.7b	A delayed ability triggers once, unless it has a duration.	Une capacité retardée se déclenche une seule fois, sauf si elle a une durée.
603.7c	A delayed ability still finds its object, however changed, as long as that hasn't changed zones.	Une capacité retardée retrouve son objet, même modifié, s’il n’a pas changé de zone.
603.7d	A delayed ability made by a spell has that spell as its source and the spell's controller as its own.	Une capacité retardée créée par un sort a ce sort pour source, et le même contrôleur que lui.
603.7e	A delayed ability made by an ability has the same source and controller as that ability.	Une capacité retardée créée par une capacité a la même source et le même contrôleur qu’elle.
603.7f	A delayed ability made by a replacement effect has the object of that effect as its source.	Une capacité retardée créée par un effet de remplacement a pour source l’objet de cet effet.
603.7g	A delayed ability made by an action that a static ability allows has that ability's object as its source.	Une capacité retardée créée par une action que permet une capacité statique a pour source l’objet de celle-ci.
603.7h	A delayed ability for the time an ability has resolved so often this turn is made once, at that resolution.	Une capacité retardée pour la énième résolution d’une capacité ce tour-ci est créée une fois, à cette résolution.
603.8	Some abilities trigger on a state, and again only after leaving the stack.	Certaines capacités se déclenchent sur un état, puis de nouveau seulement une fois parties de la pile.
603.9	Abilities on a player's losing trigger when that player leaves, for any reason but a draw.	Les capacités sur la défaite d’un joueur se déclenchent quand il part, sauf par une égalité.
603.10	Triggers usually look at things just after the event; some look back to just before it.	Les capacités regardent d’ordinaire juste après l’événement ; certaines regardent en arrière, juste avant.
603.10a	Abilities on leaving the battlefield or a graveyard, on sacrifice, and on going to hand or library look back in time.	Départ du champ de bataille ou d’un cimetière, sacrifice, retour en main ou bibliothèque : on regarde en arrière.
603.10b	Abilities on phasing out look back in time.	Les capacités sur le passage hors phase regardent en arrière.
603.10c	Abilities on becoming unattached look back in time.	Les capacités sur le détachement regardent en arrière.
603.10d	Abilities on losing control look back in time.	Les capacités sur la perte de contrôle regardent en arrière.
603.10e	Abilities on a spell's being countered look back in time.	Les capacités sur un sort contrecarré regardent en arrière.
603.10f	Abilities on a player's losing look back in time.	Les capacités sur la défaite d’un joueur regardent en arrière.
603.10g	Abilities on planeswalking away look back in time.	Les capacités sur le départ d’un plan regardent en arrière.
603.11	A static ability and the triggers linked to it may share a paragraph.	Une capacité statique et les capacités déclenchées qui lui sont liées peuvent partager un paragraphe.
603.12	"When you do" triggers on what was just done in the same resolution, and goes on the stack separately.	« Quand vous faites ainsi » se déclenche sur ce qui vient d’être fait dans la résolution, et va sur la pile à part.
603.12a	A "when you do" triggers for each time, but only once where a cost is paid any number of times.	« Quand vous faites ainsi » se déclenche à chaque fois, mais une seule pour un coût payé autant de fois que voulu.
`
