import { french } from "../say.ts"

// Trigger events, after « quand » or « à chaque fois que ».

french("event", {
  "a ability of {what:subject} is activated , if it isn't a mana ability":
    "une capacité {what:de} qui n'est pas une capacité de mana est activée",
  "the creature it haunts dies": "la créature que {~} hante meurt",
  "a spell or ability a opponent controls causes you to discard ~":
    "un sort ou une capacité qu'un adversaire contrôle vous fait vous défausser de cette carte",
  "a spell or ability a opponent controls causes you to discard a card":
    "un sort ou une capacité qu'un adversaire contrôle vous fait vous défausser d'une carte",
  "~ and at least one other {t:plain thing} attack": "{~} et au moins {t:another} attaquent",
  "~ and at least {n:number} other creatures attack": "{~} et au moins {n} autres créatures attaquent",
  "{what:subject} block(s) or become(s) blocked by {by:subject}":
    "{what!} <bloquer> ou <devenir> [bloqué] par {by}",
  "{what:subject} block(s) or become(s) blocked by one or more {by:plain things}":
    "{what!} <bloquer> ou <devenir> [bloqué] par au moins {by:one}",
  "a {f:source thing} deals damage to one or more permanents {a:and or} players":
    "{f!:un} <infliger> des blessures à au moins un permanent {a} un joueur",
  "{who:event player} or {what:subject} become(s) the target of a spell or ability {by:controls}":
    "{who} ou {what} devenez la cible d'un sort ou d'une capacité {by}",
  "you tap {what:subject} for mana": "vous engagez {what} pour du mana",
  "{c:discarded} is put into {w:graveyard whose} graveyard from anywhere":
    "{c!} <être> [mis] dans {w~cimetière} d'où que ce soit",
  "a card is put into {w:graveyard whose} graveyard from anywhere":
    "une carte est mise dans {w~cimetière} d'où que ce soit",
  "a card is put into a graveyard from anywhere": "une carte est mise dans un cimetière d'où que ce soit",
  "~ is put into a graveyard from anywhere": "{~!} <être> [mis] dans un cimetière d'où que ce soit",
  "one or more {c:card things} leave your graveyard": "au moins {c:one} quitte votre cimetière",
  "one or more {c:card things} are put into your graveyard from your library":
    "au moins {c:one} est mise dans votre cimetière depuis votre bibliothèque",
  "one or more {c:card things} are put into exile from graveyards and/or the battlefield":
    "au moins {c:one} est mise en exil depuis un cimetière et/ou le champ de bataille",
  "one or more {c:card things} are put into exile from your library and/or your graveyard":
    "au moins {c:one} est mise en exil depuis votre bibliothèque et/ou votre cimetière",
  "one or more {c:card things} are put into exile from your graveyard":
    "au moins {c:one} est mise en exil depuis votre cimetière",
  "one or more {c:card things} are put into exile from your hand":
    "au moins {c:one} est mise en exil depuis votre main",
  "one or more {kind:counter} counters are put on {what:subject}":
    "au moins un marqueur {kind} est mis sur {what}",
  "{a:event one} or {b:event one}": "{a} ou que {b}",
  "{e:event one} for the first time each turn": "{e} pour la première fois de chaque tour",
  "{e:event one} for the first time during each of your turns":
    "{e} pour la première fois de chacun de vos tours",
  "{e:event one} during your turn": "{e} pendant votre tour",
  "{e:event one} during a opponent 's turn|turns": "{e} pendant le tour d'un adversaire",
  "the beginning of each of your main phases": "le début de chacune de vos phases principales",
  "the beginning of {who:step whose} {s:step}": "le début de {who+s}",
  "the beginning of each {s:step}": "le début de chaque {s}",
  "the beginning of each combat": "le début de chaque combat",
  "the beginning of {who:step whose} first {s:step} each turn":
    "le début de {who+s} pour la première fois à chaque tour",
  "the beginning of {who:step whose} second main phase": "le début de {who~seconde phase principale}",
  "end of combat on {who:step whose} turn": "la fin du combat pendant {who~tour}",
  "the beginning of combat on {who:step whose} turn": "le début du combat pendant {who~tour}",
  "{who:event player} cast(s) a spell during your turn": "{who!} <lancer> un sort pendant votre tour",
  "you cast a spell for the first time each turn": "vous lancez un sort pour la première fois de chaque tour",
  "you cast your first spell during each opponent 's turn":
    "vous lancez votre premier sort pendant chaque tour d'un adversaire",
  "you unlock this door": "vous déverrouillez cette porte",
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
  "you exert {what:subject}": "vous surmenez {what}",
  "one or more opponents each lose exactly {n:digits} life":
    "au moins un adversaire perd exactement {n} {n#point|points} de vie",
  "{what:batch} deal combat damage to one or more {who:several players}":
    "{what!} <infliger> des blessures de combat à au moins {who}",
  "{what:batch} deal damage to one or more {who:several players}":
    "{what!} <infliger> des blessures à au moins {who}",
  "~ is put into your hand from your graveyard": "{~!} <être> [mis] dans votre main depuis votre cimetière",
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
  "end of combat": "la fin du combat",
})
french("event", {
  "{what:subject} is/are tapped for mana of the chosen color":
    "{what!} <être> [engagé] pour du mana de la couleur choisie",
  "~ becomes the target of a spell that targets only it":
    "{~!} <devenir> la cible d'un sort qui ne cible que [lui]",
  "~ becomes the target of a ability that targets only it":
    "{~!} <devenir> la cible d'une capacité qui ne cible que [lui]",
  "~ becomes the target of a spell or ability that targets only it":
    "{~!} <devenir> la cible d'un sort ou d'une capacité qui ne cible que [lui]",
})
for (const symbol of ["{w}", "{u}", "{b}", "{r}", "{g}"])
  french("event", {
    [`{what:subject} is/are tapped for ${symbol}`]: `{what!} <être> [engagé] pour ${symbol.toUpperCase()}`,
  })
french("event", {})
french("event", {
  "{c:discarded} is put into {w:graveyard whose} graveyard from anywhere other than the battlefield":
    "{c!} <être> [mis] dans {w~cimetière} d'ailleurs que du champ de bataille",
  "{c:discarded} is put into a graveyard from anywhere other than the battlefield":
    "{c!} <être> [mis] dans un cimetière d'ailleurs que du champ de bataille",
  "{c:discarded} leaves your graveyard": "{c!} <quitter> votre cimetière",
  "one or more {c:card things} are milled": "au moins une {c!} <être> [meulé]",
  "{a:event one} , or {b:event one} , or {c:event one}": "{a} , ou {b} , ou {c}",
})
french("event", { "enchanted player is attacked": "le joueur enchanté est attaqué" })
french("event", {
  "a {what:spell thing} deals damage to that creature": "{what!:un} inflige des blessures à cette créature",
})
french("event", {
  "{a:event one} and at {b:event one}": "{a} et à {b}",
})
