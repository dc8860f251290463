import { french, passes } from "../say.ts"

// Spells and abilities by source, shared characteristics and time of casting.

for (const [words, said] of [
  ["activated ability", "une capacité activée ciblée"],
  ["triggered ability", "une capacité déclenchée ciblée"],
  ["activated or triggered ability", "une capacité activée ou déclenchée ciblée"],
])
  for (const [whose, yours] of [
    ["", ""],
    [" you control", " que vous contrôlez"],
  ])
    french("slot", {
      [`target ${words}${whose} from a {f:source thing}`]: `${said}${yours} d'une {f}`,
    })
french("slot", {
  "target spell or ability that targets {f:subject}": "un sort ou une capacité [ciblé] qui cible {f}",
  "{n:number} target {t:plain things} controlled by different players":
    "{n} {t:cible} [contrôlé:t] par des joueurs différents",
  "up to {n:number} target {t:plain things} controlled by different players":
    "jusqu'à {n} {t:cible} [contrôlé:t] par des joueurs différents",
})
french("static", {
  "{s:spell things} can't be countered": "{s:le} ne peuvent pas être contrecarrés",
  "{s:spell things} you cast from {z:cast zone} have {k:abilities}": "{s:le} que vous lancez {z} ont {k}",
})
french("condition", {
  "{w:object} share(s) a color with {o:simple object}": "{w!} <partager> une couleur avec {o}",
  "{w:object} share(s) a card type with {o:simple object}": "{w!} <partager> un type de carte avec {o}",
  "{w:object} has/have the same name as {o:simple object}": "{w!} <avoir> le même nom que {o}",
  "{w:object} has/have the chosen name": "{w!} <avoir> le nom choisi",
  "your opponents control {n:number} or more {t:plain things}": "vos adversaires contrôlent au moins {n} {t}",
  "you attacked with creatures with total power {n:number} or greater this turn":
    "vous avez attaqué avec des créatures de force totale supérieure ou égale à {n:digits} ce tour-ci",
  "you attacked with creatures with total power {n:number} or greater this combat":
    "vous avez attaqué avec des créatures de force totale supérieure ou égale à {n:digits} pendant ce combat",
  "this ability has been activated {n:number} or more times this turn":
    "cette capacité a été activée au moins {n} fois ce tour-ci",
  "you revealed a {t:plain thing} card or controlled a {u:plain thing} as you cast ~":
    "vous avez révélé une carte de {t} ou contrôliez {u:un} lorsque vous avez lancé {~}",
  "you controlled a {t:plain thing} as you cast ~": "vous contrôliez {t:un} lorsque vous avez lancé {~}",
  "{what:simple object} entered from {who:whose} graveyard": "{what!} est [arrivé] depuis {who~cimetière}",
  "{what:simple object} was cast from your graveyard": "{what!} a été [lancé] depuis votre cimetière",
  "you cast {what:simple object} from your graveyard": "vous avez lancé {what} depuis votre cimetière",
  "{what:object} has/had counters on it": "{what!} <avoir> des marqueurs sur [lui:what]",
  "{what:objects'} mana value is {n:figures}": "{what~valeur de mana!} <être> de {n}",
})
french("does", {
  "double the number of each kind of counter on {what:object}":
    "<doubler> le nombre de marqueurs de chaque sorte sur {what}",
  "move(s) all counters from {what:simple object} onto {to:simple object}":
    "<déplacer> tous les marqueurs de {what} sur {to}",
  "move(s) {n:number} {kind:counter} counters from {what:simple object} onto {to:simple object}":
    "<déplacer> {n} marqueurs {kind} de {what} sur {to}",
  "move(s) all {kind:counter} counters from {what:simple object} onto {to:simple object}":
    "<déplacer> tous les marqueurs {kind} de {what} sur {to}",
  "{d:duration} , exchange the text boxes of {a:several}": "{d} , <échanger> les encadrés de texte de {a}",
  "exchange control of {a:several}": "<échanger> le contrôle de {a}",
  "investigate(s) a additional time": "<enquêter> une fois supplémentaire",
  "add(s) {m:production} . spend this mana only on costs that contain {x}":
    "<ajouter> {m} . Ne dépensez ce mana que pour des coûts contenant {X}",
})
french("does", {
  "the next time a source of your choice of the chosen color would deal damage to you this turn , prevent that damage":
    "la prochaine fois qu'une source de votre choix de la couleur choisie devrait vous infliger des blessures ce tour-ci , <prévenir> ces blessures",
})
french("duration", { "for as long as {c:lasting condition}": "tant que {c:stated}" })
passes("lasting condition", "condition")
french("object", { "all opponents ' graveyards": "tous les cimetières des adversaires" })
french("quantity", {
  "the total number of {t:card things} you own in exile and in your graveyard":
    "le nombre total de {t} que vous possédez en exil et dans votre cimetière",
  "{m:number} minus x": "{m} moins X",
  "{m:number} times {n:quantity}": "{m} fois {n}",
  "x plus {m:number}": "X plus {m}",
})
french("number", {
  "x plus {m:number}": "X plus {m}",
  "twice x": "deux fois X",
  "three times x": "trois fois X",
  "{m:number} times x": "{m} fois X",
})
french("each", { "mana from a treasure spent to cast it": "mana de trésor dépensé pour le lancer" })
french("production", {
  "{n:said number} {m:mana}": "{n} {m}",
  "a additional one mana of any color": "un mana supplémentaire de la couleur de votre choix",
})
french("search end", { "and reveal(s) {f:found}": "et <révéler> {it}" })
french("change", { "become(s) all colors": "<devenir> de toutes les couleurs" })
french("trait", {
  "is/are every non basic land type": "<être> de tous les types de terrain non-base",
  "is/are every land type in addition to its|their other types":
    "<être> de tous les types de terrain en plus de ses autres types",
})
for (const [word, said] of [
  ["power", "force"],
  ["toughness", "endurance"],
])
  french("post", {
    [`with base ${word} {n:figures} or less`]: `de ${said} de base inférieure ou égale à {n}`,
    [`with base ${word} {n:figures} or greater`]: `de ${said} de base supérieure ou égale à {n}`,
    [`with base ${word} {n:figures}`]: `de ${said} de base {n}`,
  })
french("post", { "with base power and toughness {s:base size}": "de force et d'endurance de base {s}" })
french("event", {
  "a opponent taps {what:subject} for mana": "un adversaire engage {what} pour du mana",
  "a spell or ability causes a player to shuffle their library":
    "un sort ou une capacité fait qu'un joueur mélange sa bibliothèque",
  "you get one or more {e}": "vous gagnez au moins un {E}",
})
french("keyword", {
  "partner — character select": "Partenariat — Sélection de personnage",
  "partner — father & son": "Partenariat — Père et fils",
  "partner — survivors": "Partenariat — Survivants",
  "friends forever": "Amis pour la vie",
})
french("clause", {
  "{what:object} get(s) {a:size} or {b:size} {d:duration}": "{what!} <gagner> {a} ou {b} {d}",
  "{what:object} can attack this turn as though it|they didn't have defender":
    "{what!} <pouvoir> attaquer ce tour-ci comme si [il:what] n'avait pas le défenseur",
})
