import type { Ability, PlayerSelector, Selector } from "@apnap/engine"
import { nodesOf } from "../../antecedent.ts"
import { partIn } from "../../filling.ts"
import { SINGULAR } from "../../holes.ts"
import { french, partsOf, type Saying, say, sayAs } from "../../say.ts"

// Looking through libraries, and where the cards go.

french("does", {
  "search(es) {o:own} library for {s:sought} , where x is {q:quantity} {e:search end}": soughtX,
  "search(es) {o:own} library for {s:sought} {e:search end}": "<chercher> dans {o~bibliothèque} {s} {e}",
  "search(es) {o:own} library for {s:several sought} {e:search end}":
    "<chercher> dans {o~bibliothèque} {s} {e}",
  "search(es) {w:whose} library for {s:sought} and exile(s) {f:found} . then {p:shuffler} shuffles":
    "<chercher> dans {w~bibliothèque} {s} et <exiler> {f} . Puis ce joueur mélange",
  "search(es) {w:whose} graveyard , hand , and library for {s:sought} and exile(s) {f:found} . {p:shuffler} shuffles , then {d:does list}":
    searched("<chercher> dans {there} {s} et <exiler> {f} . Ce joueur mélange , puis {d:stated}"),
  "search(es) {w:whose} graveyard , hand , and library for {s:sought} and exile(s) {f:found} . then {p:shuffler} shuffles":
    searched("<chercher> dans {there} {s} et <exiler> {f} . Puis ce joueur mélange"),
  "look at the top {n:number} cards of your library . {t:dig take} the rest|other {r:dig rest}":
    "<regarder> les {n} cartes du dessus de votre bibliothèque . {t} le reste {r}",
  "look at the top x cards of your library , where x is {q:quantity} . {t:dig take} the rest|other {r:dig rest}":
    "<regarder> les X cartes du dessus de votre bibliothèque , X étant {q} . {t} le reste {r}",
  "reveal the top {n:number} cards of your library . {t:dig take} the rest|other {r:dig rest}":
    "<révéler> les {n} cartes du dessus de votre bibliothèque . {t} le reste {r}",
  "look at the top {n:number} cards of your library . put all {t:things} {w:from them} {to:taken to} and the rest {r:dig rest}":
    "<regarder> les {n} cartes du dessus de votre bibliothèque . Mettez {t:tous} parmi elles {to} et mettez le reste {r}",
  "reveal the top {n:number} cards of your library . put all {t:things} {w:from them} {to:taken to} and the rest {r:dig rest}":
    "<révéler> les {n} cartes du dessus de votre bibliothèque . Mettez {t:tous} {w} {to} et mettez le reste {r}",
  "look at the top two cards of your library . exile one of them and put the other {r:dig rest}":
    "<regarder> les deux cartes du dessus de votre bibliothèque . Exilez l'une d'elles et mettez l'autre {r}",
  "look at the top two cards of your library . put one of them {to:taken to} and the other {r:dig rest}":
    "<regarder> les deux cartes du dessus de votre bibliothèque . Mettez l'une d'elles {to} et l'autre {r}",
  "look at the top {n:number} cards of your library , then put {f:found} back in any order":
    "<regarder> les {n} cartes du dessus de votre bibliothèque , puis remettez-les dans l'ordre de votre choix",
  "reveal(s) x {t:card things} in your hand": "<révéler> X {t} de votre main",
  "reveal(s) cards from the top of {o:own} library until {w:those players} reveal(s) a {t:card thing}":
    "<révéler> des cartes du dessus de {o~bibliothèque} jusqu'à révéler {t:un}",
  "exile(s) cards from the top of {o:own} library until {w:those players} exile(s) a {t:card thing}":
    "<exiler> des cartes du dessus de {o~bibliothèque} jusqu'à exiler {t:un}",
  "put(s) {a:object} {r:dig rest}": putBack,
  "put(s) {s:sought} from among {x:object} {to:taken to}": "<mettre> {s} parmi {x} {to}",
  "exile(s) {s:sought} from among {x:object}": "<exiler> {s} parmi {x}",
  "put(s) all {t:things} {w:from them} {to:taken to}": "<mettre> {t:tous} {w} {to}",
})
/** « le cimetière, la main et la bibliothèque de son contrôleur », « son cimetière, sa main et sa bibliothèque ». */
function searched(said: string): Saying {
  return (part, setting) => {
    const joined = say(partIn(part, "w")!, setting).pronoun === true
    const zones = joined
      ? "{w~cimetière} , {w~main} et {w~bibliothèque}"
      : "le cimetière , la main et la bibliothèque {w:de}"
    return sayAs(said.replace("{there}", zones), part, setting)
  }
}
/** What is done with the cards found refers to them, not to the quantity. */
function soughtX(...[part, setting]: Parameters<Saying>): ReturnType<Saying> {
  const last = say(partIn(part, "s")!, setting).features
  const head = sayAs("<chercher> dans {o~bibliothèque} {s} , X étant {q}", part, setting)
  return { words: [...head.words, ...say(partIn(part, "e")!, { ...setting, ...(last && { last }) }).words] }
}
/** A target other than your own, or a card from another player's library, goes to its owner's (400.3); other cards go to yours. */
function putBack(...[part, setting]: Parameters<Saying>): ReturnType<Saying> {
  const [what, place] = [partIn(part, "a")!, partIn(part, "r")!]
  const target = (what.value as Selector).sel === "target"
  const others = target
    ? say(what, { ...setting, from: true }).features?.yours !== true
    : isOfAnothers(setting.ability)
  const put = sayAs("<mettre> {a:from}", part, setting)
  const where = say(place, others ? { ...setting, subject: SINGULAR } : setting)
  return { words: [...put.words, ...where.words] }
}
/** Whether the ability takes cards only from the tops of other players' libraries. */
function isOfAnothers(ability: Ability): boolean {
  const tops = nodesOf(ability, (node) => node.sel === "libraryTop" || node.do === "digUntil")
  const owners = tops.map(({ sel, of, player }) => (sel === "libraryTop" ? of : player))
  return tops.length > 0 && owners.every((of) => of !== undefined && (of as PlayerSelector).who !== "you")
}
/** « … et le reste … », in the library of the player whose cards they are. */
export const alsoPutBack: Saying = (part, setting) =>
  sayAs(
    "et <mettre> {object} {dig rest}",
    part,
    isOfAnothers(setting.ability) ? { ...setting, subject: SINGULAR } : setting,
  )
