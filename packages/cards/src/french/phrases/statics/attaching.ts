import { french } from "../../say.ts"

// What an attachment can be attached to, what is foretold, whose cards share a type, and the order of turns.

french("static", {
  "~ can be attached only to a {t:plain thing}": "{~!} ne <pouvoir> être [attaché] qu'à {t:un}",
  "you can't choose a {t:plain thing} as ~ 's target as you cast it":
    "vous ne pouvez pas choisir {t:un} comme cible de {~} au moment du lancement",
  "enchanted {noun:host} {c:host can't}": "[le:noun] {noun} [enchanté:noun] {c}",
  "if damage would be dealt to {f:subject} while {c:condition} , prevent that damage":
    "si des blessures devaient être infligées {f:à} tant que {c:stated} , prévenez ces blessures",
  "each {t:flashback cards} has foretell . its foretell cost is equal to its mana cost reduced by {m:mana}":
    "{t!:chaque} <avoir> la prédiction . Son coût de prédiction est égal à son coût de mana réduit de {m}",
})
french("each", { "foretold card you own in exile": "carte prédite que vous possédez en exil" })
french("static list", { "{s:plain static} and {c:host can't}": "{s} et {c}" })
french("host can't", {
  "can't be enchanted by other auras": "ne <pouvoir> avoir aucune autre aura attachée",
  "can't become suspected": "ne <pouvoir> pas devenir suspectée",
})
french("companion condition", {
  "no card in your starting deck has more than one of the same mana symbol in its mana cost":
    "aucune carte de votre deck de départ n'a plus d'un même symbole de mana dans son coût de mana",
})
french("player predicate", {
  "didn't discard a {c:card thing} this way": "n' <avoir:indicative> pas défaussé {c:un} de cette manière",
  "discarded a card that shares a card type with the card you discarded":
    "<avoir:indicative> défaussé une carte qui partage un type de carte avec la carte que vous avez défaussée",
})
french("post", { "without {k:named keyword}": "sans {k}" })
french("clause", { "reverse the game 's turn order": "inversez l'ordre du tour de la partie" })
for (const [change, said] of [
  ["more", "de plus"],
  ["less", "de moins"],
] as const)
  french("clause", {
    [`{s:spell things} {p:player} cast(s) this turn cost {m:mana} ${change} to cast`]: `{s:le} que {p} <lancer:indicative> ce tour-ci coûtent {m} ${said} à lancer`,
  })
const ANY_TYPE = "n'importe quel type de mana peut être dépensé pour [le] lancer"
french("clause", {
  "you may cast {s:spell things} from among {what:pile} {d:duration} , and mana of any type can be spent to cast {i:spell again}": `{d} , vous pouvez lancer {s:le} parmi {what} , et ${ANY_TYPE}`,
})
french("static", {
  "if {e:would} or {f:would} , exile {i:it again} instead":
    "si {e} ou si {f} , exilez cette carte à la place",
  "you may cast {s:spell things} from your graveyard . {x:exiled after}":
    "vous pouvez lancer {s:le} depuis votre cimetière . Si un sort lancé de cette manière devait être mis dans votre cimetière , exilez-le à la place",
})
french("would", {
  "a {c:card thing} not on the battlefield would be put into {who:graveyard whose} graveyard":
    "{c:un} qui n'est pas sur le champ de bataille devait aller dans {who~cimetière}",
  "a {t:plain thing} a opponent owns would die": "{t:un} qu'un adversaire possède devait mourir",
})
