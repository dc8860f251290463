import type { Ability, Selector, TargetSlot } from "@apnap/engine"
import type { Derivation } from "../../../oracle/grammar/print.ts"
import { featuresOfSelector, findNode, nodesOf } from "../../antecedent.ts"
import { calledObject } from "../../called.ts"
import { partIn } from "../../filling.ts"
import { HOSTS } from "../../lexicon/hosts.ts"
import { agree } from "../../morphology/agreement.ts"
import { originOf } from "../../origin.ts"
import { paidObject } from "../../paid.ts"
import { type Phrase, pronoun, third } from "../../phrase.ts"
import {
  french,
  frenchOf,
  missing,
  partsOf,
  passes,
  type Saying,
  type Setting,
  say,
  sayAs,
} from "../../say.ts"
import { listed } from "./lists.ts"

// Objects: the source itself, targets, groups, and pronouns.

passes(
  "simple object",
  "other object",
  "said subject",
  "said object",
  "recipient",
  "may clause",
  "casting clause",
  "damage clause",
)
passes("taken things", "prevention")

const self: Saying = (_part, setting) => ({
  words: setting.self.words,
  features: setting.self.features,
  own: true,
})

/** A coordination of two objects is plural. */
const together =
  (template: string): Saying =>
  (part, setting) => {
    const all = partsOf(part).map((one) => say(one, setting).features?.gender ?? "m")
    return { ...sayAs(template, part, setting), features: third(all.includes("m") ? "m" : "f", true) }
  }

/** « une de ces cartes »: what was revealed or milled may have been called a hand or a library. */
function ofThese(head: string, part: Derivation, setting: Setting): Phrase {
  const what = partIn(part, "w")?.value as Selector | undefined
  const zone = originOf(what, part.context.targets, setting.ability)?.zone
  const cards = zone !== undefined && zone !== "battlefield" && partIn(part, "w")?.template === undefined
  return sayAs(cards ? `${head} de ces cartes` : `${head} de {w}`, part, setting)
}

/** « une carte révélée de cette manière », or « parmi ces cartes » if they are only looked at. */
function thisWay(said: string): Saying {
  return (part, setting) => {
    const name = partIn(part, "p")?.value
    const looked = findNode(setting.ability, (node) => node.do === "look" && node.bind === name) !== undefined
    return sayAs(looked ? said.replace("{p} de cette manière", "parmi ces cartes") : said, part, setting)
  }
}