french("clause", {
  "you may put a {a:card thing} and/or a {b:card thing} from among {x:object} {to:taken to}":
    "vous pouvez mettre {a:un} et/ou {b:un} parmi {x} {to}",
})
french("and or", { and: "et", or: "ou", "and/or": "et/ou" })
french("from them", { "revealed this way": "révélées de cette manière", "from among them": "parmi elles" })
french("dig take", {
  "put {n:number} of {f:those} {to:taken to} and": take("Mettez", "et"),
  "put up to {n:number} of {f:those} {to:taken to} and": take("Mettez jusqu'à", "et"),
  "you may put {n:number} of {f:those} {to:taken to} . put": take("Vous pouvez mettre", ". Mettez"),
  "you may reveal {t:taken things} from among them and put {f:found} {to:taken to} . put": (
    part,
    setting,
  ) => {
    const several = say(partIn(part, "t")!, setting).features?.plural === true
    return sayAs(
      `Vous pouvez révéler {t} parmi elles et ${several ? "les" : "la"} mettre {to} . Mettez`,
      part,
      setting,
    )
  },
  "you may put {t:taken things} from among them {to:taken to} . put":
    "Vous pouvez mettre {t} parmi elles {to} . Mettez",
  "put {t:taken things} from among them {to:taken to} and": "Mettez {t} parmi elles {to} et",
})
function take(head: string, tail: string): Saying {
  return (part, setting) => {
    const one = partsOf(part).find(({ symbol }) => symbol === "number")?.value === 1
    return sayAs(`${head} ${one ? "l'une d'elles" : "{n} d'entre elles"} {to} ${tail}`, part, setting)
  }
}
french("dig rest", {
  "on the bottom of {o:library} library|libraries in a random order":
    "au-dessous de {yours~bibliothèque} dans un ordre aléatoire",
  "on the bottom of {o:owners} library|libraries in any order":
    "au-dessous de {yours~bibliothèque} dans l'ordre de votre choix",
  "on the bottom of {o:owners} library|libraries": "au-dessous de {yours~bibliothèque}",
  "on top of {o:owners} library in any order":
    "au-dessus de {yours~bibliothèque} dans l'ordre de votre choix",
  "into {o:owners} graveyard|graveyards": "dans {yours~cimetière}",
  "into {o:owners} hand|hands": "dans {yours~main}",
})
french("taken to", {
  "into {o:owners} hand|hands": "dans {yours~main}",
  "into {o:owners} graveyard": "dans {yours~cimetière}",
  "on top of {o:owners} library": "au-dessus de {yours~bibliothèque}",
  "onto the battlefield": "sur le champ de bataille",
  "onto the battlefield tapped and attacking": "sur le champ de bataille , [engagé:@] et [attaquant:@]",
  "onto the battlefield tapped": "sur le champ de bataille , [engagé:@]",
  "onto the battlefield with a {kind:counter} counter on it":
    "sur le champ de bataille avec un marqueur {kind}",
  "onto the battlefield with {n:number} {kind:counter} counters on it":
    "sur le champ de bataille avec {n} marqueurs {kind}",
})
french("does", {
  "search(es) {o:own} library for {s:sought} , put|puts {f:found} onto the battlefield attached to that player , then shuffle|shuffles":
    "<chercher> dans {o~bibliothèque} {s} , <mettre> {it} sur le champ de bataille attachée à ce joueur , puis <mélanger>",
})
french("search end", {
  ", put|puts {f:found} onto the battlefield attached to {p:player} , then shuffle|shuffles":
    ", <mettre> {it} sur le champ de bataille attachée à {p} , puis <mélanger>",
  ", reveal|reveals {f:found} , put|puts {f:found} into {o:owners} hand , then shuffle|shuffles":
    ", <révéler> {it} , <mettre> {it} dans {yours~main} , puis <mélanger>",
  ", put|puts {f:found} onto the battlefield tapped , then shuffle|shuffles":
    ", <mettre> {it} sur le champ de bataille [engagé:@] , puis <mélanger>",
  ", put|puts {f:found} onto the battlefield , then shuffle|shuffles":
    ", <mettre> {it} sur le champ de bataille , puis <mélanger>",
  ", reveal|reveals {f:found} , then shuffle|shuffles and put|puts {f:found} on top":
    ", <révéler> {it} , puis <mélanger> et <mettre> {it} au-dessus",
  " , put|puts {f:found} into {o:owners} hand , then shuffle|shuffles":
    ", <mettre> {it} dans {yours~main} , puis <mélanger>",
  ", exile|exiles {f:found} , then shuffle|shuffles": ", <exiler> {it} , puis <mélanger>",
  ", exile|exiles {f:found} face down , then shuffle|shuffles":
    ", <exiler> {it} face cachée , puis <mélanger>",
  ", put|puts {f:found} into {o:owners} graveyard , then shuffle|shuffles":
    ", <mettre> {it} dans {yours~cimetière} , puis <mélanger>",
  " , then shuffle|shuffles and put|puts {f:found} on top": ", puis <mélanger> et <mettre> {it} au-dessus",
  "and reveal(s) {f:found} . put one into {o:owners} hand and the other into {o:owners} graveyard . then shuffle":
    "et <révéler> {it} . Mettez-en une dans votre main et l'autre dans votre cimetière . Mélangez",
  " , then shuffle|shuffles and put|puts {f:found} on top in any order":
    ", puis <mélanger> et <mettre> {it} au-dessus dans l'ordre de votre choix",
  ", reveal|reveals {f:found} , then shuffle|shuffles and put|puts {f:found} on top in any order":
    ", <révéler> {it} , puis <mélanger> et <mettre> {it} au-dessus dans l'ordre de votre choix",
})
french("arrival part", {
  "under your control": "sous votre contrôle",
  tapped: "[engagé:@]",
  "face down": "face cachée",
  transformed: "[transformé:@]",
  "tapped and transformed": "[engagé:@] et [transformé:@]",
  "tapped and attacking": "[engagé:@] et [attaquant:@]",
  "with a {kind:counter} counter on it|them": "avec un marqueur {kind} sur [lui:@]",
  "with {c:counters of kinds} on it|them": "avec {c} sur [lui:@]",
  "with a number of {kind:counter} counters on it|them equal to {n:quantity}":
    "avec un nombre de marqueurs {kind} sur [lui:@] égal à {n}",
  "with {n:number} {kind:counter} counters on it|them": "avec {n} marqueurs {kind} sur [lui:@]",
  "attached to {to:recipient}": "[attaché:@] {to:à}",
})
french("sought", {
  "a {t:card thing} or a {u:card thing}": "{t:un} ou {u:un}",
  "a {t:card thing} , a {u:card thing} , or a {v:card thing}": "{t:un} , {u:un} ou {v:un}",
})
french("does", {
  "reveal the top x cards of your library , where x is {q:quantity} . {t:dig take} the rest|other {r:dig rest}":
    "<révéler> les X cartes du dessus de votre bibliothèque , X étant {q} . {t} le reste {r}",
})
