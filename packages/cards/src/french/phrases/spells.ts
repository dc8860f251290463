import { french, partsOf, passes, say, sayAs } from "../say.ts"

// Spells by their order in the turn, what they become, and the mana spent to cast them.

const ORDINALS = { first: "premier", second: "deuxième", third: "troisième" } as const
for (const [word, ordinal] of Object.entries(ORDINALS))
  french("thing filter", {
    [`the ${word} spell cast this turn`]: `le ${ordinal} sort lancé ce tour-ci`,
    [`the ${word} spell you cast this turn`]: `le ${ordinal} sort que vous avez lancé ce tour-ci`,
    [`the ${word} {s:spell thing} you cast this turn`]: `le ${ordinal} {s} que vous avez lancé ce tour-ci`,
  })
french("thing filter", {
  "the first {a:spell thing} , the first {b:spell thing} , or the first {c:spell thing} you've cast this turn":
    "le premier {a} , le premier {b} ou le premier {c} que vous avez lancé ce tour-ci",
  "exactly {n:number} colors": "d'exactement {n} couleurs",
})
french("static", {
  "the first spell you cast each turn has {k:abilities}":
    "le premier sort que vous lancez à chaque tour a {k}",
  "the first {s:spell thing} you cast each turn has {k:abilities}":
    "le premier {s} que vous lancez à chaque tour a {k}",
  "the first spell you cast each turn that mana from a treasure was spent to cast has {k:abilities}":
    "le premier sort que vous lancez à chaque tour en dépensant du mana d'un trésor a {k}",
  "each {s:spell thing} you cast {p:post} has {k:abilities}": "{s!:chaque} que vous lancez {p} a {k}",
})
french("next cast", {
  "the next spell you cast this turn": "le prochain sort que vous lancez ce tour-ci",
  "the next {s:spell thing} you cast this turn": "le prochain {s} que vous lancez ce tour-ci",
})
french("clause", {
  "{n:next cast} can't be countered": "{n} ne peut pas être contrecarré",
  "{n:next cast} has {k:abilities}": "{n} a {k}",
  "{n:next cast} costs {m:mana} less to cast": "{n} coûte {m} de moins à lancer",
  "{n:next cast} costs {m:mana} less to cast for each {t:each}":
    "{n} coûte {m} de moins à lancer pour chaque {t}",
  "{what:object} {c:entry}": "{what!} {c}",
  "{what:object} can't be countered": "{what!} ne <pouvoir> pas être [contrecarré]",
  "the next time you cast {s:cast spell} from your hand this turn , put that card into your hand instead of into your graveyard as it resolves":
    "la prochaine fois que vous lancez {s} depuis votre main ce tour-ci , mettez cette carte dans votre main à la place de votre cimetière lorsqu'elle se résout",
  "when you next {a:next deed} , {b:next deed} , or {c:next deed} this turn , {e:sentence}":
    "la prochaine fois que {a} , {b} ou {c} ce tour-ci , {e:command}",
  "{d:damaging} . excess damage is dealt to {to:recipient} instead":
    "{d} . Les blessures en excès sont infligées {to:à} à la place",
  "{d:damaging} . the damage can't be prevented": "{d} . Ces blessures ne peuvent pas être prévenues",
  "that player chooses {p:player} . the first player may {d:does list}":
    "ce joueur choisit {p} . Le premier joueur peut {d:infinitive}",
})
french("next deed", {
  "cast {s:cast spell}": "vous lancez {s}",
  "activate a loyalty ability": "vous activez une capacité de loyauté",
  "activate a ability": "vous activez une capacité",
})
passes("damaging", "lasting changes", "said number")
french("entry", {
  "enters with a additional {kind:counter} counter on it":
    "<arriver> avec un marqueur {kind} supplémentaire sur [lui]",
  "enters with {n:number} additional {kind:counter} counters on it":
    "<arriver> avec {n} marqueurs {kind} supplémentaires sur [lui]",
})
french("exiled as it resolves", {
  "exile {what:object} instead of putting it into your|its graveyard as it resolves":
    "<exiler> {what} à la place de la mettre dans votre cimetière lorsqu'elle se résout",
})
french("does", {
  "{m:exiled as it resolves}": "{m}",
  "{m:exiled as it resolves} . if you do , {e:sentence}": "{m} . Si vous faites ainsi , {e:command}",
  "add(s) {m:production} . {r:mana rider}": "<ajouter> {m} . {r}",
  "copy(s) {what:object} twice . you may choose new targets for the copies":
    "<copier> {what} deux fois . Vous pouvez choisir de nouvelles cibles pour les copies",
  "copy(s) {what:object} twice": "<copier> {what} deux fois",
  "copy(s) {what:object} for each {n:each}": "<copier> {what} pour chaque {n}",
  "copy(s) {what:object} for each {n:each} . you may choose new targets for the copies":
    "<copier> {what} pour chaque {n} . Vous pouvez choisir de nouvelles cibles pour les copies",
  "copy|copies {what:object} . the copy targets {t:simple object}":
    "<copier> {what} . La copie <cibler:indicative> {t}",
  "double the value of x": "<doubler> la valeur de X",
  "put(s) {what:objects'} counters on {to:object}": "<mettre> {what~marqueurs} sur {to}",
  "put(s) those counters on {to:object}": "<mettre> ces marqueurs sur {to}",
  "the next time a source of your choice would deal damage to you {a:and or} {t:plain things} this turn , prevent that damage":
    "la prochaine fois qu'une source de votre choix devrait vous infliger ou infliger à {t:le} des blessures ce tour-ci , prévenez ces blessures",
  "{p:prevent does} . if damage from a {s:source thing} is prevented this way , {e:sentence}":
    "{p} . Si des blessures de {s:un} sont prévenues de cette manière , {e:command}",
  "{p:prevent does} . when damage is prevented this way , {e:sentence}":
    "{p} . Quand des blessures sont prévenues de cette manière , {e:command}",
})
french("mana rider", {
  "if that mana is spent on a {f:spell thing} , {e:sentence}":
    "Si ce mana est dépensé pour {f:un} , {e:command}",
  "when you spend this mana to cast a {f:spell thing} , {e:sentence}":
    "Quand vous dépensez ce mana pour lancer {f:un} , {e:command}",
})
french("batch", { "~ {a:and or} one or more other {t:things}": "{~} et/ou au moins {t:another}" })
french("condition", {
  "none of {what:object} were cast": "{what} n'ont pas été lancés",
  "you've cast another spell named ~ this game":
    "{vous!} <avoir> lancé un autre sort appelé {~} pendant cette partie",
  "~ was cast from your hand": "{~!} <avoir> été [lancé] depuis votre main",
  "{what:simple object} is exiled": "{what!} <être> [exilé]",
  "{a:condition one} or {b:condition one}": "{a} ou {b}",
  "that spell 's mana cost or that ability 's activation cost contains {x}":
    "le coût de mana de ce sort ou le coût d'activation de cette capacité contient {X}",
})
french("post", {
  "with a mana cost that contains {x}": "dont le coût de mana contient {X}",
  "with mana cost {m:mana}": "de coût de mana {m}",
  "with mana cost {a:mana} or {b:mana}": "de coût de mana {a} ou {b}",
})
french("event", {
  "{who:event player} cast(s) {what:cast spell} using mana produced by ~":
    "{who!} <lancer> {what} en utilisant du mana produit par {~}",
  "{who:event player} cast(s) {what:cast spell} or activate(s) a ability":
    "{who!} <lancer> {what} ou <activer> une capacité",
})
french("slot", {
  "up to one other target {t:plain thing} from the battlefield or {u:card thing} from a graveyard":
    "jusque à {t:another cible} du champ de bataille ou {u:un} d'un cimetière",
  "up to {n:number} other target {t:plain things} from the battlefield {a:and or} {u:card things} from graveyards":
    "jusque à {n} autres {t:cible} du champ de bataille ou {u} de cimetières",
})
french("player slot", {
  "target player who controls more {t:plain things} than they do and is their opponent":
    "un joueur ciblé parmi ses adversaires qui contrôle plus de {t} que lui",
})
french("object", { "a {t:plain thing} that was attached to ~": "{t:un} qui était [attaché:t] à {~}" })
french("arrival part", {
  attacking: "[attaquant]",
  "tapped and attacking {p:player} or a planeswalker they control":
    "[engagé] et [attaquant] {p} ou un planeswalker qu'il contrôle",
})