french("object", {
  "another target": "une autre cible",
  "a third target": "une troisième cible",
  "a third {slot}": "{slot:another cible}",
  "a {t:plain thing} dealt damage this way": "{t:un} [blessé:t] de cette manière",
  "{a:simple object} and each other {t:plain thing}": together("{a} et chaque autre {t}"),
  "{a:simple object} and other {t:plain things}": together("{a} et les autres {t}"),
  "~": self,
  "{g:giver}": "{g}",
  "enchanted|equipped|fortified {noun:host}": "[le:noun] {noun} [enchanté:noun]",
  "the chosen creature|permanent|card": "la créature choisie",
  "each {t:thing}": "{t:chaque every}",
  "all {t:things}": "{t:tous every}",
  "a {t:thing}": "{t:un}",
  "a {t:thing} at random": "{t:un} au hasard",
  "{n:number} {t:things} at random": "{n} {t} au hasard",
  "another {t:thing}": "{t:another}",
  "{n:number} {t:things}": "{n} {t}",
  "any number of {t:things}": "n'importe quel nombre de {t}",
  "a {t:thing} of each basic land type": "{t:un} de chaque type de terrain de base",
  "a {t:thing} of each permanent type": "{t:un} de chaque type de permanent",
  "from the {t:things} a {u:plain thing} of each basic land type":
    "parmi {t:le} {u:un} de chaque type de terrain de base",
  "from the {t:things} a {u:plain thing} of each permanent type":
    "parmi {t:le} {u:un} de chaque type de permanent",
  "from among the {t:things} {k:kinds}": "parmi {t:le} {k}",
  "a {t:thing} {p:way done} this way": thisWay("{t:un} {p} de cette manière"),
  "the exiled cards that weren't cast this way":
    "les cartes exilées qui n'ont pas été lancées de cette manière",
  "all {t:things} {p:way done} this way": thisWay("{t:tous} {p} de cette manière"),
  "any number of {t:things} {p:way done} this way": thisWay(
    "n'importe quel nombre de {t} {p} de cette manière",
  ),
  "up to {n:number} {t:things} {p:way done} this way": thisWay("jusque à {n} {t} {p} de cette manière"),
  "a number of {t:things} equal to {n:quantity}": "un nombre de {t} égal à {n}",
  "up to {n:number} {t:things}": "jusque à {n} {t}",
  "up to one {t:thing}": "jusque à {t:un}",
  "the top card of {who:whose} library": "la carte du dessus de {who~bibliothèque}",
  "the top card of {who:whose} graveyard": "la carte du dessus de {who~cimetière}",
  "the top {f:card thing} of {who:whose} graveyard": "la première {f} du dessus de {who~cimetière}",
  "the bottom card of {who:whose} library": "la carte du dessous de {who~bibliothèque}",
  "{n:number} cards from the top of {who:whose} library": "{n} cartes du dessus de {who~bibliothèque}",
  "a number of cards from the top of {who:whose} library equal to {n:quantity}": (part, setting) =>
    sayAs(
      // What follows may say X again.
      findNode(setting.ability, ({ bind, name }) => bind === undefined && name === "X") === undefined
        ? "un nombre de cartes du dessus de {who~bibliothèque} égal à {n}"
        : "les X cartes du dessus de {who~bibliothèque} , X étant {n}",
      part,
      setting,
    ),
  "the top {n:number} cards of {who:whose} library": "les {n} cartes du dessus de {who~bibliothèque}",
  "{who:whose} hand": "{who~main}",
  "{who:whose} graveyard": "{who~cimetière}",
  "those cards": "ces cartes",
  "{a:object} and {b:other object}": together("{a} et {b}"),
  "{a:object} , {b:simple object} , and {c:simple object}": together("{a} , {b} et {c}"),
  "one of {w:object}": (part, setting) => ofThese("une", part, setting),
  "{n:number} of {w:object}": (part, setting) => ofThese("{n}", part, setting),
  "all graveyards": "tous les cimetières",
  "a {t:thing} at random {z:place}": "{t:un} au hasard {z}",
  "{w:two targets}": "{w}",
  "{n:number} {t:card things} at random {z:place}": "{n} {t} au hasard {z}",
  "the rest": () => ({ words: ["le", "reste"], features: third("m") }),
  "another {slot}": "{slot:another cible}",
})

/** Objects without French of their own: their first part, or a pronoun if there is none. */
frenchOf("object", (part, setting) => {
  const [slot] = partsOf(part)
  return slot === undefined ? back(part, setting) : say(slot, setting)
})
frenchOf("found", (part, setting) => back(part, setting))
frenchOf("it again", (part, setting) => back(part, setting))
frenchOf("those", () => pronoun(third("f", true)))

/** « le reste »: what was revealed besides the card found. */
function theRest(what: Selector, ability: Ability): Phrase | undefined {
  if (what.sel !== "bound" || nodesOf(ability, ({ restBind }) => restBind === what.name).length === 0) return
  return { words: ["le", "reste"], features: third("m") }
}

/** A pronoun for an earlier noun phrase. */
function back(part: Derivation, setting: Setting): Phrase {
  const what = part.value as Selector | undefined
  if (what === undefined || typeof what !== "object" || !("sel" in what))
    return pronoun(setting.last ?? third("f"))
  // A linked card is named in full: its antecedent is in another ability (607).
  if (what.sel === "linked") return { words: ["la", "carte", "exilée"], features: third("f") }
  return (
    theRest(what, setting.ability) ??
    paidObject(what, setting.ability) ??
    calledObject(part, setting.self) ??
    pronoun(featuresOfSelector(what, part.context.targets, setting.ability, setting.self))
  )
}

frenchOf("host", (part, setting) => {
  const word = setting.self.host ?? part.parts[0]
  const found = typeof word === "string" ? HOSTS[word] : undefined
  return found === undefined
    ? missing(part, setting)
    : { words: [word === undefined ? "" : found[0]], features: third(found[1]) }
})

