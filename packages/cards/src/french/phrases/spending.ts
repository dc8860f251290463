import { french } from "../say.ts"

// Restrictions on spending mana, extra costs, and casting without paying.

french("mana use", {
  "cast a {f:spell thing} , activate a ability of a {a:plain thing} , or pay a cost that contains {m:mana}":
    "lancer {f:un} , activer une capacité de {a:un} ou payer un coût qui contient {m}",
  "foretell a card from your hand or cast a {f:spell thing}":
    "prédire une carte de votre main ou lancer {f:un}",
})
french("static", {
  "mana abilities of ~ cost a additional {n:digits} life to activate":
    "les capacités de mana de {~} coûtent {n} {n#point|points} de vie supplémentaires à activer",
  "you can't cast ~ unless {c:condition}": "vous ne pouvez pas lancer ce sort à moins que {c:unless}",
  "you can't spend mana to cast ~": "vous ne pouvez pas dépenser de mana pour lancer ce sort",
  "spend only mana produced by {f:plain things} to cast ~":
    "ne dépensez que du mana produit par {f:le} pour lancer ce sort",
  "activated abilities of {t:all things} cost {m:mana} less to activate":
    "les capacités activées de {t:le} coûtent {m} de moins à activer",
  "{what:group} can boast twice during each of your turns rather than once":
    "{what!} <pouvoir> se vanter deux fois à la place d'une pendant chacun de vos tours",
})
french("clause", {
  "you may cast {what:object} without paying its mana cost if it's a {s:spell thing}":
    "vous pouvez <lancer:infinitive> {what} sans payer son coût de mana si c'est {s:un}",
  "during any turn you attacked with a {t:plain thing} , you may cast {what:object} and you may spend mana as though it were mana of any color to cast {i:spell again}":
    "pendant tout tour où vous avez attaqué avec {t:un} , vous pouvez <lancer:infinitive> {what} et vous pouvez dépenser du mana comme s'il s'agissait de mana de n'importe quelle couleur pour {i} lancer",
  "during any turn you attacked with a {t:plain thing} , you may cast {what:object}":
    "pendant tout tour où vous avez attaqué avec {t:un} , vous pouvez <lancer:infinitive> {what}",
})
french("condition", {
  "a library has {n:number} or fewer cards in it": "une bibliothèque contient {n} cartes ou moins",
  "you didn't cast {what:simple object} from your hand":
    "{vous!} ne <avoir> pas lancé {what} depuis votre main",
  "another player controls {what:simple object}": "un autre joueur contrôle {what}",
  "{who:player} has/have more cards in hand than you": "{who!} <avoir> plus de cartes en main que vous",
  "{what:simple object} is suspended": "{what!} <être> [suspendu]",
  "{q:quantity} is less than {n:number}": "{q!} <être> [inférieur] à {n:digits}",
  "{q:quantity} is greater than {n:number}": "{q!} <être> [supérieur] à {n:digits}",
})
french("does", {
  "add x mana of any one color , where x is {q:quantity}":
    "<ajouter> X manas de la couleur de votre choix , X étant {q}",
  "add x mana of any one color , where x is {q:quantity} . spend this mana only to {u:mana use}":
    "<ajouter> X manas de la couleur de votre choix , X étant {q} . Ne dépensez ce mana que pour {u}",
})
french("mana use", { "cast {f:spell things} from {z:cast zone}": "lancer {f:un} {z}" })
french("cast zone", { "your|their library": "depuis votre bibliothèque" })
french("static", {
  "each spell costs {m:mana} more to cast except during its controller 's turn":
    "chaque sort coûte {m} de plus à lancer sauf pendant le tour de son contrôleur",
  "each spell that would cost less than three mana to cast costs three mana to cast":
    "chaque sort qui devrait coûter moins de trois manas à lancer coûte trois manas à lancer",
  "{s:spell things} you cast from {z:cast zone} cost {m:mana} less to cast":
    "{s:le} que vous lancez {z} coûtent {m} de moins à lancer",
  "{s:spell things} you cast from {z:cast zone} cost {m:mana} more to cast":
    "{s:le} que vous lancez {z} coûtent {m} de plus à lancer",
  "{s:spell things} you cast {p:plain post} cost {m:mana} less to cast":
    "{s:le} {p} que vous lancez coûtent {m} de moins à lancer",
  "each {s:spell thing} you cast has {k:abilities}": "{s!:chaque} que vous lancez a {k}",
})
for (const [english, said] of Object.entries({
  white: "blanc",
  blue: "bleu",
  black: "noir",
  red: "rouge",
  green: "vert",
}))
  french("static", {
    [`{p:player} don't|doesn't lose unspent ${english} mana as steps and phases end`]: `{p!} ne <perdre> pas le mana ${said} non dépensé à la fin des étapes et des phases`,
  })
for (const [english, said] of Object.entries({
  white: " blanc",
  blue: " bleu",
  black: " noir",
  red: " rouge",
  green: " vert",
  colorless: " incolore",
  "": "",
}))
  french("each", {
    [`unspent ${english}${english && " "}mana you have`]: `mana${said} non dépensé que vous avez`,
  })
french("keyword", {
  "splice onto instant or sorcery {c:mana cost}": "Imprégnation d'éphémère ou de rituel {c}",
})
french("clause", {
  "you may {a:cost one} or pay {b:mana cost}": "vous pouvez {a:infinitive} ou payer {b}",
  "you may pay {a:mana cost} or {b:cost one}": "vous pouvez payer {a} ou {b:infinitive}",
  "you may {a:cost one} or {b:cost one}": "vous pouvez {a:infinitive} ou {b:infinitive}",
  "you may pay {c:costs} . if you don't , {e:sentence}":
    "vous pouvez {c:paid} . Si vous ne le faites pas , {e:command}",
  "pay {c:costs} . if you don't , {e:sentence}": "{c:paid} . Si vous ne le faites pas , {e:command}",
})
french("does", {
  "choose a color . add a amount of mana of that color equal to your devotion to that color":
    "<choisir> une couleur . Ajoutez une quantité de mana de cette couleur égale à votre dévotion à cette couleur",
})
for (const [word, said] of [
  ["white", "blanc"],
  ["blue", "bleu"],
  ["black", "noir"],
  ["red", "rouge"],
  ["green", "vert"],
]) {
  const spent = `vous pouvez dépenser le mana ${said} comme s'il était de n'importe quelle couleur`
  french("static", {
    [`you may spend ${word} mana as though it were mana of any color`]: spent,
    [`you may spend ${word} mana as though it were mana of any color to pay the activation costs of ~ 's abilities`]: `${spent} pour payer les coûts d'activation des capacités de {~}`,
  })
}
