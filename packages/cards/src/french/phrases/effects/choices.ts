import { partIn } from "../../filling.ts"
import { french, frenchOf, passes, type Saying, sayAs } from "../../say.ts"
import { listed } from "../objects/lists.ts"

// Choices on resolution, and instructions with several alternatives.

passes("facing player", "size or body", "own deed")
/** « devient un Dragon 4/4, perd toutes ses capacités et acquiert le vol » */
function becomingAnd(said: string): Saying {
  return (part, setting) => {
    const several = (partIn(part, "c")?.parts ?? []).length > 1
    return sayAs(several ? said.replace("{b} et {c}", "{b} , {c}") : said, part, setting)
  }
}
french("clause", {
  "{what:object} gain(s) protection from {q:quality} or from the color of your choice {d:duration}":
    "{what!} <acquérir> la protection contre {q} ou contre la couleur de votre choix {d}",
  "{what:object} gain(s) your choice of {k:ability choice} {d:duration}":
    "{what!} <acquérir> , au choix , {k} {d}",
  "{what:object} get(s) {s:size} and gain(s) your choice of {k:ability choice} {d:duration}":
    "{what!} <gagner> {s} et <acquérir> , au choix , {k} {d}",
  "{p:facing player} face(s) a villainous choice — {a:sentence} , or {b:sentence}":
    "{p!} <affronter> un choix perfide — {a:stated} , ou {b:stated}",
  "{p:player} face(s) a villainous choice — {a:sentence} , or {b:sentence}":
    "{p!} <affronter> un choix perfide — {a:stated} , ou {b:stated}",
})
frenchOf("ability choice", listed("ou"))
french("counters put", {
  "a {kind:counter} counter on {what:object}": "un marqueur {kind} sur {what}",
  "{n:number} {kind:counter} counters on {what:object}": "{n} marqueurs {kind} sur {what}",
})
french("next sentence", { "{listed joint} {counters put}": "et {counters put}" })
french("next instruction", { "{listed joint} {counters put}": "et {counters put}" })
french("made tokens", { "a {t:token}": "{t:un}", "{n:number} {t:tokens}": "{n} {t}" })
french("next sentence", { "{listed joint} {made tokens}": "et {made tokens}" })
french("next instruction", { "{listed joint} {made tokens}": "et {made tokens}" })
french("clause", {
  "a opponent separates {w:object} into two piles . put one pile {to:taken to} and the other {r:dig rest}":
    "un adversaire <séparer:indicative> {w} en deux tas . Mettez l'un des tas {to} et l'autre {r}",
  "separate {w:object} into two piles . a opponent chooses one of those piles . put that pile {to:taken to} and the other {r:dig rest}":
    "<séparer> {w} en deux tas . Un adversaire choisit l'un de ces tas . Mettez ce tas {to} et l'autre {r}",
  "separate {w:object} into two piles . {p:player} sacrifices all permanents in the pile of their choice":
    "<séparer> {w} en deux tas . {p!} <sacrifier> tous les permanents du tas de son choix",
})
french("clause", {
  "choose a opponent": "<choisir> un adversaire",
  "choose a player": "<choisir> un joueur",
  "{w:several} each deal damage equal to their power to {to:recipient}":
    "{w!} <infliger> chacun à {to} des blessures égales à leur force",
})
french("static list", {
  "you may cast ~ as though it had flash . if you cast it any time a sorcery couldn't have been cast , the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step":
    "vous pouvez lancer ce sort comme s'il avait le flash . Si vous le lancez à un moment où un rituel n'aurait pas pu être lancé , le contrôleur du permanent qu'il devient le sacrifie au début de la prochaine étape de nettoyage",
  "~ enters with your choice of a {a:counter} counter or a {b:counter} counter on it":
    "{~!} <arriver:indicative> avec un marqueur {a} ou un marqueur {b} sur [lui] , au choix",
  "~ enters with your choice of a {a:counter} counter , a {b:counter} counter , or a {c:counter} counter on it":
    "{~!} <arriver:indicative> avec un marqueur {a} , un marqueur {b} ou un marqueur {c} sur [lui] , au choix",
})
french("static", {
  "you may cast ~ from your graveyard . if you do , it {x:entry}":
    "vous pouvez lancer cette carte depuis votre cimetière . Si vous faites ainsi , [il] {x}",
})
french("slot", {
  "any target that isn't a {t:plain thing}": "une cible , sauf {t:un}",
  "any number of other target {t:things}": "n'importe quel nombre d'autres {t:cible}",
  "{n:number} target {t:plain things} that share no creature types":
    "{n} {t:cible} qui ne partagent aucun type de créature",
  "{n:number} target {t:plain things} that share a creature type":
    "{n} {t:cible} qui partagent un type de créature",
  "{n:number} target {t:plain things} that share a card type": "{n} {t:cible} qui partagent un type de carte",
  "{n:number} target {t:card things} that share a creature type {z:place}":
    "{n} {t:cible} {z} qui partagent un type de créature",
  "{n:number} target {t:card things} that share a card type {z:place}":
    "{n} {t:cible} {z} qui partagent un type de carte",
  "{n:number} target {t:plain things} controlled by the same player":
    "{n} {t:cible} contrôlés par le même joueur",
  "up to {n:number} target {t:plain things} controlled by the same player":
    "jusque à {n} {t:cible} contrôlés par le même joueur",
  "up to {n:number} targets": "jusque à {n} cibles",
  "{n:number} targets": "{n} cibles",
})
french("quality", { "activated and triggered abilities": "les capacités activées et déclenchées" })
french("clause", {
  "{d:duration} , {what:object} {b:becomes} and {c:changes}": becomingAnd("{d} , {what!} {b} et {c}"),
  "{what:object} {b:becomes} and {c:changes} {d:duration}": becomingAnd("{what!} {b} et {c} {d}"),
  "{what:object} {b:becomes} and {c:changes}": becomingAnd("{what!} {b} et {c}"),
})
french("does", {
  "search(es) {z:search zones} for {s:sought} {e:zones end} . if you search your library this way , shuffle":
    "<chercher> dans {z} {s} {e} . Si vous cherchez dans votre bibliothèque de cette manière , mélangez-la",
})
french("search zones", {
  "{o:own} library {a:and or} graveyard": "votre bibliothèque et/ou votre cimetière",
  "{o:own} hand {a:and or} library": "votre main et/ou votre bibliothèque",
  "{o:own} graveyard , hand , {a:and or} library": "votre cimetière , votre main et/ou votre bibliothèque",
})
french("zones end", {
  "and put(s) {f:found} onto the battlefield": "et mettez-la sur le champ de bataille",
  "and put(s) {f:found} onto the battlefield tapped": "et mettez-la sur le champ de bataille engagée",
  "and put(s) {f:found} onto the battlefield attached to {w:simple object}":
    "et mettez-la sur le champ de bataille attachée à {w}",
  ", reveal(s) {f:found} , and put(s) {f:found} into {h:owners} hand":
    ", révélez-la et mettez-la dans votre main",
})
french("static", { "{f:subject} can't phase out": "{f!} ne <pouvoir> pas sortir de la phase" })
french("event", {
  "~ is exiled from the battlefield while you're activating a craft ability":
    "{~!} <être> [exilé] du champ de bataille pendant que vous activez une capacité de fabrication",
  "{e:event one} during the declare attackers step": "{e} pendant l'étape de déclaration des attaquants",
})
for (const [when, said] of [
  ["enters", "<arriver>"],
  ["enters or is turned face up", "<arriver> ou est [retourné] face visible"],
])
  for (const [added, also] of [
    ["", ""],
    [" in addition to its other types", " en plus de ses autres types"],
  ])
    french("static list", {
      [`as ~ ${when} , it becomes your choice of {a:size or body} or {b:size or body}${added}`]: `au moment où {~!} ${said} , [il] devient , au choix , {a} ou {b}${also}`,
      [`as ~ ${when} , it becomes your choice of {a:size or body} , {b:size or body} , or {c:size or body}${added}`]: `au moment où {~!} ${said} , [il] devient , au choix , {a} , {b} ou {c}${also}`,
    })
french("clause", {
  "choose {what:object}": "<choisir> {what}",
  "choose a creature type": "<choisir> un type de créature",
  "choose a card name": "<choisir> un nom de carte",
  "choose a color": "<choisir> une couleur",
  "choose a card type": "<choisir> un type de carte",
  "you choose a {t:thing}": "<choisir> {t:un}",
  "you choose a {t:thing} from it": "<choisir> {t:un} parmi elles",
  "you choose a {t:thing} from it {p:post}": "<choisir> {t:un} {p} parmi elles",
  "put your choice of {c:counter choice} on {what:object}": "<mettre> au choix {c} sur {what}",
})
frenchOf("counter choice", listed("ou"))
french("one counter", {
  "a {kind:counter} counter": "un marqueur {kind}",
})