french("group", {
  "{things}": (part, setting) =>
    sayAs(setting.one === true ? "{things:chaque every}" : "{things:le every}", part, setting),
})
frenchOf("group", (part, setting) => say(partsOf(part)[0], setting))

french("subject", {
  "~": self,
  "a {t:thing}": "{t:un}",
  "another {t:thing}": "{t:another}",
  "enchanted|equipped|fortified {noun:host}": "[le:noun] {noun} [enchanté:noun]",
  "~ or another {t:thing}": "{~} ou {t:another}",
  "{s:said subject}": "{s}",
  "a {t:thing} or a {u:thing}": "{t:un} ou {u:un}",
})
french("kinds", {
  "a {a:plain thing} , a {b:plain thing} , and a {c:plain thing}": "{a:un} , {b:un} et {c:un}",
  "a {a:plain thing} , a {b:plain thing} , a {c:plain thing} , and a {d:plain thing}":
    "{a:un} , {b:un} , {c:un} et {d:un}",
})
french("batch", { "one or more {t:things}": "au moins {t:one}" })
french("cast spell", { "a {t:thing}": "{t:un}", "another {t:thing}": "{t:another}" })
french("discarded", { "a {t:thing}": "{t:un}" })
french("sought", {
  "a {t:thing}": "{t:un}",
  "up to {n:number} {t:things}": "jusque à {n} {t}",
  "any number of {t:things}": "n'importe quel nombre de {t}",
  "{n:number} {t:things}": "{n} {t}",
})
frenchOf("several sought", (part, setting) => ({
  words: partsOf(part).flatMap((list) => say(list, setting).words),
  features: third("f", true),
}))
frenchOf("cards of each", listed("et"))
frenchOf("cards of some", listed("et/ou"))
french("one such card", { "a {t:card thing}": "{t:un}" })
french("blockers", { "{t:things}": "{t:le}", "{s:said subject}": "{s}", "~": "{~}" })
french("object", { "{who:player} ' graveyards": "{who~cimetière}" })
french("cost target", {
  "~": "{~}",
  "a {t:plain thing}": "{t:un}",
  "enchanted {n:host}": "[le:n] {n} [enchanté:n]",
})
for (const symbol of ["plain", "card", "spell", "source"]) {
  french(`${symbol} thing`, { "{t:thing}": "{t}" })
  french(`${symbol} things`, { "{t:things}": "{t}" })
}
french("all things", { "{t:things} {p:way done} this way": "{t:le} {p} de cette manière" })
for (const symbol of ["all things", "graveyard cards"]) french(symbol, { "{t:things}": "{t}" })
french("flashback cards", { "{t:thing}": "{t}" })

