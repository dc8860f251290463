import { french } from "../../say.ts"

// What happens to objects without moving them for good: doubled sizes, exile until something happens.

french("does", {
  "change {w:objects'} base power and toughness to {o:objects'} power and toughness {d:duration}":
    "<changer> {w~force} et {w~endurance} de base en {o~force} et {o~endurance} {d}",
})
french("subject", {
  "~ or enchanted|equipped {noun:host}": "{~} ou [le:noun] {noun} [enchanté:noun]",
})
french("clause", {
  "{what:simple object} explore(s) x times": "{what!} <explorer> X fois",
  "each player returns to the battlefield all cards they own exiled with it|~":
    "chaque joueur renvoie sur le champ de bataille toutes les cartes qu'il possède exilées avec {~}",
})
french("does", {
  "exile(s) {what:object} until {e:ending event}": "<exiler> {what:from} jusqu'à ce que {e}",
})
french("ending event", {
  "a opponent becomes the monarch": "un adversaire devienne le monarque",
})
for (const both of ["power", "power and toughness"] as const)
  french("clause", {
    [`double {what:objects'} ${both} {d:duration}`]:
      both === "power" ? "<doubler> {what~force} {d}" : "<doubler> {what~force} et son endurance {d}",
  })
french("clause", {
  "double the power of {what:simple object} {d:duration}": "<doubler> la force de {what} {d}",
  "double the power and toughness of {what:simple object} {d:duration}":
    "<doubler> la force et l'endurance de {what} {d}",
})
french("does", {
  "create(s) a {t:token} attached to {what:simple object}": "<créer> {t:un} attaché à {what}",
})
french("clause", {
  "{d:duration} , {what:object} can't phase out": "{d} , {what!} ne <pouvoir> pas sortir de phase",
})
