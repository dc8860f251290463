import { french } from "../../say.ts"

// Targets that are restricted together: a total, a single graveyard.

french("slot", {
  "up to {n:number} target {t:card things} from a single graveyard":
    "jusque à {n} {t:cible} d'un seul cimetière",
  "{n:number} target {t:card things} from a single graveyard": "{n} {t:cible} d'un seul cimetière",
  "any number of target {t:card things} from a single graveyard":
    "n'importe quel nombre de {t:cible} d'un seul cimetière",
})
for (const [words, french_] of [
  ["mana value", "de valeur de mana totale"],
  ["power", "de force totale"],
] as const)
  for (const [counted, count] of [
    ["any number of", "n'importe quel nombre de"],
    ["one or more", "au moins"],
  ] as const)
    french("slot", {
      [`${counted} target {t:plain things} with total ${words} {n:digits} or less`]: `${count} {t:cible} ${french_} inférieure ou égale à {n}`,
    })
for (const [measure, said] of [
  ["power", "de force totale"],
  ["mana value", "de valeur de mana totale"],
] as const) {
  french("slot", {
    [`any number of target {t:card things} with total ${measure} {n:digits} or less {z:place}`]: `n'importe quel nombre de {t:cible} ${said} inférieure ou égale à {n} {z}`,
  })
  for (const [number, count] of [
    ["two", "deux"],
    ["three", "trois"],
  ] as const)
    french("slot", {
      [`up to ${number} target {t:card things} with total ${measure} {n:digits} or less {z:place}`]: `jusqu'à ${count} {t:cible} ${said} inférieure ou égale à {n} {z}`,
      [`up to ${number} target {t:plain things} with total ${measure} {n:digits} or less`]: `jusqu'à ${count} {t:cible} ${said} inférieure ou égale à {n}`,
    })
}