french("slot", {
  "target {t:thing}": "{t:un cible}",
  "up to one target {t:thing}": "jusque à {t:un cible}",
  "up to one other target {t:thing}": "jusque à {t:another cible}",
  "up to {n:number} target {t:things}": "jusque à {n} {t:cible}",
  "{n:number} target {t:things}": "{n} {t:cible}",
  "one or two target {t:things}": "[un:t] ou deux {t:cible}",
  "one or more target {t:things}": "[un:t] ou plusieurs {t:cible}",
  "any number of target {t:things}": "n'importe quel nombre de {t:cible}",
  "any number of target creatures , planeswalkers , and/or players": aim(
    "n'importe quel nombre de créatures , planeswalkers et/ou joueurs ciblés",
  ),
  "any target": () => ({ words: ["n'importe", "quelle", "cible"], features: third("f") }),
  "any target of a opponent 's choice": () => ({
    words: "n'importe quelle cible au choix d'un adversaire".split(" "),
    features: third("f"),
  }),
  "target {t:card thing} of a opponent 's choice {z:place}": "{t:un cible} au choix d'un adversaire {z}",
  "target {t:plain thing} of a opponent 's choice you don't control":
    "{t:un cible} au choix d'un adversaire et que vous ne contrôlez pas",
  "target {t:plain thing} of a opponent 's choice": "{t:un cible} au choix d'un adversaire",
  "target {t:plain thing} that player controls of their choice":
    "{t:un cible} de son choix que ce joueur contrôle",
  "any other target": () => ({ words: ["n'importe", "quelle", "autre", "cible"], features: third("f") }),
  "up to one target": () => ({ words: ["jusque", "à", "une", "cible"], features: third("f") }),
  "two targets": () => ({ words: ["deux", "cibles"], features: third("f", true) }),
  "target player or planeswalker": aim("une cible , joueur ou planeswalker"),
  "up to one target player or planeswalker": aim("jusqu'à une cible , joueur ou planeswalker"),
  "target opponent or planeswalker": aim("une cible , adversaire ou planeswalker"),
  "target permanent or player": aim("une cible , permanent ou joueur"),
  "target creature or player": aim("une cible , créature ou joueur"),
  "target creature or opponent": aim("une cible , créature ou adversaire"),
  "target activated or triggered ability": aim("une capacité activée ou déclenchée ciblée"),
  "target activated ability": aim("une capacité activée ciblée"),
  "target triggered ability": aim("une capacité déclenchée ciblée"),
  "target spell or {t:plain thing}": "une cible , sort ou {t}",
  "target {t:plain thing} or spell": "une cible , {t} ou sort",
  "up to one target spell or {t:plain thing}": "jusqu'à une cible , sort ou {t}",
  "up to one target {t:plain thing} or spell": "jusqu'à une cible , {t} ou sort",
  "target activated ability you control": aim("une capacité activée ciblée que vous contrôlez"),
  "target triggered ability you control": aim("une capacité déclenchée ciblée que vous contrôlez"),
  "target activated or triggered ability you control": aim(
    "une capacité activée ou déclenchée ciblée que vous contrôlez",
  ),
  "target activated or triggered ability you don't control": aim(
    "une capacité activée ou déclenchée ciblée que vous ne contrôlez pas",
  ),
  "target spell or ability": aim("une cible , sort ou capacité"),
  "target spell or ability with a single target": aim("une cible , sort ou capacité , avec une seule cible"),
})
function aim(text: string): Saying {
  return () => ({ words: text.split(" "), features: third("f") })
}
french("divided slot", {
  "any number of target {t:things}": "n'importe quel nombre de {t:cible}",
  "any number of targets": "n'importe quel nombre de cibles",
  "any number of other target {t:things}": "n'importe quel nombre d'autres {t:cible}",
  "one or two targets": "une ou deux cibles",
  "one or two other target {t:things}": "[un:t] ou deux autres {t:cible}",
  "up to {n:number} target {t:things}": "jusqu'à {n} {t:cible}",
  "one or two target {t:things}": "[un:t] ou deux {t:cible}",
  "one , two , or three targets": "une , deux ou trois cibles",
  "one , two , or three target {t:things}": "[un:t] , deux ou trois {t:cible}",
})
/** « à chacune de deux créatures ciblées », « à chacune d'elles »: the amount isn't divided. */
function eachOf(part: Derivation, setting: Setting): Phrase {
  const phrase = say(partsOf(part)[0], setting)
  const what = part.value as Selector
  const slot = what.sel === "target" ? (part.context.targets[what.slot] as TargetSlot) : undefined
  const { max = 1 } = slot ?? {}
  if (slot?.filter === undefined || max === 1 || phrase.features?.plural !== true) return phrase
  const each = agree("chacun", { ...phrase.features, plural: false })
  return { words: [each, "de", ...phrase.words], features: phrase.features }
}
french("recipient", { "{object}": eachOf })
french("recipient", { "{recipient} and {recipient}": "{recipient} et à {recipient2}" })
french("pile", { "{things}": "{things:le}", "{object}": "{object}" })
french("giver", {
  "§": (_part, { self }) => ({ words: [self.name], features: self.features }),
  "what gives it this ability": "l’objet qui donne cette capacité",
})
french("object", {
  "a {t:card thing} of a opponent 's choice {z:place}": "{t:un} au choix d'un adversaire {z}",
})

french("two targets", {
  "up to one target {card thing} and up to one target {card thing} {place}":
    "jusque à {card thing:un cible} et jusque à {card thing2:un cible} {place}",
  "target {card thing} and target {card thing} {place}":
    "{card thing:un cible} et {card thing2:un cible} {place}",
})
