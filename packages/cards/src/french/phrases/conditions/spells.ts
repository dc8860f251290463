import { COLOR_PAIRS } from "../../lexicon/colors.ts"
import { french, sayAs } from "../../say.ts"

// How a spell was cast, and what was paid for it.

french("entering unpaid", {
  "it wasn't cast": "[il:~] n'a pas été [lancé:~]",
  "it wasn't cast or no mana was spent to cast it":
    "[il:~] n'a pas été [lancé:~] ou qu'aucun mana n'a été dépensé pour [le:~] lancer",
})
french("condition", {
  "it wasn't the first {l:plain thing} you played this turn":
    "ce n'était pas le premier {l} que vous avez joué ce tour-ci",
  "~ was foretold": "{~!} a été [prédit]",
  "a spell was warped this turn": "un sort a été lancé pour son coût de distorsion ce tour-ci",
  "it was kicked": "son kick a été payé",
  "it was kicked with its {m:mana} kicker": "son kick {m} a été payé",
  "{what:simple object} was kicked with its {m:mana} kicker": "le kick {m} de {what} a été payé",
  "{what:simple object} was kicked": "le kick de {what} a été payé",
  "it wasn't kicked": "son kick n'a pas été payé",
  "it was bargained": (part, setting) =>
    sayAs(
      setting.ability.ability === "spell" ? "ce sort a été négocié" : "[il:~] a été [négocié:~]",
      part,
      setting,
    ),
  "you cast {what:simple object}": "{vous!} <avoir> lancé {what}",
  "you cast ~ during your main phase": "{vous!} <avoir> lancé ce sort pendant votre phase principale",
  "you cast {what:simple object} from your hand": "{vous!} <avoir> lancé {what} depuis votre main",
  "{what:simple object} was cast": "{what!} a été [lancé]",
  "it wasn't cast or no mana was spent to cast it":
    "[il:@] n'a pas été [lancé:@] ou aucun mana n'a été dépensé pour [le:@] lancer",
  "tribute wasn't paid": "le tribut n'a pas été payé",
  "~ was cast from anywhere other than your hand": "{~!} <avoir> été [lancé] d'ailleurs que de votre main",
  "{what:simple object} wasn't cast": "{what!} n'a pas été [lancé]",
  "{what:simple object} wasn't kicked": "le kick de {what} n'a pas été payé",
  "mana from a treasure was spent to cast {what:simple object}":
    "du mana d'un trésor a été dépensé pour <lancer:infinitive> {what}",
  "it wasn't cast": "[il:@] n'a pas été [lancé:@]",
  "{what:simple object} was cast from your hand": "{what!} <avoir> été [lancé] depuis votre main",
  "{what:simple object} was cast from a graveyard": "{what!} <avoir> été [lancé] depuis un cimetière",
  "{what:simple object} was cast from exile": "{what!} <avoir> été [lancé] depuis l'exil",
  "{n:number} or more mana was spent to cast {what:object}":
    "au moins {n} manas ont été dépensés pour <lancer:infinitive> {what}",
  "no mana was spent to cast {what:object}": "aucun mana n'a été dépensé pour <lancer:infinitive> {what}",
  "the gift was promised": "le don a été promis",
  "the gift wasn't promised": "le don n'a pas été promis",
  "mana from a treasure was spent to cast it": "du mana d'un trésor a été dépensé pour lancer {~}",
})
for (const [english, said] of [
  ["surge", "d'afflux"],
  ["prowl", "d'incursion"],
  ["madness", "de folie"],
  ["spectacle", "de spectacle"],
  ["freerunning", "de course libre"],
  ["mayhem", "de mayhem"],
  ["dash", "de précipitation"],
  ["blitz", "de blitz"],
  ["miracle", "de miracle"],
  ["emerge", "d'émergence"],
  ["buyback", "de rappel"],
  ["cleave", "de tranchage"],
  ["entwine", "d'union"],
])
  french("condition", { [`its ${english} cost was paid`]: `son coût ${said} a été payé` })
for (const [english, color] of COLOR_PAIRS)
  french("condition", {
    [`at least {n:number} ${english} mana was spent to cast it|~`]: `au moins {n} manas ${color}s ont été dépensés pour lancer ce sort`,
  })
for (const letter of "wubrgcs")
  french("condition", {
    [`{${letter}} was spent to cast it|~`]: `{${letter.toUpperCase()}} <avoir> été dépensé pour lancer {~}`,
  })
french("condition", {
  "its sneak cost was paid": "son coût d'infiltration a été payé",
})
