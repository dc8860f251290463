import { TYPES } from "../../lexicon/index.ts"
import { french, frenchOf, partsOf, passes, say } from "../../say.ts"
import { compared } from "./posts.ts"

// Relative clauses, and players described by what they have or did.

french("post", {
  "that target(s) {f:subject}": "qui <cibler:indicative> {f}",
  "that target(s) you": "qui vous <cibler:indicative>",
  "that target(s) a player": "qui <cibler:indicative> un joueur",
  "that target(s) a opponent": "qui <cibler:indicative> un adversaire",
  "that target(s) only {f:subject}": "qui ne <cibler:indicative> que {f}",
  "that target(s) only you": "qui ne <cibler:indicative> que vous",
  "that target(s) only a player": "qui ne <cibler:indicative> qu'un joueur",
  "that target(s) only a opponent": "qui ne <cibler:indicative> qu'un adversaire",
  "that target(s) only a single {f:plain thing}": "qui ne <cibler:indicative> que {f:un}",
  "that target(s) one or more {f:plain things}": "qui <cibler:indicative> au moins {f:one}",
  "that target(s) you or {f:subject}": "qui vous <cibler:indicative> ou qui <cibler:indicative> {f}",
  "except for {f:plain things}": "sauf {f:le}",
  "except for ~": "sauf {~}",
  "not named ~": "qui ne <être:indicative> pas [appelé] {~}",
  "without a {kind:counter} counter on it|them": "sans marqueur {kind} sur [lui]",
  "that's enchanted by a {f:plain thing}": "[enchanté] par {f:un}",
  "that's enchanted or equipped": "qui <être:indicative> [enchanté] ou [équipé]",
  "controlled by {p:player}": "[contrôlé] par {p}",
  "owned by {p:player}": "que possède {p}",
  "owned by another player": "que possède un autre joueur",
  "with toughness less than or equal to {n:quantity}": compared(
    "toughness",
    "d'endurance inférieure ou égale à",
  ),
  "with power greater than its toughness": "dont la force est supérieure à l'endurance",
})
for (const [english, said] of [
  ["power", "de force"],
  ["toughness", "d'endurance"],
  ["mana value", "de valeur de mana"],
])
  french("post", {
    [`with ${english} greater than or equal to {n:quantity}`]: compared(
      english,
      `${said} supérieure ou égale à`,
    ),
    [`with ${english} {n:digits} or {m:digits}`]: `${said} égale à {n} ou à {m}`,
  })
for (const [english, said] of [
  ["greatest power", "plus grande force"],
  ["greatest toughness", "plus grande endurance"],
  ["greatest mana value", "plus grande valeur de mana"],
  ["least power", "plus petite force"],
  ["lowest power", "plus petite force"],
  ["least toughness", "plus petite endurance"],
  ["least mana value", "plus petite valeur de mana"],
  ["lowest mana value", "plus petite valeur de mana"],
]) {
  french("post", { [`with the ${english} among {t:all things}`]: `avec la ${said} parmi {t:le}` })
  french("superlative", { [`with the ${english}`]: `avec la ${said}` })
  french("condition", {
    [`you control the {t:plain thing} with the ${english} or tied for the ${english}`]: `vous contrôlez {t:le} avec la ${said} ou à égalité pour la ${said}`,
  })
}
passes("plain post")

for (const [english, said] of [
  ["opponent", "adversaire"],
  ["player", "joueur"],
]) {
  french("player", { [`each ${english} who {p:player predicate}`]: `chaque ${said} qui {p}` })
  french("player slot", { [`target ${english} who {p:player predicate}`]: `un ${said} ciblé qui {p}` })
  french("event player", { [`a ${english} who {p:player predicate}`]: `un ${said} qui {p}` })
  french("each", { [`${english} who {p:player predicate}`]: `${said} qui {p}` })
}
for (const [english, said] of [
  ["opponent", "adversaires"],
  ["player", "joueurs"],
])
  french("quantity", {
    [`the number of ${english}s who {p:player predicate}`]: (part, setting) => {
      const [predicate] = partsOf(part)
      const features = { gender: "m", plural: true, person: 3 } as const
      const words = say(predicate, { ...setting, mood: "indicative", subject: features }).words
      return {
        words: ["le", "nombre", "de", said, "qui", ...words],
        features: { ...features, plural: false },
      }
    },
  })
