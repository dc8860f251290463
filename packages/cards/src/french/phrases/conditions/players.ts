import { partIn } from "../../filling.ts"
import { french, type Saying, sayAs } from "../../say.ts"

// What players have and are.

french("condition", {
  "no opponent has more life than {who:player}": "aucun adversaire n'a plus de points de vie que {who}",
  "your library has no cards in it": "votre bibliothèque ne contient aucune carte",
  "your library has at least that many cards in it": "votre bibliothèque contient au moins autant de cartes",
  "you have at least {n:number} life more than your starting life total":
    "{vous!} <avoir> au moins {n} {n#point|points} de vie de plus que votre total de points de vie de départ",
  "you have {n:number} or more cards in your hand": "vous avez au moins {n} cartes dans votre main",
  "you have {n:number} or more cards in your library":
    "vous avez au moins {n} cartes dans votre bibliothèque",
  "you have {n:number} or more cards in your graveyard": "vous avez au moins {n} cartes dans votre cimetière",
  "you chose a creature other than ~ as your ring-bearer":
    "vous avez choisi comme porteur de l'anneau une autre créature que {~}",
  "{p:player} has/have fewer than {n:number} cards in hand": "{p!} <avoir> moins de {n} cartes en main",
  "you have {n:number} or more opponents": "{vous!} <avoir> au moins {n} {n#adversaire|adversaires}",
  "{who:player} has/have no cards in hand": "{who!} ne <avoir> pas de carte en main",
  "{who:player} has/have {n:number} or fewer cards in hand": fewCards("{who!} <avoir>"),
  "{who:player} has/have {n:number} or more cards in hand":
    "{who!} <avoir> au moins {n} {n#carte|cartes} en main",
  "{who:player} has/have {n:number} or less life": "{who!} <avoir> {n} {n#point|points} de vie ou moins",
  "{who:player} has/have exactly {n:digits} life": "{who!} <avoir> exactement {n} {n#point|points} de vie",
  "{who:player} has/have exactly {n:number} cards in hand":
    "{who!} <avoir> exactement {n} {n#carte|cartes} en main",
  "you have more life than a opponent": "vous avez plus de points de vie qu'un adversaire",
  "you have less life than a opponent": "vous avez moins de points de vie qu'un adversaire",
  "you have more cards in hand than a opponent": "vous avez plus de cartes en main qu'un adversaire",
  "you have fewer cards in hand than a opponent": "vous avez moins de cartes en main qu'un adversaire",
  "{who:player} has/have {n:number} or more life": "{who!} <avoir> au moins {n} {n#point|points} de vie",
  "{who:anyone} {p:player predicate}": "{who!} {p}",
  "{who:player} {p:player predicate}": "{who!} {p}",
  "no {who:nobody} {p:player predicate}": "{who!} ne {p}",
  "{who:everyone} {p:player predicate}": "{who!} {p}",
  "you have the city 's blessing": "{vous!} <avoir> la bénédiction de la cité",
  "you're the monarch": "{vous!} <être> le monarque",
  "{who:player} has/have the initiative": "{who!} <avoir> l'initiative",
  "you've completed a dungeon": "{vous!} <avoir> terminé un donjon",
  "you haven't completed a dungeon": "{vous!} n' <avoir> pas terminé de donjon",
  "you have max speed": "{vous!} <avoir> la vitesse maximale",
  "you have a full party": "{vous!} <avoir> une équipée complète",
})
french("player predicate", {
  "has/have {n:number} or more life": "<avoir> au moins {n} {n#point|points} de vie",
  "has/have {n:number} or less life": "<avoir> {n} {n#point|points} de vie ou moins",
  "has/have {n:number} or more cards in hand": "<avoir> au moins {n} {n#carte|cartes} en main",
  "has/have {n:number} or fewer cards in hand": fewCards("<avoir>"),
  "has/have no cards in hand": "ne <avoir> pas de carte en main",
  "has/have {n:number} or more cards in their graveyard":
    "<avoir> au moins {n} {n#carte|cartes} dans son cimetière",
  "has/have {n:number} or more {kind:counter} counters": "<avoir> au moins {n} {n#marqueur|marqueurs} {kind}",
  "is poisoned": "<être> empoisonné",
  "is the monarch": "<être> le monarque",
  "has/have more life than you": "<avoir> plus de points de vie que vous",
  "has/have more cards in hand than you": "<avoir> plus de cartes en main que vous",
  "cast {n:number} or more spells last turn": "<lancer:perfect> au moins {n} sorts au tour précédent",
  "cast {n:number} or more spells this turn": "<lancer:perfect> au moins {n} sorts ce tour-ci",
  "lost {n:number} or more life this turn": "<perdre:perfect> au moins {n} points de vie ce tour-ci",
  "control(s) {n:number} or more {t:plain things}": "<contrôler> au moins {n} {t}",
  "control(s) more {t:plain things} than you": "<contrôler> plus de {t} que vous",
  "control(s) at least {n:number} more {t:plain things} than you":
    "<contrôler> au moins {n} {t} de plus que vous",
})
function fewCards(head: string): Saying {
  return (part, setting) => {
    const one = partIn(part, "n")?.value === 1
    return sayAs(`${head} ${one ? "une carte" : "{n} cartes"} en main ou moins`, part, setting)
  }
}

french("player predicate", {
  "had a {t:plain thing} enter the battlefield under their control this turn":
    "a eu {t:un} arrivant sous son contrôle ce tour-ci",
  "had {n:number} or more {t:plain things} enter the battlefield under their control this turn":
    "a eu au moins {n} {t} arrivant sous son contrôle ce tour-ci",
  "had {n:number} or more cards put into their graveyard from anywhere this turn":
    "a eu au moins {n} cartes mises dans son cimetière ce tour-ci",
})
french("condition", {
  "you haven't played {what:simple object}": "vous n'avez pas joué {what}",
})
