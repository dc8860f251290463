import type { Effect, Selector } from "@apnap/engine"
import { partIn } from "../../filling.ts"
import { possessed } from "../../lexicon/possessions.ts"
import { originOf } from "../../origin.ts"
import { pronoun, third, YOU } from "../../phrase.ts"
import { french, type Saying, type Setting, sayAs } from "../../say.ts"

const HIDDEN: ReadonlySet<string> = new Set(["library", "hand"])

/**
 * Moves to a hand, a library, a graveyard or the battlefield. Cards that were in a library or a hand are put there (« mettre »), others
 * return (« renvoyer »); what goes to its owner's zone from your own goes to yours; a permanent without a named controller enters under
 * its owner's control, which is said unless it's yours (110.2a).
 */
const moved =
  (said: string): Saying =>
  (part, setting) => {
    const what = partIn(part, "what")
    const origin = originOf(what?.value as Selector | undefined, part.context.targets, setting.ability)
    const yours = origin?.yours === true
    const move = part.value as Extract<Effect, { do: "move" }>
    // « Mettez une carte de créature ciblée d'un cimetière sur le champ de bataille sous votre contrôle. »
    const taken = origin?.zone === "graveyard" && !yours && move.control?.who === "you"
    const put = origin !== undefined && (HIDDEN.has(origin.zone) || taken)
    // Another player puts cards of their own library into their own hand.
    const own = put && setting.subject?.person === 3 ? pronoun(setting.subject) : undefined
    const owner = yours ? pronoun(YOU) : own
    const inside: Setting = owner === undefined ? setting : { ...setting, owner }
    const phrase = sayAs(put ? said.replace("<renvoyer>", "<mettre>") : said, part, inside)
    const owned = move.to === "battlefield" && move.control === undefined && !yours && origin !== undefined
    if (!owned || setting.subject?.person === 3 || phrase.words.includes("propriétaire")) return phrase
    const features = what && sayAs("{what}", part, setting).features
    const whose = possessed(pronoun(features ?? third("f")), "propriétaire")
    return { ...phrase, words: [...phrase.words, "sous", "le", "contrôle", "de", ...whose.words] }
  }

const TEMPLATES: Readonly<Record<string, string>> = {
  "return(s) {what:object} to your hand": "<renvoyer> {what:from} dans votre main",
  "return(s) {what:object} to {o:owners} hand|hands": "<renvoyer> {what:from} dans {o~main}",
  "return(s) {what:object} to the battlefield": "<renvoyer> {what:from} sur le champ de bataille",
  "return(s) {what:object} to the battlefield tapped":
    "<renvoyer> {what:from} sur le champ de bataille [engagé:what]",
  "return(s) {what:object} to the battlefield under your control":
    "<renvoyer> {what:from} sur le champ de bataille sous votre contrôle",
  "return(s) {what:object} to the battlefield with a {kind:counter} counter on it":
    "<renvoyer> {what:from} sur le champ de bataille avec un marqueur {kind} sur [lui:what]",
  "return(s) {what:object} to the battlefield tapped and attacking":
    "<renvoyer> {what:from} sur le champ de bataille [engagé:what] et [attaquant:what]",
  "return(s) {what:object} to the battlefield attached to {to:simple object}":
    "<renvoyer> {what:from} sur le champ de bataille [attaché:what] à {to}",
  "return(s) {what:object} to the battlefield transformed under your control":
    "<renvoyer> {what:from} sur le champ de bataille [transformé:what] sous votre contrôle",
  "return(s) {what:object} to the battlefield transformed under its owner 's control":
    "<renvoyer> {what:from} sur le champ de bataille [transformé:what] sous le contrôle de son propriétaire",
  "return(s) {what:object} to the battlefield {a:arrival}":
    "<renvoyer> {what:from} sur le champ de bataille {a}",
  "put(s) {what:object} on top of {o:owners} library|libraries":
    "<mettre> {what:from} au-dessus de {o~bibliothèque}",
  "put(s) {what:object} on the bottom of {o:owners} library|libraries":
    "<mettre> {what:from} au-dessous de {o~bibliothèque}",
  "put(s) {what:object} into {o:owners} graveyard|graveyards": "<mettre> {what:from} dans {o~cimetière}",
  "put(s) {what:object} into {o:owners} library just beneath the top x cards of that library , where x is {n:quantity}":
    "<mettre> {what:from} dans {o~bibliothèque} juste sous les X cartes du dessus de cette bibliothèque , X étant {n}",
  "put(s) {what:object} into {o:owners} library just beneath the top {n:number} cards of that library":
    "<mettre> {what:from} dans {o~bibliothèque} juste sous les {n} cartes du dessus de cette bibliothèque",
  "put {what:object} into {o:owners} library second from the top":
    "<mettre> {what:from} dans {o~bibliothèque} en deuxième position en partant du dessus",
  "put {what:object} into {o:owners} library third from the top":
    "<mettre> {what:from} dans {o~bibliothèque} en troisième position en partant du dessus",
  "put {what:object} into {o:owners} library fourth from the top":
    "<mettre> {what:from} dans {o~bibliothèque} en quatrième position en partant du dessus",
  "shuffle(s) {what:object} into {o:owners} library": "<mélanger> {what:from} dans {o~bibliothèque}",
  "put(s) {what:object} into {o:owners} hand|hands": "<mettre> {what:from} dans {o~main}",
  "put {what:object} into {o:owners} library seventh from the top":
    "<mettre> {what:from} dans {o~bibliothèque} en septième position en partant du dessus",
}
french("does", Object.fromEntries(Object.entries(TEMPLATES).map(([english, said]) => [english, moved(said)])))
