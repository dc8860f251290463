import type { Amount } from "@apnap/engine"
import type { Derivation } from "../../oracle/grammar/print.ts"
import { nodesOf } from "../antecedent.ts"
import { COLOR_PAIRS } from "../lexicon/colors.ts"
import { conjugate } from "../morphology/verbs.ts"
import { french, frenchOf, partsOf, type Setting, say, sayAs } from "../say.ts"
import { listed } from "./objects/lists.ts"

// Costs: commands before a colon, infinitives after « pouvez ».

frenchOf("cost", (part, setting) => ({
  words: part.parts.flatMap((inner) =>
    typeof inner === "string" ? [inner.toUpperCase()] : say(inner, setting).words,
  ),
}))
/** Whether X is only the number of counters that are removed: any number of them. */
function isAnyNumber(part: Derivation, { ability }: Setting): boolean {
  const { count, bind } = part.value as { count?: Amount; bind?: string }
  const isX = typeof count === "object" && count.n === "x"
  const others = nodesOf(ability, (node) => node.n === "x").length > 1
  return isX && !others && nodesOf(ability, (node) => node.n === "bound" && node.name === bind).length > 0
}

french("cost", {
  "exile the top card of your graveyard": "<exiler> la carte du dessus de votre cimetière",
  "pay a amount of {e} equal to {q:quantity}": "<payer> un nombre de {E} égal à {q}",
  "{t}": "{T}",
  "{q}": "{Q}",
  "waterbend {m:mana}": "<maîtriser> l'Eau {m}",
  "exile the top {t:card thing} of your graveyard": "<exiler> {t:le} du dessus de votre cimetière",
  "remove all {kind:counter} counters from ~": "<retirer> tous les marqueurs {kind} de {~}",
  "remove any number of {kind:counter} counters from ~":
    "<retirer> n'importe quel nombre de marqueurs {kind} de {~}",
  "remove a counter from ~": "<retirer> un marqueur de {~}",
  "remove {n:number} counters from ~": "<retirer> {n} marqueurs de {~}",
  "remove a counter from a {t:plain thing}": "<retirer> un marqueur de {t:un}",
  "remove a counter from another {t:plain thing}": "<retirer> un marqueur de {t:another}",
  "sacrifice(s) another {a:plain thing} or a {b:plain thing}": "<sacrifier> {a:another} ou {b:un}",
  "{m:mana}": (part, setting) => {
    const words = partsOf(part).flatMap((inner) => say(inner, setting).words)
    return { words: [...paying(setting), ...words] }
  },
  "{m:mana} for each {n:each}": (part, setting) => {
    const [mana, each] = partsOf(part).map((inner) => say(inner, setting).words)
    return { words: [...paying(setting), ...mana, "pour", "chaque", ...each] }
  },
  "pay {n:digits} life": "<payer> {n} {n#point|points} de vie",
  "pay {e:energy}": "<payer> {e}",
  "discard(s) {n:cards} at random": "<se défausser> de {n} au hasard",
  "sacrifice ~": "<sacrifier> {~}",
  "sacrifice {g:giver}": "<sacrifier> {g}",
  "return {g:giver} to its owner 's hand": "<renvoyer> {g} dans la main de son propriétaire",
  "remove all {kind:counter} counters from {g:giver}": "<retirer> tous les marqueurs {kind} de {g}",
  "sacrifice(s) a {t:thing}": "<sacrifier> {t:un}",
  "sacrifice(s) {n:number} {t:things}": "<sacrifier> {n} {t}",
  "discard(s) a card": "<se défausser> d'une carte",
  "discard(s) a card at random": "<se défausser> d'une carte au hasard",
  "discard(s) a {t:thing}": "<se défausser> de {t:un}",
  "discard(s) {n:number} cards": "<se défausser> de {n} cartes",
  "discard(s) {n:number} {t:things}": "<se défausser> de {n} {t}",
  "discard ~": "<se défausser> de {~}",
  "discard(s) {o:own} hand": "<se défausser> de {o~main}",
  "draw(s) a card": "<piocher> une carte",
  "draw(s) {n:number} cards": "<piocher> {n} cartes",
  "exile ~": "<exiler> {~}",
  "exile a {t:thing}": "<exiler> {t:un from}",
  "exile {n:number} {t:things}": "<exiler> {n} {t:from}",
  "tap a {t:thing}": "<engager> {t:un}",
  "tap {n:number} {t:things}": "<engager> {n} {t}",
  "return a {t:thing} to its owner 's hand": "<renvoyer> {t:un} dans la main de son propriétaire",
  "return {n:number} {t:things} to their owner|owners 's|' hand|hands":
    "<renvoyer> {n} {t} dans la main de leur propriétaire",
  "return ~ to its owner 's hand": "<renvoyer> {~} dans la main de son propriétaire",
  "reveal a {t:thing}": "<révéler> {t:un from}",
  "reveal {n:number} {t:things}": "<révéler> {n} {t:from}",
  "reveal ~ from your hand": "<révéler> {~} de votre main",
  "mill {n:cards}": "<meuler> {n}",
  "exile ~ from your graveyard": "<exiler> {~} de votre cimetière",
  "sacrifice(s) another {t:thing}": "<sacrifier> {t:another}",
  "discard(s) another {t:thing}": "<se défausser> de {t:another}",
  "exile another {t:thing}": "<exiler> {t:another from}",
  "tap another {t:thing}": "<engager> {t:another}",
  "exert ~": "<surmener> {~}",
  "remove a {kind:counter} counter from ~": "<retirer> un marqueur {kind} de {~}",
  "remove {n:number} {kind:counter} counters from ~": (part, setting) =>
    sayAs(
      `<retirer> ${isAnyNumber(part, setting) ? "n'importe quel nombre de" : "{n}"} marqueurs {kind} de {~}`,
      part,
      setting,
    ),
  "remove a {kind:counter} counter from a {t:plain thing}": "<retirer> un marqueur {kind} de {t:un}",
  "put a {kind:counter} counter on ~": "<mettre> un marqueur {kind} sur {~}",
  "put a {kind:counter} counter on a {t:plain thing}": "<mettre> un marqueur {kind} sur {t:un}",
})

