import { french } from "../say.ts"

// What a triggered ability waits for, behind « quand » or « à chaque fois que ».

french("event", {
  "{what:subject} enter(s)": "{what!} <arriver>",
  "{what:subject} enters tapped": "{what!} <arriver> [engagé]",
  "~ enters from a graveyard": "{~!} <arriver> depuis un cimetière",
  "{what:batch} enter": "{what!} <arriver>",
  "{what:subject} die(s)": "{what!} <mourir>",
  "{what:batch} die": "{what!} <mourir>",
  "{what:subject} die(s) or is put into exile from the battlefield":
    "{what!} <mourir> ou est [mis] en exil depuis le champ de bataille",
  "{what:subject} leave(s) the battlefield": "{what!} <quitter> le champ de bataille",
  "{what:batch} leave the battlefield": "{what!} <quitter> le champ de bataille",
  "{what:subject} enter(s) or attack(s)": "{what!} <arriver> ou <attaquer>",
  "{what:subject} enter(s) or die(s)": "{what!} <arriver> ou <mourir>",
  "{what:subject} attack(s)": "{what!} <attaquer>",
  "{what:subject} attack(s) alone": "{what!} <attaquer> [seul]",
  "{what:subject} attack(s) while saddled": "{what!} <attaquer> alors que cette créature est sellée",
  "{what:subject} attack(s) or block(s)": "{what!} <attaquer> ou <bloquer>",
  "{what:subject} attack(s) {w:attacked}": "{what!} <attaquer> {w}",
  "{what:batch} attack {w:attacked}": "{what!} <attaquer> {w}",
  "{what:subject} attack(s) and isn't/aren't blocked": "{what!} <attaquer> et ne <être> pas [bloqué]",
  "the creature it haunts dies": "la créature que {~} hante meurt",
  "{n:number} or more {t:plain things} attack": "au moins {n} {t!} <attaquer>",
  "{n:number} or more {t:plain things} attack {w:attacked}": "au moins {n} {t!} <attaquer> {w}",
  "{who:event player} attack(s) {w:attacked} with {n:number} or more {t:plain things}":
    "{who!} <attaquer> {w} avec au moins {n} {t}",
  "a spell or ability a opponent controls causes you to discard ~":
    "un sort ou une capacité qu'un adversaire contrôle vous fait vous défausser de {~}",
  "a spell or ability a opponent controls causes you to discard a card":
    "un sort ou une capacité qu'un adversaire contrôle vous fait vous défausser d'une carte",
  "~ and at least {n:number} other creatures attack": "{~} et au moins {n} autres créatures attaquent",
  "{who:event player} attack(s)": "{who!} <attaquer>",
  "{who:event player} attack(s) with one or more {t:plain things}": "{who!} <attaquer> avec au moins {t:one}",
  "{who:event player} attack(s) with {n:number} or more creatures":
    "{who!} <attaquer> avec au moins {n} créatures",
  "{what:subject} enter(s) or leave(s) the battlefield":
    "{what!} <arriver> ou <quitter> le champ de bataille",
  "~ enters or is turned face up": "{~!} <arriver> ou <être> [retourné] face visible",
  "{what:subject} block(s) or become(s) blocked by {by:subject}":
    "{what!} <bloquer> ou <devenir> [bloqué] par {by}",
  "{what:subject} block(s) or become(s) blocked by one or more {by:plain things}":
    "{what!} <bloquer> ou <devenir> [bloqué] par au moins {by:one}",
  "{what:subject} attack(s) or become(s) the target of a spell":
    "{what!} <attaquer> ou <devenir> la cible d'un sort",
  "{who:event player} scry|scries or surveil|surveils": "{who!} <appliquer> regard ou <surveiller>",
  "a {f:source thing} deals damage to one or more permanents {a:and or} players":
    "{f!:un} <infliger> des blessures à au moins un permanent {a} un joueur",
  "{what:subject} block(s)": "{what!} <bloquer>",
  "{what:subject} block(s) {by:subject}": "{what!} <bloquer> {by}",
  "{what:subject} block(s) one or more {by:plain things}": "{what!} <bloquer> au moins {by:one}",
  "{what:subject} block(s) or become(s) blocked": "{what!} <bloquer> ou <devenir> [bloqué]",
  "{what:subject} become(s) blocked": "{what!} <devenir> [bloqué]",
  "{what:subject} become(s) blocked by {by:subject}": "{what!} <devenir> [bloqué] par {by}",
  "{what:subject} become(s) blocked by one or more {by:plain things}":
    "{what!} <devenir> [bloqué] par au moins {by:one}",
  "{what:subject} become(s) tapped": "{what!} <devenir> [engagé]",
  "{what:subject} become(s) untapped": "{what!} <devenir> [dégagé]",
  "{what:subject} become(s) monstrous": "{what!} <devenir> [monstrueux]",
  "{what:subject} become(s) renowned": "{what!} <devenir> [renommé]",
  "{what:subject} become(s) the target of a spell or ability":
    "{what!} <devenir> la cible d'un sort ou d'une capacité",
  "{what:subject} become(s) the target of a spell or ability {by:controls}":
    "{what!} <devenir> la cible d'un sort ou d'une capacité {by}",
  "{what:subject} become(s) the target of a spell": "{what!} <devenir> la cible d'un sort",
  "{what:subject} become(s) the target of {s:cast spell}": "{what!} <devenir> la cible de {s}",
  "{who:event player} or {what:subject} become(s) the target of a spell or ability {by:controls}":
    "{who} ou {what} devenez la cible d'un sort ou d'une capacité {by}",
  "{what:subject} is/are turned face up": "{what!} <être> [retourné] face visible",
  "{what:subject} is/are tapped for mana": "{what!} <être> [engagé] pour du mana",
  "you tap {what:subject} for mana": "vous engagez {what} pour du mana",
  "{what:subject} is/are dealt damage": "{what!} <subir> des blessures",
  "{what:subject} is/are dealt combat damage": "{what!} <subir> des blessures de combat",
  "{what:subject} deal(s) combat damage to {who:event player}":
    "{what!} <infliger> des blessures de combat {who:à}",
  "{what:batch} deal combat damage to {who:event player}":
    "{what!} <infliger> des blessures de combat {who:à}",
  "{what:subject} deal(s) damage to {who:event player}": "{what!} <infliger> des blessures {who:à}",
  "a {what:source thing} deals damage to {who:event player}": "{what!:un} <infliger> des blessures {who:à}",
  "a {what:source thing} deals damage to {to:subject}": "{what!:un} <infliger> des blessures à {to}",
  "{what:subject} deal(s) combat damage to {to:subject}": "{what!} <infliger> des blessures de combat à {to}",
  "{what:subject} deal(s) damage to {to:subject}": "{what!} <infliger> des blessures à {to}",
  "{what:subject} deal(s) damage": "{what!} <infliger> des blessures",
  "{what:subject} deal(s) combat damage": "{what!} <infliger> des blessures de combat",
  "{what:subject} mutate(s)": "{what!} <muter>",
  "{what:subject} explore(s)": "{what!} <explorer>",
  "{what:subject} fight(s)": "{what!} <se battre>",
  "{what:subject} exploit(s) a creature": "{what!} <exploiter> une créature",
  "{what:subject} transforms into ~": "{what!} <se transformer> en {~}",
  "{what:subject} is/are put into your graveyard from the battlefield":
    "{what!} <être> [mis] dans votre cimetière depuis le champ de bataille",
  "{c:discarded} is put into {w:graveyard whose} graveyard from anywhere":
    "{c!} <être> [mis] dans {w~cimetière} d'où que ce soit",
  "a card is put into {w:graveyard whose} graveyard from anywhere":
    "une carte est mise dans {w~cimetière} d'où que ce soit",
  "~ is put into a graveyard from anywhere": "{~!} <être> [mis] dans un cimetière d'où que ce soit",
  "one or more {c:card things} leave your graveyard": "au moins {c:one} quitte votre cimetière",
  "one or more {c:card things} are put into your graveyard from your library":
    "au moins {c:one} est mise dans votre cimetière depuis votre bibliothèque",
  "one or more {kind:counter} counters are put on {what:subject}":
    "au moins un marqueur {kind} est mis sur {what}",
  "{who:event player} put(s) one or more {kind:counter} counters on {what:subject}":
    "{who!} <mettre> au moins un marqueur {kind} sur {what}",
  "{a:event one} or {b:event one}": "{a} ou que {b}",
  "{e:event one} for the first time each turn": "{e} pour la première fois de chaque tour",
  "{e:event one} for the first time during each of your turns":
    "{e} pour la première fois de chacun de vos tours",
  "{e:event one} during your turn": "{e} pendant votre tour",
  "{e:event one} during a opponent 's turn|turns": "{e} pendant le tour d'un adversaire",
  "the beginning of {who:step whose} {s:step}": "le début de {who+s}",
  "the beginning of each {s:step}": "le début de chaque {s}",
  "the beginning of each combat": "le début de chaque combat",
  "the beginning of {who:step whose} second main phase": "le début de {who~seconde phase principale}",
  "the beginning of combat on {who:step whose} turn": "le début du combat pendant {who~tour}",
  "{who:event player} cast(s) {what:cast spell}": "{who!} <lancer> {what}",
  "{who:event player} cast(s) {s:cast spell} from {z:cast zone}": "{who!} <lancer> {s} {z}",
  "{who:event player} cast(s) or copy|copies {what:cast spell}": "{who!} <lancer> ou <copier> {what}",
  "{who:event player} cast(s) a spell that targets {what:subject}":
    "{who!} <lancer> un sort qui cible {what}",
  "{who:event player} cast(s) a spell during your turn": "{who!} <lancer> un sort pendant votre tour",
  "you cast a instant or sorcery spell that targets {what:subject}":
    "vous lancez un sort d'éphémère ou de rituel qui cible {what}",
  "you cast a spell for the first time each turn": "vous lancez un sort pour la première fois de chaque tour",
  "{who:event player} cast(s) your|their first {s:spell thing} each turn":
    "{who!} <lancer> {son~premier} {s} de chaque tour",
  "{who:event player} cast(s) your|their first spell each turn":
    "{who!} <lancer> {son~premier sort} de chaque tour",
  "you cast your first spell during each opponent 's turn":
    "vous lancez votre premier sort pendant chaque tour d'un adversaire",
  "{who:event player} cast(s) your|their second spell each turn":
    "{who!} <lancer> {son~deuxième sort} de chaque tour",
  "{who:event player} cast(s) your|their third spell each turn":
    "{who!} <lancer> {son~troisième sort} de chaque tour",
  "you cast ~": "vous lancez {~}",
  "you unlock this door": "vous déverrouillez cette porte",
  "{what:subject} train(s)": "{what!} <se entraîner>",
  "{what:subject} transforms": "{what!} <se transformer>",
  "{what:subject} become(s) prepared": "{what!} <devenir> [préparé]",
  "a player taps {what:subject} for mana": "un joueur engage {what} pour du mana",
  "the beginning of the {s:step}": "le début de [le:s] {s}",
  "chaos ensues": "le chaos s'abat",
  "you planeswalk to ~": "vous transplanez vers {~}",
  "you planeswalk away from ~": "vous quittez {~}",
  "you encounter ~": "vous rencontrez {~}",
  "you set ~ in motion": "vous mettez {~} à exécution",
  "{c:discarded} is put into a graveyard from anywhere":
    "{c!} <être> [mis] dans un cimetière d'où que ce soit",
  "~ becomes level 2": "{~!} <devenir> de niveau 2",
  "~ becomes level 3": "{~!} <devenir> de niveau 3",
  "{e:event one} for the second time each turn": "{e} pour la deuxième fois de chaque tour",
  "{e:event one} for the third time each turn": "{e} pour la troisième fois de chaque tour",
  "{who:event player} lose(s) a coin flip": "{who!} <perdre> à pile ou face",
  "{who:event player} flip(s) a coin": "{who!} <jouer> à pile ou face",
  "{who:event player} activate(s) a ability": "{who!} <activer> une capacité",
  "you exert {what:subject}": "vous surmenez {what}",
  "one or more opponents each lose exactly {n:digits} life":
    "au moins un adversaire perd exactement {n} {n#point|points} de vie",
  "you control {n:number} or more {t:plain things}": "vous contrôlez au moins {n} {t}",
  "{what:batch} deal combat damage to one or more {who:several players}":
    "{what!} <infliger> des blessures de combat à au moins {who}",
  "{what:batch} deal damage to one or more {who:several players}":
    "{what!} <infliger> des blessures à au moins {who}",
  "~ is put into your hand from your graveyard": "{~!} <être> [mis] dans votre main depuis votre cimetière",
  "{what:batch} attack": "{what!} <attaquer>",
  "you cycle ~": "vous recyclez {~}",
  "{who:event player} cycle(s) a card": "{who!} <recycler> une carte",
  "{who:event player} cycle(s) another card": "{who!} <recycler> une autre carte",
  "{who:event player} draw(s) a card": "{who!} <piocher> une carte",
  "{who:event player} draw(s) your|their second card each turn":
    "{who!} <piocher> {son~deuxième carte} de chaque tour",
  "{who:event player} discard(s) a card": "{who!} <se défausser> d'une carte",
  "{who:event player} discard(s) {c:discarded}": "{who!} <se défausser> de {c}",
  "{who:event player} discard(s) one or more cards": "{who!} <se défausser> d'au moins une carte",
  "{who:event player} discard(s) one or more {c:card things}": "{who!} <se défausser> d'au moins {c:one}",
  "{who:event player} sacrifice(s) {what:subject}": "{who!} <sacrifier> {what}",
  "{who:event player} sacrifice(s) one or more {t:plain things}": "{who!} <sacrifier> au moins {t:one}",
  "{who:event player} gain(s) life": "{who!} <gagner> des points de vie",
  "{who:event player} lose(s) life": "{who!} <perdre> des points de vie",
  "{who:event player} complete(s) a dungeon": "{who!} <terminer> un donjon",
  "{who:event player} lose(s) the game": "{who!} <perdre> la partie",
  "{who:event player} play(s) a land": "{who!} <jouer> un terrain",
  "{who:event player} commit(s) a crime": "{who!} <commettre> un crime",
  "{who:event player} win(s) a coin flip": "{who!} <gagner> à pile ou face",
  "{who:event player} search(es) a|their library": "{who!} <chercher> dans une bibliothèque",
  "{who:event player} create(s) a token": "{who!} <créer> un jeton",
  "{who:event player} create(s) one or more tokens": "{who!} <créer> au moins un jeton",
  "{who:event player} activate(s) a loyalty ability": "{who!} <activer> une capacité de loyauté",
  "{who:event player} become(s) the monarch": "{who!} <devenir> le monarque",
  "you control no {t:plain things}": "vous ne contrôlez {t:aucun}",
  "you scry": "vous appliquez regard",
  "you surveil": "vous surveillez",
  "you roll one or more dice": "vous lancez au moins un dé",
  "the ring tempts you": "l'Anneau vous tente",
  "day becomes night or night becomes day": "le jour devient la nuit ou que la nuit devient le jour",
})
french("several players", { opponents: "un adversaire", players: "un joueur" })
french("cast zone", {
  "anywhere other than your|their hand": "depuis n'importe où ailleurs que {son~main}",
  "your|their|a graveyard": "depuis {son~cimetière}",
  "your|their hand": "depuis {son~main}",
  exile: "depuis l'exil",
})
french("event", {
  "{who:event player} become(s) the target of a spell": "{who!} <devenir> la cible d'un sort",
  "{who:event player} become(s) the target of a spell or ability":
    "{who!} <devenir> la cible d'un sort ou d'une capacité",
  "{who:event player} become(s) the target of a spell or ability {by:controls}":
    "{who!} <devenir> la cible d'un sort ou d'une capacité {by}",
  "{what:subject} phase(s) in": "{what!} <revenir> en phase",
  "{what:subject} phase(s) out": "{what!} <sortir> de phase",
  "{what:subject} enter(s) or transforms into ~": "{what!} <arriver> ou <se transformer> en {~}",
  "end of combat": "la fin du combat",
  "{what:subject} deal(s) damage to one or more {to:plain things}":
    "{what!} <infliger> des blessures à au moins {to:one}",
  "{what:subject} deal(s) combat damage to one or more {to:plain things}":
    "{what!} <infliger> des blessures de combat à au moins {to:one}",
})
french("event", {
  "{what:subject} is/are tapped for mana of the chosen color":
    "{what!} <être> [engagé] pour du mana de la couleur choisie",
  "{who:event player} give(s) a gift": "{who!} <donner> un cadeau",
  "~ becomes the target of a spell that targets only it":
    "{~!} <devenir> la cible d'un sort qui ne cible que [lui]",
  "~ becomes the target of a ability that targets only it":
    "{~!} <devenir> la cible d'une capacité qui ne cible que [lui]",
  "~ becomes the target of a spell or ability that targets only it":
    "{~!} <devenir> la cible d'un sort ou d'une capacité qui ne cible que [lui]",
  "{who:event player} cast(s) {s:cast spell} that targets only {what:subject}":
    "{who!} <lancer> {s} qui ne cible que {what}",
})
for (const symbol of ["{w}", "{u}", "{b}", "{r}", "{g}"])
  french("event", {
    [`{what:subject} is/are tapped for ${symbol}`]: `{what!} <être> [engagé] pour ${symbol.toUpperCase()}`,
  })
french("event", {
  "{who:event player} scry|scries , surveil|surveils , or search(es) your|their library":
    "{who!} <appliquer> regard , <surveiller> ou <chercher> dans {son~bibliothèque}",
})
french("event", {
  "{what:subject} phase(s) out or leave(s) the battlefield":
    "{what!} <sortir de la phase> ou <quitter> le champ de bataille",
  "{what:batch} fight or become blocked": "{what!} se battent ou deviennent bloqués",
  "{c:discarded} is put into {w:graveyard whose} graveyard from anywhere other than the battlefield":
    "{c!} <être> [mis] dans {w~cimetière} d'ailleurs que du champ de bataille",
  "{c:discarded} is put into a graveyard from anywhere other than the battlefield":
    "{c!} <être> [mis] dans un cimetière d'ailleurs que du champ de bataille",
  "{c:discarded} leaves your graveyard": "{c!} <quitter> votre cimetière",
  "one or more {c:card things} are milled": "au moins une {c!} <être> [meulé]",
  "{a:event one} , or {b:event one} , or {c:event one}": "{a} , ou {b} , ou {c}",
})
