import type { Derivation } from "../../../oracle/grammar/print.ts"
import { partIn } from "../../filling.ts"
import { french, type Setting, say, sayAs } from "../../say.ts"

// Actions on objects: destroying, moving, tapping, counters, copies, damage.

/** Whether it's said of several objects, each of which gets the counter. */
function isSeveral(part: Derivation, setting: Setting): boolean {
  const what = partIn(part, "what")
  return what !== undefined && say(what, setting).features?.plural === true
}

/** What another player sacrifices; "of your choice" is understood. */
function isOthers(part: Derivation, setting: Setting): boolean {
  if (setting.subject?.person !== 3) return false
  const thing = partIn(part, "t")
  return thing !== undefined && say(thing, setting).noun?.posts.length === 0
}

french("does", {
  "destroy(s) {what:object}": "<détruire> {what}",
  "destroy(s) all {t:things} . they can't be regenerated":
    "<détruire> {t!:tous} . [il] ne <pouvoir:indicative> pas être [régénéré]",
  "destroy(s) all {t:things}": "<détruire> {t:tous}",
  "tap(s) all {t:things}": "<engager> {t:tous}",
  "untap(s) all {t:things}": "<dégager> {t:tous}",
  "exile(s) all {t:things}": "<exiler> {t:tous}",
  "put(s) {what:object} onto the battlefield tapped":
    "<mettre> {what:from} sur le champ de bataille [engagé:what]",
  "destroy(s) {what:object} . {f:found} can't be regenerated":
    "<détruire> {what} . {f!} ne <pouvoir:indicative> pas être [régénéré]",
  "exile(s) {what:object}": "<exiler> {what:from}",
  "exile(s) {what:object} until ~ leaves the battlefield":
    "<exiler> {what:from} jusqu'à ce que {~!} <quitter:subjunctive> le champ de bataille",
  "exile(s) {what:object} with a {kind:counter} counter on it":
    "<exiler> {what:from} avec un marqueur {kind} sur [lui:what]",
  "exile(s) {what:object} with {n:number} {kind:counter} counters on it":
    "<exiler> {what:from} avec {n} marqueurs {kind} sur [lui:what]",
  "put(s) {what:object} onto the battlefield attached to {to:simple object}":
    "<mettre> {what:from} sur le champ de bataille [attaché:what] à {to}",
  "shuffle(s) {o:own} hand and graveyard into {p:owners} library":
    "<mélanger> {o~main} et {o~cimetière} dans {o~bibliothèque}",
  "shuffle(s) {o:own} library": "<mélanger> {o~bibliothèque}",
  "sacrifice(s) {what:simple object}": "<sacrifier> {what}",
  "sacrifice(s) a {t:thing}": (part, setting) =>
    sayAs(`<sacrifier> {t:un}${isOthers(part, setting) ? " de {son~choix}" : ""}`, part, setting),
  "sacrifice(s) another {a:plain thing} or a {b:plain thing}": "<sacrifier> {a:another} ou {b:un}",
  "sacrifice(s) half the {t:plain things} of their choice , rounded up":
    "<sacrifier> la moitié de {t:le} de {son~choix} , arrondie à l'unité supérieure",
  "sacrifice(s) half the {t:plain things} of their choice , rounded down":
    "<sacrifier> la moitié de {t:le} de {son~choix} , arrondie à l'unité inférieure",
  "sacrifice(s) {n:number} {t:things} of their|your choice": "<sacrifier> {n} {t} de {son~choix}",
  "put(s) {what:object} onto the battlefield": "<mettre> {what:from} sur le champ de bataille",
  "exert {what:object}": "<surmener> {what}",
  "tap(s) {what:object}": "<engager> {what}",
  "untap(s) {what:object}": "<dégager> {what}",
  "tap or untap {what:object}": "<engager> ou <dégager> {what}",
  "regenerate(s) {what:object}": "<régénérer> {what}",
  "transform(s) {what:object}": "<transformer> {what}",
  "flip {what:object}": "<inverser> {what}",
  "suspect {what:object}": "<suspecter> {what}",
  "detain {what:object}": "<détenir> {what}",
  "goad(s) {what:object}": "<inciter> {what}",
  "remove(s) {what:object} from combat": "<retirer> {what} du combat",
  "attach(s) {a:object} to {what:object}": "<attacher> {a} {what:à}",
  "attach(s) {a:object} to {p:player}": "<attacher> {a} à {p}",
  "attach(s) {a:object} to a player": "<attacher> {a} à un joueur",
  "attach(s) {a:object} to one of your opponents": "<attacher> {a} à l'un de vos adversaires",
  "attach(s) {a:object} to another one of your opponents chosen at random":
    "<attacher> {a} à un autre de vos adversaires choisi au hasard",
  "choose(s) {what:simple object}": "<choisir> {what}",
  "reveal(s) {what:object}": "<révéler> {what:from}",
  "look(s) at {what:object}": "<regarder> {what:from}",
  "gain(s) control of {what:object}": "<acquérir> {what~contrôle}",
  "gain(s) control of {what:object} {d:duration}": "<acquérir> {what~contrôle} {d}",
  "exchange control of {a:simple object} and {b:simple object}": "<échanger> le contrôle de {a} et de {b}",
  "counter(s) {what:object}": "<contrecarrer> {what}",
  "counter {what:object} . if {i:that spell} is countered this way , exile it instead of putting it into its owner 's graveyard":
    "<contrecarrer> {what} . Si ce sort est contrecarré de cette manière , exilez-le à la place de ~le mettre dans le cimetière de son propriétaire",
  "counter {what:object} . if {i:that spell} is countered this way , put it into its owner 's hand instead of into that player 's graveyard":
    "<contrecarrer> {what} . Si ce sort est contrecarré de cette manière , mettez-le dans la main de son propriétaire à la place du cimetière de ce joueur",
  "counter {what:object} . if {i:that spell} is countered this way , put it on top of its owner 's library instead of into that player 's graveyard":
    "<contrecarrer> {what} . Si ce sort est contrecarré de cette manière , mettez-le au-dessus de la bibliothèque de son propriétaire à la place du cimetière de ce joueur",
  "copy(s) {what:object}": "<copier> {what}",
  "copy(s) {what:object} . you may choose new targets for the copy|copies":
    "<copier> {what} . Vous pouvez choisir de nouvelles cibles pour la copie",
  "copy {what:object} , except {x:exceptions}": "<copier> {what} , excepté que {x}",
  "choose new targets for {what:object}": "<choisir> de nouvelles cibles pour {what}",
  "change a target of {what:object} to {t:simple object}": "<changer> une cible de {what} en {t}",
  "change the target of {what:object} to {t:simple object}": "<changer> la cible de {what} en {t}",
  "change the target of {what:object}": "<changer> la cible de {what}",
  "put(s) a {kind:counter} counter on {what:object}": (part, setting) =>
    sayAs(
      `<mettre> un marqueur {kind} sur ${isSeveral(part, setting) ? "[chacun:what] de " : ""}{what}`,
      part,
      setting,
    ),
  "put(s) {n:number} {kind:counter} counters on {what:object}": "<mettre> {n} marqueurs {kind} sur {what}",
  "put(s) a number of {kind:counter} counters on {what:object} equal to {n:quantity}":
    "<mettre> sur {what} un nombre de marqueurs {kind} égal à {n}",
  "distribute(s) {n:number} {kind:counter} counters among {s:divided slot}":
    "<répartir> {n} marqueurs {kind} entre {s}",
  "distribute(s) {n:number} {kind:counter} counters among {on:object}":
    "<répartir> {n} marqueurs {kind} entre {on}",
  "double the number of {kind:counter} counters on {what:object}":
    "<doubler> le nombre de marqueurs {kind} sur {what}",
  "remove(s) a counter from {what:object}": "<retirer> un marqueur de {what}",
  "remove(s) {n:number} counters from {what:object}": "<retirer> {n} marqueurs de {what}",
  "move(s) a counter from {what:simple object} onto {to:simple object}":
    "<déplacer> un marqueur de {what} sur {to}",
  "exile(s) {what:object} face down": "<exiler> {what:from} face cachée",
  "remove(s) a {kind:counter} counter from {what:object}": "<retirer> un marqueur {kind} de {what}",
  "remove {n:number} {kind:counter} counters from {what:object}": "<retirer> {n} marqueurs {kind} de {what}",
  "remove(s) all {kind:counter} counters from {what:object}": "<retirer> tous les marqueurs {kind} de {what}",
  "remove(s) up to {n:number} counters from {what:object}": "<retirer> jusqu'à {n} marqueurs de {what}",
  "remove(s) any number of counters from {what:object}":
    "<retirer> autant de marqueurs que vous voulez de {what}",
  "remove(s) any number of {kind:counter} counters from {what:object}":
    "<retirer> autant de marqueurs {kind} que vous voulez de {what}",
  "move(s) any number of counters from {what:object} onto {to:object}":
    "<déplacer> autant de marqueurs que vous voulez de {what} sur {to}",
  "move(s) any number of {kind:counter} counters from {what:object} onto {to:object}":
    "<déplacer> autant de marqueurs {kind} que vous voulez de {what} sur {to}",
  "remove all counters from {what:object}": "<retirer> tous les marqueurs de {what}",
  "move(s) a {kind:counter} counter from {what:simple object} onto {to:simple object}":
    "<déplacer> un marqueur {kind} de {what} sur {to}",
  "put your commander into your hand from the command zone":
    "<mettre> votre commandant dans votre main depuis la zone de commandement",
})