french("player", { "each other player who {p:player predicate}": "chaque autre joueur qui {p}" })
french("each", { "of your opponents who {p:player predicate}": "de vos adversaires qui {p}" })
french("quantity", {
  "the number of your opponents who {p:player predicate}": "le nombre de vos adversaires dont chacun {p}",
})
french("player predicate", {
  "control(s) a {t:plain thing}": "<contrôler:indicative> {t:un}",
  "control(s) no {t:plain things}": "ne <contrôler:indicative> {t:aucun}",
  "control(s) fewer {t:plain things} than you": "<contrôler:indicative> moins de {t} que vous",
  "control(s) {n:number} or fewer {t:plain things}": "<contrôler:indicative> {n} {t} ou moins",
})
for (const [english, said] of [
  ["more life", "plus de points de vie"],
  ["less life", "moins de points de vie"],
  ["more cards in hand", "plus de cartes en main"],
  ["fewer cards in hand", "moins de cartes en main"],
]) {
  french("player predicate", { [`has/have ${english} than you`]: `<avoir:indicative> ${said} que vous` })
  for (const [whom, all] of [
    ["each opponent", "chaque adversaire"],
    ["each other player", "chaque autre joueur"],
  ])
    french("condition", { [`you have ${english} than ${whom}`]: `{vous!} <avoir> ${said} que ${all}` })
}
for (const [more, said] of [
  ["more", "plus"],
  ["fewer", "moins"],
])
  for (const [whom, all] of [
    ["each opponent", "chaque adversaire"],
    ["each other player", "chaque autre joueur"],
  ])
    french("condition", {
      [`you control ${more} {t:plain things} than ${whom}`]: `{vous!} <contrôler> ${said} de {t} que ${all}`,
    })
french("place", {
  "from your hand or graveyard": (_part, { from }) => ({
    words: (from === true
      ? "de votre main ou de votre cimetière"
      : "dans votre main ou votre cimetière"
    ).split(" "),
  }),
})
french("event", {
  "{c:condition}": "{c:stated}",
  "a {what:spell thing} {v:deed}": "{what!:un} {v}",
  "you're {v:act reduced}": "{vous!} {v}",
  "{e:event} while {c:condition}": "{e} alors que {c:stated}",
  "a {kind:counter} counter is put on {what:subject}": "un marqueur {kind} est mis sur {what}",
  "a {kind:counter} counter is removed from {what:subject}": "un marqueur {kind} est retiré de {what}",
  "you remove the last {kind:counter} counter from {what:subject}":
    "vous retirez le dernier marqueur {kind} de {what}",
  "the last {kind:counter} counter is removed from {what:subject}":
    "le dernier marqueur {kind} est retiré de {what}",
})
french("subject", {
  "your commander": () => ({
    words: ["votre", "commandant"],
    features: { gender: "m", plural: false, person: 3 },
  }),
})
french("does", {
  "turn {what:object} face up": "<retourner> {what} face visible",
  "get(s) {n:number} {e}": "<recevoir> {n} {E}",
  "get(s) a amount of {e} equal to {n:quantity}": "<recevoir> une quantité de {E} égale à {n}",
  "get(s) a number of {kind:counter} counters equal to {n:quantity}":
    "<recevoir> un nombre de marqueurs {kind} égal à {n}",
  "put(s) {c:counters of kinds} on {what:simple object}": "<mettre> {c} sur {what}",
  "put(s) {n:number} {kind:counter} counters on each of {what:object}":
    "<mettre> {n} marqueurs {kind} sur {what}",
  "draw(s) that many cards plus one": "<piocher> ce nombre de cartes plus une",
})
french("cost", {
  "pay {n:number} {e}": "payez {n} {E}",
  "exile the top card of your library": "exilez la carte du dessus de votre bibliothèque",
  "exile the top {n:number} cards of your library": "exilez les {n} cartes du dessus de votre bibliothèque",
  "sacrifice enchanted|equipped {noun:host}": "sacrifiez [le:noun] {noun} [enchanté:noun]",
  "tap enchanted|equipped {noun:host}": "engagez [le:noun] {noun} [enchanté:noun]",
})
passes("behold thing")
french("counters of a kind", {
  "a {kind:counter} counter": "un marqueur {kind}",
  "{n:number} {kind:counter} counters": "{n} marqueurs {kind}",
})
frenchOf("counters of kinds", (part, setting) => {
  const parts = partsOf(part).map((one) => say(one, setting).words)
  return {
    words: parts.flatMap((words, i) => [
      ...(i === 0 ? [] : i === parts.length - 1 ? ["et"] : [","]),
      ...words,
    ]),
  }
})
french("clause", {
  "{what:object} can't attack or block {d:duration}": "{what!} ne <pouvoir> ni attaquer ni bloquer {d}",
  "{what:object} can't be blocked this turn except by {f:blockers}":
    "{what!} ne <pouvoir> pas être [bloqué] ce tour-ci excepté par {f:le}",
  "{what:object} can't be blocked this turn except by {n:number} or more creatures":
    "{what!} ne <pouvoir> pas être [bloqué] ce tour-ci excepté par au moins {n} créatures",
  "{what:object} can't be blocked this turn by {f:blockers}":
    "{what!} ne <pouvoir> pas être [bloqué] ce tour-ci par {f:le}",
  "{s:spell things} you cast this turn cost {m:mana} less to cast":
    "{s!:le} que vous lancez ce tour-ci <coûter> {m} de moins à lancer",
  "{s:spell things} you cast this turn can't be countered":
    "{s!:le} que vous lancez ce tour-ci ne <pouvoir> pas être [contrecarré]",
  "{e:denied clause} unless {who:player} has ~ deal {n:digits} damage to them":
    "{e} à moins que {who!} ne <faire:subjunctive> que {~} lui inflige {n} {n#blessure|blessures}",
  "{e:denied clause} unless {who:player} has ~ deal damage to them equal to {n:quantity}":
    "{e} à moins que {who!} ne <faire:subjunctive> que {~} lui inflige un nombre de blessures égal à {n}",
  "{source:simple object} deal(s) damage to itself equal to {n:quantity}":
    "{source!} <se infliger> un nombre de blessures égal à {n}",
  "{source:simple object} deal(s) {n:digits} damage to itself":
    "{source!} <se infliger> {n} {n#blessure|blessures}",
  "~ deals|deal {n:digits} damage to {to:recipient} and {m:digits} damage to itself":
    "{~!} <infliger> {n} {n#blessure|blessures} à {to} et {m} {m#blessure|blessures} à [lui]-même",
})
french("quantity", {
  "the number of differently named {t:plain things}": "le nombre de {t} de noms différents",
  "the number of different mana values among {t:all things}":
    "le nombre de valeurs de mana différentes parmi {t:le}",
  "the number of different powers among {t:all things}": "le nombre de forces différentes parmi {t:le}",
  "their total power": "leur force totale",
  "their total toughness": "leur endurance totale",
  "their total mana value": "leur valeur de mana totale",
  "the total toughness of {t:all things}": "l'endurance totale de {t:le}",
})
french("each", { "different mana value among {t:all things}": "valeur de mana différente parmi {t:le}" })
for (const [round, said] of [
  ["up", "supérieure"],
  ["down", "inférieure"],
])
  french("does", {
    [`mill(s) half {w:whose} library , rounded ${round}`]: `<meuler> la moitié de {w~bibliothèque} , arrondie à l'unité ${said}`,
  })