// Discards caused by an opponent, tokens created instead, and the remaining statics of this file.
french("static", {
  "if a spell or ability a opponent controls causes you to discard ~ , put it onto the battlefield instead of putting it into your graveyard":
    "si un sort ou une capacité qu'un adversaire contrôle vous fait vous défausser de cette carte , mettez-la sur le champ de bataille à la place de votre cimetière",
  "if a spell or ability a opponent controls causes you to discard ~ , put it onto the battlefield with {n:number} {kind:counter} counters on it instead of putting it into your graveyard":
    "si un sort ou une capacité qu'un adversaire contrôle vous fait vous défausser de cette carte , mettez-la sur le champ de bataille avec {n} marqueurs {kind} sur elle à la place de votre cimetière",
  "if a spell or ability a opponent controls causes you to discard a card , you may reveal that card and put it on top of your library instead of putting it anywhere else":
    "si un sort ou une capacité qu'un adversaire contrôle vous fait vous défausser d'une carte , vous pouvez la révéler et la mettre au-dessus de votre bibliothèque à la place de n'importe où ailleurs",
  "if one or more {t:plain things} would be created under your control , that many {k:tokens} are created instead":
    "si {t:un} ou plus devaient être créés sous votre contrôle , autant de {k} sont créés à la place",
  "if one or more tokens would be created under your control , those tokens plus that many {k:tokens} are created instead":
    "si un ou plusieurs jetons devaient être créés sous votre contrôle , ces jetons et autant de {k} sont créés à la place",
  "if one or more tokens would be created under your control , those tokens plus a {k:token} are created instead":
    "si un ou plusieurs jetons devaient être créés sous votre contrôle , ces jetons et un {k} sont créés à la place",
  "if you would create one or more {t:plain things} , instead create those tokens plus a additional {k:token}":
    "si vous deviez créer un ou plusieurs {t} , créez à la place ces jetons et un {k} supplémentaire",
  "you may cast ~ from your graveyard by paying {m:mana cost} rather than paying its mana cost":
    "vous pouvez lancer {~} depuis votre cimetière en payant {m} à la place de son coût de mana",
  "you may cast ~ from your graveyard by paying {m:mana cost} rather than paying its mana cost . if you do , it {x:entry}":
    "vous pouvez lancer {~} depuis votre cimetière en payant {m} à la place de son coût de mana . Si vous faites ainsi , {~!} {x}",
  "~ cost(s) {n:number} life more to cast for each target":
    "ce sort coûte {n} {n#point|points} de vie de plus à lancer pour chaque cible",
  "if {e:hurt} , prevent that damage": "si {e} , prévenez ces blessures",
})
french("once", {
  "you may cast a {s:spell thing} from the top of your library if it shares a card type with a card exiled with ~":
    "vous pouvez lancer {s:un} du dessus de votre bibliothèque s'il partage un type de carte avec une carte exilée par {~}",
})
french("hurt", {
  "a {f:spell thing} would deal damage to {who:hurt player}": "{f!:un} devait infliger des blessures {who:à}",
})
french("event", {
  "{who:event player} activate(s) a ability that targets {t:targeted kinds}":
    "{who!} <activer> une capacité qui cible {t}",
})
french("targeted kinds", {
  "a {t:plain thing} or player": "{t:un} ou un joueur",
  "{what:targeted thing}": "{what}",
})
passes("targeted thing")
french("subject", { "~ or a creature it's paired with": "{~} ou une créature avec qui elle est en paire" })
french("condition", {
  "{what:object} has the same mana value as {o:simple object}":
    "{what!} <avoir> la même valeur de mana que {o}",
  "{what:object} doesn't/don't have {k:named keyword}": "{what!} ne <avoir> pas {k}",
  "you control a {t:plain thing} or a {u:plain thing}": "{vous!} <contrôler> {t:un} ou {u:un}",
})
french("each", {
  "of {what:objects'} colors": (part, setting) => {
    const { pronoun, features } = say(partsOf(part)[0], setting)
    return pronoun === true
      ? { words: [features?.plural === true ? "couleur qu'ils ont" : "couleur de ce sort"] }
      : sayAs("couleur de {what}", part, setting)
  },
  "1 damage prevented this way": "blessure prévenue de cette manière",
  "other spell you've cast this turn": "autre sort que vous avez lancé ce tour-ci",
  "other spell cast this turn": "autre sort lancé ce tour-ci",
})
french("quantity", {})
french("post", {
  "attacking your opponents": "qui <attaquer:indicative> vos adversaires",
})
french("trait", {
  "is/are the chosen type in addition to its|their other types":
    "<être> du type choisi en plus de {son~autres types}",
  "is/are every basic land type in addition to its|their other types":
    "<être> de tous les types de terrain de base en plus de {son~autres types}",
})
french("entering choice", {
  "sacrifice {what:object}": "<sacrifier> {what}",
  "exile {what:object}": "<exiler> {what}",
})
french("does", { "discard(s) all {c:card things}": "<se défausser> de {c:tous}" })
french("clause", {
  "{s:passing static} {d:duration}": "{s:stated} {d}",
  "{s:passing statics} {d:duration}": "{s:stated} {d}",
  "you may play {what:object} until you exile another card with ~":
    "vous pouvez jouer {what} jusqu'à ce que vous exiliez une autre carte avec {~}",
})
french("clause", {
  "{n:next cast} can be cast as though it had flash": "{n} peut être lancé comme s'il avait le flash",
})
