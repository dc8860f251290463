import { COLOR_PAIRS } from "../../lexicon/colors.ts"
import { subtypeNoun } from "../../lexicon/subtypes.ts"
import { TYPES } from "../../lexicon/types.ts"
import { agree } from "../../morphology/agreement.ts"
import { conjugate } from "../../morphology/verbs.ts"
import { third } from "../../phrase.ts"
import { french, frenchOf, type Saying, sayAs } from "../../say.ts"
import { listed } from "../objects/lists.ts"

// Continuous effects on objects: temporary (`change`) or permanent (`trait`).

frenchOf("changes", listed("et"))
frenchOf("traits", listed("et"))
for (const symbol of ["change", "trait"])
  french(symbol, {
    "get(s) {s:size}": "<gagner> {s}",
    "get(s) {s:size} for each {n:each}": "<gagner> {s} pour chaque {n}",
    "has/have base power and toughness {s:base size}": "<avoir> une force et une endurance de base de {s}",
    "has/have base power {n:figures}": "<avoir> une force de base de {n}",
    "has/have base toughness {n:figures}": "<avoir> une endurance de base de {n}",
    "lose(s) {k:plain keyword}": "<perdre> {k}",
    'lose(s) all " bands with other " abilities':
      "<perdre> toutes les capacités de regroupement avec d'autres",
    'lose(s) banding and all " bands with other " abilities':
      "<perdre> le regroupement et toutes les capacités de regroupement avec d'autres",
    "lose(s) all abilities": "<perdre> toutes {son~capacités}",
  })
french("chosen change", {
  "become(s) the color of your choice": "<devenir> de la couleur de votre choix",
  "become(s) the color or colors of your choice": "<devenir> de la couleur ou des couleurs de votre choix",
  "become(s) the basic land type of your choice in addition to its other types":
    "<devenir> du type de terrain de base de votre choix en plus de ses autres types",
  "become(s) the basic land type of your choice": "<devenir> du type de terrain de base de votre choix",
  "become(s) the creature type of your choice": "<devenir> du type de créature de votre choix",
  "gain(s) protection from the color of your choice":
    "<acquérir> la protection contre la couleur de votre choix",
  "gain(s) hexproof from the color of your choice":
    "<acquérir> la défense talismanique contre la couleur de votre choix",
})
french("change", {
  "gain(s) all activated abilities of {of:object}": "<acquérir> toutes les capacités activées de {of}",
  "gain(s) {k:abilities}": "<acquérir> {k}",
  "has/have {k:abilities}": "<avoir> {k}",
  "become(s) colorless": "<devenir> [incolore]",
})
for (const symbol of ["change", "trait"] as const)
  french(symbol, { "lose(s) {a:plain keyword} and {b:plain keyword}": "<perdre> {a} et {b}" })
french("trait", {
  "has/have all activated abilities of {of:object}": "<avoir> toutes les capacités activées de {of}",
  "has/have {k:abilities}": "<avoir> {k}",
  "has/have the full text of that card and has/have the text {k:abilities}":
    "<avoir> le texte complet de cette carte et <avoir> le texte {k}",
  "has/have all names of non legendary creature cards in addition to its|their name|names":
    "<avoir> tous les noms des cartes de créature non légendaires en plus de {son~nom}",
  "is/are a {t:subtype plural} in addition to its|their other types":
    "<être> {t} en plus de {son~autres types}",
  "is/are all colors": "<être> de toutes les couleurs",
  "is/are colorless": "<être> [incolore]",
})
for (const [english, word] of COLOR_PAIRS) {
  french("trait", { [`is/are ${english}`]: `<être> [${word}]` })
  french("change", { [`become(s) ${english}`]: `<devenir> [${word}]` })
  french("thing filter", { [english]: `[${word}]`, [`non ${english}`]: `[non-${word}]` })
}
for (const [english, word] of [
  ["plains", "Plains"],
  ["island", "Island"],
  ["swamp", "Swamp"],
  ["mountain", "Mountain"],
  ["forest", "Forest"],
]) {
  french("trait", { [`is/are a ${english}`]: ofType("être", word) })
  french("change", { [`become(s) a ${english}`]: ofType("devenir", word) })
}
/** « est une montagne », « sont des montagnes ». */
function ofType(verb: string, subtype: string): Saying {
  const { singular, plural, gender } = subtypeNoun(subtype)
  return (_part, { mood, subject }) => ({
    words: [
      conjugate(verb, mood, subject),
      ...(subject?.plural === true ? ["des", plural] : [agree("un", third(gender)), singular]),
    ],
  })
}
french("thing filter", {
  "a {t:thing}": "{t:un}",
  tapped: "[engagé]",
  untapped: "[dégagé]",
  attacking: "[attaquant]",
  blocking: "[bloqueur]",
  blocked: "[bloqué]",
  unblocked: "non [bloqué]",
  paired: "en paire",
  equipped: "[équipé]",
  enchanted: "[enchanté]",
  legendary: "[légendaire]",
  monstrous: "[monstrueux]",
  renowned: "[renommé]",
  modified: "[modifié]",
  suspected: "[suspecté]",
  saddled: "[sellé]",
  prepared: "[préparé]",
  historic: "[historique]",
  "non basic": "non-base",
  basic: "de base",
  colorless: "[incolore]",
  monocolored: "[monocolore]",
  "face-down": "face cachée",
  transformed: "[transformé]",
  goaded: "[incité]",
  "non token": "non-jeton",
  "non legendary": "[non-légendaire]",
  snow: "[neigeux]",
  multicolored: "[multicolore]",
})
for (const [type, { singular }] of Object.entries(TYPES))
  french("thing filter", { [`non ${type}`]: `non-${singular}` })