french("quality", { "each color": "chaque couleur" })
french("condition", {
  "you controlled {what:simple object}": "{vous!} <contrôler:imperfect> {what}",
  "{w:object} has/have power {n:digits} or less":
    "la force de {w} <être:indicative> inférieure ou égale à {n}",
})
for (const [english, said] of [
  ["mana value", "une valeur de mana"],
  ["power", "une force"],
  ["toughness", "une endurance"],
])
  french("condition", {
    [`{w:object} had ${english} {n:digits} or less`]: `{w!} <avoir:imperfect> ${said} inférieure ou égale à {n}`,
    [`{w:object} had ${english} {n:digits} or greater`]: `{w!} <avoir:imperfect> ${said} supérieure ou égale à {n}`,
  })
french("quantity", { "{a:quantity} plus {m:number}": "{a} plus {m}" })
french("would", {
  "{f:subject} would leave the battlefield":
    "{f!} <devoir:imperfect> <quitter:infinitive> le champ de bataille",
})
french("slot", {
  "any number of target {t:card things} with total mana value {n:digits} or less {z:place}":
    "n'importe quel nombre de {t:cible} de valeur de mana totale inférieure ou égale à {n} {z}",
})
french("condition", {
  "there are no {kind:counter} counters on ~": "{il!} n'y <avoir> aucun marqueur {kind} sur {~}",
})
/** "artefact, créature ou terrain" */
frenchOf("card types", (part) => {
  const names = (part.value as readonly (keyof typeof TYPES)[]).map((type) => TYPES[type].singular)
  return {
    words: names.flatMap((name, i) => [...(i === 0 ? [] : [i === names.length - 1 ? "ou" : ","]), name]),
  }
})
