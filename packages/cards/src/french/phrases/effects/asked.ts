import type { CardFace } from "@apnap/engine"
import type { Derivation } from "../../../oracle/grammar/print.ts"
import type { Phrase } from "../../phrase.ts"
import { french, passes, type Setting, sayAs } from "../../say.ts"

// Conditions on decks, costs and ongoing processes.

/** Adds the supertype to the token's face: in French the adjective follows the noun. */
function legendaryToken(part: Derivation, setting: Setting): Phrase {
  const parts = part.parts.map((inner) => {
    if (typeof inner === "string" || inner.hole !== "t") return inner
    const { face } = inner.value as { face: CardFace }
    return { ...inner, value: { face: { ...face, supertypes: ["legendary"] } } }
  })
  return sayAs("<créer> {n} , {t:un}", { ...part, parts }, setting)
}

french("keyword", { "companion — {a:companion condition}": "Compagnon — {a}" })
french("companion condition", {
  "each {c:card thing} in your starting deck has a activated ability":
    "chaque {c} de votre deck de départ a une capacité activée",
  "each {c:card thing} in your starting deck has mana value {n:digits} or less":
    "chaque {c} de votre deck de départ a une valeur de mana inférieure ou égale à {n}",
  "each {c:card thing} in your starting deck is a {k:card thing}":
    "chaque {c} de votre deck de départ est {k:un}",
  "your starting deck contains only {c:card things} and {k:card things}":
    "votre deck de départ ne contient que {c:de} et {k:de}",
  "your starting deck contains only {c:card things}": "votre deck de départ ne contient que {c:de}",
  "your starting deck contains at least {n:number} cards more than the minimum deck size":
    "votre deck de départ contient au moins {n} cartes de plus que la taille de deck minimale",
  "each non land card in your starting deck has a different name":
    "chaque carte non-terrain de votre deck de départ a un nom différent",
})
passes("whole paragraph", "own entering", "each one")
french("clause", {
  "restart the game": "recommencez la partie",
  "restart the game , leaving in exile all {w:pile}": "recommencez la partie , en laissant en exil {w}",
  "restart the game , leaving in exile all {w:pile} . then put those cards onto the battlefield under your control":
    "recommencez la partie , en laissant en exil {w} . Mettez ensuite ces cartes sur le champ de bataille sous votre contrôle",
  "players play a magic subgame , using their libraries as their decks . each player who doesn't win the subgame loses half their life , rounded up":
    "les joueurs jouent une sous-partie de Magic, en utilisant leur bibliothèque comme deck . Chaque joueur qui ne gagne pas la sous-partie perd la moitié de ses points de vie, arrondie à l'unité supérieure",
  "repeat the following process {n:number} times . {e:sentence}":
    "<répéter> le procédé suivant {n} fois . {e}",
  "{e:whole paragraph} you may repeat this process any number of times":
    "{e} Vous pouvez répéter ce procédé autant de fois que vous le désirez",
  "{who:player} {d:does list} unless they {c:costs}": "{who!} {d:stated} à moins qu'il ne {c:paying}",
  "{who:player} {d:does list} unless they pay {c:costs}": "{who!} {d:stated} à moins qu'il ne {c:paying}",
})
french("does", {
  "put(s) a card a opponent owns from exile into that player 's graveyard":
    "<mettre> une carte qu'un adversaire possède de l'exil dans le cimetière de ce joueur",
  "put(s) {n:number} cards your opponents own from exile into their owners ' graveyards":
    "<mettre> {n} cartes que vos adversaires possèdent de l'exil dans le cimetière de leur propriétaire",
})
french("cost", {
  "put a card a opponent owns from exile into that player 's graveyard":
    "<mettre> une carte qu'un adversaire possède de l'exil dans le cimetière de ce joueur",
  "remove {n:number} {kind:counter} counters from among {t:plain things}":
    "<retirer> {n} marqueurs {kind} parmi {t:le}",
  "remove {n:number} counters from among {t:plain things}": "<retirer> {n} marqueurs parmi {t:le}",
})
french("static", {
  "if {c:condition} , {s:own entering}": "si {c:stated} , {s}",
  "~ enter(s) with a number of {kind:counter} counters on it equal to {n:quantity}":
    "{~!} <arriver:indicative> avec un nombre de marqueurs {kind} sur [lui] égal à {n}",
  "each {t:plain thing} enters with a number of additional {kind:counter} counters on it equal to {n:quantity}":
    "{t!:chaque} <arriver:indicative> avec un nombre de marqueurs {kind} supplémentaires sur [lui] égal à {n}",
  "{s:spell things} you cast cost {x} less to cast , where x is {n:quantity}":
    "{s:le} que vous lancez coûtent {X} de moins à lancer , X étant {n}",
  "~ cost(s) {m:mana} more to cast if it targets a {t:plain thing}":
    "{~!} <coûter:indicative> {m} de plus à lancer s' [il] cible {t:un}",
  "~ cost(s) {m:mana} less to cast if it targets a {s:spell thing}":
    "{~!} <coûter:indicative> {m} de moins à lancer s' [il] cible {s:un}",
  "~ cost(s) {m:mana} more to cast if it targets a {s:spell thing}":
    "{~!} <coûter:indicative> {m} de plus à lancer s' [il] cible {s:un}",
  "any player may cast {s:spell things} as though they had flash":
    "n'importe quel joueur peut lancer {s:de} comme s'ils avaient le flash",
})
french("post", {
  "with odd mana values": "de valeur de mana impaire",
  "with a odd mana value": "de valeur de mana impaire",
  "with a even mana value": "de valeur de mana paire",
  "they control": "qu'ils contrôlent",
})
french("clause", {
  "you may cast {what:object}": "vous pouvez <lancer:infinitive> {what}",
})
french("does", {
  "create(s) {n:card name} , a legendary {t:token}": legendaryToken,
  "copy(s) {what:object} , except {x:exceptions} . you may choose new targets for the copy|copies":
    "<copier> {what} , excepté que {x} . Vous pouvez choisir de nouvelles cibles pour la copie",
})
french("slot", {
  "target permanent or suspended card": "une cible , permanent ou carte suspendue",
  "target permanent with a time counter on it or suspended card":
    "une cible , permanent avec un marqueur « temps » sur lui ou carte suspendue",
  "target {t:card thing} from your graveyard or exiled {u:card thing}":
    "{t:un} [ciblé:t] de votre cimetière ou {u:un} [exilé:u]",
  "target face-up exiled {t:card thing}": "{t:un} [exilé:t] face visible [ciblé:t]",
  "target suspended card": "une carte suspendue ciblée",
})
french("object", {
  "each permanent and each suspended card": "chaque permanent et chaque carte suspendue",
  "each permanent with a time counter on it and each suspended card":
    "chaque permanent avec un marqueur « temps » sur lui et chaque carte suspendue",
})
french("each", { "{a:each one} and each {b:each one}": "{a} et chaque {b}" })
french("condition", {
  "~ is on the battlefield": "{~!} <être> sur le champ de bataille",
  "{w:object} has/have no {kind:counter} counters on it|them":
    "{w!} n' <avoir> pas de marqueur {kind} sur [lui]",
})
french("event", {})
french("static", {
  "you may play cards from the top of your library":
    "vous pouvez jouer des cartes depuis le dessus de votre bibliothèque",
  "you may play lands and cast {s:spell things} from the top of your library":
    "vous pouvez jouer des terrains et lancer {s:de} depuis le dessus de votre bibliothèque",
  "if {f:subject} would deal combat damage to {t:subject} , prevent that damage":
    "si {f} devait infliger des blessures de combat à {t} , prévenez ces blessures",
})
french("exception", {
  "that the copy is white": "la copie est blanche",
  "that the copy is blue": "la copie est bleue",
  "that the copy is black": "la copie est noire",
  "that the copy is red": "la copie est rouge",
  "that the copy is green": "la copie est verte",
})
french("cost", { "{a:cost one} or {b:cost one}": "{a} ou {b}" })
passes("cost one")
french("attacked", { "enchanted player": "le joueur enchanté" })
french("event", {})
french("clause", {
  "you may reveal a {t:card thing} you own from outside the game and put it into your hand":
    "vous pouvez révéler {t:un} que vous possédez en dehors de la partie et la mettre dans votre main",
  "you may put a {t:card thing} you own from outside the game into your hand":
    "vous pouvez mettre dans votre main {t:un} que vous possédez en dehors de la partie",
})
french("clause", {
  "{who:player} may copy ~ and may choose a new target for that copy":
    "{who!} <pouvoir> copier {~} et choisir une nouvelle cible pour cette copie",
  "you may choose a {t:thing} from it": "vous pouvez choisir {t:un} parmi elles",
  "choose a {t:card thing} name": "<choisir> un nom de {t}",
})
french("does", {
  "search(es) {w:whose} graveyard , hand , and library for all {t:card things} and exile(s) {f:found} . then {p:shuffler} shuffles":
    "<chercher> {t:tous} dans le cimetière , la main et la bibliothèque de {w} et les <exiler> . Puis ce joueur mélange",
})