/** Mana alone is a cost, but a sentence needs « payer ». */
function paying({ pays, mood, subject }: Setting): readonly string[] {
  return pays === true ? [conjugate("payer", mood, subject)] : []
}
french("cost", { "sacrifice(s) all {t:plain things}": "<sacrifier> tous {t:le}" })
french("gerund", {
  "exiling {n:number} {c:card things} from your graveyard": "en exilant {n} {c} de votre cimetière",
  "paying {m:mana}": "en payant {m}",
  "paying {n:digits} life": "en payant {n} {n#point|points} de vie",
  "paying life equal to its mana value": "en payant autant de points de vie que sa valeur de mana",
  "paying {e:energy}": "en payant {e}",
  "paying a amount of {e} equal to its mana value": "en payant autant de {E} que sa valeur de mana",
  foraging: "en fourrageant",
  "discarding a card": "en vous défaussant d'une carte",
  "discarding {n:number} cards": "en vous défaussant de {n} cartes",
  "discarding a {c:card thing}": "en vous défaussant de {c:un}",
  "sacrificing a {t:plain thing}": "en sacrifiant {t:un}",
  "sacrificing {n:number} {t:plain things}": "en sacrifiant {n} {t}",
  "exiling {n:number} other cards from your graveyard": "en exilant {n} autres cartes de votre cimetière",
})
frenchOf("gerunds", listed("et"))
for (const [symbol, their] of [
  ["static", "leurs"],
  ["once", "ses"],
])
  french(symbol, {
    [`{e:mere ${symbol}} by {g:gerunds} in addition to paying its|their other costs`]: `{e} {g} en plus de payer ${their} autres coûts`,
  })
french("static", {
  "you may cast ~ from your graveyard by {g:gerunds} in addition to paying its other costs":
    "vous pouvez lancer cette carte depuis votre cimetière {g} en plus de payer ses autres coûts",
  "you may cast ~ from your graveyard by {g:gerunds} rather than paying its mana cost":
    "vous pouvez lancer cette carte depuis votre cimetière {g} plutôt que de payer son coût de mana",
})
french("cost", {
  "sacrifice(s) any number of {t:plain things} with total power {n:digits} or greater":
    "<sacrifier> n'importe quel nombre de {t} de force totale supérieure ou égale à {n}",
  "tap any number of {t:plain things} with total power {n:digits} or greater":
    "<engager> n'importe quel nombre de {t} de force totale supérieure ou égale à {n}",
})

french("keyword cost", {
  "behold a {t:behold thing}": "<contempler> {t:un}",
  forage: "<fourrager>",
  "collect evidence {n:digits}": "<rassembler> des preuves {n}",
})
french("cost", { "{c:keyword cost}": "{c}" })
french("clause", { "you may {c:keyword cost}": "vous pouvez {c:infinitive}" })
french("cost", {
  "pay {n:number} {m:mana}": "<payer> {n} {m}",
  "behold a {t:behold thing} and exile it": "<contempler> {t:un} et <exiler> {it}",
})
for (const [verb, said] of [
  ["sacrifice(s)", "sacrifier"],
  ["exile", "exiler"],
  ["tap", "engager"],
])
  french("cost", {
    [`${verb} any number of {t:things}`]: `<${said}> n'importe quel nombre de {t}`,
    [`${verb} one or more {t:things}`]: `<${said}> au moins {t:one}`,
    [`${verb} up to {n:number} {t:things}`]: `<${said}> jusqu'à {n} {t}`,
  })
french("cost", {
  "exile any number of {t:things} with {n:number} or more card types among them":
    "<exiler> n'importe quel nombre de {t} ayant au moins {n} types de carte parmi elles",
  ...Object.fromEntries(
    COLOR_PAIRS.map(([word, said]) => [
      `exile any number of {t:things} with {n:number} or more ${word} mana symbols among their mana costs`,
      `<exiler> n'importe quel nombre de {t} ayant au moins {n} symboles de mana ${said} parmi leurs coûts de mana`,
    ]),
  ),
  "pay half your life , rounded up": "<payer> la moitié de vos points de vie , arrondie à l'unité supérieure",
  "pay half your life , rounded down":
    "<payer> la moitié de vos points de vie , arrondie à l'unité inférieure",
})