french("clause", {
  "{who:player} returns each commander they control from the battlefield to the command zone":
    "{who!} <renvoyer> chaque commandant que celui-ci contrôle depuis le champ de bataille vers la zone de commandement",
  "{p:player} may cast {what:object} without paying its mana cost":
    "{p!} <pouvoir> lancer {what} sans payer son coût de mana",
  "{what:object} 's owner may cast that card without paying its mana cost":
    "le propriétaire {what:de} peut lancer cette carte sans payer son coût de mana",
  "{s:rule of a turn} during that player 's next turn": "{s} pendant le prochain tour de ce joueur",
  "during {who:player} 's next turn , {s:rule of a turn}": "pendant le prochain tour {who:de} , {s}",
  "during {who:player} 's next turn , {c:object} attack(s) ~ if able":
    "pendant le prochain tour {who:de} , {c!} <attaquer> {~} si possible",
  "{c:object} attack(s) ~ during its controller 's next turn if able":
    "{c!} <attaquer> {~} pendant le prochain tour de son contrôleur si possible",
  "you control {who:player} during that player 's next turn":
    "vous contrôlez {who} pendant son prochain tour",
  "{source:simple object} deal(s) {n:digits} damage to {to:recipient}":
    "{source!} <infliger> {n} {n#blessure|blessures} {to:à}",
  "~ deals|deal {n:digits} damage to {to:recipient}": "{~!} <infliger> {n} {n#blessure|blessures} {to:à}",
  "~ deals|deal damage equal to {n:quantity} to {to:recipient}":
    "{~!} <infliger> un nombre de blessures égal à {n} {to:à}",
  "{source:simple object} deal(s) damage equal to {n:quantity} to {to:recipient}":
    "{source!} <infliger> un nombre de blessures égal à {n} {to:à}",
  "~ deals|deal damage to {who:player} equal to {n:quantity}":
    "{~!} <infliger> {who:à} un nombre de blessures égal à {n}",
  "~ deals|deal {n:digits} damage divided as you choose among {s:divided slot}":
    "{~!} <infliger> {n} {n#blessure|blessures} , réparties comme vous le désirez , entre {s}",
  "{a:object} fight(s) each other": "{a!} <se battre>",
  "{a:object} fight(s) {b:object}": "{a!} <se battre> contre {b}",
  "counter {what:object} unless {w:its controller} pay(s) {m:mana} plus a additional {e:mana} for each {n:each}":
    "<contrecarrer> {what} à moins que {w!} ne <payer:subjunctive> {m} plus {e} supplémentaires pour chaque {n}",
  "counter {what:object} unless {w:its controller} pay(s) {c:costs}":
    "<contrecarrer> {what} à moins que {w!} ne {c:paying}",
  "counter {what:object} unless {w:its controller} pay(s) {c:costs} . if they do , {e:sentence}":
    "<contrecarrer> {what} à moins que {w!} ne {c:paying} . Si ce joueur fait ainsi , {e:command}",
  "counter {what:object} unless {w:its controller} pay(s) {c:costs} . if {i:that spell} is countered this way , exile it instead of putting it into its owner 's graveyard":
    "<contrecarrer> {what} à moins que {w!} ne {c:paying} . Si ce sort est contrecarré de cette manière , exilez-le à la place de ~le mettre dans le cimetière de son propriétaire",
  "{what:object} explore(s)": "{what!} <explorer>",
  "{what:object} connive(s)": "{what!} <conniver>",
  "{what:object} phase(s) out": "{what!} <passer> hors phase",
  "{what:object} phase(s) out until ~ leaves the battlefield":
    "{what!} <passer> hors phase jusqu'à ce que {~!} <quitter:subjunctive> le champ de bataille",
  "{what:simple object} becomes/become prepared": "{what!} <devenir> [préparé]",
  "{what:simple object} becomes/become unprepared": "{what!} <devenir> non [préparé]",
  "{what:object} block(s) {a:object} this turn if able": "{what!} <bloquer> {a} ce tour-ci si possible",
  "{what:object} doesn't/don't untap during {w:other controllers} next untap step|steps":
    "{what!} ne <se dégager> pas pendant la prochaine étape de dégagement de {w}",
  "{what:object} doesn't/don't untap during your next untap step":
    "{what!} ne <se dégager> pas pendant votre prochaine étape de dégagement",
  "{what:object} doesn't/don't untap during {p:player} 's next untap step":
    "{what!} ne <se dégager> pas pendant la prochaine étape de dégagement de {p}",
  "{what:object} doesn't/don't untap during {w:controllers} untap step {d:duration}":
    "{what!} ne <se dégager> pas pendant l'étape de dégagement de {w} {d}",
  "{who:player} puts it on their choice of the top or bottom of their library":
    "{who!} ~la <mettre> au-dessus ou au-dessous de sa bibliothèque , selon son choix",
  "{who:player} puts it into their library second from the top or on the bottom":
    "{who!} ~la <mettre> dans sa bibliothèque en deuxième position ou au-dessous",
  "switch {what:objects'} power and toughness {d:duration}":
    "<échanger> la force et l'endurance de {what} {d}",
  "other players can't play lands or cast spells from their graveyards this turn":
    "les autres joueurs ne peuvent ni jouer de terrains ni lancer de sorts depuis leur cimetière ce tour-ci",
  "you may play lands and cast spells from other players ' graveyards this turn as though those cards were in your graveyard":
    "ce tour-ci , vous pouvez jouer des terrains et lancer des sorts depuis les cimetières des autres joueurs comme si ces cartes étaient dans votre cimetière",
  "you may play {what:object} {d:duration}": "vous pouvez <jouer:infinitive> {what:from} {d}",
  "you may look at and play {what:object} {d:duration}":
    "vous pouvez <regarder:infinitive> {what} et ~les jouer {d}",
  "you may look at {what:object} for as long as it|they remains|remain exiled":
    "vous pouvez <regarder:infinitive> {what} tant que [il:what] <rester:indicative> en exil",
  "you may look at {what:object} any time": "vous pouvez <regarder:infinitive> {what} à tout moment",
  "{e:guarded destruction} . {d:destroyed ones} can't be regenerated":
    "{e} . Une créature détruite de cette manière ne peut pas être régénérée",
  "sacrifice ~ unless you pay its mana cost": "<sacrifier> {~} à moins que vous ne payiez son coût de mana",
  "{w:object} can't be regenerated this turn": "{w!} ne <pouvoir> pas être [régénéré] ce tour-ci",
  "you may cast {what:object} {d:duration}": "vous pouvez <lancer:infinitive> {what:from} {d}",
  "you may cast {what:object} without paying its mana cost":
    "vous pouvez <lancer:infinitive> {what:from} sans payer son coût de mana",
  "you may play {what:object} without paying its mana cost":
    "vous pouvez <jouer:infinitive> {what:from} sans payer son coût de mana",
  "you may cast a {t:thing} without paying its mana cost":
    "vous pouvez lancer {t:un} sans payer son coût de mana",
  "{e:casting clause} . {x:exiled after}": "{e} . {x}",
  "you may play {what:object} {d:duration} {free:for free}":
    "vous pouvez <jouer:infinitive> {what} {free} {d}",
  "you may cast {what:object} {d:duration} {free:for free}":
    "vous pouvez <lancer:infinitive> {what} {free} {d}",
  "you may cast {s:spell things} from among {what:pile} {d:duration}":
    "vous pouvez lancer {s:un} parmi {what} {d}",
  "you may cast {s:spell things} from among {what:pile} {free:for free} {d:duration}":
    "vous pouvez lancer {s:un} parmi {what} {free} {d}",
  "you may cast a {s:spell thing} from among {what:pile} {free:for free}":
    "vous pouvez lancer {s:un} parmi {what} {free}",
  "{d:duration} , you may cast a {s:spell thing} from among {what:pile} {free:for free}":
    "{d} , vous pouvez lancer {s:un} parmi {what} {free}",
  "{d:duration} , you may cast a {s:spell thing} from among {what:pile}":
    "{d} , vous pouvez lancer {s:un} parmi {what}",
  "you may cast any number of {s:spell things} from among {what:pile} {free:for free}":
    "vous pouvez lancer n'importe quel nombre de {s} parmi {what} {free}",
  "you may cast any number of {s:spell things} with total mana value {n:number} or less from among {what:pile} {free:for free}":
    "vous pouvez lancer n'importe quel nombre de {s} parmi {what} dont la valeur de mana totale est de {n} ou moins {free}",
  "you may play a additional land this turn": "vous pouvez jouer un terrain supplémentaire ce tour-ci",
  "you may play {n:number} additional lands this turn":
    "vous pouvez jouer {n} terrains supplémentaires ce tour-ci",
  "{d:duration} , {p:player} may play {what:object} and they may spend mana as though it were mana of any color to cast {i:spell again}":
    "{d} , {p!} <pouvoir> <jouer:infinitive> {what} et dépenser du mana comme s'il s'agissait de mana de n'importe quelle couleur pour {i} lancer",
  "{d:duration} , {p:player} may cast {what:object} and they may spend mana as though it were mana of any color to cast {i:spell again}":
    "{d} , {p!} <pouvoir> <lancer:infinitive> {what} et dépenser du mana comme s'il s'agissait de mana de n'importe quelle couleur pour {i} lancer",
  "{d:duration} , {p:player} may play {what:object} and they may spend mana as though it were mana of any type to cast {i:spell again}":
    "{d} , {p!} <pouvoir> <jouer:infinitive> {what} et dépenser du mana comme s'il s'agissait de mana de n'importe quel type pour {i} lancer",
  "{d:duration} , {p:player} may cast {what:object} and they may spend mana as though it were mana of any type to cast {i:spell again}":
    "{d} , {p!} <pouvoir> <lancer:infinitive> {what} et dépenser du mana comme s'il s'agissait de mana de n'importe quel type pour {i} lancer",
  "you may play {what:object} {d:duration} , and you may spend mana as though it were mana of any color to cast {i:spell again}":
    "vous pouvez <jouer:infinitive> {what} {d} , et vous pouvez dépenser du mana comme s'il s'agissait de mana de n'importe quelle couleur pour {i} lancer",
  "you may cast {what:object} {d:duration} , and you may spend mana as though it were mana of any type to cast {i:spell again}":
    "vous pouvez <lancer:infinitive> {what} {d} , et vous pouvez dépenser du mana comme s'il s'agissait de mana de n'importe quel type pour {i} lancer",
  "you may cast {what:object} {d:duration} , and you may spend mana as though it were mana of any color to cast {i:spell again}":
    "vous pouvez <lancer:infinitive> {what} {d} , et vous pouvez dépenser du mana comme s'il s'agissait de mana de n'importe quelle couleur pour {i} lancer",
})
french("exiled after", {
  "if that spell would be put into a graveyard , exile it instead":
    "Si ce sort devait être mis dans un cimetière , exilez-le à la place",
})
french("spell again", { it: "~le" })

