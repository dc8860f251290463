import { BASIC_LAND_TYPES } from "@apnap/engine"
import { ORDINALS } from "../../../oracle/words/ordinals.ts"
import { keywordNoun } from "../../lexicon/keywords.ts"
import { french, sayAs } from "../../say.ts"

// Continuous states of permanents: conditions, restrictions, and how they enter.

french("condition", {
  "a opponent owns a card in exile": "{adversaire!} <posséder> une carte en exil",
  "there are no cards in your graveyard": "il n'y a aucune carte dans votre cimetière",
  "{n:number} or more {t:plain things} are attached to {what:simple object}":
    "au moins {n} {t} sont [attaché:t] à {what}",
  "{n:number} or more creatures are blocking {what:simple object}": "au moins {n} créatures bloquent {what}",
  "it's attacking alone": (part, setting) =>
    sayAs(`{${isOfHost(part.value) ? "hôte" : "~"}!} <attaquer> [seul]`, part, setting),
  "defending player controls {n:number} or more {t:plain things}":
    "{défenseur!} <contrôler> au moins {n} {t}",
  "there is a {t:plain thing} on the battlefield": "{il!} y <avoir> {t:un} sur le champ de bataille",
  "there is another {t:thing}": "{il!} y <avoir> {t:another}",
})
function isOfHost(value: unknown): boolean {
  return JSON.stringify(value).includes('"attachedTo"')
}
french("restriction", {
  "{what:group} can't attack if {c:condition}": "{what!} ne <pouvoir> pas attaquer si {c:stated}",
  "{what:group} can't block if {c:condition}": "{what!} ne <pouvoir> pas bloquer si {c:stated}",
  "{what:group} can block creatures with shadow as though it|they had shadow":
    "{what!} <pouvoir> bloquer des créatures avec la distorsion comme si [il:what] avait la distorsion",
  "{what:group} must be blocked by a {t:plain thing} if able":
    "{what!} <devoir> être [bloqué] par {t:un} si possible",
  "~ can't be blocked by creatures with greater power":
    "{~!} ne <pouvoir> pas être [bloqué] par des créatures de force supérieure",
})
french("restricted", {
  "can't attack if {c:condition}": "ne <pouvoir> pas attaquer si {c:stated}",
  "can't block if {c:condition}": "ne <pouvoir> pas bloquer si {c:stated}",
  "can block creatures with shadow as though it|they had shadow":
    "<pouvoir> bloquer des créatures avec la distorsion comme si [il] avait la distorsion",
  "must be blocked by a {t:plain thing} if able": "<devoir> être [bloqué] par {t:un} si possible",
})
for (const [words, said] of [
  ["", ""],
  [" your opponents control", " que vos adversaires contrôlent"],
])
  french("static", {
    [`{what:group} can't be the target|targets of {s:spell things}${words}`]: `{what!} ne <pouvoir> pas être la cible de {s}${said}`,
    [`{what:group} can't be the target|targets of {s:spell things}${words} or abilities from {a:source things}${words}`]: `{what!} ne <pouvoir> pas être la cible de {s}${said} ou de capacités de {a}${said}`,
    [`{what:group} can't be the target|targets of spells or abilities from {a:source things}${words}`]: `{what!} ne <pouvoir> pas être la cible de sorts ou de capacités de {a}${said}`,
  })
french("static", {
  "{what:group} {b:is now} and {c:traits}": "{what!} {b} et {c}",
  "~ enter(s) tapped with a {kind:counter} counter on it":
    "{~!} <arriver> [engagé] avec un marqueur {kind} sur [lui]",
  "~ enter(s) with {n:number} {kind:counter} counters on it and with {a:abilities}":
    "{~!} <arriver> avec {n} marqueurs {kind} sur [lui] et avec {a}",
  "~ enter(s) with a {kind:counter} counter on it and with {a:abilities}":
    "{~!} <arriver> avec un marqueur {kind} sur [lui] et avec {a}",
  "~ can't be sacrificed": "{~!} ne <pouvoir> pas être [sacrifié]",
  "{w:whose} maximum hand size is {n:number}": "{w~taille de main maximale} est de {n}",
  "{w:whose} maximum hand size is equal to {n:quantity}": "{w~taille de main maximale} est égale à {n}",
  "your maximum hand size is increased by {n:number}": "votre taille de main maximale est augmentée de {n}",
  "~ cost(s) {m:mana} more to cast": "ce sort coûte {m} de plus à lancer",
})
french("static list", {
  "~ enters tapped and doesn't untap during your untap step":
    "{~!} <arriver> [engagé] et ne <se dégager> pas pendant votre étape de dégagement",
})
french("trait", {
  "is/are also a cleric , rogue , warrior , and wizard":
    "<être> également un clerc , un gredin , un guerrier et un sorcier",
})
french("mana use", {
  "cast a {f:spell thing} or activate a ability": "lancer {f:un} ou activer une capacité",
  "cast a {f:spell thing} or to activate a ability": "lancer {f:un} ou activer une capacité",
})
french("once", {
  "you may cast a {s:spell thing} from the top of your library":
    "vous pouvez lancer {s:un} depuis le dessus de votre bibliothèque",
})
french("event", { "{e:event one} during combat": "{e} pendant le combat" })
for (const [nth, , said] of ORDINALS.slice(1))
  french("event", {
    [`the ${nth} {kind:counter} counter is put on {what:subject}`]: `le ${said} marqueur {kind} est mis sur {what}`,
  })
french("post", { "that's both {a:color word} and {b:color word}": "à la fois {a} et {b}" })
french("quantity", {
  "the excess damage dealt this way": "le nombre de blessures en excès infligées de cette manière",
})
french("condition", {
  "excess damage was dealt this way": "des blessures en excès ont été infligées de cette manière",
})
french("does", {
  "create(s) a {t:token} that's tapped and attacking {p:player}": "<créer> {t:un} [engagé:t] qui attaque {p}",
})
for (const type of BASIC_LAND_TYPES) {
  const walk = `${type.toLowerCase()}walk`
  const said = keywordNoun(walk)?.french
  french("restriction", {
    [`creatures with ${walk} can be blocked as though they didn't have ${walk}`]: `les créatures avec la ${said} peuvent être bloquées comme si elles n'avaient pas la ${said}`,
  })
}
french("restriction", {
  "creatures with landwalk abilities can be blocked as though they didn't have those abilities":
    "les créatures avec des capacités de traversée des terrains peuvent être bloquées comme si elles n'avaient pas ces capacités",
})
french("static", {
  "you may cast ~ from exile": "vous pouvez lancer cette carte depuis l'exil",
  "{p:barred} can't play lands": "{p!} ne <pouvoir> pas jouer de terrains",
  "{p:barred} can't cast more than one {s:spell thing} each turn":
    "{p!} ne <pouvoir> pas lancer plus d'un {s} par tour",
  "{p:barred} can't cast {s:spell things} during combat":
    "{p!} ne <pouvoir> pas lancer {s:de} pendant le combat",
  "players play with the top card of their libraries revealed":
    "les joueurs jouent avec la carte du dessus de leur bibliothèque révélée",
  "players have no maximum hand size": "les joueurs n'ont pas de taille de main maximale",
})