french("enchant what it put", {
  "enchant {t:plain thing} put onto the battlefield with §":
    "enchanter :. {t} [mis:t] sur le champ de bataille avec {~}",
})
french("clause", {
  "{what:object} gain(s) {k:abilities}": "{what!} <acquérir> {k}",
  "{what:object} {c:changes} {d:duration}": "{what!} {c} {d}",
  "{what:object} {c:lasting changes}": "{what!} {c}",
  "{w:objects'} base power becomes/become equal to {n:quantity} {d:duration}":
    "{w~force de base!} <devenir> égale à {n} {d}",
  "{w:objects'} base toughness becomes/become equal to {n:quantity} {d:duration}":
    "{w~endurance de base!} <devenir> égale à {n} {d}",
  "{w:objects'} base power and toughness become|becomes equal to {o:objects'} power and toughness {d:duration}":
    "{w~force et endurance de base!} <devenir> égale à {o~force et endurance} {d}",
  "{what:object} each {c:changes} {d:duration}": "{what!} {c} {d}",
  "{what:object} lose(s) all abilities and {b:becomes}": "{what!} <perdre> toutes ses capacités et {b}",
  "{what:object} {c:changes} and {b:becomes} {d:duration}": "{what!} {c} et {b} {d}",
  "{what:object} {c:becomes} {d:duration}": "{what!} {c} {d}",
  "creatures of the creature type of your choice {c:changes} {d:duration}":
    "{creatures!} du type de créature de votre choix {c} {d}",
  "{what:object} {k:chosen change}": "{what!} {k}",
  "{what:object} {k:chosen change} {d:duration}": "{what!} {k} {d}",
  "{what:object} {c:changes} and {k:chosen change} {d:duration}": "{what!} {c} et {k} {d}",
  "{what:object} become(s) a copy of {of:simple object} {d:duration}":
    "{what!} <devenir> une copie de {of} {d}",
  "{what:object} become(s) a copy of {of:simple object}": "{what!} <devenir> une copie de {of}",
  "{what:object} {c:is now}": "{what!} {c}",
  "if {what:said object} would leave the battlefield , exile {i:it again} instead of putting it anywhere else":
    "si {what!} <devoir:imperfect> quitter le champ de bataille , <exiler:imperative> {i} au lieu de [le] mettre autre part",
  'it loses " enchant creature card in a graveyard " and gains " {k:enchant what it put} . "':
    "{~!} <perdre:indicative> « enchanter :. carte de créature dans un cimetière » et <acquérir:indicative> « {k} »",
  "~ loses this ability and becomes a aura enchantment with enchant creature . attach it to {to:object} . you may pay {m:mana} to end this effect":
    "{~!} <perdre> cette capacité et <devenir:indicative> un enchantement Aura avec enchanter : créature . Attachez-la à {to} . Vous pouvez payer {m} pour mettre fin à cet effet",
  'it becomes a aura with " {k:enchant what it put} . "': "{~!} <devenir:indicative> une aura avec « {k} »",
  "it's {c:becoming body}": "c'est {c}",
  "they're {c:becoming body}": "ce sont {c}",
  "{w:object} {c:change}": "{w!} {c}",
  "{what:object} become(s) a copy of {of:simple object} , except {x:exceptions}":
    "{what!} <devenir> une copie de {of} , excepté que {x}",
  "{what:object} become(s) a copy of {of:simple object} {d:duration} , except {x:exceptions}":
    "{what!} <devenir> une copie de {of} {d} , excepté que {x}",
  "{what:object} gain(s) flashback {d:duration} . the flashback cost is equal to its mana cost":
    "{what!} <acquérir> le flashback {d} . Le coût de flashback est égal à son coût de mana",
})
french("change", {
  "gain(s) all creature types": "<acquérir> tous les types de créature",
  "lose(s) all creature types": "<perdre> tous {son~types de créature}",
})
french("trait", {
  "is/are every creature type": "<avoir> tous les types de créature",
  ...Object.fromEntries(
    [
      ["plains", "une plaine", "plaines"],
      ["island", "une île", "îles"],
      ["swamp", "un marais", "marais"],
      ["mountain", "une montagne", "montagnes"],
      ["forest", "une forêt", "forêts"],
    ].map(([english, one, several]) => [
      `is/are a ${english} in addition to its|their other land types`,
      inNumber(one, several),
    ]),
  ),
})

/** Adds a land type, with agreement in number. */
function inNumber(one: string, several: string): Saying {
  return (part, setting) =>
    setting.subject?.plural === true
      ? sayAs(`<être> des ${several} en plus de leurs autres types de terrain`, part, setting)
      : sayAs(`<être> ${one} en plus de ses autres types de terrain`, part, setting)
}
