import { french } from "../../say.ts"

// Objects with different characteristics, and totals over several objects.

for (const [words, said] of [
  ["names", "noms différents"],
  ["powers", "forces différentes"],
  ["mana values", "valeurs de mana différentes"],
])
  french("object", {
    [`any number of {t:card things} with different ${words} {z:place}`]: `n'importe quel nombre de {t} de ${said} {z}`,
  })
for (const [words, said] of [
  ["power", "force totale"],
  ["mana value", "valeur de mana totale"],
])
  french("object", {
    [`any number of {t:card things} with total ${words} {n:digits} or less {z:place}`]: `n'importe quel nombre de {t} de ${said} inférieure ou égale à {n} {z}`,
  })
french("sought", { "{s:sought} with different names": "{s} de noms différents" })
french("slot", {
  "up to {n:number} target {t:card things} with different names {z:place}":
    "jusqu'à {n} {t:cible} de noms différents {z}",
})
french("object", {
  "the player or planeswalker {what:simple object} is attacking":
    "le joueur ou le planeswalker que {what!} <attaquer:indicative>",
})
french("static", {
  "{s:spell things} cost {m:mana} less to cast": "{s:le} coûtent {m} de moins à lancer",
  'the " legend rule " doesn\'t apply to {t:plain things}':
    "la « règle des légendes » ne s'applique pas à {t:le}",
  'the " legend rule " doesn\'t apply': "la « règle des légendes » ne s'applique pas",
  "each player may play a additional land on each of their turns":
    "chaque joueur peut jouer un terrain supplémentaire pendant chacun de ses tours",
})
french("trait", { "can't have or gain {k:plain keyword}": "ne <pouvoir> ni avoir ni acquérir {k:le}" })
french("exception", { "its name is ~": "son nom est {~}" })
french("each", {
  "time you've cast your commander from the command zone this game":
    "fois que vous avez lancé votre commandant depuis la zone de commandement dans cette partie",
})
french("event", {
  "you attack with creatures with total power {n:number} or greater":
    "vous attaquez avec des créatures dont la force totale est supérieure ou égale à {n:digits}",
})
french("clause", {
  "choose {p:player}": "<choisir> {p}",
  "choose a opponent at random": "<choisir> un adversaire au hasard",
  "choose {s:sought} from it": "<choisir> {s} parmi elles",
})
french("condition", {
  "you don't put the card into your hand": "vous ne mettez pas la carte dans votre main",
  "you don't put the card onto the battlefield": "vous ne mettez pas la carte sur le champ de bataille",
})
for (const [words, said] of [
  ["mana value", "valeur de mana"],
  ["power", "force"],
  ["toughness", "endurance"],
])
  for (const [bound, compared] of [
    ["{n:digits} or less", "inférieure ou égale à {n}"],
    ["{n:digits} or greater", "supérieure ou égale à {n}"],
    ["less than {n:digits}", "inférieure à {n}"],
    ["greater than {n:digits}", "supérieure à {n}"],
    ["{n:digits}", "de {n}"],
  ])
    french("condition", { [`{w:objects'} ${words} was ${bound}`]: `{w~${said}!} était ${compared}` })
french("each", {
  "different mana cost among {t:all things}": "coût de mana différent parmi {t}",
})