french("does", {
  "prevent all combat damage that would be dealt this turn":
    "<prévenir> toutes les blessures de combat qui devraient être infligées ce tour-ci",
  "prevent all combat damage that would be dealt by {from:object} this turn":
    "<prévenir> toutes les blessures de combat qui devraient être infligées par {from} ce tour-ci",
  "prevent all damage that would be dealt by {from:object} this turn":
    "<prévenir> toutes les blessures qui devraient être infligées par {from} ce tour-ci",
  "prevent all combat damage that would be dealt to {to:recipient} this turn":
    "<prévenir> toutes les blessures de combat qui devraient {to:à être infligées} ce tour-ci",
  "prevent all damage that would be dealt to {to:recipient} this turn":
    "<prévenir> toutes les blessures qui devraient {to:à être infligées} ce tour-ci",
  "prevent the next {n:digits} damage that would be dealt to {to:recipient} this turn": (part, setting) =>
    sayAs(
      partIn(part, "n")?.value === 1
        ? "<prévenir> la prochaine blessure qui devrait {to:à être infligée} ce tour-ci"
        : "<prévenir> les {n} prochaines blessures qui devraient {to:à être infligées} ce tour-ci",
      part,
      setting,
    ),
  "the next time a {f:source thing} of your choice would deal damage to you this turn , prevent that damage":
    "la prochaine fois que {f:un} de votre choix devrait vous infliger des blessures ce tour-ci , prévenez ces blessures",
  "the next time {from:object} would deal damage this turn , prevent that damage":
    "la prochaine fois que {from!:stated} devrait infliger des blessures ce tour-ci , <prévenir:imperative> ces blessures",
  "the next time a source of your choice would deal damage to you this turn , prevent that damage":
    "la prochaine fois qu'une source de votre choix devrait vous infliger des blessures ce tour-ci , <prévenir:imperative> ces blessures",
})
french("for free", {
  "without paying their mana costs": "sans payer leur coût de mana",
  "without paying its mana cost": "sans payer son coût de mana",
})
french("does", {
  "put(s) {what:object} on top of their owners ' libraries , then those players shuffle":
    "<mettre> {what} au-dessus de la bibliothèque de leurs propriétaires , puis ces joueurs mélangent",
})
french("event", {
  "~ is put into your graveyard from your library":
    "{~!} est [mis] dans votre cimetière depuis votre bibliothèque",
})
french("clause", {
  "exile them , then meld them into {into:card name}": "exilez-les , puis assimilez-les en {into}",
  "{e:bare clause} at end of combat , then {f:bare clause}": "{e} à la fin du combat , puis {f}",
  "at the beginning of the next upkeep , {e:sentence}": "{e} au début du prochain entretien",
})
french("does", {
  "the next time a {c:source thing} of your choice would deal damage this turn , prevent that damage":
    "la prochaine fois que {c:un} de votre choix devrait infliger des blessures ce tour-ci , <prévenir:imperative> ces blessures",
})
