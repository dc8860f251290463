import { partIn } from "../../filling.ts"
import { french, frenchOf, say, sayAs } from "../../say.ts"
import { listed } from "../objects/lists.ts"

// Mana that is added: how much, of which colors, and what it may be spent on.

french("clause", {
  "double the amount of each type of unspent mana you have":
    "doublez la quantité de chaque type de mana non dépensé que vous avez",
  "for each color among {t:all things} , add one mana of that color":
    "pour chaque couleur parmi {t:le} , ajoutez un mana de cette couleur",
})
french("does", {
  "add(s) {m:production}": "<ajouter> {m}",
  "add a additional {m:production}": "<ajouter> {m} de plus",
  "add(s) {m:production} . this mana can't be spent to cast {f:spell things}":
    "<ajouter> {m} . Ce mana ne peut pas être dépensé pour lancer {f:un}",
  "add(s) {m:production} . spend this mana only to {u:mana use}":
    "<ajouter> {m} . Ne dépensez ce mana que pour {u}",
  "add a amount of {m:mana} equal to {n:quantity}": "<ajouter> une quantité de {m} égale à {n}",
})
french("production", {
  "{m:mana}": "{m}",
  "{n:number} {m:mana}": "{n} {m}",
  "{m:mana} for each {n:each}": "{m} pour chaque {n}",
  "{a:mana} or {b:mana} for each {n:each}": "{a} ou {b} pour chaque {n}",
  "one mana of any color": "un mana de la couleur de votre choix",
  "two mana of different colors": "deux manas de couleurs différentes",
  "{a:mana} or one mana of the chosen color": "{a} ou un mana de la couleur choisie",
  "one mana of the chosen color": "un mana de la couleur choisie",
  "{n:number} mana of any one color": "{n} manas d'une même couleur de votre choix",
  "{n:number} mana in any combination of colors": "{n} manas de n'importe quelle combinaison de couleurs",
  "{n:number} mana in any combination of {a:mana} {j:and or} {b:mana}":
    "{n} manas de n'importe quelle combinaison de {a} et/ou {b}",
  "one mana of either of the circled colors": "un mana de l'une des couleurs entourées",
  "one mana of any color in your commander 's color identity":
    "un mana d'une couleur de votre choix de l'identité couleur de votre commandant",
  "one mana of any color that a land you control could produce":
    "un mana d'une couleur de votre choix qu'un terrain que vous contrôlez pourrait produire",
  "one mana of any color that a land a opponent controls could produce":
    "un mana d'une couleur de votre choix qu'un terrain qu'un adversaire contrôle pourrait produire",
  "one mana of any type that a land you control could produce":
    "un mana d'un type de votre choix qu'un terrain que vous contrôlez pourrait produire",
  "one mana of any color that a {t:plain thing} could produce":
    "un mana d'une couleur de votre choix que {t:un} pourrait produire",
  "one mana of any type that a {t:plain thing} could produce":
    "un mana d'un type de votre choix que {t:un} pourrait produire",
  "one mana of any type {w:that land} produced": "un mana d'un type de votre choix que ce terrain a produit",
  "a additional {m:mana}": "{m} supplémentaire",
})
frenchOf("production", listed("ou"))
french("mana use", {
  "cast {f:spell things}": "lancer {f:un}",
  "cast a {f:spell thing}": "lancer {f:un}",
  "activate abilities": "activer des capacités",
  "activate abilities of {a:plain things}": "activer des capacités de {a}",
})
for (const [spells, cast] of [
  ["{f:spell things}", "lancer {f:un}"],
  ["a {f:spell thing}", "lancer {f:un}"],
])
  for (const [abilities, activate] of [
    ["activate abilities of {a:plain things}", "activer des capacités de {a}"],
    ["activate a ability of a {a:plain thing}", "activer une capacité de {a:un}"],
    ["activate a ability of a {a:source thing}", "activer une capacité de {a:un}"],
    ["activate abilities of {a:source things}", "activer des capacités de {a}"],
  ])
    french("mana use", {
      [`cast ${spells} or ${abilities}`]: (part, setting) => {
        const words = partIn(part, "a") && say(partIn(part, "a")!, setting).words.join(" ")
        const said = /^sources?$/.test(words ?? "") ? "activer une capacité" : activate
        return sayAs(`${cast} ou ${said}`, part, setting)
      },
    })
french("does", {
  "add(s) {m:production} . spend this mana only to {u:mana use} , and that spell can't be countered":
    "<ajouter> {m} . Ne dépensez ce mana que pour {u} , et ce sort ne peut pas être contrecarré",
})
french("production", {
  "a additional one mana of that color": "un mana supplémentaire de cette couleur",
  "one mana of any color among {t:all things}": "un mana de n'importe quelle couleur parmi {t:le}",
})
french("does", {
  "add(s) {m:production} . until end of turn , you don't lose this mana as steps and phases end":
    "<ajouter> {m} . Jusqu'à la fin du tour , vous ne perdez pas ce mana à la fin des étapes et des phases",
  "add(s) {m:production} . until end of combat , you don't lose this mana as steps and phases end":
    "<ajouter> {m} . Jusqu'à la fin du combat , vous ne perdez pas ce mana à la fin des étapes et des phases",
})
